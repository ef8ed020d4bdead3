"""Finished matches of members against members, as rivalry is computed from them: who sat where and held his seat."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.store.sqlite.connection import ReadTransaction, Row, SqlValue
from bot.store.table.duplicates import COVERED
from bot.store.table.held import BEGUN, is_held
from engine.seats import Seat

_CHOSEN: Final = (
    "SELECT m.id FROM matches m JOIN tables ON tables.id = m.table_id"
    " WHERE tables.guild_id = :guild AND NOT tables.private AND m.winner IS NOT NULL AND m.finished_ms IS NOT NULL"
    f" AND NOT {COVERED}"
    " AND NOT EXISTS (SELECT 1 FROM match_seats r WHERE r.match_id = m.id AND r.kind = 'robot')"
)
"""Who won at a table while others still play its deals would tell them something, so such matches come later."""

Moment: TypeAlias = tuple[int, int]
"""When a match ended, in milliseconds, and its number: their order."""

BEGINNING: Final[Moment] = (-1, 0)
"""Before every match."""

Fingerprint: TypeAlias = tuple[int, int]
"""How many matches a server has finished, and the number of the newest ghost."""


@dataclass(frozen=True, slots=True)
class ContestSeat:
    """How a member who began the match kept his seat."""

    user_id: int
    held: bool
    """Whether he sat there at the end and took at least half of the seat's decisions himself."""


@dataclass(frozen=True, slots=True)
class ContestRow:
    """A finished match at a public table at which only members sat when it began."""

    match_id: int
    rules: str
    """As stored; see `codec.decode_rules`."""
    winner: int
    totals: tuple[int, ...]
    finished_ms: int
    seats: tuple[ContestSeat, ...]
    left_at: Mapping[Seat, tuple[int, ...]]
    """Of each seat that was not held: the totals when its owner took his last decision."""

    @property
    def moment(self) -> Moment:
        """Where it stands among the matches of its server."""
        return self.finished_ms, self.match_id


def contests(tx: ReadTransaction, guild_id: int, since_ms: int = 0, until_ms: int | None = None) -> list[ContestRow]:
    """Return the matches of a server that ended from `since_ms` up to, not including, `until_ms`; the oldest first."""
    values = {"guild": guild_id, "since": since_ms, "until": until_ms}
    return _contests(
        tx, f"{_CHOSEN} AND m.finished_ms >= :since AND (:until IS NULL OR m.finished_ms < :until)", values
    )


def contests_after(tx: ReadTransaction, guild_id: int, after: Moment, limit: int) -> list[ContestRow]:
    """Return the matches of a server that ended after one, the oldest first and at most `limit`."""
    values = {"guild": guild_id, "ms": after[0], "id": after[1], "limit": limit}
    return _contests(
        tx,
        f"{_CHOSEN} AND (m.finished_ms, m.id) > (:ms, :id) ORDER BY m.finished_ms, m.id LIMIT :limit",
        values,
    )


def fingerprint(tx: ReadTransaction, guild_id: int, until: Moment) -> Fingerprint:
    """Return what changes whenever the contests of a server up to a moment, that one included, could have changed."""
    row = tx.fetch_one(
        "SELECT count(*) AS n, (SELECT coalesce(max(number), 0) FROM ghosts) AS ghosts"
        " FROM matches m JOIN tables t ON t.id = m.table_id"
        " WHERE t.guild_id = :guild AND (m.finished_ms, m.id) <= (:ms, :id)",
        {"guild": guild_id, "ms": until[0], "id": until[1]},
    )
    assert row is not None, "an aggregate always has a row"
    return row["n"], row["ghosts"]


def _contests(tx: ReadTransaction, chosen: str, values: Mapping[str, SqlValue]) -> list[ContestRow]:
    people: defaultdict[int, list[Row]] = defaultdict(list)
    seats = tx.fetch_all(f"{BEGUN} WHERE s.match_id IN ({chosen}) ORDER BY s.match_id, s.seat", values)
    for seat in seats:
        people[seat["match_id"]].append(seat)
    rows = tx.fetch_all(
        f"SELECT id, rules, winner, totals, finished_ms FROM matches WHERE id IN ({chosen}) ORDER BY finished_ms, id",
        values,
    )
    return [_contest(tx, row, people[row["id"]]) for row in rows]


def _contest(tx: ReadTransaction, row: Row, people: list[Row]) -> ContestRow:
    seats = tuple(ContestSeat(seat["user_id"], is_held(seat)) for seat in people)
    nothing = (0,) * len(json.loads(row["totals"]))
    return ContestRow(
        match_id=row["id"],
        rules=row["rules"],
        winner=row["winner"],
        totals=tuple(json.loads(row["totals"])),
        finished_ms=row["finished_ms"],
        seats=seats,
        left_at={
            number: _totals_when_left(tx, row["id"], seat.user_id) or nothing
            for number, seat in enumerate(seats)
            if not seat.held
        },
    )


def _totals_when_left(tx: ReadTransaction, match_id: int, user_id: int) -> tuple[int, ...] | None:
    """The totals after the last deal that was scored before the member's last decision; None before the first."""
    row = tx.fetch_one(
        "SELECT body FROM events WHERE match_id = :match AND kind = 'deal-scored' AND seq <"
        " coalesce((SELECT max(seq) FROM events WHERE match_id = :match AND actor_id = :user), 0)"
        " ORDER BY seq DESC LIMIT 1",
        {"match": match_id, "user": user_id},
    )
    return None if row is None else tuple(json.loads(row["body"])["totals"])
