"""The SQL of what robots weighed: functions of a transaction. It stays hidden like the cards it was weighed with."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """What a robot's alternatives were worth to it, by notation; `seq` is that of its word or card in the log."""

    seq: int
    level: str
    scores: Mapping[str, float] = field(repr=False)


def insert(tx: WriteTransaction, match_id: int, choice: ChoiceRow) -> None:
    """Store what a robot weighed beside its event."""
    tx.execute(
        "INSERT INTO robot_choices (match_id, seq, level, scores) VALUES (?, ?, ?, ?)",
        (match_id, choice.seq, choice.level, json.dumps(dict(choice.scores), separators=(",", ":"))),
    )


def of_match(tx: ReadTransaction, match_id: int) -> tuple[ChoiceRow, ...]:
    """Return what robots weighed in a match, in the order of its log."""
    rows = tx.fetch_all("SELECT seq, level, scores FROM robot_choices WHERE match_id = ? ORDER BY seq", (match_id,))
    return tuple(ChoiceRow(row["seq"], row["level"], json.loads(row["scores"])) for row in rows)
