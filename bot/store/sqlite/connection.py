"""A SQLite connection on a thread of its own, and what a unit of work sees of it."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Self, TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
SqlValue: TypeAlias = int | float | str | bytes | None
Row: TypeAlias = sqlite3.Row
"""A row by the names of its columns; it never leaves `bot.store`."""
Parameters: TypeAlias = Sequence[SqlValue] | Mapping[str, SqlValue]

_CHANGE: Final = re.compile(
    r"\b(?:INSERT\s+(?:OR\s+\w+\s+)?INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+(\w+)", re.IGNORECASE
)


class ReadTransaction:
    """What a reading unit may do: ask. All its questions see the same snapshot."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def fetch_one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """Return the first row, or None when there is none."""
        return self._connection.execute(sql, parameters).fetchone()

    def fetch_all(self, sql: str, parameters: Parameters = ()) -> list[sqlite3.Row]:
        """Return all rows."""
        return self._connection.execute(sql, parameters).fetchall()


class WriteTransaction(ReadTransaction):
    """What a writing unit may do: ask and change. Beginning and committing are not its business.

    `changed` names the tables whose rows it has changed: whoever watches one of them is told once that is on the disk.
    """

    __slots__ = ("changed",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self.changed: set[str] = set()

    def fetch_one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """Return the first row, or None; the statement may also change something and return what (RETURNING)."""
        row = super().fetch_one(sql, parameters)
        if row is not None:
            self._note(sql)
        return row

    def execute(self, sql: str, parameters: Parameters = ()) -> int:
        """Run one statement and return how many rows it changed."""
        count = self._connection.execute(sql, parameters).rowcount
        if count != 0:  # -1 where SQLite counts nothing
            self._note(sql)
        return count

    def execute_many(self, sql: str, rows: Iterable[Parameters]) -> None:
        """Run one statement for each row of parameters."""
        self._connection.executemany(sql, rows)
        self._note(sql)

    def insert(self, sql: str, parameters: Parameters = ()) -> int:
        """Run one INSERT and return the id of the new row."""
        rowid = self._connection.execute(sql, parameters).lastrowid
        self._note(sql)
        assert rowid is not None, "insert() is for INSERT into a table with row ids"
        return rowid

    def _note(self, sql: str) -> None:
        table = _changed_table(sql)
        if table is not None:
            self.changed.add(table)


@cache
def _changed_table(sql: str) -> str | None:
    """The table that a statement changes, None for a question."""
    found = _CHANGE.search(sql)
    return None if found is None else found[1]


class ThreadedConnection(aiosqlite.Connection):
    """An aiosqlite connection that can run a whole function on its thread in one hop.

    aiosqlite writes the arguments of each call to its DEBUG log; a job given to `submit` shows none, so neither hands
    nor secrets can get there.
    """

    @classmethod
    async def open(cls, path: Path, busy_seconds: float) -> Self:
        """Open the file in autocommit mode; waits up to `busy_seconds` for another process's lock."""

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
            connection.row_factory = sqlite3.Row
            return connection

        opened = cls(connect, iter_chunk_size=64)
        try:
            await opened
        except BaseException:
            # aiosqlite stops the thread without waiting; its last word must not meet a closed event loop.
            await asyncio.to_thread(opened._thread.join)
            raise
        return opened

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Queue a job for the thread at once and return its future.

        The job runs even if the future is cancelled; jobs run in the order of submission.
        """
        connection = self._conn
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((future, lambda: job(connection)))  # pyright: ignore[reportUnknownMemberType]
        return future
