"""Keeping messages of ours in line with what they should show.

Whoever has something to show in a channel says what should stand where (`KeptMessage`); the keeper makes Discord agree.
When something has changed, `Redraws` calls for that: one run at a time, always the newest state, all errors end there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import discord

from bot.clock import Clock
from bot.render.screen import Screen
from bot.services.errors import ServiceError
from cogs.shared.delivery import ARCHIVED_THREAD, LOST_MESSAGE, RETRY_PAUSES, TROUBLE, is_final, retry_pause
from cogs.shared.views import files, layout

if TYPE_CHECKING:
    from bot.client import BeloteBot

K = TypeVar("K", bound=Hashable)

_log: Final = logging.getLogger(__name__)

_SILENT: Final = discord.AllowedMentions.none()

_MOST_REMEMBERED: Final = 10_000
"""Of so many messages the keeper knows what they show; a forgotten one is edited once for nothing."""


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """What should stand where."""

    channel_id: int
    message_id: int | None
    """Which message shows it, as stored; None where none has been posted."""
    screen: Screen
    nonce: str = ""
    """The same for every attempt at the first message, so that a crash before it is stored does not make two."""
    store: Callable[[int], Awaitable[None]] | None = None
    """Remembers the id of a new message; None where none is to be posted, also when the old one is lost."""


class MessageKeeper:
    """Makes Discord agree. Every method may raise one of `delivery.TROUBLE`."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._shown: dict[int, Screen] = {}

    def shown(self, message_id: int) -> Screen | None:
        """What a message shows, as far as the keeper remembers."""
        return self._shown.get(message_id)

    def doubt(self, message_id: int | None) -> None:
        """Edit a message at the next chance, whatever it is remembered to show: somebody may have deleted it."""
        if message_id is not None:
            self._shown.pop(message_id, None)

    async def keep(self, message: KeptMessage) -> None:
        """Edit the message where it looks different now; post a new one where there is none, or none any more."""
        number, nonce = message.message_id, message.nonce
        if number is not None:
            if self._shown.get(number) == message.screen or await self._edited(message.channel_id, number, message):
                return
            nonce = f"r{number}"
        if message.store is not None:
            posted = await self.post(message.channel_id, message.screen, nonce)
            await message.store(posted)

    async def post(
        self, channel_id: int, screen: Screen, nonce: str, mentions: discord.AllowedMentions = _SILENT
    ) -> int:
        """Post a screen and return the message's id; the same nonce within minutes gives the message that is there."""
        drawn = await self._bot.studio.drawn(screen)
        message = await self._place(channel_id).send(
            view=layout(drawn.screen, self._bot.items),
            files=files(drawn.pictures),
            nonce=nonce,
            allowed_mentions=mentions,
        )
        self._remember(message.id, screen)
        return message.id

    async def call(self, channel_id: int, words: str, user_id: int, nonce: str) -> int:
        """Post a sentence that pings exactly one member; its message id."""
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        message = await self._place(channel_id).send(words, allowed_mentions=only_them, nonce=nonce)
        return message.id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; one that is gone already is fine."""
        try:
            await self._place(channel_id).get_partial_message(message_id).delete()
        except discord.NotFound:
            _log.debug("Message %d was deleted by somebody else", message_id)

    async def _edited(self, channel_id: int, message_id: int, message: KeptMessage) -> bool:
        """Redraw a message in place; False where it is lost. An archived thread is opened again first."""
        try:
            await self._put(channel_id, message_id, message.screen)
        except discord.HTTPException as error:
            if error.code not in LOST_MESSAGE:
                raise
            if message.store is not None:
                return False
        self._remember(message_id, message.screen)
        return True

    async def _put(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Edit a message; whatever picture it had gives way to the new one, or to none."""
        message = self._place(channel_id).get_partial_message(message_id)
        drawn = await self._bot.studio.drawn(screen)
        for again in (True, False):
            try:
                # An edit does not take over from the client that nobody is mentioned.
                view = layout(drawn.screen, self._bot.items)
                await message.edit(view=view, attachments=files(drawn.pictures), allowed_mentions=_SILENT)
                return
            except discord.HTTPException as error:
                if error.code != ARCHIVED_THREAD or not again:
                    raise
            await self._wake_thread(channel_id)

    async def _wake_thread(self, channel_id: int) -> None:
        thread = self._bot.get_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _remember(self, message_id: int, screen: Screen) -> None:
        self._shown.pop(message_id, None)
        self._shown[message_id] = screen
        if len(self._shown) > _MOST_REMEMBERED:
            del self._shown[next(iter(self._shown))]

    def _place(self, channel_id: int) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(channel_id)


