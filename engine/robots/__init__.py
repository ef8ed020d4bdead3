"""Seat players: each gets a `SeatView` and nothing else, and answers with a legal action."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.robots import novice
from engine.robots.decision import Decision, Robot
from engine.robots.thinker import CLUB, MASTER, decide

LEVELS: Final[Mapping[str, Robot]] = {
    "novice": novice.decide,
    "club": partial(decide, budget=CLUB),
    "master": partial(decide, budget=MASTER),
}
"""The robots of the club by the name of their level, weakest first."""

__all__ = ["LEVELS", "Decision", "Robot"]
