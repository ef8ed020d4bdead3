"""Voices: one person's complaint within a case, known by a keyed hash and a pseudonym.

With each voice goes what was frozen when it was filed, one file at most (never changed, deleted with the evidence), and
a request to open its seal: one person asks with a reason, another confirms. No identity is stored here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store.reporting.rows import (
    EvidenceFile,
    EvidenceRow,
    FileKind,
    FileNote,
    NewVoice,
    Outcome,
    VoiceRow,
    open_states,
    voice_row,
)
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.dialect import json_field


@dataclass(frozen=True, slots=True)
class Record:
    """What is known of a reporter by a keyed hash: how many complaints, and how they ended."""

    open: int
    today: int
    confirmed: int
    judged: int
    strikes: int
    newest_strike_ms: int | None


def insert(tx: WriteTransaction, case_id: int, new: NewVoice, pseudonym: str) -> VoiceRow:
    """Add a voice to a case."""
    voice_id = tx.insert(
        "INSERT INTO voices (case_id, guild_id, reporter_key, suspect_id, pseudonym, reason, words, quiet, match_id,"
        " filed_ms, promised_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            case_id,
            new.guild_id,
            new.reporter_key,
            new.suspect_id,
            pseudonym,
            new.reason,
            new.words,
            new.quiet,
            new.match_id,
            new.filed_ms,
            new.promised_ms,
        ),
    )
    return by_id(tx, voice_id)


def by_id(tx: ReadTransaction, voice_id: int) -> VoiceRow:
    """Return a voice that must be there."""
    row = tx.fetch_one("SELECT * FROM voices WHERE id = ?", (voice_id,))
    assert row is not None, f"voices are never deleted, {voice_id} is one"
    return voice_row(row)


def of_case(tx: ReadTransaction, case_id: int) -> tuple[VoiceRow, ...]:
    """Return the voices of a case in the order they came."""
    return tuple(map(voice_row, tx.fetch_all("SELECT * FROM voices WHERE case_id = ? ORDER BY id", (case_id,))))


def of_key(tx: ReadTransaction, key: bytes, since_ms: int, limit: int = 10) -> tuple[VoiceRow, ...]:
    """Return a reporter's own complaints, newest first, without those that were answered before that moment."""
    rows = tx.fetch_all(
        "SELECT * FROM voices WHERE reporter_key = ? AND (answered_ms IS NULL OR answered_ms >= ?)"
        " ORDER BY id DESC LIMIT ?",
        (key, since_ms, limit),
    )
    return tuple(map(voice_row, rows))


def filed_since(tx: ReadTransaction, key: bytes, since_ms: int) -> int:
    """Return how many complaints a reporter has filed since that moment."""
    row = tx.fetch_one("SELECT count(*) AS n FROM voices WHERE reporter_key = ? AND filed_ms > ?", (key, since_ms))
    assert row is not None
    return row["n"]


def already(tx: ReadTransaction, key: bytes, match_id: int, suspect_id: int) -> bool:
    """Whether this reporter has complained of that member for that match."""
    sql = "SELECT 1 FROM voices WHERE reporter_key = ? AND match_id = ? AND suspect_id = ?"
    return tx.fetch_one(sql, (key, match_id, suspect_id)) is not None


def record(tx: ReadTransaction, key: bytes, day_ms: int, strikes_since_ms: int) -> Record:
    """Return what is known of a reporter; strikes count from that moment on."""
    voices = tx.fetch_one(
        "SELECT count(*) FILTER (WHERE outcome IS NULL) AS open, count(*) FILTER (WHERE filed_ms > :day) AS today,"
        " count(*) FILTER (WHERE outcome = 'confirmed') AS confirmed,"
        " count(*) FILTER (WHERE outcome IN ('confirmed', 'rejected')) AS judged FROM voices WHERE reporter_key = :key",
        {"key": key, "day": day_ms},
    )
    strikes = tx.fetch_one(
        "SELECT count(*) AS n, max(at_ms) AS newest FROM strikes"
        " WHERE reporter_key = ? AND at_ms >= ? AND lifted_ms IS NULL",
        (key, strikes_since_ms),
    )
    assert voices is not None
    assert strikes is not None
    return Record(**dict(voices), strikes=strikes["n"], newest_strike_ms=strikes["newest"])


