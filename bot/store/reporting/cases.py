"""Cases: opening, finding, claiming, closing. What a moderator asks for is found through `conflict.VISIBLE` only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.store.reporting.conflict import VISIBLE, Looker
from bot.store.reporting.rows import LAST_STEP, CaseKind, CaseRow, CaseState, Outcome, Priority, case_row, open_states
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without letters and digits that are taken for each other."""

CODE_LENGTH: Final = 5

_OPEN: Final = open_states("c")
_CONTESTED: Final = """
    (c.state IN ('decided', 'closed') AND EXISTS (
        SELECT 1 FROM strikes k JOIN voices w ON w.id = k.voice_id AND w.case_id = c.id
        WHERE k.lifted_ms IS NULL AND k.author_id <> :me AND 'reporter' = (
            SELECT m.sender FROM case_messages m WHERE m.voice_id = k.voice_id ORDER BY m.id DESC LIMIT 1)))
"""
"""A decided case in which a reporter has the last word about a mark of misuse; its author does not judge it."""

_FREE: Final = "(c.claimed_by IS NULL OR c.lease_until_ms < :now)"

_PRIORITY: Final = """
    :base + CASE c.reason_group WHEN 'threat' THEN :threat ELSE 0 END + c.boost
    + :voice * max(0, (SELECT count(*) FROM voices w WHERE w.case_id = c.id AND w.outcome IS NULL) - 1)
    + :hour * (:now - c.created_ms) / 3600000.0 - :misuse * c.low
"""
"""How urgent a case is, with the weights of `Priority` and the reporter's record (`boost`)."""


def insert(
    tx: WriteTransaction,
    guild_id: int,
    code: str,
    kind: CaseKind,
    suspect_id: int,
    group: str,
    *,
    created_ms: int,
    due_ms: int,
    boost: float = 0,
    low: bool = False,
    appeal_of: int | None = None,
) -> CaseRow:
    """Open a case."""
    case_id = tx.insert(
        "INSERT INTO cases (guild_id, code, kind, appeal_of, suspect_id, reason_group, state, boost, low, created_ms,"
        " clock_ms, due_ms) VALUES (?, ?, ?, ?, ?, ?, 'new', ?, ?, ?, ?, ?)",
        (guild_id, code, kind, appeal_of, suspect_id, group, boost, low, created_ms, created_ms, due_ms),
    )
    return by_id(tx, case_id)


def by_id(tx: ReadTransaction, case_id: int) -> CaseRow:
    """Return a case that must be there; for the club's own clockwork, never for a moderator's question."""
    row = tx.fetch_one("SELECT * FROM cases WHERE id = ?", (case_id,))
    assert row is not None, f"cases are never deleted, {case_id} is one"
    return case_row(row)


def open_case(tx: ReadTransaction, guild_id: int, suspect_id: int, group: str) -> CaseRow | None:
    """Return the open complaint about that member and kind of fault, if there is one."""
    row = tx.fetch_one(
        f"SELECT * FROM cases c WHERE guild_id = ? AND suspect_id = ? AND reason_group = ?"
        f" AND kind = 'complaint' AND {_OPEN}",
        (guild_id, suspect_id, group),
    )
    return None if row is None else case_row(row)


def new_code(tx: ReadTransaction, guild_id: int, entropy: Callable[[int], bytes]) -> str:
    """Return a code that no case of the server has: random, for numbers in a row would tell how many are hidden."""
    while True:
        code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in entropy(CODE_LENGTH))
        if tx.fetch_one("SELECT 1 FROM cases WHERE guild_id = ? AND code = ?", (guild_id, code)) is None:
            return code


def visible(tx: ReadTransaction, looker: Looker, code: str) -> CaseRow | None:
    """Return the case with that code, or None where there is none for this moderator."""
    row = tx.fetch_one(
        f"SELECT c.* FROM cases c WHERE c.code = :code AND {VISIBLE}",
        looker.parameters(code=code),
    )
    return None if row is None else case_row(row)


