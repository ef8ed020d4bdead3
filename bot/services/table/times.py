"""What a club promises its members about time, in the numbers that a server may choose for itself.

The process is set to some, a server may choose others, a table keeps those it was opened with: what a server changes
later counts for later tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import timedelta
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypedDict

from pydantic import TypeAdapter, ValidationError

Pace: TypeAlias = Literal["live", "days"]


class TimeChanges(TypedDict, total=False):
    """Times to change; what is left out stays."""

    move_seconds: int | None
    grace_seconds: int | None
    lobby_minutes: int | None
    move_hours: int | None
    reserves: int | None
    lobby_days: int | None
    solo: bool | None
    forced: bool | None


@dataclass(frozen=True, slots=True)
class Times:
    """Times of the process, of a club or of a table; None: not chosen here, so that what is behind it holds."""

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

    def over(self, other: Times) -> Times:
        """These, and the other's where nothing was chosen here."""
        return Times(**{name: value if value is not None else getattr(other, name) for name, value in _of(self)})

    def changes(self, before: Times) -> dict[str, int | bool | None]:
        """What is different from before, by name."""
        return {name: value for name, value in _of(self) if value != getattr(before, name)}

    def move(self, pace: Pace) -> timedelta | None:
        """How long a decision may take; None: as long as one likes."""
        live = timedelta(seconds=self.move_seconds or 0)
        return (live if pace == "live" else timedelta(hours=self.move_hours or 0)) or None

    @property
    def grace(self) -> timedelta:
        """How long is waited once per absence, after the time of a live move."""
        return timedelta(seconds=self.grace_seconds or 0)

    def lobby(self, pace: Pace) -> timedelta:
        """How long a table waits for a match to begin."""
        return timedelta(minutes=self.lobby_minutes or 0) if pace == "live" else timedelta(days=self.lobby_days or 0)


USUAL_TIMES: Final = Times(
    move_seconds=30,
    grace_seconds=60,
    lobby_minutes=45,
    move_hours=24,
    reserves=2,
    lobby_days=7,
    solo=False,
    forced=True,
)
"""All of them, where nobody chooses anything."""


class Limits(NamedTuple):
    """The least and the most that a number may be."""

    least: int
    most: int


LIMITS: Final[Mapping[str, Limits]] = MappingProxyType(
    {
        "move_seconds": Limits(0, 3600),
        "grace_seconds": Limits(5, 3600),
        "lobby_minutes": Limits(1, 1440),
        "move_hours": Limits(0, 336),
        "reserves": Limits(0, 31),
        "lobby_days": Limits(1, 60),
    }
)
"""Of every number, for the settings of the process and for a server's own."""


def times_json(times: Times) -> str:
    """How times are stored."""
    return _adapter().dump_json(times, exclude_none=True).decode()


def times_from(stored: str | None) -> Times:
    """Stored times; what this version does not know, or cannot read, was never chosen."""
    if stored is None:
        return Times()
    try:
        return _adapter().validate_json(stored)
    except ValidationError:
        return Times()


def _of(times: Times) -> list[tuple[str, Any]]:
    return [(field.name, getattr(times, field.name)) for field in fields(times)]


@cache
def _adapter() -> TypeAdapter[Times]:
    return TypeAdapter(Times)
