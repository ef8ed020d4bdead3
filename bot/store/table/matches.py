"""Matches, their logs and what robots weighed: functions of a transaction.

Moves of a match name the length of its log and are refused with `StaleSequence` when another came first. What robots
weighed stays hidden like the cards it was weighed with.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.store.errors import DuplicateInteraction, MatchFinished, MatchMissing, StaleSequence
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.table import clocks, tables
from bot.store.table.rows import (
    EventRow,
    LoadedTable,
    MatchFinish,
    MatchLog,
    MatchRow,
    NewEvent,
    NewEvents,
    NewMatch,
    Origin,
    TableChanges,
    TableRow,
    ThoughtRow,
    event_row,
    match_row,
)

_INSERT_EVENT = (
    "INSERT INTO events (match_id, seq, kind, body, actor_id, interaction_id, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def start(tx: WriteTransaction, table_id: int, revision: int, new: NewMatch) -> tuple[TableRow, MatchRow]:
    """Begin a table's next match with its first events; those who sit there now are its players.

    The table is playing and does not expire, the seats' agreements are used up, `next_secret` is the new one. Raises
    `StaleRevision`, `TableMissing`, `DuplicateInteraction`.
    """
    changes: TableChanges = {"state": "playing", "expires_ms": None, "next_secret": new.next_secret}
    tables.bump(tx, table_id, revision, changes)
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
    _insert_events(tx, match_id, 0, new.events, new.origin, new.started_ms)
    if new.clock is not None:
        clocks.save(tx, match_id, new.clock, new.started_ms)
    match = find(tx, match_id)
    assert match is not None
    return tables.expect(tx, table_id), match


def append(tx: WriteTransaction, new: NewEvents) -> TableRow | None:
    """Add events behind the last one, all or none, and the end of the match with them.

    Returns the table's row after an end. Raises, in this order of checks, `MatchMissing`, `DuplicateInteraction`,
    `MatchFinished`, `StaleSequence`.
    """
    row = tx.fetch_one(
        "SELECT table_id, finished_ms, (SELECT max(seq) FROM events WHERE match_id = matches.id) AS last"
        " FROM matches WHERE id = ?",
        (new.match_id,),
    )
    if row is None:
        raise MatchMissing(new.match_id)
    length = 0 if row["last"] is None else row["last"] + 1
    if length != new.length or row["finished_ms"] is not None:
        _refuse_known(tx, new.origin.interaction_id)
        if row["finished_ms"] is not None:
            raise MatchFinished(f"match {new.match_id} is finished")
        raise StaleSequence(new.match_id, new.length, length)
    _insert_events(tx, new.match_id, length, new.events, new.origin, new.at_ms)
    if new.clock is not None:
        clocks.save(tx, new.match_id, new.clock, new.at_ms)
    if new.thought is not None:
        _insert_thought(tx, new.match_id, new.thought)
    return None if new.finish is None else _finish(tx, row["table_id"], new.match_id, new.finish, new.at_ms)


def find(tx: ReadTransaction, match_id: int) -> MatchRow | None:
    """Return a match, or None."""
    row = tx.fetch_one("SELECT * FROM matches WHERE id = ?", (match_id,))
    if row is None:
        return None
    return match_row(row, tx.fetch_all("SELECT * FROM match_seats WHERE match_id = ? ORDER BY seat", (match_id,)))


def find_log(tx: ReadTransaction, match_id: int) -> MatchLog | None:
    """Return a match with its events and what robots weighed, or None."""
    log = _log(tx, match_id)
    return None if log is None else replace(log, thoughts=_thoughts(tx, match_id))


def newest_log(tx: ReadTransaction, table_id: int) -> MatchLog | None:
    """Return a table's newest match with its events, or None before the first."""
    row = tx.fetch_one("SELECT id FROM matches WHERE table_id = ? ORDER BY number DESC LIMIT 1", (table_id,))
    return None if row is None else _log(tx, row["id"])


def load_open(tx: ReadTransaction) -> tuple[LoadedTable, ...]:
    """Return every table that is not closed, for the start of the process."""
    return tuple(_loaded(tx, table) for table in tables.find_all(tx, "state <> 'closed'"))


def load(tx: ReadTransaction, table_id: int) -> LoadedTable | None:
    """Return one table, open or closed, with its newest match; what robots weighed is left out."""
    table = tables.find(tx, table_id)
    return None if table is None else _loaded(tx, table)


def _loaded(tx: ReadTransaction, table: TableRow) -> LoadedTable:
    return LoadedTable(table, newest_log(tx, table.id), tables.invited(tx, table.id))


def _log(tx: ReadTransaction, match_id: int) -> MatchLog | None:
    match = find(tx, match_id)
    return None if match is None else MatchLog(match, _events(tx, match_id), clocks.find(tx, match_id))


def _events(tx: ReadTransaction, match_id: int) -> tuple[EventRow, ...]:
    return tuple(map(event_row, tx.fetch_all("SELECT * FROM events WHERE match_id = ? ORDER BY seq", (match_id,))))


def _insert_events(
    tx: WriteTransaction,
    match_id: int,
    first_seq: int,
    events: Sequence[NewEvent],
    origin: Origin,
    at_ms: int,
) -> None:
    """Insert events in order; only the first carries the interaction, which thus counts once."""
    actor_id, interaction_id = origin.actor_id, origin.interaction_id
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
    return tables.expect(tx, table_id)


def _insert_thought(tx: WriteTransaction, match_id: int, thought: ThoughtRow) -> None:
    """Store what a robot weighed beside its event."""
    tx.execute(
        "INSERT INTO robot_choices (match_id, seq, level, scores) VALUES (?, ?, ?, ?)",
        (match_id, thought.seq, thought.level, json.dumps(dict(thought.scores), separators=(",", ":"))),
    )


def _thoughts(tx: ReadTransaction, match_id: int) -> tuple[ThoughtRow, ...]:
    """Return what robots weighed in a match, in the order of its log."""
    rows = tx.fetch_all("SELECT seq, level, scores FROM robot_choices WHERE match_id = ? ORDER BY seq", (match_id,))
    return tuple(ThoughtRow(row["seq"], row["level"], json.loads(row["scores"])) for row in rows)
