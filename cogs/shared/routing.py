"""Interactions that no item and no command has answered: sent forms, old controls, broken commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import BeloteBot
from cogs.shared.apology import apologise, tell
from cogs.shared.forms import read_form_id
from cogs.shared.ids import parse
from cogs.shared.replies import Click


class Routing(commands.Cog):
    """Leaves nobody without an answer."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Click) -> None:
        """Answer the controls and forms that discord.py drops without a word.

        Those are controls of an older version of the bot, which no item class knows any more, and those that are no
        longer on the message when the click arrives, because it was redrawn at that very moment.
        """
        custom_id = (interaction.data or {}).get("custom_id")
        if interaction.type is discord.InteractionType.modal_submit:
            await _receive_form(interaction, str(custom_id))
        elif interaction.type is discord.InteractionType.component and isinstance(custom_id, str):
            await _receive_press(interaction, custom_id)


async def answer_broken_command(interaction: Click, error: app_commands.AppCommandError) -> None:
    """Answer what a command could not do itself."""
    await apologise(interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error)


async def _receive_form(interaction: Click, custom_id: str) -> None:
    found = read_form_id(custom_id)
    form = interaction.client.forms.get(found.kind) if found is not None else None
    if found is None or form is None:
        await tell(interaction, interaction.client.say_to(interaction)("error-old-form"))
    else:
        await form.receive(interaction, found.arg)


async def _receive_press(interaction: Click, custom_id: str) -> None:
    found = parse(custom_id)
    item = interaction.client.items.get(found.verb) if found is not None else None
    if item is None:
        await tell(interaction, interaction.client.say_to(interaction)("error-old-control"))
    elif interaction.message is None or custom_id not in _custom_ids(interaction.message.components):
        await item(ui.Button(custom_id=custom_id)).callback(interaction)


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of all controls of a message."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _custom_ids((accessory,))


async def setup(bot: BeloteBot) -> None:
    """Answer errors of commands like those of buttons, and load the cog."""
    bot.tree.error(answer_broken_command)
    await bot.add_cog(Routing())
