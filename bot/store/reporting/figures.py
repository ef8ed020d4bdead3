"""Monthly figures, and the deleting of what is kept no longer."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from bot.store.reporting import files, seals
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction


@dataclass(frozen=True, slots=True)
class MonthFigures:
    """A span of time in numbers; `median_answer_ms` None where nothing was answered."""

    filed: int
    confirmed: int
    rejected: int
    breaches: int
    median_answer_ms: int | None


def between(tx: ReadTransaction, guild_id: int, from_ms: int, to_ms: int) -> MonthFigures:
    """Return the figures of the complaints that were filed in that span."""
    span = {"guild": guild_id, "from": from_ms, "to": to_ms}
    counts = tx.fetch_one(
        "SELECT count(*) AS filed, coalesce(sum(outcome = 'confirmed'), 0) AS confirmed,"
        " coalesce(sum(outcome = 'rejected'), 0) AS rejected FROM voices"
        " WHERE guild_id = :guild AND filed_ms >= :from AND filed_ms < :to",
        span,
    )
    rows = tx.fetch_all(
        "SELECT breaches, first_answer_ms - created_ms AS took FROM cases WHERE guild_id = :guild"
        " AND kind = 'complaint' AND created_ms >= :from AND created_ms < :to",
        span,
    )
    assert counts is not None
    took = [row["took"] for row in rows if row["took"] is not None]
    return MonthFigures(
        **dict(counts),
        breaches=sum(row["breaches"] for row in rows),
        median_answer_ms=round(median(took)) if took else None,
    )


def empty_old(tx: WriteTransaction, before_ms: int, at_ms: int) -> int:
    """Delete identities, words, evidence and files of cases closed before that moment; returns how many cases it were.

    What is left names the member complained of, the kind of fault and the outcome.
    """
    old = "SELECT id FROM cases WHERE closed_ms < :before AND emptied_ms IS NULL"
    where = {"before": before_ms}
    for row in tx.fetch_all(f"SELECT id FROM voices WHERE case_id IN ({old})", where):  # noqa: S608 - written above
        seals.destroy(tx, row["id"])
        tx.execute("DELETE FROM evidence WHERE voice_id = ?", (row["id"],))
        files.destroy(tx, row["id"])
    tx.execute(f"DELETE FROM case_messages WHERE case_id IN ({old})", where)  # noqa: S608
    tx.execute(f"UPDATE voices SET words = '', reporter_key = randomblob(32) WHERE case_id IN ({old})", where)  # noqa: S608
    return tx.execute(
        "UPDATE cases SET note = NULL, emptied_ms = :at WHERE closed_ms < :before AND emptied_ms IS NULL",
        {**where, "at": at_ms},
    )
