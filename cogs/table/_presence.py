"""Who can reach the tables: outages of Discord, and members who leave a server or lose a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.services.table.views import LobbyView

if TYPE_CHECKING:
    from bot.client import BeloteBot


class Presence(commands.Cog):
    """Tells the tables. A server that is only unavailable has lost nobody."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._tables = bot.services.tables

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Nobody's time runs while Discord is out of reach."""
        if not self._bot.is_closed():
            self._tables.outages.lost()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """The connection is back."""
        await self._tables.outages.regained()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The connection is there; whoever left a server meanwhile is missed now."""
        await self._tables.outages.regained()
        for guild in self._bot.guilds:
            if not guild.unavailable and guild.chunked:
                await self._look_for_missing(guild)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage of one server, not its end."""
        self._tables.outages.lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Its outage is over."""
        await self._tables.outages.regained(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed: its tables wait until it is invited again."""
        self._tables.outages.lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is back, also where the server had been unavailable in between."""
        await self._tables.outages.regained(guild.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Somebody left or was banned."""
        await self._tables.absences.lose_member(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Somebody's roles changed: they may not see their tables any more."""
        if before.roles == after.roles:
            return
        for lobby in self._tables.listing.of_member(after.id):
            if lobby.guild_id == after.guild.id and not _sees(after, lobby):
                await self._tables.absences.lose_member(after.guild.id, after.id, lobby.table_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel's rights changed: some may not see their table in it any more."""
        if before.overwrites == after.overwrites:
            return
        for lobby in self._tables.listing.of_server(after.guild.id):
            if lobby.channel_id == after.id:
                await self._look_at(after.guild, lobby)

    async def _look_for_missing(self, guild: discord.Guild) -> None:
        for lobby in self._tables.listing.of_server(guild.id):
            for occupant in lobby.seats:
                user_id = occupant.user_id if occupant is not None and occupant.kept != "gone" else None
                if user_id is not None and guild.get_member(user_id) is None:
                    await self._tables.absences.lose_member(guild.id, user_id)

    async def _look_at(self, guild: discord.Guild, lobby: LobbyView) -> None:
        for occupant in lobby.seats:
            user_id = occupant.user_id if occupant is not None and occupant.kept != "gone" else None
            member = guild.get_member(user_id) if user_id is not None else None
            if member is not None and not _sees(member, lobby):
                await self._tables.absences.lose_member(guild.id, member.id, lobby.table_id)


def _sees(member: discord.Member, lobby: LobbyView) -> bool:
    """Whether a member can see the channel of a table, as far as that is known."""
    channel = member.guild.get_channel(lobby.channel_id)
    return channel is None or channel.permissions_for(member).view_channel
