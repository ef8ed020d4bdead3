"""A group commit: units that share one transaction, each undone alone when it fails."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from bot.store.errors import StorageFailed
from bot.store.sqlite.connection import WriteTransaction

T = TypeVar("T")


class Ticket(Generic[T]):
    """A unit in the queue and the future its caller waits for."""

    __slots__ = ("_error", "_result", "_unit", "future")

    def __init__(self, unit: Callable[[WriteTransaction], T], future: asyncio.Future[T]) -> None:
        self.future = future
        self._unit = unit
        self._result: T | None = None
        self._error: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Run the unit inside a savepoint and keep its result or its error; on the connection's thread."""
        connection.execute("SAVEPOINT unit")
        try:
            self._result = self._unit(WriteTransaction(connection))
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite itself has undone the whole group: a full disk, a broken file
            self._error = error
            connection.execute("ROLLBACK TO unit")
        connection.execute("RELEASE unit")

    def settle(self, group_error: BaseException | None) -> None:
        """Tell the caller how it ended, once the group is committed or lost; on the event loop."""
        if self.future.done():
            return
        if group_error is not None:
            failure = StorageFailed(f"not stored: {group_error}")
            failure.__cause__ = group_error
            self.future.set_exception(failure)
        elif isinstance(self._error, StopIteration):  # a future refuses to carry this one
            failure = RuntimeError("unit raised StopIteration")
            failure.__cause__ = self._error
            self.future.set_exception(failure)
        elif self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(cast(T, self._result))


def commit_group(
    connection: sqlite3.Connection, tickets: Sequence[Ticket[object]], before_commit: Callable[[], None] | None
) -> None:
    """Run all tickets in one transaction and commit it; on the connection's thread.

    Raises whatever made the commit impossible, with the transaction undone and nothing stored.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for ticket in tickets:
            ticket.attempt(connection)
        if before_commit is not None:
            before_commit()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
