"""The course of a member's recent matches: a bar up for each victory, a hollow one down for each defeat."""

from __future__ import annotations

from typing import Final

from bot.pictures.figures import CourseScene
from bot.pictures.paper import INK, INKS, MARGIN, SOFT, WIDTH, Paper

_HEIGHT: Final = 330
_MIDDLE: Final = 198
_REACH: Final = 88
_SHORTEST: Final = 10
"""Even the closest match can be seen."""

_WIDEST: Final = 44
_WON, _LOST = 0, 1
"""The patterns of bars: full and hollow."""


def draw_course(scene: CourseScene) -> bytes:
    """The picture as a WebP file, 520 wide."""
    paper = Paper(_HEIGHT)
    paper.word(scene.title, (MARGIN, 34), 27, WIDTH - 2 * MARGIN)
    x = MARGIN
    for series, words in ((_WON, scene.won), (_LOST, scene.lost)):
        paper.bar((x, 66, x + 24, 88), series)
        x += paper.word(words, (x + 34, 77), 22, 180, INKS[series]) + 66
    paper.line(((MARGIN, _MIDDLE), (WIDTH - MARGIN, _MIDDLE)), INK, 2)
    step = min((WIDTH - 2 * MARGIN) / len(scene.matches), _WIDEST)
    for at, match in enumerate(scene.matches):
        left = MARGIN + step * at + step * 0.12
        share = abs(match.own - match.other) / max(abs(match.own), abs(match.other), 1)
        length = _SHORTEST + (_REACH - _SHORTEST) * min(1.0, share)
        if match.won:
            paper.bar((left, _MIDDLE - length, left + step * 0.76, _MIDDLE - 3), _WON)
        else:
            paper.bar((left, _MIDDLE + 3, left + step * 0.76, _MIDDLE + length), _LOST)
    paper.word(scene.note, (MARGIN, _HEIGHT - 22), 20, WIDTH - 2 * MARGIN, SOFT)
    return paper.webp()
