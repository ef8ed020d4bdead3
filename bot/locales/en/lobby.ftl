### The table before the match: card in the channel, list of tables, answers to /table commands.
### Arguments are described in ru/lobby.ftl.

## Card

lobby-title = Table { $table } · { $game }
lobby-terms = To { $target } · { $pace } · usually { $length }
lobby-private = Private table: seats by invitation.
lobby-rules = Changed: { $options }
lobby-seat-taken = { seat-name }: { $member }
lobby-seat-free = { seat-name }: free
lobby-host = Host: { $member }
lobby-waiting =
    { $free ->
        [one] Waiting for { $free } more player
       *[other] Waiting for { $free } more players
    }
lobby-ready = Everybody is seated. The game can begin.
lobby-expires = If the players do not come together, the table closes { $when }
lobby-expired = The players did not come together, and table { $table } has closed. `/table open` opens a new one.
lobby-closed = Table { $table } is closed.
lobby-running = Table { $table } · match running · { $score } · { $link }
lobby-finished = Table { $table } · match over · { $score } · { $link }

## Buttons (up to 38 characters)

lobby-button-seat = { seat-name }
lobby-button-robot = + robot
lobby-button-robot-away = − robot
lobby-button-stand = Stand up
lobby-button-start = Start
lobby-button-rules = Rules

## Answers to whoever pressed

lobby-opened = Table { $table } is open: { $link }
lobby-seated = Your seat is { seat-name }. Your partner sits opposite.
lobby-seated-alone = Your seat is { seat-name }. Each plays alone.
lobby-stood = You left table { $table }.

## List of tables

list-title = Club tables
list-mine = Your unfinished matches
list-open = Free seats
list-running = Matches running
list-empty = There are no tables now. Open your own: `/table open`.
list-row-open =
    { $free ->
        [one] Table { $table } · { $game } · { $pace } · { $free } seat · { $link }
       *[other] Table { $table } · { $game } · { $pace } · { $free } seats · { $link }
    }
list-row-running = Table { $table } · { $game } · { $score } · { $link }
# Suggestion while a command is typed (up to 100 characters).
list-choice-open =
    { $free ->
        [one] Table { $table } · { $game } · { $free } seat
       *[other] Table { $table } · { $game } · { $free } seats
    }
list-choice-mine = Table { $table } · { $game } · you play here
list-choice-running = Table { $table } · { $game } · match running

## Leave, come back, close

resume-done = Welcome back! You are at table { $table } again: { $link }
close-confirm = Close table { $table }? The match will stay unfinished.
close-button-yes = Close the table
close-button-no = Keep it open
close-kept = The table stays open.
close-done = Table { $table } is closed.
export-done = Record of the match at table { $table }.
export-running = The match is still running, so the record holds only what everybody has already seen.
