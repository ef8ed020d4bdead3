"""What a hand is worth as a declarer's, by rules of thumb measured in card points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cards import SUIT_SETS, CardSet, Rank, Strain
from engine.rules import Rules

_TRUMP_WORTH: Final = {Rank.JACK: 34, Rank.NINE: 22, Rank.ACE: 13, Rank.TEN: 10, Rank.KING: 7, Rank.QUEEN: 6}
_SMALL_TRUMP: Final = 5
_PLAIN_ACE: Final = 14
_GUARDED_TEN: Final = 8
_LONG_TRUMP: Final = 6
_BELOTE: Final = 20
_NO_TRUMP_WORTH: Final = {Rank.ACE: 18, Rank.TEN: 8, Rank.KING: 3}
_ALL_TRUMP_WORTH: Final = {Rank.JACK: 30, Rank.NINE: 15, Rank.ACE: 8}
_PARTNER: Final = 18
_MINIMUM_TRUMPS: Final = 3
_SUIT_THRESHOLDS: Final = (56.0, 45.0)
_THRESHOLDS: Final = {Strain.NO_TRUMPS: (52.0, 48.0), Strain.ALL_TRUMPS: (85.0, 72.0)}
"""In games of pairs, and where each plays alone."""


def hand_worth(hand: CardSet, strain: Strain, rules: Rules) -> float:
    """Card points (belote included) that a side may expect with this hand and that trump; 0 for no contract at all."""
    partner = _PARTNER if rules.in_pairs else 0
    suit = strain.suit
    if suit is None:
        table = _NO_TRUMPS if strain is Strain.NO_TRUMPS else _ALL_TRUMPS
        return float(_sum(table, hand) + partner)
    trumps = hand >> (8 * suit) & 0xFF
    worth = _TRUMPS[trumps]
    if not worth:
        return 0.0
    return float(worth + _sum(_SIDE_SUIT, hand & ~SUIT_SETS[suit]) + partner)


def take_threshold(strain: Strain, rules: Rules) -> float:
    """What a hand must be worth to buy a contract that names no price.

    Below half of the points, since cards are still to come when such games are bid (measured: about four contracts of
    five are made, and one deal of four to six is thrown in).
    """
    pairs, alone = _THRESHOLDS.get(strain, _SUIT_THRESHOLDS)
    return pairs if rules.in_pairs else alone


def _sum(table: tuple[int, ...], hand: CardSet) -> int:
    return table[hand & 255] + table[hand >> 8 & 255] + table[hand >> 16 & 255] + table[hand >> 24]


def _trumps_worth(trumps: int) -> int:
    """The worth of the cards of the trump suit; 0 where they are no trump suit."""
    length = trumps.bit_count()
    strong = trumps >> Rank.JACK & 1 or (trumps >> Rank.NINE & 1 and length > _MINIMUM_TRUMPS)
    if length < _MINIMUM_TRUMPS or not strong:
        return 0
    worth = sum(_TRUMP_WORTH.get(rank, _SMALL_TRUMP) for rank in Rank if trumps >> rank & 1)
    worth += _LONG_TRUMP * (length - _MINIMUM_TRUMPS)
    return worth + _BELOTE * (trumps >> Rank.KING & trumps >> Rank.QUEEN & 1)


def _side_worth(held: int) -> int:
    ace = held >> Rank.ACE & 1
    ten = held >> Rank.TEN & 1
    return _PLAIN_ACE * ace + (_GUARDED_TEN * ten if ace or held.bit_count() > 1 else 0)


def _by_mask(worth: Callable[[int], int]) -> tuple[int, ...]:
    """The worth of each of the 256 sets of a suit."""
    return tuple(worth(mask) for mask in range(256))


def _ranks_worth(table: dict[Rank, int]) -> tuple[int, ...]:
    return _by_mask(lambda mask: sum(worth for rank, worth in table.items() if mask >> rank & 1))


_TRUMPS: Final = _by_mask(_trumps_worth)
_SIDE_SUIT: Final = _by_mask(_side_worth)
_NO_TRUMPS: Final = _ranks_worth(_NO_TRUMP_WORTH)
_ALL_TRUMPS: Final = _ranks_worth(_ALL_TRUMP_WORTH)
