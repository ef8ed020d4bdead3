"""What members have chosen for themselves, at hand without waiting: language, confirming a card, quiet hours."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Final, Literal, TypeAlias, TypedDict, Unpack

from bot.clock import Clock, to_ms
from bot.services.members.errors import MemberRefused
from bot.services.table.clocks.quiet import QuietHours, known_zone
from bot.services.table.registry import TableRegistry
from bot.store.members import preferences as store
from bot.store.members.preferences import Member
from bot.store.sqlite.database import Database

MemberPreferences: TypeAlias = Member
"""A member's choices; who made none has the defaults."""

DEMANDS: Final = (50, 60, 70, 80, 90)
"""Which reliability a host may ask for."""


_NO_HOURS: Final = QuietHours("UTC", 0, 0)
_TIME: Final = re.compile(r"(\d{1,2})[:.](\d{2})")


Flag: TypeAlias = Literal["confirm_card", "big_buttons", "pings", "in_top", "takes_thanks"]
"""A choice that is on or off."""


class PreferenceChanges(TypedDict, total=False):
    """Choices to change; what is left out stays."""

    language: str | None
    confirm_card: bool
    pings: bool
    suits: str
    four_colour: bool
    big_buttons: bool
    in_top: bool
    takes_thanks: bool
    asks_reliability: int | None


class Preferences:
    """Everybody's choices, read once and kept up to date; every change is stored before it counts."""

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry) -> None:
        self._database = database
        self._clock = clock
        self._tables = tables
        """They keep quiet hours, so that those hold there at once."""
        self._members: dict[int, Member] = {}
        self._turn = asyncio.Lock()
        """Of two clicks at once each keeps what the other has changed."""

    async def load(self) -> None:
        """Read what everybody has chosen."""
        self._members = {member.user_id: member for member in await self._database.read(store.everybody)}

    def of(self, user_id: int) -> MemberPreferences:
        """A member's choices."""
        return self._members.get(user_id) or Member(user_id)

    async def toggle(self, user_id: int, flag: Flag) -> MemberPreferences:
        """Turn a choice that is on or off."""
        async with self._turn:
            member = self.of(user_id)
            return await self._save(replace(member, **{flag: not getattr(member, flag)}))

    def quiet(self, user_id: int) -> QuietHours | None:
        """When a member wants no reminders."""
        return self._tables.quiet.get(user_id)

    async def change(self, user_id: int, **changes: Unpack[PreferenceChanges]) -> MemberPreferences:
        """Change some of a member's choices."""
        async with self._turn:
            return await self._save(replace(self.of(user_id), **changes))

    async def set_quiet(self, user_id: int, zone: str, begins: str, ends: str) -> QuietHours | None:
        """Set quiet hours (`23:00`, `8:00`) in a time zone by its IANA name; without times there are none.

        Raises `zone-unknown`.
        """
        hours: QuietHours | None = None
        if begins.strip() or ends.strip():
            if not known_zone(zone.strip()):
                raise MemberRefused("zone-unknown")
            hours = QuietHours(zone.strip(), _minute(begins), _minute(ends))
            if hours.begins == hours.ends:
                raise MemberRefused("zone-unknown")
        await self._keep(user_id, hours)
        return hours

    async def forget(self, user_id: int) -> None:
        """Keep nothing of a member at hand; the row among the preferences is the caller's business."""
        self._members.pop(user_id, None)
        if self.quiet(user_id) is not None:
            await self._keep(user_id, None)

    async def _save(self, member: Member) -> Member:
        at_ms = to_ms(self._clock.now())
        await self._database.write(lambda tx: store.save(tx, member, at_ms))
        self._members[member.user_id] = member
        return member

    async def _keep(self, user_id: int, hours: QuietHours | None) -> None:
        kept = hours or _NO_HOURS
        await self._tables.set_quiet_hours(user_id, kept.zone, kept.begins, kept.ends)


def _minute(text: str) -> int:
    """The minute of the day; raises `zone-unknown`."""
    match = _TIME.fullmatch(text.strip())
    hour, minute = (int(match[1]), int(match[2])) if match else (24, 0)
    if hour > 23 or minute > 59:
        raise MemberRefused("zone-unknown")
    return hour * 60 + minute
