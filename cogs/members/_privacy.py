"""The group of commands `/privacy`."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.render import presses
from bot.render.members.privacy import privacy_screen
from bot.services.members.errors import MemberRefused
from bot.texts.commands import described, named
from cogs.shared.forms import Fields, Form, labelled
from cogs.shared.items import TableItem
from cogs.shared.replies import Click, answer, answer_words, answering, promised

if TYPE_CHECKING:
    from bot.client import BeloteBot


class ForgetForm(Form):
    """The word that confirms being forgotten."""

    kind = "forget"

    @classmethod
    async def open(cls, interaction: Click) -> None:
        """Answer an interaction with the form."""
        say = interaction.client.say_to(interaction)
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="word", max_length=20)
        label = labelled(say("forget-form-word", word=say("forget-word")), field, say("forget-form-hint"))
        await cls.show(interaction, say("forget-form-title"), label)

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Forget whoever wrote the word."""
        say = interaction.client.say_to(interaction)
        if fields.text("word").strip().casefold() != say("forget-word").casefold():
            raise MemberRefused("forget-unsure")
        await interaction.client.services.members.privacy.forget(interaction.user.id)
        await answer_words(interaction, say("forget-done"))


class AskToForget(TableItem, press=presses.FORGET):
    """«Удалить мои данные»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        await ForgetForm.open(interaction)


class PrivacyCommands(commands.GroupCog, group_name=named("cmd-privacy"), group_description=described("cmd-privacy")):
    """What members can do about what is kept of them."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    @app_commands.command(name=named("cmd-privacy-about"), description=described("cmd-privacy-about"))
    async def about(self, interaction: Click) -> None:
        """What is stored, in plain words."""
        async with promised(interaction):
            await answer(interaction, privacy_screen(self._bot.say_to(interaction)))

    @app_commands.command(name=named("cmd-privacy-export"), description=described("cmd-privacy-export"))
    async def export(self, interaction: Click) -> None:
        """Everything of the member as a file."""
        async with promised(interaction):
            document = await self._bot.services.members.privacy.export(interaction.user.id)
            file = discord.File(io.BytesIO(document.to_json()), "belote-my-data.json")
            words = self._bot.say_to(interaction)("privacy-export-done")
            await interaction.edit_original_response(content=words, attachments=[file])

    @app_commands.command(name=named("cmd-privacy-forget"), description=described("cmd-privacy-forget"))
    async def forget(self, interaction: Click) -> None:
        """Forget the member, after one more question."""
        async with answering(interaction):
            await ForgetForm.open(interaction)


PRIVACY_ITEMS = (AskToForget,)
PRIVACY_FORMS = (ForgetForm(),)
