"""After a match: what the robots would have done at each of a member's own decisions, and what each alternative cost.

Robots think about one decision at a time, for one member at a time, in the same workers as at the tables: a running
table waits for a fraction of a second at most. What came of it is kept in memory only. It follows from the match alone
(the seed is its secret), takes seconds to work out again, and need not be exported or forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias
from uuid import uuid4

from bot.services.errors import TableRefused
from bot.services.history.archive import Archive, ArchivedMatch
from bot.services.history.places import own_steps
from bot.services.robots import Thinking, needed
from bot.services.table.registry import storage_errors
from bot.store import history as store
from bot.store.codec import fold_log
from bot.store.errors import StoreError
from bot.store.sqlite.database import Database
from bot.store.table import matches
from bot.store.table.rows import MatchLog
from engine.errors import EngineError
from engine.review import Judged, Moment, moments, seed_of
from engine.robots.thinker import budget_for

_log: Final = logging.getLogger(__name__)

_KEPT: Final = 32
"""Reviews that stay in memory; somebody who steps through one asks for it again and again."""
_WAITING: Final = 6
"""Members who may wait at the same time, the one whose match is being thought about included."""

Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Is told how many decisions have been thought about, and of how many."""


async def silent(done: int, total: int) -> None:
    """Progress that nobody wants to hear of."""


@dataclass(frozen=True, slots=True)
class MatchReview:
    """A finished match and what robots think of a member's decisions in it, in the order of the match."""

    archived: ArchivedMatch
    decisions: tuple[Judged, ...] = field(repr=False)


class Reviews:
    """Reviews of finished matches for those who played them.

    Args:
        database: where the matches are.
        archive: finished matches as everybody may see them.
        thinking: where robots think.
    """

    def __init__(self, database: Database, archive: Archive, thinking: Thinking) -> None:
        self._database = database
        self._archive = archive
        self._thinking = thinking
        self._kept: OrderedDict[tuple[int, int], tuple[Judged, ...]] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def of_match(self, guild_id: int, match_id: int, user_id: int, told: Progress = silent) -> MatchReview:
        """What robots think of the member's own decisions.

        Only decisions with a choice that the member took by a click of his own are looked at, not those that a robot or
        the clock took for him. Raises `match-not-found` (hidden ones too), `review-unfinished` for a match that runs or
        was never finished, `review-not-played`, `review-busy`, `review-failed` and `match-unreadable`.
        """
        await self._require_finished(guild_id, match_id, user_id)
        archived = await self._archive.match(guild_id, match_id, user_id)
        key = match_id, user_id
        if key not in self._kept:
            log = await self._own_log(match_id, user_id)
            if self._waiting >= _WAITING:
                raise TableRefused("review-busy")
            self._waiting += 1
            try:
                async with self._turn:
                    if key not in self._kept:
                        self._keep(key, await self._judge(log, user_id, told))
            finally:
                self._waiting -= 1
        self._kept.move_to_end(key)
        return MatchReview(archived, self._kept[key])

    async def _require_finished(self, guild_id: int, match_id: int, user_id: int) -> None:
        with storage_errors():
            stored = await self._database.read(lambda tx: store.find(tx, match_id))
        if stored is None or stored.guild_id != guild_id or (stored.private and user_id not in stored.players):
            raise TableRefused("match-not-found")
        if not stored.finished:
            raise TableRefused("review-unfinished")

    def _keep(self, key: tuple[int, int], judged: tuple[Judged, ...]) -> None:
        self._kept[key] = judged
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)

    async def _own_log(self, match_id: int, user_id: int) -> MatchLog:
        """The log of a match; who took no decision in it is refused before he waits for anybody."""
        with storage_errors():
            log = await self._database.read(lambda tx: matches.find_log(tx, match_id))
        if log is None:
            raise TableRefused("match-not-found")
        if all(row.actor_id != user_id for row in log.events):
            raise TableRefused("review-not-played")
        return log

    async def _judge(self, log: MatchLog, user_id: int, told: Progress) -> tuple[Judged, ...]:
        try:
            own = await asyncio.to_thread(_own_moments, log, user_id)
        except (StoreError, EngineError) as error:
            reference = uuid4().hex[:8]
            _log.exception("match %d cannot be read, reference %s", log.match.id, reference)
            raise TableRefused("match-unreadable", reference=reference) from error
        if own is None:
            raise TableRefused("review-not-played")
        budget = budget_for(len(own))
        judged: list[Judged] = []
        for done, moment in enumerate(own):
            await told(done, len(own))
            weighing = await self._thinking.weigh(moment.view, seed_of(log.match.secret, moment.place), budget)
            if weighing is not None:
                judged.append(Judged(moment, weighing))
        return tuple(judged)


def _own_moments(log: MatchLog, user_id: int) -> tuple[Moment, ...] | None:
    """The member's decisions with a choice; None where he took none at all."""
    steps = own_steps(log, user_id)
    if not steps:
        return None
    match, own = fold_log(log), {step.place for step in steps}
    found = [
        replace(moment, view=needed(moment.view))
        for seat in sorted({step.seat for step in steps})
        for moment in moments(match, seat)
        if moment.place in own
    ]
    return tuple(sorted(found, key=lambda moment: moment.place))
