### The score: a deal line by line, both columns of the match, the end of the match. Arguments are described in ru/score.ftl.

## Deal

score-title = Deal { $deal } · score sheet
score-outcome-made =
    { $system ->
        [contract] Contract { $bid } is made ({ seat-name }{ doubling-suffix }).
       *[other] { $bid } is won ({ seat-name }{ doubling-suffix }).
    }
score-outcome-failed =
    { $system ->
        [classic] Dedans: { $bid } is lost ({ seat-name }).
        [match-points] Inside: { $bid } is lost ({ seat-name }{ doubling-suffix }).
        [pair] Bayt: { $bid } is lost ({ seat-name }).
       *[contract] Contract { $bid } failed ({ seat-name }{ doubling-suffix }).
    }
score-outcome-litige = Litige: equal points ({ seat-name }, { $bid }). The takers' points wait for the next deal.
score-outcome-hanging =
    { $system ->
        [pair] Hanging bayt: equal points ({ seat-name }, { $bid }). Those of the declarers wait for the next deal.
       *[other] Hanging points: equal ({ seat-name }, { $bid }). Those of the declarers wait for the next deal.
    }
score-outcome-raspasy = All passed: tricks are written as minus points.
score-outcome-passed-out = Everybody passed: nobody writes anything.
score-need = Promised { $price }, reached { $points }.
score-row = { $label }: { $points }
score-deal-total = This deal: { $points }
score-carry =
    { $system ->
        [match-points] Hanging: { count-points }.
        [pair] Hanging bayt: { count-points } for the winner of a deal.
       *[other] Litige: { count-points } for the winner of a deal.
    }

score-line-cards = Cards in tricks
score-line-last-trick = Last trick
score-line-capot = Capot, all tricks
score-line-stake = Stake of the deal
score-line-contract = Price of the contract
score-line-contra =
    { $factor ->
        [2] Contra ({ $base } doubled)
        [4] Surcontra ({ $base } four times)
       *[other] Stake ({ $base } × { $factor })
    }
score-line-belote = Belote and rebelote ({ seat-name })
score-line-declaration = { declaration-name } { $cards } ({ seat-name })
score-line-taken-over = Passed over from the opponents
score-line-given-up = Passed over to the opponents
score-line-held = Points waiting for the next deal
score-line-carried = Points that waited for a winner
score-line-doubled-no-trumps = No trumps: doubled
score-line-valat = Valat
score-line-rounding = Rounding
score-line-match-points = Points of the deal { $base } → match points
score-line-kirtik = Kirtik: not a single trick
score-line-raspasy = Minus points

## Combinations of the deal

declarations-title = Combinations
declarations-none = There were no combinations.
declaration-counted = { declaration-name } { $cards } ({ seat-name }): { $points }
declaration-lost = { declaration-name } { $cards } ({ seat-name }): not written, the opponents have a higher one
declaration-cancelled = { declaration-name } { $cards } ({ seat-name }): not written, the combinations are equal
declaration-no-trick = { declaration-name } { $cards } ({ seat-name }): not written without a trick
declaration-unsaid = { declaration-name } { $cards } ({ seat-name }): not written, it was not said

## Hands of the deal

score-hands-title = How the cards lay
score-hand-line = { seat-name }: { $cards }

## Both columns

score-sheet-title = Score of the match
score-sheet-empty = No deal has been played yet.
score-sheet-deal = Deal

## End of the match

match-title = The match is over
match-winner = Winner: { $who } ({ $members })
match-you-won = Your pair won. Congratulations!
match-you-lost = The opponents won. Thank you for the game!
match-you-won-alone = You won. Congratulations!
match-you-lost-alone = Another player won. Thank you for the game!
match-length = Played: { count-deals }
match-button-rematch = Play again
match-rematch-waiting = Want to play again: { $members }
