"""What a match remembers about its people: frozen values, stored whole with every event they follow from.

Seats are numbered as in the match. Times (…_ms) are UTC epoch milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal, TypeAlias, cast

from pydantic import TypeAdapter

from bot.store.table.rows import ClockRow, ClockSave, DeadlineRow, SeatEnd, SeatOutcome
from engine.cards import Card, Suit
from engine.seats import Seat

Keeper: TypeAlias = Literal["missed", "left", "gone"]
"""Why a robot keeps a seat: its owner missed too much, left the match, or is gone from the server or channel."""
ProposalKind: TypeAlias = Literal["surrender", "claim", "pause", "substitute", "choice"]
NoticeKind: TypeAlias = Literal[
    "missed", "kept", "left", "gone", "back", "reserve", "paused", "resumed", "substituted", "claim-failed"
]
Way: TypeAlias = Literal["wait", "robot", "substitute", "stop"]
"""How the others go on without a member who has been silent for long."""

NOTICES_KEPT = 4


@dataclass(frozen=True, slots=True)
class SeatClock:
    """How the present owner of a seat has kept his time in this match."""

    misses: int = 0
    in_a_row: int = 0
    own: int = 0
    """Decisions he took."""
    robot: int = 0
    """Decisions a robot took for him."""
    kept: Keeper | None = None
    silent_ms: int | None = None
    """Since when he has not decided anything, though awaited; None where he is not missed."""
    asked_ms: int | None = None
    """When the others may be asked (again) how to go on without him."""
    paused: bool = False
    """Whether his short pause is used up."""
    surrendered: bool = False
    """Whether he has proposed to give up."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The clocks stand still until then; `ending` are the seats that would rather go on."""

    seat: Seat
    until_ms: int
    ending: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Vote:
    """What a seat answered."""

    seat: Seat
    way: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to others at the table. `seat` proposes it, or is the one it is about (`substitute`, `choice`)."""

    kind: ProposalKind
    seat: Seat
    number: int = 0
    """The deal of a surrender, the length of the log of a claim, the end of a pause in epoch milliseconds."""
    user_id: int | None = None
    """Who would sit down."""
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """A card set in advance for the owner's next decision: where `led` leads (None: whatever leads)."""

    seat: Seat
    deal: int
    led: Suit | None = field(repr=False)
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that everybody at the table is told."""

    kind: NoticeKind
    seat: Seat | None
    user_id: int | None
    deal: int


@dataclass(frozen=True, slots=True)
class Holder:
    """Who held a seat when the match ended: a member, or a robot of a level."""

    user_id: int | None
    level: str


@dataclass(frozen=True, slots=True)
class MatchClock:
    """The clocks of one match; `version` grows with every stored change."""

    seats: tuple[SeatClock, ...]
    version: int = 0
    deadline: DeadlineRow | None = None
    unwilling: tuple[Seat, ...] = ()
    """Seats that do not want to wait for the awaited one any longer."""
    pause: Pause | None = None
    proposals: tuple[Proposal, ...] = ()
    conditions: tuple[Condition, ...] = field(default=(), repr=False)
    notices: tuple[Notice, ...] = ()
    gone: tuple[SeatEnd, ...] = ()
    """What became of those who held a seat before its present owner."""
    given_up: int | None = None
    """The side that gave up the match."""
    fair_ms: int = 0
    """Outages up to this moment are counted."""
    holders: tuple[Holder, ...] = ()
    """Who held the seats at the end of the match, whoever sits where afterwards; empty while it runs."""

    def seat(self, seat: Seat, **changes: Any) -> MatchClock:  # noqa: ANN401 - fields of `SeatClock`
        """The same with one seat changed."""
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def told(self, kind: NoticeKind, deal: int, seat: Seat | None = None, user_id: int | None = None) -> MatchClock:
        """The same with one more thing that everybody is told; old ones are dropped."""
        notice = Notice(kind, seat, user_id, deal)
        return replace(self, notices=(*self.notices, notice)[-NOTICES_KEPT:])

    def proposal(self, kind: ProposalKind, seat: Seat | None = None) -> Proposal | None:
        """The open question of a kind (and seat), or None."""
        return next((one for one in self.proposals if one.kind == kind and seat in (None, one.seat)), None)

    def without(self, proposal: Proposal) -> MatchClock:
        """The same without a question."""
        return replace(self, proposals=tuple(one for one in self.proposals if one is not proposal))

    def asking(self, proposal: Proposal) -> MatchClock:
        """The same with a question in place of the one of its kind and seat."""
        others = tuple(one for one in self.proposals if (one.kind, one.seat) != (proposal.kind, proposal.seat))
        return replace(self, proposals=(*others, proposal))

    def save(self, *results: SeatEnd) -> ClockSave:
        """How this state is stored."""
        body = _adapter().dump_json(replace(self, deadline=None)).decode()
        return ClockSave(ClockRow(self.version, body, self.deadline), results)


def fresh(players: int) -> MatchClock:
    """The clocks of a match that has just begun."""
    return MatchClock((SeatClock(),) * players)


def load(row: ClockRow | None, players: int) -> MatchClock:
    """Stored clocks; raises `ValueError` for a body that is none."""
    if row is None:
        return fresh(players)
    stored = cast("MatchClock", _adapter().validate_json(row.body))
    return replace(stored, version=row.version, deadline=row.deadline)


def seat_end(clock: MatchClock, seat: Seat, user_id: int, outcome: SeatOutcome) -> SeatEnd:
    """What became of a seat for its present owner."""
    own = clock.seats[seat]
    return SeatEnd(seat, user_id, outcome, own.misses, own.own, own.robot)


@cache
def _adapter() -> TypeAdapter[Any]:
    return TypeAdapter(MatchClock)
