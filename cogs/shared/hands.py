"""The members' own screens: hands that stay fresh under the thumb while Discord lets us edit them.

A private message can be edited only through the token of an interaction it belongs to, for fifteen minutes. The newest
one per table and member is kept in memory, used while it is surely alive, and dropped at the first sign of death: after
that the member is called in the thread instead, and the next click brings a new token.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias, cast
from weakref import WeakValueDictionary

import discord

from bot.render.screen import Screen, Text
from bot.render.table.hand import hand_screen
from bot.render.table.score import last_trick_screen, score_screen
from bot.services.errors import ServiceError
from bot.texts import Say
from cogs.shared.apology import refusal
from cogs.shared.delivery import is_dead
from cogs.shared.keeper import Coalescer
from cogs.shared.replies import Click, answer, is_private

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

Page: TypeAlias = Literal["hand", "score", "last"]
Seat: TypeAlias = tuple[int, int]
"""A table and a member."""

_HAND_INTERVAL: Final = 0.5
"""At least so many seconds between two refreshes of one hand."""


@dataclass(slots=True)
class EditableHand:
    """A private message we may still edit, through the interaction that answered with it last."""

    interaction: Click
    message_id: int
    since: datetime
    page: Page
    price: int
    shown: Screen


class OpenHands:
    """Shows members their own screens and keeps the open ones fresh."""

    def __init__(self, bot: BeloteBot, trouble: Callable[[Click, int], str]) -> None:
        self._bot = bot
        self._tables = bot.services.tables
        self._clock = bot.services.clock
        self._trouble = trouble
        self._lifetime = timedelta(minutes=bot.settings.hand_token_minutes)
        self._open: dict[Seat, EditableHand] = {}
        self._locks: WeakValueDictionary[Seat, asyncio.Lock] = WeakValueDictionary()
        self._refresher: Coalescer[Seat] = Coalescer(
            self._refresh, self._clock, min(_HAND_INTERVAL, bot.settings.redraw_seconds)
        )
        self.on_dead: Callable[[int], None] = lambda _table: None

    def is_live(self, table_id: int, user_id: int) -> bool:
        """Whether the member has a screen of that table that changes by itself."""
        hand = self._open.get((table_id, user_id))
        return hand is not None and self._clock.now() - hand.since < self._lifetime

    def wake(self, table_id: int) -> None:
        """Refresh every open screen of a table that has changed."""
        for key in [key for key in self._open if key[0] == table_id]:
            self._refresher.wake(key)

    async def close(self) -> None:
        """Refresh nothing any more."""
        await self._refresher.close()

    async def show(
        self, click: Click, table_id: int, page: Page = "hand", *, price: int = 0, deal: int = 0, notice: str = ""
    ) -> None:
        """Answer a deferred interaction with a page, as the table is at this moment.

        Args:
            click: the interaction; acknowledged, not yet answered.
            table_id: which table.
            page: the hand, the score or the last trick.
            price: the price picked in the auction.
            deal: the deal that the score spells out, 0 for the last one.
            notice: a sentence about what just happened.
        """
        say = self._bot.say_to(click)
        key = (table_id, click.user.id)
        if page == "hand":
            await self._note_look(key)
        notice = notice or self._trouble(click, table_id)
        async with self._lock(key):
            try:
                screen = self._screen(say, key, page, price=price, deal=deal, notice=notice, on_hand=is_private(click))
            except ServiceError as error:
                self._open.pop(key, None)
                words = "\n".join(dict.fromkeys(filter(None, (notice, refusal(say, error)))))
                await answer(click, Screen(table_id, 0, (Text(words),)))
                return
            message_id = await answer(click, screen)
            if page == "hand" or self._serves_as_hand(click, key):
                self._open[key] = EditableHand(click, message_id, self._clock.now(), page, price, screen)

    async def _note_look(self, key: Seat) -> None:
        """A member by days who has looked at the hand needs no early reminder; nothing of the table depends on it."""
        try:
            await self._tables.clocks.note_look(*key)
        except ServiceError as error:
            _log.debug("A look at table %d was not noted: %s", key[0], error.code)

    def _serves_as_hand(self, click: Click, key: Seat) -> bool:
        """Whether the clicked private message is the one that becomes the hand again on the member's turn."""
        hand = self._open.get(key)
        return is_private(click) and (hand is None or click.message is None or hand.message_id == click.message.id)

    def _lock(self, key: Seat) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    def _screen(self, say: Say, key: Seat, page: Page, *, price: int, deal: int, notice: str, on_hand: bool) -> Screen:
        table_id, user_id = key
        if page == "hand":
            return hand_screen(say, self._tables.listing.hand_view(table_id, user_id), price=price, notice=notice)
        view = self._tables.listing.table_view(table_id)
        if view.lobby.covered and view.seat_of(user_id) is None:
            raise ServiceError("duplicate-covered")
        if page == "last":
            return last_trick_screen(say, view, on_hand=on_hand)
        return score_screen(say, view, view.seat_of(user_id), deal=deal, on_hand=on_hand)

    async def _refresh(self, key: Seat) -> None:
        """Redraw one open hand if it looks different now; another page gives way to the hand on the member's turn."""
        async with self._lock(key):
            hand = self._open.get(key)
            if hand is None:
                return
            if not self.is_live(*key):
                del self._open[key]
                return
            try:
                screen = self._current(hand, key)
                if screen is None or screen == hand.shown:
                    return
                await answer(hand.interaction, screen)
                hand.shown, hand.page = screen, "hand"
                if self._tables.listing.lobby_view(key[0]).state == "closed":
                    del self._open[key]
            except ServiceError:
                await self._take_away(hand, key)
            except discord.HTTPException as error:
                self._failed(key, error)

    def _current(self, hand: EditableHand, key: Seat) -> Screen | None:
        """The hand as it is now, None while its reader looks at another page and has nothing to decide."""
        view = self._tables.listing.hand_view(*key)
        if hand.page != "hand" and view.seat.public.to_act != view.seat.seat:
            return None
        return hand_screen(self._bot.say_to(hand.interaction), view, price=hand.price)

    async def _take_away(self, hand: EditableHand, key: Seat) -> None:
        """The member sits there no longer: no cards stay on the screen."""
        del self._open[key]
        say = self._bot.say_to(hand.interaction)
        try:
            await answer(hand.interaction, Screen(key[0], 0, (Text(say("hand-old")),)))
        except discord.HTTPException as error:
            _log.debug("The hand of a left seat at table %d stays: %s", key[0], error.code)

    def _failed(self, key: Seat, error: discord.HTTPException) -> None:
        if is_dead(error):
            _log.debug("A hand at table %d cannot be edited any more: %s", key[0], error.code)
            self._open.pop(key, None)
            self.on_dead(key[0])
            return
        _log.warning("A hand at table %d could not be refreshed: %s", key[0], error)


class TableScreens(Protocol):
    """What the table cog keeps for the others."""

    hands: OpenHands

    def resume(self, table_id: int) -> None:
        """Look after the public messages of a table: draw it again, also where that had been given up."""
        ...


def screens_of(click: Click) -> TableScreens:
    """The screens of the bot that received the interaction."""
    return cast("TableScreens", click.client.get_cog("Table"))


def hands_of(click: Click) -> OpenHands:
    """The open hands of the bot that received the interaction."""
    return screens_of(click).hands
