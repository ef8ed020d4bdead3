"""Small facts of the process itself by name: the hash of the published commands, the last night's work."""

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def find(tx: ReadTransaction, name: str) -> str | None:
    """Return the text of a name, None where it was never set."""
    row = tx.fetch_one("SELECT value FROM meta WHERE key = ?", (name,))
    return None if row is None else row["value"]


def save(tx: WriteTransaction, name: str, value: str) -> None:
    """Set the text of a name."""
    tx.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (name, value),
    )
