"""How a match begins: by the host from the lobby, or by everybody's agreement after a finished one.

The secret of a match was drawn, and its commitment shown, before anybody agreed to it: at the opening of the table,
then at the beginning of the match before. Who presses «Начать» contributes that press, so that also the one who opened
the table has contributed after the commitment. With the match the next secret is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.clock import to_ms
from bot.services.errors import TableRefused
from bot.services.table.clocks import state, turns
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Game, Table
from bot.store.codec import encode_event
from bot.store.table import matches, tables
from bot.store.table.rows import NewMatch, Origin, SeatRow
from engine.match import Match
from engine.seats import PAIRED, Seat
from engine.shuffle import SECRET_BYTES, commitment, first_dealer, next_deck


class Matches:
    """Starts and agreements."""

    def __init__(self, registry: TableRegistry, entropy: Callable[[int], bytes]) -> None:
        self._registry = registry
        self._entropy = entropy

    async def start(self, table_id: int, user_id: int, interaction_id: int) -> None:
        """Begin the match and deal; the host may, when every seat is taken.

        Raises `action-already-done`, `not-full`, `not-host`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            if table.row.host_id != user_id:
                raise TableRefused("not-host")
            if table.row.state != "lobby":
                raise TableRefused("action-already-done")
            if not table.full:
                raise TableRefused("not-full")
            host = table.require_seat(user_id)
            await self._begin(table, {host.seat: interaction_id}, user_id, interaction_id)

    async def rematch(self, table_id: int, user_id: int, interaction_id: int, seating: str | None = None) -> None:
        """Agree to one more match. With the last agreement it begins.

        `seating` is that of the lobby the member has seen. Raises `action-already-done`, `not-finished`, `not-seated`,
        `seats-changed`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            mine = table.require_seat(user_id)
            if table.row.state == "lobby":
                raise TableRefused("not-finished")
            if table.row.duplicate_id is not None:
                raise TableRefused("duplicate-once")
            if table.row.state == "playing" or mine.contribution is not None:
                raise TableRefused("action-already-done")
            if seating not in (None, table.lobby_view().seating):
                raise TableRefused("seats-changed")
            undecided = [seat for seat in table.humans if seat.contribution is None]
            if table.full and undecided == [mine]:
                await self._begin(table, {mine.seat: interaction_id}, user_id, interaction_id)
                return
            revision = table.row.revision
            row = await self._registry.database.write(
                lambda tx: tables.set_contribution(tx, table.id, revision, mine.seat, interaction_id)
            )
            table.moved(self._registry.clock.now(), "lobby", row=row)
            table.used.add(interaction_id)

    async def change_partners(self, table_id: int, user_id: int, seating: str | None = None) -> None:
        """Propose the next of the three pairings for one more match; everybody has to agree to it anew.

        Raises `match-running`, `no-partners`, `not-finished`, `not-seated`, `seats-changed`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_seat(user_id)
            if table.row.state != "finished":
                raise TableRefused("match-running" if table.row.state == "playing" else "not-finished")
            if table.row.duplicate_id is not None:
                raise TableRefused("duplicate-once")
            if not table.rules.in_pairs:
                raise TableRefused("no-partners")
            if seating not in (None, table.lobby_view().seating):
                raise TableRefused("seats-changed")
            seats = sorted((_next_pairing(row) for row in table.row.seats), key=lambda row: row.seat)
            revision = table.row.revision
            row = await self._registry.database.write(lambda tx: tables.set_seats(tx, table.id, revision, seats))
            table.moved(self._registry.clock.now(), "lobby", row=row)

    async def begin_if_agreed(self, table: Table) -> None:
        """Begin one more match at a finished table (held by the caller) if everybody needed has agreed."""
        if table.row.state == "finished" and table.agreed:
            await self._begin(table, {}, None, None)

    async def _begin(
        self, table: Table, pressed: Mapping[Seat, int], actor_id: int | None, interaction_id: int | None
    ) -> None:
        """Begin a match and deal; `pressed` are contributions made by this very click."""
        secret, now = table.next_secret, self._registry.clock.now()
        contributions = _contributions(table, pressed) if table.row.duplicate_id is None else ()
        match = Match(table.rules, first_dealer(table.rules, secret, contributions))
        events = match.deal_cards(next_deck(match, secret, contributions))
        clock = turns.awaiting(
            state.fresh(table.rules.players),
            table.owners,
            match.to_act,
            len(events),
            table.row.pace,
            self._registry.policy(table),
            now,
        )
        clock = replace(clock, version=1)
        new = NewMatch(
            rules=table.row.rules,
            first_dealer=match.first_dealer,
            secret=secret,
            commitment=commitment(secret),
            contributions=contributions,
            started_ms=to_ms(now),
            next_secret=self._entropy(SECRET_BYTES),
            events=[encode_event(event) for event in events],
            origin=Origin(actor_id, interaction_id),
            clock=clock.save(),
        )
        revision = table.row.revision
        row, stored = await self._registry.database.write(lambda tx: matches.start(tx, table.id, revision, new))
        table.moved(now, "lobby", "match", row=row, game=Game(stored, match, len(events), clock))
        if interaction_id is not None:
            table.used.add(interaction_id)


def _next_pairing(row: SeatRow) -> SeatRow:
    """The seat of the same person in the next of the three pairings: the first seat stays, the others move on by one.

    Agreements are given to seats that one knows, so nobody has agreed to the new ones yet.
    """
    return replace(row, seat=row.seat and row.seat % (PAIRED - 1) + 1, contribution=None)


def _contributions(table: Table, pressed: Mapping[Seat, int]) -> tuple[int, ...]:
    """By seat: what was pressed now, else the stored agreement; 0 for a robot."""
    return tuple(pressed.get(seat.seat, seat.contribution or 0) for seat in table.row.seats)