def strike(tx: WriteTransaction, voice: VoiceRow, author_id: int, at_ms: int) -> bool:
    """Mark a complaint as misuse; False where it is marked already."""
    changed = tx.execute(
        "INSERT INTO strikes (voice_id, guild_id, reporter_key, author_id, at_ms) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (voice_id) DO NOTHING",
        (voice.id, voice.guild_id, voice.reporter_key, author_id, at_ms),
    )
    return changed == 1


def lift_strike(tx: WriteTransaction, voice_id: int, at_ms: int) -> bool:
    """Take a mark back; False where there is none."""
    return (
        tx.execute("UPDATE strikes SET lifted_ms = ? WHERE voice_id = ? AND lifted_ms IS NULL", (at_ms, voice_id)) > 0
    )


def struck(tx: ReadTransaction, voice_id: int) -> bool:
    """Whether a complaint is marked as misuse."""
    return tx.fetch_one("SELECT 1 FROM strikes WHERE voice_id = ? AND lifted_ms IS NULL", (voice_id,)) is not None


def contested(tx: ReadTransaction, voice_id: int, judge_id: int) -> bool:
    """Whether the reporter has the last word about a mark of misuse that somebody other than the judge gave."""
    row = tx.fetch_one(
        "SELECT 1 FROM strikes k WHERE k.voice_id = ? AND k.lifted_ms IS NULL AND k.author_id <> ? AND 'reporter' ="
        " (SELECT m.sender FROM case_messages m WHERE m.voice_id = k.voice_id ORDER BY m.id DESC LIMIT 1)",
        (voice_id, judge_id),
    )
    return row is not None


def answer(tx: WriteTransaction, voice_id: int, outcome: Outcome, at_ms: int) -> bool:
    """Stamp the one closing answer of a voice; False where it has had it."""
    changed = tx.execute(
        "UPDATE voices SET outcome = ?, answered_ms = ? WHERE id = ? AND answered_ms IS NULL",
        (outcome, at_ms, voice_id),
    )
    return changed == 1


_WAITING: Final = f"""
    v.promised_ms IS NOT NULL AND v.sorry_ms IS NULL AND v.outcome IS NULL
    AND EXISTS (SELECT 1 FROM cases c WHERE c.id = v.case_id AND {open_states("c")})
"""
"""A promise to a reporter that is running and has not been broken yet."""


def promise_kept(tx: WriteTransaction, case_id: int) -> None:
    """A person has answered in a case: no promise to its reporters is running any more."""
    tx.execute("UPDATE voices SET promised_ms = NULL WHERE case_id = ?", (case_id,))


def broken(tx: ReadTransaction, now_ms: int) -> tuple[VoiceRow, ...]:
    """Return the voices whose promise has just been broken."""
    rows = tx.fetch_all(f"SELECT v.* FROM voices v WHERE {_WAITING} AND v.promised_ms <= ? ORDER BY v.id", (now_ms,))
    return tuple(map(voice_row, rows))


def promise_anew(tx: WriteTransaction, voice_id: int, now_ms: int, until_ms: int) -> bool:
    """Give a reporter a new time after a broken promise; False where there is one."""
    changed = tx.execute(
        "UPDATE voices SET sorry_ms = ?, promised_ms = ? WHERE id = ? AND sorry_ms IS NULL AND promised_ms IS NOT NULL",
        (now_ms, until_ms, voice_id),
    )
    return changed == 1


def next_broken_ms(tx: ReadTransaction) -> int | None:
    """Return when the next promise to a reporter ends."""
    row = tx.fetch_one(f"SELECT min(v.promised_ms) AS at FROM voices v WHERE {_WAITING}")
    return None if row is None else row["at"]


def freeze(tx: WriteTransaction, evidence: EvidenceRow) -> None:
    """Store what was frozen with a voice."""
    tx.execute(
        "INSERT INTO evidence (voice_id, body, sealed, sha256) VALUES (?, ?, ?, ?)",
        (evidence.voice_id, evidence.body, evidence.sealed, evidence.sha256),
    )


def evidence(tx: ReadTransaction, voice_id: int) -> EvidenceRow | None:
    """Return what was frozen with a voice, None once it was deleted."""
    row = tx.fetch_one("SELECT * FROM evidence WHERE voice_id = ?", (voice_id,))
    return None if row is None else EvidenceRow(**dict(row))


