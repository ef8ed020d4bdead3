"""How servers moderate: their settings, the sanctions that follow from confirmed complaints, the figures of a month."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from bot.store.reporting.rows import CaseRow, ModerationRow, SanctionKind, SanctionRow, sanction_row
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def settings(tx: ReadTransaction, guild_id: int) -> ModerationRow:
    """Return a server's settings; the defaults before the first choice."""
    row = tx.fetch_one("SELECT * FROM moderation WHERE guild_id = ?", (guild_id,))
    if row is None:
        return ModerationRow(guild_id)
    return ModerationRow(guild_id, row["role_id"], row["channel_id"], bool(row["strict"]), bool(row["timeouts"]))


def set_settings(tx: WriteTransaction, chosen: ModerationRow, at_ms: int) -> None:
    """Store a server's settings."""
    tx.execute(
        "INSERT INTO moderation (guild_id, role_id, channel_id, strict, timeouts, changed_ms) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, channel_id = excluded.channel_id,"
        " strict = excluded.strict, timeouts = excluded.timeouts, changed_ms = excluded.changed_ms",
        (chosen.guild_id, chosen.role_id, chosen.channel_id, chosen.strict, chosen.timeouts, at_ms),
    )


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
    """Impose a sanction on the member a case is about, at whatever table they sit."""
    sanction_id = tx.insert(
        "INSERT INTO sanctions (guild_id, user_id, case_id, kind, days, step, author_id, from_ms, until_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (case.guild_id, case.suspect_id, case.id, kind, days, step, author_id, from_ms, until_ms),
    )
    row = tx.fetch_one("SELECT * FROM sanctions WHERE id = ?", (sanction_id,))
    assert row is not None
    return sanction_row(row)


def running_sanctions(tx: ReadTransaction, guild_id: int, user_id: int, now_ms: int) -> tuple[SanctionRow, ...]:
    """Return a member's sanctions that have begun and not ended."""
    rows = tx.fetch_all(
        "SELECT * FROM sanctions WHERE guild_id = ? AND user_id = ? AND lifted_ms IS NULL"
        " AND from_ms <= ? AND until_ms > ? ORDER BY id",
        (guild_id, user_id, now_ms, now_ms),
    )
    return tuple(map(sanction_row, rows))


def sanction_history(tx: ReadTransaction, guild_id: int, user_id: int) -> tuple[SanctionRow, ...]:
    """Return all sanctions a member has had and not had cleared by an appeal, newest first."""
    rows = tx.fetch_all(
        "SELECT * FROM sanctions WHERE guild_id = ? AND user_id = ? AND lifted_by IS NOT 'appeal'"
        " ORDER BY id DESC LIMIT 25",
        (guild_id, user_id),
    )
    return tuple(map(sanction_row, rows))


def sanction_of(tx: ReadTransaction, case_id: int) -> SanctionRow | None:
    """Return the sanction that a case ended with."""
    row = tx.fetch_one("SELECT * FROM sanctions WHERE case_id = ?", (case_id,))
    return None if row is None else sanction_row(row)


def lift_sanction(tx: WriteTransaction, sanction_id: int, at_ms: int, why: str) -> bool:
    """End a sanction; False where it has ended."""
    changed = tx.execute(
        "UPDATE sanctions SET lifted_ms = ?, lifted_by = ? WHERE id = ? AND lifted_ms IS NULL",
        (at_ms, why, sanction_id),
    )
    return changed == 1


def expired_sanctions(tx: ReadTransaction, now_ms: int) -> tuple[SanctionRow, ...]:
    """Return the sanctions whose time has come."""
    rows = tx.fetch_all("SELECT * FROM sanctions WHERE lifted_ms IS NULL AND until_ms <= ? ORDER BY id", (now_ms,))
    return tuple(map(sanction_row, rows))


@dataclass(frozen=True, slots=True)
class MonthFigures:
    """A span of time in numbers; `median_answer_ms` None where nothing was answered."""

    filed: int
    confirmed: int
    rejected: int
    breaches: int
    median_answer_ms: int | None


def figures(tx: ReadTransaction, guild_id: int, from_ms: int, to_ms: int) -> MonthFigures:
    """Return the figures of the complaints that were filed in that span."""
    span = {"guild": guild_id, "from": from_ms, "to": to_ms}
    counts = tx.fetch_one(
        "SELECT count(*) AS filed, count(*) FILTER (WHERE outcome = 'confirmed') AS confirmed,"
        " count(*) FILTER (WHERE outcome = 'rejected') AS rejected FROM voices"
        " WHERE guild_id = :guild AND filed_ms >= :from AND filed_ms < :to",
        span,
    )
    rows = tx.fetch_all(
        "SELECT breaches, first_answer_ms - created_ms AS took FROM cases WHERE guild_id = :guild"
        " AND kind = 'complaint' AND created_ms >= :from AND created_ms < :to",
        span,
    )
    assert counts is not None
    took = [row["took"] for row in rows if row["took"] is not None]
    return MonthFigures(
        **dict(counts),
        breaches=sum(row["breaches"] for row in rows),
        median_answer_ms=round(median(took)) if took else None,
    )
