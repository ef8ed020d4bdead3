"""How the files of the cards and their application emojis are called."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from engine.cards import DECK_32, SUITS, Card, Suit, card_code, rank_of, suit_of


class Lettering(StrEnum):
    """Which letters stand on jack, queen, king and ace; each language names its own in `card-lettering`."""

    LATIN = "latin"
    CYRILLIC = "cyrillic"
    FRENCH = "french"
    BULGARIAN = "bulgarian"


class Colours(StrEnum):
    """How suits are coloured: black and red, or each suit in its own colour (clubs green, diamonds blue)."""

    TWO = "two"
    FOUR = "four"


BACK: Final = "back"

_LETTERS: Final = {
    Lettering.LATIN: ("7", "8", "9", "10", "J", "Q", "K", "A"),
    Lettering.CYRILLIC: ("7", "8", "9", "10", "В", "Д", "K", "Т"),
    Lettering.FRENCH: ("7", "8", "9", "10", "V", "D", "R", "A"),
    Lettering.BULGARIAN: ("7", "8", "9", "10", "В", "Д", "П", "A"),
}
"""Letters that look alike (the Latin and the Cyrillic king) are one and the same here, so that they share a picture."""

_TAGS: Final = {Lettering.LATIN: "", Lettering.CYRILLIC: "_c", Lettering.FRENCH: "_f", Lettering.BULGARIAN: "_b"}
_OWN_COLOUR: Final = (Suit.CLUBS, Suit.DIAMONDS)


def index_of(card: Card, lettering: Lettering) -> str:
    """What stands in the corner of a card."""
    return _LETTERS[lettering][rank_of(card)]


def card_emoji(card: Card, lettering: Lettering, colours: Colours) -> str:
    """The name of a card's emoji (2 to 32 letters, digits and underscores); equal pictures share one."""
    first = next(other for other in Lettering if index_of(card, other) == index_of(card, lettering))
    return f"belote_{card_code(card).lower()}{_TAGS[first]}{_colour_tag(suit_of(card), colours)}"


def suit_emoji(suit: Suit, colours: Colours) -> str:
    """The name of a suit's emoji."""
    return f"belote_{suit.name.lower()}{_colour_tag(suit, colours)}"


def back_emoji() -> str:
    """The name of the emoji of a card face down."""
    return f"belote_{BACK}"


def all_emojis(colours: Colours) -> Iterator[str]:
    """The names of all emojis in that colouring, each once."""
    names = [card_emoji(card, lettering, colours) for lettering in Lettering for card in DECK_32]
    yield from dict.fromkeys((*names, *(suit_emoji(suit, colours) for suit in SUITS), back_emoji()))


def sheet_name(lettering: Lettering, colours: Colours) -> str:
    """The file of all faces: a row for each suit, ranks from seven to ace."""
    return f"faces-{lettering}-{colours}.png"


def data_file(name: str) -> Traversable:
    """A file that the generator drew."""
    return files("bot.pictures") / "data" / name


def emoji_picture(name: str) -> bytes:
    """The PNG of an emoji."""
    return data_file(f"emoji/{name}.png").read_bytes()


def _colour_tag(suit: Suit, colours: Colours) -> str:
    return "_4" if colours is Colours.FOUR and suit in _OWN_COLOUR else ""
