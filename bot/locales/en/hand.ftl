### The hand: a message that only the member sees. Arguments are described in ru/hand.ftl.

hand-title = Your cards
hand-trump =
    { $strain ->
        [no-trumps] no trumps
        [all-trumps] all trumps
       *[suit] trumps { $trump }
    }
hand-contract = contract { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = your turn
hand-turn-play = { seat-name } to play
hand-trick = Trick: { $cards }
hand-trick-card = { $card } ({ seat-name })
hand-trick-lead = You lead the trick: any card will do.
hand-cards = In hand: { $cards }
hand-score = We { $us } · They { $them }
hand-score-you = You { $points }
hand-tricks = Tricks: we { $us } · they { $them }
hand-tricks-you = Tricks: you { $n }
hand-last-played = All cards are played.
hand-not-dealt = The cards are not dealt yet.
hand-old = This is an old message. “My cards” on the table shows your cards as they are now.
hand-button-refresh = Refresh
