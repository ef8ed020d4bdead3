"""Stand-ins for the outside world, shared by all tests."""

import asyncio
import heapq
from datetime import UTC, datetime, timedelta

STARTING_MOMENT = datetime(2026, 8, 1, 12, 0, tzinfo=UTC)
_TURNS_AFTER_A_WAKE = 10


class FakeClock:
    """A `bot.clock.Clock` that stands still until a test advances it."""

    def __init__(self, start: datetime = STARTING_MOMENT) -> None:
        if start.utcoffset() is None:
            raise ValueError("the fake clock needs an aware moment")
        self._start = start.astimezone(UTC)
        self._elapsed = timedelta()
        self._sleepers: list[tuple[timedelta, int, asyncio.Future[None]]] = []
        self._order = 0

    def now(self) -> datetime:
        return self._start + self._elapsed

    def monotonic(self) -> float:
        return self._elapsed.total_seconds()

    @property
    def next_wake(self) -> float | None:
        """When the next sleeper wakes, on the scale of `monotonic`; None where nobody sleeps."""
        waking = (moment for moment, _, future in self._sleepers if not future.done())
        nearest = min(waking, default=None)
        return None if nearest is None else nearest.total_seconds()

    @property
    def sleepers(self) -> int:
        """How many tasks wait for this clock."""
        return sum(not future.done() for _, _, future in self._sleepers)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        self._order += 1
        heapq.heappush(self._sleepers, (self._elapsed + timedelta(seconds=seconds), self._order, future))
        await future

    async def advance(self, seconds: float) -> None:
        """Move time on, stopping at each sleeper's moment in order; whoever wakes may sleep again inside.

        Tasks get a few turns of the event loop before, after each wake and at the end; work in threads
        (the database) must be awaited by the test itself.
        """
        await self._let_others_run()
        target = self._elapsed + timedelta(seconds=seconds)
        while self._sleepers and self._sleepers[0][0] <= target:
            moment, _, future = heapq.heappop(self._sleepers)
            if future.done():
                continue
            self._elapsed = moment
            future.set_result(None)
            await self._let_others_run()
        self._elapsed = target
        await self._let_others_run()

    async def _let_others_run(self) -> None:
        for _ in range(_TURNS_AFTER_A_WAKE):
            await asyncio.sleep(0)
