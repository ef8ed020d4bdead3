"""Files that reporters added to their complaints: one for each voice, never changed, deleted with the evidence."""

from __future__ import annotations

from bot.store.reporting.rows import EvidenceFile, FileKind, FileNote
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def insert(tx: WriteTransaction, voice_id: int, kind: FileKind, content: bytes, sha256: str) -> bool:
    """Store the file of a voice; False where it has one already."""
    changed = tx.execute(
        "INSERT INTO evidence_files (voice_id, kind, content, sha256) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (voice_id) DO NOTHING",
        (voice_id, kind, content, sha256),
    )
    return changed == 1


def note(tx: ReadTransaction, voice_id: int) -> FileNote | None:
    """Return what kind of file a voice has and how large it is, without reading it."""
    row = tx.fetch_one(
        "SELECT kind, length(content) AS size FROM evidence_files WHERE voice_id = ?",
        (voice_id,),
    )
    return None if row is None else FileNote(row["kind"], row["size"])


def find(tx: ReadTransaction, voice_id: int) -> EvidenceFile | None:
    """Return the file of a voice, or None."""
    row = tx.fetch_one("SELECT kind, content, sha256 FROM evidence_files WHERE voice_id = ?", (voice_id,))
    return None if row is None else EvidenceFile(**dict(row))


def destroy(tx: WriteTransaction, voice_id: int) -> None:
    """Delete the file of a voice."""
    tx.execute("DELETE FROM evidence_files WHERE voice_id = ?", (voice_id,))
