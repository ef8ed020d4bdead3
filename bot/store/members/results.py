"""What members' figures are computed from: results of seats, partners, decisions of moderators that freeze points."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.store.sqlite.connection import ReadTransaction, Row
from bot.store.table.duplicates import COVERED
from engine.seats import in_pairs

_KEPT: Final = "('good', 'timeouts', 'surrendered')"
"""Outcomes of members who held their seat to the end."""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A match that a member played to its end."""

    match_id: int
    preset: str
    seat: int
    players: int
    winner: int | None
    totals: tuple[int, ...]
    finished_ms: int
    partner_id: int | None


@dataclass(frozen=True, slots=True)
class OutcomeRow:
    """A result that counts for reliability; `deals` were dealt up to the member's last decision."""

    match_id: int
    outcome: str
    ended_ms: int
    pace: str
    deals: int


def company(tx: ReadTransaction, guild_id: int) -> dict[int, int]:
    """Return by member with how many different partners he has finished a game on a server."""
    rows = tx.fetch_all(
        "SELECT mine.user_id AS user_id, count(DISTINCT theirs.user_id) AS n FROM seat_results mine"
        " JOIN seat_results theirs ON theirs.match_id = mine.match_id AND theirs.seat = (mine.seat + 2) % 4"
        f" AND theirs.user_id <> mine.user_id AND theirs.outcome IN {_KEPT}"
        " JOIN matches ON matches.id = mine.match_id AND matches.finished_ms IS NOT NULL"
        f" WHERE mine.guild_id = ? AND mine.outcome IN {_KEPT}"
        " AND EXISTS (SELECT 1 FROM match_seats s WHERE s.match_id = mine.match_id AND s.seat = 3)"
        " GROUP BY mine.user_id",
        (guild_id,),
    )
    return {row["user_id"]: row["n"] for row in rows}


def finished_games(tx: ReadTransaction, guild_id: int, user_id: int | None = None) -> dict[int, int]:
    """Return by member (or for one) how many games he has finished on a server."""
    rows = tx.fetch_all(
        "SELECT user_id, count(DISTINCT match_id) AS n FROM seat_results"
        " JOIN matches ON matches.id = match_id AND matches.finished_ms IS NOT NULL"
        f" WHERE guild_id = :guild AND outcome IN {_KEPT} AND (:user IS NULL OR user_id = :user) GROUP BY user_id",
        {"guild": guild_id, "user": user_id},
    )
    return {row["user_id"]: row["n"] for row in rows}


def played(tx: ReadTransaction, guild_id: int, user_id: int) -> tuple[PlayedRow, ...]:
    """Return the matches that a member finished on a server, the newest first.

    One whose deals other tables still play is left out until they have: who won would tell them something.
    """
    rows = tx.fetch_all(
        "SELECT r.match_id, tables.preset, r.seat, m.winner, m.totals, m.finished_ms,"
        " (SELECT count(*) FROM match_seats s WHERE s.match_id = m.id) AS players,"
        " (SELECT p.user_id FROM seat_results p WHERE p.match_id = m.id AND p.seat = (r.seat + 2) % 4"
        f" AND p.user_id <> r.user_id AND p.outcome IN {_KEPT}) AS partner_id"
        " FROM seat_results r JOIN matches m ON m.id = r.match_id AND m.finished_ms IS NOT NULL"
        " JOIN tables ON tables.id = m.table_id"
        f" WHERE r.user_id = ? AND r.guild_id = ? AND r.outcome IN {_KEPT} AND NOT {COVERED}"
        " ORDER BY m.finished_ms DESC, m.id DESC",
        (user_id, guild_id),
    )
    return tuple(map(_played, rows))


def outcomes(tx: ReadTransaction, guild_id: int, user_id: int, limit: int) -> tuple[OutcomeRow, ...]:
    """Return the newest results of a member that count for reliability."""
    rows = tx.fetch_all(
        "SELECT r.match_id, r.outcome, r.ended_ms, t.pace,"
        " (SELECT count(*) FROM events e WHERE e.match_id = r.match_id AND e.kind = 'dealt' AND e.seq <="
        " (SELECT max(seq) FROM events a WHERE a.match_id = r.match_id AND a.actor_id = r.user_id)) AS deals"
        " FROM seat_results r JOIN matches m ON m.id = r.match_id JOIN tables t ON t.id = m.table_id"
        " WHERE r.user_id = ? AND r.guild_id = ? AND r.counted ORDER BY r.ended_ms DESC, r.match_id DESC LIMIT ?",
        (user_id, guild_id, limit),
    )
    return tuple(OutcomeRow(**dict(row)) for row in rows)


def told_of_confirmed(
    tx: ReadTransaction, guild_id: int, now_ms: int, user_id: int | None = None
) -> Mapping[int, tuple[int, ...]]:
    """Return by member when he was told of complaints about him that were confirmed and not cleared by an appeal.

    What was only written down without telling him is left out: a level that disappears would tell him.
    """
    rows = tx.fetch_all(
        "SELECT s.user_id, s.from_ms FROM sanctions s WHERE s.guild_id = :guild AND s.from_ms <= :now"
        " AND (:user IS NULL OR s.user_id = :user) AND s.lifted_by IS NOT 'appeal'"
        " AND NOT EXISTS (SELECT 1 FROM cases a WHERE a.appeal_of = s.case_id AND a.verdict = 'confirmed')"
        " AND EXISTS (SELECT 1 FROM voices v WHERE v.case_id = s.case_id AND v.outcome = 'confirmed' AND v.quiet = 0)"
        " ORDER BY s.from_ms",
        {"guild": guild_id, "now": now_ms, "user": user_id},
    )
    moments: defaultdict[int, list[int]] = defaultdict(list)
    for row in rows:
        moments[row["user_id"]].append(row["from_ms"])
    return {member: tuple(found) for member, found in moments.items()}


def _played(row: Row) -> PlayedRow:
    """Build a match; in forms for two and three nobody has a partner."""
    partners = in_pairs(row["players"])
    return PlayedRow(
        match_id=row["match_id"],
        preset=row["preset"],
        seat=row["seat"],
        players=row["players"],
        winner=row["winner"],
        totals=tuple(json.loads(row["totals"])),
        finished_ms=row["finished_ms"],
        partner_id=row["partner_id"] if partners else None,
    )
