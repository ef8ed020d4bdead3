"""What happens by itself between members: thanks that become visible, and the work of the night.

The alarms are set from storage, so a restart loses nothing and does nothing twice.
"""

from __future__ import annotations

import logging
from datetime import datetime, time, timedelta
from typing import Final, Protocol
from uuid import uuid4

from bot.clock import Clock, from_ms, to_ms
from bot.services.alarms import Alarms
from bot.services.members.circles import Circles, Discount
from bot.services.members.thanks import ThanksLog, Told
from bot.store import meta
from bot.store.members import forgetting
from bot.store.members import thanks as thanks_log
from bot.store.sqlite.database import Database

_log: Final = logging.getLogger(__name__)

_REVEAL, _NIGHT = 0, 1
_CLOCKED: Final = ("thanks",)
"""The tables that hold the moments at which something becomes visible."""
NIGHT: Final = time(3, 30)
"""When the work of the night is due, in UTC."""
WORDS_KEPT: Final = timedelta(days=180)
"""How long own words of thanks are kept; the thanks themselves stay."""
RESERVES_KEPT: Final = timedelta(days=62)
PRACTICES_KEPT: Final = timedelta(days=30)
"""How long a practice deal is kept after the last press."""
_RETRY: Final = timedelta(minutes=5)
_LAST_NIGHT: Final = "society-night"


class MembersCourier(Protocol):
    """Brings a word to members in person; what does not arrive is not brought again."""

    async def tell_thanks(self, told: Told) -> None:
        """Tell a member what the partner said."""
        ...

    async def tell_discount(self, guild_id: int, discount: Discount) -> None:
        """Tell everybody concerned that thanks are out of account, or back in it."""
        ...


class MembersClock:
    """Moves things on without anybody's press, once there is a courier."""

    def __init__(self, database: Database, clock: Clock, thanks: ThanksLog, circles: Circles) -> None:
        self._database = database
        self._clock = clock
        self._thanks = thanks
        self._circles = circles
        self._alarms = Alarms(clock, self._ring)
        self._courier: MembersCourier | None = None
        database.watch(_CLOCKED, thanks_log.next_moment, self._plan)

    async def attach(self, courier: MembersCourier) -> None:
        """Have a way to people from now on; what has been waiting goes out, a night slept through is made up for."""
        self._courier = courier
        await self._database.write(lambda tx: tx.changed.update(_CLOCKED))  # so that `_plan` hears how things stand
        self._alarms.set(_NIGHT, await self.next_night())

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self._alarms.close()

    @property
    def planned(self) -> datetime | None:
        """When thanks become visible next without anybody's press; None where none wait."""
        return self._alarms.moment(_REVEAL)

    async def reveal(self) -> None:
        """Show what has been hidden until now, and tell receivers."""
        courier = self._courier
        for told in await self._thanks.reveal():
            if courier is None:
                continue
            try:
                await courier.tell_thanks(told)
            except Exception as error:
                _log.warning("a thanks could not be brought: %s", type(error).__name__)

    async def night(self) -> None:
        """Look at circles of thanks and delete what is kept no longer."""
        now = self._clock.now()
        await self._circles.look()
        words, months = to_ms(now - WORDS_KEPT), f"{now - RESERVES_KEPT:%Y-%m}"
        practices = to_ms(now - PRACTICES_KEPT)
        await self._database.write(lambda tx: forgetting.drop_old(tx, words, months, practices))
        await self._database.write(lambda tx: meta.save(tx, _LAST_NIGHT, now.isoformat()))

    def _plan(self, moment_ms: int | None) -> None:
        """Set the alarm to when thanks become visible next, as soon as there is a courier."""
        if self._courier is None:
            return
        if moment_ms is None:
            self._alarms.clear(_REVEAL)
        else:
            self._alarms.set(_REVEAL, from_ms(moment_ms))

    async def _ring(self, key: int) -> None:
        try:
            await (self.reveal() if key == _REVEAL else self.night())
        except Exception:
            _log.exception("club life did not go on by itself, reference %s", uuid4().hex[:8])
            self._alarms.set(key, self._clock.now() + _RETRY)
            return
        if key == _NIGHT:
            self._alarms.set(_NIGHT, await self.next_night())

    async def next_night(self) -> datetime:
        """The first night after the last one; the very first comes with the next night."""
        last = await self._database.read(lambda tx: meta.find(tx, _LAST_NIGHT))
        since = datetime.fromisoformat(last) if last is not None else self._clock.now()
        night = datetime.combine(since.date(), NIGHT, tzinfo=since.tzinfo)
        return night if night > since else night + timedelta(days=1)
