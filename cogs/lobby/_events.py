"""The card of an event of duplicate deals: its tables while they play, their comparison once all have finished."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.render.table.duplicate import event_card
from bot.services.errors import ServiceError
from bot.services.table.views import LobbyView, TableChange
from bot.texts import Language
from cogs.shared.delivery import UNKNOWN_CHANNEL
from cogs.shared.keeper import KeptMessage, MessageKeeper, Redraws

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Events(commands.Cog):
    """Draws the cards of events: one run at a time for each, always the newest state."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._events = bot.services.tables.duplicates
        self._keeper = MessageKeeper(bot)
        self._redraws: Redraws[int] = Redraws(bot, "Event", self._draw, self._lost, bot.settings.redraw_seconds)
        bot.services.tables.registry.listen(self._changed)

    async def cog_unload(self) -> None:
        """Draw nothing any more."""
        await self._redraws.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Draw what was stored before a restart and may not have been shown."""
        for event_id in await self._events.unshown():
            self._redraws.wake(event_id)

    @commands.Cog.listener()
    async def on_table_placed(self, table_id: int) -> None:
        """A table of an event has a message or a thread to link to."""
        self._wake(table_id)

    def _changed(self, change: TableChange) -> None:
        if change.kind != "match":
            self._wake(change.table_id)

    def _wake(self, table_id: int) -> None:
        lobby = self._lobby(table_id)
        if lobby is not None and lobby.duplicate_id is not None:
            self._redraws.wake(lobby.duplicate_id)

    async def _draw(self, event_id: int) -> None:
        event = await self._events.event(event_id)
        lobbies = {one.table_id: self._lobby(one.table_id) for one in event.tables}
        screen = event_card(self._bot.texts.say(Language(event.language)), event, lobbies)
        store = partial(self._events.set_message, event_id)
        await self._keeper.keep(KeptMessage(event.channel_id, event.message_id, screen, f"e{event_id}.0", store))
        if not event.covered:
            await self._events.set_shown(event_id)

    async def _lost(self, event_id: int, error: discord.HTTPException) -> bool:
        """Without its channel the card is given up; without rights it waits for the next change or start."""
        _log.warning("Event %d cannot be drawn: %s", event_id, error)
        if error.code == UNKNOWN_CHANNEL:
            await self._events.set_shown(event_id)
        return True

    def _lobby(self, table_id: int) -> LobbyView | None:
        """The table as it is, None for one that was closed long ago."""
        try:
            return self._tables.listing.lobby_view(table_id)
        except ServiceError:
            return None
