"""Sanctions: what follows from a confirmed complaint, for a time."""

from __future__ import annotations

from bot.store.reporting.rows import CaseRow, SanctionKind, SanctionRow, sanction_row
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def impose(
    tx: WriteTransaction,
    case: CaseRow,
    kind: SanctionKind,
    days: int,
    step: int,
    author_id: int,
    from_ms: int,
    until_ms: int,
) -> SanctionRow:
    """Impose a sanction on the member a case is about, wherever he is."""
    sanction_id = tx.insert(
        "INSERT INTO sanctions (guild_id, user_id, case_id, kind, days, step, author_id, from_ms, until_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (case.guild_id, case.suspect_id, case.id, kind, days, step, author_id, from_ms, until_ms),
    )
    row = tx.fetch_one("SELECT * FROM sanctions WHERE id = ?", (sanction_id,))
    assert row is not None
    return sanction_row(row)


def running(tx: ReadTransaction, guild_id: int, user_id: int, now_ms: int) -> tuple[SanctionRow, ...]:
    """Return a member's sanctions that have begun and not ended."""
    rows = tx.fetch_all(
        "SELECT * FROM sanctions WHERE guild_id = ? AND user_id = ? AND lifted_ms IS NULL"
        " AND from_ms <= ? AND until_ms > ? ORDER BY id",
        (guild_id, user_id, now_ms, now_ms),
    )
    return tuple(map(sanction_row, rows))


def history(tx: ReadTransaction, guild_id: int, user_id: int) -> tuple[SanctionRow, ...]:
    """Return all sanctions a member has had and not had cleared by an appeal, newest first."""
    rows = tx.fetch_all(
        "SELECT * FROM sanctions WHERE guild_id = ? AND user_id = ? AND lifted_by IS NOT 'appeal'"
        " ORDER BY id DESC LIMIT 25",
        (guild_id, user_id),
    )
    return tuple(map(sanction_row, rows))


def of_case(tx: ReadTransaction, case_id: int) -> SanctionRow | None:
    """Return the sanction that a case ended with."""
    row = tx.fetch_one("SELECT * FROM sanctions WHERE case_id = ?", (case_id,))
    return None if row is None else sanction_row(row)


def lift(tx: WriteTransaction, sanction_id: int, at_ms: int, why: str) -> bool:
    """End a sanction; False where it has ended."""
    changed = tx.execute(
        "UPDATE sanctions SET lifted_ms = ?, lifted_by = ? WHERE id = ? AND lifted_ms IS NULL",
        (at_ms, why, sanction_id),
    )
    return changed == 1


def expired(tx: ReadTransaction, now_ms: int) -> tuple[SanctionRow, ...]:
    """Return the sanctions whose time has come."""
    rows = tx.fetch_all("SELECT * FROM sanctions WHERE lifted_ms IS NULL AND until_ms <= ? ORDER BY id", (now_ms,))
    return tuple(map(sanction_row, rows))
