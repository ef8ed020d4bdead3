"""What a deal brings each side, roughly: a plain account without rounding and rare premiums.

Robots ask it thousands of times a second (`robots/payoff.py`); the true score is that of the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.auctions.contract import CAPOT_PRICE
from engine.cards import Strain
from engine.results import Contract
from engine.rules import Rules
from engine.scoring.contract import CAPOT_STAKE, STAKE
from engine.scoring.sheet import CAPOT_PREMIUM
from engine.seats import Side, side_of

Extras = tuple[tuple[int, ...], tuple[int, ...]]
"""Belotes and counted combinations, in points by side."""


def estimate_contract(
    rules: Rules, contract: Contract, points: Sequence[int], tricks: Sequence[int], extras: Extras
) -> Sequence[int]:
    """The contract games: what the taker writes more than the others, nothing for those."""
    price, multiplier = contract.price, contract.multiplier
    taker = contract.seat & 1
    against = 1 - taker
    own_extras = extras[0][taker] + extras[1][taker]
    their_extras = extras[0][against] + extras[1][against]
    own = points[taker] + own_extras
    capot = not tricks[against]
    made = own >= price or capot
    if price == CAPOT_PRICE:
        made = capot
    if rules.must_beat and own <= points[against] + their_extras:
        made = False
    if made:
        stake = CAPOT_STAKE if capot and rules.capot_bonus else points[taker]
        result = price + stake + own_extras - points[against] - their_extras
        if multiplier > 1:
            result = multiplier * (STAKE + price) + own_extras - their_extras
    else:
        if rules.failed_declarations == "to_defenders":
            their_extras += extras[1][taker]
            own_extras = extras[0][taker]
        stake = CAPOT_STAKE if not tricks[taker] and rules.defence_capot_bonus else STAKE
        result = own_extras - their_extras - multiplier * (stake + price)
    return (result, 0) if taker == 0 else (0, result)


def estimate_more(
    rules: Rules, contract: Contract, points: Sequence[int], tricks: Sequence[int], extras: Extras
) -> Sequence[int]:
    """The games in which the taker needs more than the others; otherwise they write what is the taker's."""
    belotes, combinations = extras
    factor = rules.game.scoring.no_trumps_factor if contract.strain is Strain.NO_TRUMPS else 1
    sums = [
        factor * points[each] + belotes[each] + combinations[each] + CAPOT_PREMIUM * _capot(tricks, each)
        for each in range(len(points))
    ]
    taker = side_of(contract.seat, rules.players)
    own = sums[taker]
    best, best_at = max((each, -side) for side, each in enumerate(sums) if side != taker)
    failed = own < best or (own == best and rules.when_equal == "dedans")
    if own == best and rules.when_equal == "carry":
        sums[taker] = 0
    elif failed or contract.multiplier > 1:
        winner = -best_at if failed else taker
        losers = [side for side in range(len(sums)) if side != winner] if contract.multiplier > 1 else [taker]
        for loser in losers:
            kept = belotes[loser] * rules.belote_stays
            if rules.failed_declarations == "keep":
                kept += combinations[loser]
            sums[winner] += sums[loser] - kept
            sums[loser] = kept
        sums[winner] *= contract.multiplier
    return sums


def _capot(tricks: Sequence[int], side: Side) -> bool:
    return tricks[side] == sum(tricks)
