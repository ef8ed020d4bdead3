"""The in-process Discord of the demo: simcord's environment and preview page, running in real time.

All that the product knows of simcord is here and in `demo_page.py`. The library is made for tests, so a few of its
habits are changed: timers and dates follow the wall clock, and an action on the page waits for its own answer only, not
for robots that think.
"""
# pyright: reportPrivateUsage=false
# simcord has no public way to run in real time; its version is pinned.

import asyncio
import contextvars
import time
from collections.abc import Coroutine, Generator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord
import simcord.interactions as sim_interactions
from simcord._clock import Clock
from simcord._dpy_internals import real_monotonic
from simcord._runtime import _CallbackRecord
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.models import Interaction, Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.env import Env

from bot.demo.page import Page
from bot.texts import Language, Say

_ROBOTS: Final = 3
_ANSWER_LIMIT: Final = 3.0
"""Seconds an action on the page waits for the bot's answer: as long as Discord itself."""

_BREATH: Final = 0.05
"""Seconds after an answer, so that what follows at once is on the page with it."""

_CLOSE_LIMIT: Final = 10.0
_POLL: Final = 0.01

_NO_THREADS: Final = discord.Permissions(
    create_public_threads=True, create_private_threads=True, send_messages_in_threads=True
).value
"""Denied to all: the page shows one channel, so tables play in the channel itself."""

_HOST_RIGHTS: Final = discord.Permissions(manage_guild=True, manage_messages=True, moderate_members=True)


def _locale(language: Language) -> str:
    """The first locale of Discord in that language (`en-US` for English)."""
    locales = (locale.value for locale in discord.Locale)
    return next((locale for locale in locales if locale.partition("-")[0] == language), language.value)


class Club:
    """One server with one channel, a visitor who may manage it, three more members, the bot and the page."""

    def __init__(self, bot: discord.Client, say: Say) -> None:
        self._say = say
        self._locale = _locale(say.language)
        self.env = _LiveEnv(bot)
        self.env.backend.bot_user.name = say("demo-bot")
        guild = self.env.create_guild(say("demo-server"), preferred_locale=self._locale)
        self._guild_id = guild.id
        self._channel = guild.create_text_channel(say("demo-channel"), topic=say("demo-topic"))
        self.members = self._invite(guild)
        self._page = Page(self.env, self._channel, self.members, self._locale)
        self._resources = ExitStack()
        self._running = False

    def _invite(self, guild: GuildHandle) -> list[MemberActor]:
        names = ("demo-visitor", "demo-friend-one", "demo-friend-two", "demo-friend-three")
        users = [self.env.create_user(f"member{n}", global_name=self._say(name)) for n, name in enumerate(names, 1)]
        host = guild.create_role(self._say("demo-host-role"), permissions=_HOST_RIGHTS)
        return [guild.add_member(user, roles=[host] if user is users[0] else []) for user in users]

    @property
    def url(self) -> str:
        """The address of the page; whoever has it can play."""
        return self._page.url

    @property
    def channel(self) -> ChannelHandle:
        """The only channel."""
        return self._channel

    async def open(self, port: int) -> None:
        """Connect the bot, let a member say hello and serve the page; raises `bot.demo.page.PortTaken`."""
        backend, bot_id = self.env.backend, self.env.backend.bot_user.id
        for target, kind in ((self._guild_id, OverwriteType.ROLE), (bot_id, OverwriteType.MEMBER)):
            backend.set_overwrite(self._channel.id, Overwrite(target, kind, deny=_NO_THREADS))
        backend.create_message(self._channel.id, self.members[1].id, self._say("demo-welcome"))
        self._resources.enter_context(_everyone_speaks(self._locale))
        self._running = True
        await self.env.start()
        await self._page.open(port)

    async def seat_visitor(self) -> None:
        """Open a table for the visitor, robots on the other seats, as he could have done himself."""
        await self.members[0].slash(self._channel, "table open", robots=_ROBOTS)

    async def ended(self) -> None:
        """Return when the visitor ends the session on the page."""
        await self._page.ended()

    async def close(self) -> None:
        """Take the page down and stop the bot as at the end of a process."""
        if not self._running:
            return
        self._running = False
        await self._page.close()
        try:
            if self.env.bot.user is not None:  # it came as far as logging in
                await self.env.as_bot(self.env.bot.close())
        finally:
            await self.env.shutdown()
            self._resources.close()


class _WallClock(Clock):
    """simcord's clock showing the real time; `perf_counter`, because simcord replaces `time.monotonic`."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._epoch = datetime.now(UTC)

    @property
    def elapsed(self) -> float:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Seconds since the demo started."""
        return time.perf_counter() - self._start

    def now(self) -> datetime:
        """The present moment; it never goes back."""
        return self._epoch + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Nothing to do: real time needs no help."""


class _LiveEnv(Env):
    """An environment in which time passes by itself and nobody waits for the bot to come to rest."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, shard_count=1 if isinstance(bot, discord.AutoShardedClient) else None)
        self.backend.clock = _WallClock()

    async def _settle_internal(self, **_: object) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Wait until the bot is connected and has answered every interaction, then a breath longer."""
        end = time.perf_counter() + _ANSWER_LIMIT
        while self._owes_an_answer() and time.perf_counter() < end:  # noqa: ASYNC110 - simcord announces no answers
            await asyncio.sleep(_POLL)
        await asyncio.sleep(_BREATH)

    def _owes_an_answer(self) -> bool:
        newest = list(self.backend.interactions.values())[-1:]
        return not self.bot.is_ready() or any(not record.responded or record.loading for record in newest)

    def _schedule_timer(
        self,
        record: _CallbackRecord,
        callback: object,
        args: tuple[object, ...],
        schedule_context: contextvars.Context | None,
    ) -> None:
        """Let a timer of the bot fire when its real time has come."""
        assert record.when is not None
        assert self._runtime is not None

        def fire() -> None:
            handle = record.handle
            if handle is not None and not handle.cancelled():
                handle._run()  # noqa: SLF001 - a timer of the bot is due, and only its loop runs callbacks
            elif record in self._work.callbacks:
                self._work.callbacks.remove(record)

        delay = max(record.when - self.backend.clock.elapsed, 0.0)
        record.real_handle = self._runtime.call_at(real_monotonic() + delay, fire, context=schedule_context)

    async def as_bot(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as work of the bot: through the in-process transport."""
        with self._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        await asyncio.wait_for(task, _CLOSE_LIMIT)


@contextmanager
def _everyone_speaks(locale: str) -> Generator[None]:
    """Every interaction says this locale; simcord knows English only."""
    original = sim_interactions.base_payload

    def base_payload(backend: Backend, **options: Any) -> tuple[Interaction, dict[str, Any]]:  # noqa: ANN401
        record, payload = original(backend, **options)
        payload["locale"] = locale
        payload["guild_locale"] = locale
        return record, payload

    sim_interactions.base_payload = base_payload
    try:
        yield
    finally:
        sim_interactions.base_payload = original
