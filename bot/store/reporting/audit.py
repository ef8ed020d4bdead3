"""The audit log: rows that only ever grow, each bound to the one before by a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction

GENESIS: Final = "0" * 64
"""What stands for the hash before the first row of a server."""


@dataclass(frozen=True, slots=True)
class AuditRow:
    """One thing that was done; `actor` is a number of `audit_people`, None for reporters and the clock."""

    number: int
    at_ms: int
    actor: int | None
    action: str
    case_code: str | None
    details: str
    prev_hash: str
    hash: str


def append(
    tx: WriteTransaction,
    guild_id: int,
    at_ms: int,
    action: str,
    *,
    actor_id: int | None = None,
    case_code: str | None = None,
    details: Mapping[str, str | int | bool | None] | None = None,
) -> None:
    """Add a row. The details must hold neither ids of people nor words of a reporter."""
    last = tx.fetch_one("SELECT number, hash FROM audit WHERE guild_id = ? ORDER BY number DESC LIMIT 1", (guild_id,))
    number, previous = (1, GENESIS) if last is None else (last["number"] + 1, last["hash"])
    actor = None if actor_id is None else _ref(tx, actor_id)
    text = json.dumps(details or {}, ensure_ascii=False, sort_keys=True)
    digest = row_hash(guild_id, number, at_ms, actor, action, case_code, text, previous)
    tx.execute(
        "INSERT INTO audit (guild_id, number, at_ms, actor, action, case_code, details, prev_hash, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (guild_id, number, at_ms, actor, action, case_code, text, previous, digest),
    )


def row_hash(guild_id: int, number: int, *fields: object) -> str:
    """SHA-256, in hex, of a row with the hash of the row before it."""
    return hashlib.sha256(json.dumps([guild_id, number, *fields], ensure_ascii=False).encode()).hexdigest()


def rows(tx: ReadTransaction, guild_id: int) -> tuple[AuditRow, ...]:
    """Return a server's log from the beginning."""
    found = tx.fetch_all(
        "SELECT number, at_ms, actor, action, case_code, details, prev_hash, hash FROM audit"
        " WHERE guild_id = ? ORDER BY number",
        (guild_id,),
    )
    return tuple(AuditRow(**dict(row)) for row in found)


def people(tx: ReadTransaction, guild_id: int) -> dict[int, int]:
    """Return who stands behind the numbers in a server's log."""
    found = tx.fetch_all(
        "SELECT DISTINCT ref, user_id FROM audit JOIN audit_people ON ref = actor WHERE guild_id = ?", (guild_id,)
    )
    return {row["ref"]: row["user_id"] for row in found}


def first_break(guild_id: int, log: Sequence[AuditRow]) -> int | None:
    """Return the number of the first row that does not fit the chain, None where all fit."""
    previous = GENESIS
    for expected, row in enumerate(log, start=1):
        values = asdict(row)
        digest, number = values.pop("hash"), values.pop("number")
        if (number, row.prev_hash, digest) != (expected, previous, row_hash(guild_id, number, *values.values())):
            return expected
        previous = digest
    return None


def _ref(tx: WriteTransaction, user_id: int) -> int:
    row = tx.fetch_one("SELECT ref FROM audit_people WHERE user_id = ?", (user_id,))
    return row["ref"] if row is not None else tx.insert("INSERT INTO audit_people (user_id) VALUES (?)", (user_id,))
