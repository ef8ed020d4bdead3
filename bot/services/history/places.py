"""Which decision of a record each event of a log is."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.codec import decode_event, decode_rules
from bot.store.table.rows import MatchLog
from engine.events import Announced, CallMade, CardPlayed, ClaimedOut, Dealt
from engine.review import Kind, Place
from engine.seats import Seat


class Step(NamedTuple):
    """A decision of a log: where it stands in the record, and whose it was."""

    place: Place
    seat: Seat


def steps_of(log: MatchLog) -> dict[int, Step]:
    """Every decision by the `seq` of its event, in the order of the match.

    What is said of combinations is a decision only where the game asks for it.
    """
    asked = decode_rules(log.match.rules).declare == "asked"
    found: dict[int, Step] = {}
    deal, numbers = 0, dict[Kind, int]()
    for row in log.events:
        event = decode_event(row)
        if isinstance(event, Dealt):
            deal, numbers = event.number, {"call": 0, "play": 0}
        elif isinstance(event, CallMade | CardPlayed | ClaimedOut) or (asked and isinstance(event, Announced)):
            kind: Kind = "call" if isinstance(event, CallMade) else "play"
            numbers[kind] += 1
            found[row.seq] = Step(Place(deal, kind, numbers[kind]), event.seat)
    return found


def own_steps(log: MatchLog, user_id: int) -> tuple[Step, ...]:
    """The words and cards that a member chose himself by a click each.

    What robots and clocks did in his place is not among them, nor are the cards of a claim («остальные мои»), which the
    table plays out.
    """
    steps = steps_of(log)
    clicks: list[list[Step]] = []
    for row in log.events:
        if row.actor_id != user_id:
            continue
        if row.interaction_id is not None:
            clicks.append([])
        if row.seq in steps and clicks:
            clicks[-1].append(steps[row.seq])
    return tuple(click[0] for click in clicks if len(click) == 1)
