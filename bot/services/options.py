"""How patient the club's tables are; the settings of the process are turned into these."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from bot.services.clocks.policy import ClockPolicy
from bot.services.views import Pace


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
