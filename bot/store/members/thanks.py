"""The log of thanks, and what a match must say before one is accepted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.store.sqlite.connection import ReadTransaction, Row, WriteTransaction

OWN_WORDS = "own"
"""The phrase of thanks in the giver's own words."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A member who held a seat of a match: what became of it, and how many decisions he and robots took on it."""

    seat: int
    user_id: int
    outcome: str
    own: int
    robot: int


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match as far as thanks depend on it; `finished_ms` None unless it was played to its end."""

    match_id: int
    table_id: int
    guild_id: int
    pace: str
    finished_ms: int | None
    players: int
    deals: int
    place_id: int
    """The thread or channel it was played in, and the message of its last card there."""
    card_id: int
    seats: tuple[SeatFacts, ...]


@dataclass(frozen=True, slots=True)
class ThanksRow:
    """An entry of the log; see the migration for the meaning of each column."""

    match_id: int
    giver_id: int
    receiver_id: int
    guild_id: int
    phrase: str
    words: str | None = field(repr=False)
    given_ms: int
    closes_ms: int
    revealed_ms: int | None = None
    withdrawn_ms: int | None = None
    weight: int = 1


def match_facts(tx: ReadTransaction, match_id: int) -> MatchFacts | None:
    """Return what thanks for a match depend on, or None where there is no such match."""
    row = tx.fetch_one(
        "SELECT matches.id AS match_id, tables.id AS table_id, guild_id, pace, finished_ms,"
        " coalesce(thread_id, channel_id) AS place_id, coalesce(card_message_id, 0) AS card_id,"
        " (SELECT count(*) FROM match_seats WHERE match_id = matches.id) AS players,"
        " (SELECT count(*) FROM events WHERE match_id = matches.id AND kind = 'dealt') AS deals"
        " FROM matches JOIN tables ON tables.id = matches.table_id WHERE matches.id = ?",
        (match_id,),
    )
    if row is None:
        return None
    seats = tx.fetch_all(
        "SELECT seat, user_id, outcome, own, robot FROM seat_results WHERE match_id = ? ORDER BY seat, user_id",
        (match_id,),
    )
    return MatchFacts(**dict(row), seats=tuple(SeatFacts(**dict(seat)) for seat in seats))


def recent_matches(tx: ReadTransaction, guild_id: int, user_id: int, since_ms: int, limit: int) -> tuple[int, ...]:
    """Return the matches of four that a member finished since that moment, the newest first."""
    rows = tx.fetch_all(
        "SELECT DISTINCT matches.id FROM seat_results JOIN matches ON matches.id = seat_results.match_id"
        " WHERE seat_results.user_id = :user AND seat_results.guild_id = :guild AND ended_ms >= :since"
        " AND finished_ms IS NOT NULL"
        " AND EXISTS (SELECT 1 FROM match_seats s WHERE s.match_id = matches.id AND s.seat = 3)"
        " ORDER BY matches.id DESC LIMIT :limit",
        {"user": user_id, "guild": guild_id, "since": since_ms, "limit": limit},
    )
    return tuple(row["id"] for row in rows)


def find(tx: ReadTransaction, match_id: int, giver_id: int) -> ThanksRow | None:
    """Return the thanks that a member gave for a match, withdrawn or not."""
    row = tx.fetch_one("SELECT * FROM thanks WHERE match_id = ? AND giver_id = ?", (match_id, giver_id))
    return None if row is None else thanks_row(row)


def insert(tx: WriteTransaction, new: ThanksRow) -> None:
    """Add an entry; the database itself refuses a second one of a giver for a match, and one to oneself."""
    tx.execute(
        "INSERT INTO thanks (match_id, giver_id, receiver_id, guild_id, phrase, words, given_ms, closes_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            new.match_id,
            new.giver_id,
            new.receiver_id,
            new.guild_id,
            new.phrase,
            new.words,
            new.given_ms,
            new.closes_ms,
        ),
    )


def reveal_pair(tx: WriteTransaction, match_id: int, one: int, other: int, at_ms: int) -> bool:
    """Show both partners' thanks at the same moment if both have given one; whether they had."""
    pair = {"match": match_id, "one": one, "other": other, "at": at_ms}
    found = tx.fetch_one(
        "SELECT count(*) AS n FROM thanks WHERE match_id = :match AND withdrawn_ms IS NULL"
        " AND ((giver_id = :one AND receiver_id = :other) OR (giver_id = :other AND receiver_id = :one))",
        pair,
    )
    if found is None or found["n"] < 2:
        return False
    changed = tx.execute(
        "UPDATE thanks SET revealed_ms = :at WHERE match_id = :match AND giver_id IN (:one, :other)"
        " AND revealed_ms IS NULL AND withdrawn_ms IS NULL",
        pair,
    )
    return changed > 0


