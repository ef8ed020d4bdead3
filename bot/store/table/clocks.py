"""Deadlines, reserves, quiet hours, signs of life and results of seats: functions of a transaction."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Unpack

from bot.store.errors import StaleSequence
from bot.store.sqlite.connection import ReadTransaction, Row, WriteTransaction
from bot.store.sqlite.dialect import json_field
from bot.store.table import tables
from bot.store.table.rows import (
    ClockRow,
    ClockSave,
    DeadlineRow,
    Payment,
    QuietRow,
    ResultRow,
    SeatEnd,
    SeatRow,
    TableChanges,
    TableRow,
)

HEARTBEAT: Final = "heartbeat"


def save(tx: WriteTransaction, match_id: int, new: ClockSave, at_ms: int) -> None:
    """Replace the clocks of a match; raises `StaleSequence` where another change came first."""
    row = new.row
    found = tx.fetch_one("SELECT version FROM match_clocks WHERE match_id = ?", (match_id,))
    version = 0 if found is None else found["version"]
    if version != row.version - 1:
        raise StaleSequence(match_id, row.version - 1, version)
    tx.execute(
        "INSERT INTO match_clocks (match_id, version, body) VALUES (?, ?, ?)"
        " ON CONFLICT (match_id) DO UPDATE SET version = excluded.version, body = excluded.body",
        (match_id, row.version, row.body),
    )
    tx.execute("DELETE FROM deadlines WHERE match_id = ?", (match_id,))
    if row.deadline is not None:
        _insert_deadline(tx, match_id, row.deadline)
    _insert_results(tx, match_id, new.results, at_ms)


def replace(
    tx: WriteTransaction, match_id: int, length: int, new: ClockSave, at_ms: int, payment: Payment | None = None
) -> bool:
    """Replace the clocks of a match whose log has `length` events; raises `StaleSequence`.

    With a payment nothing changes, and False is returned, where the member has no day left.
    """
    if payment is not None and not spend_reserve(tx, payment):
        return False
    _require_length(tx, match_id, length)
    save(tx, match_id, new, at_ms)
    return True


def reseat(
    tx: WriteTransaction,
    before: TableRow,
    seats: tuple[SeatRow, ...],
    match_id: int,
    new: ClockSave,
    at_ms: int,
    **changes: Unpack[TableChanges],
) -> TableRow:
    """Replace who sits at a table during a match, with its clocks; raises `StaleRevision`, `StaleSequence`."""
    save(tx, match_id, new, at_ms)
    return tables.set_seats(tx, before.id, before.revision, seats, **changes)


def _require_length(tx: ReadTransaction, match_id: int, expected: int) -> None:
    """Raise `StaleSequence` unless the log of a match has that many events."""
    row = tx.fetch_one("SELECT coalesce(max(seq) + 1, 0) AS length FROM events WHERE match_id = ?", (match_id,))
    assert row is not None
    if row["length"] != expected:
        raise StaleSequence(match_id, expected, row["length"])


def find(tx: ReadTransaction, match_id: int) -> ClockRow | None:
    """Return the clocks of a match, or None where none were ever stored."""
    row = tx.fetch_one("SELECT version, body FROM match_clocks WHERE match_id = ?", (match_id,))
    if row is None:
        return None
    deadline = tx.fetch_one("SELECT * FROM deadlines WHERE match_id = ?", (match_id,))
    return ClockRow(row["version"], row["body"], None if deadline is None else _deadline(deadline))


def spend_reserve(tx: WriteTransaction, payment: Payment) -> bool:
    """Take one day of a member's reserve of a month; False where nothing is left."""
    if payment.most < 1:
        return False
    changed = tx.execute(
        "INSERT INTO reserves (user_id, month, spent) VALUES (?, ?, 1)"
        " ON CONFLICT (user_id, month) DO UPDATE SET spent = spent + 1 WHERE spent < ?",
        (payment.user_id, payment.month, payment.most),
    )
    return changed > 0


