"""What became of each seat of a match, for the reliability of who held it."""

from __future__ import annotations

from bot.services.table.clocks.state import MatchClock, SeatClock, seat_end
from bot.services.table.clocks.turns import Owners
from bot.store.table.rows import SeatEnd, SeatOutcome
from engine.seats import Seat, side_of


def finished(clock: MatchClock, owners: Owners) -> tuple[SeatEnd, ...]:
    """The results of a match that came to its end, those of former owners included."""
    return (*clock.gone, *_each(clock, owners, ended=True))


def broken_off(clock: MatchClock, owners: Owners) -> tuple[SeatEnd, ...]:
    """The results of a match whose table was closed: only who had left it bears anything."""
    return (*clock.gone, *_each(clock, owners, ended=False))


def outcome_of(own: SeatClock, *, ended: bool, surrendered: bool) -> SeatOutcome:
    """What a seat's owner did with his match."""
    if own.kept in ("left", "gone"):
        return "left"
    if own.kept == "missed":
        return "robot-finished" if own.own else "no-show"
    if not ended:
        return "neutral"
    if surrendered:
        return "surrendered"
    return "timeouts" if own.misses else "good"


def _each(clock: MatchClock, owners: Owners, *, ended: bool) -> tuple[SeatEnd, ...]:
    return tuple(
        seat_end(
            clock,
            seat,
            owner,
            outcome_of(clock.seats[seat], ended=ended, surrendered=_gave_up(clock, seat, len(owners))),
        )
        for seat, owner in enumerate(owners)
        if owner is not None
    )


def _gave_up(clock: MatchClock, seat: Seat, players: int) -> bool:
    return clock.given_up is not None and side_of(seat, players) == clock.given_up
