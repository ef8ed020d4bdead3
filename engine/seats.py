"""Seats in order of play and the sides they belong to.

Seats are 0..players-1 in order of play. Four players form two sides, 0 and 2 against 1 and 3; two or three play alone,
so that side and seat are the same number (docs/rules.md sections 1 and 7).
"""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
Side: TypeAlias = int

PAIRED: Final = 4
"""So many play in two pairs."""


def in_pairs(players: int) -> bool:
    """Whether partners sit opposite each other; two or three play alone."""
    return players == PAIRED


def next_seat(seat: Seat, players: int, steps: int = 1) -> Seat:
    """The seat that many steps further in order of play."""
    return (seat + steps) % players


def side_of(seat: Seat, players: int) -> Side:
    """The side a seat plays for."""
    return seat & 1 if players == PAIRED else seat


def sides(players: int) -> int:
    """How many sides there are: two pairs, or as many as players."""
    return 2 if players == PAIRED else players


def partner_of(seat: Seat, players: int) -> Seat | None:
    """The seat opposite in a game of pairs, None where each plays alone."""
    return (seat + 2) % PAIRED if players == PAIRED else None


def seats_of(side: Side, players: int) -> tuple[Seat, ...]:
    """The seats of a side."""
    return (side, side + 2) if players == PAIRED else (side,)


def in_order(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in order of play, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))
