"""The plot of a match: both columns by deal, and the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.figures import PlotScene, Track
from bot.pictures.paper import GRID, INK, INKS, MARGIN, SOFT, WIDTH, Paper, Point, steps

_HEAD: Final = 58
_LEGEND: Final = 32
_NAMES: Final = 28
_AREA: Final = 270
_LEFT: Final = 74
_RIGHT: Final = WIDTH - 82
_FOOT: Final = 46
_MOST_TICKS: Final = 10
_APART: Final = 25
"""How far the numbers at the ends of lines keep from each other."""

_FEW: Final = 20
"""So many deals are marked one by one; more would run into each other."""


def draw_plot(scene: PlotScene) -> bytes:
    """The picture as a WebP file, 520 wide."""
    named = any(track.names for track in scene.tracks)
    height = _LEGEND + _NAMES if named else _LEGEND
    top = _HEAD + height * len(scene.tracks) + 28
    paper = Paper(top + _AREA + _FOOT)
    paper.word(scene.title, (MARGIN, 34), 27, WIDTH - 2 * MARGIN)
    for at, track in enumerate(scene.tracks):
        _legend(paper, at, track, _HEAD + height * at + 14)
    values = [value for track in scene.tracks for value in track.totals]
    scale = steps(min(0, *values), max(scene.target, *values), 6)

    def place(at: int, value: float) -> Point:
        across = at / max(1, len(scene.deals) - 1)
        up = (value - scale[0]) / (scale[-1] - scale[0])
        return _LEFT + across * (_RIGHT - _LEFT), top + _AREA * (1 - up)

    for value in scale:
        y = place(0, value)[1]
        paper.line(((_LEFT, y), (_RIGHT, y)), SOFT if value == 0 else GRID, 1.5 if value == 0 else 1)
        paper.word(str(value), (_LEFT - 10, y), 20, _LEFT - 14, SOFT, "right")
    _deals(paper, scene.deals, [place(at, 0)[0] for at in range(len(scene.deals))], top + _AREA)
    if scene.target:
        _target(paper, scene, place(0, scene.target)[1])
    for series, track in enumerate(scene.tracks):
        points = [place(at, value) for at, value in enumerate(track.totals)]
        paper.series_line(points, series)
        for point in points if len(points) <= _FEW else points[-1:]:
            paper.mark(point, series)
    last = [track.totals[-1] for track in scene.tracks]
    _ends(paper, [(place(0, value)[1], value) for value in last], top + _AREA)
    return paper.webp()


def _legend(paper: Paper, at: int, track: Track, y: float) -> None:
    paper.series_line(((MARGIN, y), (MARGIN + 56, y)), at)
    paper.mark((MARGIN + 28, y), at)
    x = MARGIN + 68
    paper.word(track.title, (x, y), 23, WIDTH - MARGIN - 80 - x, INKS[at])
    paper.word(track.names, (x, y + _NAMES), 20, WIDTH - MARGIN - x, INK)
    paper.word(str(track.totals[-1]), (WIDTH - MARGIN, y), 25, 76, INKS[at], "right")


def _deals(paper: Paper, deals: Sequence[int], places: Sequence[float], bottom: float) -> None:
    """The numbers of the deals, as many as have room."""
    step = -(-len(places) // _MOST_TICKS)
    for at, (deal, x) in enumerate(zip(deals, places, strict=True)):
        if at % step == 0:
            paper.line(((x, bottom), (x, bottom + 5)), SOFT)
            paper.word(str(deal), (x, bottom + 18), 20, 60, SOFT, "centre")


def _target(paper: Paper, scene: PlotScene, y: float) -> None:
    """The target: a double line with its words above it."""
    for shift in (-1.5, 1.5):
        paper.line(((_LEFT, y + shift), (_RIGHT, y + shift)), INK, 1)
    paper.word(scene.target_title, (_LEFT + 8, y - 15), 20, 300, INK)


def _ends(paper: Paper, ends: Sequence[tuple[float, int]], bottom: float) -> None:
    """The last number of each line beside its end, moved apart where they would overlap."""
    order = sorted(range(len(ends)), key=lambda series: ends[series][0])
    heights = [ends[series][0] for series in order]
    for at in range(1, len(heights)):
        heights[at] = max(heights[at], heights[at - 1] + _APART)
    lowest = bottom
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], lowest)
        lowest = heights[at] - _APART
    for series, y in zip(order, heights, strict=True):
        paper.word(str(ends[series][1]), (_RIGHT + 14, y), 22, WIDTH - _RIGHT - 16, INKS[series])
