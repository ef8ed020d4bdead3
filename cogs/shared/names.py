"""What members of a server are called, where Discord resolves no mention: labels, options, pictures, files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import discord

from bot.services.table.views import Occupant
from bot.texts.escape import tidy
from cogs.shared.replies import Click

_MOST_STRANGERS: Final = 10_000
"""So many names of members are kept that the library does not know."""


async def names_of(interaction: Click, user_ids: Iterable[int]) -> dict[int, str]:
    """The display names of members, made harmless; the number of one who is not on the server."""
    guild = interaction.guild
    if guild is not None and not guild.chunked:
        await guild.chunk()
    members = {user_id: guild.get_member(user_id) if guild is not None else None for user_id in user_ids}
    return {number: str(number) if member is None else tidy(member.display_name) for number, member in members.items()}


class Nicknames:
    """The names of members, for pictures and files; screens mention members instead."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._strangers: dict[tuple[int, int], str] = {}

    async def of(self, guild_id: int, occupants: Iterable[Occupant | None]) -> Mapping[int, str]:
        """The names of those of them who are on the server; may raise `discord.HTTPException`."""
        guild = self._client.get_guild(guild_id)
        ids = [occupant.user_id for occupant in occupants if occupant is not None and occupant.user_id is not None]
        names = {user_id: await self._name(guild, user_id) for user_id in ids} if guild is not None else {}
        return {user_id: name for user_id, name in names.items() if name}

    async def _name(self, guild: discord.Guild, user_id: int) -> str:
        """A member's name; empty for who is not there, and for the ghost of who asked to be forgotten."""
        member = guild.get_member(user_id)
        if member is not None:
            return member.display_name
        if user_id <= 0:
            return ""
        if (guild.id, user_id) not in self._strangers:
            if len(self._strangers) >= _MOST_STRANGERS:
                self._strangers.clear()
            try:
                self._strangers[guild.id, user_id] = (await guild.fetch_member(user_id)).display_name
            except discord.NotFound:
                self._strangers[guild.id, user_id] = ""
        return self._strangers[guild.id, user_id]
