"""How cards, calls, seats and hands are written for people.

Labels («10♥», «Т♣», «110 ♥», «пас») go into sentences as ready-made arguments; `card_name` says a card in words for
alternative texts and screen readers. The notation of records (`10H`) is another thing: see `engine.cards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import groupby
from typing import Final

from bot.pictures.names import Colours, Lettering, card_emoji
from bot.texts.catalog import Say
from engine.actions import Bid, Call, Contra, Pass, Surcontra, Take
from engine.cards import Card, Strain, Suit, rank_of, suit_of
from engine.results import Contract
from engine.seats import Seat, Side
from engine.strengths import STRENGTHS

_GLYPHS: Final = {
    Suit.CLUBS: "♣\ufe0e",
    Suit.DIAMONDS: "♦",
    Suit.HEARTS: "♥",
    Suit.SPADES: "♠\ufe0e",
}
"""U+FE0E asks for text instead of emoji: Discord's emoji of the black suits can hardly be seen on its dark theme."""

_COLOURS_ALTERNATE: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

SEPARATOR: Final = " · "
"""Between the parts of a line."""


class SuitStyle(StrEnum):
    """How a member wants suits written: the glyph alone, or with a letter for those who cannot tell glyphs apart."""

    GLYPH = "glyph"
    LETTER = "letter"


def suit_label(say: Say, suit: Suit, style: SuitStyle = SuitStyle.GLYPH) -> str:
    """`♥`, or `♥ч` with a letter."""
    letter = say("suit-letter", suit=suit) if style is SuitStyle.LETTER else ""
    return _GLYPHS[suit] + letter


def strain_label(say: Say, strain: Strain, style: SuitStyle = SuitStyle.GLYPH) -> str:
    """`♥`, `БК` (no trumps) or `ВК` (all trumps)."""
    if strain.suit is not None:
        return suit_label(say, strain.suit, style)
    return say("strain-label-no-trumps" if strain is Strain.NO_TRUMPS else "strain-label-all-trumps")


def card_label(say: Say, card: Card, style: SuitStyle = SuitStyle.GLYPH) -> str:
    """`10♥`, `Т♣`: what a card button or a line of a trick says."""
    return say("rank-label", rank=rank_of(card)) + suit_label(say, suit_of(card), style)


def lettering_of(say: Say) -> Lettering:
    """The letters that stand on the cards drawn for this language."""
    return Lettering(say("card-lettering"))


def emoji_of(say: Say, card: Card) -> str:
    """Our own emoji of a card as Discord writes it; empty where there is none."""
    return say.texts.emojis.get(card_emoji(card, lettering_of(say), Colours.TWO), "")


def card_face(say: Say, card: Card) -> str:
    """A card in a line of text: its emoji, where there is one, and its label, which needs no picture."""
    return f"{emoji_of(say, card)} {card_label(say, card)}".lstrip()


def cards_label(say: Say, cards: Iterable[Card], style: SuitStyle = SuitStyle.GLYPH) -> str:
    """Cards in the given order: `10♣ В♣ Т♣`."""
    return " ".join(card_label(say, card, style) for card in cards)


def card_name(say: Say, card: Card) -> str:
    """A card in words: «десятка червей», «чирвова десятка», "ten of hearts"."""
    return say("card-name", rank=rank_of(card), suit=suit_of(card))


def hand_label(say: Say, cards: Iterable[Card], style: SuitStyle = SuitStyle.GLYPH) -> str:
    """Cards in the given order, each suit named once: `♥ В 9 Т · ♠ К`."""
    suits = (
        " ".join([suit_label(say, suit, style), *(say("rank-label", rank=rank_of(card)) for card in group)])
        for suit, group in groupby(cards, key=suit_of)
    )
    return SEPARATOR.join(suits)


def arranged(cards: Iterable[Card], strain: Strain | None) -> tuple[Card, ...]:
    """A hand in the order people hold it: trumps first, then suits of alternating colours, each from strong to weak.

    Without a strain (during the auction) every suit has the order of a plain suit.
    """
    strength = STRENGTHS[Strain.NO_TRUMPS if strain is None else strain].order
    trump = strain.suit if strain is not None else None
    first = _COLOURS_ALTERNATE.index(trump) if trump is not None else 0
    place = {suit: (_COLOURS_ALTERNATE.index(suit) - first) % 4 for suit in Suit}
    return tuple(sorted(cards, key=lambda card: (place[suit_of(card)], -strength[card])))


def bid_label(say: Say, price: int, strain: Strain, style: SuitStyle = SuitStyle.GLYPH) -> str:
    """`110 ♥`; the trump alone where the game names no price, «капот ♥» for a capot."""
    return say("call-bid", price=price, trump=strain_label(say, strain, style))


def contract_label(say: Say, contract: Contract, style: SuitStyle = SuitStyle.GLYPH) -> str:
    """The bid of a contract, without its doubling (sentences add that with `$multiplier`)."""
    return bid_label(say, contract.price, contract.strain, style)


def call_label(say: Say, call: Call, style: SuitStyle = SuitStyle.GLYPH, *, bidding: str = "") -> str:
    """A word of the auction as it is said in games with that `bidding`: «пас», «контра», `110 ♥`, «беру» or «играю»."""
    match call:
        case Bid(price, strain):
            return bid_label(say, price, strain, style)
        case Pass():
            return say("call-pass")
        case Take():
            return say("call-take", bidding=bidding)
        case Contra():
            return say("call-contra")
        case Surcontra():
            return say("call-surcontra")
        case _:
            return say("call-third-double")


def seat_name(say: Say, seat: Seat) -> str:
    """Север, Восток, Юг, Запад for seats 0 to 3."""
    return say("seat-name", seat=seat)


def side_name(say: Say, side: Side, players: int = 4) -> str:
    """The pair («Север–Юг»), or the seat where each plays for himself."""
    return say("pair-name", side=side) if players == 4 else seat_name(say, side)
