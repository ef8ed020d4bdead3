"""Figures by month: a group of bars for each, every bar with its number."""

from __future__ import annotations

from typing import Final

from bot.pictures.figures import MonthFigures, MonthsScene
from bot.pictures.paper import GRID, INK, INKS, MARGIN, SOFT, WIDTH, Paper

_HEAD: Final = 58
_LEGEND: Final = 32
_BAR: Final = 25
_APART: Final = 18
"""Between two months."""

_FOOT: Final = 44
_LEFT: Final = 148
"""Where bars begin, right of the names of the months."""

_LONGEST: Final = WIDTH - _LEFT - 76


def draw_months(scene: MonthsScene) -> bytes:
    """The picture as a WebP file, 520 wide and as high as its months."""
    top = _HEAD + _LEGEND * len(scene.kinds) + 10
    group = _BAR * len(scene.kinds) + _APART
    paper = Paper(top + group * len(scene.months) + _FOOT)
    paper.word(scene.title, (MARGIN, 34), 27, WIDTH - 2 * MARGIN)
    for at, kind in enumerate(scene.kinds):
        y = _HEAD + _LEGEND * at + 14
        paper.bar((MARGIN, y - 11, MARGIN + 30, y + 11), at)
        paper.word(kind, (MARGIN + 42, y), 22, WIDTH - 2 * MARGIN - 42, INKS[at])
    most = max(1, *(number for month in scene.months for number in month.numbers))
    for at, month in enumerate(scene.months):
        _month(paper, month, top + group * at, most)
    paper.word(scene.note, (MARGIN, top + group * len(scene.months) + 18), 20, WIDTH - 2 * MARGIN, SOFT)
    return paper.webp()


def _month(paper: Paper, month: MonthFigures, top: float, most: int) -> None:
    paper.line(((MARGIN, top), (WIDTH - MARGIN, top)), GRID, 1.5)
    middle = top + _APART / 2 + _BAR * len(month.numbers) / 2
    paper.word(month.title, (MARGIN, middle - 14), 23, _LEFT - MARGIN - 12, INK)
    paper.word(month.below, (MARGIN, middle + 16), 21, _LEFT - MARGIN - 12, SOFT)
    for at, number in enumerate(month.numbers):
        y = top + _APART / 2 + _BAR * at
        length = _LONGEST * number / most
        paper.bar((_LEFT, y + 2, _LEFT + length, y + _BAR - 2), at)
        paper.word(str(number), (_LEFT + length + 8, y + _BAR / 2), 21, 64, INK)
    paper.line(((_LEFT, top + 6), (_LEFT, top + _BAR * len(month.numbers) + _APART - 6)), INK, 2)
