"""Seat players: each gets a `SeatView` and nothing else, and answers with a legal action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.robots import club, master, novice
from engine.robots.decision import Decision, Robot

LEVELS: Final[Mapping[str, Robot]] = {"novice": novice.decide, "club": club.decide, "master": master.decide}
"""The robots of the club by the name of their level, weakest first."""

__all__ = ["LEVELS", "Decision", "Robot"]
