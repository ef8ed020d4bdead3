"""What a table does by itself next, and when: the one place that knows what no member has to press for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.clock import from_ms
from bot.services.table.clocks import turns
from bot.services.table.clocks.auto import auto_card
from bot.services.table.clocks.quiet import QuietHours
from bot.services.table.options import TableOptions
from bot.services.table.table import Game, Table, departed
from engine.results import Phase


class StepKind(StrEnum):
    """Everything that happens without a click."""

    EXPIRE = "expire"
    ROBOT = "robot"
    AUTO = "auto"
    DEAL = "deal"
    MATCH = "match"
    REFRESH = "refresh"
    DEADLINE = "deadline"
    SILENCE = "silence"
    PAUSE = "pause"
    DESERTED = "deserted"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class Step:
    """What happens at that moment if nothing else happens before."""

    kind: StepKind
    at: datetime


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a table's next step depends on besides the table."""

    options: TableOptions
    in_touch: bool = True
    """Whether members can reach the table: while they cannot, nobody's time runs."""
    quiet: QuietHours | None = None
    """Of the member who is awaited."""


def next_step(table: Table, around: Circumstances) -> Step | None:
    """What the table waits for besides its people, None where it waits for them alone.

    It follows from the stored state only, so that a table goes on after a crash at any point. After failures it is put
    off.
    """
    step = _planned(table, around)
    if step is None or table.retry_at is None:
        return step
    return Step(step.kind, max(step.at, table.retry_at))


def _planned(table: Table, around: Circumstances) -> Step | None:
    row, game, options = table.row, table.game, around.options
    if table.doubtful:
        return Step(StepKind.REFRESH, table.moved_at)
    if departed(table):
        return Step(StepKind.FREE, table.moved_at)
    if row.state == "finished" and table.agreed:
        return Step(StepKind.MATCH, table.moved_at)
    if row.state in ("lobby", "finished"):
        return Step(StepKind.EXPIRE, from_ms(row.expires_ms)) if row.expires_ms is not None else None
    if row.state != "playing" or game is None:
        return None
    if not turns.present(game.clock, table.owners):
        return Step(StepKind.DESERTED, table.moved_at)
    steps = [*_of_the_game(table, game, options), *(_of_people(table, game, around) if around.in_touch else ())]
    return min(steps, key=lambda step: step.at, default=None)


def _of_the_game(table: Table, game: Game, options: TableOptions) -> Iterator[Step]:
    """What the game itself brings: the next deal, a robot's decision, a card that needs none."""
    match = game.match
    if match.phase is Phase.DEALING:
        yield Step(StepKind.DEAL, table.moved_at + timedelta(seconds=options.next_deal_delay))
    elif match.to_act is not None:
        if match.to_act not in turns.present(game.clock, table.owners):
            yield Step(StepKind.ROBOT, table.moved_at + timedelta(seconds=options.robot_delay))
        elif auto_card(match, game.clock, forced=bool(options.times.forced)) is not None:
            yield Step(StepKind.AUTO, table.moved_at + timedelta(seconds=table.auto_delay))


def _of_people(table: Table, game: Game, around: Circumstances) -> Iterator[Step]:
    """What the members' time brings."""
    clock = game.clock
    if clock.deadline is not None:
        if turns.nobody_waits(clock, table.owners):
            yield Step(StepKind.DEADLINE, table.moved_at)
        else:
            moment = turns.next_moment(clock.deadline, around.options.clocks, around.quiet)
            yield Step(StepKind.DEADLINE, moment)
    if clock.pause is not None:
        yield Step(StepKind.PAUSE, from_ms(clock.pause.until_ms))
    silence = turns.silence_moment(clock, table.owners)
    if silence is not None:
        yield Step(StepKind.SILENCE, silence[0])
