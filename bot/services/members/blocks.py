"""Whom a member would rather not sit with, what he notes about others, and the door of the tables that honours it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.clock import Clock, from_ms, to_ms
from bot.services.errors import ServiceError
from bot.services.members.errors import MemberRefused
from bot.services.members.profiles import results_of
from bot.services.members.reliability import Result, allowed_demand, cooldown, reliability
from bot.services.table.admission import Barrier, SeatRequest
from bot.store.members import blocks as store
from bot.store.members import preferences
from bot.store.reporting import drafts
from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database

MOST_NOTE = 500


@dataclass(frozen=True, slots=True)
class Mate:
    """Somebody a member has played with or complained of, and whether he has blocked him."""

    user_id: int
    blocked: bool


class Blocks:
    """Blocks and private notes; nobody but the member ever learns of them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def set_block(self, guild_id: int, user_id: int, other_id: int, *, blocked: bool) -> bool:
        """Block somebody or take it back; whether anything changed. Raises `person-self`."""
        if user_id == other_id:
            raise MemberRefused("person-self")
        at_ms = to_ms(self._clock.now()) if blocked else None
        return await self._database.write(lambda tx: store.set_block(tx, guild_id, user_id, other_id, at_ms))

    async def mates(self, guild_id: int, user_id: int, match_id: int) -> tuple[Mate, ...]:
        """The other members of a match, and whom of them the member has blocked; raises `person-not-there`."""

        def unit(tx: ReadTransaction) -> tuple[Mate, ...]:
            match, there = drafts.played_match(tx, match_id), drafts.players_of(tx, match_id)
            if match is None or match.guild_id != guild_id or user_id not in there:
                raise MemberRefused("person-not-there")
            blocked = store.blocked_by(tx, guild_id, user_id)
            return tuple(Mate(one, one in blocked) for one in there if one != user_id)

        return await self._database.read(unit)

    async def mate(self, guild_id: int, user_id: int, other_id: int) -> Mate:
        """One other member, and whether the member has blocked him."""
        return Mate(other_id, other_id in await self.blocked(guild_id, user_id))

    async def blocked(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Whom a member has blocked."""
        return await self._database.read(lambda tx: store.blocked_by(tx, guild_id, user_id))

    async def note(self, guild_id: int, user_id: int, other_id: int) -> str:
        """What a member has written down about another."""
        return await self._database.read(lambda tx: store.note(tx, guild_id, user_id, other_id))

    async def set_note(self, guild_id: int, user_id: int, other_id: int, words: str) -> str:
        """Write something down about another, or nothing any more; what is kept of it. Raises `person-self`."""
        if user_id == other_id:
            raise MemberRefused("person-self")
        text, at_ms = words.strip()[:MOST_NOTE].strip(), to_ms(self._clock.now())
        await self._database.write(lambda tx: store.set_note(tx, guild_id, user_id, other_id, text, at_ms))
        return text


class _Look:
    """One look at the record of a server: each member's results are read once."""

    def __init__(self, tx: ReadTransaction, guild_id: int, now_ms: int) -> None:
        self._tx = tx
        self._guild_id = guild_id
        self._now_ms = now_ms
        self._results: dict[int, tuple[Result, ...]] = {}

    def results(self, user_id: int) -> tuple[Result, ...]:
        """A member's results that count."""
        if user_id not in self._results:
            self._results[user_id] = results_of(self._tx, self._guild_id, user_id)
        return self._results[user_id]

    def demand(self, host_id: int) -> int | None:
        """Which reliability a host asks for, never above his own; None where he asks for nothing."""
        asked = preferences.find(self._tx, host_id).asks_reliability
        return None if asked is None else allowed_demand(asked, reliability(self.results(host_id)))

    def verify(self, request: SeatRequest) -> None:
        """See `ClubDoor.check_seat`."""
        own = self.results(request.user_id)
        if not request.private:
            pause = cooldown(own)
            if pause is not None and pause.running(self._now_ms):
                raise MemberRefused("lobby-cooldown", when=from_ms(pause.until_ms))
        mine, theirs = store.blocks(self._tx, self._guild_id, request.user_id, request.seated)
        if mine:
            raise MemberRefused("seat-own-block")
        if theirs:
            raise MemberRefused("seat-unavailable")
        if request.private or request.host_id == request.user_id:
            return
        demand = self.demand(request.host_id)
        if demand is not None and reliability(own).percent < demand:
            raise MemberRefused("seat-unavailable")

    def welcomes(self, request: SeatRequest) -> bool:
        """Whether `verify` has nothing against it."""
        try:
            self.verify(request)
        except MemberRefused:
            return False
        return True


class ClubDoor:
    """The entry policy of the tables: sanctions, the pause after leaving too often, blocks, what a host asks for."""

    def __init__(self, database: Database, clock: Clock, sanctions: Barrier) -> None:
        self._database = database
        self._clock = clock
        self._sanctions = sanctions

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Raise `lobby-barred` for a member who may not open tables or sit down now."""
        await self._sanctions.check_lobby(guild_id, user_id)

    async def check_seat(self, request: SeatRequest) -> None:
        """Raise for a member who should not sit down at this table now, without telling whose wish that is.

        Raises `lobby-cooldown`, `seat-own-block`, `seat-unavailable`. Tables by invitation are the friends' own affair:
        neither the pause nor the host's demand holds there.
        """
        await self._database.read(lambda tx: self._look(tx, request.guild_id).verify(request))

    async def welcome(self, requests: Sequence[SeatRequest]) -> tuple[bool, ...]:
        """Whether one member would be let in, for each of several tables of a server: one question for all of them."""
        if not requests:
            return ()
        guild_id = requests[0].guild_id
        try:
            await self._sanctions.check_lobby(guild_id, requests[0].user_id)
        except ServiceError:
            return (False,) * len(requests)

        def unit(tx: ReadTransaction) -> tuple[bool, ...]:
            look = self._look(tx, guild_id)
            return tuple(map(look.welcomes, requests))

        return await self._database.read(unit)

    async def demands(self, guild_id: int, host_ids: Iterable[int]) -> Mapping[int, int]:
        """Which reliability these hosts ask for, never above their own; who asks for nothing is left out."""

        def unit(tx: ReadTransaction) -> Mapping[int, int]:
            look = self._look(tx, guild_id)
            found = {host_id: look.demand(host_id) for host_id in host_ids}
            return {host_id: demand for host_id, demand in found.items() if demand}

        return await self._database.read(unit)

    def _look(self, tx: ReadTransaction, guild_id: int) -> _Look:
        return _Look(tx, guild_id, to_ms(self._clock.now()))
