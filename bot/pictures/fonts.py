"""Writing on pictures: names in any script, cut to the room they have.

The text font knows Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic; emoji come from a second one, in one
colour. A character that neither has is left out. Right-to-left and joining scripts need the layout library `raqm`;
where Pillow came without it, a name in such a script is left out whole rather than drawn wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import Final
from unicodedata import bidirectional, category

from PIL import Image, ImageDraw, ImageFont, features

_TEXT: Final = "DejaVuSans-Bold.ttf"
_EMOJI: Final = "NotoEmoji.ttf"
_EMOJI_WEIGHT: Final = 700
_ELLIPSIS: Final = "…"
_SHRINK: Final = 0.75
"""How much smaller a long text may become before it is cut."""

_JOINERS: Final = "\u200d\ufe0e\ufe0f"
_NOTHING: Final = "\uffff"


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of characters in one font."""

    text: str
    emoji: bool


@cache
def plain_font(size: int) -> ImageFont.FreeTypeFont:
    """The text font with simple layout: what the generator uses, the same on every machine."""
    return _font(_TEXT, size, ImageFont.Layout.BASIC)


def shapes_any_script() -> bool:
    """Whether joining and right-to-left scripts can be drawn."""
    return features.check("raqm") is True


@lru_cache(maxsize=4096)
def strip(text: str, size: int, width: int) -> Image.Image:
    """The text as a mask (`L`) at most `width` pixels wide: smaller, then cut, where it is too long."""
    pieces = _pieces(text)
    while size and _width(pieces, size) > width and size > 8:
        smaller = int(size * width / _width(pieces, size))
        if smaller >= size * _SHRINK:
            return _drawn(pieces, min(smaller, size - 1), width)
        size = max(8, int(size * _SHRINK + 0.5))
        return _drawn(_cut(pieces, size, width), size, width)
    return _drawn(pieces, size, width)


def drawable(text: str) -> str:
    """What of a text can be drawn; empty where nothing can."""
    return "".join(piece.text for piece in _pieces(text)).strip()


@cache
def _font(name: str, size: int, layout: ImageFont.Layout) -> ImageFont.FreeTypeFont:
    with as_file(files("bot.pictures") / "typefaces" / name) as path:
        font = ImageFont.truetype(str(path), size, layout_engine=layout)
    if name == _EMOJI:
        font.set_variation_by_axes([_EMOJI_WEIGHT])
    return font


def _shaped(name: str, size: int) -> ImageFont.FreeTypeFont:
    return _font(name, size, ImageFont.Layout.RAQM if shapes_any_script() else ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _knows(name: str, char: str) -> bool:
    return char.isspace() or _glyph(name, char) != _glyph(name, _NOTHING)


def _glyph(name: str, char: str) -> bytes:
    image = Image.new("1", (32, 32))
    ImageDraw.Draw(image).text((4, 4), char, font=_font(name, 16, ImageFont.Layout.BASIC), fill=1)
    return image.tobytes()


def _pieces(text: str) -> tuple[Piece, ...]:
    """The text in runs of one font each, without what cannot be drawn."""
    clean = "".join(char for char in text if category(char) != "Cf" or char in _JOINERS)
    if not shapes_any_script() and any(bidirectional(char) in ("R", "AL", "AN") for char in clean):
        return ()
    kept: list[tuple[bool, str]] = []
    for char in clean:
        if char in _JOINERS:
            if kept and kept[-1][0]:
                kept.append((True, char))
        elif _knows(_TEXT, char) and not _pictograph(char):
            kept.append((False, char))
        elif _knows(_EMOJI, char):
            kept.append((True, char))
    return tuple(
        Piece("".join(char for _, char in group), emoji) for emoji, group in groupby(kept, key=lambda entry: entry[0])
    )


def _pictograph(char: str) -> bool:
    return char >= "\U0001f000"


def _width(pieces: tuple[Piece, ...], size: int) -> float:
    return sum(_shaped(_EMOJI if piece.emoji else _TEXT, size).getlength(piece.text) for piece in pieces)


def _cut(pieces: tuple[Piece, ...], size: int, width: int) -> tuple[Piece, ...]:
    kept: list[Piece] = []
    room = width - _width((Piece(_ELLIPSIS, emoji=False),), size)
    for piece in pieces:
        text = piece.text
        while text and _width((Piece(text, piece.emoji),), size) > room:
            text = text[:-1]
        if text:
            kept.append(Piece(text.rstrip(_JOINERS), piece.emoji))
            room -= _width((kept[-1],), size)
        if text != piece.text:
            break
    return (*kept, Piece(_ELLIPSIS, emoji=False))


def _drawn(pieces: tuple[Piece, ...], size: int, width: int) -> Image.Image:
    length = min(width, max(1, round(_width(pieces, size))))
    image = Image.new("L", (length, round(size * 1.4)))
    draw = ImageDraw.Draw(image)
    at = 0.0
    for piece in pieces:
        font = _shaped(_EMOJI if piece.emoji else _TEXT, size)
        draw.text((at, round(size * 1.08)), piece.text, font=font, anchor="ls", fill=255)
        at += font.getlength(piece.text)
    return image
