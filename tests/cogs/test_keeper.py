"""The coalescer: the first wish at once, never a queue, the newest state last."""

import asyncio

from cogs.shared.keeper import Coalescer
from tests.fakes import FakeClock


class Drawings:
    def __init__(self, clock: FakeClock) -> None:
        self.state = 0
        self.drawn: list[tuple[str, int]] = []
        self.slow = asyncio.Event()
        self.slow.set()
        self.coalescer: Coalescer[str] = Coalescer(self._draw, clock, 1.0)

    async def _draw(self, key: str) -> None:
        state = self.state
        await self.slow.wait()
        self.drawn.append((key, state))


async def test_the_first_wish_is_drawn_at_once() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    drawings.coalescer.wake("a")
    await clock.advance(0)
    assert drawings.drawn == [("a", 0)]
    await drawings.coalescer.close()


async def test_many_wishes_become_one_drawing_of_the_newest_state() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    for drawings.state in range(1, 100):
        drawings.coalescer.wake("a")
        await clock.advance(0)
    assert drawings.drawn == [("a", 1)]
    await clock.advance(1)
    assert drawings.drawn == [("a", 1), ("a", 99)]
    await clock.advance(5)
    assert len(drawings.drawn) == 2
    await drawings.coalescer.close()


async def test_a_wish_during_a_slow_drawing_is_not_lost() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    drawings.slow.clear()
    drawings.coalescer.wake("a")
    await clock.advance(0)
    drawings.state = 7
    drawings.coalescer.wake("a")
    drawings.slow.set()
    await clock.advance(1)
    assert drawings.drawn == [("a", 0), ("a", 7)]
    await drawings.coalescer.close()


async def test_tables_do_not_wait_for_each_other() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    drawings.coalescer.wake("a")
    drawings.coalescer.wake("b")
    await clock.advance(0)
    assert drawings.drawn == [("a", 0), ("b", 0)]
    await drawings.coalescer.close()


async def test_a_key_that_rests_is_drawn_at_once_again_and_keeps_nothing() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    drawings.coalescer.wake("a")
    await clock.advance(2)
    assert clock.sleepers == 0
    drawings.state = 3
    drawings.coalescer.wake("a")
    await clock.advance(0)
    assert drawings.drawn == [("a", 0), ("a", 3)]
    await drawings.coalescer.close()


async def test_closing_stops_everything() -> None:
    clock = FakeClock()
    drawings = Drawings(clock)
    drawings.coalescer.wake("a")
    await clock.advance(0)
    drawings.coalescer.wake("a")
    await drawings.coalescer.close()
    await clock.advance(5)
    assert len(drawings.drawn) == 1
