"""Tables, seats and invitations: functions of a transaction.

Changes of a table name the revision they were decided on and are refused with `StaleRevision` when another came first,
with `TableMissing` where there is no such table. A revision grows with every change of the table's row or seats, except
message ids. Rules and times are JSON here.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Unpack

from bot.store.errors import AlreadySeated, SeatedElsewhere, SeatEmpty, SeatTaken, StaleRevision, TableMissing
from bot.store.sqlite.connection import ReadTransaction, SqlValue, WriteTransaction
from bot.store.table.rows import MessageIds, NewTable, SeatRow, TableChanges, TableRow, table_row

_CHANGEABLE: Final = frozenset(TableChanges.__annotations__)
_MESSAGE_IDS: Final = frozenset(MessageIds.__annotations__)


def create(tx: WriteTransaction, new: NewTable, seats: Iterable[SeatRow] = ()) -> TableRow:
    """Store a lobby, at revision 0, and those who sit there from the start."""
    table_id = tx.insert(
        "INSERT INTO tables (guild_id, channel_id, thread_id, host_id, preset, rules, pace, private, state,"
        " created_ms, expires_ms, language, next_secret, compact, figures, duplicate_id)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?)",
        (
            new.guild_id,
            new.channel_id,
            new.thread_id,
            new.host_id,
            new.preset,
            new.rules,
            new.pace,
            new.private,
            new.created_ms,
            new.expires_ms,
            new.language,
            new.next_secret,
            new.compact,
            new.figures,
            new.duplicate_id,
        ),
    )
    for seat in seats:
        _insert_seat(tx, table_id, seat)
    if new.private:
        invite(tx, table_id, new.host_id, new.host_id, new.created_ms)
    return expect(tx, table_id)


def invite(tx: WriteTransaction, table_id: int, user_id: int, author_id: int, at_ms: int) -> None:
    """Note that somebody may come to a table by invitation, whatever the revision is; a second time is nothing."""
    tx.execute(
        "INSERT INTO invitations (table_id, user_id, author_id, at_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (table_id, user_id, author_id, at_ms),
    )


def invited(tx: ReadTransaction, table_id: int) -> frozenset[int]:
    """Return who may come to a table by invitation."""
    rows = tx.fetch_all("SELECT user_id FROM invitations WHERE table_id = ?", (table_id,))
    return frozenset(row["user_id"] for row in rows)


def change(tx: WriteTransaction, table_id: int, revision: int, **changes: Unpack[TableChanges]) -> TableRow:
    """Set columns of a table."""
    bump(tx, table_id, revision, changes)
    return expect(tx, table_id)


def close(tx: WriteTransaction, table_id: int, revision: int, reason: str, at_ms: int) -> TableRow:
    """Close a table for good; who sat there stays on record."""
    return change(tx, table_id, revision, state="closed", closed_reason=reason, closed_ms=at_ms, expires_ms=None)


def seat(
    tx: WriteTransaction, table_id: int, revision: int, taken: SeatRow, **changes: Unpack[TableChanges]
) -> TableRow:
    """Put somebody on a free seat, with further changes; raises `SeatTaken`, `AlreadySeated`, `SeatedElsewhere`."""
    bump(tx, table_id, revision, changes)
    _insert_seat(tx, table_id, taken)
    return expect(tx, table_id)


def unseat(
    tx: WriteTransaction, table_id: int, revision: int, number: int, **changes: Unpack[TableChanges]
) -> TableRow:
    """Free a seat, with further changes (a new host, closing); raises `SeatEmpty`."""
    bump(tx, table_id, revision, changes)
    if not tx.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, number)):
        raise SeatEmpty(f"nobody sits on seat {number} of table {table_id}")
    return expect(tx, table_id)


def set_seats(
    tx: WriteTransaction, table_id: int, revision: int, seats: Iterable[SeatRow], **changes: Unpack[TableChanges]
) -> TableRow:
    """Replace everybody who sits at the table: other pairs, a robot in place of a member."""
    bump(tx, table_id, revision, changes)
    tx.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    for taken in seats:
        _insert_seat(tx, table_id, taken)
    return expect(tx, table_id)


def set_contribution(
    tx: WriteTransaction, table_id: int, revision: int, number: int, contribution: int | None
) -> TableRow:
    """Note that a seat agreed to the next match, or took that back."""
    bump(tx, table_id, revision, {})
    where = (contribution, table_id, number)
    if not tx.execute("UPDATE seats SET contribution = ? WHERE table_id = ? AND seat = ?", where):
        raise SeatEmpty(f"nobody sits on seat {number} of table {table_id}")
    return expect(tx, table_id)


def set_messages(tx: WriteTransaction, table_id: int, **ids: Unpack[MessageIds]) -> None:
    """Set message ids whatever the revision is."""
    _check_names(ids, _MESSAGE_IDS)
    if not ids:
        return
    update = f"UPDATE tables SET {_assignments(ids)} WHERE id = :id"
    if not tx.execute(update, {**_values(ids), "id": table_id}):
        raise TableMissing(table_id)


def bump(tx: WriteTransaction, table_id: int, revision: int, changes: TableChanges) -> None:
    """Raise the revision and set columns, or raise `StaleRevision` or `TableMissing`."""
    _check_names(changes, _CHANGEABLE)
    columns = f"revision = revision + 1{', ' if changes else ''}{_assignments(changes)}"
    found = tx.execute(
        f"UPDATE tables SET {columns} WHERE id = :id AND revision = :revision",
        {**_values(changes), "id": table_id, "revision": revision},
    )
    if not found:
        row = tx.fetch_one("SELECT revision FROM tables WHERE id = ?", (table_id,))
        raise TableMissing(table_id) if row is None else StaleRevision(table_id, revision, row["revision"])


def find(tx: ReadTransaction, table_id: int) -> TableRow | None:
    """Return a table, or None."""
    row = tx.fetch_one("SELECT * FROM tables WHERE id = ?", (table_id,))
    if row is None:
        return None
    return table_row(row, tx.fetch_all("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)))


def expect(tx: ReadTransaction, table_id: int) -> TableRow:
    """Return a table that must be there."""
    table = find(tx, table_id)
    if table is None:
        raise TableMissing(table_id)
    return table


def find_all(tx: ReadTransaction, condition: str, parameters: tuple[SqlValue, ...] = ()) -> tuple[TableRow, ...]:
    """Return the tables that meet a condition over `tables`, oldest first."""
    ids = tx.fetch_all(f"SELECT id FROM tables WHERE {condition} ORDER BY id", parameters)
    return tuple(expect(tx, row["id"]) for row in ids)


def _insert_seat(tx: WriteTransaction, table_id: int, taken: SeatRow) -> None:
    """Insert a row of `seats`; says which of the two uniqueness rules is in the way."""
    for row in tx.fetch_all("SELECT seat, user_id FROM seats WHERE table_id = ?", (table_id,)):
        if taken.user_id is not None and row["user_id"] == taken.user_id:
            raise AlreadySeated(f"the member sits on seat {row['seat']} of table {table_id}")
        if row["seat"] == taken.seat:
            raise SeatTaken(f"seat {taken.seat} of table {table_id} is taken")
    if taken.user_id is not None and _sits_elsewhere(tx, table_id, taken.user_id):
        raise SeatedElsewhere(f"the member has another table of the same deals as table {table_id}")
    tx.execute(
        "INSERT INTO seats (table_id, seat, kind, user_id, contribution, joined_ms, level)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, taken.seat, taken.kind, taken.user_id, taken.contribution, taken.joined_ms, taken.level),
    )


def _sits_elsewhere(tx: ReadTransaction, table_id: int, user_id: int) -> bool:
    """Whether a member sits or has played, as a substitute too, at another table of the same duplicate deals."""
    row = tx.fetch_one(
        "SELECT 1 FROM tables mine JOIN tables other ON other.duplicate_id = mine.duplicate_id AND other.id <> mine.id"
        " WHERE mine.id = :table AND (EXISTS (SELECT 1 FROM matches m WHERE m.table_id = other.id"
        " AND (EXISTS (SELECT 1 FROM match_seats p WHERE p.match_id = m.id AND p.user_id = :user)"
        " OR EXISTS (SELECT 1 FROM seat_results r WHERE r.match_id = m.id AND r.user_id = :user)"
        " OR EXISTS (SELECT 1 FROM events e WHERE e.match_id = m.id AND e.actor_id = :user)))"
        " OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = other.id AND s.user_id = :user"
        " AND (other.state <> 'closed' OR EXISTS (SELECT 1 FROM matches m WHERE m.table_id = other.id))))",
        {"table": table_id, "user": user_id},
    )
    return row is not None


def _check_names(given: Mapping[str, object], allowed: frozenset[str]) -> None:
    unknown = given.keys() - allowed
    if unknown:
        raise TypeError(f"no columns that may be set: {', '.join(sorted(unknown))}")


def _assignments(given: Mapping[str, object]) -> str:
    return ", ".join(f"{name} = :{name}" for name in given)


def _values(given: Mapping[str, object]) -> dict[str, SqlValue]:
    return {name: value for name, value in given.items() if value is None or isinstance(value, int | str | bytes)}
