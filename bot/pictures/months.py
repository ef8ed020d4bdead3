"""Figures by month: a group of bars for each, every bar with its number."""

from __future__ import annotations

from typing import Final

from bot.pictures.figures import MonthFigures, MonthsScene
from bot.pictures.paper import INK, INKS, MARGIN, SOFT, WIDTH, Paper

_HEAD: Final = 58
_LEGEND: Final = 32
_AREA: Final = 200
_FOOT: Final = 104
_WIDEST: Final = 200
_NUMBER: Final = 24
"""Room for the number above a bar."""


def draw_months(scene: MonthsScene) -> bytes:
    """The picture as a WebP file, 640 wide."""
    rows = -(-len(scene.kinds) // 2)
    top = _HEAD + _LEGEND * rows + 8
    paper = Paper(top + _AREA + _FOOT)
    paper.word(scene.title, (MARGIN, 34), 27, WIDTH - 2 * MARGIN)
    half = (WIDTH - 2 * MARGIN) / 2
    for at, kind in enumerate(scene.kinds):
        x, y = MARGIN + half * (at % 2), _HEAD + _LEGEND * (at // 2) + 14
        paper.bar((x, y - 11, x + 24, y + 11), at)
        paper.word(kind, (x + 34, y), 21, half - 44, INKS[at])
    bottom = top + _AREA
    most = max(1, *(number for month in scene.months for number in month.numbers))
    width = min((WIDTH - 2 * MARGIN) / len(scene.months), _WIDEST)
    for at, month in enumerate(scene.months):
        _month(paper, month, MARGIN + width * at, width, bottom, most)
    paper.line(((MARGIN, bottom), (WIDTH - MARGIN, bottom)), INK, 2)
    paper.word(scene.note, (MARGIN, bottom + _FOOT - 22), 18, WIDTH - 2 * MARGIN, SOFT)
    return paper.webp()


def _month(paper: Paper, month: MonthFigures, left: float, width: float, bottom: float, most: int) -> None:
    step = (width - 12) / len(month.numbers)
    for at, number in enumerate(month.numbers):
        x = left + 6 + step * at
        height = (_AREA - _NUMBER) * number / most
        paper.bar((x + 1, bottom - height, x + step - 1, bottom), at)
        paper.word(str(number), (x + step / 2, bottom - height - 12), 18, step + 2, INK, "centre")
    paper.word(month.title, (left + width / 2, bottom + 20), 20, width - 4, INK, "centre")
    paper.word(month.below, (left + width / 2, bottom + 48), 18, width - 4, SOFT, "centre")
