### The hand: a message that only the member sees. Arguments are described in ru/hand.ftl.

hand-trump =
    { $strain ->
        [no-trumps] no trumps
        [all-trumps] all trumps
       *[suit] trumps { $trump }
    }
hand-contract = Contract { $bid }, { seat-name }{ doubling-suffix }
hand-your-turn = Your turn
hand-turn-play = { seat-name } to play
hand-trick = Trick: { $cards }
hand-trick-card = { $card }{ "\u00A0" }({ seat-name })
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
hand-taker = { seat-name } took it{ doubling-suffix }
hand-raspasy = Minus points
hand-open-cards =
    { $n ->
        [0] Your face-up cards
       *[other] Your face-up cards, face down under them: { $n }
    }
hand-announce = You have { $kinds }. Announce?
hand-announce-hidden = You have a combination. Announce?
hand-announce-first = You can play a card after your answer.
hand-button-announce = Announce
hand-button-silent = Keep silent
hand-button-claim = Claim

## The claim

claim-question = **Claim: you say that you already have enough points.** You have { $points } of { $target }, { $missing } are missing. Only tricks, winning combinations and a belote shown in this deal count. If you are right, the match is won; if not, it is lost.
claim-button-yes = I claim
claim-button-no = Play on
claim-right = Claim ({ seat-name }): the points were enough.
claim-wrong = Claim ({ seat-name }): the points were not enough, the match goes to the opponents.
