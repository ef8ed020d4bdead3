"""Practice deals as they are stored: one row a member, with the whole log of the deal in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from pydantic import TypeAdapter

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.table.rows import NewEvent


@dataclass(frozen=True, slots=True)
class PracticeRow:
    """A stored practice deal."""

    id: int
    user_id: int
    rules: str
    first_dealer: int
    events: tuple[NewEvent, ...] = field(repr=False)
    started_ms: int


def begin(tx: WriteTransaction, new: PracticeRow) -> PracticeRow:
    """Put a new deal in the place of the member's old one; the one returned has its number."""
    tx.execute("DELETE FROM practices WHERE user_id = ?", (new.user_id,))
    number = tx.insert(
        "INSERT INTO practices (user_id, rules, first_dealer, events, length, started_ms, changed_ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            new.user_id,
            new.rules,
            new.first_dealer,
            _written(new.events),
            len(new.events),
            new.started_ms,
            new.started_ms,
        ),
    )
    return replace(new, id=number)


def find(tx: ReadTransaction, user_id: int) -> PracticeRow | None:
    """The member's deal, finished or not."""
    row = tx.fetch_one("SELECT * FROM practices WHERE user_id = ?", (user_id,))
    if row is None:
        return None
    events = tuple(NewEvent(kind, body) for kind, body in _pairs().validate_json(row["events"]))
    return PracticeRow(row["id"], row["user_id"], row["rules"], row["first_dealer"], events, row["started_ms"])


def append(tx: WriteTransaction, row: PracticeRow, events: Sequence[NewEvent], at_ms: int) -> bool:
    """Store what followed after the deal as it is in `row`; False where another press was faster."""
    log = (*row.events, *events)
    changed = tx.execute(
        "UPDATE practices SET events = ?, length = ?, changed_ms = ? WHERE id = ? AND length = ?",
        (_written(log), len(log), at_ms, row.id, len(row.events)),
    )
    return changed == 1


def _written(events: Sequence[NewEvent]) -> str:
    return _pairs().dump_json([(event.kind, event.body) for event in events]).decode()


@cache
def _pairs() -> TypeAdapter[list[tuple[str, str]]]:
    return TypeAdapter(list[tuple[str, str]])
