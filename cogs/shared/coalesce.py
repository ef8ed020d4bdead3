"""Doing the newest thing only: many wishes to redraw something become few drawings of its latest state."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from bot.clock import Clock

K = TypeVar("K", bound=Hashable)

RETRY_PAUSES: Final = (2.0, 10.0, 60.0)
"""Seconds before a drawing that failed for no fault of ours is tried again."""


async def insist(attempt: Callable[[], Awaitable[bool]], clock: Clock) -> bool:
    """Try until it works or the pauses are used up; whether it has worked. `attempt` says False to be tried again."""
    for pause in (*RETRY_PAUSES, None):
        if await attempt():
            return True
        if pause is not None:
            await clock.sleep(pause)
    return False


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
