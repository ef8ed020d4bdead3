"""The picture of how cards compare: a row from strong to weak for each way of comparing, points under each card."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.brush import Colour, paste, write
from bot.pictures.scene import OrderRow, OrderScene
from bot.pictures.sizes import TABLE_WIDTH

_MARGIN: Final = 14
_TITLE: Final = 34
_POINTS: Final = 30
_ROW: Final = 172
_MOST: Final = 8
_HEIGHT: Final = 104
_STEP: Final = (TABLE_WIDTH - 2 * _MARGIN) // _MOST

_GROUND: Final[Colour] = (20, 92, 58)
_WHITE: Final[Colour] = (255, 255, 255)
_GOLD: Final[Colour] = (255, 206, 84)
_QUALITY: Final = 72


def draw_order(scene: OrderScene) -> bytes:
    """The picture as a WebP file, 640 wide."""
    image = Image.new("RGB", (TABLE_WIDTH, _ROW * len(scene.rows) + _MARGIN), _GROUND)
    for at, row in enumerate(scene.rows):
        _row(image, scene, row, at * _ROW)
    file = BytesIO()
    image.save(file, "WEBP", quality=_QUALITY)
    return file.getvalue()


def _row(image: Image.Image, scene: OrderScene, row: OrderRow, top: int) -> None:
    if top:
        ImageDraw.Draw(image).line((_MARGIN, top + 3, TABLE_WIDTH - _MARGIN, top + 3), fill=_WHITE)
    write(image, row.title, (_MARGIN, top + 22), 21, TABLE_WIDTH - 2 * _MARGIN, _WHITE, "left")
    x, y = _MARGIN, top + _TITLE + 4
    for card, points in row.cards:
        face = sprites.face(card, scene.lettering, scene.colours, _HEIGHT)
        paste(image, face, (x, y))
        write(image, str(points), (x + face.width // 2, y + _HEIGHT + _POINTS // 2), 23, _STEP, _GOLD, "centre")
        x += _STEP
