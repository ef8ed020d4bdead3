"""Moves of a running match: checked on a copy, stored, and only then the state of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.clock import to_ms
from bot.services.errors import RuleRefused, TableRefused
from bot.services.robots import Thought
from bot.services.table.clocks import results, turns
from bot.services.table.clocks.state import MatchClock
from bot.services.table.clocks.turns import Decider
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Game, Table
from bot.store.codec import encode_event
from bot.store.table import matches
from bot.store.table.rows import BY_ITSELF, MatchFinish, NewEvents, Origin, SeatEnd, ThoughtRow
from engine.actions import Action
from engine.errors import RuleError
from engine.events import CallMade, CardPlayed, Event
from engine.match import Match
from engine.results import Phase
from engine.seats import Seat
from engine.shuffle import next_deck


class Play:
    """What members and robots do in a match."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def act(self, table_id: int, user_id: int, expected_seq: int, action: Action, interaction_id: int) -> None:
        """Do something on one's turn, decided on a view with that `seq`.

        Checked in this order: `action-already-done`, `not-seated`, `match-not-running`, `stale-view`, then the rules of
        the game (`RuleRefused` with the engine's code).
        """
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            seat = table.require_seat(user_id).seat
            game = _require_fresh(table, expected_seq)
            if game.clock.seats[seat].kept is not None:
                raise TableRefused("seat-kept")
            await self._apply(table, game, seat, action, "owner", Origin(user_id, interaction_id))

    async def next_deal(self, table_id: int, user_id: int, expected_seq: int, interaction_id: int) -> None:
        """Go on from the score sheet at once instead of after the pause; any seated member may.

        Checked like `act`; raises also `deal-running` and, after the end, `game-over`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            table.require_seat(user_id)
            game = _require_fresh(table, expected_seq)
            if game.match.deal is not None:
                raise TableRefused("deal-running")
            await self.deal(table, game, Origin(user_id, interaction_id))

    async def move_by_itself(
        self, table_id: int, before: Game, action: Action, by: Decider, thought: Thought | None = None
    ) -> None:
        """A move that nobody pressed for, decided on the table as it was `before`; dropped if anything has changed.

        That includes the clocks: who came back a moment ago is not played for. `thought` is stored with the move.
        """
        async with self._registry.hold(table_id) as table:
            game = table.require_game()
            seat = game.match.to_act
            if game.seq == before.seq and game.clock.version == before.clock.version and seat is not None:
                await self._apply(table, game, seat, action, by, BY_ITSELF, thought)

    async def deal(self, table: Table, game: Game, origin: Origin = BY_ITSELF) -> None:
        """Deal the next deal at a table that the caller holds."""
        candidate = game.match.clone()
        try:
            events = candidate.deal_cards(next_deck(candidate, game.row.secret, game.row.contributions))
        except RuleError as error:
            raise RuleRefused(error) from error
        await self.store(table, game, candidate, events, game.clock, origin)

    async def _apply(
        self,
        table: Table,
        game: Game,
        seat: Seat,
        action: Action,
        by: Decider,
        origin: Origin,
        thought: Thought | None = None,
    ) -> None:
        candidate = game.match.clone()
        try:
            events = candidate.apply(seat, action)
        except RuleError as error:
            raise RuleRefused(error, game.match) from error
        clock = game.clock
        if by == "missed":
            policy, blame = self._registry.policy(table), self._registry.blames(table, self._registry.clock.now())
            clock = turns.missed(clock, table.owners, policy, game.match.number, blame=blame)
        await self.store(table, game, candidate, events, turns.decided(clock, seat, by), origin, thought)

    async def store(
        self,
        table: Table,
        game: Game,
        candidate: Match,
        events: Sequence[Event],
        clock: MatchClock,
        origin: Origin = BY_ITSELF,
        thought: Thought | None = None,
    ) -> None:
        """Make the candidate the state of a table that the caller holds, once its events are on the disk.

        `clock` is what the members' time looks like after the decision; who is awaited next is worked out here.
        `thought` is what a robot weighed before it.
        """
        now = self._registry.clock.now()
        length = game.length + len(events)
        clock = self._next_clock(table, game, candidate, clock, length, now)
        finish, ends = None, tuple[SeatEnd, ...]()
        if candidate.phase is Phase.FINISHED:
            expires = now + self._registry.options_of(table).lobby_expiry(table.row.pace)
            finish = MatchFinish(candidate.winner, candidate.totals, to_ms(expires))
            clock = replace(clock, holders=table.holders)
            ends = results.finished(clock, table.owners)
        new = NewEvents(
            game.row.id,
            game.length,
            [encode_event(event) for event in events],
            to_ms(now),
            origin,
            finish,
            clock.save(*ends),
            _thought(game.length, events, thought),
        )
        row = await self._registry.database.write(lambda tx: matches.append(tx, new))
        table.moved(now, "match", row=row, game=Game(game.row, candidate, length, clock))
        if origin.interaction_id is not None:
            table.used.add(origin.interaction_id)

    def _next_clock(
        self, table: Table, game: Game, candidate: Match, clock: MatchClock, length: int, now: datetime
    ) -> MatchClock:
        clock = turns.awaiting(
            clock, table.owners, candidate.to_act, length, table.row.pace, self._registry.policy(table), now
        )
        if candidate.number != game.match.number:
            clock = turns.next_deal(clock, candidate.number)
        return replace(clock, version=game.clock.version + 1)


def _thought(length: int, events: Sequence[Event], thought: Thought | None) -> ThoughtRow | None:
    """What a robot weighed, as it is stored beside the word or card among the new events of a log of that length."""
    if thought is None:
        return None
    at = next((at for at, event in enumerate(events) if isinstance(event, CallMade | CardPlayed)), None)
    return None if at is None else ThoughtRow(length + at, thought.level, thought.scores)


def _require_fresh(table: Table, expected_seq: int) -> Game:
    game = table.require_game()
    if game.seq != expected_seq:
        raise TableRefused("stale-view")
    return game
