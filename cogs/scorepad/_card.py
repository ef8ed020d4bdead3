"""The public card of a sheet: redrawn where it stands, posted anew where it is gone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.render.scorepad import pad_card
from bot.services.scorepad import PadView
from bot.texts import Language
from cogs.shared.codes import LOST_MESSAGE
from cogs.shared.views import files, layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


async def post_card(bot: BeloteBot, view: PadView, channel_id: int) -> None:
    """Post the card in a channel and remember it; raises `discord.HTTPException`."""
    screen = pad_card(bot.texts.say(Language(view.language)), view)
    drawn = await bot.studio.drawn(screen)
    message = await bot.get_partial_messageable(channel_id).send(
        view=layout(drawn.screen, bot.items), files=files(drawn.pictures)
    )
    await bot.services.scorepads.set_message(view.pad_id, message.id)


async def redraw_card(bot: BeloteBot, view: PadView) -> None:
    """Bring the card up to date. What was written is stored: a card that cannot be drawn is only logged."""
    try:
        if view.message_id is None or not await _edited(bot, view, view.message_id):
            await post_card(bot, view, view.channel_id)
    except (discord.HTTPException, OSError) as error:
        _log.warning("The card of score sheet %d could not be drawn: %s", view.pad_id, error)


async def _edited(bot: BeloteBot, view: PadView, message_id: int) -> bool:
    screen = pad_card(bot.texts.say(Language(view.language)), view)
    message = bot.get_partial_messageable(view.channel_id).get_partial_message(message_id)
    drawn = await bot.studio.drawn(screen)
    try:
        await message.edit(
            view=layout(drawn.screen, bot.items),
            attachments=files(drawn.pictures),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        if error.code not in LOST_MESSAGE:
            raise
        return False
    return True
