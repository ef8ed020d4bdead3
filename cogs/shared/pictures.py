"""The colours of pictures: those of the club, and those that the reader of a private screen wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.pictures.names import Colours
from cogs.shared.replies import guild_of

if TYPE_CHECKING:
    from bot.client import BeloteBot


def club_colours(bot: BeloteBot, guild_id: int) -> Colours:
    """How a server wants suits coloured; without a choice of its own, as the administrator does."""
    return Colours(bot.services.clubs.of(guild_id).defaults.suits or bot.settings.suit_colours)


def own_colours(interaction: discord.Interaction[Any]) -> Colours | None:
    """How the member wants suits coloured; None where the administrator wants words instead of pictures."""
    bot: BeloteBot = interaction.client
    if not bot.settings.table_pictures:
        return None
    if bot.services.members.preferences.of(interaction.user.id).four_colour:
        return Colours.FOUR
    return club_colours(bot, guild_of(interaction))
