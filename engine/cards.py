"""Cards as small integers, sets of cards as 32-bit masks.

A `Card` is `suit * 8 + rank` with suits C D H S = 0..3 and ranks 7 8 9 10 J Q K A = 0..7 (the natural order, the one
declarations use). A `CardSet` has bit `1 << card` for each card in it: `cards >> card & 1` asks whether it is there.
`Strain` names what is trump: a suit, no trumps or all trumps. `strengths.py` says how cards compare and what they are
worth in each strain.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, TypeAlias

from engine.errors import NotationError

CardSet: TypeAlias = int


class Suit(IntEnum):
    """The four suits in the ascending order of the Bulgarian auction (docs/rules.md section 4)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Rank(IntEnum):
    """The eight ranks in natural order (7 low, ace high)."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7


class Card(IntEnum):
    """The 32 cards: `Card.H10` is the ten of hearts, shown as `10H`, the notation of records."""

    C7, C8, C9, C10, CJ, CQ, CK, CA = range(8)
    D7, D8, D9, D10, DJ, DQ, DK, DA = range(8, 16)
    H7, H8, H9, H10, HJ, HQ, HK, HA = range(16, 24)
    S7, S8, S9, S10, SJ, SQ, SK, SA = range(24, 32)

    __hash__ = int.__hash__  # an enumeration's own is ten times slower

    def __repr__(self) -> str:
        return self.name[1:] + self.name[0]

    __str__ = __repr__


class Strain(IntEnum):
    """What is trump in a deal, ascending as in the Bulgarian auction; suits have the values of `Suit`."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMPS = 4
    ALL_TRUMPS = 5

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None where there is none or every suit is one."""
        return _SUIT_OF_STRAIN[self]


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
_SUIT_OF_STRAIN: Final[tuple[Suit | None, ...]] = (*SUITS, None, None)
STRAIN_CODES: Final = ("C", "D", "H", "S", "NT", "AT")

SUIT_SETS: Final[tuple[CardSet, ...]] = tuple(0xFF << (8 * suit) for suit in range(4))
"""All eight cards of each suit."""

SAME_SUIT: Final[tuple[CardSet, ...]] = tuple(cards for cards in SUIT_SETS for _ in range(8))
"""For each card: all eight cards of its suit."""

DECK_32: Final = tuple(Card)
DECK_24: Final = tuple(card for card in DECK_32 if card & 7 >= Rank.NINE)
"""The short pack of the small forms, 9 to ace (docs/rules.md section 7)."""

_CODES: Final = tuple(map(repr, DECK_32))
_BY_CODE: Final = dict(zip(_CODES, DECK_32, strict=True))
_STRAIN_BY_CODE: Final = {code: Strain(index) for index, code in enumerate(STRAIN_CODES)}

_CARDS_OF_SUIT_SET: Final = tuple(
    tuple(tuple(DECK_32[8 * suit + rank] for rank in range(8) if ranks >> rank & 1) for ranks in range(256))
    for suit in range(4)
)
"""For each suit: the cards of each of its 256 sets, ascending."""


def make_card(rank: Rank, suit: Suit) -> Card:
    """The card of that rank and suit."""
    return DECK_32[suit * 8 + rank]


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return SUITS[card >> 3]


def rank_of(card: Card) -> Rank:
    """The rank of a card."""
    return RANKS[card & 7]


def card_code(card: Card) -> str:
    """The notation used in records: rank, then suit letter (`"10H"`)."""
    return _CODES[card]


def parse_card(text: str) -> Card:
    """The card of a notation; raises `NotationError` (`unknown-card`)."""
    try:
        return _BY_CODE[text]
    except (KeyError, TypeError):
        raise NotationError("unknown-card", f"{text!r} is no card; expected rank 7..A and suit C D H S") from None


def strain_of(card: Card) -> Strain:
    """The strain in which the suit of a card is trump."""
    return Strain(suit_of(card))


def strain_code(strain: Strain) -> str:
    """`C D H S NT AT`."""
    return STRAIN_CODES[strain]


def parse_strain(text: str) -> Strain:
    """The strain of a notation; raises `NotationError` (`unknown-strain`)."""
    try:
        return _STRAIN_BY_CODE[text]
    except (KeyError, TypeError):
        raise NotationError("unknown-strain", f"{text!r} is no strain; expected C D H S NT AT") from None


def card_set(cards: Iterable[int]) -> CardSet:
    """The set of the given cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: CardSet) -> tuple[Card, ...]:
    """The cards of a set, ascending."""
    clubs, diamonds, hearts, spades = _CARDS_OF_SUIT_SET
    return clubs[mask & 255] + diamonds[mask >> 8 & 255] + hearts[mask >> 16 & 255] + spades[mask >> 24]
