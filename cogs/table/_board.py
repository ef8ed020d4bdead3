"""Drawing a table for everybody: one run at a time for each table, always the newest state, every error ends here."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.services.alarms import Alarms
from bot.services.errors import ServiceError
from cogs.shared.coalesce import Coalescer, insist
from cogs.shared.codes import UNKNOWN_CHANNEL
from cogs.shared.desk import HandDesk
from cogs.shared.replies import Click
from cogs.shared.rights import missing_rights, right_names
from cogs.table._calls import Calls
from cogs.table._cards import Cards
from cogs.table._places import Places, place_id

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Board:
    """What everybody sees of the tables."""

    def __init__(self, bot: BeloteBot, desk: HandDesk) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._clock = bot.services.clock
        self._places = Places(bot)
        self._cards = Cards(bot, self._places)
        self._calls = Calls(bot, self._places, desk)
        self._later = Alarms(self._clock, self._wake_later)
        self._stopped: set[int] = set()
        self._redraws: Coalescer[int] = Coalescer(self._draw, self._clock, bot.settings.redraw_seconds)

    def wake(self, table_id: int) -> None:
        """Ask for the newest state of a table to be drawn."""
        self._redraws.wake(table_id)

    async def close(self) -> None:
        """Draw nothing any more."""
        await self._later.close()
        await self._redraws.close()

    def resume(self, table_id: int) -> None:
        """Draw a table again that was stopped for want of rights."""
        self._stopped.discard(table_id)
        self.wake(table_id)

    def trouble(self, click: Click, table_id: int) -> str:
        """Why nobody sees the table move, for a private answer; empty where all is well.

        A stopped table whose rights have come back is drawn again at once.
        """
        if table_id not in self._stopped:
            return ""
        missing = self._missing(table_id)
        if not missing:
            self.resume(table_id)
            return ""
        say = click.client.say_to(click)
        return say("error-missing-permission", rights=right_names(say, missing))

    async def _draw(self, table_id: int) -> None:
        await self._bot.wait_until_ready()  # before that neither channels nor rights are known

        async def attempt() -> bool:
            return table_id in self._stopped or await self._drawn(table_id)

        if not await insist(attempt, self._clock):
            _log.warning("Table %d could not be drawn; it will be with its next change", table_id)

    async def _drawn(self, table_id: int) -> bool:
        """Draw once; False where trying again later makes sense."""
        try:
            await self._cards.draw_lobby(table_id)
            if self._tables.lobby_view(table_id).match_number:
                await self._cards.draw_match(self._tables.table_view(table_id))
                await self._call(table_id)
            if self._tables.lobby_view(table_id).state == "closed":
                self._cards.forget(table_id)
        except ServiceError as error:
            _log.debug("Table %d has nothing to draw: %s", table_id, error.code)
        except (discord.Forbidden, discord.NotFound) as error:
            return await self._lost(table_id, error)
        except (discord.HTTPException, OSError) as error:
            _log.warning("Table %d could not be drawn: %s", table_id, error)
            return False
        except Exception:
            _log.exception("Table %d could not be drawn", table_id)
        return True

    async def _call(self, table_id: int) -> None:
        """Call who is to act; at a table by days not before it is clear that no quick decision comes."""
        view = self._tables.table_view(table_id)
        moment = view.people.call_at
        if moment is not None and moment > self._clock.now():
            self._later.set(table_id, moment)
        await self._calls.update(view, early=moment is not None and moment > self._clock.now())

    async def _wake_later(self, table_id: int) -> None:
        self.wake(table_id)

    async def _lost(self, table_id: int, error: discord.HTTPException) -> bool:
        """Without its thread a table goes on in the channel; without rights or channel it is not drawn any more."""
        lobby = self._tables.lobby_view(table_id)
        if error.code == UNKNOWN_CHANNEL and lobby.thread_id is not None:
            await self._cards.leave_thread(table_id)
            return False
        self._stopped.add(table_id)
        missing = ", ".join(self._missing(table_id)) or "access to the channel"
        _log.warning("Table %d is not drawn any more: %s is missing (%s)", table_id, missing, error.code)
        return True

    def _missing(self, table_id: int) -> tuple[str, ...]:
        channel_id = place_id(self._tables.lobby_view(table_id))
        permissions = self._places.permissions(channel_id)
        if permissions is None:
            return ("view_channel",)
        return missing_rights(permissions, thread=self._places.is_thread(channel_id))
