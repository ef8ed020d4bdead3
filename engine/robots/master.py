"""The strongest robot: ten times the thought of the club's, and the last tricks solved. Never says contra."""

from __future__ import annotations

import random as chance
from typing import Final

from engine.robots import thinker
from engine.robots.auction import Caution
from engine.robots.decision import Decision
from engine.robots.search import Effort
from engine.view import SeatView

EFFORT: Final = Effort(steps=80_000, fewest=60, most=400, drawn=4, habits=True, solved=3, card_weight=2.0)
CAUTION: Final = Caution(worlds=120, optimism=3.0, margin=0.0)


def choose(view: SeatView, *, random: chance.Random) -> Decision:
    """What it does on its turn."""
    return thinker.choose(view, random=random, effort=EFFORT, caution=CAUTION)


def decide(view: SeatView, seed: int) -> Decision:
    """What it does on its turn; the seed is all its chance."""
    return choose(view, random=chance.Random(seed))  # noqa: S311 - a robot's chance is no secret
