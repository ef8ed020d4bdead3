"""Cards renumbered by strength, so that robots can compare them with shifts instead of tables.

A ranked card is `suit * 8 + strength` under one strain, strength 0 for the least card of the suit. Within a suit the
stronger card is never worth less, so the lowest bit of a suit is also its cheapest card and the highest bit the most
points. Ranked sets are sets of such cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import DECK_32, Card, CardSet, Strain, rank_of, suit_of
from engine.strengths import PLAIN_ORDER, STRENGTHS, TRUMP_ORDER


@dataclass(frozen=True, slots=True)
class Ranking:
    """One strain's numbering, and its tables in that numbering."""

    strain: Strain
    code: tuple[int, ...]
    """The ranked card of each card."""
    card: tuple[Card, ...]
    """The card of each ranked card."""
    sets: tuple[tuple[CardSet, ...], ...]
    """For each suit: the ranked set of each of its 256 sets."""
    worth: tuple[int, ...]
    """Card points by ranked card."""
    beats: tuple[CardSet, ...]
    """For each ranked card that may hold a trick: those that take it over."""
    trumps: CardSet
    """Cards that may ruff."""
    raised: CardSet
    """Suits in which a led card must be beaten."""
    throw: tuple[CardSet, ...]
    """Cards in classes of rising worth to whoever throws them away."""
    give: tuple[CardSet, ...]
    """Cards in classes of falling worth to whoever gives them to a partner's trick."""

    def encode(self, cards: CardSet) -> CardSet:
        """The ranked set of a set of cards."""
        clubs, diamonds, hearts, spades = self.sets
        return clubs[cards & 255] | diamonds[cards >> 8 & 255] | hearts[cards >> 16 & 255] | spades[cards >> 24]


def _ranking(strain: Strain) -> Ranking:
    strengths = STRENGTHS[strain]
    orders = tuple(TRUMP_ORDER if strengths.raised >> (8 * suit) & 1 else PLAIN_ORDER for suit in range(4))
    code = tuple(8 * suit_of(card) + orders[suit_of(card)][rank_of(card)] for card in DECK_32)
    card = tuple(DECK_32[code.index(ranked)] for ranked in DECK_32)

    def of(cards: CardSet) -> CardSet:
        return sum(1 << code[each] for each in DECK_32 if cards >> each & 1)

    worth = tuple(strengths.points[each] for each in card)
    sets = tuple(tuple(of(mask << 8 * suit) for mask in range(256)) for suit in range(4))
    trumps = strengths.trumps
    levels = sorted({worth[each] for each in DECK_32 if not trumps >> each & 1})
    plain = [sum(1 << each for each in DECK_32 if worth[each] == level and not trumps >> each & 1) for level in levels]
    ruffs = [1 << each for each in DECK_32 if trumps >> each & 1]
    given = list(reversed(plain))
    if strain is not Strain.ALL_TRUMPS:
        given[0], given[1] = given[1], given[0]  # tens before aces, which may still take tricks of their own
    return Ranking(
        strain=strain,
        code=code,
        card=card,
        sets=sets,
        worth=worth,
        beats=tuple(of(strengths.beats[each]) for each in card),
        trumps=trumps,
        raised=strengths.raised,
        throw=tuple(plain + ruffs),
        give=tuple(given + ruffs),
    )


RANKINGS: Final = tuple(_ranking(strain) for strain in Strain)
"""Indexed by `Strain`."""
