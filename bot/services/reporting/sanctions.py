"""What a member may not do for a time, asked by whoever opens tables, seats people or takes their words."""

from __future__ import annotations

from typing import Literal

from bot.clock import Clock, from_ms, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.keys import SealKey
from bot.store.reporting import moderation, voices
from bot.store.reporting.rows import SanctionRow
from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database


class Sanctions:
    """Answers from storage at once, so that an end or an appeal counts from its very moment."""

    def __init__(self, database: Database, clock: Clock, key: SealKey) -> None:
        self._database = database
        self._clock = clock
        self._key = key

    async def running(self, guild_id: int, user_id: int) -> tuple[SanctionRow, ...]:
        """A member's sanctions that are in force now."""
        now_ms = to_ms(self._clock.now())
        return await self._database.read(lambda tx: moderation.running_sanctions(tx, guild_id, user_id, now_ms))

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Raise `lobby-barred` for a member who may not open tables or sit down now."""
        refuse_under("no-lobby", "lobby-barred", await self.running(guild_id, user_id))

    async def separated(self, guild_id: int, user_id: int, others: tuple[int, ...]) -> bool:
        """Whether the member should rather not be seated with any of these: a recent complaint of one of the other.

        Only whoever proposes seats may ask; a refusal to sit down would tell who complained.
        """
        keyed = [(self._key.reporter_key(guild_id, user_id), other) for other in others]
        keyed += [(self._key.reporter_key(guild_id, other), user_id) for other in others]
        now_ms = to_ms(self._clock.now())

        def unit(tx: ReadTransaction) -> bool:
            return voices.separated(tx, tuple(keyed), now_ms)

        return await self._database.read(unit)


def refuse_under(kind: str, code: Literal["lobby-barred", "text-barred"], running: tuple[SanctionRow, ...]) -> None:
    """Raise `ReportRefused` with that code, saying until when, where one of the sanctions is of that kind."""
    for sanction in running:
        if sanction.kind == kind:
            raise ReportRefused(code, when=from_ms(sanction.until_ms))
