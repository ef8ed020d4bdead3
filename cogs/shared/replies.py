"""Answers to whoever clicked or typed: screens and words that only they see."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.render.big import widened
from bot.render.screen import Screen, Text
from bot.services.errors import ServiceError
from cogs.shared.apology import tell_refusal
from cogs.shared.views import files, layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

Click: TypeAlias = "discord.Interaction[BeloteBot]"
"""Any interaction with this bot: a button, a select, a command."""


def guild_of(interaction: Click) -> int:
    """The server of a click or command; 0 outside of one, where no club is found."""
    return interaction.guild_id or 0


async def answer(interaction: Click, screen: Screen) -> int:
    """Put a screen in the place of the deferred answer (or of the clicked message); its message id."""
    if _for_one(interaction) and interaction.client.say_to(interaction).manner.big:
        screen = widened(screen)
    drawn = await interaction.client.studio.drawn(screen)
    message = await interaction.edit_original_response(
        view=layout(drawn.screen, interaction.client.items),
        attachments=files(drawn.pictures),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return message.id


async def answer_words(interaction: Click, words: str) -> int:
    """Put words without controls in the place of the deferred answer (or of the clicked message)."""
    return await answer(interaction, Screen(0, 0, (Text(words),)))


async def promise(interaction: Click) -> None:
    """Acknowledge with the promise of a private answer."""
    await interaction.response.defer(ephemeral=True, thinking=True)


@asynccontextmanager
async def promised(interaction: Click) -> AsyncGenerator[None]:
    """Promise a private answer, then answer a refusal from within by its sentence."""
    await promise(interaction)
    try:
        yield
    except ServiceError as error:
        await tell_refusal(interaction, error)


@asynccontextmanager
async def answering(interaction: Click) -> AsyncGenerator[None]:
    """Answer a refusal from within by its sentence, where the answer itself (a form) must come first."""
    try:
        yield
    except ServiceError as error:
        await tell_refusal(interaction, error)


def _for_one(interaction: Click) -> bool:
    """Whether only one member sees the answer: it was promised to them, or it takes the place of their own screen."""
    in_place = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return is_private(interaction) or not in_place


def is_private(interaction: Click) -> bool:
    """Whether the clicked message is one that only its reader sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge_in_place(interaction: Click) -> None:
    """Take a click on a private message as an update of it, one on a public message as a wish for a private answer."""
    if is_private(interaction):
        await interaction.response.defer()
    else:
        await promise(interaction)
