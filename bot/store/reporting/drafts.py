"""What complaints begin with: the drafts whose form is open, and which matches people played together."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.reporting.rows import Draft
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


def save(tx: WriteTransaction, draft: Draft) -> None:
    """Remember what a form was opened on."""
    tx.execute(
        "INSERT INTO drafts (token, guild_id, suspect_id, match_id, message, opened_ms) VALUES (?, ?, ?, ?, ?, ?)",
        (draft.token, draft.guild_id, draft.suspect_id, draft.match_id, draft.message, draft.opened_ms),
    )


def find(tx: ReadTransaction, guild_id: int, token: str) -> Draft | None:
    """Return a draft of that server, or None where it was used, is too old or never was."""
    row = tx.fetch_one("SELECT * FROM drafts WHERE token = ? AND guild_id = ?", (token, guild_id))
    return None if row is None else Draft(**dict(row))


def take(tx: WriteTransaction, token: str) -> bool:
    """Use up a draft that becomes a complaint; False where it was used already."""
    return tx.execute("DELETE FROM drafts WHERE token = ?", (token,)) == 1


def drop_old(tx: WriteTransaction, before_ms: int) -> None:
    """Forget the drafts whose form was given up."""
    tx.execute("DELETE FROM drafts WHERE opened_ms < ?", (before_ms,))


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match with its table, where that is played, and the members who began it, by seat (None: a robot)."""

    match_id: int
    table_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    started_ms: int
    finished_ms: int | None
    next_ms: int | None
    """When the table's next match began."""
    members: tuple[int | None, ...]


def played_match(tx: ReadTransaction, match_id: int) -> PlayedMatch | None:
    """Return a match, or None."""
    row = tx.fetch_one(
        "SELECT m.table_id, tables.guild_id, tables.channel_id, tables.thread_id, m.started_ms, m.finished_ms,"
        " (SELECT min(n.started_ms) FROM matches n WHERE n.table_id = m.table_id AND n.id > m.id) AS next_ms"
        " FROM matches m JOIN tables ON tables.id = m.table_id WHERE m.id = ?",
        (match_id,),
    )
    if row is None:
        return None
    seats = tx.fetch_all("SELECT user_id FROM match_seats WHERE match_id = ? ORDER BY seat", (match_id,))
    return PlayedMatch(match_id, **dict(row), members=tuple(seat["user_id"] for seat in seats))


def players_of(tx: ReadTransaction, match_id: int) -> tuple[int, ...]:
    """Return the members who began a match or held a seat at its end, without those who were forgotten."""
    rows = tx.fetch_all(
        "SELECT user_id, min(seat) AS seat FROM (SELECT user_id, seat FROM match_seats WHERE match_id = :match"
        " UNION ALL SELECT user_id, seat FROM seat_results WHERE match_id = :match)"
        " WHERE user_id > 0 GROUP BY user_id ORDER BY seat, user_id",
        {"match": match_id},
    )
    return tuple(row["user_id"] for row in rows)


def last_shared_match(tx: ReadTransaction, guild_id: int, one: int, other: int, since_ms: int) -> int | None:
    """Return the newest match of a server that both began, if it runs or ended after that moment."""
    row = tx.fetch_one(
        "SELECT matches.id FROM match_seats a JOIN match_seats b ON b.match_id = a.match_id AND b.user_id = :other"
        " JOIN matches ON matches.id = a.match_id JOIN tables ON tables.id = matches.table_id"
        " WHERE a.user_id = :one AND tables.guild_id = :guild"
        " AND coalesce(matches.finished_ms, matches.started_ms) >= :since ORDER BY matches.id DESC LIMIT 1",
        {"one": one, "other": other, "guild": guild_id, "since": since_ms},
    )
    return None if row is None else row["id"]
