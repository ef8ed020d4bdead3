### Discord commands: names (lower case, up to 32 characters, no spaces) and descriptions (up to 100 characters).
### Everybody sees these for whose language there is no translation; the names here are the commands' own names.

cmd-table =
    .name = table
    .description = Club tables: open, join, return
cmd-table-open =
    .name = open
    .description = Open a table in this channel
cmd-table-join =
    .name = join
    .description = Sit down at a table with a free seat
cmd-table-list =
    .name = list
    .description = Open tables and your unfinished matches
cmd-table-leave =
    .name = leave
    .description = Leave the table
cmd-table-resume =
    .name = resume
    .description = Return to an unfinished match
cmd-table-close =
    .name = close
    .description = Close a table (its host or a moderator)
cmd-table-export =
    .name = export
    .description = Get the record of a match as a file
cmd-hand =
    .name = hand
    .description = Show your cards
cmd-score =
    .name = score
    .description = Show the score of the match
cmd-last =
    .name = last
    .description = Show the last trick

opt-game =
    .name = game
    .description = Which game to play
opt-pace =
    .name = pace
    .description = Live or by days
opt-target =
    .name = target
    .description = Points that win the match
opt-private =
    .name = private
    .description = Seats by invitation only
opt-robots =
    .name = robots
    .description = How many seats to give to robots at once
opt-table =
    .name = table
    .description = Which table

choice-pace-live = Live
choice-pace-days = By days
