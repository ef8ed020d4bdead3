"""The public messages of a table: its lobby card, one card for each deal, the end of the match.

Cards of a table are numbered through all its matches: those of the first begin at 1, of the second at
`CARDS_PER_MATCH` + 1. The number of the newest one is stored with its message id, so that a restart finds it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.render.screen import Picture, Screen
from bot.render.table.covered import covered_card, covered_farewell
from bot.render.table.lobby import lobby_card
from bot.render.table.picture import table_picture
from bot.render.table.result import closed_card, match_end_card, outlived_card, result_card
from bot.render.table.table import table_card
from bot.render.words import message_link
from bot.services.table.views import LobbyView, Occupant, TableView
from bot.texts import Language, Say
from cogs.shared.keeper import KeptMessage, MessageKeeper
from cogs.shared.names import Nicknames
from cogs.shared.pictures import club_colours
from cogs.table._threads import make_thread
from engine.results import Phase

if TYPE_CHECKING:
    from bot.client import BeloteBot

CARDS_PER_MATCH: Final = 1000


def place_id(lobby: LobbyView) -> int:
    """The channel or thread in which the table is played."""
    return lobby.thread_id or lobby.channel_id


class TableCards:
    """Says which cards of a table should stand where; the keeper makes Discord agree."""

    def __init__(self, bot: BeloteBot, keeper: MessageKeeper) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._keeper = keeper
        self._nicknames = Nicknames(bot)
        self._threadless: set[int] = set()

    async def draw_lobby(self, table_id: int) -> None:
        """Bring the lobby card up to date; a match that has just begun gets its thread first."""
        lobby = self._tables.listing.lobby_view(table_id)
        if lobby.state == "playing" and lobby.thread_id is None and table_id not in self._threadless:
            lobby = await self._with_thread(lobby)
        screen = lobby_card(self._say(lobby), lobby, await self._demand(lobby))
        wanted = lobby.state == "lobby" or (lobby.lobby_message_id is None and lobby.state != "closed")
        store = partial(self._store_lobby, table_id) if wanted else None
        message = KeptMessage(lobby.channel_id, lobby.lobby_message_id, screen, f"l{table_id}", store)
        await self._keeper.keep(message)

    async def draw_match(self, view: TableView) -> None:
        """Bring the newest card of the match up to date, or post the next one."""
        if not view.public.number:
            return
        number = _card_number(view)
        stands = view.card_message_id if view.card_deal == number else None
        store = partial(self._store_card, view.lobby.table_id, number)
        nonce = f"c{view.lobby.table_id}.{number}"
        await self._keeper.keep(KeptMessage(place_id(view.lobby), stands, await self._card(view), nonce, store))
        if stands is None and view.card_message_id is not None and view.card_deal is not None:
            await self._see_off(view, view.card_message_id, view.card_deal)

    async def _with_thread(self, lobby: LobbyView) -> LobbyView:
        """The table with its thread, made before its first card is posted; once a card stands, the place is settled."""
        if self._tables.listing.table_view(lobby.table_id).card_message_id is not None:
            return lobby
        thread_id = await make_thread(self._bot, lobby)
        self._threadless.add(lobby.table_id)
        if thread_id is not None:
            await self._tables.lobby.set_messages(lobby.table_id, thread_id=thread_id)
            self._bot.dispatch("table_placed", lobby.table_id)
        return self._tables.listing.lobby_view(lobby.table_id)

    def forget(self, table_id: int) -> None:
        """Keep nothing of a table that will not change any more."""
        self._threadless.discard(table_id)

    async def leave_thread(self, table_id: int) -> None:
        """Go on in the channel itself: somebody deleted the table's thread."""
        self._threadless.add(table_id)
        await self._tables.lobby.set_messages(table_id, thread_id=None)
        await self._tables.lobby.set_messages(table_id, card_message_id=None, card_deal=None)

    async def _demand(self, lobby: LobbyView) -> int | None:
        """Which reliability the host of a waiting table asks for."""
        if lobby.state != "lobby" or lobby.private:
            return None
        demands = await self._bot.services.members.door.demands(lobby.guild_id, (lobby.host_id,))
        return demands.get(lobby.host_id)

    async def _store_lobby(self, table_id: int, message_id: int) -> None:
        await self._tables.lobby.set_messages(table_id, lobby_message_id=message_id)
        self._bot.dispatch("table_placed", table_id)

    async def _store_card(self, table_id: int, number: int, message_id: int) -> None:
        await self._tables.lobby.set_messages(table_id, card_message_id=message_id, card_deal=number)

    async def _see_off(self, view: TableView, old_id: int, old_number: int) -> None:
        """The card before the newest one keeps its result and a link."""
        place = place_id(view.lobby)
        newest = self._tables.listing.table_view(view.lobby.table_id).card_message_id or 0
        link = message_link(view.lobby.guild_id, place, newest)
        farewell = self._farewell(view, old_number, link, self._keeper.shown(old_id))
        if farewell is not None:
            await self._keeper.keep(KeptMessage(place, old_id, farewell))

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
        return await self._nicknames.of(view.lobby.guild_id, occupants)

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
