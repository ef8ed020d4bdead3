"""How patient the club's tables are; the settings of the process are turned into these."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import lru_cache

from bot.services.table.clocks.policy import USUAL_HASTE, ClockPolicy
from bot.services.table.figures import Figures
from bot.services.table.views import Pace


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Pauses in seconds, expiries as durations."""

    robot_delay: float = 0.8
    """How long a robot thinks."""
    next_deal_delay: float = 8.0
    """How long a score sheet is looked at before the next deal comes by itself."""
    lobby_expiry_live: timedelta = timedelta(minutes=45)
    lobby_expiry_days: timedelta = timedelta(days=7)
    retry_delay: float = 5.0
    """How long to wait after something that happens by itself failed; doubled with every further failure."""
    retry_limit: float = 300.0
    clocks: ClockPolicy = field(default_factory=ClockPolicy)
    """How long members are awaited."""

    def lobby_expiry(self, pace: Pace) -> timedelta:
        """How long a table waits for a match to begin."""
        return self.lobby_expiry_live if pace == "live" else self.lobby_expiry_days

    def retry_after(self, failures: int) -> timedelta:
        """How long to wait after that many failures in a row."""
        return timedelta(seconds=min(self.retry_delay * 2 ** (failures - 1), self.retry_limit))

    def figures(self) -> Figures:
        """These in the numbers that a server may choose, all of them."""
        clocks = self.clocks
        return Figures(
            move_seconds=_count(clocks.move_live, timedelta(seconds=1)),
            grace_seconds=_count(clocks.grace, timedelta(seconds=1)),
            lobby_minutes=_count(self.lobby_expiry_live, timedelta(minutes=1)),
            move_hours=_count(clocks.move_days, timedelta(hours=1)),
            reserves=clocks.reserves,
            lobby_days=_count(self.lobby_expiry_days, timedelta(days=1)),
            solo=clocks.solo,
            forced=clocks.forced is not None,
        )


@lru_cache(maxsize=256)
def with_figures(options: TableOptions, figures: Figures) -> TableOptions:
    """The options of a table with figures of its own; what nobody chose stays exactly as it is."""
    own = options.figures()
    chosen = figures.changes(own)
    given = {name: value for name, value in chosen.items() if value is not None}
    if not given:
        return options
    new = figures.over(own)
    clocks = options.clocks
    if "move_seconds" in given:
        clocks = replace(clocks, move_live=timedelta(seconds=new.move_seconds or 0) or None)
    if "move_hours" in given:
        clocks = replace(clocks, move_days=timedelta(hours=new.move_hours or 0) or None)
    if "grace_seconds" in given:
        clocks = replace(clocks, grace=timedelta(seconds=new.grace_seconds or 0))
    if "forced" in given:
        clocks = replace(clocks, forced=USUAL_HASTE if new.forced else None)
    clocks = replace(clocks, solo=bool(new.solo), reserves=new.reserves or 0)
    if "lobby_minutes" in given:
        options = replace(options, lobby_expiry_live=timedelta(minutes=new.lobby_minutes or 0))
    if "lobby_days" in given:
        options = replace(options, lobby_expiry_days=timedelta(days=new.lobby_days or 0))
    return replace(options, clocks=clocks)


def _count(duration: timedelta | None, unit: timedelta) -> int:
    return duration // unit if duration is not None else 0
