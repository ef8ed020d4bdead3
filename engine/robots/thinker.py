"""What robots that try things out have in common: words by sampled deals, cards by sampled worlds."""

from __future__ import annotations

import random as chance

from engine.actions import ANNOUNCE, PlayCard
from engine.robots.auction import Caution, choose_call
from engine.robots.decision import Decision
from engine.robots.search import Effort, explained, score_cards
from engine.view import SeatView


def choose(view: SeatView, *, random: chance.Random, effort: Effort, caution: Caution) -> Decision:
    """What the robot does on its turn; `view` must be one with a choice to make, `random` is all its chance."""
    if view.must_announce:
        return Decision(ANNOUNCE)
    if view.legal_calls:
        if len(view.legal_calls) == 1:
            return Decision(view.legal_calls[0])
        return choose_call(view, random, caution)
    if len(view.legal_cards) == 1:
        return Decision(PlayCard(view.legal_cards[0]))
    scores = score_cards(view, random, effort)
    best = max(scores, key=lambda card: scores[card])
    return Decision(PlayCard(best), explained(scores))
