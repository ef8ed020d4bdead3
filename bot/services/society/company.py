"""Whom a member would rather not sit with, what he notes about others, and the door of the tables that honours it."""

from __future__ import annotations

from bot.clock import Clock, to_ms
from bot.services.doorkeeper import Barrier, SeatRequest
from bot.services.society.choices import Choices
from bot.services.society.errors import SocietyRefused
from bot.services.society.profiles import results_of
from bot.services.society.reliability import allowed_demand, cooldown, reliability
from bot.store.connection import ReadTransaction
from bot.store.database import Database
from bot.store.society import people

MOST_NOTE = 500


class Company:
    """Blocks and private notes; nobody but the member ever learns of them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def set_block(self, guild_id: int, user_id: int, other_id: int, *, blocked: bool) -> bool:
        """Block somebody or take it back; whether anything changed. Raises `person-self`."""
        if user_id == other_id:
            raise SocietyRefused("person-self")
        at_ms = to_ms(self._clock.now()) if blocked else None
        return await self._database.write(lambda tx: people.set_block(tx, guild_id, user_id, other_id, at_ms))

    async def blocked(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Whom a member has blocked."""
        return await self._database.read(lambda tx: people.blocked_by(tx, guild_id, user_id))

    async def note(self, guild_id: int, user_id: int, other_id: int) -> str:
        """What a member has written down about another."""
        return await self._database.read(lambda tx: people.note(tx, guild_id, user_id, other_id))

    async def set_note(self, guild_id: int, user_id: int, other_id: int, words: str) -> str:
        """Write something down about another, or nothing any more; what is kept of it. Raises `person-self`."""
        if user_id == other_id:
            raise SocietyRefused("person-self")
        text, at_ms = words.strip()[:MOST_NOTE].strip(), to_ms(self._clock.now())
        await self._database.write(lambda tx: people.set_note(tx, guild_id, user_id, other_id, text, at_ms))
        return text


class ClubDoor:
    """The doorkeeper of the tables: sanctions, the pause after leaving too often, blocks, what a host asks for."""

    def __init__(self, database: Database, clock: Clock, choices: Choices, sanctions: Barrier) -> None:
        self._database = database
        self._clock = clock
        self._choices = choices
        self._sanctions = sanctions

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Raise `lobby-barred` for a member who may not open tables or sit down now."""
        await self._sanctions.check_lobby(guild_id, user_id)

    async def check_seat(self, request: SeatRequest) -> None:
        """Raise for a member who should not sit down at this table now, without telling whose wish that is.

        Raises `lobby-cooldown`, `seat-own-block`, `seat-unavailable`. Tables by invitation are the friends' own affair:
        neither the pause nor the host's demand holds there.
        """
        await self._database.read(lambda tx: self._verify(tx, request))

    def _verify(self, tx: ReadTransaction, request: SeatRequest) -> None:
        own = results_of(tx, request.guild_id, request.user_id)
        if not request.private:
            pause = cooldown(own)
            if pause is not None and pause.running(to_ms(self._clock.now())):
                raise SocietyRefused("lobby-cooldown", when=f"<t:{pause.until_ms // 1000}:R>")
        mine, theirs = people.blocks(tx, request.guild_id, request.user_id, request.seated)
        if mine:
            raise SocietyRefused("seat-own-block")
        if theirs:
            raise SocietyRefused("seat-unavailable")
        asked = self._choices.of(request.host_id).asks_reliability
        if asked is None or request.private or request.host_id == request.user_id:
            return
        demand = allowed_demand(asked, reliability(results_of(tx, request.guild_id, request.host_id)))
        if reliability(own).percent < demand:
            raise SocietyRefused("seat-unavailable")
