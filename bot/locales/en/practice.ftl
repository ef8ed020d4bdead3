### The practice deal: alone with robots, every refusal and every point explained. Arguments are described in ru/practice.ftl.

cmd-practice =
    .name = practice
    .description = A practice deal with robots: only you see it, everything is explained
error-practice-gone = That practice deal is gone. Begin a new one: `/practice`.

practice-title = Practice deal · { $game }
practice-about = Only you see this. There is no hurry and nothing counts. Your seat is { seat-name }, your partner sits opposite.
practice-about-alone = Only you see this. There is no hurry and nothing counts. Your seat is { seat-name }, everybody plays alone.
practice-redealt = Everybody passed, and the cards were dealt again.
practice-alt = Practice deal, { seat-name } deals.
practice-person =
    { $whose ->
        [you] you
        [partner] partner
       *[other] opponent
    }

practice-goal =
    { $price ->
        [0] Your contract: you need more points than the opponents.
        [250] Your contract: you need every trick.
       *[other] Your contract: you need { $price }. Tricks, belote and the combinations that will be scored count.
    }
practice-goal-theirs =
    { $price ->
        [0] The opponents' contract: they need more points than you. Do not let them.
        [250] The opponents' contract: they need every trick. One of yours is enough.
       *[other] The opponents' contract: they need { $price }. Do not let them get there.
    }
practice-points = Card points so far: { $parts }

practice-took =
    { $whose ->
        [you] The trick is yours
        [partner] Your partner takes the trick ({ seat-name })
       *[other] { seat-name } takes the trick
    }: { $card } is { $why ->
        [ruff] a trump, and any trump beats a plain suit.
        [overruff] the highest of the trumps on the table.
        [trump] the highest trump on the table.
       *[led] the highest card of the suit led.
    }
practice-sum = { $parts } = { count-points }
practice-sum-last = { $parts } + 10 for the last trick = { count-points }

practice-wrong = { $card } cannot be played now.
practice-why-must-follow = You must follow suit: play { suit-accusative }, because that suit was led and you hold it.
practice-why-must-overtrump =
    { $ruff ->
        [yes] You cannot follow suit and the trump { $card } is on the table: you must play a higher trump.
       *[no] Trumps were led and { $card } holds the trick: you must play a higher trump while you have one{ $partner ->
            [yes] , even on your partner's card
           *[no] { "" }
        }.
    }
practice-why-must-beat = Here one plays a higher card of the suit led, if one has it. { $card } holds the trick.
practice-why-must-trump = You cannot follow suit, so you must trump{ $partner ->
        [yes] , even your partner's trick
       *[no] : the opponents hold the trick
    }.
practice-why-must-undertrump = You cannot follow suit and have nothing above { $card }. But you must play a trump all the same.
practice-why-trump-too-low = Your partner holds the trick: any card will do, but a trump must be higher than { $card }.
practice-may = You may play: { $cards }

practice-advice = Advice: { $label }
practice-tip-only = No other card is allowed.
practice-tip-raspasy = Everybody passed: every point taken counts as a minus, so better take no tricks.
practice-tip-draw = The contract is yours and others may still have trumps. Draw them, and nobody will ruff your aces later.
practice-tip-master = Nobody has a higher card of that suit left.
practice-tip-lead = By the robot's reckoning this is the best card to lead.
practice-tip-lead-low = A card without points: if they take the trick, you have lost nothing.
practice-tip-over-partner = The trick is yours and your partner's anyway, and this card is higher still.
practice-tip-takes-last = Your card is the last one in this trick, and the trick is certainly yours.
practice-tip-takes-sure = Nobody can go higher any more: the trick is yours.
practice-tip-takes-maybe = This card takes the trick, unless somebody goes higher.
practice-tip-feed = Your partner holds the trick: lay points into it.
practice-tip-save = Your partner holds the trick, and you will need your high cards later.
practice-tip-cheap = This trick is not yours: give away as few points as you can.
practice-tip-lose = This trick is not yours, and you will need the other cards more.
practice-tip-announce = Combinations are worth points, silence is worth nothing.
practice-tip-silent = Sometimes it is better that nobody knows your cards.
practice-tip-bid = Trumps { $cards }. With your partner's help such a hand makes about { $points }, and { $price } is needed.
practice-tip-bid-daring = Trumps { $cards }. The cards make about { $points } of { $price }, but the robot thinks that leaving the auction to the opponents costs more.
practice-tip-pass-partner = The last bid is your partner's, and you have nothing to raise it with.
practice-tip-pass-nothing = No suit has three trumps with the jack (or four with the nine): there is nothing to bid on.
practice-tip-pass-low = Your best suit is { $trump }, but the hand makes about { $points }, and { $price } is needed.
practice-tip-pass-wait = Your best suit is { $trump }, about { $points }. The robot would not risk it.
practice-tip-doubling = The robot is sure that the bid will fail.

practice-button-hint = Hint
practice-button-new = New deal
practice-button-help = Help
