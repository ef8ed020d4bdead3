"""Tells a guest of an invitation, once and without a sound; who takes no direct messages finds it in `/table list`."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.render.table.lobby import invitation_letter
from bot.services.table.views import LobbyView
from bot.texts import language_for
from cogs.shared.replies import Click
from cogs.shared.views import layout

_log: Final = logging.getLogger(__name__)


async def tell_guest(interaction: Click, lobby: LobbyView, guest: discord.Member) -> None:
    """Write to a guest, unless he wants no letters or could not sit down at that table anyway.

    Who invited him cannot tell any of these from a letter that has arrived.
    """
    bot = interaction.client
    services = bot.services
    chosen = services.society.choices.of(guest.id)
    if not chosen.pings or not await services.tables.welcomes(lobby.table_id, guest.id):
        return
    say = bot.texts.say(language_for(chosen.language or lobby.language, bot.language))
    club = interaction.guild.name if interaction.guild is not None else "—"
    screen = invitation_letter(say, club, lobby, interaction.user.id)
    try:
        await guest.send(view=layout(screen, bot.items), silent=True)
    except discord.HTTPException as error:
        _log.info("an invitation did not arrive: %d/%d", error.status, error.code)
