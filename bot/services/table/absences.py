"""Leaving a match, coming back, and substitutes: the seat stays in the game whoever plays it.

A member who leaves, is gone from the server or channel, or misses too much keeps his seat on paper while a robot plays
it. He may come back at his next decision until somebody else has taken the place with the partner's consent.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.clock import to_ms
from bot.services.errors import ServiceError, TableRefused
from bot.services.table.admission import EntryPolicy
from bot.services.table.clocks import turns
from bot.services.table.clocks.results import outcome_of
from bot.services.table.clocks.state import Keeper, MatchClock, Proposal, SeatClock, Vote, Way, seat_end
from bot.services.table.lobby import Lobby, require_invited, seat_request
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Game, Table, departed, played_seat
from bot.store.table import clocks
from bot.store.table.rows import SeatRow, TableChanges
from engine.seats import Seat, partner_of


class Absences:
    """Seats of running matches that their owners do not play themselves."""

    def __init__(self, registry: TableRegistry, lobby: Lobby, entry: EntryPolicy) -> None:
        self._registry = registry
        self._lobby = lobby
        self._entry = entry

    async def leave_match(self, table_id: int, user_id: int) -> None:
        """Leave a running match: a robot plays the seat until its owner comes back or a substitute takes it.

        Raises `match-not-running`, `not-seated`, `seat-kept`.
        """
        async with self._registry.hold(table_id) as table:
            game, seat = table.require_present(user_id)
            await self._keep(table, game, seat, "left")

    async def lose_member(self, guild_id: int, user_id: int, table_id: int | None = None) -> None:
        """Take note that a member is gone from the server (or cannot see the channel of one table any more)."""
        tables = [table for table in self._registry.open_tables() if table.row.guild_id == guild_id]
        for table in tables:
            if table_id not in (None, table.id) or table.row.seat_of(user_id) is None:
                continue
            try:
                await self._lose(table.id, user_id)
            except ServiceError as error:
                if error.code not in ("not-seated", "table-closed"):
                    raise

    async def _lose(self, table_id: int, user_id: int) -> None:
        async with self._registry.hold(table_id) as table:
            seat = table.require_seat(user_id).seat
            if table.row.state == "playing" and table.game is not None:
                if table.game.clock.seats[seat].kept != "gone":
                    await self._keep(table, table.game, seat, "gone")
                return
        await self._lobby.leave_seat(table_id, user_id)

    async def come_back(self, table_id: int, user_id: int) -> None:
        """«Вернуться»: from the next decision on the owner of a kept seat plays again; everybody is told.

        Raises `match-not-running`, `not-seated`, `seat-not-kept`.
        """
        async with self._registry.hold(table_id) as table:
            seat = table.require_seat(user_id).seat
            if table.row.state != "playing":
                raise TableRefused("match-not-running")
            game = table.require_game()
            if game.clock.seats[seat].kept is None:
                raise TableRefused("seat-not-kept")
            clock = game.clock.seat(seat, kept=None, in_a_row=0, silent_ms=None, asked_ms=None)
            clock = self._awaiting(table, game, _settled(clock, seat), seat)
            await self._registry.save_clock(table, clock.told("back", game.match.number, seat, user_id))

    # ------------------------------------------------------------ substitutes

    async def offer(self, table_id: int, user_id: int, seat: Seat | None = None) -> bool:
        """Offer to play a kept seat (None: the first); whether the member sits there already.

        The partner is asked; where that is a robot or somebody away the seat is taken at once. Raises what the entry
        policy raises, `action-already-done`, `already-seated`, `match-not-running`, `no-place`, `seat-taken`.
        """
        await self._require_welcome(table_id, user_id)
        async with self._registry.hold(table_id) as table:
            game, seat = _free_place(table, user_id, seat)
            offer = game.clock.proposal("substitute", seat)
            if offer is not None:
                raise TableRefused("action-already-done" if offer.user_id == user_id else "seat-taken")
            if self._partner(table, game, seat) is None:
                await self._seat(table, game, seat, user_id, agreed=False)
                return True
            question = Proposal("substitute", seat, user_id=user_id)
            await self._registry.save_clock(table, game.clock.asking(question))
            return False

    async def answer_offer(self, table_id: int, user_id: int, *, yes: bool) -> None:
        """The partner takes or refuses whoever would sit down.

        Raises `no-question`, `not-asked`, and where the place cannot be taken any more what `offer` raises.
        """
        table = self._registry.find(table_id)
        offer = table.game.clock.proposal("substitute") if table.game is not None else None
        if yes and offer is not None and offer.user_id is not None:
            await self._require_welcome(table_id, offer.user_id)
        async with self._registry.hold(table_id) as table:
            game, mine = table.require_present(user_id)
            offer = game.clock.proposal("substitute")
            if offer is None or offer.user_id is None:
                raise TableRefused("no-question")
            if self._partner(table, game, offer.seat) != mine:
                raise TableRefused("not-asked")
            if yes:
                _free_place(table, offer.user_id, offer.seat)
                await self._seat(table, game, offer.seat, offer.user_id, agreed=True)
            else:
                await self._registry.save_clock(table, game.clock.without(offer))

    async def _require_welcome(self, table_id: int, user_id: int) -> None:
        """Raise what the entry policy has against the member at this table; who is seated already is asked nothing."""
        table = self._registry.find(table_id)
        if table.row.seat_of(user_id) is None:
            require_invited(table, user_id)
            await self._entry.check_lobby(table.row.guild_id, user_id)
            await self._entry.check_seat(seat_request(table, user_id))

    def _partner(self, table: Table, game: Game, seat: Seat) -> Seat | None:
        """The seat opposite if its owner plays himself."""
        partner = partner_of(seat, table.rules.players)
        return partner if partner in turns.present(game.clock, table.owners) else None

    async def _seat(self, table: Table, game: Game, seat: Seat, user_id: int, *, agreed: bool) -> None:
        """Give a kept seat to another member; who held it has played his part.

        With the partner's agreement leaving was no offence.
        """
        now, former = self._registry.clock.now(), table.owners[seat]
        assert former is not None, "kept seats have an owner"
        own = game.clock.seats[seat]
        outcome = outcome_of(own, ended=True, surrendered=False)
        end = seat_end(game.clock, seat, former, "neutral" if agreed and own.kept == "left" else outcome)
        seats = (*game.clock.seats[:seat], SeatClock(), *game.clock.seats[seat + 1 :])
        clock = replace(_settled(game.clock, seat), seats=seats, gone=(*game.clock.gone, end))
        clock = clock.told("substituted", game.match.number, seat, user_id)
        rows = tuple(
            SeatRow(seat, "human", user_id, None, to_ms(now)) if row.seat == seat else row for row in table.row.seats
        )
        owners = tuple(user_id if at == seat else owner for at, owner in enumerate(table.owners))
        clock = self._awaiting(table, game, clock, seat, owners)
        changes: TableChanges = {"host_id": user_id} if table.row.host_id == former else {}
        await self._reseat(table, game, rows, clock, now, changes)

    # ------------------------------------------------------------ without somebody who is silent

    async def choose(self, table_id: int, user_id: int, seat: Seat, way: Way) -> None:
        """Say how to go on without a member who has been silent for long; the majority of the others decides.

        Raises `match-not-running`, `no-question`, `not-asked`, `not-seated`, `seat-kept`.
        """
        async with self._registry.hold(table_id) as table:
            game, mine = table.require_present(user_id)
            question = game.clock.proposal("choice", seat)
            if question is None:
                raise TableRefused("no-question")
            if mine == seat:
                raise TableRefused("not-asked")
            votes = (*(vote for vote in question.votes if vote.seat != mine), Vote(mine, way))
            others = turns.others_present(game.clock, table.owners, seat)
            if 2 * sum(vote.way == way and vote.seat in others for vote in votes) > len(others):
                await self._go_on(table, game, question, way)
            else:
                await self._registry.save_clock(table, game.clock.asking(replace(question, votes=votes)))

    async def _go_on(self, table: Table, game: Game, question: Proposal, way: Way) -> None:
        seat, deal = question.seat, game.match.number
        clock = game.clock.without(question)
        if way == "stop":
            await self._lobby.stop(table)
        elif way == "wait":
            asked_ms = to_ms(self._registry.clock.now() + self._registry.policy(table).silence)
            await self._registry.save_clock(table, clock.seat(seat, asked_ms=asked_ms))
        else:
            clock = clock.seat(seat, asked_ms=None)
            if clock.seats[seat].kept is None:
                clock = turns.keep(clock, table.owners, seat, "missed", deal)
            await self._registry.save_clock(table, clock)

    # ------------------------------------------------------------ after a match

    async def free_seats(self, table: Table) -> None:
        """Free the seats of those who had left the match that is finished (the caller holds the table)."""
        game, now = table.require_game(), self._registry.clock.now()
        away = departed(table)
        clock = game.clock
        for seat in away:
            played = played_seat(game, seat, table.owners[seat])
            clock = clock.seat(seat if played is None else played, kept=None)
        rows = tuple(row for row in table.row.seats if row.seat not in away)
        humans = [row.user_id for row in rows if row.user_id is not None]
        changes: TableChanges = {"host_id": humans[0]} if humans and table.row.host_id not in humans else {}
        await self._reseat(table, game, rows, clock, now, changes)

    async def _keep(self, table: Table, game: Game, seat: Seat, keeper: Keeper) -> None:
        await self._registry.save_clock(table, turns.keep(game.clock, table.owners, seat, keeper, game.match.number))

    def _awaiting(
        self, table: Table, game: Game, clock: MatchClock, seat: Seat, owners: turns.Owners | None = None
    ) -> MatchClock:
        """The clocks when a seat has a player again: if it is his turn, his time begins."""
        if game.match.to_act != seat:
            return clock
        policy, now = self._registry.policy(table), self._registry.clock.now()
        return turns.awaiting(clock, owners or table.owners, seat, game.length, table.row.pace, policy, now)

    async def _reseat(
        self,
        table: Table,
        game: Game,
        rows: tuple[SeatRow, ...],
        clock: MatchClock,
        now: datetime,
        changes: TableChanges,
    ) -> None:
        clock = replace(clock, version=game.clock.version + 1)
        save, at_ms, before = clock.save(), to_ms(now), table.row
        row = await self._registry.database.write(
            lambda tx: clocks.reseat(tx, before, rows, game.row.id, save, at_ms, **changes)
        )
        table.clocked(replace(game, clock=clock))
        table.row = row
        table.changes.append("lobby")


def _settled(clock: MatchClock, seat: Seat) -> MatchClock:
    """The clocks without the questions about a seat that has a player again."""
    about = ("substitute", "choice")
    return replace(clock, proposals=tuple(one for one in clock.proposals if one.kind not in about or one.seat != seat))


def _free_place(table: Table, user_id: int, seat: Seat | None) -> tuple[Game, Seat]:
    """The match and the seat that somebody may take: one that a robot keeps for a member."""
    if table.row.state != "playing":
        raise TableRefused("match-not-running")
    if table.row.seat_of(user_id) is not None:
        raise TableRefused("already-seated")
    game = table.require_game()
    kept = [at for at, own in enumerate(game.clock.seats) if own.kept is not None and table.owners[at] is not None]
    if not kept or (seat is not None and seat not in kept):
        raise TableRefused("no-place")
    return game, seat if seat is not None else kept[0]
