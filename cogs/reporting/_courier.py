"""Brings letters to members and notices to moderators. Nothing it does may be logged with a member's name or number."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

import discord

from bot.render.reporting.letters import letter_screen
from bot.render.screen import Screen, Text
from bot.services.reporting.courier import Delivery, Letter, StaffNotice
from bot.services.reporting.evidence import SKEW, Said, TablePlace
from bot.services.reporting.policy import SAID_KEPT
from bot.services.reporting.views import Moderation
from bot.texts import Say
from cogs.reporting._messages import tables_of, words_of
from cogs.shared.delivery import TROUBLE
from cogs.shared.keeper import MessageKeeper
from cogs.shared.mailer import Mailer
from cogs.shared.staff import is_moderator, members_of

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)

_LOOKED_AT: Final = 50
"""So many messages of a place are looked through."""

_RINGING: Final = ("reminder", "alarm", "breach")
"""Notices that ping the moderators' role."""


class DiscordCourier:
    """The courier of `bot.services.reporting` on Discord."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._mailer = Mailer(bot)
        self._keeper = MessageKeeper(bot)

    async def tell(self, user_id: int, letter: Letter) -> Delivery:
        """Bring a letter by direct message."""
        say = self._mailer.say_to(user_id, letter.guild_id, letter.language)
        screen = letter_screen(say, letter, self._mailer.club(letter.guild_id))
        return await self._mailer.send(user_id, screen, silent=False)

    async def tell_staff(self, notice: StaffNotice) -> bool:
        """Tell everybody in the channel of the queue, or some in person; in person too where there is no channel."""
        words = self._notice(self._mailer.say_in(notice.guild_id), notice)
        chosen = await self._bot.services.reporting.administration.settings(notice.guild_id)
        if notice.members is not None:
            members: Sequence[int] = notice.members
        elif await self._post(notice, chosen, words):
            return True
        else:
            members = await self.moderators(notice.guild_id)
        sent: list[Delivery] = []
        for member in members:
            words = self._notice(self._mailer.say_to(member, notice.guild_id), notice)
            sent.append(await self._mailer.send(member, Screen(0, 0, (Text(words),)), silent=False))
        return Delivery.DONE in sent

    async def moderators(self, guild_id: int) -> Sequence[int]:
        """The members with the moderators' role, or, where none is chosen, those who may put others in time-out."""
        guild = self._bot.get_guild(guild_id)
        if guild is None:
            return ()
        chosen = await self._bot.services.reporting.administration.settings(guild_id)
        return tuple(member.id for member in await members_of(guild) if is_moderator(member, chosen.role_id))

    def owner(self, guild_id: int) -> int | None:
        """The server's owner."""
        guild = self._bot.get_guild(guild_id)
        return guild.owner_id if guild is not None else None

    async def said_at(self, place: TablePlace) -> Sequence[Said]:
        """The bot's newest messages in the table's thread; in a channel only those with the table's own controls."""
        messages = self._bot.get_partial_messageable(place.thread_id or place.channel_id)
        said: list[Said] = []
        async for message in messages.history(limit=_LOOKED_AT, before=place.until):
            if message.created_at < place.since - SKEW or len(said) == SAID_KEPT:
                break
            own = self._bot.user is not None and message.author.id == self._bot.user.id
            if not own or not (place.thread_id or place.table_id in tables_of(message)):
                continue
            words = words_of(message)
            if words:
                said.append(Said(message.created_at, words))
        return said[::-1]

    async def set_timeout(self, guild_id: int, user_id: int, until: datetime | None) -> None:
        """Set or end a time-out, if the bot may; the club's own sanction holds in any case."""
        guild = self._bot.get_guild(guild_id)
        if guild is None or not guild.me.guild_permissions.moderate_members:
            return
        try:
            member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            await member.timeout(until)
        except discord.HTTPException as error:
            _log.warning("a time-out could not be set: %d/%d", error.status, error.code)

    async def _post(self, notice: StaffNotice, chosen: Moderation, words: str) -> bool:
        channel = self._bot.get_channel(chosen.channel_id) if chosen.channel_id is not None else None
        if not isinstance(channel, discord.TextChannel) or channel.guild.id != notice.guild_id:
            return False
        role = channel.guild.get_role(chosen.role_id) if chosen.role_id is not None else None
        rings = role is not None and notice.kind in _RINGING
        text = f"{role.mention} {words}" if role is not None and rings else words
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[role] if role and rings else False)
        nonce = f"q{secrets.token_hex(8)}"  # the library repeats a request that Discord lost: one notice all the same
        try:
            await self._keeper.post(channel.id, Screen(0, 0, (Text(text),)), nonce, mentions)
        except TROUBLE as error:
            _log.warning("the channel of the queue cannot be written to: %s", error)
            return False
        return True

    def _notice(self, say: Say, notice: StaffNotice) -> str:
        return say("staff-notice", notice=notice.kind, n=notice.count)
