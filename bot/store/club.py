"""What servers have chosen: their language, what they have agreed on for their tables, and who changed it last."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.reporting import audit
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction

SETTINGS = "settings"
"""The action of the audit log by which a server's settings are changed."""


@dataclass(frozen=True, slots=True)
class ClubRow:
    """The language of a server, the defaults of its new tables and its times as JSON; None: nothing chosen."""

    guild_id: int
    language: str | None
    defaults: str | None
    times: str | None


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """Who changed a server's settings last, and when."""

    user_id: int
    at_ms: int


def everything(tx: ReadTransaction) -> tuple[ClubRow, ...]:
    """Return what every server has chosen."""
    found = tx.fetch_all("SELECT guild_id, language, defaults, figures FROM clubs")
    return tuple(ClubRow(row["guild_id"], row["language"], row["defaults"], row["figures"]) for row in found)


def save(
    tx: WriteTransaction, row: ClubRow, at_ms: int, actor_id: int, changed: Mapping[str, str | int | bool | None]
) -> None:
    """Store what a server has agreed on for its tables, and in its audit log who changed what."""
    tx.execute(
        "INSERT INTO clubs (guild_id, defaults, figures, changed_ms) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET defaults = excluded.defaults, figures = excluded.figures,"
        " changed_ms = excluded.changed_ms",
        (row.guild_id, row.defaults, row.times, at_ms),
    )
    audit.append(tx, row.guild_id, at_ms, SETTINGS, actor_id=actor_id, details=changed)


def set_language(tx: WriteTransaction, guild_id: int, language: str | None, at_ms: int) -> None:
    """Store the language a server has chosen for what everybody sees; None follows the server's own."""
    tx.execute(
        "INSERT INTO clubs (guild_id, language, changed_ms) VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language, changed_ms = excluded.changed_ms",
        (guild_id, language, at_ms),
    )


def last_change(tx: ReadTransaction, guild_id: int) -> ChangeRow | None:
    """Return the last change of a server's settings; None before the first, or where it was made by nobody we know."""
    row = tx.fetch_one(
        "SELECT user_id, at_ms FROM audit JOIN audit_people ON ref = actor WHERE guild_id = ? AND action = ?"
        " ORDER BY number DESC LIMIT 1",
        (guild_id, SETTINGS),
    )
    return ChangeRow(row["user_id"], row["at_ms"]) if row is not None and row["user_id"] > 0 else None
