"""What tables do by themselves, one step at a time, each checked again under the table's lock."""

from __future__ import annotations

import logging
from datetime import timedelta
from uuid import uuid4

from bot.services.errors import RuleRefused, ServiceError
from bot.services.minds import DEFAULT_LEVEL, Minds
from bot.services.table.absences import Absences
from bot.services.table.clocks import turns
from bot.services.table.clocks.auto import auto_card
from bot.services.table.clocks.turns import Decider
from bot.services.table.deadlines import Deadlines
from bot.services.table.hall import Hall
from bot.services.table.lobby import Lobby
from bot.services.table.matches import Matches
from bot.services.table.outages import Outages
from bot.services.table.play import Play
from bot.services.table.robots import Thought, modest, report, simplest
from bot.services.table.schedule import StepKind
from bot.services.table.table import SEQ_STRIDE, Game, Table
from engine.actions import Action, PlayCard
from engine.view import SeatView, seat_view

_log = logging.getLogger(__name__)
_EARLY = timedelta(milliseconds=1)


class Autopilot:
    """Expiries, robots, deadlines, pauses between deals, and matches that everybody has agreed to."""

    def __init__(
        self,
        hall: Hall,
        lobby: Lobby,
        matches: Matches,
        play: Play,
        deadlines: Deadlines,
        outages: Outages,
        absences: Absences,
        minds: Minds,
    ) -> None:
        self._hall = hall
        self._lobby = lobby
        self._matches = matches
        self._play = play
        self._deadlines = deadlines
        self._outages = outages
        self._absences = absences
        self._minds = minds

    async def wake(self, table_id: int) -> None:
        """Do what the table waits for, if it still does; after a failure try again later."""
        table = self._hall.find(table_id)
        try:
            await self._outages.check_date()
            kind = self._due(table)
            if kind is StepKind.ROBOT:
                await self._move_robot(table)
            elif kind is StepKind.AUTO:
                await self._play_card(table)
            else:
                game = await self._do_step(table)
                if game is not None:
                    await self._move(table, game, "missed")
        except ServiceError as error:
            _log.warning("table %d did not go on by itself: %s", table_id, error.code)
            self._hall.put_off(table, self._hall.clock.now())
        except Exception:
            _log.exception("table %d did not go on by itself, reference %s", table_id, uuid4().hex[:8])
            self._hall.put_off(table, self._hall.clock.now())

    async def _do_step(self, table: Table) -> Game | None:
        """Do a step that needs no robot; the match on which one is to decide after it for somebody absent."""
        async with self._hall.hold(table.id, closed_too=True):
            match self._due(table):
                case StepKind.EXPIRE:
                    await self._lobby.expire(table)
                case StepKind.MATCH:
                    await self._matches.begin_if_agreed(table)
                case StepKind.DEAL:
                    await self._play.deal(table, table.require_game())
                case StepKind.DEADLINE:
                    return await self._deadlines.advance(table)
                case StepKind.PAUSE:
                    await self._deadlines.end_pause(table)
                case StepKind.SILENCE:
                    await self._deadlines.ask_the_others(table)
                case StepKind.FREE:
                    await self._absences.free_seats(table)
                case StepKind.DESERTED:
                    await self._lobby.close_deserted(table)
                case _:
                    pass
        return None

    async def _move_robot(self, table: Table) -> None:
        """Decide for a robot's own seat, or for one that it keeps for an absent member."""
        game = table.require_game()
        seat = game.match.to_act
        assert seat is not None, "it is a robot's turn"
        await self._move(table, game, "robot" if table.owners[seat] is None else "kept")

    async def _move(self, table: Table, game: Game, by: Decider) -> None:
        """Decide outside the lock on what the seat sees, then move if nothing has changed meanwhile."""
        seat = game.match.to_act
        assert seat is not None, "somebody is to act"
        view = seat_view(game.match, seat)
        try:
            action, thought = await self._decision(table, game, view, by)
            await self._play.move_by_itself(table.id, game, action, by, thought)
        except RuleRefused as error:
            report(error)
            await self._play.move_by_itself(table.id, game, simplest(view), by)

    async def _decision(self, table: Table, game: Game, view: SeatView, by: Decider) -> tuple[Action, Thought | None]:
        """What a robot does: in the auction always a pass after a miss, and no contra in a member's name.

        With it comes what the robot has weighed, where it had a choice and does what it wanted.
        """
        if by == "missed" and (view.legal_calls or view.must_announce):
            return simplest(view), None
        occupant = table.seat_at(view.seat)
        level = occupant.level if occupant is not None else DEFAULT_LEVEL
        wanted = await self._minds.decide(view, level, game.row.id * SEQ_STRIDE + game.seq)
        action = wanted.action if by == "robot" else modest(view, wanted.action)
        weighed = len(wanted.scores) > 1 and action == wanted.action
        return action, Thought(level, wanted.scores) if weighed else None

    async def _play_card(self, table: Table) -> None:
        """Play the card that needs no decision."""
        game = table.require_game()
        seat = game.match.to_act
        card = auto_card(game.match, game.clock, forced=bool(self._hall.policy(table).times.forced))
        if card is not None and seat in turns.present(game.clock, table.owners):
            await self._play.move_by_itself(table.id, game, PlayCard(card), "auto")

    def _due(self, table: Table) -> StepKind | None:
        """What the table should do now, None where its moment has not come."""
        step = self._hall.next_step(table)
        if step is None or step.at > self._hall.clock.now() + _EARLY:
            return None
        return step.kind
