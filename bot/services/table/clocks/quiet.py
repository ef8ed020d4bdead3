"""Quiet hours: when a member is not reminded of anything."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_JUST_BEFORE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From `begins` to `ends`, minutes of the member's own day, in a time zone by its IANA name."""

    zone: str
    begins: int
    ends: int

    def earlier(self, moment: datetime) -> datetime:
        """The moment itself, or the last one before the quiet hours it falls into."""
        local = moment.astimezone(_zone(self.zone))
        minute = local.hour * 60 + local.minute
        over_midnight = self.begins > self.ends
        inside = (minute >= self.begins or minute < self.ends) if over_midnight else self.begins <= minute < self.ends
        if not inside:
            return moment
        start = local.replace(hour=self.begins // 60, minute=self.begins % 60, second=0, microsecond=0, fold=0)
        if minute < self.begins:
            start -= timedelta(days=1)  # on the wall clock: the day before, whatever summer time does in between
        return start.astimezone(UTC) - _JUST_BEFORE


def known_zone(name: str) -> bool:
    """Whether a time zone has that name here."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _zone(name: str) -> tzinfo:
    """The zone, or UTC where this machine does not know it any more."""
    return ZoneInfo(name) if known_zone(name) else UTC
