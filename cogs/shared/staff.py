"""Who moderates: asked again in code before anything is shown or done."""

from __future__ import annotations

import discord

from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.views import Staff
from cogs.shared.replies import Click


async def staff_of(interaction: Click) -> Staff:
    """The moderator who made the interaction; raises `report-moderators-only` for anybody else."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        raise ReportRefused("report-moderators-only")
    chosen = await interaction.client.services.reporting.administration.settings(guild.id)
    if guild.owner_id != user.id and not is_moderator(user, chosen.role_id):
        raise ReportRefused("report-moderators-only")
    return Staff(guild.id, user.id, guild.owner_id)


def owner_of(interaction: Click) -> int:
    """The id of the server's owner who made the interaction; raises `report-owner-only` for anybody else."""
    guild = interaction.guild
    if guild is None or guild.owner_id != interaction.user.id:
        raise ReportRefused("report-owner-only")
    return interaction.user.id


def is_moderator(member: discord.Member, role_id: int | None) -> bool:
    """Whether a member has the moderators' role, or, where none is chosen, may put members in time-out."""
    if member.bot:
        return False
    if role_id is None or member.guild.get_role(role_id) is None:
        return member.guild_permissions.moderate_members
    return member.get_role(role_id) is not None


async def members_of(guild: discord.Guild) -> list[discord.Member]:
    """All members of a server; asks Discord once where the library does not know them yet."""
    if not guild.chunked:
        await guild.chunk()
    return list(guild.members)
