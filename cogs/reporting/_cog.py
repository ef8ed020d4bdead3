"""The group of commands `/report` and the context menus «Пожаловаться»."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.render.reporting.reports import case_choice, figures_screen
from bot.services.errors import ServiceError
from bot.services.reporting.errors import ReportRefused
from bot.texts.commands import described, named
from cogs.reporting._courier import DiscordCourier
from cogs.reporting._staff_forms import show_case
from cogs.reporting._staff_items import show_queue
from cogs.reporting.forms import ReportForm, show_mine
from cogs.shared.replies import Click, answer, answering, guild_of, promised
from cogs.shared.staff import owner_of, staff_of

if TYPE_CHECKING:
    from bot.client import BeloteBot

_MOST_TEXT = 2000


async def cases_offered(interaction: Click, current: str) -> list[app_commands.Choice[str]]:
    """The open cases that exist for whoever types; nothing for who is no moderator."""
    try:
        entries = await interaction.client.services.reporting.queue.offered(await staff_of(interaction), current)
    except ServiceError:
        return []
    say = interaction.client.say_to(interaction)
    return [app_commands.Choice(name=case_choice(say, entry), value=entry.code) for entry in entries]


class Reporting(commands.GroupCog, group_name=named("cmd-report"), group_description=described("cmd-report")):
    """Takes complaints and brings them to moderators."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._reporting = bot.services.reporting
        self._menus = (
            app_commands.ContextMenu(name=named("menu-report-member"), callback=self.complain_of_member),
            app_commands.ContextMenu(name=named("menu-report-message"), callback=self.complain_of_message),
        )

    async def cog_load(self) -> None:
        """Offer the context menus."""
        for menu in self._menus:
            self._bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take the context menus back."""
        for menu in self._menus:
            self._bot.tree.remove_command(menu.name, type=menu.type)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to deliver: members and servers are known now."""
        await self._reporting.attach(DiscordCourier(self._bot))

    @app_commands.command(name=named("cmd-report-new"), description=described("cmd-report-new"))
    async def new(self, interaction: Click) -> None:
        """Complain of anybody on the server."""
        async with answering(interaction):
            await ReportForm.open(interaction)

    @app_commands.command(name=named("cmd-report-mine"), description=described("cmd-report-mine"))
    async def mine(self, interaction: Click) -> None:
        """The member's own complaints, questions to them and decisions about them."""
        async with promised(interaction):
            await show_mine(interaction)

    @app_commands.command(name=named("cmd-report-queue"), description=described("cmd-report-queue"))
    async def queue(self, interaction: Click) -> None:
        """The queue; for moderators."""
        async with promised(interaction):
            await show_queue(interaction)

    @app_commands.command(name=named("cmd-report-case"), description=described("cmd-report-case"))
    @app_commands.rename(case=named("opt-case"))
    @app_commands.describe(case=described("opt-case"))
    @app_commands.autocomplete(case=cases_offered)
    async def case(self, interaction: Click, case: str) -> None:
        """A case; for moderators."""
        async with promised(interaction):
            await show_case(interaction, await self._reporting.queue.case(await staff_of(interaction), case))

    @app_commands.command(name=named("cmd-report-stats"), description=described("cmd-report-stats"))
    async def stats(self, interaction: Click) -> None:
        """The figures of the last months; for everybody."""
        async with promised(interaction):
            months = await self._reporting.administration.figures(guild_of(interaction))
            await answer(interaction, figures_screen(self._bot.say_to(interaction), months))

    @app_commands.command(name=named("cmd-report-audit"), description=described("cmd-report-audit"))
    async def audit(self, interaction: Click) -> None:
        """The audit log as a file; for the server's owner."""
        async with promised(interaction):
            owner_id = owner_of(interaction)
            export = await self._reporting.administration.audit(guild_of(interaction), owner_id)
            say = self._bot.say_to(interaction)
            words = say("audit-export", n=export.rows)
            if export.broken_at is not None:
                words = f"{words}\n{say('audit-broken', number=export.broken_at)}"
            file = discord.File(io.BytesIO(export.content), "belote-audit.json")
            await interaction.edit_original_response(content=words, attachments=[file])

    async def complain_of_member(self, interaction: Click, member: discord.Member) -> None:
        """The context menu on a member."""
        async with answering(interaction):
            await ReportForm.open(interaction, suspect_id=_person(member))

    async def complain_of_message(self, interaction: Click, message: discord.Message) -> None:
        """The context menu on a message: its words are kept now, in case they are deleted."""
        kept: dict[str, object] = {
            "guild": interaction.guild_id,
            "channel": message.channel.id,
            "id": message.id,
            "text": message.content[:_MOST_TEXT],
            "files": [attachment.filename for attachment in message.attachments],
        }
        async with answering(interaction):
            await ReportForm.open(interaction, suspect_id=_person(message.author), message=kept)


def _person(user: discord.User | discord.Member) -> int:
    """The id of somebody who can be complained of; raises `report-robot`."""
    if user.bot:
        raise ReportRefused("report-robot")
    return user.id
