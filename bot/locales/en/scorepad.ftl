### The score pad for people who play with real cards; the Russian catalog explains the arguments.

pad-title = Score pad No. { $number } · to { $target }
pad-dealer = Dealer: { $who }
pad-winner = Won by { $who }
pad-writer = last written by { $member }
pad-is-closed = The pad is closed.
pad-choice = No. { $number } · { $members }
pad-opened = Score pad No. { $number } is ready. Everybody in this channel may write deals.

pad-button-new = New deal
pad-button-undo = ↶ Undo
pad-button-close = Close the pad
pad-button-edit = Correct
pad-button-delete = Delete
pad-button-points = Points and combinations…
pad-button-passed = Write: everybody passed
pad-choose-deal = A deal: look, correct, delete
pad-close-question = Close score pad No. { $number }? Nothing can be written to it any more.
pad-deleted = Deal { $deal } is deleted, everything after it is computed anew. To bring it back: “↶ Undo”.

pad-deal-line = Deal { $deal } · { $who } · { $score }
pad-deal-passed = Deal { $deal } · everybody passed
pad-contract = Contract: { $bid }{ doubling-suffix }
pad-outcome =
    { $outcome ->
        [made] Made.
        [failed] Lost.
        [litige] Litige: points equal.
        [hanging] Hanging: points equal.
       *[other] Played.
    }
pad-line-belote = Belote and rebelote

pad-draft-new = New deal · dealer { $who }
pad-draft-edit = Deal { $deal } · correction
pad-draft-hint = Choose what happened, then write the points of one side: the rest is computed.
pad-taker = Taken by
pad-nobody = Nobody: everybody passed
pad-price = Price of the contract
pad-trump = Trump
pad-doubling = Contra
pad-times =
    { $multiplier ->
        [1] Not doubled
        [2] Contra
       *[other] Surcontra
    }
pad-belote = Belote
pad-no-belote = No belote
pad-capot = Capot
pad-no-capot = No capot

pad-form-new = New score pad
pad-form-names = Players, one a line
pad-form-names-hint = { $n } names in order of play. The first deals first; of four, partners sit alternately.
pad-form-target = Points to win
pad-form-litige = Points equal
pad-litige =
    { $value ->
        [carry] Litige: they wait for the next deal
        [taker_wins] The takers have won
       *[dedans] The takers have lost
    }
pad-form-both = Both sides over
pad-both =
    { $value ->
        [taker] The last takers win
        [defenders] Their opponents win
       *[higher] The higher total wins
    }
pad-form-title = Points of the deal
pad-form-points = Points: { $who }
pad-form-points-hint = Cards with the last trick, no combinations. One side is enough; none after a capot.
pad-form-combinations = Combinations: { $who }
pad-form-combinations-hint = Those that count, with spaces: 20 50 100. Not belote.
pad-form-combinations-all = Combinations by side
pad-form-combinations-all-hint = In this order with “;”: { $parts }. For example: 20 50; ; 100

error-pad-not-found = There is no such score pad here. A new one: `/scorepad new`.
error-pad-closed = This score pad is closed.
error-pad-moved = The pad has changed meanwhile: check it and write again.
error-pad-names = { $n } different names are needed, one a line.
error-pad-target = A match goes to 1–10000 points.
error-pad-number = Points and combinations are numbers.
error-pad-many = There are { $n } pads in this channel already. Close one.
error-pad-full = A pad has at most { $n } deals.
error-pad-nothing = There is nothing to undo.
error-pad-owner = A pad is closed by who opened it or by a moderator.
