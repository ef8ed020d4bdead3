"""All tables in memory, the way to one of them, and who is told when something was stored.

Every operation runs inside `hold`: one at a time per table, on a table that memory and storage agree about; failures of
storage become refusals; the listeners hear of it after the commit and outside the lock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import datetime
from typing import Final
from uuid import uuid4

from bot.clock import Clock, to_ms
from bot.services.errors import ServiceError, TableRefused
from bot.services.table.clocks import state
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.clocks.quiet import QuietHours, known_zone
from bot.services.table.clocks.state import MatchClock
from bot.services.table.options import TableOptions, with_times
from bot.services.table.table import Game, SharedDeals, Table
from bot.services.table.times import times_from
from bot.services.table.views import TableChange
from bot.store.codec import decode_rules, fold_log
from bot.store.errors import (
    AlreadySeated,
    DatabaseClosed,
    DuplicateInteraction,
    MatchFinished,
    SeatedElsewhere,
    SeatTaken,
    StaleRevision,
    StaleSequence,
    StorageFailed,
    StoreError,
)
from bot.store.sqlite.database import Database
from bot.store.table import clocks, matches, tables
from bot.store.table.rows import LoadedTable, MatchLog, Payment, QuietRow
from engine.errors import EngineError
from engine.rules import Rules

_log = logging.getLogger(__name__)

_DAY: Final = 24 * 60
"""Minutes."""

CLOSED_KEPT: Final = 128
"""How many closed tables stay readable, for cards that are drawn a last time."""

Listener = Callable[[TableChange], None]


class TableRegistry:
    """The tables of the club by their number.

    Args:
        database: where tables outlive the process.
        clock: the time, and the only way to wait.
        options: pauses and expiries where a server has chosen none.
    """

    def __init__(self, database: Database, clock: Clock, options: TableOptions) -> None:
        self.database = database
        self.clock = clock
        self.options = options
        self.quiet: dict[int, QuietHours] = {}
        """Members' quiet hours."""
        self.unreachable: dict[int, datetime] = {}
        """Since when members of a table cannot see it: its channel is gone, a right is missing or nothing is drawn."""
        self.lost: dict[int | None, datetime] = {}
        """Since when members of a server (None: of all) cannot reach their tables."""
        self.blameless_until: datetime | None = None
        self._tables: dict[int, Table] = {}
        self._listeners: list[Listener] = []
        self._planners: list[Callable[[Table], None]] = []
        self._events: dict[int, SharedDeals] = {}

    def listen(self, listener: Listener) -> None:
        """Call the listener after each stored change, outside the table's lock; it must not block."""
        self._listeners.append(listener)

    def plan_with(self, planner: Callable[[Table], None]) -> None:
        """Call the planner with each table that may wait for something else than before, changed or not."""
        self._planners.append(planner)

    async def load(self) -> None:
        """Take over every open table from storage and go on with what each was waiting for."""
        now = self.clock.now()
        quiet = await self.database.read(clocks.quiet_hours)
        self.quiet = {user: QuietHours(row.zone, row.begins, row.ends) for user, row in quiet.items()}
        for loaded in await self.database.read(matches.load_open):
            self.add(load_table(loaded, now))

    def add(self, table: Table) -> None:
        """Take a table in and announce what has been stored of it."""
        self._tables[table.id] = table
        if table.row.duplicate_id is not None:
            table.event = self._events.setdefault(table.row.duplicate_id, SharedDeals())
            table.event.note(table.id, table.row.state)
        self.settle(table)

    def find(self, table_id: int) -> Table:
        """A table by its number, closed lately or open; raises `table-not-found`."""
        try:
            return self._tables[table_id]
        except KeyError:
            raise TableRefused("table-not-found") from None

    def open_tables(self) -> Iterator[Table]:
        """Every table that is not closed, oldest first."""
        return (table for table in self._tables.values() if table.row.state != "closed")

    @asynccontextmanager
    async def hold(self, table_id: int, *, closed_too: bool = False) -> AsyncGenerator[Table]:
        """Have a table for oneself; what was stored of it is announced on leaving.

        Raises `table-not-found`, `table-closed`, `lobby-expired`, `storage-trouble`.
        """
        table = self.find(table_id)
        try:
            async with table.lock:
                await self._refresh(table)
                if not closed_too:
                    _require_open(table)
                with storage_errors(table):
                    yield table
        finally:
            self.settle(table)

    async def set_quiet_hours(self, user_id: int, zone: str, begins: int, ends: int) -> None:
        """Keep reminders out of these minutes of a member's day in an IANA time zone; none if they are equal.

        Raises `ValueError` for an unknown zone or a minute that no day has.
        """
        if not known_zone(zone) or not (0 <= begins < _DAY and 0 <= ends < _DAY):
            raise ValueError(f"no quiet hours: {zone!r} {begins} {ends}")
        with storage_errors():
            row = QuietRow(zone, begins, ends) if begins != ends else None
            await self.database.write(lambda tx: clocks.set_quiet_hours(tx, user_id, row))
        self.quiet.pop(user_id, None)
        if begins != ends:
            self.quiet[user_id] = QuietHours(zone, begins, ends)
        for table in self.open_tables():
            if table.row.seat_of(user_id) is not None:
                self.settle(table)

    async def save_clock(self, table: Table, clock: MatchClock, payment: Payment | None = None) -> bool:
        """Store other clocks of a match that the caller holds, and take them over.

        With a payment nothing happens, and the answer is False, where the member has no reserve left.
        """
        game = table.require_game()
        clock = replace(clock, version=game.clock.version + 1)
        save, at_ms = clock.save(), to_ms(self.clock.now())
        if not await self.database.write(lambda tx: clocks.replace(tx, game.row.id, game.length, save, at_ms, payment)):
            return False
        table.clocked(replace(game, clock=clock))
        return True

    def options_of(self, table: Table) -> TableOptions:
        """How patient a table is: as it was agreed when it was opened."""
        return with_times(self.options, table.times)

    def policy(self, table: Table) -> ClockPolicy:
        """How long members are awaited at a table."""
        return self.options_of(table).clocks

    def blames(self, table: Table, now: datetime) -> bool:
        """Whether a miss counts now: not for some time after an outage, of everybody or of that table."""
        return all(until is None or now >= until for until in (self.blameless_until, table.blameless_until))

    def in_touch(self, table: Table) -> bool:
        """Whether members can reach a table: while they cannot, nobody's time runs there."""
        return table.id not in self.unreachable and None not in self.lost and table.row.guild_id not in self.lost

    def uninvite(self, user_id: int) -> None:
        """Take note that a member has been forgotten: storage holds no invitation of theirs any more."""
        for table in self.open_tables():
            table.invited -= {user_id}

    def settle(self, table: Table) -> None:
        """Announce what was stored, and let what the table does by itself next be planned."""
        changes = table.changes.copy()
        table.changes.clear()
        for plan in self._planners:
            plan(table)
        announced = [TableChange(table.id, kind) for kind in dict.fromkeys(changes)]
        if table.event is not None:
            known = (table.event.uncovered() & self._tables.keys()) - {table.id}
            announced += (TableChange(other, "lobby") for other in sorted(known))
        for change in announced:
            for listener in self._listeners:
                _tell(listener, change)
        if "closed" in changes:
            self.unreachable.pop(table.id, None)
            self._forget_old()

    async def _refresh(self, table: Table) -> None:
        """Read a table again if a step was interrupted, so that nobody knows whether it was stored."""
        if not table.doubtful:
            return
        with storage_errors(table):
            # Changes nothing, but is not done before every earlier write is.
            await self.database.write(lambda tx: tables.set_messages(tx, table.id))
            loaded = await self.database.read(lambda tx: matches.load(tx, table.id))
        assert loaded is not None, "tables are never deleted"
        fresh = load_table(loaded, table.moved_at)
        table.row, table.rules, table.game = fresh.row, fresh.rules, fresh.game
        table.used, table.fault = fresh.used | table.used, fresh.fault
        table.invited = fresh.invited
        if table.event is not None:
            table.event.note(table.id, table.row.state)
        table.doubtful = False
        table.changes.extend(("lobby", "match"))

    def _forget_old(self) -> None:
        closed = [table.id for table in self._tables.values() if table.row.state == "closed"]
        for table_id in closed[:-CLOSED_KEPT]:
            del self._tables[table_id]


