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
