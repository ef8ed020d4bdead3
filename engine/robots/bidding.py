"""What a hand is worth as a declarer's, by rules of thumb measured in card points."""

from __future__ import annotations

from typing import Final

from engine.cards import SUIT_SETS, CardSet, Rank, Strain, Suit
from engine.rules import Rules
from engine.seats import sides

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
"""In games of pairs, and where each plays for himself."""


def hand_worth(hand: CardSet, strain: Strain, rules: Rules) -> float:
    """Card points (belote included) that a side may expect with this hand and that trump; 0 for no contract at all."""
    partner = _PARTNER if sides(rules.players) < rules.players else 0
    suit = strain.suit
    if suit is None:
        table = _NO_TRUMP_WORTH if strain is Strain.NO_TRUMPS else _ALL_TRUMP_WORTH
        return float(sum(table.get(Rank(card), 0) * _count(hand, card) for card in Rank) + partner)
    trumps = hand >> (8 * suit) & 0xFF
    length = trumps.bit_count()
    strong = trumps >> Rank.JACK & 1 or (trumps >> Rank.NINE & 1 and length > _MINIMUM_TRUMPS)
    if length < _MINIMUM_TRUMPS or not strong:
        return 0.0
    worth = sum(_TRUMP_WORTH.get(rank, _SMALL_TRUMP) for rank in Rank if trumps >> rank & 1)
    worth += _LONG_TRUMP * max(0, length - _MINIMUM_TRUMPS)
    if trumps >> Rank.KING & 1 and trumps >> Rank.QUEEN & 1:
        worth += _BELOTE
    return float(worth + _side_suits(hand, suit) + partner)


def take_threshold(strain: Strain, rules: Rules) -> float:
    """What a hand must be worth to buy a contract that names no price.

    Below half of the points, since cards are still to come when such games are bid (measured: about four contracts of
    five are made, and one deal of four to six is thrown in).
    """
    pairs, alone = _THRESHOLDS.get(strain, _SUIT_THRESHOLDS)
    return pairs if rules.players == 4 else alone


def _count(hand: CardSet, rank: Rank) -> int:
    return sum(hand >> (8 * suit + rank) & 1 for suit in range(4))


def _side_suits(hand: CardSet, trump: Suit) -> int:
    worth = 0
    for suit in Suit:
        held = hand & SUIT_SETS[suit]
        if suit is trump or not held:
            continue
        ace = hand >> (8 * suit + Rank.ACE) & 1
        ten = hand >> (8 * suit + Rank.TEN) & 1
        worth += _PLAIN_ACE * ace + (_GUARDED_TEN * ten if ace or held.bit_count() > 1 else 0)
    return worth
