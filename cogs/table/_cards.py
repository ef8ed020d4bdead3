"""The public messages of a table: its lobby card, one card for each deal, the end of the match.

Cards of a table are numbered through all its matches: those of the first begin at 1, of the second at
`CARDS_PER_MATCH` + 1. The number of the newest one is stored with its message id, so that a restart finds it again.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

import discord

from bot.render.screen import Picture, Screen
from bot.render.table.covered import covered_card, covered_farewell
from bot.render.table.lobby import lobby_card
from bot.render.table.picture import table_picture
from bot.render.table.result import closed_card, match_end_card, outlived_card, result_card
from bot.render.table.table import table_card
from bot.render.words import message_link
from bot.services.table.views import LobbyView, Occupant, TableView
from bot.texts import Language, Say
from cogs.shared.codes import LOST_MESSAGE
from cogs.shared.pictures import club_colours
from cogs.table._places import Places, place_id
from engine.results import Phase

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

CARDS_PER_MATCH: Final = 1000


class Cards:
    """Draws the public messages of tables, each only when it looks different from what stands there."""

    def __init__(self, bot: BeloteBot, places: Places) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._places = places
        self._lobbies: dict[int, Screen] = {}
        self._newest: dict[int, Screen] = {}
        self._threadless: set[int] = set()

    async def draw_lobby(self, table_id: int) -> None:
        """Bring the lobby card up to date; a match that has just begun gets its thread first."""
        lobby = self._tables.lobby_view(table_id)
        if lobby.state == "playing" and lobby.thread_id is None and table_id not in self._threadless:
            lobby = await self._with_thread(lobby)
        screen = lobby_card(self._say(lobby), lobby, await self._demand(lobby))
        if self._lobbies.get(table_id) == screen:
            return
        if lobby.lobby_message_id is None:
            if lobby.state != "closed":
                await self._post_lobby(lobby, screen, f"l{table_id}")
        else:
            await self._redraw_lobby(lobby, lobby.lobby_message_id, screen)
        self._lobbies[table_id] = screen

    async def draw_match(self, view: TableView) -> None:
        """Bring the newest card of the match up to date, or post the next one."""
        if not view.public.number:
            return
        number = _card_number(view)
        if view.card_message_id is None or view.card_deal != number:
            await self._new_card(view, number)
        else:
            await self._redraw_card(view, view.card_message_id, number)

    async def _with_thread(self, lobby: LobbyView) -> LobbyView:
        """The table with its thread, made before its first card is posted; once a card stands, the place is settled."""
        if self._tables.table_view(lobby.table_id).card_message_id is not None:
            return lobby
        thread_id = await self._places.make_thread(lobby)
        self._threadless.add(lobby.table_id)
        if thread_id is not None:
            await self._tables.set_place(lobby.table_id, thread_id)
            self._bot.dispatch("table_placed", lobby.table_id)
        return self._tables.lobby_view(lobby.table_id)

    def forget(self, table_id: int) -> None:
        """Keep nothing of a table that will not change any more."""
        self._lobbies.pop(table_id, None)
        self._newest.pop(table_id, None)
        self._threadless.discard(table_id)

    async def leave_thread(self, table_id: int) -> None:
        """Go on in the channel itself: somebody deleted the table's thread."""
        self._threadless.add(table_id)
        await self._tables.set_place(table_id, None)
        await self._tables.set_messages(table_id, card_message_id=None, card_deal=None)

    async def _demand(self, lobby: LobbyView) -> int | None:
        """Which reliability the host of a waiting table asks for."""
        if lobby.state != "lobby" or lobby.private:
            return None
        demands = await self._bot.services.society.door.demands(lobby.guild_id, (lobby.host_id,))
        return demands.get(lobby.host_id)

    async def _redraw_lobby(self, lobby: LobbyView, message_id: int, screen: Screen) -> None:
        try:
            await self._places.edit(lobby.channel_id, message_id, screen)
        except discord.HTTPException as error:
            if error.code not in LOST_MESSAGE:
                raise
            if lobby.state == "lobby":
                await self._post_lobby(lobby, screen, f"r{message_id}")

    async def _post_lobby(self, lobby: LobbyView, screen: Screen, nonce: str) -> None:
        message_id = await self._places.post(lobby.channel_id, screen, nonce)
        await self._tables.set_messages(lobby.table_id, lobby_message_id=message_id)
        self._bot.dispatch("table_placed", lobby.table_id)

    async def _new_card(self, view: TableView, number: int) -> None:
        """Post the card of another deal; the one before keeps its result and a link."""
        table_id = view.lobby.table_id
        before = self._newest.get(table_id)
        message_id = await self._post_card(view, number, f"c{table_id}.{number}")
        if view.card_message_id is None or view.card_deal is None:
            return
        link = message_link(view.lobby.guild_id, place_id(view.lobby), message_id)
        farewell = self._farewell(view, view.card_deal, link, before)
        if farewell is not None:
            try:
                await self._places.edit(place_id(view.lobby), view.card_message_id, farewell)
            except discord.HTTPException as error:
                if error.code not in LOST_MESSAGE:
                    raise

    async def _redraw_card(self, view: TableView, message_id: int, number: int) -> None:
        screen = await self._card(view)
        if self._newest.get(view.lobby.table_id) == screen:
            return
        try:
            await self._places.edit(place_id(view.lobby), message_id, screen)
        except discord.HTTPException as error:
            if error.code not in LOST_MESSAGE:
                raise
            await self._post_card(view, number, f"r{message_id}")
        self._newest[view.lobby.table_id] = screen

    async def _post_card(self, view: TableView, number: int, nonce: str) -> int:
        """Post the newest card and remember where it is; the nonce keeps a crash in between from making two."""
        screen, table_id = await self._card(view), view.lobby.table_id
        message_id = await self._places.post(place_id(view.lobby), screen, nonce)
        await self._tables.set_messages(table_id, card_message_id=message_id, card_deal=number)
        self._newest[table_id] = screen
        return message_id

    async def _card(self, view: TableView) -> Screen:
        """The newest card: of the running deal, of the one just scored, or of the end."""
        say, public = self._say(view.lobby), view.public
        if view.lobby.covered:
            return covered_card(say, view)
        if public.phase is Phase.FINISHED:
            end = match_end_card(say, view, await self._names(view, view.players))
            return end.in_words() if view.lobby.compact else end
        if view.lobby.state == "closed":
            return closed_card(say, view)
        if public.phase is Phase.DEALING:
            return result_card(say, view, public.deals[-1], None)
        return table_card(say, view, await self._picture(say, view))

    async def _picture(self, say: Say, view: TableView) -> Picture | None:
        """The table as a picture, unless the administrator or those who opened the table want words only."""
        if not self._bot.settings.table_pictures or view.lobby.compact:
            return None
        colours = club_colours(self._bot, view.lobby.guild_id)
        return table_picture(say, view, await self._names(view, view.lobby.seats), colours)

    async def _names(self, view: TableView, occupants: Iterable[Occupant | None]) -> Mapping[int, str]:
        """What members are called, for pictures; nothing is asked where there are none."""
        if view.lobby.compact or not self._bot.settings.table_pictures:
            return {}
        return await self._bot.nicknames.of(view.lobby.guild_id, occupants)

    def _farewell(self, view: TableView, old_number: int, link: str, before: Screen | None) -> Screen | None:
        """What the card before becomes: its deal's result; of a match before, what outlives it."""
        index = old_number - _first_number(view)
        if 0 <= index < len(view.public.deals):
            if view.lobby.covered:
                return covered_farewell(self._say(view.lobby), view, view.public.deals[index].number, link)
            return result_card(self._say(view.lobby), view, view.public.deals[index], link)
        return outlived_card(before) if before is not None else None

    def _say(self, lobby: LobbyView) -> Say:
        return self._bot.texts.say(Language(lobby.language))


def _first_number(view: TableView) -> int:
    return (view.lobby.match_number - 1) * CARDS_PER_MATCH + 1


def _card_number(view: TableView) -> int:
    """The number of the card that shows the newest state: one for each deal and one for the end."""
    ended = view.public.phase is Phase.FINISHED
    return _first_number(view) + view.public.number - (0 if ended else 1)
