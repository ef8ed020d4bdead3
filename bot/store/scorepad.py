"""Score sheets as they are stored: the rules, the names, the deals as entered and what they were before."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, TypeAdapter

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from engine.cards import parse_strain, strain_code
from engine.scorepad import PadEntry

Entries: TypeAlias = tuple[PadEntry, ...]
"""The deals of a sheet as entered, the oldest first."""


@dataclass(frozen=True, slots=True)
class PadRow:
    """A stored sheet; `past` are its deals before each change that can be taken back, the newest last."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    owner_id: int
    writer_id: int
    language: str
    rules: str
    names: tuple[str, ...]
    entries: Entries
    past: tuple[Entries, ...]
    revision: int
    created_ms: int
    changed_ms: int
    closed_ms: int | None = None


def insert(tx: WriteTransaction, new: PadRow) -> PadRow:
    """Store a new sheet; the one returned has its number."""
    number = tx.insert(
        "INSERT INTO scorepads (guild_id, channel_id, owner_id, writer_id, language, rules, names, entries,"
        " past, created_ms, changed_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            new.guild_id,
            new.channel_id,
            new.owner_id,
            new.writer_id,
            new.language,
            new.rules,
            _names().dump_json(new.names).decode(),
            entries_json(new.entries),
            _past().dump_json(new.past).decode(),
            new.created_ms,
            new.changed_ms,
        ),
    )
    return replace(new, id=number)


def find(tx: ReadTransaction, pad_id: int) -> PadRow | None:
    """A sheet by its number, closed ones too."""
    row = tx.fetch_one("SELECT * FROM scorepads WHERE id = ?", (pad_id,))
    return _pad(dict(row)) if row is not None else None


def open_in(tx: ReadTransaction, channel_id: int) -> tuple[PadRow, ...]:
    """The open sheets of a channel, newest first."""
    rows = tx.fetch_all(
        "SELECT * FROM scorepads WHERE channel_id = ? AND closed_ms IS NULL ORDER BY id DESC", (channel_id,)
    )
    return tuple(_pad(dict(row)) for row in rows)


def save(tx: WriteTransaction, row: PadRow) -> bool:
    """Store the changed deals of a sheet, made on the revision in `row`; False where somebody else was faster."""
    changed = tx.execute(
        "UPDATE scorepads SET entries = ?, past = ?, writer_id = ?, changed_ms = ?, revision = revision + 1"
        " WHERE id = ? AND revision = ? AND closed_ms IS NULL",
        (
            entries_json(row.entries),
            _past().dump_json(row.past).decode(),
            row.writer_id,
            row.changed_ms,
            row.id,
            row.revision,
        ),
    )
    return changed == 1


def set_message(tx: WriteTransaction, pad_id: int, message_id: int) -> None:
    """Remember which message shows a sheet."""
    tx.execute("UPDATE scorepads SET message_id = ? WHERE id = ?", (message_id, pad_id))


def close(tx: WriteTransaction, pad_id: int, at_ms: int) -> None:
    """Close a sheet for good; it stays readable."""
    tx.execute("UPDATE scorepads SET closed_ms = ? WHERE id = ? AND closed_ms IS NULL", (at_ms, pad_id))


def entries_json(entries: Entries) -> str:
    """How the deals of a sheet are stored."""
    return _entries().dump_json(entries).decode()


def entries_from(stored: str) -> Entries:
    """The deals of a stored sheet."""
    return _entries().validate_json(stored)


def _pad(values: dict[str, Any]) -> PadRow:
    values["names"] = _names().validate_json(values["names"])
    values["entries"] = entries_from(values["entries"])
    values["past"] = _past().validate_json(values["past"])
    return PadRow(**values)


def _fields(entry: PadEntry) -> dict[str, Any]:
    fields = asdict(entry)
    return fields | {"trump": strain_code(fields.pop("strain"))}


def _with_strain(stored: Any) -> Any:  # noqa: ANN401 - any JSON may come here
    if isinstance(stored, dict) and "trump" in stored:
        fields: dict[str, Any] = {**stored}
        return fields | {"strain": parse_strain(fields.pop("trump"))}
    return stored  # pyright: ignore[reportUnknownVariableType]


_Stored: TypeAlias = Annotated[PadEntry, PlainSerializer(_fields), BeforeValidator(_with_strain)]
"""What is trump is stored in its notation."""


@cache
def _names() -> TypeAdapter[tuple[str, ...]]:
    return TypeAdapter(tuple[str, ...])


@cache
def _entries() -> TypeAdapter[Entries]:
    return TypeAdapter(tuple[_Stored, ...])


@cache
def _past() -> TypeAdapter[tuple[Entries, ...]]:
    return TypeAdapter(tuple[tuple[_Stored, ...], ...])
