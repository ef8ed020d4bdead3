"""What pictures show: frozen values of what everybody may see, with every word ready to be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.pictures.figures import CourseScene, MonthsScene, PlotScene, SheetScene
from bot.pictures.names import Colours, Lettering
from engine.cards import Card, Suit

Side: TypeAlias = Literal["top", "right", "bottom", "left"]

PLACES: dict[int, tuple[Side, ...]] = {
    2: ("top", "bottom"),
    3: ("top", "right", "bottom"),
    4: ("top", "right", "bottom", "left"),
}
"""Where seats 0, 1, … sit on the picture, clockwise in order of play."""


@dataclass(frozen=True, slots=True)
class Place:
    """One player: `seat` names the place, `name` the person (empty where it cannot be told)."""

    seat: str
    name: str
    said: str
    """The newest words in the auction; empty in the play."""
    backs: int
    """Cards in hand, face down."""
    open_cards: tuple[Card, ...]
    """Face-up cards on the table (open belot)."""
    covering: tuple[Card, ...]
    """Those of them that lie on a face-down card."""
    laid: Card | None
    """The card in the running trick."""
    leads: bool
    """Whether that card opened the trick."""
    acting: bool
    dealing: bool


@dataclass(frozen=True, slots=True)
class TableScene:
    """Everything on the picture. Two equal scenes give the same bytes."""

    places: tuple[Place, ...]
    contract: str
    """The line at the top left."""
    trump: Suit | None
    score: str
    """The line at the top right."""
    middle: tuple[str, ...]
    """Lines in the middle while there is no trick: the standing bid, the turned card."""
    turned: Card | None
    tricks: str
    """The line at the bottom right."""
    last_trick: tuple[Card, ...]
    last_winner: int
    """Which of those cards took it, from 0."""
    last_title: str
    lettering: Lettering
    colours: Colours


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """A table of a finished match: what everybody saw, and every hand face up."""

    table: TableScene
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still held, as it is arranged."""
    winner: int | None
    """Whose card took the trick on the table; None while it is not complete."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """Cards from strong to weak under one title, each with what it is worth."""

    title: str
    cards: tuple[tuple[Card, int], ...]


@dataclass(frozen=True, slots=True)
class OrderScene:
    """How cards compare and what they are worth, a row for each way of comparing."""

    rows: tuple[OrderRow, ...]
    lettering: Lettering
    colours: Colours


Scene: TypeAlias = TableScene | ReplayScene | OrderScene | PlotScene | SheetScene | CourseScene | MonthsScene
"""Anything that can be drawn."""
