"""Pictures of figures: the plot of a match, a score sheet, a member's course, the months of complaints.

Each says in its alternative text every number that it draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pictures.figures import (
    CourseMatch,
    CourseScene,
    MonthFigures,
    MonthsScene,
    PlotScene,
    SheetRow,
    SheetScene,
    Track,
)
from bot.render.screen import Picture, shortened_alt
from bot.services.members.profiles import CoursePoint
from bot.services.reporting.views import Month
from bot.texts import Say
from bot.texts.escape import BLANK, tidy

PLOT_DEALS: Final = 40
"""So many of the last deals are in a plot: their numbers fit the alternative text."""

Totals = tuple[int, tuple[int, ...]]
"""The number of a deal and what every side had after it."""


def plot_picture(
    say: Say, titles: Sequence[str], names: Sequence[str], totals: Sequence[Totals], target: int
) -> Picture | None:
    """The columns of a match as lines; None before the first score.

    Args:
        say: the language of the picture.
        titles: of the sides.
        names: the people of each side; empty where the title says it.
        totals: after each deal, in order.
        target: of the match, 0 where it has none.
    """
    if not totals:
        return None
    shown = totals[-PLOT_DEALS:]
    if len(shown) == len(totals):
        shown = [(0, (0,) * len(titles)), *shown]
    titles, names = list(map(tidy, titles)), [tidy(name) if name else "" for name in names]
    scene = PlotScene(
        title=say("figures-plot-title"),
        tracks=tuple(
            Track(title, names[side], tuple(points[side] for _, points in shown)) for side, title in enumerate(titles)
        ),
        deals=tuple(number for number, _ in shown),
        target=target,
        target_title=say("figures-target", target=target),
    )
    words = [say("figures-alt-plot", deal=shown[0][0], deals=shown[-1][0], target=target)]
    for track in scene.tracks:
        who = f"{track.title} ({track.names})" if track.names else track.title
        words.append(say("figures-alt-track", who=who, score=", ".join(map(str, track.totals))))
    return Picture(scene, shortened_alt(" ".join(words)))


def sheet_picture(
    say: Say, titles: Sequence[str], rows: Sequence[tuple[int, Sequence[int], Sequence[int]]], target: int, words: str
) -> Picture | None:
    """A score sheet; None before the first score.

    Args:
        say: the language of the picture.
        titles: of the columns.
        rows: the number of each deal, the points written for it, the sums after it.
        target: of the match, 0 where it has none.
        words: the sheet in letters, for where there are no pictures.
    """
    if not rows:
        return None
    titles = list(map(tidy, titles))
    sums = tuple(map(str, rows[-1][2]))
    scene = SheetScene(
        title=say("score-sheet-title"),
        note=say("figures-target", target=target),
        columns=tuple(titles),
        rows=tuple(
            SheetRow(str(number), tuple(map(_written, points)), tuple(map(str, totals)))
            for number, points, totals in rows
        ),
        sums=sums,
    )
    spoken = [say("figures-alt-sheet", target=target, who=" : ".join(titles))]
    for row in scene.rows:
        parts = (f"{points} ({total})" for points, total in zip(row.points, row.totals, strict=True))
        spoken.append(say("figures-alt-row", deal=row.title, parts=" : ".join(parts)))
    spoken.append(say("figures-alt-sums", parts=" : ".join(sums)))
    return Picture(scene, shortened_alt(" ".join(spoken)), words)


def course_picture(say: Say, points: Sequence[CoursePoint]) -> Picture | None:
    """A member's recent matches, given with the newest first; None where there are none."""
    if not points:
        return None
    oldest_first = points[::-1]
    victories = sum(point.won for point in points)
    scene = CourseScene(
        title=say("figures-course-title", n=len(points)),
        won=say("figures-course-won", n=victories),
        lost=say("figures-course-lost", n=len(points) - victories),
        note=say("figures-course-note"),
        matches=tuple(CourseMatch(point.won, point.own, point.other) for point in oldest_first),
    )
    results = [
        say("figures-alt-result", won="yes" if point.won else "no", score=f"{point.own}:{point.other}")
        for point in oldest_first
    ]
    alt = say("figures-alt-course", n=len(points), score=", ".join(results))
    return Picture(scene, shortened_alt(alt), words=alt)


def months_picture(say: Say, months: Sequence[Month]) -> Picture:
    """The figures of complaints, given with the newest month first; the words of each month stand beside it."""
    oldest_first = months[::-1]
    scene = MonthsScene(
        title=say("reports-figures-title"),
        kinds=(
            say("figures-months-filed"),
            say("figures-months-confirmed"),
            say("figures-months-rejected"),
            say("figures-months-late"),
        ),
        months=tuple(
            MonthFigures(
                title=f"{month.month:02}.{month.year}",
                numbers=(month.filed, month.confirmed, month.rejected, month.breaches),
                below=f"⏱ {_short_span(month.median_minutes)}",
            )
            for month in oldest_first
        ),
        note=say("figures-months-note"),
    )
    spoken = [say("figures-alt-months")]
    for month in oldest_first:
        figures = say(
            "reports-figures-month",
            filed=month.filed,
            confirmed=month.confirmed,
            rejected=month.rejected,
            breaches=month.breaches,
        )
        spoken.append(f"{month.month:02}.{month.year}: {figures} · ⏱ {_short_span(month.median_minutes)}.")
    spoken.append(scene.note)
    return Picture(scene, shortened_alt(" ".join(spoken)))


def _written(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _short_span(minutes: int | None) -> str:
    """Hours and minutes: «1:05»."""
    return BLANK if minutes is None else f"{minutes // 60}:{minutes % 60:02}"
