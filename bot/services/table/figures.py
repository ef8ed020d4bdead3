"""What a club promises its members about time, in the numbers that a server may choose for itself.

A table keeps the figures it was opened with: what a server changes later counts for later tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError


@dataclass(frozen=True, slots=True)
class Figures:
    """Times of a club or of a table; None: not chosen, so that what the process is set to holds."""

    move_seconds: int | None = None
    """For a live decision; 0: as long as one likes."""
    grace_seconds: int | None = None
    """After the time of a live move, once per absence."""
    lobby_minutes: int | None = None
    """How long a live table waits for a match."""
    move_hours: int | None = None
    """For a decision by days; 0: as long as one likes."""
    reserves: int | None = None
    """How many days of reserve a member has in a calendar month."""
    lobby_days: int | None = None
    """How long a table by days waits for a match."""
    solo: bool | None = None
    """Whether who plays with robots alone is awaited only so long too."""
    forced: bool | None = None
    """Whether a card without an alternative plays itself."""

    def over(self, other: Figures) -> Figures:
        """These, and the other's where nothing was chosen here."""
        return Figures(**{name: value if value is not None else getattr(other, name) for name, value in _of(self)})

    def changes(self, before: Figures) -> dict[str, int | bool | None]:
        """What is different from before, by name."""
        return {name: value for name, value in _of(self) if value != getattr(before, name)}


LIMITS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "move_seconds": (0, 3600),
        "grace_seconds": (5, 3600),
        "lobby_minutes": (1, 1440),
        "move_hours": (0, 336),
        "reserves": (0, 31),
        "lobby_days": (1, 60),
    }
)
"""The least and the most that each number may be."""


def figures_json(figures: Figures) -> str:
    """How figures are stored."""
    return _adapter().dump_json(figures, exclude_none=True).decode()


def figures_from(stored: str | None) -> Figures:
    """Stored figures; what this version does not know, or cannot read, was never chosen."""
    if stored is None:
        return Figures()
    try:
        return _adapter().validate_json(stored)
    except ValidationError:
        return Figures()


def _of(figures: Figures) -> list[tuple[str, Any]]:
    return [(field.name, getattr(figures, field.name)) for field in fields(figures)]


@cache
def _adapter() -> TypeAdapter[Figures]:
    return TypeAdapter(Figures)