def deal_is_open(tx: ReadTransaction, match_id: int, number: int) -> bool:
    """Whether the hands of that deal have become public: it was scored, or its match is over."""
    row = tx.fetch_one(
        "SELECT 1 FROM matches WHERE id = :id AND (finished_ms IS NOT NULL OR EXISTS (SELECT 1 FROM events e"
        f" WHERE e.match_id = :id AND e.kind = 'deal-scored' AND {json_field('e.body', 'number')} = :number))",
        {"id": match_id, "number": number},
    )
    return row is not None


def separate(tx: WriteTransaction, key: bytes, suspect_id: int, guild_id: int, until_ms: int) -> None:
    """Do not seat these two together until that moment."""
    tx.execute(
        "INSERT INTO separations (reporter_key, suspect_id, guild_id, until_ms) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (reporter_key, suspect_id) DO UPDATE SET until_ms = max(until_ms, excluded.until_ms)",
        (key, suspect_id, guild_id, until_ms),
    )


def separated(tx: ReadTransaction, pairs: tuple[tuple[bytes, int], ...], now_ms: int) -> bool:
    """Whether any of these pairs of a keyed hash and a member should not sit together now."""
    sql = "SELECT 1 FROM separations WHERE reporter_key = ? AND suspect_id = ? AND until_ms > ?"
    return any(tx.fetch_one(sql, (key, suspect, now_ms)) is not None for key, suspect in pairs)


def add_file(tx: WriteTransaction, voice_id: int, kind: FileKind, content: bytes, sha256: str) -> bool:
    """Store the file of a voice; False where it has one already."""
    changed = tx.execute(
        "INSERT INTO evidence_files (voice_id, kind, content, sha256) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (voice_id) DO NOTHING",
        (voice_id, kind, content, sha256),
    )
    return changed == 1


def file_note(tx: ReadTransaction, voice_id: int) -> FileNote | None:
    """Return what kind of file a voice has and how large it is, without reading it."""
    row = tx.fetch_one(
        "SELECT kind, length(content) AS size FROM evidence_files WHERE voice_id = ?",
        (voice_id,),
    )
    return None if row is None else FileNote(row["kind"], row["size"])


def file(tx: ReadTransaction, voice_id: int) -> EvidenceFile | None:
    """Return the file of a voice, or None."""
    row = tx.fetch_one("SELECT kind, content, sha256 FROM evidence_files WHERE voice_id = ?", (voice_id,))
    return None if row is None else EvidenceFile(**dict(row))


def destroy_file(tx: WriteTransaction, voice_id: int) -> None:
    """Delete the file of a voice."""
    tx.execute("DELETE FROM evidence_files WHERE voice_id = ?", (voice_id,))


def ask_unseal(tx: WriteTransaction, voice_id: int, reason: str, by: int, at_ms: int) -> None:
    """Store a request; a newer one replaces one that nobody confirmed."""
    tx.execute("DELETE FROM unseals WHERE voice_id = ? AND confirmed_by IS NULL", (voice_id,))
    tx.execute(
        "INSERT INTO unseals (voice_id, reason, asked_by, asked_ms) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (voice_id) DO NOTHING",
        (voice_id, reason, by, at_ms),
    )


def unseal_asked_by(tx: ReadTransaction, voice_id: int) -> int | None:
    """Return who asked for that seal to be opened, None where nobody did."""
    row = tx.fetch_one("SELECT asked_by FROM unseals WHERE voice_id = ?", (voice_id,))
    return None if row is None else row["asked_by"]


def unseal_is_asked(tx: ReadTransaction, voice_id: int) -> bool:
    """Whether a request waits for the second person."""
    sql = "SELECT 1 FROM unseals WHERE voice_id = ? AND confirmed_by IS NULL"
    return tx.fetch_one(sql, (voice_id,)) is not None


def confirm_unseal(tx: WriteTransaction, voice_id: int, by: int, at_ms: int) -> bool:
    """Store the second person's consent; False where there is no request of somebody else."""
    changed = tx.execute(
        "UPDATE unseals SET confirmed_by = ?, confirmed_ms = ?"
        " WHERE voice_id = ? AND confirmed_by IS NULL AND asked_by <> ?",
        (by, at_ms, voice_id, by),
    )
    return changed == 1
