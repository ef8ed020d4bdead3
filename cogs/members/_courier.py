"""Brings thanks to members in person, without a sound; who takes no direct messages finds them in `/thanks`."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.render.members.profile import discount_letter
from bot.render.members.thanks import thanks_letter
from bot.render.screen import Screen
from bot.services.members.circles import Discount
from bot.services.members.thanks import Told
from bot.texts import Say, language_for
from cogs.shared.views import layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class ThanksCourier:
    """The courier of `bot.services.members` on Discord."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    async def tell_thanks(self, told: Told) -> None:
        """Tell a member what his partner said, unless he wants no such messages or has left the server."""
        if not self._bot.services.society.choices.of(told.receiver_id).pings:
            return
        say = await self._say(told.guild_id, told.receiver_id)
        screen = thanks_letter(say, self._club(told.guild_id), told.giver_id, told.phrase, told.words)
        await self._send(told.guild_id, told.receiver_id, screen)

    async def tell_discount(self, guild_id: int, discount: Discount) -> None:
        """Tell everybody of a circle."""
        for user_id in (discount.user_id, *discount.givers):
            say = await self._say(guild_id, user_id)
            await self._send(guild_id, user_id, discount_letter(say, self._club(guild_id), discount.restored))

    def _club(self, guild_id: int) -> str:
        guild = self._bot.get_guild(guild_id)
        return guild.name if guild is not None else "—"

    async def _say(self, guild_id: int, user_id: int) -> Say:
        """The sentences in the language the member chose, else in the server's."""
        chosen = self._bot.services.society.choices.of(user_id).language
        club = self._bot.services.clubs.of(guild_id).language
        return self._bot.texts.say(language_for(chosen or club, self._bot.language))

    async def _send(self, guild_id: int, user_id: int, screen: Screen) -> None:
        guild = self._bot.get_guild(guild_id)
        member = guild.get_member(user_id) if guild is not None else None
        if member is None:
            return
        try:
            await member.send(view=layout(screen, self._bot.items), silent=True)
        except discord.HTTPException as error:
            _log.info("a letter did not arrive: %d/%d", error.status, error.code)
