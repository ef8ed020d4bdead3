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


Robot: TypeAlias = Callable[[SeatView, int], Decision]
"""Decides for a seat whose turn it is; the same view and seed give the same decision."""
