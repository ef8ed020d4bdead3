"""Forgetting a member: a ghost takes that place everywhere, what was the member's alone is deleted. And what is old.

Which columns hold people is decided by their names, so that a table added later is covered; a test over the schema
fails for a column that is neither in `PEOPLE` nor known to be something else.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from typing import Final

from bot.store.members import thanks
from bot.store.reporting import seals, voices
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.dialect import COLUMNS, RANDOM_KEY, contains

PEOPLE: Final = frozenset(
    {
        "user_id",
        "host_id",
        "actor_id",
        "suspect_id",
        "claimed_by",
        "decided_by",
        "author_id",
        "asked_by",
        "confirmed_by",
        "giver_id",
        "receiver_id",
        "blocker_id",
        "blocked_id",
        "about_id",
        "owner_id",
        "writer_id",
    }
)
"""Columns with the id of a member."""

_OWN_ALONE: Final = (
    ("members", "user_id"),
    ("quiet_hours", "user_id"),
    ("reserves", "user_id"),
    ("invitations", "user_id"),
    ("blocks", "blocker_id"),
    ("blocks", "blocked_id"),
    ("private_notes", "author_id"),
    ("private_notes", "about_id"),
    ("circle_notes", "user_id"),
    ("practices", "user_id"),
)
"""Rows that are deleted, by the column that names the member."""

_SNOWFLAKE: Final = 1 << 22
"""Ids of Discord are larger; smaller numbers are not looked for inside texts."""

Rewrite = Callable[[str, bytes | None], str]
"""The hash of a rewritten piece of evidence: its body and its sealed part."""


def is_playing(tx: ReadTransaction, user_id: int) -> bool:
    """Whether a member sits at an open table or takes (or took) part in a running match."""
    row = tx.fetch_one(
        "SELECT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = :user AND state <> 'closed')"
        " OR EXISTS (SELECT 1 FROM tables WHERE host_id = :user AND state <> 'closed')"
        " OR EXISTS (SELECT 1 FROM matches JOIN tables ON tables.id = table_id"
        " LEFT JOIN match_clocks c ON c.match_id = matches.id"
        " WHERE finished_ms IS NULL AND state = 'playing' AND (c.body LIKE :text"
        " OR EXISTS (SELECT 1 FROM match_seats s WHERE s.match_id = matches.id AND s.user_id = :user))) AS playing",
        {"user": user_id, "text": f"%{user_id}%"},
    )
    return row is not None and bool(row["playing"])


def barred_until(tx: ReadTransaction, user_id: int, now_ms: int) -> int | None:
    """Return when the last of a member's running sanctions that keep him from something ends, None without any."""
    row = tx.fetch_one(
        "SELECT max(until_ms) AS until FROM sanctions WHERE user_id = ? AND lifted_ms IS NULL"
        " AND kind IN ('no-text', 'no-lobby') AND from_ms <= ? AND until_ms > ?",
        (user_id, now_ms, now_ms),
    )
    return None if row is None else row["until"]


def complaint_guilds(tx: ReadTransaction) -> tuple[int, ...]:
    """Return the servers on which anybody ever complained."""
    return tuple(row["guild_id"] for row in tx.fetch_all("SELECT DISTINCT guild_id FROM voices"))


def forget(tx: WriteTransaction, user_id: int, keys: Iterable[bytes], at_ms: int, digest: Rewrite) -> int:
    """Put a new ghost in a member's place and return its id; `keys` are his keyed hashes on all servers."""
    ghost = -tx.insert("INSERT INTO ghosts (made_ms) VALUES (?)", (at_ms,))
    for key in keys:
        _forget_reporter(tx, key)
    _forget_suspect(tx, user_id, at_ms)
    tx.execute(
        "UPDATE thanks SET words = NULL, told_ms = coalesce(told_ms, revealed_ms)"
        " WHERE giver_id = :user OR receiver_id = :user",
        {"user": user_id},
    )
    for table, column in _OWN_ALONE:
        tx.execute(f"DELETE FROM {table} WHERE {column} = ?", (user_id,))
    for table, column in person_columns(tx):
        tx.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (ghost, user_id))
    if user_id >= _SNOWFLAKE:
        _forget_in_texts(tx, user_id, ghost)
        _forget_in_evidence(tx, user_id, ghost, digest)
        _forget_in_files(tx, user_id, ghost)
    return ghost


def person_columns(tx: ReadTransaction) -> tuple[tuple[str, str], ...]:
    """Return every table and column of the schema that holds ids of members."""
    return tuple((table, column) for table, column, _ in columns(tx) if column in PEOPLE)


