"""The in-process Discord (simcord), bent to our needs; only this file and `tests/world.py` touch it.

What is changed, and why:

* time: every timer of the bot is virtual, so `sleep(0.8)` costs nothing and fires in `advance_time`; simcord itself
  really waits for timers below five seconds;
* rest: a task that waits in `Event.wait`, `Queue.get` or `Condition.wait` is at rest, so permanent workers are allowed;
  simcord would give up after five seconds;
* `interaction.locale` is the member's own; nonces, second threads from one message and archived threads behave as in
  Discord; REST calls can be made to suspend, to hang and to lose their answer.
"""

import asyncio
import fnmatch
import random
import re
from collections.abc import Awaitable, Callable, Coroutine
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import simcord._settlement as settlement
import simcord.interactions as sim_interactions
from discord.http import Route
from simcord._dpy_internals import reset_webhook_adapter
from simcord._runtime import _attach_bot
from simcord.actors import _dispatch_actor_interaction
from simcord.backend.errors import BackendError
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from simcord.env import Env
from simcord.http import client as sim_http
from simcord.http import router
from simcord.types import HttpLogEntry

_REAL_TIMER_LIMIT = 0.0005  # seconds: shorter timers mean "next turn of the loop" and stay real
_STOP_LIMIT = 10.0  # seconds for the bot's tasks to end when they are cancelled
_NONCE_WINDOW = timedelta(minutes=5)
_REST_CODES = frozenset(f.__code__ for f in (asyncio.Event.wait, asyncio.Queue.get, asyncio.Condition.wait))
_POST_MESSAGE = re.compile(r"^/channels/(\d+)/messages$")
_EDIT_MESSAGE = re.compile(r"^/channels/(\d+)/messages/\d+$")
_START_THREAD = re.compile(r"^/channels/(\d+)/messages/(\d+)/threads$")
_THREAD_CREATED = 18


@dataclass
class Rule:
    """A REST call to disturb: method and path as `fnmatch` patterns, `times` times (None: for ever)."""

    method: str
    path: str
    times: int | None = 1
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    def takes(self, method: str, path: str) -> bool:
        """Whether this call is meant; a counted rule is used up by it."""
        if not (fnmatch.fnmatch(method, self.method) and fnmatch.fnmatch(path, self.path)) or self.times == 0:
            return False
        if self.times is not None:
            self.times -= 1
        return True


@dataclass
class Weather:
    """What a test does to the wire: locales of members, seeded suspensions, held calls, lost answers."""

    locales: dict[int, str] = field(default_factory=dict)
    guild_locale: str = "ru"
    jitter: random.Random | None = None
    held: list[Rule] = field(default_factory=list)
    lost: list[Rule] = field(default_factory=list)
    nonces: dict[tuple[str, str], tuple[Any, Any]] = field(default_factory=dict)

    async def pause(self) -> None:
        for _ in range(self.jitter.randrange(6) if self.jitter else 0):
            await asyncio.sleep(0)

    async def around(self, method: str, path: str, call: Callable[[], Awaitable[Any]]) -> Any:
        await self.pause()
        for rule in self.held:
            if rule.takes(method, path):
                await rule.gate.wait()
        answer = await call()
        await self.pause()
        return answer


