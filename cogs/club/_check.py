"""Looks at a server: who moderates, and which rights the bot lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord

from bot.render.club import ClubCheck
from bot.services.reporting.errors import ReportRefused
from cogs.shared.replies import Click
from cogs.shared.staff import is_moderator, members_of

TABLE_RIGHTS: Final = (
    "view_channel",
    "send_messages",
    "embed_links",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
)
QUEUE_RIGHTS: Final = ("view_channel", "send_messages", "embed_links")


def require_manager(interaction: Click) -> discord.Guild:
    """The server, if whoever made the interaction may manage it; raises `report-managers-only`."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member) or not user.guild_permissions.manage_guild:
        raise ReportRefused("report-managers-only")
    return guild


async def look_at(interaction: Click, guild: discord.Guild) -> ClubCheck:
    """What is set and what is missing: here, in channels with open tables, and in that of the queue."""
    services = interaction.client.services
    chosen = await services.reporting.administration.settings(guild.id)
    pictures = interaction.client.settings.table_pictures and not services.clubs.of(guild.id).defaults.compact
    wanted = (*TABLE_RIGHTS, *(("attach_files",) if pictures else ()))
    here = interaction.channel_id or 0
    missing = _missing(here, interaction.app_permissions, wanted)
    for channel in _channels_with_tables(interaction, guild):
        if channel.id != here:
            missing += _missing(channel.id, channel.permissions_for(guild.me), wanted)
    queue = guild.get_channel(chosen.channel_id) if chosen.channel_id is not None else None
    if queue is not None and queue.id != here:
        missing += _missing(queue.id, queue.permissions_for(guild.me), QUEUE_RIGHTS)
    open_queue = queue is not None and queue.permissions_for(guild.default_role).view_channel
    if chosen.timeouts and not guild.me.guild_permissions.moderate_members:
        missing.append((0, "moderate-members"))
    moderators = [member for member in await members_of(guild) if is_moderator(member, chosen.role_id)]
    return ClubCheck(
        moderation=chosen,
        language=services.clubs.of(guild.id).language,
        moderators=len(moderators),
        besides_owner=sum(member.id != guild.owner_id for member in moderators),
        role_found=chosen.role_id is not None and guild.get_role(chosen.role_id) is not None,
        channel_found=queue is not None,
        missing=tuple(dict.fromkeys(missing)),
        open_queue=open_queue,
        defaults=services.clubs.of(guild.id).defaults,
        times=services.clubs.times(guild.id),
        changed=await services.clubs.last_change(guild.id),
    )


def _channels_with_tables(interaction: Click, guild: discord.Guild) -> Iterator[discord.abc.GuildChannel]:
    """The channels in which tables are open, each once."""
    tables = interaction.client.services.tables.listing.of_server(guild.id)
    for channel_id in dict.fromkeys(lobby.channel_id for lobby in tables):
        channel = guild.get_channel(channel_id)
        if channel is not None:
            yield channel


def _missing(channel_id: int, rights: discord.Permissions, wanted: tuple[str, ...]) -> list[tuple[int, str]]:
    return [(channel_id, name.replace("_", "-")) for name in wanted if not getattr(rights, name)]