def queue(
    tx: ReadTransaction, looker: Looker, now_ms: int, priority: Priority, limit: int, offset: int = 0
) -> tuple[CaseRow, ...]:
    """Return open (or contested) cases that exist for this moderator, the most urgent first."""
    rows = tx.fetch_all(
        f"SELECT c.* FROM cases c WHERE {VISIBLE} AND ({_OPEN} OR {_CONTESTED})"
        f" ORDER BY {_PRIORITY} DESC, c.due_ms, c.id LIMIT :limit OFFSET :offset",
        looker.parameters(
            now=now_ms,
            base=priority.base,
            threat=priority.threat,
            voice=priority.voice,
            hour=priority.hour,
            misuse=priority.misuse,
            limit=limit,
            offset=offset,
        ),
    )
    return tuple(map(case_row, rows))


def queue_length(tx: ReadTransaction, looker: Looker) -> int:
    """Return how many open cases exist for this moderator."""
    row = tx.fetch_one(
        f"SELECT count(*) AS n FROM cases c WHERE {VISIBLE} AND ({_OPEN} OR {_CONTESTED})",
        looker.parameters(),
    )
    assert row is not None
    return row["n"]


def claim(tx: WriteTransaction, looker: Looker, code: str, now_ms: int, until_ms: int) -> bool:
    """Take the lease of a case that is free; False where it is not, or where the moderator holds another."""
    changed = tx.execute(
        f"UPDATE cases AS c SET claimed_by = :me, lease_until_ms = :until,"
        f" state = CASE c.state WHEN 'new' THEN 'claimed' ELSE c.state END"
        f" WHERE c.code = :code AND {VISIBLE} AND {_OPEN} AND (c.claimed_by = :me OR {_FREE})"
        " AND NOT EXISTS (SELECT 1 FROM cases o WHERE o.guild_id = :guild AND o.claimed_by = :me AND o.code <> :code"
        f" AND o.lease_until_ms >= :now AND {open_states('o')})",
        looker.parameters(code=code, now=now_ms, until=until_ms),
    )
    return changed == 1


def extend(tx: WriteTransaction, case: CaseRow, until_ms: int, state: CaseState | None = None) -> None:
    """Something was done on the case: the lease begins anew, and the state may change."""
    tx.execute(
        "UPDATE cases SET lease_until_ms = ?, state = coalesce(?, state) WHERE id = ?", (until_ms, state, case.id)
    )


def release(tx: WriteTransaction, case: CaseRow) -> None:
    """Give the lease back: the case waits for whoever takes it next."""
    tx.execute(
        "UPDATE cases SET claimed_by = NULL, lease_until_ms = NULL,"
        " state = CASE state WHEN 'claimed' THEN 'new' ELSE state END WHERE id = ?",
        (case.id,),
    )


def spoken(tx: WriteTransaction, case: CaseRow) -> None:
    """Somebody who was asked has answered: nobody is waited for any more."""
    tx.execute(
        "UPDATE cases SET state = CASE WHEN claimed_by IS NULL THEN 'new' ELSE 'claimed' END"
        " WHERE id = ? AND state IN ('waiting_reporter', 'waiting_other')",
        (case.id,),
    )


def answered(tx: WriteTransaction, case_id: int, at_ms: int) -> None:
    """A person has answered: the running promise is kept (or its breach is over)."""
    tx.execute(
        "UPDATE cases SET answered_ms = coalesce(answered_ms, :at), first_answer_ms = coalesce(first_answer_ms, :at)"
        " WHERE id = :id",
        {"at": at_ms, "id": case_id},
    )


def promise_again(tx: WriteTransaction, case_id: int, from_ms: int, due_ms: int) -> None:
    """Begin another promise on an answered case: somebody joined it."""
    tx.execute(
        "UPDATE cases SET clock_ms = ?, due_ms = ?, sla_step = 0, round = round + 1, answered_ms = NULL"
        " WHERE id = ? AND answered_ms IS NOT NULL",
        (from_ms, due_ms, case_id),
    )


def step(tx: WriteTransaction, case_id: int, number: int, new_due_ms: int | None = None) -> bool:
    """Take a step of the clock; False where it was taken before or a person has answered."""
    changed = tx.execute(
        f"UPDATE cases AS c SET sla_step = :step, due_ms = coalesce(:due, due_ms),"
        f" breaches = breaches + (:due IS NOT NULL)"
        f" WHERE c.id = :id AND c.sla_step < :step AND c.answered_ms IS NULL AND {_OPEN}",
        {"id": case_id, "step": number, "due": new_due_ms},
    )
    return changed == 1


