"""Members' time: what follows a deadline, «Я здесь», «Не ждать», reminders, and who has looked at his hand.

Every step is taken under the table's lock on the state of that moment and stored against it, so that a click and the
end of a time never both count. A look at the hand, a question and a refused click move no deadline.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.services.errors import TableRefused
from bot.services.table.clocks import turns
from bot.services.table.clocks.state import Proposal
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Game, Table
from bot.store.table.rows import Payment
from engine.seats import Seat

_EARLY = timedelta(milliseconds=1)


class Deadlines:
    """The time of decisions at all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def advance(self, table: Table) -> Game | None:
        """Do what is due of the deadline of a table that the caller holds: a reminder, a further stage.

        Returns the match on which a robot is to decide now for the absent member, None where it is not that far.
        """
        game, now = table.require_game(), self._registry.clock.now() + _EARLY
        clock, policy = game.clock, self._registry.policy(table)
        if clock.deadline is None:
            return None
        if turns.nobody_waits(clock, table.owners):
            return game
        awaited = table.owners[clock.deadline.seat]
        assert awaited is not None, "members are awaited"
        if turns.due(clock.deadline) > now:
            reminded = turns.reminded(clock.deadline, policy, self._registry.quiet.get(awaited), now)
            await self._registry.save_clock(table, replace(clock, deadline=reminded))
            return None
        if clock.deadline.kind == "days":
            return None if await self._pay(table, game, awaited) else game
        further = turns.expired(clock, policy, now - _EARLY)
        if further is None:
            return game
        await self._registry.save_clock(table, further)
        return None

    async def say_here(self, table_id: int, user_id: int) -> None:
        """«Я здесь»: the absent member gets a whole move again, once per decision.

        Raises `not-seated`, `match-not-running`, `not-awaited`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = self._running(table, user_id)
            deadline = game.clock.deadline
            if deadline is None or deadline.seat != seat or deadline.stage != "grace":
                raise TableRefused("not-awaited")
            await self._registry.save_clock(
                table, turns.here(game.clock, self._registry.policy(table), self._registry.clock.now())
            )

    async def stop_waiting(self, table_id: int, user_id: int) -> None:
        """«Не ждать»: when all others have said so, a robot decides for the absent member at once.

        Raises `not-seated`, `match-not-running`, `nobody-absent`, `action-already-done`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = self._running(table, user_id)
            deadline = game.clock.deadline
            if deadline is None or deadline.stage != "grace" or deadline.seat == seat:
                raise TableRefused("nobody-absent")
            if game.clock.seats[seat].kept is not None:
                raise TableRefused("seat-kept")
            if seat in game.clock.unwilling:
                raise TableRefused("action-already-done")
            await self._registry.save_clock(table, replace(game.clock, unwilling=(*game.clock.unwilling, seat)))

    async def note_look(self, table_id: int, user_id: int) -> None:
        """Remember that the awaited member has looked at the hand: the first reminder is not sent then.

        Nothing else follows from a look, least of all more time.
        """
        table = self._registry.find(table_id)
        if not _unopened(table, user_id):
            return
        async with self._registry.hold(table_id) as table:
            game = table.game
            if game is None or game.clock.deadline is None or not _unopened(table, user_id):
                return
            seen = replace(game.clock, deadline=replace(game.clock.deadline, opened=True))
            await self._registry.save_clock(table, seen)

    async def end_pause(self, table: Table) -> None:
        """The pause of a table that the caller holds is over."""
        game = table.require_game()
        await self._registry.save_clock(table, turns.resumed(game.clock, self._registry.clock.now(), game.match.number))

    async def ask_the_others(self, table: Table, seat: Seat) -> None:
        """Somebody has been silent for long: ask the others how to go on (the caller holds the table)."""
        clock = table.require_game().clock
        await self._registry.save_clock(table, clock.asking(Proposal("choice", seat)))

    async def _pay(self, table: Table, game: Game, awaited: int) -> bool:
        """Let a day of the member's monthly reserve pay for him; whether one was left."""
        deadline = game.clock.deadline
        assert deadline is not None, "somebody is awaited"
        policy, month = self._registry.policy(table), f"{self._registry.clock.now():%Y-%m}"
        longer = turns.reserved(game.clock, policy, game.match.number, awaited)
        return await self._registry.save_clock(table, longer, Payment(awaited, month, policy.times.reserves or 0))

    def _running(self, table: Table, user_id: int) -> tuple[Game, Seat]:
        """The running match and the member's seat; raises `not-seated`, `match-not-running`."""
        seat = table.require_seat(user_id).seat
        if table.row.state != "playing":
            raise TableRefused("match-not-running")
        return table.require_game(), seat


def _unopened(table: Table, user_id: int) -> bool:
    deadline = table.game.clock.deadline if table.game is not None else None
    if deadline is None or deadline.kind != "days" or deadline.opened:
        return False
    return table.owners[deadline.seat] == user_id
