"""How patient the club's tables are; the settings of the process are turned into these."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import lru_cache

from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.times import Pace, Times


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Pauses in seconds, expiries as durations."""

    robot_delay: float = 0.8
    """How long a robot thinks."""
    next_deal_delay: float = 8.0
    """How long a score sheet is looked at before the next deal comes by itself."""
    retry_delay: float = 5.0
    """How long to wait after something that happens by itself failed; doubled with every further failure."""
    retry_limit: float = 300.0
    clocks: ClockPolicy = field(default_factory=ClockPolicy)
    """How long members are awaited."""

    @property
    def times(self) -> Times:
        """Those in the numbers that a server may choose."""
        return self.clocks.times

    def lobby_expiry(self, pace: Pace) -> timedelta:
        """How long a table waits for a match to begin."""
        return self.times.lobby(pace)

    def retry_after(self, failures: int) -> timedelta:
        """How long to wait after that many failures in a row."""
        return timedelta(seconds=min(self.retry_delay * 2 ** (failures - 1), self.retry_limit))


@lru_cache(maxsize=256)
def with_times(options: TableOptions, times: Times) -> TableOptions:
    """The options of a table with times of its own; what nobody chose stays as it is."""
    return replace(options, clocks=replace(options.clocks, times=times.over(options.times)))
