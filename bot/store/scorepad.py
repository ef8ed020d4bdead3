"""Score sheets as they are stored: the rules, the names, the deals as entered and what they were before."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, replace
from typing import Any

from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database


@dataclass(frozen=True, slots=True)
class PadRow:
    """A stored sheet; `entries` and `past` are plain JSON values (`bot.services.scorepad` knows their meaning)."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    owner_id: int
    writer_id: int
    language: str
    rules: str
    names: tuple[str, ...]
    entries: list[Any]
    past: list[Any]
    revision: int
    created_ms: int
    changed_ms: int
    closed_ms: int | None = None


class PadStore:
    """The sheets of all channels."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: PadRow) -> PadRow:
        """Store a new sheet; the one returned has its number."""

        def write(tx: WriteTransaction) -> int:
            return tx.insert(
                "INSERT INTO scorepads (guild_id, channel_id, owner_id, writer_id, language, rules, names, entries,"
                " past, created_ms, changed_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.guild_id,
                    row.channel_id,
                    row.owner_id,
                    row.writer_id,
                    row.language,
                    row.rules,
                    json.dumps(row.names, ensure_ascii=False),
                    json.dumps(row.entries),
                    json.dumps(row.past),
                    row.created_ms,
                    row.changed_ms,
                ),
            )

        return replace(row, id=await self._database.write(write))

    async def find(self, pad_id: int) -> PadRow | None:
        """A sheet by its number, closed ones too."""
        row = await self._database.fetch_one("SELECT * FROM scorepads WHERE id = ?", (pad_id,))
        return _pad(row) if row is not None else None

    async def open_in(self, channel_id: int) -> tuple[PadRow, ...]:
        """The open sheets of a channel, newest first."""
        rows = await self._database.fetch_all(
            "SELECT * FROM scorepads WHERE channel_id = ? AND closed_ms IS NULL ORDER BY id DESC", (channel_id,)
        )
        return tuple(map(_pad, rows))

    async def save(self, row: PadRow, before: int) -> bool:
        """Store deals changed from revision `before`; False where somebody else was faster."""

        def write(tx: WriteTransaction) -> bool:
            changed = tx.fetch_all(
                "UPDATE scorepads SET entries = ?, past = ?, writer_id = ?, changed_ms = ?, revision = revision + 1"
                " WHERE id = ? AND revision = ? AND closed_ms IS NULL RETURNING id",
                (json.dumps(row.entries), json.dumps(row.past), row.writer_id, row.changed_ms, row.id, before),
            )
            return bool(changed)

        return await self._database.write(write)

    async def set_message(self, pad_id: int, message_id: int) -> None:
        """Remember which message shows a sheet."""
        await self._execute("UPDATE scorepads SET message_id = ? WHERE id = ?", (message_id, pad_id))

    async def close(self, pad_id: int, at_ms: int) -> None:
        """Close a sheet for good; it stays readable."""
        await self._execute("UPDATE scorepads SET closed_ms = ? WHERE id = ? AND closed_ms IS NULL", (at_ms, pad_id))

    async def _execute(self, sql: str, values: tuple[int, ...]) -> None:
        await self._database.write(lambda tx: tx.execute(sql, values))


def _pad(row: sqlite3.Row) -> PadRow:
    values: dict[str, Any] = dict(row)
    for name in ("names", "entries", "past"):
        values[name] = json.loads(values[name])
    values["names"] = tuple(values["names"])
    return PadRow(**values)