class Coalescer(Generic[K]):
    """Calls `work(key)` at once when a key is first woken, then at most once per `interval` seconds while wishes come.

    There is never a queue: however often a key is woken meanwhile, the next call draws the state of its own moment.
    `work` must handle its own errors.
    """

    def __init__(self, work: Callable[[K], Awaitable[None]], clock: Clock, interval: float) -> None:
        self._work = work
        self._clock = clock
        self._interval = interval
        self._tasks: dict[K, asyncio.Task[None]] = {}
        self._dirty: set[K] = set()

    def wake(self, key: K) -> None:
        """Ask for a drawing of the latest state."""
        self._dirty.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"redraw {key}")

    async def close(self) -> None:
        """Stop all tasks; what was not drawn is drawn after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: K) -> None:
        try:
            while key in self._dirty:
                self._dirty.discard(key)
                await self._work(key)
                await self._clock.sleep(self._interval)
        finally:
            self._dirty.discard(key)
            del self._tasks[key]


@dataclass(frozen=True, slots=True)
class Failures:
    """How often in a row something could not be drawn, and since when."""

    count: int
    since: datetime


class Redraws(Coalescer[K]):
    """Draws what has been woken, and insists while Discord or the storage is in trouble.

    Args:
        bot: whose messages they are.
        name: what is drawn, for the log.
        draw: keeps the messages of a key in line; may raise whatever the keeper and the services raise.
        lost: told of a right, channel or message that is missing; whether that settles it, False to draw once more.
        interval: at least so many seconds between two drawings of a key.
        troubled: told since when a key could not be drawn, once that has lasted longer than a moment.
    """

    def __init__(
        self,
        bot: BeloteBot,
        name: str,
        draw: Callable[[K], Awaitable[None]],
        lost: Callable[[K, discord.HTTPException], Awaitable[bool]],
        interval: float,
        troubled: Callable[[K, datetime], None] | None = None,
    ) -> None:
        super().__init__(self._try, bot.services.clock, interval)
        self._bot = bot
        self._name = name
        self._draw = draw
        self._lost = lost
        self._troubled = troubled
        self._failures: dict[K, Failures] = {}
        self._again: dict[K, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop all tasks; what was not drawn is drawn after the next start."""
        for task in self._again.values():
            task.cancel()
        await asyncio.gather(*self._again.values(), return_exceptions=True)
        await super().close()

    async def _try(self, key: K) -> None:
        """Draw once, and while that fails come back to it: soon at first, then every five minutes, for ever."""
        await self._bot.wait_until_ready()  # before that neither channels nor rights are known
        again = self._again.pop(key, None)
        if again is not None:
            again.cancel()
        if await self._drawn(key):
            self._failures.pop(key, None)
            return
        before = self._failures.get(key)
        failures = Failures(before.count + 1, before.since) if before else Failures(1, self._clock.now())
        self._failures[key] = failures
        pause = retry_pause(failures.count)
        if self._troubled is not None and failures.count > len(RETRY_PAUSES):
            self._troubled(key, failures.since)
        self._again[key] = asyncio.create_task(self._wake_after(key, pause), name=f"redraw {key} again")

    async def _wake_after(self, key: K, pause: float) -> None:
        await self._clock.sleep(pause)
        self._again.pop(key, None)
        self.wake(key)

    async def _drawn(self, key: K) -> bool:
        """Draw once; False where trying again later makes sense."""
        try:
            await self._draw(key)
        except ServiceError as error:
            _log.debug("%s %s has nothing to draw: %s", self._name, key, error.code)
            return error.code != "storage-trouble"
        except TROUBLE as error:
            if isinstance(error, discord.HTTPException) and is_final(error):
                return await self._lost(key, error)
            _log.warning("%s %s could not be drawn: %s", self._name, key, error)
            return False
        except Exception:
            _log.exception("%s %s could not be drawn", self._name, key)
        return True
