"""A club on an in-process Discord: the real bot, members who click what they see, time that tests move by hand.

    async def test_join(world):
        await world.anna.slash("table open")
        card = world.last()
        await world.boris.click(card, "Запад")

`World.problems` lists what no test may leave behind: interactions nobody answered, ERROR logs, exceptions, REST bodies
that Discord would refuse. The fixtures of `conftest.py` fail a test that has any. With `tests/simbench.py` this is the
only file that knows simcord.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message, Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from tests.members import Member, Reply
from tests.screens import Screen
from tests.simbench import BenchEnv, Rule
from tests.specguard import SpecGuard, as_requests
from tests.worldtools import Files, LogBook, WorldClock

MakeBot = Callable[[WorldClock], discord.Client | Awaitable[discord.Client]]
CAST = (
    ("anna", "Анна", "ru"),
    ("boris", "Борис", "ru"),
    ("vira", "Віра", "uk"),
    ("grace", "Grace", "en-US"),
    ("oleg", "Олег", "ru"),
    ("marta", "Марта", "ru"),
)
_INSTANT = 1e-6  # seconds; shorter steps of time are rounding
MODERATOR = ("manage_guild", "manage_messages", "manage_threads", "moderate_members")


class World:
    """See the module's docstring. `anna`, `boris`, `vira`, `grace`, `oleg` play; `marta` moderates."""

    anna: Member
    boris: Member
    vira: Member
    grace: Member
    oleg: Member
    marta: Member

    def __init__(self, env: BenchEnv, make_bot: MakeBot, clock: WorldClock, database: Path | None) -> None:
        self.env, self._make_bot, self.clock = env, make_bot, clock
        self._files = Files(database)
        self._forgiven: set[int] = set()
        self._checked = 0
        self._errors = 0
        self.log = LogBook()
        self.guild: GuildHandle = env.create_guild("Клуб", preferred_locale="ru")
        self.channel: ChannelHandle = self.guild.create_text_channel("belote")
        self.members: list[Member] = [self._enrol(*person) for person in CAST]
        for person, member in zip(CAST, self.members, strict=True):
            setattr(self, person[0], member)
        rights = discord.Permissions(**dict.fromkeys(MODERATOR, True))
        role = self.guild.create_role("Модератор", permissions=rights)
        env.backend.add_member_role(self.guild.id, self.marta.id, role.id)

    @classmethod
    async def open(cls, make_bot: MakeBot, *, database: Path | None = None, **options: Any) -> "World":
        """Start the bot that `make_bot(clock)` builds; `database` is the file it uses (for `restart`)."""
        clock = WorldClock()
        bot = await _built(make_bot, clock)
        env = BenchEnv(bot, **_shards(bot), **options)
        clock.attach(env)
        world = cls(env, make_bot, clock, database)
        world.log.open()
        try:
            await env.start()
        except BaseException:
            world.log.close()
            await _let_go(bot)
            raise
        return world

    def _enrol(self, nick: str, name: str, locale: str) -> Member:
        actor = self.guild.add_member(self.env.create_user(nick, global_name=name))
        self.env.weather.locales[actor.id] = locale
        return Member(self, actor, name)

    # -------------------------------------------------------------- people and places

    @property
    def bot(self) -> Any:
        return self.env.bot

    async def new_member(self, name: str, locale: str = "ru", nick: str = "guest") -> Member:
        """Somebody joins the server; any display name, also a hostile one."""
        member = self._enrol(nick, name, locale)
        self.members.append(member)
        await self.settle()
        return member

    async def new_channel(self, name: str) -> ChannelHandle:
        channel = self.guild.create_text_channel(name)
        await self.settle()
        return channel

    def place(self, channel_id: int) -> ChannelHandle:
        """Return the channel or thread with that id."""
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel_id))

    @property
    def threads(self) -> list[ChannelHandle]:
        return [self.place(c.id) for c in self.env.backend.channels.values() if c.is_thread]

    async def deny(self, *permissions: str, channel: ChannelHandle | None = None) -> None:
        """Take permissions (`send_messages`, …) from the bot in a channel; threads follow their channel."""
        flags = discord.Permissions(**dict.fromkeys(permissions, True)).value
        target = self.env.backend.bot_user.id
        overwrite = Overwrite(target, OverwriteType.MEMBER, deny=flags)
        self.env.backend.set_overwrite((channel or self.channel).id, overwrite)
        await self.settle()

    async def allow(self, channel: ChannelHandle | None = None) -> None:
        """Give the bot back what `deny` took."""
        self.env.backend.delete_overwrite((channel or self.channel).id, self.env.backend.bot_user.id)
        await self.settle()

    async def delete(self, screen: Screen) -> None:
        """A moderator deletes a message."""
        self.env.backend.delete_message(screen.channel_id, screen.id)
        await self.settle()

    # -------------------------------------------------------------- what can be seen

    def screen(self, channel_id: int, message_id: int) -> Screen:
        return self._screen(self.env.backend.get_message(channel_id, message_id))

    def _screen(self, stored: Message) -> Screen:
        payload = dict(serializers.message_payload(self.env.backend, stored))
        return Screen(stored.id, stored.channel_id, stored.author_id, payload)

    def _stored(self, channel: ChannelHandle | None = None) -> list[Message]:
        """The messages of one channel or of all, oldest first."""
        channels = self.env.backend.messages
        chosen = list(channels.values()) if channel is None else [channels[channel.id]]
        return sorted((message for messages in chosen for message in messages.values()), key=lambda m: m.id)

    def fresh(self, screen: Screen) -> Screen:
        """Return the message as it is now."""
        return self.screen(screen.channel_id, screen.id)

    def public(self, channel: ChannelHandle | None = None) -> list[Screen]:
        """All messages that are not ephemeral, oldest first."""
        return [self._screen(stored) for stored in self._stored(channel) if not stored.is_ephemeral]

    def last(self, channel: ChannelHandle | None = None) -> Screen:
        """The newest public message of the bot."""
        bot_id = self.env.backend.bot_user.id
        mine = [m for m in self._stored(channel) if m.author_id == bot_id and not m.is_ephemeral]
        assert mine, "the bot has posted nothing"
        return self._screen(mine[-1])

    def find(self, text: str, member: Member | None = None) -> Screen:
        """The newest message with that text, among the public ones or those a member sees."""
        screens = self.public() if member is None else member.screens()
        found = next((screen for screen in reversed(screens) if text in screen.everything), None)
        assert found, f"nobody shows {text!r}; on the screens: {[s.text for s in screens]}"
        return found

    def seen_by(self, member: Member, *, private: bool = False) -> list[Screen]:
        """The messages a member can see now, oldest first; only the ephemeral ones with `private`."""
        backend = self.env.backend
        stored = [m for m in self._stored() if m.visible_to(member.id) and (m.is_ephemeral or not private)]
        open_to = {c: channel_accessible(backend, c, member.id, history=True) for c in {m.channel_id for m in stored}}
        return [self._screen(message) for message in stored if open_to[message.channel_id]]

    def visible(self, member: Member) -> list[str]:
        """Every word a member can read now: texts, labels, options and alt texts of all his screens."""
        return [screen.everything for screen in member.screens()]

    def channel_texts(self) -> list[str]:
        """Every word other people could ever read: all versions of public messages, deleted ones, thread names."""
        return list(self._ever_public())

    def _ever_public(self) -> Iterator[str]:
        for kind, event, payload in self.env.backend.transcript:
            if kind == "GATEWAY" and event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
                screen = Screen(int(payload["id"]), int(payload["channel_id"]), 0, payload)
                if not screen.ephemeral:
                    yield screen.everything
            elif kind == "GATEWAY" and event in {"THREAD_CREATE", "THREAD_UPDATE", "CHANNEL_UPDATE"}:
                yield f"{payload.get('name')} {payload.get('topic') or ''}"

    def download(self, url: str) -> bytes:
        """Return the file that lies there."""
        content = self.env.backend.cdn.get(url)
        assert content is not None, f"nothing lies at {url}"
        return content

    def leaks(self, *secrets: str, seen_by: Iterable[Member] = ()) -> list[str]:
        """Return the public words, log lines and (for `seen_by`) private words that contain one of the secrets."""
        words = self.channel_texts() + self.log.lines
        words += [text for member in seen_by for text in self.visible(member)]
        return [text for text in words if any(secret in text for secret in secrets)]

    # -------------------------------------------------------------- time

    def now(self) -> Any:
        return self.env.now()

    async def settle(self) -> None:
        """Let the bot come to rest; timers do not fire."""
        await self.env.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass: every timer on the way fires at its own moment. Costs milliseconds."""
        end = self.clock.monotonic() + seconds
        while (left := end - self.clock.monotonic()) > _INSTANT:
            timer = self.env.next_timer()
            await self.env.advance_time(left if timer is None else min(left, max(timer, _INSTANT)))

    async def until(self, happened: Callable[[], object], limit: float = 120.0) -> None:
        """Go from timer to timer until a condition holds; fails after `limit` virtual seconds or without timers."""
        end = self.clock.monotonic() + limit
        while not happened():
            step = self.env.next_timer()
            assert step is not None, "it never happens: the bot waits for no timer"
            assert self.clock.monotonic() + step <= end, f"it did not happen within {limit} s"
            await self.env.advance_time(max(step, _INSTANT))

    # -------------------------------------------------------------- trouble

    async def burst(self, *verbs: Coroutine[Any, Any, Reply]) -> list[Reply]:
        """Really concurrent verbs: all interactions arrive before the bot handles the first one."""
        return await self.env.together(verbs)

    def jitter(self, seed: int) -> None:
        """From now on every REST call suspends a random number of loop turns, so that handlers interleave."""
        self.env.weather.jitter = Random(seed)

    def fail(
        self, method: str, path: str, status: int, code: int = 0, *, text: str = "test", times: int | None = 1
    ) -> None:
        """Make matching REST calls fail (`fnmatch` patterns); a 429 surfaces at once, without discord.py's wait."""
        self.env.inject_error(method, path, status=status, code=code, message=text, times=times)

    def lose_answer(self, method: str, path: str, times: int = 1) -> None:
        """Matching calls take effect, but the bot gets a 500 instead of the answer."""
        self.env.weather.lost.append(Rule(method, path, times))

    @contextmanager
    def held(self, method: str, path: str) -> Iterator[Rule]:
        """Matching REST calls hang until the block ends; settle afterwards."""
        rule = Rule(method, path, times=None)
        self.env.weather.held.append(rule)
        try:
            yield rule
        finally:
            self.env.weather.held.remove(rule)
            rule.gate.set()

    def requests(self, method: str = "*", path: str = "*") -> list[Any]:
        """The REST calls so far (`method`, `path`, `json`) that match `fnmatch` patterns."""
        rule = Rule(method, path, times=None)
        return [entry for entry in self.env.http_requests if rule.takes(entry.method, entry.path)]

    async def restart(self, *, kill: bool = False) -> None:
        """Stop the bot and start a new one over the same database.

        With `kill` nothing the old bot does after this moment survives: its files are put back as they are now, and the
        interactions it had not answered yet are forgiven.
        """
        old = self.env.bot
        if kill:
            self._forgiven |= {record.id for record in self._unanswered()}
            self._files.keep()
            with self.log.deaf():
                await self.env.stop_bot()
                await asyncio.wait_for(old.close(), 10)  # gives back its threads and files
            self._files.put_back()
        else:
            await self.env.as_bot(old.close())
            await self.env.stop_bot()
        bot = await _built(self._make_bot, self.clock)
        try:
            await self.env.start_bot(bot)
        except BaseException:
            await _let_go(bot)
            raise

    # -------------------------------------------------------------- the end

    def problems(self, guard: SpecGuard | None = None, *, expects_errors: bool = False) -> list[str]:
        """Return what is wrong with everything that happened since the last call."""
        out = [f"never answered: {self._describe(record)}" for record in self._unanswered()]
        if not expects_errors:
            out += [f"logged: {line}" for line in self.log.errors]
            out += [f"raised: {error!r}" for error in self.env.errors_since(self._errors)]
        self._errors = len(self.env.errors)  # looking at them acknowledges them
        self._forgiven |= {record.id for record in self._unanswered()}
        self.log.errors.clear()
        if guard is not None:
            fresh = self.env.http_requests[self._checked :]
            self._checked += len(fresh)
            out += [f"Discord would refuse: {fault}" for fault in guard.problems(as_requests(fresh))]
        return out

    def _unanswered(self) -> list[Any]:
        records = self.env.backend.interactions.values()
        return [r for r in records if (not r.responded or r.loading) and r.id not in self._forgiven]

    def _describe(self, record: Any) -> str:
        user = self.env.backend.users[record.user_id]
        sent = next(p for k, e, p in self.env.backend.transcript if k == "GATEWAY" and p.get("id") == str(record.id))
        data = sent.get("data", {})
        state = "still thinking" if record.loading else "no response"
        return f"{data.get('custom_id') or data.get('name')} by {user.global_name or user.name} ({state})"

    async def close(self) -> None:
        """Stop the bot as the process would."""
        try:
            await self.env.as_bot(self.env.bot.close())
        finally:
            await self.env.shutdown()
            self.log.close()

    def message(self, screen: Screen) -> ResponseMessage:
        return ResponseMessage(self.env, self.env.backend.get_message(screen.channel_id, screen.id))


async def _let_go(bot: discord.Client) -> None:
    """Close a bot that failed to start: a thread of its database would keep the process alive for ever."""
    if bot.user is not None:  # it came as far as logging in
        with suppress(Exception):
            await asyncio.wait_for(bot.close(), 10)


async def _built(make_bot: MakeBot, clock: WorldClock) -> discord.Client:
    made = make_bot(clock)
    return await made if inspect.isawaitable(made) else made


def _shards(bot: discord.Client) -> dict[str, int]:
    return {"shard_count": 1} if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None else {}
