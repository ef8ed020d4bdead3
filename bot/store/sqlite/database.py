"""One SQLite file: a writer that commits in groups and a reader beside it.

Writes are *units*: plain functions that get a `WriteTransaction` and run on the writer's own thread. Units that wait
at the same time share one `BEGIN IMMEDIATE … COMMIT`, each inside its own savepoint: a unit that raises is undone
alone and its error reaches its own caller. Nobody's `await` returns before the commit is on the disk
(`synchronous=FULL`).

Cancelling a caller never opens, breaks or splits a transaction: a unit whose group has not begun is dropped, any other
is stored although nobody waits for it any more. Either way it is stored whole or not at all; whoever was cancelled must
read again before trusting what is in memory.
"""

import asyncio
import logging
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from filelock import FileLock, Timeout

from bot.store.errors import DatabaseClosed, DatabaseDamaged, DatabaseInUse, DatabaseUnavailable
from bot.store.sqlite.connection import Parameters, ReadTransaction, ThreadedConnection, WriteTransaction
from bot.store.sqlite.group import Ticket, Watch, commit_group
from bot.store.sqlite.trouble import is_damage, reason, store_error

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)

_PRIVATE: Final = 0o600

BUSY_SECONDS: Final = 5.0
GROUP_LIMIT: Final = 512

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",  # INSERT OR REPLACE must meet the triggers that forbid deleting
)


class Database:
    """The file that holds everything; made by `open`, ended by `close` or by leaving `async with`."""

    def __init__(
        self,
        lock: FileLock,
        writer: ThreadedConnection,
        reader: ThreadedConnection,
        before_commit: Callable[[], None] | None = None,
    ) -> None:
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._trouble = ""
        self._before_commit = before_commit
        self._waiting: deque[Ticket[Any]] = deque()
        self._running: list[Ticket[Any]] = []
        self._watches: list[Watch[Any]] = []
        self._planned = False
        self._closing = False
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, path: Path, *, before_commit: Callable[[], None] | None = None) -> Self:
        """Open or create the file.

        `before_commit` is called on the writer's thread before each commit; raising there fails the group (tests use it
        as a broken disk). Raises `DatabaseInUse` while another process has it open, `DatabaseDamaged` where the file is
        no database any more, `DatabaseUnavailable` where it cannot be used for another reason.
        """
        lock = _lock(path)
        opened: list[ThreadedConnection] = []
        try:
            _keep_to_ourselves(path)
            for prepare in (_prepare_writer, _prepare_reader):
                connection = await ThreadedConnection.open(path, BUSY_SECONDS)
                opened.append(connection)
                await connection.submit(prepare)
        except BaseException as error:
            for connection in opened:
                await connection.close()
            lock.release()
            if is_damage(error):
                raise DatabaseDamaged(f"{path}: {error}") from error
            if isinstance(error, sqlite3.Error | OSError):
                raise DatabaseUnavailable(f"{path}: {error}") from error
            raise
        return cls(lock, opened[0], opened[1], before_commit)

    async def __aenter__(self) -> Self:
        """Return the database itself."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        await self.close()

    async def write(self, unit: Callable[[WriteTransaction], T]) -> T:
        """Run a unit on the writer and return its result once it is on the disk.

        Raises what the unit raised (it alone is undone), `StorageFailed` when its group could not be committed, or
        `DatabaseClosed`. The unit must be short, must not block and must not touch the event loop.
        """
        if self._closing:
            raise DatabaseClosed("the database is closed")
        ticket = Ticket(unit, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._plan()
        return await ticket.future

    async def read(self, unit: Callable[[ReadTransaction], T]) -> T:
        """Run a reading unit against one snapshot of everything committed so far."""
        return await self._read(lambda connection: _in_snapshot(connection, unit))

    def watch(self, tables: Iterable[str], look: Callable[[ReadTransaction], T], tell: Callable[[T], None]) -> None:
        """From now on, hear of every change of one of these tables, whoever makes it.

        `look` asks its question in the transaction that made the change, on the writer's thread; `tell` hears the
        answer on the event loop as soon as that is on the disk, before any writer goes on. What changes none of the
        tables costs nothing.
        """
        self._watches.append(Watch(frozenset(tables), look, tell))

    async def fetch_all(self, sql: str, parameters: Parameters = ()) -> list[sqlite3.Row]:
        """Return all rows of one query."""
        return await self._read(lambda connection: connection.execute(sql, parameters).fetchall())

    async def fetch_one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """Return the first row of one query, or None."""
        return await self._read(lambda connection: connection.execute(sql, parameters).fetchone())

    async def close(self) -> None:
        """Refuse new work, finish what is queued, close the file; may be called again."""
        self._closing = True
        await self._idle.wait()
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closing:
            raise DatabaseClosed("the database is closed")
        try:
            return await self._reader.submit(job)
        except sqlite3.Error as error:
            failure = store_error(error, reading=True)
            if failure is None:
                raise
            self._note_trouble(error)
            raise failure from error

    def _note_trouble(self, error: BaseException) -> None:
        """Say why nothing can be stored or read: once for each outage, not for each click."""
        why = reason(error)
        if why is not None and why != self._trouble:
            self._trouble = why
            _log.warning("the database is in trouble: %s (%s)", why, error)

    def _plan(self) -> None:
        """Begin a group on the loop's next turn, so that callers ready in this turn are part of it."""
        self._idle.clear()
        if not self._planned and not self._running:
            self._planned = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        self._planned = False
        while self._waiting and len(self._running) < GROUP_LIMIT:
            ticket = self._waiting.popleft()
            if not ticket.future.done():
                self._running.append(ticket)
        if not self._running:
            self._idle.set()
            return
        tickets, watches, before_commit = self._running, tuple(self._watches), self._before_commit
        group = self._writer.submit(lambda connection: commit_group(connection, tickets, watches, before_commit))
        group.add_done_callback(self._settle)

    def _settle(self, group: asyncio.Future[list[Callable[[], None]]]) -> None:
        error = group.exception()
        for tell in group.result() if error is None else ():
            tell()
        if error is not None:
            self._note_trouble(error)
        elif self._trouble and any(ticket.changed for ticket in self._running):
            _log.info("the database stores again")
            self._trouble = ""
        for ticket in self._running:
            if ticket.error is not None:
                self._note_trouble(ticket.error)
            ticket.settle(error)
        self._running = []
        self._plan()


def _lock(path: Path) -> FileLock:
    """Keep other processes from the file; the system gives the lock back when a process dies."""
    if not path.parent.is_dir():
        raise DatabaseUnavailable(f"{path}: no such folder")
    lock = FileLock(f"{path}.lock", mode=_PRIVATE, is_singleton=True)  # one for the process, however often it opens it
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise DatabaseInUse(str(path)) from None
    except OSError as error:
        raise DatabaseUnavailable(f"{path}: {error}") from error
    return lock


def _keep_to_ourselves(path: Path) -> None:
    """Create a new file that nobody else on the machine may read; SQLite gives its side files the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))


def _prepare_writer(connection: sqlite3.Connection) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _prepare_reader(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _in_snapshot(connection: sqlite3.Connection, unit: Callable[[ReadTransaction], T]) -> T:
    connection.execute("BEGIN")
    try:
        return unit(ReadTransaction(connection))
    finally:
        connection.execute("ROLLBACK")
