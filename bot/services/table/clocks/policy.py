"""The club's promises about time, as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.services.table.times import USUAL_TIMES, Times

USUAL_HASTE: Final = (1.0, 2.5)
"""Between how many seconds a quick player decides."""


@dataclass(frozen=True, slots=True)
class ClockPolicy:
    """How long members are awaited, and what follows."""

    times: Times = USUAL_TIMES
    """What a server may choose for itself, all of it chosen."""
    short_grace: timedelta = timedelta(seconds=15)
    """After each further miss in a row."""
    row_limit: int = 3
    """Misses in a row after which a robot keeps a seat at a live table."""
    live_limit: int = 5
    """Misses in a match after which a robot keeps a seat at a live table."""
    days_limit: int = 2
    """Misses in a match after which a robot keeps a seat at a table by days."""
    reminders: tuple[timedelta, ...] = (timedelta(hours=12), timedelta(hours=4), timedelta(hours=1))
    """Before a deadline by days; the first only for who has not looked."""
    reserve: timedelta = timedelta(hours=24)
    silence: timedelta = timedelta(hours=72)
    """After so long the others may decide how to go on at a table by days."""
    blameless: timedelta = timedelta(minutes=10)
    """After an outage nobody's miss counts for so long."""
    pause: timedelta = timedelta(minutes=3)
    longest_pause: timedelta = timedelta(days=14)
    haste: tuple[float, float] = USUAL_HASTE
    """Between how many seconds a card without an alternative plays itself, where it does."""
    heartbeat: timedelta | None = timedelta(seconds=10)
    """How often a sign of life is noted; None where no time is kept."""
    surrender_deal: int = 3
    """The first deal in which a side may give up."""

    @property
    def timeless(self) -> bool:
        """Whether every decision may take as long as it likes."""
        return self.times.move("live") is None and self.times.move("days") is None
