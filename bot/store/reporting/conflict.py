"""Conflict of interest as SQL: which cases exist for a moderator.

A case exists for a moderator unless they are the member complained of or one of the reporters, sat at that table (also
as a substitute), took the decision under appeal, or have a block (in the strict form also many games or a thanks) with
either side. Every question a moderator can ask goes through `VISIBLE`, so a case that they must not see is not refused:
it is not there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bot.store.sqlite.connection import ReadTransaction, SqlValue
from bot.store.sqlite.dialect import in_hex, listed

VISIBLE: Final = f"""
    c.guild_id = :guild AND c.state <> 'merged' AND (c.owner_only = 0 OR :owner)
    AND c.suspect_id <> :me AND c.suspect_id NOT IN {listed("ids")}
    AND NOT EXISTS (
        SELECT 1 FROM voices v WHERE v.case_id = coalesce(c.appeal_of, c.id) AND (
            {in_hex("v.reporter_key")} = :key OR {in_hex("v.reporter_key")} IN {listed("keys")}
            OR EXISTS (SELECT 1 FROM match_seats s WHERE s.match_id = v.match_id AND s.user_id = :me)
            OR EXISTS (SELECT 1 FROM seat_results r WHERE r.match_id = v.match_id AND r.user_id = :me)
            OR EXISTS (SELECT 1 FROM matches m JOIN seats s ON s.table_id = m.table_id
                WHERE m.id = v.match_id AND m.finished_ms IS NULL AND s.user_id = :me)))
    AND NOT EXISTS (SELECT 1 FROM cases o WHERE o.id = c.appeal_of AND o.decided_by = :me)
"""
"""The condition over `cases c` with the parameters of `Looker.parameters`."""


@dataclass(frozen=True, slots=True)
class Looker:
    """A moderator who asks: their own keyed hash, and whom they have a conflict with (as ids and as keyed hashes)."""

    guild_id: int
    user_id: int
    owner: bool
    key: bytes = field(repr=False)
    ids: tuple[int, ...] = ()
    keys: tuple[bytes, ...] = field(default=(), repr=False)

    def parameters(self, **more: SqlValue) -> dict[str, SqlValue]:
        """What `VISIBLE` is filled with, and further parameters."""
        return {
            "guild": self.guild_id,
            "me": self.user_id,
            "owner": self.owner,
            "key": self.key.hex().upper(),
            "ids": json.dumps(self.ids),
            "keys": json.dumps([key.hex().upper() for key in self.keys]),
            **more,
        }


def blocked_with(tx: ReadTransaction, guild_id: int, user_id: int) -> frozenset[int]:
    """Return whom the member has blocked and who has blocked them, on that server."""
    rows = tx.fetch_all(
        "SELECT blocked_id AS other FROM blocks WHERE guild_id = :guild AND blocker_id = :me"
        " UNION SELECT blocker_id FROM blocks WHERE guild_id = :guild AND blocked_id = :me",
        {"guild": guild_id, "me": user_id},
    )
    return _others(row["other"] for row in rows)


def often_played_with(
    tx: ReadTransaction, guild_id: int, user_id: int, since_ms: int, least_matches: int
) -> frozenset[int]:
    """Return who began at least so many matches together with the member since that moment."""
    rows = tx.fetch_all(
        "SELECT theirs.user_id AS other FROM match_seats mine"
        " JOIN matches ON matches.id = mine.match_id AND matches.started_ms >= :since"
        " JOIN tables ON tables.id = matches.table_id AND tables.guild_id = :guild"
        " JOIN match_seats theirs ON theirs.match_id = mine.match_id AND theirs.user_id <> :me"
        " WHERE mine.user_id = :me GROUP BY theirs.user_id HAVING count(*) >= :least",
        {"guild": guild_id, "me": user_id, "since": since_ms, "least": least_matches},
    )
    return _others(row["other"] for row in rows)


def thanked_with(tx: ReadTransaction, guild_id: int, user_id: int, since_ms: int) -> frozenset[int]:
    """Return whom the member has thanked and who has thanked them since that moment."""
    rows = tx.fetch_all(
        "SELECT receiver_id AS other FROM thanks WHERE guild_id = :guild AND giver_id = :me AND given_ms >= :since"
        " UNION SELECT giver_id FROM thanks WHERE guild_id = :guild AND receiver_id = :me AND given_ms >= :since",
        {"guild": guild_id, "me": user_id, "since": since_ms},
    )
    return _others(row["other"] for row in rows)


def _others(ids: Iterable[int | None]) -> frozenset[int]:
    return frozenset(other for other in ids if other is not None)
