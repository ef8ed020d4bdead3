"""The encrypted identities of reporters: the only module that touches the table `seals`.

`read` has exactly two callers, `Seals.deliver` and `Seals.unseal` (`bot.services.reporting.seal`); a test counts them.
"""

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def write(tx: WriteTransaction, voice_id: int, token: bytes) -> None:
    """Store the seal of a voice."""
    tx.execute("INSERT INTO seals (voice_id, token) VALUES (?, ?)", (voice_id, token))


def read(tx: ReadTransaction, voice_id: int) -> bytes | None:
    """Return the seal of a voice, or None once it was deleted."""
    row = tx.fetch_one("SELECT token FROM seals WHERE voice_id = ?", (voice_id,))
    return None if row is None else row["token"]


def destroy(tx: WriteTransaction, voice_id: int) -> None:
    """Delete the seal of a voice: from now on nobody can tell who it was."""
    tx.execute("DELETE FROM seals WHERE voice_id = ?", (voice_id,))
