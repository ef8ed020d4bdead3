"""Pictures of private screens: the files to send with them, and the colours that their reader wants."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.pictures.names import Colours
from bot.pictures.paint import FILE_NAME, paint
from bot.render.screen import Screen

if TYPE_CHECKING:
    from bot.client import BeloteBot


async def drawn(screen: Screen) -> list[discord.File]:
    """The pictures of a screen as files, drawn in a worker thread."""
    pictures = [await asyncio.to_thread(paint, picture.scene) for picture in screen.pictures]
    return [discord.File(BytesIO(picture), FILE_NAME) for picture in pictures]


def own_colours(interaction: discord.Interaction[Any]) -> Colours | None:
    """How the member wants suits coloured; None where the administrator wants words instead of pictures."""
    bot: BeloteBot = interaction.client
    if not bot.settings.table_pictures:
        return None
    four = bot.services.society.choices.of(interaction.user.id).four_colour
    return Colours.FOUR if four else Colours(bot.settings.suit_colours)
