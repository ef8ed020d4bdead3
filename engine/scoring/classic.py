"""Scoring of the games with a turned card: classic French and Ukrainian (docs/rules.md section 3).

The taker must have more than the other side, belote and combinations included; otherwise (dedans) the others write what
the taker took. All tricks are worth 90 more, so that 162 become 252. With equality (litige) the taker's points wait for
the winner of the next deal.
"""

from __future__ import annotations

from engine.results import DealFacts, DealScore, LineKind, Outcome
from engine.rules import Rules
from engine.scoring.sheet import CAPOT_PREMIUM, Sheet, all_tricks, settle


def score(rules: Rules, facts: DealFacts) -> DealScore:
    """What each side writes for a deal."""
    sheet = Sheet(rules)
    sheet.write_cards(facts)
    capot = all_tricks(facts)
    if capot is not None and rules.capot_bonus and (capot == facts.taker or rules.defence_capot_bonus):
        sheet.write(capot, LineKind.CAPOT, CAPOT_PREMIUM)
    sheet.write_extras(facts)
    outcome, carry = settle(sheet, facts, Outcome.LITIGE)
    return sheet.close(outcome, carry=carry, valat=capot is not None)
