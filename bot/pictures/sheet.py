"""The score sheet as people keep it on paper: a column for each side, a row for each deal, the sums below."""

from __future__ import annotations

from typing import Final

from bot.pictures.figures import SheetRow, SheetScene
from bot.pictures.paper import BAND, GRID, INK, INKS, MARGIN, SOFT, WIDTH, Paper

_HEAD: Final = 64
_NAMES: Final = 48
_ROW: Final = 40
_SUMS: Final = 60
_LEFT: Final = 74
"""Where the first column begins, right of the numbers of the deals."""


def draw_sheet(scene: SheetScene) -> bytes:
    """The picture as a WebP file, 520 wide and as high as its rows."""
    height = _HEAD + _NAMES + _ROW * len(scene.rows) + _SUMS + 8
    paper = Paper(height)
    note = paper.word(scene.note, (WIDTH - MARGIN, 34), 20, 200, SOFT, "right")
    paper.word(scene.title, (MARGIN, 34), 27, WIDTH - 2 * MARGIN - note - 16)
    width = (WIDTH - MARGIN - _LEFT) / len(scene.columns)
    y = _HEAD + _NAMES / 2
    for at, name in enumerate(scene.columns):
        paper.word(name, (_LEFT + width * (at + 0.5), y), 24, width - 16, INKS[at], "centre")
    top = _HEAD + _NAMES
    paper.line(((MARGIN, top), (WIDTH - MARGIN, top)), INK, 2)
    for number, row in enumerate(scene.rows):
        _row(paper, row, top + _ROW * number, width, shaded=number % 2 == 1)
    bottom = top + _ROW * len(scene.rows)
    paper.line(((MARGIN, bottom), (WIDTH - MARGIN, bottom)), INK, 2)
    paper.word("Σ", (MARGIN + 26, bottom + _SUMS / 2), 28, 50, INK, "centre")
    for at, total in enumerate(scene.sums):
        paper.word(total, (_LEFT + width * (at + 0.5), bottom + _SUMS / 2), 34, width - 16, INKS[at], "centre")
    for at in range(len(scene.columns)):
        x = _LEFT + width * at
        paper.line(((x, _HEAD + 6), (x, height - 12)), SOFT if at == 0 else GRID, 1.5)
    return paper.webp()


def _row(paper: Paper, row: SheetRow, top: float, width: float, *, shaded: bool) -> None:
    """One deal: its number, then the points in large and the sum so far in small figures."""
    if shaded:
        paper.box((MARGIN, top, WIDTH - MARGIN, top + _ROW), BAND)
    y = top + _ROW / 2
    paper.word(row.title, (MARGIN + 26, y), 22, 52, SOFT, "centre")
    for at, (points, total) in enumerate(zip(row.points, row.totals, strict=True)):
        middle = _LEFT + width * (at + 0.5)
        paper.word(points, (middle, y), 26, width / 2 - 6, INK, "right")
        paper.word(total, (middle + 14, y), 21, width / 2 - 16, SOFT)
