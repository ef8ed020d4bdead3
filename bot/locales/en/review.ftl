### A look back at one's own decisions; the Russian catalog explains the arguments.

review-button = Review
review-title = Review · match No. { $number }
review-thinking = The robots are looking at your decisions: { $step } of { $n }…
review-none = There was nothing to choose: only one thing was possible each time.
review-summary =
    { $n ->
        [one] { $n } decision with a choice, no worse than the robot's: { $good }.
       *[other] { $n } decisions with a choice, no worse than the robot's: { $good }.
    }
review-lost = The others cost about { count-points } together.
review-worst-title = The costliest decisions
review-worst-none = No costly decisions.
review-row = { $moment }: **{ $did }**, robot: **{ $best }** · { count-points }
review-place =
    { $number ->
        [0] Deal { $deal }, auction
       *[other] Deal { $deal }, trick { $number }
    }
review-how = The cost is by how many points of the deal your choice is worse than the robot's on average. The robot saw only what could be seen from your seat: it played out hundreds of deals that this seat had to think possible and did not know the others' cards. So a risk that paid off may count as costly, too.

review-decision = Review · match No. { $number } · decision { $step } of { $n }
review-turned = Turned card: { $card }
review-lead = Trick { $number }: your lead
review-hand = Your cards: { $cards }
review-did = Your choice: **{ $did }**
review-robot = Robot: **{ $best }**
review-same = The robot would have done the same.
review-close = No worse: the difference may be chance.
review-cost = The difference is { count-points } on average.
review-alternatives = What each alternative costs
review-option-best = { $card } — the robot's choice
review-option = { $card } — { count-points } worse
review-option-even = { $card } — no worse
review-own = **{ $label }** ← your choice

review-back = ← Decision
review-ahead = Decision →
review-overview = Summary
review-walk = One by one
review-replay = Replay
review-pick = Open a costly decision
review-jump = Decisions of another deal

error-review-unfinished = Only finished matches are reviewed: robots give no advice while cards are hidden.
error-review-not-played = You took no decisions in this match.
error-review-busy = Other matches are being reviewed. Try again in a minute.
error-review-failed = The review did not work out. Please try again.
