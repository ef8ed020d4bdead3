"""Small facts of the process itself by name: the hash of the published commands, the last sign of life."""

from bot.store.sqlite.database import Database


class MetaStore:
    """Named texts; a name that was never set has none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """Return the text of a name, or None."""
        row = await self._database.fetch_one("SELECT value FROM meta WHERE key = ?", (key,))
        return None if row is None else row["value"]

    async def set(self, key: str, value: str) -> None:
        """Set the text of a name."""
        await self._database.write(
            lambda tx: tx.execute(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, value),
            )
        )
