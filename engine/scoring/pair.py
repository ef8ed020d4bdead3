"""Scoring of «Парный белот» (docs/rules.md section 5).

The declarers must have more than the others; less is a «байд», everything goes to the others; equality is a «висячий
байд», the declarers' points wait for the winner of a later deal. Without trumps (БК) everything counts double. In
raspasy all that a pair takes is written as minus points, and points that wait go on waiting.
"""

from __future__ import annotations

from engine.cards import Strain
from engine.results import DealFacts, DealScore, DeclarationKind, LineKind, Outcome
from engine.rules import Rules
from engine.scoring.sheet import CAPOT_PREMIUM, NO_TRUMPS_FACTOR, Sheet, all_tricks, settle
from engine.seats import side_of


def score(rules: Rules, facts: DealFacts) -> DealScore:
    """What each side writes for a deal."""
    if facts.raspasy:
        return _raspasy(rules, facts)
    sheet = Sheet(rules)
    sheet.write_cards(facts)
    capot = all_tricks(facts)
    if capot is not None and rules.capot_bonus:
        sheet.write(capot, LineKind.CAPOT, CAPOT_PREMIUM)
    sheet.write_extras(facts)
    factor = 1
    if facts.contract.strain is Strain.NO_TRUMPS:
        factor = NO_TRUMPS_FACTOR
        for side, points in enumerate(tuple(sheet.totals)):
            sheet.write(side, LineKind.DOUBLED_NO_TRUMPS, points * (factor - 1), factor=factor, base=points)
    outcome, carry = settle(sheet, facts, Outcome.HANGING, factor)
    return sheet.close(outcome, carry=carry, valat=capot is not None)


def _raspasy(rules: Rules, facts: DealFacts) -> DealScore:
    """Own cards against oneself; the opponents' combinations only if one took a trick, their belote always."""
    sheet = Sheet(rules)
    sheet.write_cards(facts, sign=-1)
    for declaration in facts.declarations:
        if declaration.counted:
            suffers = 1 - side_of(declaration.seat, rules.players)
            if facts.tricks[suffers] or declaration.kind is DeclarationKind.BELOTE:
                sheet.write_declaration(suffers, LineKind.RASPASY, declaration, -declaration.points)
    return sheet.close(Outcome.RASPASY, carry=facts.carry, valat=all_tricks(facts) is not None)
