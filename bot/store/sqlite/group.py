"""A group commit: units that share one transaction, each undone alone when it fails."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast
from uuid import uuid4

from bot.store.errors import DatabaseDamaged, StorageFailed
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.trouble import is_damage, store_error

T = TypeVar("T")

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Watch(Generic[T]):
    """Somebody who wants to know of changes; see `Database.watch`."""

    tables: frozenset[str]
    look: Callable[[ReadTransaction], T]
    tell: Callable[[T], None]


class Ticket(Generic[T]):
    """A unit in the queue and the future its caller waits for."""

    __slots__ = ("_result", "_unit", "changed", "error", "future")

    def __init__(self, unit: Callable[[WriteTransaction], T], future: asyncio.Future[T]) -> None:
        self.future = future
        self._unit = unit
        self._result: T | None = None
        self.error: Exception | None = None
        self.changed: frozenset[str] = frozenset()
        """The tables that the unit has changed; none where it failed."""

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Run the unit inside a savepoint and keep its result or its error; on the connection's thread."""
        connection.execute("SAVEPOINT unit")
        transaction = WriteTransaction(connection)
        try:
            self._result = self._unit(transaction)
            self.changed = frozenset(transaction.changed)
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite itself has undone the whole group: a full disk, a broken file
            self.error = error
            connection.execute("ROLLBACK TO unit")
        connection.execute("RELEASE unit")

    def settle(self, group_error: BaseException | None) -> None:
        """Tell the caller how it ended, once the group is committed or lost; on the event loop."""
        if self.future.done():
            return
        if group_error is not None:
            damaged = is_damage(group_error)
            failure = (DatabaseDamaged if damaged else StorageFailed)(f"not stored: {group_error}")
            failure.__cause__ = group_error
            self.future.set_exception(failure)
        elif isinstance(self.error, StopIteration):  # a future refuses to carry this one
            failure = RuntimeError("unit raised StopIteration")
            failure.__cause__ = self.error
            self.future.set_exception(failure)
        elif isinstance(self.error, sqlite3.Error):
            failure = store_error(self.error) or self.error
            failure.__cause__ = self.error if failure is not self.error else None
            self.future.set_exception(failure)
        elif self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast(T, self._result))


def commit_group(
    connection: sqlite3.Connection,
    tickets: Sequence[Ticket[object]],
    watches: Sequence[Watch[Any]],
    before_commit: Callable[[], None] | None,
) -> list[Callable[[], None]]:
    """Run all tickets in one transaction and commit it; on the connection's thread.

    Returns what is to be called on the event loop now that it is stored. Raises whatever made the commit impossible,
    with the transaction undone and nothing stored.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for ticket in tickets:
            ticket.attempt(connection)
        changed = frozenset[str]().union(*(ticket.changed for ticket in tickets))
        told = [_told(watch, connection) for watch in watches if not watch.tables.isdisjoint(changed)]
        if before_commit is not None:
            before_commit()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return told


def _told(watch: Watch[T], connection: sqlite3.Connection) -> Callable[[], None]:
    """Look for a watcher, in the transaction that has changed something; what it is told may not undo the change."""
    try:
        seen = watch.look(ReadTransaction(connection))
    except Exception:
        _log.exception("nobody could look at what had changed, reference %s", uuid4().hex[:8])
        return _nothing
    return lambda: watch.tell(seen)


def _nothing() -> None:
    """There is nothing to tell."""
