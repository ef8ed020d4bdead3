"""Rows of tables and matches as frozen values; what must stay hidden (secrets, events) is not in their `repr`."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict

from bot.store.table.choice_sql import ChoiceRow
from bot.store.table.clock_sql import ClockRow

Pace: TypeAlias = Literal["live", "days"]
TableState: TypeAlias = Literal["lobby", "playing", "finished", "closed"]
SeatKind: TypeAlias = Literal["human", "robot"]


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
class NewMatch:
    """What a match begins with; `contributions` by seat; `next_secret` replaces the table's."""

    rules: str = field(repr=False)
    first_dealer: int
    secret: bytes = field(repr=False)
    commitment: str
    contributions: tuple[int, ...]
    started_ms: int
    next_secret: bytes | None = field(default=None, repr=False)


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
class NewEvent:
    """An event to append: its kind and its JSON body (`codec.encode_event`)."""

    kind: str
    body: str = field(repr=False)


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

    `clock` says how its members keep their time; None where that was never stored. `choices` is what robots weighed,
    loaded for records only.
    """

    match: MatchRow
    events: tuple[EventRow, ...]
    clock: ClockRow | None = None
    choices: tuple[ChoiceRow, ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """A table with its newest match, running or finished, if it has had any, and who is invited to it."""

    table: TableRow
    log: MatchLog | None
    invited: frozenset[int] = frozenset()


def table_row(row: sqlite3.Row, seats: Iterable[sqlite3.Row]) -> TableRow:
    """Build a table from a row of `tables` and its rows of `seats`."""
    values: dict[str, Any] = dict(row)
    values |= {name: bool(values[name]) for name in ("private", "compact")}
    return TableRow(**values, seats=tuple(map(_seat_row, seats)))


def match_row(row: sqlite3.Row, seats: Iterable[sqlite3.Row]) -> MatchRow:
    """Build a match from a row of `matches` and its rows of `match_seats`."""
    values: dict[str, Any] = dict(row)
    values["contributions"] = tuple(json.loads(values["contributions"]))
    if values["totals"] is not None:
        values["totals"] = tuple(json.loads(values["totals"]))
    return MatchRow(**values, seats=tuple(MatchSeat(s["seat"], s["kind"], s["user_id"]) for s in seats))


def event_row(row: sqlite3.Row) -> EventRow:
    """Build an event from a row of `events`."""
    return EventRow(**dict(row))


def _seat_row(row: sqlite3.Row) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["user_id"], row["contribution"], row["joined_ms"], row["level"])
