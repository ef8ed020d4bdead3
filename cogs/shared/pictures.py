"""Pictures of private screens: the colours that their reader wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.pictures.names import Colours

if TYPE_CHECKING:
    from bot.client import BeloteBot


def own_colours(interaction: discord.Interaction[Any]) -> Colours | None:
    """How the member wants suits coloured; None where the administrator wants words instead of pictures."""
    bot: BeloteBot = interaction.client
    if not bot.settings.table_pictures:
        return None
    if bot.services.society.choices.of(interaction.user.id).four_colour:
        return Colours.FOUR
    here = bot.services.clubs.of(interaction.guild_id or 0).defaults.suits
    return Colours(here or bot.settings.suit_colours)
