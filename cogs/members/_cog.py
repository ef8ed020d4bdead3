"""`/profile`, `/top`, `/thanks`, `/settings`, `/review`, and the context menu «Профиль»."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.render.members.ratings import TOP_LISTS
from bot.services.members.errors import MemberRefused
from bot.texts.commands import chosen, described, named
from cogs.members._circles import show_circles
from cogs.members._courier import ThanksCourier
from cogs.members._items import show_profile, show_top, top_list
from cogs.members._preferences import show_settings
from cogs.members._thanks import show_book
from cogs.shared.replies import Click, promised

if TYPE_CHECKING:
    from bot.client import BeloteBot

TOP_CHOICES = [app_commands.Choice(name=chosen(f"choice-top-{which}"), value=which) for which in TOP_LISTS]


class Profile(commands.Cog):
    """Shows members what there is to know of each other."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=named("menu-profile"), callback=self.profile_of)

    async def cog_load(self) -> None:
        """Offer the context menu."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take the context menu back."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to bring thanks: members are known now."""
        await self._bot.services.members.clockwork.attach(ThanksCourier(self._bot))

    @app_commands.command(name=named("cmd-profile"), description=described("cmd-profile"))
    @app_commands.rename(member=named("opt-member"))
    @app_commands.describe(member=described("opt-member"))
    async def profile(self, interaction: Click, member: discord.User | None = None) -> None:
        """A member's profile, or one's own."""
        async with promised(interaction):
            await show_profile(interaction, _person(interaction, member or interaction.user))

    @app_commands.command(name=named("cmd-top"), description=described("cmd-top"))
    @app_commands.rename(which=named("opt-top-list"))
    @app_commands.describe(which=described("opt-top-list"))
    @app_commands.choices(which=TOP_CHOICES)
    async def top(self, interaction: Click, which: str = "thanks") -> None:
        """The server's best, without those who left or would rather not be listed."""
        async with promised(interaction):
            await show_top(interaction, top_list(which))

    @app_commands.command(name=named("cmd-thanks"), description=described("cmd-thanks"))
    async def thanks(self, interaction: Click) -> None:
        """Thanks to give, to take back and to read."""
        async with promised(interaction):
            await show_book(interaction)

    @app_commands.command(name=named("cmd-settings"), description=described("cmd-settings"))
    async def settings(self, interaction: Click) -> None:
        """The member's own choices."""
        async with promised(interaction):
            await show_settings(interaction)

    @app_commands.command(name=named("cmd-review"), description=described("cmd-review"))
    @app_commands.default_permissions(moderate_members=True)
    async def review(self, interaction: Click) -> None:
        """Quiet notes about circles of thanks; for moderators, which is asked again in code."""
        async with promised(interaction):
            await show_circles(interaction)

    async def profile_of(self, interaction: Click, member: discord.Member) -> None:
        """The context menu on a member."""
        async with promised(interaction):
            await show_profile(interaction, _person(interaction, member))


def _person(interaction: Click, user: discord.User | discord.Member) -> int:
    """The id of somebody whose profile can be shown; raises `person-robot`, `person-gone`."""
    if user.bot:
        raise MemberRefused("person-robot")
    if not isinstance(user, discord.Member) and user.id != interaction.user.id:
        raise MemberRefused("person-gone")
    return user.id
