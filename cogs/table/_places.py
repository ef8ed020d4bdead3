"""Where a table is played: making its thread, and posting and editing messages there."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.pictures.studio import Drawn
from bot.render.screen import Screen
from bot.services.table.views import LobbyView
from bot.texts import Language
from cogs.shared.rights import may_open_thread
from cogs.shared.views import files, layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

_THREAD_ARCHIVED: Final = 50083
_THREAD_EXISTS: Final = 160004

_ARCHIVE_MINUTES: Final = {"live": 1440, "days": 10080}


def place_id(lobby: LobbyView) -> int:
    """The channel or thread in which the table is played."""
    return lobby.thread_id or lobby.channel_id


class Places:
    """Public messages of tables. Every method may raise `discord.HTTPException`."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    def permissions(self, channel_id: int) -> discord.Permissions | None:
        """What the bot may do there, as far as it knows the place."""
        channel = self._bot.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        return channel.permissions_for(channel.guild.me)

    def is_thread(self, channel_id: int) -> bool:
        """Whether that place is known to be a thread."""
        return isinstance(self._bot.get_channel(channel_id), discord.Thread)

    async def make_thread(self, lobby: LobbyView) -> int | None:
        """Make the table's own thread under its lobby card and bring the members in; its id.

        None where the kind of channel, the rights or the server's number of threads do not allow one: the table is then
        played in the channel itself.
        """
        channel = self._bot.get_channel(lobby.channel_id)
        message_id = lobby.lobby_message_id
        if not isinstance(channel, discord.TextChannel) or message_id is None:
            return None
        if not may_open_thread(channel.permissions_for(channel.guild.me)):
            return None
        say = self._bot.texts.say(Language(lobby.language))
        try:
            thread = await channel.get_partial_message(message_id).create_thread(
                name=say("table-thread-name", table=lobby.table_id),
                auto_archive_duration=_ARCHIVE_MINUTES[lobby.pace],  # pyright: ignore[reportArgumentType]
            )
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            _log.info("Table %d gets no thread: %s", lobby.table_id, error)
            return message_id if error.code == _THREAD_EXISTS else None
        await thread.send(say("table-thread-intro", table=lobby.table_id))
        await self._bring_in(thread, lobby)
        return thread.id

    async def post(self, channel_id: int, screen: Screen, nonce: str) -> int:
        """Post a screen and return the message's id; the same nonce within minutes gives the message that is there."""
        drawn = await self._bot.studio.drawn(screen)
        message = await self._messages(channel_id).send(
            view=layout(drawn.screen, self._bot.items),
            nonce=nonce,
            files=files(drawn.pictures),
        )
        return message.id

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Redraw a message in place; an archived thread is opened again first."""
        message = self._messages(channel_id).get_partial_message(message_id)
        drawn = await self._bot.studio.drawn(screen)
        try:
            await self._put(message, drawn)
        except discord.HTTPException as error:
            if error.code != _THREAD_ARCHIVED:
                raise
            await self._wake_thread(channel_id)
            await self._put(message, drawn)

    async def _put(self, message: discord.PartialMessage, drawn: Drawn) -> None:
        """Edit a message; whatever picture it had gives way to the new one, or to none."""
        silent = discord.AllowedMentions.none()  # an edit does not take over what the client was told
        await message.edit(
            view=layout(drawn.screen, self._bot.items),
            attachments=files(drawn.pictures),
            allowed_mentions=silent,
        )

    async def call(self, channel_id: int, words: str, user_id: int, nonce: str) -> int:
        """Post a sentence that pings exactly one member; its message id."""
        only_him = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        message = await self._messages(channel_id).send(words, allowed_mentions=only_him, nonce=nonce)
        return message.id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; one that is gone already is fine."""
        try:
            await self._messages(channel_id).get_partial_message(message_id).delete()
        except discord.NotFound:
            _log.debug("Message %d was deleted by somebody else", message_id)

    def _messages(self, channel_id: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(channel_id)

    async def _wake_thread(self, channel_id: int) -> None:
        thread = self._bot.get_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _bring_in(self, thread: discord.Thread, lobby: LobbyView) -> None:
        """Put the members into the thread, so that it stands in their list of channels; nobody is pinged."""
        for occupant in lobby.seats:
            if occupant is None or occupant.user_id is None:
                continue
            try:
                await thread.add_user(discord.Object(occupant.user_id))
            except discord.HTTPException as error:
                _log.info("Member could not be brought into thread %d: %s", thread.id, error)
