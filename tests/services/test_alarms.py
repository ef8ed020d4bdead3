"""One sleeping task, woken by a nearer moment, for everything that happens by itself."""

import asyncio
from datetime import timedelta

import pytest

from bot.services.alarms import Alarms
from tests.fakes import FakeClock


def ringing(clock):
    """Alarms and the list they write (key, second) to."""
    rung = []

    async def ring(key):
        rung.append((key, clock.monotonic()))

    return Alarms(clock, ring), rung


def after(clock, seconds):
    return clock.now() + timedelta(seconds=seconds)


async def test_each_key_rings_at_its_own_moment():
    clock = FakeClock()
    alarms, rung = ringing(clock)
    alarms.set(1, after(clock, 30))
    alarms.set(2, after(clock, 10))
    alarms.set(3, after(clock, 20))
    await clock.advance(25)
    assert rung == [(2, 10), (3, 20)]
    await clock.advance(5)
    assert rung[2:] == [(1, 30)]
    await alarms.close()


async def test_nearer_moment_wakes_the_sleeper_and_leaves_one_task_asleep():
    clock = FakeClock()
    alarms, rung = ringing(clock)
    alarms.set(1, after(clock, 3600))
    await clock.advance(1)
    alarms.set(2, after(clock, 1))
    await clock.advance(1)
    assert rung == [(2, 2)]
    await alarms.close()
    await clock.advance(3600)
    assert rung == [(2, 2)]


async def test_moment_that_has_passed_rings_at_once():
    clock = FakeClock()
    alarms, rung = ringing(clock)
    alarms.set(1, after(clock, -5))
    await clock.advance(0)
    assert rung == [(1, 0)]
    await alarms.close()


async def test_later_moment_replaces_the_earlier_one_and_cleared_key_is_silent():
    clock = FakeClock()
    alarms, rung = ringing(clock)
    alarms.set(1, after(clock, 5))
    alarms.set(1, after(clock, 9))
    alarms.set(2, after(clock, 6))
    alarms.clear(2)
    alarms.clear(3)
    assert alarms.moment(1) == after(clock, 9)
    assert alarms.moment(2) is None
    await clock.advance(20)
    assert rung == [(1, 9)]
    await alarms.close()


async def test_call_may_set_its_own_key_again():
    clock = FakeClock()
    rung = []

    async def ring(key):
        rung.append(clock.monotonic())
        if len(rung) < 3:
            alarms.set(key, after(clock, 4))

    alarms = Alarms(clock, ring)
    alarms.set(1, after(clock, 4))
    await clock.advance(100)
    assert rung == [4, 8, 12]
    await alarms.close()


async def test_slow_call_delays_no_other_key():
    clock = FakeClock()
    rung = []

    async def ring(key):
        if key == 1:
            await clock.sleep(50)
        rung.append((key, clock.monotonic()))

    alarms = Alarms(clock, ring)
    alarms.set(1, after(clock, 1))
    alarms.set(2, after(clock, 2))
    await clock.advance(2)
    assert rung == [(2, 2)]
    await clock.advance(60)
    assert rung[1:] == [(1, 51)]
    await alarms.close()


@pytest.mark.expects_errors
async def test_failing_call_is_logged_with_a_reference_and_others_still_ring(caplog):
    clock = FakeClock()
    rung = []

    async def ring(key):
        if key == 1:
            raise RuntimeError("broken")
        rung.append(key)

    alarms = Alarms(clock, ring)
    alarms.set(1, after(clock, 1))
    alarms.set(2, after(clock, 2))
    await clock.advance(3)
    assert rung == [2]
    assert "reference" in caplog.text
    await alarms.close()


async def test_closing_cancels_a_call_that_has_begun():
    clock = FakeClock()
    ended = []

    async def ring(key):
        try:
            await clock.sleep(60)
        finally:
            ended.append(key)

    alarms = Alarms(clock, ring)
    alarms.set(1, clock.now())
    await clock.advance(1)
    await alarms.close()
    alarms.set(2, clock.now())
    await asyncio.sleep(0)
    assert ended == [1]
    assert alarms.moment(2) is None


class HastyClock(FakeClock):
    """Wakes sleepers half a millisecond early, and does not move for naps shorter than that."""

    naps = 0

    async def sleep(self, seconds):
        self.naps += 1
        await super().sleep(seconds - 0.0005)


async def test_timer_that_fires_half_a_millisecond_early_rings_once_without_spinning():
    clock = HastyClock()
    alarms, rung = ringing(clock)
    alarms.set(1, after(clock, 0.01))
    await clock.advance(0.0095)
    assert [key for key, _ in rung] == [1]
    assert clock.naps == 1
    await alarms.close()
