"""Finished matches of servers and members, for looking at them again; nothing here changes anything."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.sqlite.connection import ReadTransaction
from bot.store.table import matches
from bot.store.table.duplicates import COVERED
from bot.store.table.rows import MatchRow

_FINISHED = (
    "SELECT matches.id FROM match_seats AS mine"
    " JOIN matches ON matches.id = mine.match_id JOIN tables ON tables.id = matches.table_id"
    " WHERE mine.user_id = :user AND tables.guild_id = :guild AND matches.winner IS NOT NULL"
    " AND (:before IS NULL OR matches.id < :before)"
    f" AND NOT {COVERED}"
    " AND (tables.private = 0 OR EXISTS"
    " (SELECT 1 FROM match_seats AS seen WHERE seen.match_id = matches.id AND seen.user_id = :reader))"
    " ORDER BY matches.id DESC LIMIT :limit"
)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """Where a match was played and by whom; `finished` says that somebody won it."""

    guild_id: int
    private: bool
    finished: bool
    players: frozenset[int]
    covered: bool = False
    """Whether some table still has to play its deals."""


def finished(
    tx: ReadTransaction, guild_id: int, user_id: int, reader_id: int, *, limit: int, before: int | None
) -> tuple[MatchRow, ...]:
    """The won matches of a member on a server, newest first; those of private tables only for who played them."""
    values = {"guild": guild_id, "user": user_id, "reader": reader_id, "limit": limit, "before": before}
    rows = tx.fetch_all(_FINISHED, values)
    return tuple(match for row in rows if (match := matches.find(tx, row["id"])) is not None)


def find(tx: ReadTransaction, match_id: int) -> StoredMatch | None:
    """What decides who may see a match; None where there is none of that number."""
    row = tx.fetch_one(
        f"SELECT guild_id, private, winner, {COVERED} AS covered FROM matches"
        " JOIN tables ON tables.id = table_id WHERE matches.id = ?",
        (match_id,),
    )
    if row is None:
        return None
    seats = tx.fetch_all("SELECT user_id FROM match_seats WHERE match_id = ? AND user_id IS NOT NULL", (match_id,))
    players = frozenset(int(seat["user_id"]) for seat in seats)
    return StoredMatch(row["guild_id"], bool(row["private"]), row["winner"] is not None, players, bool(row["covered"]))
