"""Notes for moderators about circles that thank each other a lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.store.sqlite.connection import ReadTransaction, Row, WriteTransaction

CircleState: TypeAlias = Literal["new", "dismissed", "discounted"]


@dataclass(frozen=True, slots=True)
class CircleRow:
    """A note about a member: what was found, and what a moderator made of it."""

    guild_id: int
    user_id: int
    noted_ms: int
    received: int
    top_share: float
    reciprocity: float
    state: CircleState = "new"
    decided_ms: int | None = None


def note(tx: WriteTransaction, new: CircleRow, again_ms: int) -> bool:
    """Write a note down, or bring an open one up to date; one decided after `again_ms` stays. Whether it is open."""
    values = (new.guild_id, new.user_id, new.noted_ms, new.received, new.top_share, new.reciprocity)
    changed = tx.execute(
        "INSERT INTO circle_notes (guild_id, user_id, noted_ms, received, top_share, reciprocity)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, user_id) DO UPDATE SET noted_ms = excluded.noted_ms,"
        " received = excluded.received, top_share = excluded.top_share, reciprocity = excluded.reciprocity,"
        " state = 'new', decided_by = NULL, decided_ms = NULL"
        " WHERE state = 'new' OR (state = 'dismissed' AND decided_ms < ?)",
        (*values, again_ms),
    )
    return changed == 1


def shown(tx: ReadTransaction, guild_id: int, looker_id: int, limit: int) -> tuple[CircleRow, ...]:
    """Return notes that are open or can still be taken back, open ones first.

    None about the one who looks, nor about anybody he has thanked: he may be part of the circle.
    """
    rows = tx.fetch_all(
        "SELECT * FROM circle_notes c WHERE guild_id = :guild AND user_id <> :looker AND state <> 'dismissed'"
        " AND NOT EXISTS (SELECT 1 FROM thanks t WHERE t.guild_id = c.guild_id AND t.receiver_id = c.user_id"
        " AND t.giver_id = :looker) ORDER BY state = 'new' DESC, noted_ms DESC, user_id LIMIT :limit",
        {"guild": guild_id, "looker": looker_id, "limit": limit},
    )
    return tuple(map(_row, rows))


def find(tx: ReadTransaction, guild_id: int, user_id: int) -> CircleRow | None:
    """Return the note about a member, or None."""
    row = tx.fetch_one("SELECT * FROM circle_notes WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    return None if row is None else _row(row)


def decide(
    tx: WriteTransaction, guild_id: int, user_id: int, before: CircleState, after: CircleState, by: int, at_ms: int
) -> bool:
    """Move a note on from a state; False where it is in another."""
    decided = (None, None) if after == "new" else (by, at_ms)
    changed = tx.execute(
        "UPDATE circle_notes SET state = ?, decided_by = ?, decided_ms = ?"
        " WHERE guild_id = ? AND user_id = ? AND state = ?",
        (after, *decided, guild_id, user_id, before),
    )
    return changed == 1


def drop_old(tx: WriteTransaction, before_ms: int) -> int:
    """Delete notes that are older, unless thanks are out of account because of them; how many it were."""
    return tx.execute("DELETE FROM circle_notes WHERE noted_ms < ? AND state <> 'discounted'", (before_ms,))


def _row(row: Row) -> CircleRow:
    return CircleRow(**{name: row[name] for name in CircleRow.__dataclass_fields__})
