"""The group of commands `/club`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.render.club import check_screen, settings_screen
from bot.texts.commands import described, named
from cogs.club._check import look_at, require_manager
from cogs.club._modals import SetupForm
from cogs.shared.replies import Click, answer, answering, promised

if TYPE_CHECKING:
    from bot.client import BeloteBot


@app_commands.default_permissions(manage_guild=True)
class Club(commands.GroupCog, group_name=named("cmd-club"), group_description=described("cmd-club")):
    """Sets a club up; for members who may manage the server, which is asked again in code."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    @app_commands.command(name=named("cmd-club-setup"), description=described("cmd-club-setup"))
    async def setup(self, interaction: Click) -> None:
        """Begin to set the club up: role, channel, language; buttons lead on from there."""
        async with answering(interaction):
            await SetupForm.open(interaction)

    @app_commands.command(name=named("cmd-club-check"), description=described("cmd-club-check"))
    async def check(self, interaction: Click) -> None:
        """What is missing, and what does not work because of it."""
        async with promised(interaction):
            found = await look_at(interaction, require_manager(interaction))
            await answer(interaction, check_screen(self._bot.say_to(interaction), found))

    @app_commands.command(name=named("cmd-club-settings"), description=described("cmd-club-settings"))
    async def settings(self, interaction: Click) -> None:
        """What is set, and buttons to change it."""
        async with promised(interaction):
            found = await look_at(interaction, require_manager(interaction))
            await answer(interaction, settings_screen(self._bot.say_to(interaction), found))
