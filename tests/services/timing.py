"""Letting time pass at the club house: every step that is due is really taken, with its storage, before the next."""

import asyncio
from dataclasses import fields, replace
from datetime import timedelta

from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.options import TableOptions
from bot.services.table.times import USUAL_TIMES, Times
from engine.actions import PASS, Bid
from engine.cards import Strain
from engine.results import Phase
from tests.services.alarms import ringing_alarms
from tests.services.house import FOUR

CLOCKED = TableOptions(
    robot_delay=0.8,
    next_deal_delay=8,
    clocks=ClockPolicy(times=replace(USUAL_TIMES, forced=False), heartbeat=timedelta(minutes=5)),
)
"""The club's promises, but every card is played by hand."""
DAY = 86_400.0
HOUR = 3_600.0


def with_policy(**changes):
    chosen = {field.name: changes.pop(field.name) for field in fields(Times) if field.name in changes}
    times = replace(CLOCKED.times, **chosen)
    return replace(CLOCKED, clocks=replace(CLOCKED.clocks, times=times, **changes))


async def settled(house):
    """Everything that has begun by itself comes to its end."""
    service = house.service
    for _ in range(1000):
        for _ in range(5):
            await asyncio.sleep(0)
        running = ringing_alarms()
        if not running and service.outages.resting.is_set():
            return
        await service.outages.resting.wait()
        if running:
            await asyncio.wait(running)
    raise AssertionError("it never comes to rest")


async def run(house, seconds):
    """Let time pass, stopping at each moment at which somebody wakes."""
    clock = house.clock
    target = clock.monotonic() + seconds
    while True:
        await settled(house)
        nearest = clock.next_wake
        if nearest is None or nearest >= target:
            break
        await clock.advance(max(nearest - clock.monotonic(), 0))
    await clock.advance(target - clock.monotonic())
    await settled(house)


def people(house, table_id):
    return house.listing.table_view(table_id).people


def clock_of(house, table_id):
    """What the match remembers about its people."""
    return house.service.registry.find(table_id).game.clock


def seat_clock(house, table_id, user):
    return clock_of(house, table_id).seats[house.listing.lobby_view(table_id).seat_of(user)]


def others(house, table_id):
    """Everybody but the one who is awaited."""
    awaited = house.to_act(table_id)
    return [user for user in FOUR if user != awaited]


async def auction(house, table_id, strain=Strain.HEARTS):
    """The first to speak takes the contract."""
    await house.act(table_id, choice=lambda actions: Bid(80, strain))
    for _ in range(3):
        await house.act(table_id, choice=lambda actions: PASS)
    assert house.listing.table_view(table_id).public.phase is Phase.PLAY


async def play_until(house, table_id, user):
    """Everybody plays until it is the member's turn."""
    while house.to_act(table_id) != user:
        await house.act(table_id)
