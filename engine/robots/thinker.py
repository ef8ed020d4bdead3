"""Robots that try things out: words by sampled deals, cards by sampled worlds. Those of the club never say contra.

A `Budget` says how hard one thinks; the levels of the club and the looking back at what somebody did differ in that
alone.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from engine.actions import ANNOUNCE, PlayCard
from engine.robots.auction import Caution, choose_call, weigh_calls
from engine.robots.decision import Decision, Weighing
from engine.robots.search import Effort, explained, score_cards, weigh_cards
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard a robot thinks about one decision."""

    effort: Effort
    caution: Caution


CLUB: Final = Budget(
    Effort(steps=6000, fewest=16, most=64, drawn=3, habits=True, solved=0, card_weight=2.0),
    Caution(worlds=24, optimism=3.0, margin=0.0),
)
"""A partner one can play with, in about ten milliseconds a decision."""
MASTER: Final = Budget(
    Effort(steps=80_000, fewest=60, most=400, drawn=4, habits=True, solved=3, card_weight=2.0),
    Caution(worlds=120, optimism=3.0, margin=0.0),
)
"""The strongest robot: ten times the thought of the club's, and the last tricks solved."""

_STEPS_OF_MATCH: Final = 8_000_000


def budget_for(decisions: int) -> Budget:
    """How hard to look back on a match with so many decisions: a long one takes no longer than a hundred of them."""
    steps = min(MASTER.effort.steps, _STEPS_OF_MATCH // max(1, decisions))
    return replace(MASTER, effort=replace(MASTER.effort, steps=steps))


def decide(view: SeatView, seed: int, budget: Budget) -> Decision:
    """What a robot does on its turn.

    Args:
        view: what the seat sees; there must be a choice to make.
        seed: all the chance of the thought.
        budget: how hard it thinks.
    """
    pick = random.Random(seed)  # noqa: S311 - a robot's chance is no secret
    if view.must_announce:
        return Decision(ANNOUNCE)
    if view.legal_calls:
        if len(view.legal_calls) == 1:
            return Decision(view.legal_calls[0])
        return choose_call(view, pick, budget.caution)
    if len(view.legal_cards) == 1:
        return Decision(PlayCard(view.legal_cards[0]))
    scores = score_cards(view, pick, budget.effort)
    best = max(scores, key=lambda card: scores[card])
    return Decision(PlayCard(best), explained(scores))


def weigh(view: SeatView, seed: int, budget: Budget = MASTER) -> Weighing | None:
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
