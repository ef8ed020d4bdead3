"""Times are UTC epoch milliseconds in storage and aware UTC everywhere else."""

import asyncio
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import Clock, SystemClock, from_ms, to_ms
from tests.fakes import FakeClock


@given(st.integers(min_value=0, max_value=4_102_444_800_000))
def test_milliseconds_survive_the_round_trip(milliseconds):
    assert to_ms(from_ms(milliseconds)) == milliseconds
    assert from_ms(milliseconds).tzinfo is UTC


def test_moment_without_a_time_zone_is_refused():
    with pytest.raises(ValueError, match="time zone"):
        to_ms(datetime(2026, 8, 1, 12, 0))  # noqa: DTZ001


def test_f39_both_halves_of_the_repeated_autumn_hour_are_different_moments():
    kyiv = ZoneInfo("Europe/Kyiv")
    summer = datetime(2026, 10, 25, 3, 30, tzinfo=kyiv, fold=0)
    winter = datetime(2026, 10, 25, 3, 30, tzinfo=kyiv, fold=1)
    assert to_ms(winter) - to_ms(summer) == 3_600_000


def test_part_of_a_millisecond_is_rounded_down():
    assert to_ms(datetime(1970, 1, 1, 0, 0, 0, 1_999, tzinfo=UTC)) == 1


async def test_system_clock_is_aware_and_waits():
    clock: Clock = SystemClock()
    before = clock.monotonic()
    await clock.sleep(-1)
    await clock.sleep(0.001)
    assert clock.now().utcoffset() == timedelta(0)
    assert clock.monotonic() - before >= 0.001


async def test_fake_clock_wakes_sleepers_in_order_at_their_own_moments():
    clock = FakeClock()
    woken = []

    async def sleeper(name, *naps):
        for nap in naps:
            await clock.sleep(nap)
            woken.append((name, clock.monotonic()))

    tasks = [asyncio.create_task(sleeper("long", 3)), asyncio.create_task(sleeper("twice", 1, 1))]
    cancelled = asyncio.create_task(sleeper("cancelled", 2))
    await clock.advance(0)
    cancelled.cancel()
    await clock.advance(2.5)
    assert woken == [("twice", 1), ("twice", 2)]
    assert clock.sleepers == 1
    await clock.advance(1)
    assert woken[2:] == [("long", 3)]
    assert (clock.now() - FakeClock().now()) == timedelta(seconds=3.5)
    await asyncio.gather(*tasks)
