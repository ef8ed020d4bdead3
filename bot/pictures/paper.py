"""Paper to draw figures on: lines and patterns that differ without colour, words in any script.

Shapes are drawn at twice their size and reduced, which smooths their edges; words are put on top of them afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from math import ceil, hypot
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.brush import Align, Colour, write
from bot.pictures.fonts import strip

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]

WIDTH: Final = 520
"""Narrower than the table: a phone shows it on about 265 points, which leaves words half as large."""

MARGIN: Final = 18

PAPER: Final[Colour] = (255, 252, 243)
INK: Final[Colour] = (32, 36, 44)
SOFT: Final[Colour] = (98, 102, 108)
GRID: Final[Colour] = (224, 219, 204)
BAND: Final[Colour] = (243, 238, 222)
BLUE: Final[Colour] = (28, 88, 184)
RUST: Final[Colour] = (190, 70, 16)
GREEN: Final[Colour] = (8, 112, 72)
PLUM: Final[Colour] = (124, 44, 128)
INKS: Final = (BLUE, RUST, GREEN, PLUM)
"""The colour of each series; its dashes, mark and pattern tell it apart without colour."""

_SCALE: Final = 2
_PALETTE: Final = 64
_QUALITY: Final = 20
_EFFORT: Final = 1
"""Few colours without loss are a third of the size of a lossy picture, and sharp."""

_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (14, 7), (3, 7), (16, 6, 3, 6))
_MARK: Final = 6


class Paper:
    """One picture in the making. Coordinates are those of the finished picture."""

    def __init__(self, height: int) -> None:
        self._image = Image.new("RGB", (WIDTH * _SCALE, height * _SCALE), PAPER)
        self._draw = ImageDraw.Draw(self._image)
        self._words: list[tuple[str, tuple[int, int], int, int, Colour, Align]] = []

    def line(self, points: Sequence[Point], colour: Colour, width: float = 1) -> None:
        """A line through the points."""
        self._draw.line([_scaled(point) for point in points], colour, round(width * _SCALE), joint="curve")

    def series_line(self, points: Sequence[Point], series: int, width: float = 3) -> None:
        """A line in the colour and the dashes of a series."""
        pattern = _DASHES[series]
        if not pattern:
            self.line(points, INKS[series], width)
        for piece in _dashes(points, pattern) if pattern else ():
            self.line(piece, INKS[series], width)

    def mark(self, at: Point, series: int) -> None:
        """The mark of a series: a disc, a hollow square, a triangle, a hollow diamond."""
        x, y = at
        colour, reach = INKS[series], _MARK
        if series == 0:
            self._draw.ellipse(_box(x - reach, y - reach, x + reach, y + reach), fill=colour)
        elif series == 1:
            box = _box(x - reach, y - reach, x + reach, y + reach)
            self._draw.rectangle(box, fill=PAPER, outline=colour, width=3 * _SCALE)
        elif series == 2:
            corners = ((x, y - reach - 2), (x + reach + 1, y + reach - 1), (x - reach - 1, y + reach - 1))
            self._draw.polygon([_scaled(corner) for corner in corners], fill=colour)
        else:
            corners = ((x, y - reach - 2), (x + reach + 2, y), (x, y + reach + 2), (x - reach - 2, y))
            self._draw.polygon([_scaled(corner) for corner in corners], fill=PAPER, outline=colour, width=3 * _SCALE)

    def box(self, box: Box, fill: Colour | None = None, outline: Colour | None = None, width: float = 1) -> None:
        """A rectangle."""
        self._draw.rectangle(_box(*box), fill=fill, outline=outline, width=round(width * _SCALE))

    def bar(self, box: Box, series: int) -> None:
        """A bar in the pattern of a series: full, hollow, hatched, dotted."""
        left, top, right, bottom = box
        colour = INKS[series]
        if right - left < 1 or bottom - top < 1:
            return
        self.box(box, colour if series == 0 else PAPER, colour, 2)
        if series == 2:
            self._hatch(box, colour)
        elif series == 3:
            for y in range(ceil(top) + 5, int(bottom) - 3, 9):
                for x in range(ceil(left) + 6, int(right) - 3, 10):
                    self._draw.ellipse(_box(x - 1.5, y - 1.5, x + 1.5, y + 1.5), fill=colour)

    def word(self, text: str, at: Point, size: int, width: float, colour: Colour = INK, align: Align = "left") -> int:
        """Write a line whose middle is at that height, at most so wide; how wide it became."""
        if not text or width < 1:
            return 0
        self._words.append((text, (round(at[0]), round(at[1])), size, int(width), colour, align))
        return strip(text, size, int(width)).width

    def webp(self) -> bytes:
        """The finished picture as a WebP file."""
        image = self._image.reduce(_SCALE)
        for word in self._words:
            write(image, *word)
        few = image.quantize(_PALETTE, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).convert("RGB")
        file = BytesIO()
        few.save(file, "WEBP", lossless=True, quality=_QUALITY, method=_EFFORT)
        return file.getvalue()

    def _hatch(self, box: Box, colour: Colour) -> None:
        left, top, right, bottom = box
        height = bottom - top
        start = left - height
        while start < right:
            first, last = max(start, left), min(start + height, right)
            if first < last:
                self.line(((first, bottom - (first - start)), (last, bottom - (last - start))), colour, 1.5)
            start += 9


def steps(low: float, high: float, most: int) -> range:
    """Round numbers from `low` or below to `high` or above: at most about `most` steps of 1, 2 or 5 tens."""
    span = max(1.0, high - low)
    size = 1
    while span / size > most:
        size = size * 5 // 2 if str(size)[0] == "2" else size * 2
    return range(int(low // size) * size, ceil(high / size) * size + 1, size)


def _dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[tuple[Point, Point]]:
    """The visible pieces of a dashed line."""
    pieces: list[tuple[Point, Point]] = []
    at, left = 0, pattern[0]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = hypot(x1 - x0, y1 - y0), 0.0
        while done < length:
            step = min(left, length - done)
            if at % 2 == 0:
                first, last = done / length, (done + step) / length
                ends = tuple((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (first, last))
                pieces.append((ends[0], ends[1]))
            done, left = done + step, left - step
            if left <= 0:
                at = (at + 1) % len(pattern)
                left = pattern[at]
    return pieces


def _scaled(point: Point) -> Point:
    return point[0] * _SCALE, point[1] * _SCALE


def _box(left: float, top: float, right: float, bottom: float) -> Box:
    return left * _SCALE, top * _SCALE, right * _SCALE - 1, bottom * _SCALE - 1
