"""Deadlines, reserves, quiet hours, signs of life and results of seats."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database
from bot.store.table import clock_sql, table_sql
from bot.store.table.clock_sql import ClockSave, ResultRow
from bot.store.table.records import SeatRow, TableChanges, TableRow


@dataclass(frozen=True, slots=True)
class QuietRow:
    """When a member wants no reminders: minutes of the day, `begins` to `ends`, in a time zone by its IANA name."""

    zone: str
    begins: int
    ends: int


@dataclass(frozen=True, slots=True)
class Payment:
    """A day of the reserve that a deadline costs: whose, of which month (`YYYY-MM`), and how many there are."""

    user_id: int
    month: str
    most: int


class ClockStore:
    """How members keep their time. Every changing method returns when the change is on the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(
        self, match_id: int, length: int, new: ClockSave, at_ms: int, payment: Payment | None = None
    ) -> bool:
        """Replace the clocks of a match whose log has `length` events; raises `StaleSequence`.

        With a payment nothing changes, and False is returned, where the member has no day left.
        """

        def unit(tx: WriteTransaction) -> bool:
            if payment is not None and not clock_sql.spend_reserve(tx, payment.user_id, payment.month, payment.most):
                return False
            clock_sql.require_length(tx, match_id, length)
            clock_sql.save(tx, match_id, new, at_ms)
            return True

        return await self._database.write(unit)

    async def reseat(
        self,
        table_id: int,
        revision: int,
        seats: tuple[SeatRow, ...],
        match_id: int,
        new: ClockSave,
        at_ms: int,
        changes: TableChanges | None = None,
    ) -> TableRow:
        """Replace who sits at a table during a match, with its clocks; raises `StaleRevision`, `StaleSequence`."""

        def unit(tx: WriteTransaction) -> TableRow:
            clock_sql.save(tx, match_id, new, at_ms)
            return table_sql.set_seats(tx, table_id, revision, seats, changes or {})

        return await self._database.write(unit)

    async def close_table(
        self, table_id: int, revision: int, reason: str, at_ms: int, match_id: int, new: ClockSave
    ) -> TableRow:
        """Close a table in the middle of a match, with what became of its seats."""

        def unit(tx: WriteTransaction) -> TableRow:
            clock_sql.save(tx, match_id, new, at_ms)
            closing: TableChanges = {
                "state": "closed",
                "closed_reason": reason,
                "closed_ms": at_ms,
                "expires_ms": None,
            }
            return table_sql.change(tx, table_id, revision, closing)

        return await self._database.write(unit)

    async def beat(self, at_ms: int) -> None:
        """Note a sign of life."""
        await self._database.write(lambda tx: clock_sql.beat(tx, at_ms))

    async def any_timed(self) -> bool:
        """Return whether an open table was opened with a time for decisions."""
        row = await self._database.fetch_one(
            "SELECT 1 FROM tables WHERE state <> 'closed'"
            " AND (json_extract(figures, '$.move_seconds') > 0 OR json_extract(figures, '$.move_hours') > 0) LIMIT 1"
        )
        return row is not None

    async def last_beat(self) -> int | None:
        """Return the last sign of life."""
        return await self._database.read(clock_sql.last_beat)

    async def results_of(self, user_id: int, guild_id: int, limit: int = 30) -> tuple[ResultRow, ...]:
        """Return what became of a member's seats on a server, the newest first."""
        return await self._database.read(lambda tx: clock_sql.results_of(tx, user_id, guild_id, limit))

    async def quiet_hours(self) -> Mapping[int, QuietRow]:
        """Return everybody's quiet hours by member."""
        rows = await self._database.fetch_all("SELECT * FROM quiet_hours")
        return {row["user_id"]: QuietRow(row["zone"], row["begins"], row["ends"]) for row in rows}

    async def set_quiet_hours(self, user_id: int, row: QuietRow | None) -> None:
        """Set a member's quiet hours; None for none."""

        def unit(tx: WriteTransaction) -> None:
            tx.execute("DELETE FROM quiet_hours WHERE user_id = ?", (user_id,))
            if row is not None:
                tx.execute(
                    "INSERT INTO quiet_hours (user_id, zone, begins, ends) VALUES (?, ?, ?, ?)",
                    (user_id, row.zone, row.begins, row.ends),
                )

        await self._database.write(unit)