def _require_open(table: Table) -> None:
    if table.row.state == "closed":
        raise TableRefused("lobby-expired" if table.row.closed_reason == "expired" else "table-closed")


def _tell(listener: Listener, change: TableChange) -> None:
    """Call a listener; one that fails harms neither the game nor the other listeners."""
    try:
        listener(change)
    except Exception:
        _log.exception("a listener failed on table %d, reference %s", change.table_id, uuid4().hex[:8])


@contextmanager
def storage_errors(table: Table | None = None) -> Generator[None]:
    """Turn errors of storage into refusals, and remember where storage may be ahead of memory."""
    try:
        yield
    except ServiceError:
        raise
    except (StorageFailed, DatabaseClosed) as error:
        raise TableRefused("storage-trouble") from error
    except StoreError as error:
        _doubt(table)
        raise _refusal(error) from error
    except (Exception, asyncio.CancelledError):
        _doubt(table)
        raise


def _doubt(table: Table | None) -> None:
    if table is not None:
        table.doubtful = True


def _refusal(error: StoreError) -> TableRefused:
    match error:
        case DuplicateInteraction():
            return TableRefused("action-already-done")
        case StaleRevision() | StaleSequence() | MatchFinished():
            return TableRefused("stale-view")
        case SeatTaken():
            return TableRefused("seat-taken")
        case AlreadySeated():
            return TableRefused("already-seated")
        case SeatedElsewhere():
            return TableRefused("duplicate-other-table")
        case _:
            _log.error("not stored: %s", error.code)
            return TableRefused("storage-trouble")


def _game(log: MatchLog) -> Game:
    match = fold_log(log)
    return Game(log.match, match, len(log.events), state.load(log.clock, match.rules.players))


def load_table(loaded: LoadedTable, now: datetime) -> Table:
    """A table as it was stored.

    One whose match or rules cannot be read is loaded all the same, with a `fault`: its people must be able to leave.
    The reason is in the error log under that reference.
    """
    row, log = loaded.table, loaded.log
    try:
        rules = decode_rules(row.rules)
        game = _game(log) if log is not None else None
    except (StoreError, EngineError, ValueError):
        reference = uuid4().hex[:8]
        _log.exception("table %d cannot be read, reference %s", row.id, reference)
        return Table(row, Rules(), None, now, times_from(row.figures), loaded.invited, fault=reference)
    table = Table(row, rules, game, now, times_from(row.figures), loaded.invited)
    seats = (seat.contribution for seat in row.seats)
    clicks = (event.interaction_id for event in log.events) if log is not None else ()
    table.used.update(number for number in (*seats, *clicks) if number is not None)
    return table