def reveal_closed(tx: WriteTransaction, now_ms: int) -> int:
    """Show what is hidden though its window has closed; how many it were."""
    return tx.execute(
        "UPDATE thanks SET revealed_ms = ? WHERE revealed_ms IS NULL AND withdrawn_ms IS NULL AND closes_ms <= ?",
        (now_ms, now_ms),
    )


def next_moment(tx: ReadTransaction) -> int | None:
    """Return when something is to be revealed or told next, None where nothing waits."""
    row = tx.fetch_one(
        "SELECT min(moment) AS moment FROM ("
        "SELECT min(closes_ms) AS moment FROM thanks WHERE revealed_ms IS NULL AND withdrawn_ms IS NULL"
        " UNION ALL SELECT min(revealed_ms) FROM thanks WHERE revealed_ms IS NOT NULL AND told_ms IS NULL)"
    )
    return None if row is None else row["moment"]


def take_untold(tx: WriteTransaction, now_ms: int) -> tuple[ThanksRow, ...]:
    """Mark what was revealed as told and return it: each entry is returned once."""
    rows = tx.fetch_all("SELECT * FROM thanks WHERE revealed_ms IS NOT NULL AND told_ms IS NULL ORDER BY given_ms")
    tx.execute("UPDATE thanks SET told_ms = ? WHERE revealed_ms IS NOT NULL AND told_ms IS NULL", (now_ms,))
    return tuple(entry for entry in map(thanks_row, rows) if entry.withdrawn_ms is None)


def reword(tx: WriteTransaction, match_id: int, giver_id: int, phrase: str, words: str | None) -> None:
    """Replace the words of a thanks."""
    tx.execute(
        "UPDATE thanks SET phrase = ?, words = ? WHERE match_id = ? AND giver_id = ?",
        (phrase, words, match_id, giver_id),
    )


def withdraw(tx: WriteTransaction, match_id: int, giver_id: int, at_ms: int) -> bool:
    """Take a thanks back; False where it was taken back already."""
    changed = tx.execute(
        "UPDATE thanks SET withdrawn_ms = ?, words = NULL WHERE match_id = ? AND giver_id = ? AND withdrawn_ms IS NULL",
        (at_ms, match_id, giver_id),
    )
    return changed == 1


def received(tx: ReadTransaction, guild_id: int, user_id: int, limit: int) -> tuple[ThanksRow, ...]:
    """Return the newest thanks that a member can see."""
    rows = tx.fetch_all(
        "SELECT * FROM thanks WHERE guild_id = ? AND receiver_id = ? AND revealed_ms IS NOT NULL"
        " AND withdrawn_ms IS NULL ORDER BY revealed_ms DESC, match_id DESC LIMIT ?",
        (guild_id, user_id, limit),
    )
    return tuple(map(thanks_row, rows))


def log_of(tx: ReadTransaction, guild_id: int, receiver_id: int | None = None) -> tuple[ThanksRow, ...]:
    """Return what the points of a server's members, or of one of them, are computed from.

    For one member that is every thanks of all his givers, for the limit of five a day is one of the giver.
    """
    rows = tx.fetch_all(
        "SELECT * FROM thanks WHERE guild_id = :guild AND revealed_ms IS NOT NULL AND withdrawn_ms IS NULL"
        " AND (:receiver IS NULL OR giver_id IN"
        " (SELECT giver_id FROM thanks WHERE guild_id = :guild AND receiver_id = :receiver))",
        {"guild": guild_id, "receiver": receiver_id},
    )
    return tuple(map(thanks_row, rows))


def set_weight(tx: WriteTransaction, guild_id: int, receiver_id: int, givers: Iterable[int], weight: int) -> int:
    """Take the thanks of these givers out of account (0) or back into it (1); how many it were."""
    return sum(
        tx.execute(
            "UPDATE thanks SET weight = ? WHERE guild_id = ? AND receiver_id = ? AND giver_id = ? AND weight <> ?",
            (weight, guild_id, receiver_id, giver, weight),
        )
        for giver in givers
    )


def drop_words(tx: WriteTransaction, before_ms: int) -> int:
    """Delete own words given before that moment; the thanks stay. How many it were."""
    return tx.execute("UPDATE thanks SET words = NULL WHERE words IS NOT NULL AND given_ms < ?", (before_ms,))


def guilds(tx: ReadTransaction) -> tuple[int, ...]:
    """Return the servers on which anybody was ever thanked."""
    return tuple(row["guild_id"] for row in tx.fetch_all("SELECT DISTINCT guild_id FROM thanks ORDER BY guild_id"))


def thanks_row(row: Row) -> ThanksRow:
    """Build an entry from a row of `thanks`."""
    return ThanksRow(**{name: row[name] for name in ThanksRow.__dataclass_fields__})
