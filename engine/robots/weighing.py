"""Every alternative of one decision, weighed as the strongest robot does: for looking back at what somebody did."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from engine.robots import master
from engine.robots.auction import Caution, weigh_calls
from engine.robots.decision import Weighing
from engine.robots.search import Effort, weigh_cards
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard a review thinks about one decision."""

    effort: Effort
    caution: Caution


THOROUGH: Final = Budget(master.EFFORT, master.CAUTION)
"""The thought of the strongest robot."""

_STEPS_OF_MATCH: Final = 8_000_000


def budget_for(decisions: int) -> Budget:
    """How hard to think where a match has so many decisions: a long one takes no longer than a hundred of them."""
    steps = min(THOROUGH.effort.steps, _STEPS_OF_MATCH // max(1, decisions))
    return replace(THOROUGH, effort=replace(THOROUGH.effort, steps=steps))


def weigh(view: SeatView, seed: int, budget: Budget = THOROUGH) -> Weighing | None:
    """What each word or card was worth to a seat that has to decide; None where there is nothing to choose between.

    Args:
        view: what the seat sees on its turn.
        seed: all the chance of the thought.
        budget: how hard it thinks.
    """
    pick = random.Random(seed)  # noqa: S311 - a robot's chance is no secret
    if view.must_announce or len(view.legal_calls) + len(view.legal_cards) < 2:
        return None
    if view.legal_calls:
        return weigh_calls(view, pick, budget.caution)
    return weigh_cards(view, pick, budget.effort)
