"""A table's own thread, made under its lobby card when the match begins."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.services.table.views import LobbyView
from bot.texts import Language
from cogs.shared.delivery import THREAD_EXISTS
from cogs.shared.rights import may_open_thread

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

_ARCHIVE_MINUTES: Final = {"live": 1440, "days": 10080}


async def make_thread(bot: BeloteBot, lobby: LobbyView) -> int | None:
    """Make the table's own thread under its lobby card and bring the members in; its id.

    None where the kind of channel, the rights or the server's number of threads do not allow one: the table is then
    played in the channel itself. Raises `discord.HTTPException` where Discord itself is in trouble.
    """
    channel = bot.get_channel(lobby.channel_id)
    message_id = lobby.lobby_message_id
    if not isinstance(channel, discord.TextChannel) or message_id is None:
        return None
    if not may_open_thread(channel.permissions_for(channel.guild.me)):
        return None
    say = bot.texts.say(Language(lobby.language))
    try:
        thread = await channel.get_partial_message(message_id).create_thread(
            name=say("table-thread-name", table=lobby.table_id),
            auto_archive_duration=_ARCHIVE_MINUTES[lobby.pace],  # pyright: ignore[reportArgumentType]
        )
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("Table %d gets no thread: %s", lobby.table_id, error)
        return message_id if error.code == THREAD_EXISTS else None
    await thread.send(say("table-thread-intro", table=lobby.table_id))
    await _bring_in(thread, lobby)
    return thread.id


async def _bring_in(thread: discord.Thread, lobby: LobbyView) -> None:
    """Put the members into the thread, so that it stands in their list of channels; nobody is pinged."""
    for occupant in lobby.seats:
        if occupant is None or occupant.user_id is None:
            continue
        try:
            await thread.add_user(discord.Object(occupant.user_id))
        except discord.HTTPException as error:
            _log.info("Member could not be brought into thread %d: %s", thread.id, error)
