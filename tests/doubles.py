"""Simple parts in the place of the real ones: a mind that answers at once, a door that is open, clocks without end."""

from dataclasses import replace

from bot.services.robots import decide
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.times import USUAL_TIMES
from engine.robots.decision import Decision
from engine.robots.thinker import weigh

ENDLESS = ClockPolicy(times=replace(USUAL_TIMES, move_seconds=0, move_hours=0, forced=False), heartbeat=None)
"""Everybody is awaited for ever and plays each card by hand."""


class QuickThinking:
    """One robot for every level that answers without waiting."""

    def __init__(self, robot):
        self._robot = robot

    async def decide(self, view, level, seed):
        """What the robot does, or the simplest action where it fails."""
        return Decision(decide(self._robot, view))

    async def weigh(self, view, seed, budget):
        """What each alternative was worth, worked out on the spot."""
        return weigh(view, seed, budget)

    async def close(self):
        """Nothing to end."""


class OpenEntry:
    """Lets everybody in."""

    async def check_lobby(self, guild_id, user_id):
        """Refuse nobody."""

    async def check_seat(self, request):
        """Refuse nobody."""

    async def welcome(self, requests):
        """Let everybody in."""
        return (True,) * len(requests)
