"""What tables do by themselves, one step at a time: expiries, robots, deadlines, pauses between deals.

The next step of a table is worked out whenever something about the table has changed, and nowhere else. It follows from
the stored state only, so that a table goes on after a crash at any point. When its moment has come it is taken under
the table's lock if it is the next one still.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import uuid4

from bot.clock import from_ms
from bot.services.alarms import Alarms
from bot.services.errors import RuleRefused, ServiceError
from bot.services.robots import DEFAULT_LEVEL, Thinking, Thought, modest, report, simplest
from bot.services.table.absences import Absences
from bot.services.table.clocks import turns
from bot.services.table.clocks.auto import auto_card
from bot.services.table.clocks.quiet import QuietHours
from bot.services.table.clocks.turns import Decider
from bot.services.table.deadlines import Deadlines
from bot.services.table.lobby import Lobby
from bot.services.table.matches import Matches
from bot.services.table.options import TableOptions
from bot.services.table.outages import Outages
from bot.services.table.play import Play
from bot.services.table.registry import TableRegistry
from bot.services.table.table import SEQ_STRIDE, Game, Table, departed
from engine.actions import Action, PlayCard
from engine.results import Phase
from engine.seats import Seat
from engine.view import SeatView, seat_view

_log = logging.getLogger(__name__)
_EARLY = timedelta(milliseconds=1)


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
    """What happens at that moment if nothing else happens before, and on which seat, where it is about one."""

    kind: StepKind
    at: datetime
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a table's next step depends on besides the table."""

    options: TableOptions
    in_touch: bool = True
    """Whether members can reach the table: while they cannot, nobody's time runs."""
    quiet: QuietHours | None = None
    """Of the member who is awaited."""


class AutoPlay:
    """Plans the next step of every table and takes it when its moment has come.

    Args:
        chance: gives numbers from 0 up to 1; how long a card without an alternative takes must not be guessed.
    """

    def __init__(
        self,
        registry: TableRegistry,
        lobby: Lobby,
        matches: Matches,
        play: Play,
        deadlines: Deadlines,
        outages: Outages,
        absences: Absences,
        thinking: Thinking,
        chance: Callable[[], float],
    ) -> None:
        self._registry = registry
        self._lobby = lobby
        self._matches = matches
        self._play = play
        self._deadlines = deadlines
        self._outages = outages
        self._absences = absences
        self._thinking = thinking
        self._chance = chance
        self._alarms = Alarms(registry.clock, self.wake)
        self._steps: dict[int, Step] = {}
        """The next step of each table that has one."""
        self._deciding: dict[int, tuple[int, int]] = {}
        """Tables at which a robot is deciding, with the state it decides on: it is asked once for each."""
        registry.plan_with(self.plan)

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self._alarms.close()

    def plan(self, table: Table) -> None:
        """Work out what the table does by itself next, and when."""
        step = next_step(table, self._circumstances(table))
        if step is None or (table.game is not None and self._deciding.get(table.id) == _state(table.game)):
            self._forget_step(table)
        else:
            self._steps[table.id] = step
            self._alarms.set(table.id, step.at)

    async def wake(self, table_id: int) -> None:
        """Do what the table waits for, if it still does; after a failure try again later."""
        table = self._registry.find(table_id)
        try:
            await self._outages.check_date()
            step = self._due(table)
            if step is not None and step.kind is StepKind.ROBOT:
                assert step.seat is not None, "it is a robot's turn"
                by: Decider = "robot" if table.owners[step.seat] is None else "kept"
                await self._move(table, table.require_game(), step.seat, by)
            elif step is not None and step.kind is StepKind.AUTO:
                await self._play_card(table, step)
            else:
                await self._take_step(table)
        except ServiceError as error:
            _log.warning("table %d did not go on by itself: %s", table_id, error.code)
            self._put_off(table)
        except Exception:
            _log.exception("table %d did not go on by itself, reference %s", table_id, uuid4().hex[:8])
            self._put_off(table)

    async def _take_step(self, table: Table) -> None:
        """Take a step that needs no robot, and where one is to decide after it for somebody absent, let it."""
        game = None
        async with self._registry.hold(table.id, closed_too=True):
            step = self._due(table)
            match step.kind if step is not None else None:
                case StepKind.EXPIRE:
                    await self._lobby.expire(table)
                case StepKind.MATCH:
                    await self._matches.begin_if_agreed(table)
                case StepKind.DEAL:
                    await self._play.deal(table, table.require_game())
                case StepKind.DEADLINE:
                    game = await self._deadlines.advance(table)
                case StepKind.PAUSE:
                    await self._deadlines.end_pause(table)
                case StepKind.SILENCE if step is not None and step.seat is not None:
                    await self._deadlines.ask_the_others(table, step.seat)
                case StepKind.FREE:
                    await self._absences.free_seats(table)
                case StepKind.DESERTED:
                    await self._lobby.close_deserted(table)
                case _:
                    pass
        if game is not None:
            assert step is not None, "a deadline has come"
            assert step.seat is not None, "somebody is awaited"
            await self._move(table, game, step.seat, "missed")

    async def _move(self, table: Table, game: Game, seat: Seat, by: Decider) -> None:
        """Decide outside the lock on what the seat sees, then move if nothing has changed meanwhile."""
        view, state = seat_view(game.match, seat), _state(game)
        self._deciding[table.id] = state
        self._forget_step(table)
        try:
            action, thought = await self._decision(table, game, view, by)
            await self._play.move_by_itself(table.id, game, action, by, thought)
        except RuleRefused as error:
            report(error)
            await self._play.move_by_itself(table.id, game, simplest(view), by)
        finally:
            if self._deciding.get(table.id) == state:
                del self._deciding[table.id]

    async def _decision(self, table: Table, game: Game, view: SeatView, by: Decider) -> tuple[Action, Thought | None]:
        """What a robot does: in the auction always a pass after a miss, and no contra in a member's name.

        With it comes what the robot has weighed, where it had a choice and does what it wanted.
        """
        if by == "missed" and (view.legal_calls or view.must_announce):
            return simplest(view), None
        occupant = table.seat_at(view.seat)
        level = occupant.level if occupant is not None else DEFAULT_LEVEL
        wanted = await self._thinking.decide(view, level, game.row.id * SEQ_STRIDE + game.seq)
        action = wanted.action if by == "robot" else modest(view, wanted.action)
        weighed = len(wanted.scores) > 1 and action == wanted.action
        return action, Thought(level, wanted.scores) if weighed else None

    async def _play_card(self, table: Table, step: Step) -> None:
        """Play the card that needs no decision."""
        game = table.require_game()
        card = auto_card(game.match, game.clock, forced=bool(self._registry.policy(table).times.forced))
        if card is not None and step.seat in turns.present(game.clock, table.owners):
            await self._play.move_by_itself(table.id, game, PlayCard(card), "auto")

    def _due(self, table: Table) -> Step | None:
        """What the table should do now, None where its moment has not come."""
        step = self._steps.get(table.id)
        return None if step is None or step.at > self._registry.clock.now() + _EARLY else step

    def _forget_step(self, table: Table) -> None:
        self._steps.pop(table.id, None)
        self._alarms.clear(table.id)

    def _put_off(self, table: Table) -> None:
        """Try the table's next step again later, after one that failed."""
        table.failures += 1
        table.retry_at = self._registry.clock.now() + self._registry.options.retry_after(table.failures)
        self._registry.settle(table)

    def _circumstances(self, table: Table) -> Circumstances:
        game = table.game
        if game is not None and table.auto_seq != game.seq:
            low, high = self._registry.policy(table).haste
            table.auto_seq, table.auto_delay = game.seq, low + (high - low) * self._chance()
        deadline = game.clock.deadline if game is not None else None
        awaited = table.owners[deadline.seat] if deadline is not None else None
        quiet = self._registry.quiet.get(awaited) if awaited is not None else None
        return Circumstances(self._registry.options_of(table), self._registry.in_touch(table), quiet)


