"""Finished matches to look at again: whose they were, every deal open, and the record that proves them.

A finished match has no secrets left. It is shown to anybody on its server; one of a private table only to those who
played it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final
from uuid import uuid4

from bot.clock import from_ms
from bot.services.errors import TableRefused
from bot.services.history.choices import add_choices
from bot.services.table.registry import storage_errors
from bot.services.table.views import Occupant
from bot.store import history as store
from bot.store.codec import decode_rules, fold_log
from bot.store.errors import StoreError
from bot.store.history import StoredMatch
from bot.store.sqlite.database import Database
from bot.store.table import matches
from bot.store.table.rows import MatchRow
from engine.cards import Card
from engine.errors import EngineError
from engine.fairness import Fairness, Verdict, verify_record
from engine.record import export_record
from engine.rules import Rules
from engine.seats import Side
from engine.view import DealView, PublicView, open_deals, public_view

_log: Final = logging.getLogger(__name__)

PAGE: Final = 10
"""Matches on a page of a member's history."""

_KEPT: Final = 32
"""Matches that stay in memory; somebody who steps through one asks for it again and again."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A finished match in one line."""

    match_id: int
    finished_at: datetime
    rules: Rules
    seats: tuple[Occupant, ...]
    totals: tuple[int, ...]
    winner: Side

    @property
    def members(self) -> frozenset[int]:
        """Who sat there when the match began."""
        return frozenset(occupant.user_id for occupant in self.seats if occupant.user_id is not None)

    def played_by(self, user_id: int | None) -> bool:
        """Whether that member sat there when the match began."""
        return user_id in self.members


@dataclass(frozen=True, slots=True)
class ArchivedMatch:
    """A finished match, all of it open."""

    past: PastMatch
    public: PublicView
    deals: tuple[DealView, ...] = field(repr=False)
    """Every deal with all hands; the end of the match may have broken off the last one."""
    decks: tuple[tuple[Card, ...], ...] = field(repr=False)
    """The dealing order of each deal."""
    fairness: Fairness
    verdict: Verdict
    """What recomputing every deck from the secret gave."""
    record: dict[str, Any] = field(repr=False)
    """`belote-record/1`."""

    @property
    def match_id(self) -> int:
        """The number of the match."""
        return self.past.match_id

    def broken_off(self, number: int) -> bool:
        """Whether the match ended in the middle of that deal, counted from 0."""
        return number >= len(self.public.deals)

    @property
    def surrendered(self) -> Side | None:
        """The side that gave the match up."""
        return self.record.get("surrendered")


class Archive:
    """The finished matches of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: OrderedDict[int, ArchivedMatch] = OrderedDict()

    async def history(
        self, guild_id: int, user_id: int, reader_id: int, *, before: int | None = None
    ) -> tuple[PastMatch, ...]:
        """A member's finished matches on a server that the reader may see, newest first, at most `PAGE`."""
        with storage_errors():
            rows = await self._database.read(
                lambda tx: store.finished(tx, guild_id, user_id, reader_id, limit=PAGE, before=before)
            )
        return tuple(map(_past, rows))

    async def match(self, guild_id: int, match_id: int, reader_id: int) -> ArchivedMatch:
        """A finished match of a server.

        Raises `duplicate-covered` while other tables play the same deals, `match-not-found` (hidden ones too) and
        `match-unreadable`.
        """
        with storage_errors():
            stored = await self._database.read(lambda tx: store.find(tx, match_id))
        if stored is None or not _visible(stored, guild_id, reader_id):
            raise TableRefused("match-not-found")
        if stored.covered:
            raise TableRefused("duplicate-covered")
        kept = self._kept.get(match_id)
        # Somebody who has been forgotten since is not shown out of memory.
        if kept is not None and kept.past.members == stored.players:
            self._kept.move_to_end(match_id)
            return kept
        archived = await self._read(match_id)
        self._kept[match_id] = archived
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return archived

    async def _read(self, match_id: int) -> ArchivedMatch:
        with storage_errors():
            log = await self._database.read(lambda tx: matches.find_log(tx, match_id))
        if log is None:
            raise TableRefused("match-not-found")
        try:
            match = await asyncio.to_thread(fold_log, log)
            fairness = Fairness(log.match.commitment, log.match.contributions, log.match.secret)
            record = export_record(match, fairness.to_dict())
            add_choices(record, log)
            verdict = await asyncio.to_thread(verify_record, record)
        except (StoreError, EngineError) as error:
            reference = uuid4().hex[:8]
            _log.exception("match %d cannot be read, reference %s", match_id, reference)
            raise TableRefused("match-unreadable", reference=reference) from error
        decks = tuple(deal.deck for deal in (*match.finished, *([match.deal] if match.deal is not None else [])))
        public, deals = public_view(match), open_deals(match)
        return ArchivedMatch(_past(log.match), public, deals, decks, fairness, verdict, record)


def _visible(stored: StoredMatch, guild_id: int, reader_id: int) -> bool:
    if stored.guild_id != guild_id or not stored.finished:
        return False
    return not stored.private or reader_id in stored.players


def _past(row: MatchRow) -> PastMatch:
    assert row.finished_ms is not None, "only finished matches are in the archive"
    assert row.totals is not None, "only finished matches are in the archive"
    assert row.winner is not None, "only matches that somebody won are in the archive"
    return PastMatch(
        match_id=row.id,
        finished_at=from_ms(row.finished_ms),
        rules=decode_rules(row.rules),
        seats=tuple(
            Occupant("human", user_id=seat.user_id) if seat.kind == "human" else Occupant("robot", number=seat.seat + 1)
            for seat in row.seats
        ),
        totals=row.totals,
        winner=row.winner,
    )
