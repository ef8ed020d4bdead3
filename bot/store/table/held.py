"""Who held the seat that he began a match on: what rating, rivalry and duplicate deals go by."""

from __future__ import annotations

from typing import Final

from bot.store.sqlite.connection import ReadTransaction, Row
from engine.seats import Seat

_HELD: Final = frozenset({"good", "timeouts", "surrendered"})
"""Outcomes of members who held their seat to the end."""

BEGUN: Final = (
    "SELECT s.match_id, s.seat, s.user_id, r.outcome, r.own,"
    " (SELECT sum(a.own + a.robot) FROM seat_results a WHERE a.match_id = s.match_id AND a.seat = s.seat) AS taken"
    " FROM match_seats s LEFT JOIN seat_results r"
    " ON r.match_id = s.match_id AND r.seat = s.seat AND r.user_id = s.user_id"
)
"""Selects the seats of matches with who began on them, for a condition and an order to follow."""


def is_held(seat: Row) -> bool:
    """Whether the member of a row of `BEGUN` sat there at the end and took at least half of the seat's decisions."""
    return seat["outcome"] in _HELD and 2 * seat["own"] >= (seat["taken"] or 0)


def left_seats(tx: ReadTransaction, match_id: int) -> frozenset[Seat]:
    """Return the seats of a match that is over whose members did not hold them."""
    rows = tx.fetch_all(f"{BEGUN} WHERE s.match_id = ? AND s.kind = 'human'", (match_id,))
    return frozenset(row["seat"] for row in rows if not is_held(row))
