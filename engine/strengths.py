"""How cards compare and what they are worth, one table per strain (docs/rules.md section 1).

Cards are compared by their order, never by points: the 8 of trumps beats the 7. A card beats the card that holds the
trick exactly if it is in `beats[holder]`; since the holder is always of the led suit or a trump, that one lookup is the
whole trick-winner rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import DECK_32, SUIT_SETS, Card, CardSet, Strain, rank_of, suit_of

PLAIN_ORDER: Final = (0, 1, 2, 6, 3, 4, 5, 7)
"""Strength of 7 8 9 10 J Q K A in a plain suit: A 10 K Q J 9 8 7."""
TRUMP_ORDER: Final = (0, 1, 6, 4, 7, 2, 3, 5)
"""Strength of 7 8 9 10 J Q K A in trumps: J 9 A 10 K Q 8 7."""
PLAIN_POINTS: Final = (0, 0, 0, 10, 2, 3, 4, 11)
TRUMP_POINTS: Final = (0, 0, 14, 10, 20, 3, 4, 11)
LAST_TRICK_POINTS: Final = 10


@dataclass(frozen=True, slots=True)
class Strengths:
    """The tables of one strain."""

    strain: Strain
    points: tuple[int, ...]
    """Card points of each card."""
    order: tuple[int, ...]
    """Strength of each card within its suit; trumps of a suit strain count 8 more than any plain card."""
    beats: tuple[CardSet, ...]
    """For each card that may hold a trick: the cards that take it over."""
    trumps: CardSet
    """Cards that may ruff: the trump suit; empty in no trumps and all trumps."""
    raised: CardSet
    """Suits in which a led card must be beaten: the trump suit, every suit in all trumps, none in no trumps."""
    total: int
    """Card points of the pack with the last trick: 162, 130 or 258."""


def _strengths(strain: Strain) -> Strengths:
    suit = strain.suit
    trumps = SUIT_SETS[suit] if suit is not None else 0
    raised = (1 << 32) - 1 if strain is Strain.ALL_TRUMPS else trumps
    points = tuple((TRUMP_POINTS if raised >> card & 1 else PLAIN_POINTS)[rank_of(card)] for card in DECK_32)
    order = tuple(
        (TRUMP_ORDER if raised >> card & 1 else PLAIN_ORDER)[rank_of(card)] + (8 if trumps >> card & 1 else 0)
        for card in DECK_32
    )

    def takes(card: Card, holder: Card) -> bool:
        if suit_of(card) == suit_of(holder):
            return order[card] > order[holder]
        return bool(trumps >> card & 1)

    beats = tuple(sum(1 << card for card in DECK_32 if takes(card, holder)) for holder in DECK_32)
    return Strengths(strain, points, order, beats, trumps, raised, sum(points) + LAST_TRICK_POINTS)


STRENGTHS: Final = tuple(_strengths(strain) for strain in Strain)
"""Indexed by `Strain`."""
