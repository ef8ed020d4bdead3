"""What is wrong with the disk or the file, in words for the log, and the errors that callers get for it."""

import sqlite3
from typing import Final

from bot.store.errors import DatabaseDamaged, StorageFailed, StoreError

_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_READ_ONLY: Final = "the file may not be written to"
_REASONS: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another process has locked the file",
    sqlite3.SQLITE_LOCKED: "another process has locked the file",
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
    sqlite3.SQLITE_IOERR: "the disk does not answer",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged",
}


def reason(error: BaseException) -> str | None:
    """Why nothing could be read or stored, None for an error that says nothing of the file or the disk."""
    return _REASONS.get(_primary_code(error))


def is_damage(error: BaseException) -> bool:
    """Whether the file itself can no longer be read as a database."""
    return _primary_code(error) in _DAMAGED


def store_error(error: sqlite3.Error, *, reading: bool = False) -> StoreError | None:
    """The error of storage that a caller gets; None for one that is a fault of ours, such as a wrong statement."""
    why = reason(error)
    if why is None or (reading and why == _READ_ONLY):  # a reader that wants to write is our own fault
        return None
    return DatabaseDamaged(why) if is_damage(error) else StorageFailed(why)


def _primary_code(error: BaseException) -> int:
    """SQLite's code without the details in its higher bits; -1 for other errors."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else -1
