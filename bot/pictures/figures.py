"""What pictures of figures show: frozen values with every word ready to be drawn, apart from numbers on axes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Track:
    """One column of a match in the course of its deals."""

    title: str
    names: str
    """The people behind it; empty where the title says it."""
    totals: tuple[int, ...]
    """After each of the plot's deals."""


@dataclass(frozen=True, slots=True)
class PlotScene:
    """The columns of a match as lines, with the target that they run for."""

    title: str
    tracks: tuple[Track, ...]
    """Two to four."""
    deals: tuple[int, ...]
    """The numbers of the deals shown, 0 for the beginning; at least one."""
    target: int
    target_title: str


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal of a score sheet: for each column the points and what they made."""

    title: str
    points: tuple[str, ...]
    totals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet as people keep it on paper: a row for each deal, the sums below."""

    title: str
    note: str
    """Smaller, at the right of the title."""
    columns: tuple[str, ...]
    """Two to four."""
    rows: tuple[SheetRow, ...]
    sums: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CourseMatch:
    """A match in the course of a member's results: points of his side and of the best other one."""

    won: bool
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class CourseScene:
    """A member's recent matches as bars, the oldest first: up for a victory, down for a defeat."""

    title: str
    won: str
    lost: str
    """The words beside the samples of the two kinds of bars."""
    note: str
    """What the length of a bar means."""
    matches: tuple[CourseMatch, ...]


@dataclass(frozen=True, slots=True)
class MonthFigures:
    """One month: a number for each kind of bar, and words below."""

    title: str
    numbers: tuple[int, ...]
    below: str


@dataclass(frozen=True, slots=True)
class MonthsScene:
    """Figures by month as groups of bars, the oldest month first."""

    title: str
    kinds: tuple[str, ...]
    """The words beside the samples, one for each number of a month; at most four."""
    months: tuple[MonthFigures, ...]
    note: str
    """What stands below the months."""
