"""What the end of a deal is worth to a side: roughly what it writes more than the others, by its game's estimate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import CardSet
from engine.declarations import contest, find
from engine.games.game import Estimate
from engine.results import Contract, DeclarationKind
from engine.rules import Rules
from engine.scoring.estimate import Extras
from engine.seats import Seat, Side, side_of, sides


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
    estimate: Estimate
    """What the sides write in that game."""

    @classmethod
    def of(cls, rules: Rules, contract: Contract, side: Side, card_weight: float = 0.0) -> Payoff:
        """The account of a contract in its game."""
        return cls(rules, contract, side, card_weight, rules.game.scoring.estimate)

    def __call__(self, points: Sequence[int], tricks: Sequence[int], extras: Extras) -> float:
        """The worth of an end with these card points and tricks by side."""
        cards = _lead(points, self.side)
        if self.contract.raspasy:
            return -cards - 0.5 * _lead(extras[1], self.side)
        written = self.estimate(self.rules, self.contract, points, tricks, extras)
        return _lead(written, self.side) + self.card_weight * cards


def _lead(points: Sequence[int], side: Side) -> float:
    """What a side has more than the others do on average."""
    own = points[side]
    return own - (sum(points) - own) / (len(points) - 1)
