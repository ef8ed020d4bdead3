### The same deals at several tables.

error-duplicate-covered = Another table is still playing these deals. Cards, record and proof open when everybody has finished.
error-duplicate-other-table = You play these deals at another table of the same event.
error-duplicate-once = The same deals are played once.
error-duplicate-not-found = There is no such event on this server.
error-duplicate-cut = With a cut pack the deals follow from the play and cannot be the same. Choose shuffling.
error-seated-elsewhere = You play these deals at another table of the same event.

## A table whose deals other tables still have to play

duplicate-terms =
    { $n ->
        [one] { $n } deal, the same at all tables
       *[other] { $n } deals, the same at all tables
    } · { $pace } · usually { $length }
duplicate-lobby = A table of event { $number }: other tables play the same cards. Until the end only those at the table see cards and score.
duplicate-heading = Deal { $deal } of { $n } · dealer { seat-name }
duplicate-heading-extra = Extra deal · dealer { seat-name }
duplicate-turn = Turn: { $member } ({ seat-name })
duplicate-between = The deal is over. Its result is on “My cards”.
duplicate-hidden = Other tables play the same cards, so only those at this table see the play and the score: “My cards”, “Score”.
duplicate-over = All deals played
duplicate-wait = Cards, score and comparison open when all tables of the event have finished.
duplicate-deal-score = This deal: we { $us } · they { $them }
duplicate-line-playing = Table { $table } · playing the deals of the event · { $link }
duplicate-line-finished = Table { $table } · its deals are played, waiting for the others · { $link }
duplicate-row = Table { $table } · { $game } · event, score covered · { $link }

## Card of the event and comparison (everybody sees them)

duplicate-opened = Event { $number } is open: its card and its tables are in this channel.
duplicate-title = Event { $number } · { $game }
duplicate-counts =
    Tables: { $n } · { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
duplicate-about = All tables are dealt the same cards. Who did how well opens here when everybody has finished.
duplicate-commitment = The secret of the packs was chosen before anybody sat down. Fingerprint (SHA-256): `{ $hash }`
duplicate-table = Table { $table }
duplicate-state-lobby =
    { $n ->
        [0] no seat free
        [one] { $n } free seat
       *[other] { $n } free seats
    }
duplicate-state-playing = playing
duplicate-state-finished = its deals are played
duplicate-state-closed = closed, deals not finished
duplicate-winner =
    { $n ->
        [one] Won by { $members }
       *[other] Shared victory: { $members }
    }
duplicate-gained = Better than the average with the same cards: { $gained }
duplicate-nothing = There is nothing to compare: fewer than two tables have played all deals.
duplicate-by-deal = Deals: how much more North–South scored
duplicate-deal = Deal { $deal } · average { $score }
duplicate-table-result = table { $table }: **{ $score }** ({ $gained })
duplicate-table-short = { $table }: { $score } ({ $gained })
duplicate-by-pair = Pairs: points against the average, match points
duplicate-place = table { $table }, { $who }
duplicate-match-points =
    { $n ->
        [one] { $n } match point
       *[other] { $n } match points
    }
duplicate-left-out =
    { $n ->
        [one] Table { $parts } did not finish and is left out of the comparison.
       *[other] Tables { $parts } did not finish and are left out of the comparison.
    }
duplicate-check = Check the deals: `/verify`. Look at them again: `/replay`.
