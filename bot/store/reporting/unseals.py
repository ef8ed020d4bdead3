"""Requests to open a seal: one person asks with a reason, another confirms. No identity is stored here."""

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def ask(tx: WriteTransaction, voice_id: int, reason: str, by: int, at_ms: int) -> None:
    """Store a request; a newer one replaces one that nobody confirmed."""
    tx.execute("DELETE FROM unseals WHERE voice_id = ? AND confirmed_by IS NULL", (voice_id,))
    tx.execute(
        "INSERT INTO unseals (voice_id, reason, asked_by, asked_ms) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (voice_id) DO NOTHING",
        (voice_id, reason, by, at_ms),
    )


def asked_by(tx: ReadTransaction, voice_id: int) -> int | None:
    """Return who asked for that seal to be opened, None where nobody did."""
    row = tx.fetch_one("SELECT asked_by FROM unseals WHERE voice_id = ?", (voice_id,))
    return None if row is None else row["asked_by"]


def is_asked(tx: ReadTransaction, voice_id: int) -> bool:
    """Whether a request waits for the second person."""
    sql = "SELECT 1 FROM unseals WHERE voice_id = ? AND confirmed_by IS NULL"
    return tx.fetch_one(sql, (voice_id,)) is not None


def confirm(tx: WriteTransaction, voice_id: int, by: int, at_ms: int) -> bool:
    """Store the second person's consent; False where there is no request of somebody else."""
    changed = tx.execute(
        "UPDATE unseals SET confirmed_by = ?, confirmed_ms = ?"
        " WHERE voice_id = ? AND confirmed_by IS NULL AND asked_by <> ?",
        (by, at_ms, voice_id, by),
    )
    return changed == 1
