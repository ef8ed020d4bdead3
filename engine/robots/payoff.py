"""What the end of a deal is worth to a side: roughly what it writes more than the others, in card points.

A plain account of each scoring system (docs/rules.md sections 2 to 5) without rounding and rare premiums, made for
being called thousands of times a second; the true score is `engine.scoring`'s alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import CardSet, Strain
from engine.declarations import contest, find
from engine.results import Contract, DeclarationKind
from engine.rules import Rules
from engine.seats import Seat, Side, side_of, sides

CAPOT_PREMIUM: Final = 90
STAKE: Final = 160
CAPOT_STAKE: Final = 250

Extras = tuple[tuple[int, ...], tuple[int, ...]]
"""Belotes and counted combinations, in points by side."""


def extras_of(
    rules: Rules, contract: Contract, hands: Sequence[CardSet], leader: Seat, silent: Sequence[Seat] = ()
) -> Extras:
    """Belotes and counted combinations of the hands at the start of play, by side."""
    belotes = [0] * sides(rules.players)
    combinations = [0] * sides(rules.players)
    found = [find(hand, seat, contract.strain, rules) for seat, hand in enumerate(hands)]
    if any(found):
        tricks = (1,) * len(belotes)
        for each in contest(found, leader, contract.strain, rules, tricks, raspasy=contract.raspasy, silent=silent):
            if each.counted:
                table = belotes if each.kind is DeclarationKind.BELOTE else combinations
                table[side_of(each.seat, rules.players)] += each.points
    return tuple(belotes), tuple(combinations)


@dataclass(frozen=True, slots=True)
class Payoff:
    """The account of one contract for one side."""

    rules: Rules
    contract: Contract
    side: Side
    card_weight: float
    """How much a card point counts beside a written point."""

    def __call__(self, points: Sequence[int], tricks: Sequence[int], extras: Extras) -> float:
        """The worth of an end with these card points and tricks by side."""
        cards = _lead(points, self.side)
        if self.contract.raspasy:
            return -cards - 0.5 * _lead(extras[1], self.side)
        return self.written(points, tricks, extras) + self.card_weight * cards

    def written(self, points: Sequence[int], tricks: Sequence[int], extras: Extras) -> float:
        """About what the side writes more than the others do on average."""
        rules = self.rules
        if rules.scoring == "contract":
            return self._contract(points, tricks, extras)
        belotes, combinations = extras
        factor = 2 if self.contract.strain is Strain.NO_TRUMPS and rules.scoring != "classic" else 1
        sums = [
            factor * points[each] + belotes[each] + combinations[each] + CAPOT_PREMIUM * _capot(tricks, each)
            for each in range(len(points))
        ]
        taker = side_of(self.contract.seat, rules.players)
        own = sums[taker]
        best, best_at = max((each, -side) for side, each in enumerate(sums) if side != taker)
        failed = own < best or (own == best and (rules.litige == "dedans" or len(sums) > 2))
        multiplier = self.contract.multiplier
        if own == best and not failed and rules.litige == "carry":
            sums[taker] = 0
        elif failed or multiplier > 1:
            winner = -best_at if failed else taker
            losers = [side for side in range(len(sums)) if side != winner] if multiplier > 1 else [taker]
            for loser in losers:
                kept = belotes[loser] * rules.belote_stays
                if rules.failed_declarations == "keep":
                    kept += combinations[loser]
                sums[winner] += sums[loser] - kept
                sums[loser] = kept
            sums[winner] *= multiplier
        return _lead(sums, self.side)

    def _contract(self, points: Sequence[int], tricks: Sequence[int], extras: Extras) -> float:
        rules, price = self.rules, self.contract.price
        taker = self.contract.seat & 1
        against = 1 - taker
        own_extras = extras[0][taker] + extras[1][taker]
        their_extras = extras[0][against] + extras[1][against]
        own = points[taker] + own_extras
        capot = not tricks[against]
        made = own >= price or capot
        if price == CAPOT_STAKE:
            made = capot
        if rules.must_beat and own <= points[against] + their_extras:
            made = False
        if made:
            stake = CAPOT_STAKE if capot and rules.capot_bonus else points[taker]
            result = price + stake + own_extras - points[against] - their_extras
            if self.contract.multiplier > 1:
                result = self.contract.multiplier * (STAKE + price) + own_extras - their_extras
        else:
            if rules.failed_declarations == "to_defenders":
                their_extras += extras[1][taker]
                own_extras = extras[0][taker]
            stake = CAPOT_STAKE if not tricks[taker] and rules.defence_capot_bonus else STAKE
            result = own_extras - their_extras - self.contract.multiplier * (stake + price)
        return result if self.side == taker else -result


def _capot(tricks: Sequence[int], side: Side) -> bool:
    return tricks[side] == sum(tricks)


def _lead(points: Sequence[int], side: Side) -> float:
    own = points[side]
    return own - (sum(points) - own) / (len(points) - 1)
