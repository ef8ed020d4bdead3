"""How servers moderate, and the drafts of complaints whose form is open."""

from bot.store.reporting.rows import Draft, Moderation
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def moderation(tx: ReadTransaction, guild_id: int) -> Moderation:
    """Return a server's settings; the defaults before the first choice."""
    row = tx.fetch_one("SELECT * FROM moderation WHERE guild_id = ?", (guild_id,))
    if row is None:
        return Moderation(guild_id)
    return Moderation(guild_id, row["role_id"], row["channel_id"], bool(row["strict"]), bool(row["timeouts"]))


def set_moderation(tx: WriteTransaction, chosen: Moderation, at_ms: int) -> None:
    """Store a server's settings."""
    tx.execute(
        "INSERT INTO moderation (guild_id, role_id, channel_id, strict, timeouts, changed_ms) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id, channel_id = excluded.channel_id,"
        " strict = excluded.strict, timeouts = excluded.timeouts, changed_ms = excluded.changed_ms",
        (chosen.guild_id, chosen.role_id, chosen.channel_id, chosen.strict, chosen.timeouts, at_ms),
    )


def save_draft(tx: WriteTransaction, draft: Draft) -> None:
    """Remember what a form was opened on."""
    tx.execute(
        "INSERT INTO drafts (token, guild_id, suspect_id, match_id, message, opened_ms) VALUES (?, ?, ?, ?, ?, ?)",
        (draft.token, draft.guild_id, draft.suspect_id, draft.match_id, draft.message, draft.opened_ms),
    )


def draft(tx: ReadTransaction, guild_id: int, token: str) -> Draft | None:
    """Return a draft of that server, or None where it was used, is too old or never was."""
    row = tx.fetch_one("SELECT * FROM drafts WHERE token = ? AND guild_id = ?", (token, guild_id))
    return None if row is None else Draft(**dict(row))


def drop_draft(tx: WriteTransaction, token: str) -> None:
    """Forget a draft that has become a complaint."""
    tx.execute("DELETE FROM drafts WHERE token = ?", (token,))


def drop_old_drafts(tx: WriteTransaction, before_ms: int) -> None:
    """Forget the drafts whose form was given up."""
    tx.execute("DELETE FROM drafts WHERE opened_ms < ?", (before_ms,))
