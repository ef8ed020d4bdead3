"""Rows of tables, matches, clocks and events of duplicate deals as frozen values.

What must stay hidden (secrets, events, thoughts) is not in their `repr`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, TypedDict

from bot.store.sqlite.connection import Row
from engine.seats import Seat

Pace: TypeAlias = Literal["live", "days"]
TableState: TypeAlias = Literal["lobby", "playing", "finished", "closed"]
SeatKind: TypeAlias = Literal["human", "robot"]
DeadlineStage: TypeAlias = Literal["turn", "grace", "here", "reserve"]
DeadlineKind: TypeAlias = Literal["live", "days"]
SeatOutcome: TypeAlias = Literal["good", "surrendered", "timeouts", "robot-finished", "left", "no-show", "neutral"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat; `contribution` is the interaction id by which the member agreed to the next match."""

    seat: int
    kind: SeatKind
    user_id: int | None
    contribution: int | None
    joined_ms: int
    level: str = "club"
    """How well a robot plays here: its own seat, or in the member's absence."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with; `rules` is JSON (`codec.encode_rules`)."""

    guild_id: int
    channel_id: int
    host_id: int
    preset: str
    rules: str = field(repr=False)
    pace: Pace
    private: bool
    language: str
    created_ms: int
    expires_ms: int | None = None
    thread_id: int | None = None
    next_secret: bytes | None = field(default=None, repr=False)
    compact: bool = False
    figures: str | None = None
    """Its times as JSON; None: as the process is set."""
    duplicate_id: int | None = None
    """The event of duplicate deals that the table belongs to."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table with its taken seats in order; `revision` grows with every change but that of message ids.

    `compact`: its cards are words without pictures. `figures`: its times as JSON, None as the process is set.
    """

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    preset: str
    rules: str = field(repr=False)
    pace: Pace
    private: bool
    state: TableState
    revision: int
    created_ms: int
    expires_ms: int | None
    closed_ms: int | None
    closed_reason: str | None
    lobby_message_id: int | None
    card_message_id: int | None
    card_deal: int | None
    language: str
    next_secret: bytes | None = field(repr=False)
    compact: bool
    figures: str | None
    duplicate_id: int | None
    seats: tuple[SeatRow, ...]

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Return the member's seat, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)


class TableChanges(TypedDict, total=False):
    """Columns that a change of a table may set; what is left out stays. A missing key is not the same as None."""

    thread_id: int | None
    host_id: int
    preset: str
    rules: str
    pace: Pace
    private: bool
    state: TableState
    expires_ms: int | None
    closed_ms: int | None
    closed_reason: str | None
    language: str
    next_secret: bytes | None


class MessageIds(TypedDict, total=False):
    """The messages a table is shown in; changing them does not touch the revision."""

    thread_id: int | None
    lobby_message_id: int | None
    card_message_id: int | None
    card_deal: int | None


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """Who sat on a seat when the match began."""

    seat: int
    kind: SeatKind
    user_id: int | None


@dataclass(frozen=True, slots=True)
class Origin:
    """Where events come from: a member's click, or nobody's."""

    actor_id: int | None = None
    interaction_id: int | None = None


BY_ITSELF: Final = Origin()


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event to append: its kind and its JSON body (`codec.encode_event`)."""

    kind: str
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class DeadlineRow:
    """A decision that a member is awaited for.

    `seq` is the length of the match's log when it was awaited, `begun_ms` when that was, `due_ms` when the present
    stage ends. Outages up to `fair_ms` are counted in `due_ms`.
    """

    seq: int
    seat: int
    kind: DeadlineKind
    stage: DeadlineStage
    begun_ms: int
    due_ms: int
    fair_ms: int
    reminded: int = 0
    sent: int = 0
    opened: bool = False


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What became of a seat for one member who held it; `counted` says whether the match counts for reliability."""

    match_id: int
    seat: int
    user_id: int
    guild_id: int
    outcome: SeatOutcome
    timeouts: int
    own: int
    robot: int
    counted: bool
    ended_ms: int


@dataclass(frozen=True, slots=True)
class ClockRow:
    """How the members of a match keep their time: JSON (`bot.services.table.clocks.state`) and the awaited decision."""

    version: int
    body: str = field(repr=False)
    deadline: DeadlineRow | None


@dataclass(frozen=True, slots=True)
class SeatEnd:
    """What became of a seat, before the match it belongs to is named."""

    seat: int
    user_id: int
    outcome: SeatOutcome
    timeouts: int
    own: int
    robot: int


@dataclass(frozen=True, slots=True)
class ClockSave:
    """A state of the clocks to be stored in place of version `row.version - 1`, and the results of an end."""

    row: ClockRow
    results: tuple[SeatEnd, ...] = ()


