"""Events of duplicate deals: their tables, and what each of them made of the deals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database
from bot.store.table import match_sql, table_sql
from bot.store.table.held import left_seats
from bot.store.table.records import MatchLog, NewTable, TableRow
from engine.seats import Seat

COVERED: Final = (
    "EXISTS (SELECT 1 FROM tables played WHERE played.duplicate_id = tables.duplicate_id"
    " AND played.state IN ('lobby', 'playing'))"
)
"""Holds for a row of `tables` whose deals some table still has to play, or to play on."""


@dataclass(frozen=True, slots=True)
class DuplicateRow:
    """An event: `rules` is JSON, `message_id` the message that shows it."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    rules: str
    language: str
    commitment: str
    created_ms: int


@dataclass(frozen=True, slots=True)
class EventTable:
    """A table of an event with its match, if it has begun one."""

    table: TableRow
    log: MatchLog | None
    left: frozenset[Seat] = frozenset()
    """The seats of a finished match that their members left to others."""


class DuplicateStore:
    """Events in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: NewTable, tables: int, commitment: str) -> tuple[DuplicateRow, tuple[TableRow, ...]]:
        """Open an event with so many empty tables like `new`, all or none."""

        def unit(tx: WriteTransaction) -> tuple[DuplicateRow, tuple[TableRow, ...]]:
            place = (new.guild_id, new.channel_id, new.host_id)
            event_id = tx.insert(
                "INSERT INTO duplicates (guild_id, channel_id, host_id, rules, language, commitment, created_ms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*place, new.rules, new.language, commitment, new.created_ms),
            )
            mine = replace(new, duplicate_id=event_id)
            rows = tuple(table_sql.create(tx, mine, ()) for _ in range(tables))
            event = _find(tx, event_id)
            assert event is not None, "it has just been stored"
            return event, rows

        return await self._database.write(unit)

    async def load(self, event_id: int) -> tuple[DuplicateRow, tuple[EventTable, ...]] | None:
        """Return an event with its tables in order and their matches, or None."""

        def unit(tx: ReadTransaction) -> tuple[DuplicateRow, tuple[EventTable, ...]] | None:
            event = _find(tx, event_id)
            rows = table_sql.find_all(tx, "duplicate_id = ?", (event_id,))
            return event and (event, tuple(_event_table(tx, row) for row in rows))

        return await self._database.read(unit)

    async def unshown(self) -> tuple[int, ...]:
        """Return the events whose comparison has not been shown, oldest first."""
        rows = await self._database.fetch_all("SELECT id FROM duplicates WHERE shown_ms IS NULL ORDER BY id")
        return tuple(row["id"] for row in rows)

    async def set_message(self, event_id: int, message_id: int) -> None:
        """Remember where the event is shown."""
        statement = "UPDATE duplicates SET message_id = ? WHERE id = ?"
        await self._database.write(lambda tx: tx.execute(statement, (message_id, event_id)))

    async def set_shown(self, event_id: int, at_ms: int) -> None:
        """Remember that the comparison has been shown."""
        statement = "UPDATE duplicates SET shown_ms = ? WHERE id = ?"
        await self._database.write(lambda tx: tx.execute(statement, (at_ms, event_id)))


def covered(tx: ReadTransaction, match_id: int) -> bool:
    """Return whether some table still has to play the deals of a match."""
    row = tx.fetch_one(
        f"SELECT 1 FROM matches JOIN tables ON tables.id = matches.table_id WHERE matches.id = ? AND {COVERED}",  # noqa: S608
        (match_id,),
    )
    return row is not None


def _event_table(tx: ReadTransaction, row: TableRow) -> EventTable:
    log = match_sql.newest_log(tx, row.id)
    over = log is not None and log.match.finished_ms is not None
    return EventTable(row, log, left_seats(tx, log.match.id) if log is not None and over else frozenset())


def _find(tx: ReadTransaction, event_id: int) -> DuplicateRow | None:
    row = tx.fetch_one("SELECT * FROM duplicates WHERE id = ?", (event_id,))
    return None if row is None else DuplicateRow(**{name: row[name] for name in DuplicateRow.__dataclass_fields__})
