"""Finished matches of servers and members, for looking at them again."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database
from bot.store.table import match_sql
from bot.store.table.duplicates import COVERED
from bot.store.table.records import MatchLog, MatchRow

_FINISHED = (
    "SELECT matches.id FROM match_seats AS mine"  # noqa: S608 - what is put in is written in the code
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


class ArchiveStore:
    """Reads what the tables have written; it changes nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(
        self, guild_id: int, user_id: int, reader_id: int, *, limit: int, before: int | None
    ) -> tuple[MatchRow, ...]:
        """The won matches of a member on a server, newest first; those of private tables only for who played them."""
        values = {"guild": guild_id, "user": user_id, "reader": reader_id, "limit": limit, "before": before}

        def read(tx: ReadTransaction) -> tuple[MatchRow, ...]:
            rows = tx.fetch_all(_FINISHED, values)
            return tuple(match for row in rows if (match := match_sql.find(tx, row["id"])) is not None)

        return await self._database.read(read)

    async def find(self, match_id: int) -> StoredMatch | None:
        """What decides who may see a match; None where there is none of that number."""

        def read(tx: ReadTransaction) -> StoredMatch | None:
            rows = tx.fetch_all(
                f"SELECT guild_id, private, winner, {COVERED} AS covered FROM matches"  # noqa: S608
                " JOIN tables ON tables.id = table_id WHERE matches.id = ?",
                (match_id,),
            )
            seats = tx.fetch_all(
                "SELECT user_id FROM match_seats WHERE match_id = ? AND user_id IS NOT NULL", (match_id,)
            )
            if not rows:
                return None
            row = rows[0]
            players = frozenset(int(seat["user_id"]) for seat in seats)
            return StoredMatch(
                row["guild_id"], bool(row["private"]), row["winner"] is not None, players, bool(row["covered"])
            )

        return await self._database.read(read)

    async def log(self, match_id: int) -> MatchLog | None:
        """A match with its events and what robots weighed."""
        return await self._database.read(lambda tx: match_sql.find_log(tx, match_id))