class BenchEnv(Env):
    """simcord's environment with virtual timers, bursts, kills and `Weather`."""

    def __init__(self, bot: Any, **options: Any) -> None:
        super().__init__(bot, **options)
        self.weather = self.backend.weather = Weather()
        self._collecting = False

    async def _settle_internal(self, **options: Any) -> None:
        if not self._collecting:
            await super()._settle_internal(**{"idle": 0.001} | options)

    def _schedule_timer(self, record: Any, callback: Any, args: Any, context: Any) -> None:
        if record.when - self._virtual_time < _REAL_TIMER_LIMIT:
            super()._schedule_timer(record, callback, args, context)

    async def _detach_bot(self) -> None:
        """Stop the bot's tasks; one that ignores its cancellation would otherwise hang the whole run in silence."""
        adapter = self._adapter_token
        work = asyncio.ensure_future(super()._detach_bot())
        await asyncio.wait({work}, timeout=_STOP_LIMIT)
        if not work.done():
            stuck = [record.label for task, record in self._work.tasks.items() if not task.done()]
            raise TimeoutError(f"the bot does not stop; tasks that ignore their cancellation: {stuck}")
        if adapter is not None:
            reset_webhook_adapter(adapter)
        work.result()

    def next_timer(self) -> float | None:
        """Return the seconds until the bot's next timer, or None when it waits for none."""
        when = settlement._next_virtual_timer(self._settlement_state())  # noqa: SLF001 - the clock has no such question
        return None if when is None else max(0.0, when - self._virtual_time)

    async def together(self, verbs: tuple[Coroutine[Any, Any, Any], ...]) -> list[Any]:
        """Emit the interactions of all verbs before the bot runs at all, then settle once."""
        self._collecting = True
        try:
            results = [await verb for verb in verbs]
        finally:
            self._collecting = False
            for verb in verbs:
                verb.close()  # those that a failing one kept from starting
        await self.settle()
        return results

    async def press(self, actor: Any, message: dict[str, Any], data: dict[str, Any]) -> Any:
        """Send a component interaction with a message as the sender's client had it, whatever it is now."""
        channel_id, message_id = int(message["channel_id"]), int(message["id"])
        place = ChannelHandle(self, actor.guild, self.backend.get_channel(channel_id))
        self._begin_operation("press")
        try:
            return await _dispatch_actor_interaction(
                actor,
                InteractionType.MESSAGE_COMPONENT,
                place,
                data,
                extra={"message": message},
                source_message_id=message_id,
            )
        finally:
            self._end_operation()

    async def as_bot(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine as work of the bot: tracked, in its time, through its transport."""
        with self._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        return await asyncio.wait_for(task, 10)

    async def stop_bot(self) -> None:
        """Cancel everything the bot runs and disconnect it, without asking it."""
        self._begin_operation("stop_bot")
        try:
            await self._detach_bot()
        finally:
            self._end_operation()

    async def start_bot(self, bot: Any) -> None:
        """Connect a fresh bot object to the same Discord."""
        self._begin_operation("start_bot")
        try:
            await _attach_bot(self, bot)
        finally:
            self._end_operation()


def _weather(backend: Any) -> Weather | None:
    return getattr(backend, "weather", None)


# ------------------------------------------------------------------ tasks at rest


def _stack(task: asyncio.Task[Any]) -> list[Any]:
    """Return the frames of a suspended task, the outermost first."""
    frames: list[Any] = []
    coroutine: Any = task.get_coro()
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        frames.append(frame)
        coroutine = coroutine.cr_await
    return frames


def _park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return _original_park_reason(state, task, deadline, seen)
    frames = _stack(task)
    if frames and frames[-1].f_code in _REST_CODES:
        return "worker at rest"
    reason = _original_park_reason(state, task, deadline, seen)
    if reason is None and frames and frames[-1].f_code is asyncio.wait_for.__code__:
        inner = frames[-1].f_locals.get("fut")  # Python 3.11 wraps the awaitable in a task of its own
        if isinstance(inner, asyncio.Task):
            return settlement._park_reason(state, inner, deadline, seen)  # noqa: SLF001 - mended here
    return reason


# ------------------------------------------------------------------ the wire


def _base_payload(backend: Any, **options: Any) -> Any:
    record, payload = _original_base_payload(backend, **options)
    if (weather := _weather(backend)) is not None:
        payload["locale"] = weather.locales.get(options["user_id"], payload["locale"])
        if "guild_locale" in payload:
            payload["guild_locale"] = weather.guild_locale
    return record, payload


def _dispatch(backend: Any, method: str, path: str, **options: Any) -> Any:
    weather = _weather(backend)
    if weather is None:
        return _original_dispatch(backend, method, path, **options)
    body = options.get("json")
    known = _known_nonce(backend, weather, method, path, body)
    if known is not None:
        backend.http_requests.append(HttpLogEntry(method, path, {}, deepcopy(body), options.get("reason")))
        return known
    _forbid_what_discord_forbids(backend, method, path)
    answer = _original_dispatch(backend, method, path, **options)
    if isinstance(body, dict) and body.get("enforce_nonce") and _POST_MESSAGE.match(path):
        weather.nonces[path, str(body["nonce"])] = (backend.clock.now(), deepcopy(answer))
    if started := _START_THREAD.match(path):
        _drop_thread_notice(backend, int(started[1]))
    if any(rule.takes(method, path) for rule in weather.lost):
        raise BackendError(500, 0, "the answer was lost on the way (test)")
    return answer


def _known_nonce(backend: Any, weather: Weather, method: str, path: str, body: Any) -> Any:
    """Discord answers a repeated nonce of the last minutes with the message it already has."""
    if method != "POST" or not isinstance(body, dict) or not body.get("enforce_nonce"):
        return None
    moment, answer = weather.nonces.get((path, str(body.get("nonce"))), (None, None))
    fresh = moment is not None and backend.clock.now() - moment < _NONCE_WINDOW
    return deepcopy(answer) if fresh else None


def _forbid_what_discord_forbids(backend: Any, method: str, path: str) -> None:
    if (started := _START_THREAD.match(path)) and int(started[2]) in backend.channels:
        raise BackendError(400, 160004, "A thread has already been created for this message")
    if (found := _EDIT_MESSAGE.match(path) or _POST_MESSAGE.match(path)) is None:
        return
    channel = backend.channels.get(int(found[1]))
    state = channel.thread_metadata if channel is not None else None
    if state is None or not state.archived:
        return
    if method == "POST" and not state.locked:
        state.archived = False  # sending opens the thread again
    elif method in {"POST", "PATCH"}:
        raise BackendError(400, 50083, "Thread is archived")


def _drop_thread_notice(backend: Any, channel_id: int) -> None:
    """A thread made from a message has no notice in the channel: the message itself shows it."""
    messages = backend.messages[channel_id]
    newest = max(messages, default=0)
    if newest and messages[newest].type == _THREAD_CREATED:
        del messages[newest]


def _disturbed(original: Any) -> Any:
    async def request(self: Any, route: Any, *args: Any, **options: Any) -> Any:
        async def call() -> Any:
            return await original(self, route, *args, **options)

        weather = _weather(self.backend)
        if weather is None:
            return await call()
        return await weather.around(route.method, route.url.partition("?")[0].removeprefix(Route.BASE), call)

    return request


_original_park_reason, settlement._park_reason = settlement._park_reason, _park_reason  # noqa: SLF001
_original_base_payload, sim_interactions.base_payload = sim_interactions.base_payload, _base_payload
_original_dispatch, router.dispatch = router.dispatch, _dispatch
for _client in (sim_http.FakeHTTPClient, sim_http.FakeWebhookAdapter):
    _client.request = _disturbed(_client.request)
