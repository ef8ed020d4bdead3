"""Duplicate deals: one event, several tables with the same decks, compared when the last of them has finished.

The secret of the event is drawn and its commitment stored before any of its tables has a place to sit down at; see
`engine.shuffle` for the decks. Until no table has these deals before it any more, nothing of them leaves a table but to
who sits there: that holds by what is stored of the tables, so it survives a crash and needs no moment of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack
from uuid import uuid4

from bot.clock import to_ms
from bot.services.errors import TableRefused
from bot.services.table.admission import EntryPolicy
from bot.services.table.comparison import Comparison, TableResults, compare, results_of
from bot.services.table.opening import DuplicateOpening, new_table
from bot.services.table.registry import TableRegistry, storage_errors
from bot.services.table.table import Table
from bot.services.table.times import Times
from bot.services.table.views import LobbyView
from bot.store.codec import decode_rules, fold_log
from bot.store.errors import StoreError
from bot.store.table import duplicates
from bot.store.table.rows import DuplicateRow, EventTable, MatchSeat
from engine.errors import EngineError
from engine.rules import Rules
from engine.seats import PAIRED, side_of
from engine.shuffle import SECRET_BYTES, commitment

_log = logging.getLogger(__name__)

FEWEST_TABLES, MOST_TABLES = 2, 8
FEWEST_DEALS, USUAL_DEALS, MOST_DEALS = 2, 4, 8


@dataclass(frozen=True, slots=True)
class EventTableView:
    """A table of an event: who began its match, and whether it counts in the comparison."""

    table_id: int
    state: str
    seats: tuple[MatchSeat, ...]
    """Empty before its match."""
    counted: bool
    """Whether all deals were played there; False for a table that was abandoned or is still to play."""


@dataclass(frozen=True, slots=True)
class EventView:
    """An event as everybody may see it; `comparison` is None while it is `covered`, and where nobody can compare."""

    event_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    rules: Rules
    language: str
    commitment: str
    tables: tuple[EventTableView, ...]
    secret_hex: str | None
    """The secret of the decks, once it is not `covered` and somebody has begun to play them."""
    covered: bool
    comparison: Comparison | None


class Duplicates:
    """Opens events and compares their tables; the tables themselves are played like all others."""

    def __init__(
        self,
        registry: TableRegistry,
        entropy: Callable[[int], bytes],
        entry: EntryPolicy,
        times: Callable[[int], Times] = lambda _guild: Times(),
    ) -> None:
        self._registry = registry
        self._entropy = entropy
        self._entry = entry
        self._times = times

    async def open(self, **opening: Unpack[DuplicateOpening]) -> tuple[EventView, tuple[LobbyView, ...]]:
        """Open an event with its empty tables, which have all the same secret and the server's own times.

        Raises what the entry policy raises, `duplicate-cut`, `no-partners`.
        """
        guild_id = opening["guild_id"]
        await self._entry.check_lobby(guild_id, opening["host_id"])
        rules = _rules(opening["rules"], opening["deals"])
        now, secret = self._registry.clock.now(), self._entropy(SECRET_BYTES)
        times = self._times(guild_id).over(self._registry.options.times)
        new = new_table(opening, rules, times, self._registry.options, now, secret)
        with storage_errors():
            event, rows = await self._registry.database.write(
                lambda tx: duplicates.create(tx, new, opening["tables"], commitment(secret))
            )
        opened = [Table(row, rules, None, now, times, changes=["lobby"]) for row in rows]
        for table in opened:
            self._registry.add(table)
        view = _view(event, tuple(EventTable(row, None) for row in rows))
        return view, tuple(table.lobby_view() for table in opened)

    async def view(self, guild_id: int, event_id: int) -> EventView:
        """An event, compared once no table has its deals before it; raises `duplicate-not-found`."""
        event = await self.event(event_id)
        if event.guild_id != guild_id:
            raise TableRefused("duplicate-not-found")
        return event

    async def event(self, event_id: int) -> EventView:
        """An event on whatever server, for who draws it; raises `duplicate-not-found`."""
        with storage_errors():
            loaded = await self._registry.database.read(lambda tx: duplicates.load(tx, event_id))
        if loaded is None:
            raise TableRefused("duplicate-not-found")
        return await asyncio.to_thread(_view, *loaded)

    async def unshown(self) -> tuple[int, ...]:
        """The events whose comparison nobody has been shown yet."""
        with storage_errors():
            return await self._registry.database.read(duplicates.unshown)

    async def set_message(self, event_id: int, message_id: int) -> None:
        """Remember the message that shows an event."""
        with storage_errors():
            await self._registry.database.write(lambda tx: duplicates.set_message(tx, event_id, message_id))

    async def set_shown(self, event_id: int) -> None:
        """Remember that the comparison of an event has been shown."""
        with storage_errors():
            at_ms = to_ms(self._registry.clock.now())
            await self._registry.database.write(lambda tx: duplicates.set_shown(tx, event_id, at_ms))


def _rules(rules: Rules, deals: int) -> Rules:
    if not rules.in_pairs:
        raise TableRefused("no-partners")
    if rules.deck == "cut":
        raise TableRefused("duplicate-cut")
    return rules.with_options({"deals": deals, "claim_out": False})


def _view(event: DuplicateRow, tables: tuple[EventTable, ...]) -> EventView:
    covered = any(one.table.state in ("lobby", "playing") for one in tables)
    results = {found.table_id: found for one in tables if (found := _results(one)) is not None}
    return EventView(
        event_id=event.id,
        guild_id=event.guild_id,
        channel_id=event.channel_id,
        message_id=event.message_id,
        host_id=event.host_id,
        rules=decode_rules(event.rules),
        language=event.language,
        commitment=event.commitment,
        tables=tuple(
            EventTableView(
                one.table.id,
                one.table.state,
                one.log.match.seats if one.log is not None else (),
                one.table.id in results,
            )
            for one in tables
        ),
        secret_hex=None if covered else next((one.log.match.secret.hex() for one in tables if one.log), None),
        covered=covered,
        comparison=None if covered else compare(list(results.values())),
    )


def _results(one: EventTable) -> TableResults | None:
    """What a table made of the deals, None where it has not finished them or its log cannot be read."""
    if one.log is None or one.log.match.finished_ms is None:
        return None
    try:
        results = results_of(fold_log(one.log))
    except (StoreError, EngineError):
        _log.exception("match %d cannot be compared, reference %s", one.log.match.id, uuid4().hex[:8])
        return None
    if results is None:
        return None
    return TableResults(one.table.id, results, frozenset(side_of(seat, PAIRED) for seat in one.left))
