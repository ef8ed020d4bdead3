"""Which matches people played together, as far as complaints need to know."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.connection import ReadTransaction


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match with the table it belongs to and the members who began it, by seat (None: a robot)."""

    match_id: int
    table_id: int
    guild_id: int
    finished_ms: int | None
    members: tuple[int | None, ...]


def match(tx: ReadTransaction, match_id: int) -> PlayedMatch | None:
    """Return a match, or None."""
    row = tx.fetch_one(
        "SELECT matches.table_id, tables.guild_id, matches.finished_ms FROM matches"
        " JOIN tables ON tables.id = matches.table_id WHERE matches.id = ?",
        (match_id,),
    )
    if row is None:
        return None
    seats = tx.fetch_all("SELECT user_id FROM match_seats WHERE match_id = ? ORDER BY seat", (match_id,))
    return PlayedMatch(match_id, **dict(row), members=tuple(seat["user_id"] for seat in seats))


def last_shared(tx: ReadTransaction, guild_id: int, one: int, other: int, since_ms: int) -> int | None:
    """Return the newest match of a server that both began, if it runs or ended after that moment."""
    row = tx.fetch_one(
        "SELECT matches.id FROM match_seats a JOIN match_seats b ON b.match_id = a.match_id AND b.user_id = :other"
        " JOIN matches ON matches.id = a.match_id JOIN tables ON tables.id = matches.table_id"
        " WHERE a.user_id = :one AND tables.guild_id = :guild"
        " AND coalesce(matches.finished_ms, matches.started_ms) >= :since ORDER BY matches.id DESC LIMIT 1",
        {"one": one, "other": other, "guild": guild_id, "since": since_ms},
    )
    return None if row is None else row["id"]
