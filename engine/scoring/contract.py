"""Scoring of the contract games: the club's own and the French contrée / coinchée (docs/rules.md section 2).

A contract is made if cards, belote and counted combinations reach its price (`must_beat`: and are more than the other
side's); a capot that was bid needs all tricks. Made, each side writes what it has and the declarers the price; failed,
the others write 160 (250 for all tricks) and the price. After a contra the side that was right writes that sum
multiplied. Belote and counted combinations come on top.
"""

from __future__ import annotations

from typing import Final

from engine.auctions.contract import CAPOT_PRICE
from engine.results import DealFacts, DealScore, LineKind, Outcome
from engine.rules import Rules
from engine.scoring.sheet import Sheet, all_tricks, extras, kept_when_equal, kept_when_failed
from engine.seats import Side

STAKE: Final = 160
CAPOT_STAKE: Final = 250


def score(rules: Rules, facts: DealFacts) -> DealScore:
    """What each side writes for a deal."""
    sheet = Sheet(rules)
    capot = all_tricks(facts)
    outcome = _outcome(rules, facts)
    right = facts.taker if outcome is Outcome.MADE else 1 - facts.taker
    held = 0
    if outcome is Outcome.LITIGE:
        held = _write_litige(sheet, facts)
    elif facts.contract.multiplier > 1:
        _write_doubled(sheet, facts, right, capot)
    elif outcome is Outcome.MADE:
        _write_made(sheet, facts, capot)
    else:
        _write_failed(sheet, facts, capot)
    if outcome is Outcome.LITIGE:
        held += facts.carry
    else:
        sheet.write(right, LineKind.CARRIED, facts.carry)
    if rules.rounding == "nearest10":
        _round(sheet)
    return sheet.close(outcome, carry=held, valat=capot is not None)


def _outcome(rules: Rules, facts: DealFacts) -> Outcome:
    """Whether the contract is made; decided on the points as they are, before any rounding."""
    taker, price = facts.taker, facts.contract.price
    capot = all_tricks(facts)
    if price == CAPOT_PRICE:
        return Outcome.MADE if capot == taker else Outcome.FAILED
    points = [cards + sum(_extras(facts, side, rules)) for side, cards in enumerate(facts.card_points)]
    own, others = points[taker], points[1 - taker]
    if own < price and capot != taker:
        return Outcome.FAILED
    if not rules.must_beat or own > others:
        return Outcome.MADE
    if own < others or rules.litige == "dedans" or (rules.litige == "carry" and facts.contract.multiplier > 1):
        return Outcome.FAILED
    return Outcome.LITIGE if rules.litige == "carry" else Outcome.MADE


def _extras(facts: DealFacts, side: Side, rules: Rules) -> tuple[int, int]:
    """Belotes and combinations of a side; all tricks may take the other side's combinations too."""
    belotes, combinations = extras(facts, side, rules)
    capot = all_tricks(facts)
    if capot is not None and rules.capot_takes_declarations:
        combinations = sum(extras(facts, each, rules)[1] for each in (0, 1)) if side == capot else 0
    return belotes, combinations


def _write_hands(sheet: Sheet, facts: DealFacts, capot: Side | None) -> None:
    """What the sides have in cards; a premium for all tricks stands in their place."""
    if capot is not None and _premium(sheet.rules, facts, capot):
        sheet.write(capot, LineKind.CAPOT, sheet.rules.capot_points)
    else:
        sheet.write_cards(facts)


def _write_made(sheet: Sheet, facts: DealFacts, capot: Side | None) -> None:
    sheet.write(facts.taker, LineKind.CONTRACT, facts.contract.price)
    _write_hands(sheet, facts, capot)
    _write_extras(sheet, facts, capot)


def _write_failed(sheet: Sheet, facts: DealFacts, capot: Side | None) -> None:
    others = 1 - facts.taker
    _write_stake(sheet, others, facts, capot)
    sheet.write(others, LineKind.CONTRACT, facts.contract.price)
    _write_extras(sheet, facts, capot, failed=True)


def _write_stake(sheet: Sheet, side: Side, facts: DealFacts, capot: Side | None) -> None:
    """What stands in place of the cards where one side writes for both."""
    if capot == side and _premium(sheet.rules, facts, side):
        sheet.write(side, LineKind.CAPOT, CAPOT_STAKE)
    else:
        sheet.write(side, LineKind.STAKE, STAKE)


def _write_doubled(sheet: Sheet, facts: DealFacts, right: Side, capot: Side | None) -> None:
    """After contra or surcontra the side that was right writes the multiplied sum, the other only its extras."""
    rules = sheet.rules
    factor, price = facts.contract.multiplier, facts.contract.price
    failed = right != facts.taker
    if rules.contra_multiplies == "bid_only":
        _write_hands(sheet, facts, capot)
        if failed or rules.rounding == "none":
            sheet.hand_over(1 - right, (right,), sheet.totals[1 - right])
        sheet.write(right, LineKind.CONTRACT, price)
        sheet.write(right, LineKind.CONTRA, price * (factor - 1), factor=factor, base=price)
    else:
        _write_stake(sheet, right, facts, capot if rules.capot_in_contra else None)
        sheet.write(right, LineKind.CONTRACT, price)
        base = sheet.totals[right]
        sheet.write(right, LineKind.CONTRA, base * (factor - 1), factor=factor, base=base)
    before = tuple(sheet.totals)
    _write_extras(sheet, facts, capot, failed=failed)
    if rules.double_extras:
        for side, earlier in enumerate(before):
            base = sheet.totals[side] - earlier
            sheet.write(side, LineKind.CONTRA, base * (factor - 1), factor=factor, base=base)


def _write_extras(sheet: Sheet, facts: DealFacts, capot: Side | None, *, failed: bool = False) -> None:
    """Belotes and combinations, with those that change sides: of a failed taker, of a side without a trick."""
    rules, taker = sheet.rules, facts.taker
    sheet.write_extras(facts)
    if failed:
        lost = sum(extras(facts, taker, rules)) - kept_when_failed(facts, rules)
        sheet.hand_over(taker, (1 - taker,), lost)
    if capot is not None and rules.capot_takes_declarations:
        loser = 1 - capot
        if not (failed and loser == taker and rules.failed_declarations == "to_defenders"):
            sheet.hand_over(loser, (capot,), extras(facts, loser, rules)[1])


def _write_litige(sheet: Sheet, facts: DealFacts) -> int:
    """Equality where both must be beaten: the others write theirs, the taker's points wait; nobody gets the price."""
    sheet.write_cards(facts)
    sheet.write_extras(facts)
    held = sheet.totals[facts.taker] - kept_when_equal(facts, sheet.rules)
    sheet.write(facts.taker, LineKind.HELD, -held)
    return held


def _premium(rules: Rules, facts: DealFacts, side: Side) -> bool:
    """Whether all tricks of that side are worth more than its cards."""
    return rules.capot_bonus and (side == facts.taker or rules.defence_capot_bonus)


def _round(sheet: Sheet) -> None:
    """To the nearest ten, five up."""
    for side, points in enumerate(tuple(sheet.totals)):
        sheet.write(side, LineKind.ROUNDING, (points + 5) // 10 * 10 - points, base=points)
