"""The public card of a sheet: redrawn where it stands, posted anew where it is gone."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import discord

from bot.render.scorepad import pad_card
from bot.services.scorepad import PadView
from bot.texts import Language
from cogs.shared.keeper import KeptMessage, MessageKeeper, Redraws
from cogs.shared.replies import Click

if TYPE_CHECKING:
    from bot.client import BeloteBot
    from cogs.scorepad._cog import Scorepad

_log: Final = logging.getLogger(__name__)

PadKey: TypeAlias = tuple[int, int]
"""A server and a sheet."""


class PadCards:
    """The cards of all sheets."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._pads = bot.services.scorepads
        self._keeper = MessageKeeper(bot)
        self._redraws: Redraws[PadKey] = Redraws(bot, "Score sheet", self._draw, self._lost, 0)

    async def close(self) -> None:
        """Draw nothing any more."""
        await self._redraws.close()

    async def post(self, view: PadView) -> None:
        """Post the card at the end of its channel and remember it; may raise one of `delivery.TROUBLE`."""
        await self._keeper.keep(self._card(view, None))

    def wake(self, view: PadView) -> None:
        """Bring the card up to date; what was written is stored already."""
        self._redraws.wake((view.guild_id, view.pad_id))

    async def _draw(self, key: PadKey) -> None:
        view = await self._pads.find(*key)
        await self._keeper.keep(self._card(view, view.message_id))

    async def _lost(self, key: PadKey, error: discord.HTTPException) -> bool:
        """Without rights or channel the card waits for the next change."""
        _log.warning("The card of score sheet %d cannot be drawn: %s", key[1], error)
        return True

    def _card(self, view: PadView, message_id: int | None) -> KeptMessage:
        screen = pad_card(self._bot.texts.say(Language(view.language)), view)
        nonce = f"s{view.pad_id}.{view.message_id or 0}"  # shown again it is another message
        store = partial(self._pads.set_message, view.pad_id)
        return KeptMessage(view.channel_id, message_id, screen, nonce, store)


def cards_of(click: Click) -> PadCards:
    """The cards of the bot that received the interaction."""
    return cast("Scorepad", click.client.get_cog("Scorepad")).cards
