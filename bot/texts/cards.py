"""How cards, calls, seats and hands are written for people.

Labels («10♥», «Т♣», «110 ♥», «пас») go into sentences as ready-made arguments, written as their reader wants them
(`bot.texts.manner`); `card_name` says a card in words for alternative texts. The notation of records (`10H`) is another
thing: see `engine.cards`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.pictures.names import Lettering, card_emoji, suit_emoji
from bot.texts.catalog import Say
from bot.texts.manner import SuitStyle
from engine.actions import Bid, Call, Contra, Pass, Surcontra, Take
from engine.cards import Card, Strain, Suit, rank_of, suit_of
from engine.results import Contract
from engine.seats import Seat, Side, in_pairs
from engine.strengths import STRENGTHS

_GLYPHS: Final = {
    Suit.CLUBS: "♣\ufe0e",
    Suit.DIAMONDS: "♦",
    Suit.HEARTS: "♥",
    Suit.SPADES: "♠\ufe0e",
}
"""U+FE0E asks for text instead of emoji: Discord's emoji of the black suits can hardly be seen on its dark theme."""

_COLOURS_ALTERNATE: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

_TOGETHER: Final = "\u00a0"
"""Between what must not be torn apart at the end of a line."""

SEPARATOR: Final = " · "
"""Between the parts of a line."""


def suit_label(say: Say, suit: Suit) -> str:
    """`♥`, `♥ч` or «червы», as the member reads suits; for labels, which have no emojis."""
    match say.manner.suits:
        case SuitStyle.LETTER:
            return _GLYPHS[suit] + say("suit-letter", suit=suit)
        case SuitStyle.WORDS:
            return say("suit-name", suit=suit)
        case _:
            return _GLYPHS[suit]


def strain_label(say: Say, strain: Strain) -> str:
    """`♥`, `БК` (no trumps) or `ВК` (all trumps); in words «без козырей», «все козыри»."""
    if strain.suit is not None:
        return suit_label(say, strain.suit)
    if say.manner.suits is SuitStyle.WORDS:
        return say("strain-name-no-trumps" if strain is Strain.NO_TRUMPS else "strain-name-all-trumps")
    return say("strain-label-no-trumps" if strain is Strain.NO_TRUMPS else "strain-label-all-trumps")


def strain_face(say: Say, strain: Strain) -> str:
    """A trump in a line of text: its label, or the emoji of its suit for who reads pictures."""
    if strain.suit is None or not _in_pictures(say):
        return strain_label(say, strain)
    return say.texts.emojis.get(suit_emoji(strain.suit, say.manner.colours)) or strain_label(say, strain)


def card_label(say: Say, card: Card) -> str:
    """`10♥`, `10♥ч` or «десятка червей»: what a card's button or option says."""
    if say.manner.suits is SuitStyle.WORDS:
        return card_name(say, card)
    return say("rank-label", rank=rank_of(card)) + suit_label(say, suit_of(card))


def lettering_of(say: Say) -> Lettering:
    """The letters that stand on the cards drawn for this language."""
    return Lettering(say("card-lettering"))


def emoji_of(say: Say, card: Card) -> str:
    """Our own emoji of a card as Discord writes it, for who reads pictures; empty where it is missing."""
    if not _in_pictures(say):
        return ""
    return say.texts.emojis.get(card_emoji(card, lettering_of(say), say.manner.colours), "")


def card_face(say: Say, card: Card) -> str:
    """A card in a line of text: its label, or its emoji alone for who reads pictures.

    Never both: a screen reader would say everything twice.
    """
    return emoji_of(say, card) or card_label(say, card)


def lettered(say: Say) -> Say:
    """The same reader where no emoji can be shown: in a file, on a label."""
    return replace(say, manner=replace(say.manner, suits=SuitStyle.GLYPH)) if _in_pictures(say) else say


def spoken(say: Say) -> Say:
    """The same reader where words are all there is: alternative texts."""
    return replace(say, manner=replace(say.manner, suits=SuitStyle.WORDS))


def cards_label(say: Say, cards: Iterable[Card]) -> str:
    """Cards in the given order: `10♣ В♣ Т♣`."""
    return _apart(say).join(card_face(say, card) for card in cards)


def card_name(say: Say, card: Card) -> str:
    """A card in words: «десятка червей», «чирвова десятка», "ten of hearts"."""
    return say("card-name", rank=rank_of(card), suit=suit_of(card))


def hand_label(say: Say, cards: Iterable[Card]) -> str:
    """Cards in the given order, each suit named once: `♥ В 9 Т · ♠ К`; «червы: валет, девятка; пики: король».

    A line breaks between suits, not within one.
    """
    suits = [(suit, tuple(group)) for suit, group in groupby(cards, key=suit_of)]
    match say.manner.suits:
        case SuitStyle.PICTURE:
            return "  ".join(_TOGETHER.join(card_face(say, card) for card in group) for _, group in suits)
        case SuitStyle.WORDS:
            return "; ".join(
                say.labelled(suit_label(say, suit), ", ".join(say("rank-name", rank=rank_of(card)) for card in group))
                for suit, group in suits
            )
        case _:
            return SEPARATOR.join(
                _TOGETHER.join([suit_label(say, suit), *(say("rank-label", rank=rank_of(card)) for card in group)])
                for suit, group in suits
            )


def arranged(cards: Iterable[Card], strain: Strain | None) -> tuple[Card, ...]:
    """A hand in the order people hold it: trumps first, then suits of alternating colours, each from strong to weak.

    Without a strain (during the auction) every suit has the order of a plain suit.
    """
    strength = STRENGTHS[Strain.NO_TRUMPS if strain is None else strain].order
    trump = strain.suit if strain is not None else None
    first = _COLOURS_ALTERNATE.index(trump) if trump is not None else 0
    place = {suit: (_COLOURS_ALTERNATE.index(suit) - first) % 4 for suit in Suit}
    return tuple(sorted(cards, key=lambda card: (place[suit_of(card)], -strength[card])))


def bid_label(say: Say, price: int, strain: Strain) -> str:
    """`110 ♥`; the trump alone where the game names no price, «капот ♥» for a capot; what a button says."""
    return say("call-bid", price=price, trump=strain_label(say, strain))


def contract_label(say: Say, contract: Contract) -> str:
    """The bid of a contract in a sentence, without its doubling (sentences add that with `$multiplier`)."""
    return say("call-bid", price=contract.price, trump=strain_face(say, contract.strain))


def call_label(say: Say, call: Call, *, bidding: str = "") -> str:
    """A word of the auction as it is said in games with that `bidding`: «пас», «контра», `110 ♥`, «беру» or «играю»."""
    match call:
        case Bid(price, strain):
            return say("call-bid", price=price, trump=strain_face(say, strain))
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
    return say("pair-name", side=side) if in_pairs(players) else seat_name(say, side)


def _apart(say: Say) -> str:
    """What stands between cards in a row."""
    return ", " if say.manner.suits is SuitStyle.WORDS else " "


def _in_pictures(say: Say) -> bool:
    return say.manner.suits is SuitStyle.PICTURE
