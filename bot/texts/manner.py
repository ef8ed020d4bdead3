"""How one member wants cards and buttons: on everything that only he sees. What everybody sees has the defaults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.pictures.names import Colours


class SuitStyle(StrEnum):
    """How cards and suits are written."""

    GLYPH = "glyph"
    """`10♥`."""
    LETTER = "letter"
    """`10♥ч`, for those who cannot tell the glyphs apart."""
    WORDS = "words"
    """«десятка червей», for ears."""
    PICTURE = "picture"
    """Our own emojis of cards, for eyes alone: to a screen reader they say nothing."""


@dataclass(frozen=True, slots=True)
class Manner:
    """`colours` are those of the emojis; `big` makes the controls of private screens few and wide in a row."""

    suits: SuitStyle = SuitStyle.GLYPH
    colours: Colours = Colours.TWO
    big: bool = False
