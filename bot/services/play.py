"""Moves of a running match: checked on a copy, stored, and only then the state of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.clock import to_ms
from bot.services.errors import RuleRefused, ServiceError
from bot.services.hall import Hall
from bot.services.table import Game, Table
from bot.services.views import HandView
from bot.store.codec import encode_event
from bot.store.records import MatchFinish
from engine.actions import Action
from engine.cards import suit_of
from engine.errors import RuleError
from engine.events import Event
from engine.match import Match
from engine.results import Phase
from engine.seats import Seat
from engine.shuffle import next_deck


class Play:
    """What members and robots do in a match."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def act(
        self, table_id: int, user_id: int, expected_seq: int, action: Action, interaction_id: int
    ) -> HandView:
        """See `TableService.act`."""
        async with self._hall.hold(table_id) as table:
            table.require_unused(interaction_id)
            seat = table.require_seat(user_id).seat
            game = _require_fresh(table, expected_seq)
            await self._apply(table, game, seat, action, user_id, interaction_id)
            return table.hand_view(user_id)

    async def next_deal(self, table_id: int, user_id: int, expected_seq: int, interaction_id: int) -> HandView:
        """See `TableService.next_deal`."""
        async with self._hall.hold(table_id) as table:
            table.require_unused(interaction_id)
            table.require_seat(user_id)
            game = _require_fresh(table, expected_seq)
            if game.match.deal is not None:
                raise ServiceError("deal-running")
            await self.deal(table, game, user_id, interaction_id)
            return table.hand_view(user_id)

    async def robot_move(self, table_id: int, expected_seq: int, seat: Seat, action: Action) -> None:
        """A robot's move, decided on the table at that sequence number; dropped if the table has moved on."""
        async with self._hall.hold(table_id) as table:
            game = table.require_game()
            if game.seq == expected_seq:
                await self._apply(table, game, seat, action, None, None)

    async def deal(
        self, table: Table, game: Game, actor_id: int | None = None, interaction_id: int | None = None
    ) -> None:
        """Deal the next deal at a table that the caller holds."""
        candidate = game.match.clone()
        try:
            events = candidate.deal_cards(next_deck(candidate, game.row.secret, game.row.contributions))
        except RuleError as error:
            raise RuleRefused(error) from error
        await self._store(table, game, candidate, events, actor_id, interaction_id)

    async def _apply(
        self, table: Table, game: Game, seat: Seat, action: Action, actor_id: int | None, interaction_id: int | None
    ) -> None:
        candidate = game.match.clone()
        try:
            events = candidate.apply(seat, action)
        except RuleError as error:
            raise RuleRefused(error, **_circumstances(game.match)) from error
        await self._store(table, game, candidate, events, actor_id, interaction_id)

    async def _store(
        self,
        table: Table,
        game: Game,
        candidate: Match,
        events: Sequence[Event],
        actor_id: int | None,
        interaction_id: int | None,
    ) -> None:
        """Make the candidate the state of the table, once its events are on the disk."""
        now = self._hall.clock.now()
        finish = None
        if candidate.phase is Phase.FINISHED:
            expires = now + self._hall.options.lobby_expiry(table.row.pace)
            finish = MatchFinish(candidate.winner, candidate.totals, to_ms(expires))
        row = await self._hall.store.append_events(
            game.row.id,
            game.length,
            [encode_event(event) for event in events],
            actor_id=actor_id,
            interaction_id=interaction_id,
            at_ms=to_ms(now),
            finish=finish,
        )
        table.moved(now, "match", row=row, game=Game(game.row, candidate, game.length + len(events)))
        if interaction_id is not None:
            table.used.add(interaction_id)


def _require_fresh(table: Table, expected_seq: int) -> Game:
    game = table.require_game()
    if game.seq != expected_seq:
        raise ServiceError("stale-view")
    return game


def _circumstances(match: Match) -> dict[str, Any]:
    """What sentences about refused cards name: the suit that was led."""
    trick = match.deal.trick if match.deal is not None else []
    return {"suit": suit_of(trick[0])} if trick else {}
