"""Time as a collaborator: what needs the hour asks a `Clock`, so that tests can move it by hand."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Protocol

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


class Clock(Protocol):
    """Where services take the time from; the only way they wait."""

    def now(self) -> datetime:
        """Return the present moment, aware and in UTC."""
        ...

    def monotonic(self) -> float:
        """Return seconds from an arbitrary start that never go back: for measuring how long something took."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that many seconds; zero or less only gives other tasks their turn."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """Return the present moment, aware and in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return seconds of the machine's monotonic clock: changing the date does not move it."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait that many seconds."""
        await asyncio.sleep(max(seconds, 0))


def to_ms(moment: datetime) -> int:
    """Return UTC epoch milliseconds (rounded down) of an aware moment: how every time is stored.

    Raises `ValueError` for a moment without a time zone: nobody knows which hour it means.
    """
    if moment.utcoffset() is None:
        raise ValueError(f"moment without a time zone: {moment!r}")
    return (moment - _EPOCH) // _MILLISECOND


def from_ms(milliseconds: int) -> datetime:
    """Return the aware UTC moment of epoch milliseconds; the inverse of `to_ms`."""
    return _EPOCH + timedelta(milliseconds=milliseconds)
