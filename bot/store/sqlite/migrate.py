"""Forward-only migrations: numbered SQL files, each applied with its number in one transaction.

The database's `PRAGMA user_version` is the number of the last migration applied. Files are `NNNN_name.sql`, from 0001
without gaps. A file may hold any statements but those that begin or end transactions.
"""

import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from bot.store.errors import StoreError
from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database

_FILE_NAME: Final = re.compile(r"(\d{4})_([a-z0-9_]+)\.sql")
_COMMENTS: Final = re.compile(r"--[^\n]*|/\*.*?\*/", re.DOTALL)
_TRANSACTION_WORDS: Final = frozenset({"BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"})


class MigrationError(StoreError):
    """The schema cannot be brought up to date; the database is as it was before the failing step.

    Codes: `migration-name` (a file is not called `NNNN_name.sql`), `migration-duplicate` and `migration-gap` (the
    numbers), `migration-incomplete` (a statement without its end), `migration-transaction` (a statement that begins or
    ends a transaction), `migration-failed` (SQLite refused a statement), `database-newer` (the database was written by
    a later version of the program).
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number from 1, its name and its SQL."""

    number: int
    name: str
    sql: str

    def __str__(self) -> str:
        return f"{self.number:04}_{self.name}"


def load_migrations(folder: Traversable | None = None) -> tuple[Migration, ...]:
    """Return the migrations of a folder (by default the package `migrations`) in order, checked.

    Raises `MigrationError`.
    """
    source = folder if folder is not None else resources.files("migrations")
    migrations: list[Migration] = []
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if not entry.name.endswith(".sql"):
            continue
        match = _FILE_NAME.fullmatch(entry.name)
        if match is None:
            raise MigrationError("migration-name", f"{entry.name} is not called NNNN_name.sql")
        migrations.append(Migration(int(match[1]), match[2], entry.read_text(encoding="utf-8")))
    for expected, migration in enumerate(migrations, start=1):
        if migration.number < expected:
            raise MigrationError("migration-duplicate", f"{migration} has a number that is used already")
        if migration.number > expected:
            raise MigrationError("migration-gap", f"{migration} comes where {expected:04} is expected")
    return tuple(migrations)


async def migrate(database: Database, migrations: Sequence[Migration]) -> int:
    """Apply what the database lacks and return its version.

    Raises `MigrationError`; the steps before the failing one stay applied.
    """
    for migration in migrations:
        await database.write(lambda tx, step=migration: _apply(tx, step))
    version = await database.write(_version)
    if version > len(migrations):
        raise MigrationError(
            "database-newer", f"the database is at version {version}, this program knows {len(migrations)}"
        )
    return version


def statements(sql: str) -> Iterator[str]:
    """Yield the statements of a script; a `;` inside a string, a comment or a trigger does not end one.

    Raises `MigrationError` when the last statement has no end.
    """
    pending = ""
    for piece in re.split(r"(?<=;)", sql):
        pending += piece
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    if _COMMENTS.sub("", pending).strip():
        raise MigrationError("migration-incomplete", "the last statement has no end")


def _apply(tx: WriteTransaction, migration: Migration) -> None:
    """Run one step unless the database has it already (another process may have been faster)."""
    if _version(tx) >= migration.number:
        return
    try:
        for statement in _checked(statements(migration.sql)):
            tx.execute(statement)
        tx.execute(f"PRAGMA user_version = {migration.number}")
    except sqlite3.Error as error:
        raise MigrationError("migration-failed", f"{migration}: {error}") from error
    except MigrationError as error:
        raise MigrationError(error.code, f"{migration}: {error}") from error


def _checked(script: Iterable[str]) -> Iterator[str]:
    for statement in script:
        words = _COMMENTS.sub("", statement).split(maxsplit=1)
        if words and words[0].rstrip(";").upper() in _TRANSACTION_WORDS:
            raise MigrationError("migration-transaction", f"{words[0]} is not allowed in a migration")
        yield statement


def _version(tx: WriteTransaction) -> int:
    row = tx.fetch_one("PRAGMA user_version")
    assert row is not None
    return int(row[0])
