"""What members of a server are called, for labels and options, in which Discord resolves no mention."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts.escape import tidy
from cogs.shared.replies import Click


async def names_of(interaction: Click, user_ids: Iterable[int]) -> dict[int, str]:
    """The display names of members, made harmless; the number of one who is not on the server."""
    guild = interaction.guild
    if guild is not None and not guild.chunked:
        await guild.chunk()
    members = {user_id: guild.get_member(user_id) if guild is not None else None for user_id in user_ids}
    return {number: str(number) if member is None else tidy(member.display_name) for number, member in members.items()}
