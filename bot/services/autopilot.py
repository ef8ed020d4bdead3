"""What tables do by themselves, one step at a time, each checked again under the table's lock."""

from __future__ import annotations

import logging
from datetime import timedelta
from uuid import uuid4

from bot.services.errors import RuleRefused, ServiceError
from bot.services.hall import Hall
from bot.services.lobby import Lobby
from bot.services.matches import Matches
from bot.services.play import Play
from bot.services.robots import Robot, decide, report, simplest
from bot.services.schedule import StepKind, next_step
from bot.services.table import Table
from engine.view import seat_view

_log = logging.getLogger(__name__)
_EARLY = timedelta(milliseconds=1)


class Autopilot:
    """Expiries, robots, pauses between deals, and matches that everybody has agreed to."""

    def __init__(self, hall: Hall, lobby: Lobby, matches: Matches, play: Play, robot: Robot) -> None:
        self._hall = hall
        self._lobby = lobby
        self._matches = matches
        self._play = play
        self._robot = robot

    async def wake(self, table_id: int) -> None:
        """Do what the table waits for, if it still does; after a failure try again later."""
        table = self._hall.find(table_id)
        try:
            if self._due(table) is StepKind.ROBOT:
                await self._move_robot(table)
            else:
                await self._do_step(table)
        except ServiceError as error:
            _log.warning("table %d did not go on by itself: %s", table_id, error.code)
            self._hall.put_off(table, self._hall.clock.now())
        except Exception:
            _log.exception("table %d did not go on by itself, reference %s", table_id, uuid4().hex[:8])
            self._hall.put_off(table, self._hall.clock.now())

    async def _do_step(self, table: Table) -> None:
        async with self._hall.hold(table.id, closed_too=True):
            kind = self._due(table)
            if kind is StepKind.EXPIRE:
                await self._lobby.expire(table)
            elif kind is StepKind.MATCH:
                await self._matches.begin_if_agreed(table)
            elif kind is StepKind.DEAL:
                await self._play.deal(table, table.require_game())

    async def _move_robot(self, table: Table) -> None:
        """Decide outside the lock on what the robot sees, then move if the table is still there."""
        game = table.require_game()
        seat = game.match.to_act
        assert seat is not None, "it is a robot's turn"
        view = seat_view(game.match, seat)
        try:
            await self._play.robot_move(table.id, game.seq, seat, decide(self._robot, view))
        except RuleRefused as error:
            report(error)
            await self._play.robot_move(table.id, game.seq, seat, simplest(view))

    def _due(self, table: Table) -> StepKind | None:
        """What the table should do now, None where its moment has not come."""
        step = next_step(table, self._hall.options)
        if step is None or step.at > self._hall.clock.now() + _EARLY:
            return None
        return step.kind
