"""Fair clocks: while members cannot reach their tables nobody's time runs, and soon after it nobody is blamed.

An outage begins when Discord is out of reach (or a server of it), or with the last sign of life of a process that
ended. When it is over, everything that ran has that much more time. The machine's date may jump: it is compared with
the monotonic clock, and what was running keeps the time it had left.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from bot.clock import from_ms, to_ms
from bot.services.errors import ServiceError
from bot.services.table.clocks import turns
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.clocks.state import MatchClock
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Table
from bot.services.table.views import TableChange
from bot.store.errors import StoreError
from bot.store.table import clocks, tables

_log = logging.getLogger(__name__)

_JUMP = timedelta(seconds=2)
"""Slower changes of the date are the machine's own small corrections."""


class Outages:
    """Signs of life, and what follows where they were missing."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._pulse = registry.options.clocks.heartbeat
        self._heart: asyncio.Task[None] | None = None
        self.resting = asyncio.Event()
        """Set while no sign of life is being given."""
        self.resting.set()
        self._dating = asyncio.Lock()
        self._date = registry.clock.now()
        self._ticks = registry.clock.monotonic()

    async def begin(self) -> None:
        """Before the tables come back: everything since the last sign of life has been an outage."""
        if (
            self._pulse is None
            and self._registry.options.clocks.timeless
            and await self._registry.database.read(clocks.any_timed)
        ):
            self._pulse = ClockPolicy().heartbeat
        beat = await self._registry.database.read(clocks.last_beat)
        if beat is not None and self._pulse is not None:
            self._registry.lost.setdefault(None, from_ms(beat))
            self._registry.lost[None] = min(self._registry.lost[None], from_ms(beat))

    async def ready(self, *, in_touch: bool) -> None:
        """After the tables have come back; without Discord at hand they go on at once."""
        if in_touch:
            await self.regained(None)
        self._start()
        self._registry.listen(self._noticed)

    def _start(self) -> None:
        if self._pulse is not None:
            self._heart = asyncio.create_task(self._live(self._pulse), name="heartbeat")

    def _noticed(self, change: TableChange) -> None:
        """Begin to give signs of life with the first table at which a server keeps time though the process does not."""
        if self._pulse is not None or not self._registry.options.clocks.timeless:
            return
        if not self._registry.policy(self._registry.find(change.table_id)).timeless:
            self._pulse = ClockPolicy().heartbeat
            self._start()

    def lost(self, guild_id: int | None = None) -> None:
        """Discord is out of reach, or one server of it: nobody's time runs there until `regained`."""
        self._registry.lost.setdefault(guild_id, self._registry.clock.now())
        for table in self._registry.open_tables():
            self._registry.settle(table)

    async def regained(self, guild_id: int | None = None) -> None:
        """It is in reach again: everybody gets the lost time back, and for some minutes no miss counts."""
        since = self._registry.lost.get(guild_id)
        if since is None:
            return
        now = self._registry.clock.now()
        self._registry.blameless_until = now + self._registry.options.clocks.blameless
        for table in tuple(self._registry.open_tables()):
            if guild_id in (None, table.row.guild_id):
                await self._give_back(table, since, now)
        self._registry.lost.pop(guild_id, None)
        await self._note(now)
        for table in self._registry.open_tables():
            self._registry.settle(table)

    def lose_table(self, table_id: int, since: datetime | None = None) -> None:
        """Members of one table cannot see it, since that moment or from now on: nobody's time runs there."""
        table = self._registry.find(table_id)
        if table.row.state != "closed":
            self._registry.unreachable.setdefault(table_id, since or self._registry.clock.now())
            self._registry.settle(table)

    async def regain_table(self, table_id: int) -> None:
        """They can again: what ran meanwhile is extended, and nobody of the table is blamed for some time."""
        since = self._registry.unreachable.get(table_id)
        if since is None:
            return
        table, now = self._registry.find(table_id), self._registry.clock.now()
        table.blameless_until = now + self._registry.options.clocks.blameless
        await self._give_back(table, since, now)
        self._registry.unreachable.pop(table_id, None)
        self._registry.settle(table)

    async def _give_back(self, table: Table, since: datetime, now: datetime) -> None:
        """Give a table the time of an outage: to the clocks of its match, or to a lobby that would expire."""
        row = table.row
        if row.state == "playing":
            await self._change_one(table, lambda clock: turns.extended(clock, since, now))
        elif row.expires_ms is not None and from_ms(row.expires_ms) > since:
            await self._extend_lobby(table, now - since)

    async def _extend_lobby(self, table: Table, span: timedelta) -> None:
        try:
            async with self._registry.hold(table.id) as held:
                if held.row.expires_ms is None:
                    return
                later, revision = held.row.expires_ms + span // timedelta(milliseconds=1), held.row.revision
                row = await self._registry.database.write(
                    lambda tx: tables.change(tx, held.id, revision, expires_ms=later)
                )
                held.moved(held.moved_at, "lobby", row=row)
        except ServiceError as error:
            _log.warning("table %d was not given the time of an outage: %s", table.id, error.code)

    async def check_date(self) -> None:
        """Look whether the machine's date was set forward or back, and let nobody lose or win time by it.

        Whoever is woken meanwhile waits here: nothing may be due by a date that is about to be allowed for.
        """
        async with self._dating:
            now, ticks = self._registry.clock.now(), self._registry.clock.monotonic()
            jump = (now - self._date) - timedelta(seconds=ticks - self._ticks)
            self._date, self._ticks = now, ticks
            if abs(jump) >= _JUMP:
                _log.warning("the date jumped by %.0f s; what is waited for goes with it", jump.total_seconds())
                await self._follow_date(jump)

    async def _follow_date(self, jump: timedelta) -> None:
        """Move every moment that somebody or something waits for."""
        registry = self._registry
        registry.blameless_until = registry.clock.now() + registry.options.clocks.blameless
        for guild_id in registry.lost:
            registry.lost[guild_id] += jump
        for table_id in registry.unreachable:
            registry.unreachable[table_id] += jump
        tables_now = tuple(registry.open_tables())
        for table in tables_now:
            table.moved_at += jump
            table.retry_at = table.retry_at + jump if table.retry_at is not None else None
        for table in tables_now:
            if table.row.state == "playing":
                await self._change_one(table, lambda clock: turns.shifted(clock, jump))
            else:
                await self._extend_lobby(table, jump)

    async def close(self) -> None:
        """Give no more signs of life."""
        if self._heart is not None:
            self._heart.cancel()
            with suppress(asyncio.CancelledError):
                await self._heart

    async def _live(self, every: timedelta) -> None:
        """Give signs of life; the pauses between them are no matter of the date."""
        while True:
            self.resting.clear()
            try:
                await self.check_date()
                if None not in self._registry.lost:
                    await self._note(self._registry.clock.now())
            finally:
                self.resting.set()
            await self._registry.clock.sleep(every.total_seconds())

    async def _note(self, now: datetime) -> None:
        if self._pulse is None:
            return
        try:
            await self._registry.database.write(lambda tx: clocks.beat(tx, to_ms(now)))
        except StoreError as error:
            _log.warning("no sign of life could be stored: %s", error.code)

    async def _change_one(self, table: Table, change: Callable[[MatchClock], MatchClock]) -> None:
        """Change the clocks of a running match."""
        try:
            async with self._registry.hold(table.id) as held:
                if held.row.state == "playing" and held.game is not None:
                    await self._registry.save_clock(held, change(held.game.clock))
        except ServiceError as error:
            _log.warning("table %d was not given the time of an outage: %s", table.id, error.code)
