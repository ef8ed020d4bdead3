"""When a match is over and who has won it (docs/rules.md section 8). Pure functions; nothing is remembered.

Only the end of a deal is looked at. A match of a number of deals ends with the last of them, whatever was scored; in
any other match a side that has reached the target has won, and if several have, `both_over` decides. Exactly equal
sides play on. «Доезд», the claim to have reached the target in the middle of a deal, is here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import CardSet, Strain
from engine.results import DealFacts, DealScore, Declaration, DeclarationKind, LineKind, Outcome
from engine.rules import Rules
from engine.seats import Side, side_of

THIRD_DOUBLE_FACTOR: Final = 8
_BELOTE_LINES: Final = (LineKind.BELOTE, LineKind.CONTRA, LineKind.ROUNDING)
"""The lines of a side that writes a belote only: the points, multiplied and rounded where the game does that."""


def match_winner(rules: Rules, before: Sequence[int], facts: DealFacts, score: DealScore) -> Side | None:
    """The side that has won the match with this deal, None where it goes on; `before` are the totals before the deal.

    A passed-out deal ends nothing, nor does a valat where `end_on_valat` is off: then one more deal decides. The third
    level of doubling stakes the match: who wins that deal has won it.
    """
    if score.outcome is Outcome.PASSED_OUT:
        return None
    if facts.contract.multiplier == THIRD_DOUBLE_FACTOR and score.outcome in (Outcome.MADE, Outcome.FAILED):
        return facts.taker if score.outcome is Outcome.MADE else _highest(score.score, _others(facts, score.score))
    if score.valat and not rules.end_on_valat:
        return None
    totals = tuple(total + points for total, points in zip(before, score.score, strict=True))
    reached = [side for side, total in enumerate(totals) if total >= rules.target]
    if rules.need_trick_for_belote_win:
        reached = [side for side in reached if not _by_belote_alone(rules, side, before[side], score)]
    if len(reached) < 2 or facts.raspasy:
        return _highest(totals, reached)
    if rules.both_over == "taker" and facts.taker in reached:
        return facts.taker
    if rules.both_over == "defenders":
        reached = [side for side in reached if side != facts.taker]
    return _highest(totals, reached)


def claim_is_right(rules: Rules, total: int, secured: int) -> bool:
    """Whether a claim of «доезд» holds: the total before the deal and what is secured in it reach the target.

    Whether the contract will be made does not matter (docs/rules.md section 5).
    """
    return total + secured >= rules.target


def winner_after(rules: Rules, number: int, totals: Sequence[int]) -> Side | None:
    """The side that has won a match of so many deals after deal `number`, thrown-in ones counted.

    Where several are ahead of the others with equal totals, one more deal follows, as at a target.
    """
    return _highest(totals, range(len(totals))) if number >= rules.deals else None


def secured_points(
    rules: Rules,
    strain: Strain,
    side: Side,
    card_points: Sequence[int],
    tricks: Sequence[int],
    declarations: Iterable[Declaration],
    played: CardSet,
) -> int:
    """What a side has for certain in a deal that is still being played.

    That is the cards of its tricks, its winning combinations once it has a trick, and each belote of which a card has
    been played; as much more without trumps as the game counts then.

    Args:
        rules: the game.
        strain: what is trump.
        side: the side that claims.
        card_points: points in cards taken so far, by side.
        tricks: tricks taken so far, by side.
        declarations: all combinations with their status (`declarations_of_deal`).
        played: every card played so far.
    """
    secured = card_points[side]
    for declaration in declarations:
        if not declaration.counted or side_of(declaration.seat, rules.players) != side:
            continue
        belote = declaration.kind is DeclarationKind.BELOTE
        if declaration.cards & played if belote else tricks[side]:
            secured += declaration.points
    return secured * rules.game.scoring.no_trumps_factor if strain is Strain.NO_TRUMPS else secured


def _others(facts: DealFacts, score: Sequence[int]) -> list[Side]:
    return [side for side in range(len(score)) if side != facts.taker]


def _highest(totals: Sequence[int], among: Sequence[Side]) -> Side | None:
    """The one side with the most points of those named; None if there is none or several are equal."""
    if not among:
        return None
    most = max(totals[side] for side in among)
    best = [side for side in among if totals[side] == most]
    return best[0] if len(best) == 1 else None


def _by_belote_alone(rules: Rules, side: Side, before: int, score: DealScore) -> bool:
    """Whether a side crosses the line in a deal in which nothing but a belote is left to it."""
    own = [line for line in score.lines if line.side == side]
    belote = any(line.kind is LineKind.BELOTE for line in own)
    other = sum(line.points for line in own if line.kind not in _BELOTE_LINES)
    return before < rules.target and belote and other == 0
