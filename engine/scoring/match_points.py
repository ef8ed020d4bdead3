"""Scoring of Bulgarian belot in match points (docs/rules.md section 4).

The deal is decided on card points, combinations included and no trumps doubled; then the points become match points: a
tenth, rounded up above and down below a limit digit that depends on the contract. The sheet shows both: the lines of a
side up to `MATCH_POINTS` are card points, that line turns their sum (`base`) into match points, and what follows it is
match points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import Strain
from engine.results import DealFacts, DealScore, LineKind, Outcome
from engine.rules import Rules
from engine.scoring.sheet import (
    CAPOT_PREMIUM,
    NO_TRUMPS_FACTOR,
    Sheet,
    all_tricks,
    best_of,
    extras,
    kept_when_equal,
    kept_when_failed,
    opponents,
    verdict,
)
from engine.seats import Side

VALAT: Final = 9
KIRTIK: Final = 10

_SUIT_LIMIT: Final = 6
_LIMITS: Final = {Strain.NO_TRUMPS: 5, Strain.ALL_TRUMPS: 4}


def score(rules: Rules, facts: DealFacts) -> DealScore:
    """What each side writes for a deal, in match points."""
    sheet = Sheet(rules)
    _write_points(sheet, facts)
    valat = all_tricks(facts)
    factor = 1 if rules.contra_void_on_valat and valat is not None else facts.contract.multiplier
    with_valat = [points + CAPOT_PREMIUM * (side == valat) for side, points in enumerate(sheet.totals)]
    outcome = verdict(with_valat, facts, rules, Outcome.HANGING)
    winners: tuple[Side, ...] = (facts.taker,)
    if outcome is Outcome.FAILED:
        winners = best_of(opponents(facts, rules), with_valat)
    if outcome is not Outcome.HANGING:
        _hand_over(sheet, facts, outcome, winners, bound=factor > 1)
    _convert(sheet, facts, outcome)
    _multiply(sheet, winners if outcome is not Outcome.HANGING else tuple(range(len(sheet.totals))), factor)
    carry = 0
    if outcome is Outcome.HANGING:
        carry = facts.carry + _hold(sheet, facts, everything=factor > 1)
    else:
        sheet.share(winners, LineKind.CARRIED, facts.carry)
    _write_premiums(sheet, facts, valat, factor)
    return sheet.close(outcome, carry=carry, valat=valat is not None)


def to_match_points(points: Sequence[int], strain: Strain) -> list[int]:
    """Card points of the sides as match points.

    A last digit above the limit (6 in a suit, 5 without trumps, 4 in all trumps) is rounded up, below it down. Sides
    that end in the limit itself are rounded so that the sum is right: the smaller up, the larger down; equal ones both
    down.
    """
    limit = _LIMITS.get(strain, _SUIT_LIMIT)
    converted = [each // 10 + (each % 10 > limit) for each in points]
    if len(set(points)) == 1:
        return converted
    total = sum(points)
    missing = total // 10 + (total % 10 > limit) - sum(converted)
    undecided = sorted((side for side, each in enumerate(points) if each % 10 == limit), key=points.__getitem__)
    for side in undecided[: max(missing, 0)]:
        converted[side] += 1
    return converted


def _write_points(sheet: Sheet, facts: DealFacts) -> None:
    """Cards, doubled without trumps, and combinations, which never are."""
    sheet.write_cards(facts)
    if facts.contract.strain is Strain.NO_TRUMPS:
        factor = NO_TRUMPS_FACTOR
        for side, points in enumerate(facts.card_points):
            sheet.write(side, LineKind.DOUBLED_NO_TRUMPS, points * (factor - 1), factor=factor, base=points)
    sheet.write_extras(facts)


def _hand_over(sheet: Sheet, facts: DealFacts, outcome: Outcome, winners: tuple[Side, ...], *, bound: bool) -> None:
    """The points of a failed taker go to the others; after a contra every loser does."""
    rules = sheet.rules
    for side in range(len(sheet.totals)):
        if side in winners:
            continue
        if side == facts.taker and outcome is Outcome.FAILED:
            sheet.hand_over(side, winners, sheet.totals[side] - kept_when_failed(facts, rules))
        elif bound:
            kept = extras(facts, side, rules)[0] if rules.belote_stays else 0
            sheet.hand_over(side, winners, sheet.totals[side] - kept)


def _convert(sheet: Sheet, facts: DealFacts, outcome: Outcome) -> None:
    """Turn the points of every side into match points."""
    points = tuple(sheet.totals)
    converted = to_match_points(points, facts.contract.strain)
    if outcome is Outcome.HANGING:
        converted[facts.taker] += _odd_half(sheet.rules, points[facts.taker], facts.contract.strain)
    for side, each in enumerate(points):
        sheet.write(side, LineKind.MATCH_POINTS, converted[side] - each, base=each)


def _odd_half(rules: Rules, points: int, strain: Strain) -> int:
    """The match point more that hangs where equal points end in the limit digit (106 to 106: 10 written, 11 hang)."""
    return int(rules.hanging_half == "up" and points % 10 == _LIMITS.get(strain, _SUIT_LIMIT))


def _multiply(sheet: Sheet, sides: tuple[Side, ...], factor: int) -> None:
    for side in sides:
        base = sheet.totals[side]
        sheet.write(side, LineKind.CONTRA, base * (factor - 1), factor=factor, base=base)


def _hold(sheet: Sheet, facts: DealFacts, *, everything: bool) -> int:
    """Equal points: the taker's wait, after a contra everybody's do. Gives what waits."""
    held = 0
    for side in range(len(sheet.totals)) if everything else (facts.taker,):
        kept = kept_when_equal(facts, sheet.rules) // 10 if side == facts.taker else 0
        waits = sheet.totals[side] - kept
        sheet.write(side, LineKind.HELD, -waits)
        held += waits
    return held


def _write_premiums(sheet: Sheet, facts: DealFacts, valat: Side | None, factor: int) -> None:
    """Nine for all tricks, and minus ten for none where the table plays «киртик»."""
    rules = sheet.rules
    if valat is not None and rules.capot_bonus:
        no_trumps = facts.contract.strain is Strain.NO_TRUMPS and rules.nt_doubles_valat
        times = (NO_TRUMPS_FACTOR if no_trumps else 1) * (factor if rules.valat_mult else 1)
        sheet.write(valat, LineKind.VALAT, VALAT * times, factor=times, base=VALAT)
    if rules.kirtik:
        for side, tricks in enumerate(facts.tricks):
            sheet.write(side, LineKind.KIRTIK, -KIRTIK * (tricks == 0))
