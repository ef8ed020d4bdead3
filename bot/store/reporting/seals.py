"""The encrypted identities of reporters, and their end: the only module that touches the table `seals`.

`read` has exactly two callers, `Seals.deliver` and `Seals.unseal` (`bot.services.reporting.seal`); a test counts them.
"""

from bot.store.reporting import voices
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.dialect import RANDOM_KEY


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


def empty_old(tx: WriteTransaction, before_ms: int, at_ms: int) -> int:
    """Delete identities, words, evidence and files of cases closed before that moment; returns how many cases.

    What is left names the member complained of, the kind of fault and the outcome.
    """
    old = "SELECT id FROM cases WHERE closed_ms < :before AND emptied_ms IS NULL"
    where = {"before": before_ms}
    for row in tx.fetch_all(f"SELECT id FROM voices WHERE case_id IN ({old})", where):
        destroy(tx, row["id"])
        tx.execute("DELETE FROM evidence WHERE voice_id = ?", (row["id"],))
        voices.destroy_file(tx, row["id"])
    tx.execute(f"DELETE FROM case_messages WHERE case_id IN ({old})", where)
    tx.execute(f"UPDATE voices SET words = '', reporter_key = {RANDOM_KEY} WHERE case_id IN ({old})", where)
    return tx.execute(
        "UPDATE cases SET note = NULL, emptied_ms = :at WHERE closed_ms < :before AND emptied_ms IS NULL",
        {**where, "at": at_ms},
    )
