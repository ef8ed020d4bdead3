"""Match records for members: the whole of a finished match, of an unfinished one only what everybody has seen."""

from __future__ import annotations

import logging
from typing import Any
from uuid import uuid4

from bot.services.errors import TableRefused
from bot.services.history.choices import add_choices
from bot.services.table.registry import TableRegistry, storage_errors
from bot.store.codec import fold_log
from bot.store.errors import StoreError
from bot.store.table import duplicates, matches
from bot.store.table.rows import MatchLog
from engine.errors import EngineError
from engine.fairness import Fairness
from engine.record import export_record

_log = logging.getLogger(__name__)


class Records:
    """Records of matches out of storage, for those who played them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of_match(self, match_id: int, user_id: int) -> dict[str, Any]:
        """The record of a match by its number; raises `match-not-found`, `not-seated`, `match-unreadable`."""
        with storage_errors():
            log = await self._registry.database.read(lambda tx: matches.find_log(tx, match_id))
            covered = await self._registry.database.read(lambda tx: duplicates.covered(tx, match_id))
        if log is None:
            raise TableRefused("match-not-found")
        if covered:
            raise TableRefused("duplicate-covered")
        return record_of(log, user_id)

    async def of_table(self, table_id: int, user_id: int) -> dict[str, Any]:
        """The record of a table's running or last match; raises like `of_match`, and `table-not-found`."""
        with storage_errors():
            loaded = await self._registry.database.read(lambda tx: matches.load(tx, table_id))
        if loaded is None:
            raise TableRefused("table-not-found")
        if loaded.log is None:
            raise TableRefused("match-not-found")
        return await self.of_match(loaded.log.match.id, user_id)


def record_of(log: MatchLog, user_id: int) -> dict[str, Any]:
    """`belote-record/1` of a stored match, for somebody who began it.

    The secret and every deal are in it once the match is finished. Before that (and for ever, if the table was closed
    in the middle) it ends where the cards of a deal have not been shown: at the running deal or at one that was thrown
    in. What robots weighed ends there too.
    """
    if all(seat.user_id != user_id for seat in log.match.seats):
        raise TableRefused("not-seated")
    try:
        match = fold_log(log)
    except (StoreError, EngineError) as error:
        reference = uuid4().hex[:8]
        _log.exception("match %d cannot be read, reference %s", log.match.id, reference)
        raise TableRefused("match-unreadable", reference=reference) from error
    finished = match.winner is not None
    secret = log.match.secret if finished else None
    fairness = Fairness(log.match.commitment, log.match.contributions, secret)
    record = export_record(match, fairness.to_dict())
    if not finished:
        hidden = (at for at, deal in enumerate(match.finished) if deal.contract is None)
        del record["deals"][next(hidden, len(match.finished)) :]
    add_choices(record, log)
    return record
