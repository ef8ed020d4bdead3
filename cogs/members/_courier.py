"""Brings thanks to members in person, without a sound; who takes no direct messages finds them in `/thanks`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.render.members.profile import discount_letter
from bot.render.members.thanks import thanks_letter
from bot.render.screen import Screen
from bot.services.members.circles import Discount
from bot.services.members.thanks import Told
from cogs.shared.mailer import Mailer

if TYPE_CHECKING:
    from bot.client import BeloteBot


class ThanksCourier:
    """The courier of `bot.services.members` on Discord."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._mailer = Mailer(bot)

    async def tell_thanks(self, told: Told) -> None:
        """Tell a member what their partner said, unless they want no such messages or have left the server."""
        if not self._mailer.wants_letters(told.receiver_id):
            return
        say = self._mailer.say_to(told.receiver_id, told.guild_id)
        club = self._mailer.club(told.guild_id)
        screen = thanks_letter(say, club, told.giver_id, told.phrase, told.words)
        await self._send(told.guild_id, told.receiver_id, screen)

    async def tell_discount(self, guild_id: int, discount: Discount) -> None:
        """Tell everybody of a circle."""
        for user_id in (discount.user_id, *discount.givers):
            say = self._mailer.say_to(user_id, guild_id)
            screen = discount_letter(say, self._mailer.club(guild_id), discount.restored)
            await self._send(guild_id, user_id, screen)

    async def _send(self, guild_id: int, user_id: int, screen: Screen) -> None:
        guild = self._bot.get_guild(guild_id)
        if guild is not None and guild.get_member(user_id) is not None:
            await self._mailer.send(user_id, screen)
