"""What a table does by itself next, and when: the one place that knows what no member has to press for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.clock import from_ms
from bot.services.options import TableOptions
from bot.services.table import Table
from engine.results import Phase


class StepKind(StrEnum):
    """Everything that happens without a click."""

    EXPIRE = "expire"
    ROBOT = "robot"
    DEAL = "deal"
    MATCH = "match"
    REFRESH = "refresh"


@dataclass(frozen=True, slots=True)
class Step:
    """What happens at that moment if nothing else happens before."""

    kind: StepKind
    at: datetime


def next_step(table: Table, options: TableOptions) -> Step | None:
    """What the table waits for besides its people, None where it waits for them alone.

    It follows from the stored state only, so that a table goes on after a crash at any point. After failures it is put
    off.
    """
    step = _planned(table, options)
    if step is None or table.retry_at is None:
        return step
    return Step(step.kind, max(step.at, table.retry_at))


def _planned(table: Table, options: TableOptions) -> Step | None:
    row, game = table.row, table.game
    if table.doubtful:
        return Step(StepKind.REFRESH, table.moved_at)
    if row.state == "finished" and table.agreed:
        return Step(StepKind.MATCH, table.moved_at)
    if row.state in ("lobby", "finished"):
        return Step(StepKind.EXPIRE, from_ms(row.expires_ms)) if row.expires_ms is not None else None
    if row.state != "playing" or game is None:
        return None
    if game.match.phase is Phase.DEALING:
        return Step(StepKind.DEAL, table.moved_at + timedelta(seconds=options.next_deal_delay))
    seat = game.match.to_act
    occupant = table.seat_at(seat) if seat is not None else None
    if occupant is not None and occupant.kind == "robot":
        return Step(StepKind.ROBOT, table.moved_at + timedelta(seconds=options.robot_delay))
    return None
