"""What a member can do about what is kept of him: have all of it, or be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from bot.clock import Clock, from_ms, to_ms
from bot.services.errors import ServiceError
from bot.services.members.errors import MemberRefused
from bot.services.members.preferences import Preferences
from bot.services.reporting.evidence import digest
from bot.services.reporting.keys import SealKey
from bot.services.reporting.mine import OwnCases
from bot.store.members import exporting, forgetting
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

FORMAT: Final = "belote-member/1"


class MemberExport(BaseModel):
    """Everything that is kept of a member: a list of rows for each kind. Times (…_ms) are UTC epoch milliseconds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["belote-member/1"] = FORMAT
    user: str
    made_at: datetime
    sections: dict[str, list[dict[str, Any]]]

    def to_json(self) -> bytes:
        """The document as a file."""
        return self.model_dump_json(indent=1).encode()


class Privacy:
    """Personal data of members, on all servers at once."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        key: SealKey,
        preferences: Preferences,
        own_cases: OwnCases,
        let_go: Callable[[int], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._key = key
        self._preferences = preferences
        self._own_cases = own_cases
        self._let_go = let_go
        """Is called with who has been forgotten, so that the tables keep nothing of them at hand either."""

    async def export(self, user_id: int) -> MemberExport:
        """Everything that is kept of a member."""

        def unit(tx: ReadTransaction) -> MemberExport:
            now = self._clock.now()
            sections = exporting.everything(tx, user_id, self._keys(tx, user_id), to_ms(now))
            return MemberExport(user=str(user_id), made_at=now, sections=sections)

        return await self._database.read(unit)

    async def forget(self, user_id: int) -> int:
        """Put a ghost in a member's place everywhere and return its id; it cannot be taken back.

        His open complaints are withdrawn first. Games, points and figures of others stay as they are. Raises
        `forget-seated`, `forget-sanctioned`.
        """
        await self._database.read(lambda tx: self._require_free(tx, user_id))
        for guild_id in await self._database.read(forgetting.complaint_guilds):
            await self._withdraw(guild_id, user_id)

        def unit(tx: WriteTransaction) -> int:
            self._require_free(tx, user_id)
            return forgetting.forget(tx, user_id, self._keys(tx, user_id), to_ms(self._clock.now()), digest)

        ghost = await self._database.write(unit)
        await self._preferences.forget(user_id)
        self._let_go(user_id)
        return ghost

    def _require_free(self, tx: ReadTransaction, user_id: int) -> None:
        if forgetting.is_playing(tx, user_id):
            raise MemberRefused("forget-seated")
        until = forgetting.barred_until(tx, user_id, to_ms(self._clock.now()))
        if until is not None:
            raise MemberRefused("forget-sanctioned", when=from_ms(until))

    async def _withdraw(self, guild_id: int, user_id: int) -> None:
        """Take open complaints back; one that is decided at this very moment stays decided."""
        for case in (await self._own_cases.list(guild_id, user_id)).filed:
            if case.open:
                try:
                    await self._own_cases.withdraw(guild_id, user_id, case.code)
                except ServiceError:
                    continue

    def _keys(self, tx: ReadTransaction, user_id: int) -> tuple[bytes, ...]:
        return tuple(self._key.reporter_key(guild, user_id) for guild in forgetting.complaint_guilds(tx))
