"""The club's robot: a partner one can play with, in about ten milliseconds a decision. Never says contra."""

from __future__ import annotations

import random as chance
from typing import Final

from engine.robots import thinker
from engine.robots.auction import Caution
from engine.robots.decision import Decision
from engine.robots.search import Effort
from engine.view import SeatView

EFFORT: Final = Effort(steps=6000, fewest=16, most=64, drawn=3, habits=True, solved=0, card_weight=2.0)
CAUTION: Final = Caution(worlds=24, optimism=3.0, margin=0.0)


def choose(view: SeatView, *, random: chance.Random) -> Decision:
    """What it does on its turn."""
    return thinker.choose(view, random=random, effort=EFFORT, caution=CAUTION)


def decide(view: SeatView, seed: int) -> Decision:
    """What it does on its turn; the seed is all its chance."""
    return choose(view, random=chance.Random(seed))  # noqa: S311 - a robot's chance is no secret
