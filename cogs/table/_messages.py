"""What everybody sees of the tables: their cards and the pings, brought up to date after every change."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import discord

from bot.services.alarms import Alarms
from cogs.shared.delivery import UNKNOWN_CHANNEL
from cogs.shared.hands import OpenHands
from cogs.shared.keeper import MessageKeeper, Redraws
from cogs.shared.replies import Click
from cogs.shared.rights import missing_rights, right_names
from cogs.table._cards import TableCards, place_id
from cogs.table._pings import TurnPings

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

_FIRST_PROBE: Final = timedelta(minutes=1)
_PROBE: Final = timedelta(minutes=10)
"""How long after a card could not be drawn for want of a right or a channel it is tried again."""


class TableMessages:
    """The public messages of all tables."""

    def __init__(self, bot: BeloteBot, hands: OpenHands) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._clock = bot.services.clock
        self._keeper = MessageKeeper(bot)
        self._cards = TableCards(bot, self._keeper)
        self._pings = TurnPings(bot, self._keeper, hands)
        self._later = Alarms(self._clock, self._wake_later)
        self._stopped: set[int] = set()
        self._probed: set[int] = set()
        self._probes = Alarms(self._clock, self._probe)
        self._redraws: Redraws[int] = Redraws(
            bot, "Table", self._draw, self._lost, bot.settings.redraw_seconds, self._tables.outages.lose_table
        )

    def wake(self, table_id: int) -> None:
        """Ask for the newest state of a table to be drawn."""
        self._redraws.wake(table_id)

    async def close(self) -> None:
        """Draw nothing any more."""
        await self._later.close()
        await self._probes.close()
        await self._redraws.close()

    def resume(self, table_id: int) -> None:
        """Draw a table anew, also one that was stopped for want of rights or whose card somebody deleted."""
        self._stopped.discard(table_id)
        lobby = self._tables.listing.lobby_view(table_id)
        self._keeper.doubt(lobby.lobby_message_id)
        if lobby.match_number:
            self._keeper.doubt(self._tables.listing.table_view(table_id).card_message_id)
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
        if table_id in self._stopped:
            return
        await self._cards.draw_lobby(table_id)
        if self._tables.listing.lobby_view(table_id).match_number:
            await self._cards.draw_match(self._tables.listing.table_view(table_id))
            await self._call(table_id)
        if self._tables.listing.lobby_view(table_id).state == "closed":
            self._cards.forget(table_id)
        self._probed.discard(table_id)
        await self._tables.outages.regain_table(table_id)

    async def _call(self, table_id: int) -> None:
        """Call who is to act; at a table by days not before it is clear that no quick decision comes."""
        view = self._tables.listing.table_view(table_id)
        moment = view.people.call_at
        if moment is not None and moment > self._clock.now():
            self._later.set(table_id, moment)
        await self._pings.update(view, early=moment is not None and moment > self._clock.now())

    async def _wake_later(self, table_id: int) -> None:
        self.wake(table_id)

    async def _probe(self, table_id: int) -> None:
        """Look whether a table that could not be drawn can be by now; Discord is not asked while a right is missing."""
        if self._missing(table_id):
            self._probes.set(table_id, self._clock.now() + _PROBE)
        else:
            self._stopped.discard(table_id)
            self.wake(table_id)

    async def _lost(self, table_id: int, error: discord.HTTPException) -> bool:
        """Without its thread a table goes on in the channel; without rights or channel it is not drawn any more."""
        lobby = self._tables.listing.lobby_view(table_id)
        if error.code == UNKNOWN_CHANNEL and lobby.thread_id is not None:
            await self._cards.leave_thread(table_id)
            return False
        self._stopped.add(table_id)
        self._tables.outages.lose_table(table_id)
        self._probes.set(table_id, self._clock.now() + (_PROBE if table_id in self._probed else _FIRST_PROBE))
        if table_id in self._probed:
            return True
        self._probed.add(table_id)
        missing = ", ".join(self._missing(table_id)) or "access to the channel"
        _log.warning("Table %d is not drawn any more: %s is missing (%s)", table_id, missing, error.code)
        return True

    def _missing(self, table_id: int) -> tuple[str, ...]:
        """The rights that are missing where the table is played, as far as the bot knows the place."""
        channel = self._bot.get_channel(place_id(self._tables.listing.lobby_view(table_id)))
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return ("view_channel",)
        permissions = channel.permissions_for(channel.guild.me)
        return missing_rights(permissions, thread=isinstance(channel, discord.Thread))
