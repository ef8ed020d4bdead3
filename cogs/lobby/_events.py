"""The card of an event of duplicate deals: its tables while they play, their comparison once all have finished."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.render.screen import Screen
from bot.render.table.duplicate import event_card
from bot.services.errors import ServiceError
from bot.services.table.duplicates import EventView
from bot.services.table.views import LobbyView, TableChange
from bot.texts import Language
from cogs.shared.coalesce import Coalescer, insist
from cogs.shared.codes import LOST_MESSAGE, UNKNOWN_CHANNEL
from cogs.shared.views import layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Events(commands.Cog):
    """Draws the cards of events: one run at a time for each, always the newest state."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._events = bot.services.tables.duplicates
        self._clock = bot.services.clock
        self._cards: dict[int, Screen] = {}
        self._redraws: Coalescer[int] = Coalescer(self._draw, self._clock, bot.settings.redraw_seconds)
        bot.services.tables.on_change(self._changed)

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
        await self._bot.wait_until_ready()
        if not await insist(lambda: self._drawn(event_id), self._clock):
            _log.warning("Event %d could not be drawn; it will be with its next change or start", event_id)

    async def _drawn(self, event_id: int) -> bool:
        """Draw once; False where trying again later makes sense."""
        try:
            event = await self._events.event(event_id)
            await self._show(event)
            if not event.covered:
                await self._events.set_shown(event_id)
                self._cards.pop(event_id, None)
        except ServiceError as error:
            return error.code != "storage-trouble"
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("Event %d cannot be drawn: %s", event_id, error)
            if error.code == UNKNOWN_CHANNEL:
                await self._events.set_shown(event_id)
        except (discord.HTTPException, OSError) as error:
            _log.warning("Event %d could not be drawn: %s", event_id, error)
            return False
        except Exception:
            _log.exception("Event %d could not be drawn", event_id)
        return True

    async def _show(self, event: EventView) -> None:
        """Edit the card where it looks different now, post it where there is none."""
        lobbies = {one.table_id: self._lobby(one.table_id) for one in event.tables}
        screen = event_card(self._bot.texts.say(Language(event.language)), event, lobbies)
        if self._cards.get(event.event_id) == screen:
            return
        if event.message_id is None or not await self._edited(event, event.message_id, screen):
            await self._post(event, screen)
        self._cards[event.event_id] = screen

    async def _post(self, event: EventView, screen: Screen) -> None:
        """Post the card and remember it; the nonce keeps a crash in between from making two."""
        place = self._bot.get_partial_messageable(event.channel_id)
        nonce = f"e{event.event_id}.{event.message_id or 0}"
        message = await place.send(view=layout(screen, self._bot.items), nonce=nonce)
        await self._events.set_message(event.event_id, message.id)

    async def _edited(self, event: EventView, message_id: int, screen: Screen) -> bool:
        message = self._bot.get_partial_messageable(event.channel_id).get_partial_message(message_id)
        silent = discord.AllowedMentions.none()
        try:
            await message.edit(view=layout(screen, self._bot.items), allowed_mentions=silent)
        except discord.HTTPException as error:
            if error.code not in LOST_MESSAGE:
                raise
            return False
        return True

    def _lobby(self, table_id: int) -> LobbyView | None:
        """The table as it is, None for one that was closed long ago."""
        try:
            return self._tables.lobby_view(table_id)
        except ServiceError:
            return None
