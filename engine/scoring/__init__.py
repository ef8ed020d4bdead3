"""What the sides write for a deal: one module per scoring; the games say which one they use."""

from __future__ import annotations

from engine.results import DealFacts, DealScore, Outcome
from engine.rules import Rules
from engine.seats import sides
from engine.strengths import STRENGTHS


def score_deal(rules: Rules, facts: DealFacts) -> DealScore:
    """The score sheet of a deal that has been played out: labelled lines that add up to each side's score."""
    assert len(facts.card_points) == len(facts.tricks) == sides(rules.players), "facts of another game"
    assert not _all_in_play(rules) or sum(facts.card_points) == STRENGTHS[facts.contract.strain].total, (
        "the points of the tricks do not add up to those of the pack"
    )
    return rules.game.scoring.score(rules, facts)


def passed_out(rules: Rules, carry: int) -> DealScore:
    """The result of a deal that nobody bought: nothing is written and waiting points go on waiting."""
    return DealScore(Outcome.PASSED_OUT, (), (0,) * sides(rules.players), carry)


def _all_in_play(rules: Rules) -> bool:
    """Whether every card that counts is dealt; two players with the short pack leave six unseen."""
    return not (rules.players == 2 and rules.deck_cards == 24)
