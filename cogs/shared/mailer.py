"""Letters: direct messages of the club to a member, in the member's language.

Every letter also stands in a place where it can be read later (`/thanks`, `/report mine`, `/table list`): who takes no
direct messages misses nothing. Nothing about a letter is logged with a member's name or number.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.render.screen import Screen
from bot.services.reporting.courier import Delivery
from bot.texts import Say, language_for
from cogs.shared.delivery import TROUBLE, letters_are_closed
from cogs.shared.views import layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Mailer:
    """Writes to members."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    async def send(self, user_id: int, screen: Screen, *, silent: bool = True) -> Delivery:
        """Bring a letter, without a sound unless it should be heard; how that ended."""
        try:
            user = self._bot.get_user(user_id) or await self._bot.fetch_user(user_id)
            await user.send(view=layout(screen, self._bot.items), silent=silent)
        except TROUBLE as error:
            if isinstance(error, discord.HTTPException) and letters_are_closed(error):
                return Delivery.CLOSED
            # Only what kind of trouble it was: the words of an error may hold an address.
            code = f"{error.status}/{error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
            _log.warning("a letter could not be delivered: %s", code)
            return Delivery.TROUBLE
        return Delivery.DONE

    def wants_letters(self, user_id: int) -> bool:
        """Whether a member wants to hear of what is only pleasant to know."""
        return self._bot.services.members.preferences.of(user_id).pings

    def club(self, guild_id: int) -> str:
        """What the server is called."""
        guild = self._bot.get_guild(guild_id)
        return guild.name if guild is not None else "—"

    def say_to(self, user_id: int, guild_id: int, known: str | None = None) -> Say:
        """Sentences for a member: in the language they chose, else the one known of them, else the server's."""
        chosen = self._bot.services.members.preferences.of(user_id).language or known
        return self._bot.texts.say(language_for(chosen, self._bot.language)) if chosen else self.say_in(guild_id)

    def say_in(self, guild_id: int) -> Say:
        """Sentences for everybody of a server."""
        chosen = self._bot.services.clubs.of(guild_id).language
        return self._bot.texts.say(language_for(chosen, self._bot.language))
