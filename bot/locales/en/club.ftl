### What a club has agreed on: the usual table, its looks and its times. Screens of `/club settings`, forms of setup.
### Arguments are described in ru/club.ftl.

error-club-number = { figure-name }: a whole number from { $min } to { $max } is needed. Nothing was changed.
figure-name =
    { $figure ->
        [target] Points to play to
        [move-seconds] Seconds for a move
        [grace-seconds] Seconds of grace
        [lobby-minutes] Minutes until the match begins
        [move-hours] Hours for a move
        [reserves] Spare days a month
       *[lobby-days] Days until the match begins
    }

## Screen

house-staff = Moderators and language
house-tables = New tables
house-times = Times
house-game = Game: { $game } · { $pace } · to { $target }
house-target-usual = the game's usual score
house-level = Robots: { $parts }
house-compact =
    { $on ->
        [yes] Table card: words only
       *[no] Table card: with a picture
    }
house-suits =
    { $suits ->
        [two-colours] Suits on pictures: two colours
        [four-colours] Suits on pictures: four colours
       *[usual] Suits on pictures: as the bot is set
    }
house-live = Live: { $parts }
house-days = By days: { $parts }
house-move = { $time } for a move
house-move-endless = no limit for a move
house-grace = an absent player is awaited for { $time }
house-lobby = a table waits { $time } for players
house-reserves =
    { $n ->
        [0] no spare days
        [one] { $n } spare day a month
       *[other] { $n } spare days a month
    }
house-solo =
    { $on ->
        [yes] Match against robots alone: the clock runs as for everybody
       *[no] Match against robots alone: no limit
    }
house-forced =
    { $on ->
        [yes] The only possible card: plays itself
       *[no] The only possible card: the member plays it too
    }
house-later = Tables already open keep the times they were opened with.
house-changed = Last change: { $member }, { $when }
house-next = What would you like to set next? Each button opens a form; everything works without it too.
house-kept = Saved.
count-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

## Buttons (up to 38 characters) and forms (titles and labels up to 45, hints up to 100)

house-button =
    { $form ->
        [staff] Moderators and language
        [games] Game and pace
        [looks] Looks of tables
        [live] Live times
       *[days] Times by days
    }
house-form-game = Which game
house-form-pace = Pace
house-form-target = Points to play to
house-form-target-hint = Empty: as usual in that game. Counts where nobody chooses another game or pace.
house-form-level = How well robots play
house-form-compact = Words only
house-form-compact-hint = Table cards without a picture: read aloud easily, and light on data.
house-form-suits = Suits on pictures
house-form-suits-name =
    { $suits ->
        [two-colours] Two colours
        [four-colours] Four colours
       *[usual] As the bot is set
    }
house-form-number-hint = Empty: as the bot is set ({ $n }). From { $min } to { $max }.
house-form-endless-hint = Empty: as the bot is set ({ $n }). Up to { $max }; 0 means no limit.
house-flag-solo = Hurry whoever plays with robots alone too
house-flag-solo-hint = The time of a move runs even if nobody else is waiting at the table.
house-flag-forced = Play the only possible card at once
house-flag-forced-hint = Where there is just one legal card, it is played after a second or two.
