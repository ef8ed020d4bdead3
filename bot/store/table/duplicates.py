"""Events of duplicate deals: their tables, and what each of them made of the deals. Functions of a transaction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.table import matches, tables
from bot.store.table.held import left_seats
from bot.store.table.rows import DuplicateRow, EventTable, NewTable, TableRow

COVERED: Final = (
    "EXISTS (SELECT 1 FROM tables played WHERE played.duplicate_id = tables.duplicate_id"
    " AND played.state IN ('lobby', 'playing'))"
)
"""Holds for a row of `tables` whose deals some table still has to play, or to play on."""


def create(
    tx: WriteTransaction, new: NewTable, count: int, commitment: str
) -> tuple[DuplicateRow, tuple[TableRow, ...]]:
    """Open an event with so many empty tables like `new`, all or none."""
    event_id = tx.insert(
        "INSERT INTO duplicates (guild_id, channel_id, host_id, rules, language, commitment, created_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (new.guild_id, new.channel_id, new.host_id, new.rules, new.language, commitment, new.created_ms),
    )
    mine = replace(new, duplicate_id=event_id)
    rows = tuple(tables.create(tx, mine) for _ in range(count))
    event = _find(tx, event_id)
    assert event is not None, "it has just been stored"
    return event, rows


def load(tx: ReadTransaction, event_id: int) -> tuple[DuplicateRow, tuple[EventTable, ...]] | None:
    """Return an event with its tables in order and their matches, or None."""
    event = _find(tx, event_id)
    rows = tables.find_all(tx, "duplicate_id = ?", (event_id,))
    return event and (event, tuple(_event_table(tx, row) for row in rows))


def unshown(tx: ReadTransaction) -> tuple[int, ...]:
    """Return the events whose comparison has not been shown, oldest first."""
    return tuple(row["id"] for row in tx.fetch_all("SELECT id FROM duplicates WHERE shown_ms IS NULL ORDER BY id"))


def set_message(tx: WriteTransaction, event_id: int, message_id: int) -> None:
    """Remember where the event is shown."""
    tx.execute("UPDATE duplicates SET message_id = ? WHERE id = ?", (message_id, event_id))


def set_shown(tx: WriteTransaction, event_id: int, at_ms: int) -> None:
    """Remember that the comparison has been shown."""
    tx.execute("UPDATE duplicates SET shown_ms = ? WHERE id = ?", (at_ms, event_id))


def covered(tx: ReadTransaction, match_id: int) -> bool:
    """Return whether some table still has to play the deals of a match."""
    row = tx.fetch_one(
        f"SELECT 1 FROM matches JOIN tables ON tables.id = matches.table_id WHERE matches.id = ? AND {COVERED}",
        (match_id,),
    )
    return row is not None


def _event_table(tx: ReadTransaction, row: TableRow) -> EventTable:
    log = matches.newest_log(tx, row.id)
    over = log is not None and log.match.finished_ms is not None
    return EventTable(row, log, left_seats(tx, log.match.id) if log is not None and over else frozenset())


def _find(tx: ReadTransaction, event_id: int) -> DuplicateRow | None:
    row = tx.fetch_one("SELECT * FROM duplicates WHERE id = ?", (event_id,))
    return None if row is None else DuplicateRow(**{name: row[name] for name in DuplicateRow.__dataclass_fields__})
