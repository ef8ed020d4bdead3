"""The dialogues of cases, and what moderators are told: stored first, delivered after, each thing once."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.store.reporting.rows import MessageRow, NoticeKind, NoticeRow, Sender, message_row, notice_row, open_states
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def say(
    tx: WriteTransaction,
    case_id: int,
    voice_id: int | None,
    sender: Sender,
    kind: str,
    at_ms: int,
    *,
    body: str | None = None,
    args: Mapping[str, str | int] | None = None,
    deliver_ms: int | None = None,
) -> int:
    """Add a message; with `deliver_ms` it is brought to the member then. Returns its number."""
    return tx.insert(
        "INSERT INTO case_messages (case_id, voice_id, sender, kind, body, args, at_ms, deliver_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (case_id, voice_id, sender, kind, body, json.dumps(args or {}), at_ms, deliver_ms),
    )


def of_case(tx: ReadTransaction, case_id: int) -> tuple[MessageRow, ...]:
    """Return both dialogues of a case, oldest first."""
    rows = tx.fetch_all("SELECT * FROM case_messages WHERE case_id = ? ORDER BY id", (case_id,))
    return tuple(map(message_row, rows))


def of_voice(tx: ReadTransaction, voice_id: int) -> tuple[MessageRow, ...]:
    """Return the dialogue with one reporter, oldest first."""
    rows = tx.fetch_all("SELECT * FROM case_messages WHERE voice_id = ? ORDER BY id", (voice_id,))
    return tuple(map(message_row, rows))


def with_other(tx: ReadTransaction, case_id: int, now_ms: int) -> tuple[MessageRow, ...]:
    """Return the dialogue with the member complained of, as far as they may have it by now."""
    rows = tx.fetch_all(
        "SELECT * FROM case_messages WHERE case_id = ? AND voice_id IS NULL"
        " AND (deliver_ms IS NULL OR deliver_ms <= ?) ORDER BY id",
        (case_id, now_ms),
    )
    return tuple(map(message_row, rows))


def asked_of(tx: ReadTransaction, guild_id: int, suspect_id: int) -> tuple[int, ...]:
    """Return the open cases in which the member complained of was asked something."""
    rows = tx.fetch_all(
        "SELECT DISTINCT c.id FROM cases c JOIN case_messages m ON m.case_id = c.id AND m.voice_id IS NULL"
        f" WHERE c.guild_id = ? AND c.suspect_id = ? AND m.kind = 'question' AND {open_states('c')} ORDER BY c.id",
        (guild_id, suspect_id),
    )
    return tuple(row["id"] for row in rows)


def due(tx: ReadTransaction, now_ms: int, limit: int = 100) -> tuple[MessageRow, ...]:
    """Return the messages that wait to be delivered."""
    rows = tx.fetch_all(
        "SELECT * FROM case_messages WHERE deliver_ms <= ? AND delivered_ms IS NULL AND failed_ms IS NULL"
        " ORDER BY deliver_ms, id LIMIT ?",
        (now_ms, limit),
    )
    return tuple(map(message_row, rows))


def take(tx: WriteTransaction, message: MessageRow, now_ms: int) -> bool:
    """Reserve a message for delivery; False where another has it. It counts as delivered unless `put_back` follows."""
    changed = tx.execute(
        "UPDATE case_messages SET delivered_ms = ?, attempts = attempts + 1"
        " WHERE id = ? AND delivered_ms IS NULL AND failed_ms IS NULL",
        (now_ms, message.id),
    )
    return changed == 1


def put_back(tx: WriteTransaction, message_id: int, again_ms: int | None, now_ms: int) -> None:
    """The delivery failed: try again at that moment, or (None) leave the message in the member's own list."""
    tx.execute(
        "UPDATE case_messages SET delivered_ms = NULL, deliver_ms = coalesce(:again, deliver_ms),"
        " failed_ms = CASE WHEN :again IS NULL THEN :now END WHERE id = :id",
        {"again": again_ms, "now": now_ms, "id": message_id},
    )


def notify(tx: WriteTransaction, case_id: int, guild_id: int, kind: NoticeKind, number: int, deliver_ms: int) -> None:
    """Have moderators told; the same thing of the same round is told once."""
    tx.execute(
        "INSERT INTO notices (case_id, guild_id, kind, round, deliver_ms) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (case_id, kind, round) DO NOTHING",
        (case_id, guild_id, kind, number, deliver_ms),
    )


def due_notices(tx: ReadTransaction, now_ms: int, limit: int = 100) -> tuple[NoticeRow, ...]:
    """Return what moderators are to be told by now."""
    rows = tx.fetch_all(
        "SELECT * FROM notices WHERE deliver_ms <= ? AND sent_ms IS NULL ORDER BY deliver_ms, id LIMIT ?",
        (now_ms, limit),
    )
    return tuple(map(notice_row, rows))


def take_notice(tx: WriteTransaction, notice_id: int, now_ms: int) -> bool:
    """Reserve a notice; False where another has it."""
    return tx.execute("UPDATE notices SET sent_ms = ? WHERE id = ? AND sent_ms IS NULL", (now_ms, notice_id)) == 1


def next_moment(tx: ReadTransaction) -> int | None:
    """Return when the next message, notice or end of a sanction is due, None where nothing is."""
    row = tx.fetch_one(
        "SELECT min(at) AS at FROM ("
        " SELECT min(deliver_ms) AS at FROM case_messages"
        " WHERE deliver_ms IS NOT NULL AND delivered_ms IS NULL AND failed_ms IS NULL"
        " UNION ALL SELECT min(deliver_ms) FROM notices WHERE sent_ms IS NULL"
        " UNION ALL SELECT min(until_ms) FROM sanctions WHERE lifted_ms IS NULL)"
    )
    return None if row is None else row["at"]
