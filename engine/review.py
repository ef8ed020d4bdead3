"""What a robot would have done at each decision of a seat, and what every alternative was worth there.

A review looks at a finished match through the eyes of one seat: at each moment it gets the `SeatView` that the seat had
then and nothing else, so that it never judges by cards that could not be seen. `moments` finds the decisions,
`robots.thinker.weigh` thinks about one with the seed of `seed_of`: the same record and seed give the same review.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from engine.actions import Action, Announce, Call, ClaimOut
from engine.deal import Deal
from engine.match import Match
from engine.robots.decision import Weighing
from engine.seats import Seat
from engine.view import SeatView, seat_view

Kind: TypeAlias = Literal["call", "play"]

SLIGHT: Final = 3.0
"""Differences in points below this may be chance: robots try a few hundred worlds."""

_DOMAIN: Final = b"belote-review/1"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a decision stands in a record: deal and word or play (announcements counted), all from 1."""

    deal: int
    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a seat with more than one legal alternative: what it knew and what it did."""

    place: Place
    view: SeatView = field(repr=False)
    action: Action

    @property
    def laid(self) -> int:
        """How many cards of the deal lay on the table or in tricks before."""
        public = self.view.public
        return sum(len(trick.cards) for trick in public.tricks) + len(public.trick)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with what its alternatives were worth."""

    moment: Moment
    weighing: Weighing

    @property
    def cost(self) -> float:
        """Points of the deal that it is expected to have lost; 0 where nothing better was in sight."""
        return self.weighing.cost(self.moment.action)


def moments(match: Match, seat: Seat | None = None) -> Iterator[Moment]:
    """The decisions of a seat (None: of all) with a choice of words or cards, in the order of the match.

    Forced words and cards are left out, and so are announcements and claims, which no robot weighs.
    """
    before = Match(match.rules, match.first_dealer)
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])]
    for deal in deals:
        before.deal_cards(deal.deck)
        for place, action in _decisions(deal):
            acting = before.to_act
            assert acting is not None, "the deal goes on"
            if seat in (None, acting) and not isinstance(action, Announce | ClaimOut):
                view = seat_view(before, acting)
                if len(view.legal_calls) + len(view.legal_cards) > 1:
                    yield Moment(place, view, action)
            before.apply(acting, action)


def seed_of(seed: bytes, place: Place) -> int:
    """The seed of one decision; each has its own, so that each can be thought about by itself."""
    words = f"{place.deal}/{place.kind}/{place.number}".encode()
    return int.from_bytes(sha256(_DOMAIN + b"\0" + seed + b"\0" + words).digest()[:8])


def _decisions(deal: Deal) -> Iterator[tuple[Place, Action]]:
    calls: list[Call] = [call for _, call in deal.auction.calls]
    for number, call in enumerate(calls, 1):
        yield Place(deal.number, "call", number), call
    for number, action in enumerate(deal.plays, 1):
        yield Place(deal.number, "play", number), action