@dataclass(frozen=True, slots=True)
class ThoughtRow:
    """What a robot's alternatives were worth to it, by notation; `seq` is that of its word or card in the log."""

    seq: int
    level: str
    scores: Mapping[str, float] = field(repr=False)


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What a match begins with; `contributions` by seat; `next_secret` replaces the table's.

    `events` are the first of its log, by `origin`; with `clock` it is stored who is awaited.
    """

    rules: str = field(repr=False)
    first_dealer: int
    secret: bytes = field(repr=False)
    commitment: str
    contributions: tuple[int, ...]
    started_ms: int
    next_secret: bytes | None = field(default=None, repr=False)
    events: Sequence[NewEvent] = ()
    origin: Origin = BY_ITSELF
    clock: ClockSave | None = None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match; `number` counts a table's matches from 1; `totals` by side once it is finished."""

    id: int
    table_id: int
    number: int
    rules: str = field(repr=False)
    first_dealer: int
    secret: bytes = field(repr=False)
    commitment: str
    contributions: tuple[int, ...]
    started_ms: int
    finished_ms: int | None
    winner: int | None
    totals: tuple[int, ...] | None
    seats: tuple[MatchSeat, ...]


@dataclass(frozen=True, slots=True)
class MatchFinish:
    """How a match ended: the winning side (None where nobody won) and the totals by side.

    `expires_ms` is when the finished table closes itself unless another match follows.
    """

    winner: int | None
    totals: tuple[int, ...]
    expires_ms: int | None = None


@dataclass(frozen=True, slots=True)
class NewEvents:
    """Events that follow in a match whose log has `length` of them, with everything that is stored at that moment.

    With `finish` the match ends and its table becomes finished. `clock` says who is awaited next, and what became of
    the seats; `thought` is what the robot that moved has weighed.
    """

    match_id: int
    length: int
    events: Sequence[NewEvent]
    at_ms: int
    origin: Origin = BY_ITSELF
    finish: MatchFinish | None = None
    clock: ClockSave | None = None
    thought: ThoughtRow | None = None


@dataclass(frozen=True, slots=True)
class EventRow:
    """A stored event; `seq` counts from 0; `interaction_id` is on the first event of a click only."""

    match_id: int
    seq: int
    kind: str
    body: str = field(repr=False)
    actor_id: int | None
    interaction_id: int | None
    at_ms: int


@dataclass(frozen=True, slots=True)
class MatchLog:
    """A match with all its events in order; the next event's `seq` is `len(events)`.

    `clock` says how its members keep their time; None where that was never stored. `thoughts` is what robots weighed,
    loaded for records only.
    """

    match: MatchRow
    events: tuple[EventRow, ...]
    clock: ClockRow | None = None
    thoughts: tuple[ThoughtRow, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table with its newest match, running or finished, if it has had any, and who is invited to it."""

    table: TableRow
    log: MatchLog | None
    invited: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class QuietRow:
    """When a member wants no reminders: minutes of the day, `begins` to `ends`, in a time zone by its IANA name."""

    zone: str
    begins: int
    ends: int


@dataclass(frozen=True, slots=True)
class Payment:
    """A day of the reserve that a deadline costs: whose, of which month (`YYYY-MM`), and how many there are."""

    user_id: int
    month: str
    most: int


@dataclass(frozen=True, slots=True)
class DuplicateRow:
    """An event: `rules` is JSON, `message_id` the message that shows it."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    rules: str
    language: str
    commitment: str
    created_ms: int


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table of an event with its match, if it has begun one."""

    table: TableRow
    log: MatchLog | None
    left: frozenset[Seat] = frozenset()
    """The seats of a finished match that their members left to others."""


def table_row(row: Row, seats: Iterable[Row]) -> TableRow:
    """Build a table from a row of `tables` and its rows of `seats`."""
    values: dict[str, Any] = dict(row)
    values |= {name: bool(values[name]) for name in ("private", "compact")}
    return TableRow(**values, seats=tuple(map(_seat_row, seats)))


def match_row(row: Row, seats: Iterable[Row]) -> MatchRow:
    """Build a match from a row of `matches` and its rows of `match_seats`."""
    values: dict[str, Any] = dict(row)
    values["contributions"] = tuple(json.loads(values["contributions"]))
    if values["totals"] is not None:
        values["totals"] = tuple(json.loads(values["totals"]))
    return MatchRow(**values, seats=tuple(MatchSeat(s["seat"], s["kind"], s["user_id"]) for s in seats))


def event_row(row: Row) -> EventRow:
    """Build an event from a row of `events`."""
    return EventRow(**dict(row))


def _seat_row(row: Row) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["user_id"], row["contribution"], row["joined_ms"], row["level"])