def next_step(table: Table, around: Circumstances) -> Step | None:
    """What the table waits for besides its people, None where it waits for them alone; after failures it is put off."""
    step = _planned(table, around)
    if step is None or table.retry_at is None:
        return step
    return replace(step, at=max(step.at, table.retry_at))


def _planned(table: Table, around: Circumstances) -> Step | None:
    row, game, options = table.row, table.game, around.options
    if table.doubtful:
        return Step(StepKind.REFRESH, table.moved_at)
    if departed(table):
        return Step(StepKind.FREE, table.moved_at)
    if row.state == "finished" and table.agreed:
        return Step(StepKind.MATCH, table.moved_at)
    if row.state in ("lobby", "finished"):
        waits = row.expires_ms is not None and around.in_touch
        return Step(StepKind.EXPIRE, from_ms(row.expires_ms)) if waits and row.expires_ms is not None else None
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
            yield Step(StepKind.ROBOT, table.moved_at + timedelta(seconds=options.robot_delay), match.to_act)
        elif auto_card(match, game.clock, forced=bool(options.times.forced)) is not None:
            yield Step(StepKind.AUTO, table.moved_at + timedelta(seconds=table.auto_delay), match.to_act)


def _of_people(table: Table, game: Game, around: Circumstances) -> Iterator[Step]:
    """What the members' time brings."""
    clock = game.clock
    if clock.deadline is not None:
        seat = clock.deadline.seat
        if turns.nobody_waits(clock, table.owners):
            yield Step(StepKind.DEADLINE, table.moved_at, seat)
        else:
            moment = turns.next_moment(clock.deadline, around.options.clocks, around.quiet)
            yield Step(StepKind.DEADLINE, moment, seat)
    if clock.pause is not None:
        yield Step(StepKind.PAUSE, from_ms(clock.pause.until_ms), clock.pause.seat)
    silence = turns.silence_moment(clock, table.owners)
    if silence is not None:
        yield Step(StepKind.SILENCE, *silence)


def _state(game: Game) -> tuple[int, int]:
    """What a decision is taken on: the events of the match and the state of its clocks."""
    return game.seq, game.clock.version
