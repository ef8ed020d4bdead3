"""Practice deals as they are stored: one row a member, with the whole log of the deal in it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database
from bot.store.table.records import NewEvent


@dataclass(frozen=True, slots=True)
class PracticeRow:
    """A stored practice deal."""

    id: int
    user_id: int
    rules: str
    first_dealer: int
    events: tuple[NewEvent, ...] = field(repr=False)
    started_ms: int


class PracticeStore:
    """The practice deals of all members."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self, user_id: int, rules: str, first_dealer: int, events: Sequence[NewEvent], at_ms: int
    ) -> PracticeRow:
        """Put a new deal in the place of the member's old one."""

        def write(tx: WriteTransaction) -> int:
            tx.execute("DELETE FROM practices WHERE user_id = ?", (user_id,))
            return tx.insert(
                "INSERT INTO practices (user_id, rules, first_dealer, events, length, started_ms, changed_ms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (user_id, rules, first_dealer, _written(events), len(events), at_ms, at_ms),
            )

        number = await self._database.write(write)
        return PracticeRow(number, user_id, rules, first_dealer, tuple(events), at_ms)

    async def find(self, user_id: int) -> PracticeRow | None:
        """The member's deal, finished or not."""
        row = await self._database.fetch_one("SELECT * FROM practices WHERE user_id = ?", (user_id,))
        return _practice(row) if row is not None else None

    async def append(self, row: PracticeRow, events: Sequence[NewEvent], at_ms: int) -> bool:
        """Store what followed after the deal as it is in `row`; False where another press was faster."""
        log = (*row.events, *events)

        def write(tx: WriteTransaction) -> bool:
            changed = tx.fetch_all(
                "UPDATE practices SET events = ?, length = ?, changed_ms = ? WHERE id = ? AND length = ? RETURNING id",
                (_written(log), len(log), at_ms, row.id, len(row.events)),
            )
            return bool(changed)

        return await self._database.write(write)


def _written(events: Sequence[NewEvent]) -> str:
    return json.dumps([[event.kind, event.body] for event in events])


def _practice(row: sqlite3.Row) -> PracticeRow:
    events = tuple(NewEvent(kind, body) for kind, body in json.loads(row["events"]))
    return PracticeRow(row["id"], row["user_id"], row["rules"], row["first_dealer"], events, row["started_ms"])
