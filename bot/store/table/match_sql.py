"""The SQL of matches and their logs: functions of a transaction, put together by `TableStore`."""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.store.errors import DuplicateInteraction, MatchFinished, MatchMissing, StaleSequence
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.table import choice_sql, clock_sql, table_sql
from bot.store.table.choice_sql import ChoiceRow
from bot.store.table.clock_sql import ClockSave
from bot.store.table.records import (
    EventRow,
    MatchFinish,
    MatchLog,
    MatchRow,
    NewEvent,
    NewMatch,
    TableChanges,
    TableRow,
    event_row,
    match_row,
)

_INSERT_EVENT = (
    "INSERT INTO events (match_id, seq, kind, body, actor_id, interaction_id, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def start(
    tx: WriteTransaction,
    table_id: int,
    revision: int,
    new: NewMatch,
    events: Sequence[NewEvent],
    actor_id: int | None,
    interaction_id: int | None,
    clock: ClockSave | None = None,
) -> tuple[TableRow, MatchRow]:
    """Store a match with its first events and set its table to playing; the seats' agreements are used up."""
    changes: TableChanges = {"state": "playing", "expires_ms": None, "next_secret": new.next_secret}
    table_sql.bump(tx, table_id, revision, changes)
    match_id = tx.insert(
        "INSERT INTO matches (table_id, number, rules, first_dealer, secret, commitment, contributions, started_ms)"
        " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ? FROM matches WHERE table_id = ?",
        (
            table_id,
            new.rules,
            new.first_dealer,
            new.secret,
            new.commitment,
            json.dumps(new.contributions),
            new.started_ms,
            table_id,
        ),
    )
    tx.execute(
        "INSERT INTO match_seats (match_id, seat, kind, user_id)"
        " SELECT ?, seat, kind, user_id FROM seats WHERE table_id = ?",
        (match_id, table_id),
    )
    tx.execute("UPDATE seats SET contribution = NULL WHERE table_id = ?", (table_id,))
    _insert_events(tx, match_id, 0, events, actor_id, interaction_id, new.started_ms)
    if clock is not None:
        clock_sql.save(tx, match_id, clock, new.started_ms)
    match = find(tx, match_id)
    assert match is not None
    return table_sql.expect(tx, table_id), match


def append(
    tx: WriteTransaction,
    match_id: int,
    expected_seq: int,
    events: Sequence[NewEvent],
    actor_id: int | None,
    interaction_id: int | None,
    at_ms: int,
    finish: MatchFinish | None,
    clock: ClockSave | None = None,
    choice: ChoiceRow | None = None,
) -> TableRow | None:
    """Add events behind the last one, and the end of the match with them; returns the table's row after an end."""
    row = tx.fetch_one(
        "SELECT table_id, finished_ms, (SELECT max(seq) FROM events WHERE match_id = matches.id) AS last"
        " FROM matches WHERE id = ?",
        (match_id,),
    )
    if row is None:
        raise MatchMissing(match_id)
    length = 0 if row["last"] is None else row["last"] + 1
    if length != expected_seq or row["finished_ms"] is not None:
        _refuse_known(tx, interaction_id)
        if row["finished_ms"] is not None:
            raise MatchFinished(f"match {match_id} is finished")
        raise StaleSequence(match_id, expected_seq, length)
    _insert_events(tx, match_id, length, events, actor_id, interaction_id, at_ms)
    if clock is not None:
        clock_sql.save(tx, match_id, clock, at_ms)
    if choice is not None:
        choice_sql.insert(tx, match_id, choice)
    return None if finish is None else _finish(tx, row["table_id"], match_id, finish, at_ms)


def find(tx: ReadTransaction, match_id: int) -> MatchRow | None:
    """Return a match, or None."""
    row = tx.fetch_one("SELECT * FROM matches WHERE id = ?", (match_id,))
    if row is None:
        return None
    return match_row(row, tx.fetch_all("SELECT * FROM match_seats WHERE match_id = ? ORDER BY seat", (match_id,)))


def find_log(tx: ReadTransaction, match_id: int) -> MatchLog | None:
    """Return a match with its events and what robots weighed, or None."""
    log = _log(tx, match_id)
    return None if log is None else replace(log, choices=choice_sql.of_match(tx, match_id))


def newest_log(tx: ReadTransaction, table_id: int) -> MatchLog | None:
    """Return a table's newest match with its events, or None before the first."""
    row = tx.fetch_one("SELECT id FROM matches WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table_id,))
    return None if row is None else _log(tx, row["id"])


def _log(tx: ReadTransaction, match_id: int) -> MatchLog | None:
    match = find(tx, match_id)
    return None if match is None else MatchLog(match, _events(tx, match_id), clock_sql.find(tx, match_id))


def _events(tx: ReadTransaction, match_id: int) -> tuple[EventRow, ...]:
    return tuple(map(event_row, tx.fetch_all("SELECT * FROM events WHERE match_id = ? ORDER BY seq", (match_id,))))


def _insert_events(
    tx: WriteTransaction,
    match_id: int,
    first_seq: int,
    events: Sequence[NewEvent],
    actor_id: int | None,
    interaction_id: int | None,
    at_ms: int,
) -> None:
    """Insert events in order; only the first carries the interaction, which thus counts once."""
    _refuse_known(tx, interaction_id)
    rows = [
        (match_id, seq, event.kind, event.body, actor_id, interaction_id if seq == first_seq else None, at_ms)
        for seq, event in enumerate(events, start=first_seq)
    ]
    tx.execute_many(_INSERT_EVENT, rows)


def _refuse_known(tx: ReadTransaction, interaction_id: int | None) -> None:
    if interaction_id is None:
        return
    if tx.fetch_one("SELECT 1 FROM events WHERE interaction_id = ?", (interaction_id,)) is not None:
        raise DuplicateInteraction(interaction_id)


def _finish(tx: WriteTransaction, table_id: int, match_id: int, finish: MatchFinish, at_ms: int) -> TableRow:
    """Write the result and, unless it was closed meanwhile, set the table to finished."""
    tx.execute(
        "UPDATE matches SET finished_ms = ?, winner = ?, totals = ? WHERE id = ?",
        (at_ms, finish.winner, json.dumps(finish.totals), match_id),
    )
    tx.execute(
        "UPDATE tables SET state = 'finished', expires_ms = ?, revision = revision + 1"
        " WHERE id = ? AND state = 'playing'",
        (finish.expires_ms, table_id),
    )
    return table_sql.expect(tx, table_id)