def unanswered(tx: ReadTransaction) -> tuple[CaseRow, ...]:
    """Return every open case, of all servers, whose clock has a step before it."""
    rows = tx.fetch_all(f"SELECT c.* FROM cases c WHERE {_OPEN} AND c.answered_ms IS NULL AND c.sla_step < {LAST_STEP}")
    return tuple(map(case_row, rows))


def next_step_ms(tx: ReadTransaction, kind: CaseKind, steps_ms: tuple[int, int, int]) -> int | None:
    """Return when the next step of any clock of that kind comes; the steps count from the clock's beginning."""
    row = tx.fetch_one(
        f"SELECT min(c.clock_ms + CASE c.sla_step WHEN 0 THEN ? WHEN 1 THEN ? ELSE ? END) AS at FROM cases c"
        f" WHERE {_OPEN} AND c.answered_ms IS NULL AND c.sla_step < {LAST_STEP} AND c.kind = ?",
        (*steps_ms, kind),
    )
    return None if row is None else row["at"]


def give_to_owner(tx: WriteTransaction, case: CaseRow) -> None:
    """From now on the case exists for the server's owner only."""
    tx.execute(
        "UPDATE cases SET owner_only = 1, claimed_by = NULL, lease_until_ms = NULL,"
        " state = CASE state WHEN 'claimed' THEN 'new' ELSE state END WHERE id = ?",
        (case.id,),
    )


def decide(
    tx: WriteTransaction, case: CaseRow, verdict: Outcome, at_ms: int, *, by: int | None, ground: str, note: str
) -> bool:
    """Close a case with a verdict; False where it was closed a moment ago."""
    changed = tx.execute(
        f"UPDATE cases AS c SET state = 'decided', verdict = ?, decided_by = ?, decided_ms = ?, ground = ?, note = ?,"
        f" claimed_by = NULL, lease_until_ms = NULL WHERE c.id = ? AND {_OPEN}",
        (verdict, by, at_ms, ground, note, case.id),
    )
    return changed == 1


def close_told(tx: WriteTransaction, at_ms: int) -> None:
    """Close the decided cases of which everybody has been told."""
    tx.execute(
        "UPDATE cases SET state = 'closed', closed_ms = ? WHERE state = 'decided' AND NOT EXISTS"
        " (SELECT 1 FROM case_messages m WHERE m.case_id = cases.id AND m.deliver_ms IS NOT NULL"
        " AND m.delivered_ms IS NULL AND m.failed_ms IS NULL)",
        (at_ms,),
    )


def merge(tx: WriteTransaction, source: CaseRow, target: CaseRow, at_ms: int) -> None:
    """Move everything of one open case into another; the earlier promise of the two is kept."""
    tx.execute(
        "UPDATE cases SET state = 'merged', merged_into = ?, closed_ms = ?, claimed_by = NULL, lease_until_ms = NULL"
        " WHERE id = ?",
        (target.id, at_ms, source.id),
    )
    tx.execute("UPDATE voices SET case_id = ? WHERE case_id = ?", (target.id, source.id))
    tx.execute("UPDATE case_messages SET case_id = ? WHERE case_id = ?", (target.id, source.id))
    if source.answered_ms is None:
        promise_again(tx, target.id, source.clock_ms, source.due_ms)
        tx.execute(
            "UPDATE cases SET clock_ms = min(clock_ms, :clock), due_ms = min(due_ms, :due),"
            " sla_step = max(sla_step, :step), boost = max(boost, :boost) WHERE id = :id",
            {
                "clock": source.clock_ms,
                "due": source.due_ms,
                "step": source.sla_step,
                "boost": source.boost,
                "id": target.id,
            },
        )


def of_suspect(tx: ReadTransaction, guild_id: int, suspect_id: int) -> tuple[CaseRow, ...]:
    """Return the confirmed complaints about a member, newest first: what they may know of and appeal against."""
    rows = tx.fetch_all(
        "SELECT * FROM cases WHERE guild_id = ? AND suspect_id = ? AND kind = 'complaint' AND verdict = 'confirmed'"
        " ORDER BY id DESC LIMIT 10",
        (guild_id, suspect_id),
    )
    return tuple(map(case_row, rows))


def appeal_of(tx: ReadTransaction, case_id: int) -> CaseRow | None:
    """Return the appeal against a decision, if there was one."""
    row = tx.fetch_one("SELECT * FROM cases WHERE appeal_of = ?", (case_id,))
    return None if row is None else case_row(row)
