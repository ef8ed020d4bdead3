"""One moment per key, and a call when it has come: lobbies that expire, robots that think, pauses between deals.

One task sleeps until the nearest moment and is replaced when a nearer one is set; nothing is polled. The keeper of the
alarms sets them again from its own state after a start, so nothing of them needs storing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from uuid import uuid4

from bot.clock import Clock

_log = logging.getLogger(__name__)
_EARLY = timedelta(milliseconds=1)
"""Timers of an event loop may fire this much before their moment."""


class Alarms:
    """Calls `ring(key)` in a task of its own when the moment of a key has come; each key has at most one moment."""

    def __init__(self, clock: Clock, ring: Callable[[int], Awaitable[None]]) -> None:
        self._clock = clock
        self._ring = ring
        self._moments: dict[int, datetime] = {}
        self._ringing: set[asyncio.Task[None]] = set()
        self._sleeper: asyncio.Task[None] | None = None
        self._until: datetime | None = None
        self._closed = False

    def set(self, key: int, moment: datetime) -> None:
        """Ring for the key at that moment (at once if it has passed) instead of any earlier set one."""
        if self._closed:
            return
        self._moments[key] = moment
        if self._until is None or moment < self._until:
            self._sleep_again()

    def clear(self, key: int) -> None:
        """Do not ring for the key; a call that has begun goes on."""
        self._moments.pop(key, None)

    def moment(self, key: int) -> datetime | None:
        """When the key will ring, or None."""
        return self._moments.get(key)

    async def close(self) -> None:
        """Stop: nothing rings any more, and calls that have begun are cancelled and awaited."""
        self._closed = True
        self._moments.clear()
        tasks = [*self._ringing, *([self._sleeper] if self._sleeper else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    def _sleep_again(self) -> None:
        """Put a task to sleep until the nearest moment, in place of the present sleeper."""
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._until = min(self._moments.values())
        self._sleeper = asyncio.create_task(self._sleep(), name="alarms")

    async def _sleep(self) -> None:
        """Wake at the nearest moment, start the calls that are due, and sleep again while any moment is left."""
        while self._moments:
            self._until = min(self._moments.values())
            now = self._clock.now()
            if self._until > now + _EARLY:
                await self._clock.sleep((self._until - now).total_seconds())
                continue
            for key in [key for key, moment in self._moments.items() if moment <= now + _EARLY]:
                del self._moments[key]
                task = asyncio.create_task(self._call(key), name=f"alarm {key}")
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)
        self._until = None

    async def _call(self, key: int) -> None:
        try:
            await self._ring(key)
        except Exception:
            _log.exception("alarm of table %d failed, reference %s", key, uuid4().hex[:8])