def beat(tx: WriteTransaction, at_ms: int) -> None:
    """Note that the process was alive and in touch with Discord at that moment."""
    tx.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (HEARTBEAT, str(at_ms)),
    )


def last_beat(tx: ReadTransaction) -> int | None:
    """Return the last sign of life, or None before the first."""
    row = tx.fetch_one("SELECT value FROM meta WHERE key = ?", (HEARTBEAT,))
    return None if row is None else int(row["value"])


def any_timed(tx: ReadTransaction) -> bool:
    """Return whether an open table was opened with a time for decisions."""
    row = tx.fetch_one(
        "SELECT 1 FROM tables WHERE state <> 'closed'"
        f" AND ({json_field('figures', 'move_seconds')} > 0 OR {json_field('figures', 'move_hours')} > 0) LIMIT 1"
    )
    return row is not None


def quiet_hours(tx: ReadTransaction) -> Mapping[int, QuietRow]:
    """Return everybody's quiet hours by member."""
    rows = tx.fetch_all("SELECT * FROM quiet_hours")
    return {row["user_id"]: QuietRow(row["zone"], row["begins"], row["ends"]) for row in rows}


def set_quiet_hours(tx: WriteTransaction, user_id: int, row: QuietRow | None) -> None:
    """Set a member's quiet hours; None for none."""
    tx.execute("DELETE FROM quiet_hours WHERE user_id = ?", (user_id,))
    if row is not None:
        tx.execute(
            "INSERT INTO quiet_hours (user_id, zone, begins, ends) VALUES (?, ?, ?, ?)",
            (user_id, row.zone, row.begins, row.ends),
        )


def results_of(tx: ReadTransaction, user_id: int, guild_id: int, limit: int = 30) -> tuple[ResultRow, ...]:
    """Return what became of a member's seats on a server, the newest first."""
    rows = tx.fetch_all(
        "SELECT * FROM seat_results WHERE user_id = ? AND guild_id = ? ORDER BY ended_ms DESC, match_id DESC LIMIT ?",
        (user_id, guild_id, limit),
    )
    return tuple(map(_result, rows))


def _insert_deadline(tx: WriteTransaction, match_id: int, row: DeadlineRow) -> None:
    tx.execute(
        "INSERT INTO deadlines (table_id, match_id, seq, seat, kind, stage, begun_ms, due_ms, fair_ms, reminded, sent,"
        " opened) SELECT table_id, id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM matches WHERE id = ?",
        (
            row.seq,
            row.seat,
            row.kind,
            row.stage,
            row.begun_ms,
            row.due_ms,
            row.fair_ms,
            row.reminded,
            row.sent,
            row.opened,
            match_id,
        ),
    )


def _deadline(row: Row) -> DeadlineRow:
    values: dict[str, Any] = {name: row[name] for name in row.keys() if name not in ("table_id", "match_id")}  # noqa: SIM118
    values["opened"] = bool(row["opened"])
    return DeadlineRow(**values)


def _insert_results(tx: WriteTransaction, match_id: int, ends: Sequence[SeatEnd], at_ms: int) -> None:
    tx.execute_many(
        "INSERT INTO seat_results (match_id, seat, user_id, guild_id, outcome, timeouts, own, robot,"
        " counted, ended_ms)"
        " SELECT matches.id, ?, ?, guild_id, ?, ?, ?, ?, NOT private, ? FROM matches"
        " JOIN tables ON tables.id = matches.table_id WHERE matches.id = ? ON CONFLICT DO NOTHING",
        [(end.seat, end.user_id, end.outcome, end.timeouts, end.own, end.robot, at_ms, match_id) for end in ends],
    )


def _result(row: Row) -> ResultRow:
    values: dict[str, Any] = dict(row)
    values["counted"] = bool(values["counted"])
    return ResultRow(**values)
