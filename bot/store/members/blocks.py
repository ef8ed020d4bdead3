"""Blocks and private notes: what a member keeps about others, for nobody else's eyes."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.dialect import listed


def set_block(tx: WriteTransaction, guild_id: int, blocker_id: int, blocked_id: int, at_ms: int | None) -> bool:
    """Block somebody from that moment, or no longer (None); whether anything changed."""
    if at_ms is None:
        sql = "DELETE FROM blocks WHERE guild_id = ? AND blocker_id = ? AND blocked_id = ?"
        return tx.execute(sql, (guild_id, blocker_id, blocked_id)) == 1
    changed = tx.execute(
        "INSERT INTO blocks (guild_id, blocker_id, blocked_id, at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (guild_id, blocker_id, blocked_id, at_ms),
    )
    return changed == 1


def blocked_by(tx: ReadTransaction, guild_id: int, blocker_id: int) -> tuple[int, ...]:
    """Return whom a member has blocked, the oldest block first."""
    rows = tx.fetch_all(
        "SELECT blocked_id FROM blocks WHERE guild_id = ? AND blocker_id = ? ORDER BY at_ms, blocked_id",
        (guild_id, blocker_id),
    )
    return tuple(row["blocked_id"] for row in rows)


def blocks(tx: ReadTransaction, guild_id: int, one: int, others: Iterable[int]) -> tuple[bool, bool]:
    """Whether a member has blocked any of the others, and whether any of them has blocked him."""
    rows = tx.fetch_all(
        "SELECT blocker_id FROM blocks WHERE guild_id = :guild AND ("
        f"(blocker_id = :one AND blocked_id IN {listed('others')})"
        f" OR (blocked_id = :one AND blocker_id IN {listed('others')}))",
        {"guild": guild_id, "one": one, "others": json.dumps(list(others))},
    )
    blockers = {row["blocker_id"] for row in rows}
    return one in blockers, bool(blockers - {one})


def set_note(tx: WriteTransaction, guild_id: int, author_id: int, about_id: int, words: str, at_ms: int) -> None:
    """Write down something about somebody; empty words delete the note."""
    key = (guild_id, author_id, about_id)
    tx.execute("DELETE FROM private_notes WHERE guild_id = ? AND author_id = ? AND about_id = ?", key)
    if words:
        tx.execute(
            "INSERT INTO private_notes (guild_id, author_id, about_id, words, changed_ms) VALUES (?, ?, ?, ?, ?)",
            (*key, words, at_ms),
        )


def note(tx: ReadTransaction, guild_id: int, author_id: int, about_id: int) -> str:
    """Return what a member wrote down about another, empty where he did not."""
    row = tx.fetch_one(
        "SELECT words FROM private_notes WHERE guild_id = ? AND author_id = ? AND about_id = ?",
        (guild_id, author_id, about_id),
    )
    return "" if row is None else row["words"]
