"""What a robot decided, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.actions import Action
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and what the alternatives were worth, by notation (`actions.action_code`); empty without a choice."""

    action: Action
    scores: Mapping[str, float] = field(default_factory=dict[str, float])


@dataclass(frozen=True, slots=True)
class Weighing:
    """What every alternative of a seat is worth to it, and which one a robot would take.

    Worth is measured in points of the deal: about how many more the seat's side would write than the others, on average
    over worlds that suit what the seat knows.
    """

    best: Action
    points: Mapping[Action, float] = field(repr=False)

    def cost(self, action: Action) -> float:
        """How many points an alternative is expected to lose beside the robot's; 0 for one that is no worse."""
        return max(0.0, self.points[self.best] - self.points[action])


Robot: TypeAlias = Callable[[SeatView, int], Decision]
"""Decides for a seat whose turn it is; the same view and seed give the same decision."""
