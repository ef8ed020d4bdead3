"""The picture of a table in a finished match: as members saw it, higher, with every hand face up."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.brush import paste
from bot.pictures.scene import PLACES, ReplayScene, Side
from bot.pictures.sizes import TABLE_WIDTH
from bot.pictures.table import band, plate, trick
from engine.cards import Card

_HEIGHT: Final = 560
_MIDDLE: Final = (TABLE_WIDTH // 2, 300)
_PLATES: Final[dict[Side, tuple[int, int]]] = {
    "top": (TABLE_WIDTH // 2, 70),
    "right": (TABLE_WIDTH - 94, 250),
    "bottom": (TABLE_WIDTH // 2, _HEIGHT - 34),
    "left": (94, 250),
}
_HALF_PLATE: Final = 29
_TILE: Final = 46
_STEP: Final = 40
_LINE: Final = _TILE + 2
_GAP: Final = 5
_LONGEST: Final[dict[Side, int]] = {"top": 10, "right": 4, "bottom": 10, "left": 4}
"""Cards in a line of a hand."""

_QUALITY: Final = 56
_EFFORT: Final = 2


def draw_replay(scene: ReplayScene) -> bytes:
    """The picture as a WebP file, 640 by 560; the same scene gives the same bytes."""
    image = sprites.cloth(_HEIGHT).copy()
    draw = ImageDraw.Draw(image)
    band(image, draw, scene.table)
    sides = PLACES[len(scene.table.places)]
    for side, place, hand in zip(sides, scene.table.places, scene.hands, strict=True):
        plate(image, draw, _PLATES[side], place)
        _hand(image, scene, side, hand)
    trick(image, draw, scene.table, sides, _MIDDLE, close=len(sides) == 2, winner=scene.winner)
    file = BytesIO()
    image.save(file, "WEBP", quality=_QUALITY, method=_EFFORT)
    return file.getvalue()


def _hand(image: Image.Image, scene: ReplayScene, side: Side, hand: tuple[Card, ...]) -> None:
    """A hand in lines: towards the middle at the top and the bottom, under the plate at the sides."""
    if not hand:
        return
    lines = -(-len(hand) // _LONGEST[side])
    length = -(-len(hand) // lines)
    x, y = _PLATES[side]
    y = y - _HALF_PLATE - _GAP - _LINE * lines if side == "bottom" else y + _HALF_PLATE + _GAP
    for start in range(0, len(hand), length):
        line = hand[start : start + length]
        left = x - _STEP * len(line) // 2
        for at, card in enumerate(line):
            tile = sprites.tile(card, scene.table.lettering, scene.table.colours, _TILE)
            paste(image, tile, (left + _STEP * at + (_STEP - tile.width) // 2, y))
        y += _LINE