def columns(tx: ReadTransaction) -> tuple[tuple[str, str, str], ...]:
    """Return every table, column and type of the schema."""
    return tuple((row["home"], row["name"], row["type"]) for row in tx.fetch_all(COLUMNS))


def _forget_reporter(tx: WriteTransaction, key: bytes) -> None:
    """Delete who complained, in which words and with which file, and everything that was written to him."""
    for row in tx.fetch_all("SELECT id FROM voices WHERE reporter_key = ?", (key,)):
        seals.destroy(tx, row["id"])
        voices.destroy_file(tx, row["id"])
        tx.execute("DELETE FROM case_messages WHERE voice_id = ?", (row["id"],))
        tx.execute(f"UPDATE voices SET words = '', reporter_key = {RANDOM_KEY} WHERE id = ?", (row["id"],))
    tx.execute("DELETE FROM separations WHERE reporter_key = ?", (key,))
    tx.execute(f"UPDATE strikes SET reporter_key = {RANDOM_KEY} WHERE reporter_key = ?", (key,))


def _forget_suspect(tx: WriteTransaction, user_id: int, at_ms: int) -> None:
    """Delete what he wrote about complaints of him, and let go what is still on its way to him."""
    his = "voice_id IS NULL AND case_id IN (SELECT id FROM cases WHERE suspect_id = ?)"
    tx.execute(f"UPDATE case_messages SET body = NULL WHERE sender = 'other' AND {his}", (user_id,))
    tx.execute(
        "UPDATE case_messages SET failed_ms = ? WHERE deliver_ms IS NOT NULL AND delivered_ms IS NULL"
        f" AND failed_ms IS NULL AND {his}",
        (at_ms, user_id),
    )
    tx.execute("DELETE FROM separations WHERE suspect_id = ?", (user_id,))


def _forget_in_texts(tx: WriteTransaction, user_id: int, ghost: int) -> None:
    """Replace the id in mentions and stored JSON; logs of matches, robots' scores and the audit log hold none."""
    pattern = re.compile(rf"(?<!\d){user_id}(?!\d)")
    for table, column, kind in columns(tx):
        if kind != "TEXT" or table in ("events", "robot_choices", "audit", "evidence"):
            continue
        found = tx.fetch_all(
            f"SELECT DISTINCT {column} AS text FROM {table} WHERE {column} LIKE ?",
            (f"%{user_id}%",),
        )
        for row in found:
            text: str = row["text"]
            tx.execute(
                f"UPDATE {table} SET {column} = ? WHERE {column} = ?",
                (pattern.sub(str(ghost), text), text),
            )


def _forget_in_evidence(tx: WriteTransaction, user_id: int, ghost: int, digest: Rewrite) -> None:
    """Freeze evidence anew with the ghost in it: it is replaced as a whole, with a hash of its own."""
    pattern = re.compile(rf"(?<!\d){user_id}(?!\d)")
    for row in tx.fetch_all("SELECT * FROM evidence WHERE body LIKE ?", (f"%{user_id}%",)):
        body = pattern.sub(str(ghost), row["body"])
        tx.execute("DELETE FROM evidence WHERE voice_id = ?", (row["voice_id"],))
        tx.execute(
            "INSERT INTO evidence (voice_id, body, sealed, sha256) VALUES (?, ?, ?, ?)",
            (row["voice_id"], body, row["sealed"], digest(body, row["sealed"])),
        )


def _forget_in_files(tx: WriteTransaction, user_id: int, ghost: int) -> None:
    """Replace the id in texts that others added to complaints; what a picture shows nobody can search."""
    pattern = re.compile(rf"(?<!\d){user_id}(?!\d)")
    for row in tx.fetch_all(
        f"SELECT voice_id, content FROM evidence_files WHERE kind = 'text' AND {contains('content')}",
        (str(user_id).encode(),),
    ):
        content = pattern.sub(str(ghost), row["content"].decode()).encode()
        voices.destroy_file(tx, row["voice_id"])
        voices.add_file(tx, row["voice_id"], "text", content, hashlib.sha256(content).hexdigest())


def drop_old(tx: WriteTransaction, words_before_ms: int, months_before: str, practices_before_ms: int) -> None:
    """Delete what is older than its moment.

    Own words of thanks given, reserves of months (`YYYY-MM`), and practice deals that nobody has touched since.
    Invitations go with their tables.
    """
    thanks.drop_words(tx, words_before_ms)
    tx.execute("DELETE FROM invitations WHERE table_id IN (SELECT id FROM tables WHERE state = 'closed')")
    tx.execute("DELETE FROM reserves WHERE month < ?", (months_before,))
    tx.execute("DELETE FROM practices WHERE changed_ms < ?", (practices_before_ms,))
