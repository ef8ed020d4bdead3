"""Who sits where: opening a table, sitting down, standing up, robots, invitations, closing.

Each change is decided on the table in memory, stored against the revision it was decided on, and only then taken over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final, Unpack

from bot.clock import to_ms
from bot.services.errors import TableRefused
from bot.services.robots import DEFAULT_LEVEL
from bot.services.table.admission import EntryPolicy, SeatRequest
from bot.services.table.clocks import results
from bot.services.table.opening import Opening, new_table
from bot.services.table.registry import TableRegistry, storage_errors
from bot.services.table.table import Table
from bot.services.table.times import Times
from bot.services.table.views import ChangeKind, CloseReason, LobbyView
from bot.store.codec import encode_rules
from bot.store.sqlite.connection import WriteTransaction
from bot.store.table import clocks, tables
from bot.store.table.rows import MessageIds, SeatRow, TableChanges, TableRow
from engine.rules import Rules
from engine.seats import Seat, in_order
from engine.shuffle import SECRET_BYTES

MOST_INVITED: Final = 12
"""To one table, its host not counted; whoever is invited is written to."""


class Lobby:
    """Everything that happens at a table while no match runs, and closing it at any time."""

    def __init__(
        self,
        registry: TableRegistry,
        entropy: Callable[[int], bytes],
        entry: EntryPolicy,
        times: Callable[[int], Times] = lambda _guild: Times(),
    ) -> None:
        self._registry = registry
        self._entropy = entropy
        self._entry = entry
        self._times = times

    async def open(self, **opening: Unpack[Opening]) -> LobbyView:
        """Open a lobby whose host sits on seat 0; its commitment is fixed now, before anybody else sits down.

        The server's times are agreed with it: what the server changes later does not change this table. Raises what
        the entry policy raises (`lobby-barred`), as `take_seat` does.
        """
        guild_id, host_id, private = opening["guild_id"], opening["host_id"], opening["private"]
        await self._entry.check_lobby(guild_id, host_id)
        await self._entry.check_seat(SeatRequest(guild_id, host_id, host_id, private, ()))
        now, rules = self._registry.clock.now(), opening["rules"]
        times = self._times(guild_id).over(self._registry.options.times)
        secret = self._entropy(SECRET_BYTES)
        new = new_table(opening, rules, times, self._registry.options, now, secret, private=private)
        click = opening["interaction_id"]
        host = SeatRow(0, "human", host_id, click, to_ms(now))
        with storage_errors():
            row = await self._registry.database.write(lambda tx: tables.create(tx, new, (host,)))
        invited = frozenset({host_id}) if private else frozenset[int]()
        table = Table(row, rules, None, now, times, invited, used={click}, changes=["lobby"])
        self._registry.add(table)
        return table.lobby_view()

    async def take_seat(self, table_id: int, user_id: int, seat: Seat | None, interaction_id: int) -> None:
        """Sit down (None: on the first free seat) or, sitting already, move to a free seat.

        A new member gives the lobby its full time again. At a finished table sitting down is agreeing to one more
        match, which begins by itself when everybody has agreed.
        Raises `action-already-done`, `already-seated`, `match-running`, `not-invited`, `seat-taken`, `seat-unknown`,
        `table-full`, and what the entry policy raises.
        """
        if self._registry.find(table_id).row.seat_of(user_id) is None:
            await self._entry.check_lobby(self._registry.find(table_id).row.guild_id, user_id)
        async with self._registry.hold(table_id) as table:
            table.require_unused(interaction_id)
            if table.row.duplicate_id is not None and table.row.state == "finished":
                raise TableRefused("duplicate-once")
            mine = table.row.seat_of(user_id)
            if mine is None:
                require_invited(table, user_id)
            target = _choose_seat(table, mine, seat)
            now = self._registry.clock.now()
            if mine is None:
                await self._entry.check_seat(seat_request(table, user_id))
                taken = SeatRow(target, "human", user_id, interaction_id, to_ms(now))
                changes: TableChanges = {"expires_ms": self._expiry(table, now)}
                if not table.humans:
                    changes["host_id"] = user_id
                await self._seat(table, taken, now, **changes)
            else:
                # At a finished table moving is no answer to the question whether to play once more.
                contribution = interaction_id if table.row.state == "lobby" else mine.contribution
                moved = replace(mine, seat=target, contribution=contribution)
                seats = [moved if other is mine else other for other in table.row.seats]
                revision = table.row.revision
                row = await self._registry.database.write(lambda tx: tables.set_seats(tx, table.id, revision, seats))
                table.moved(now, "lobby", row=row)
            table.used.add(interaction_id)

    async def leave_seat(self, table_id: int, user_id: int) -> None:
        """Stand up. The next member becomes host if the host leaves; without members the table closes.

        A running match is left only by a member who plays with robots alone, and then the table closes.
        Raises `match-running`, `not-seated`.
        """
        async with self._registry.hold(table_id) as table:
            mine = table.require_seat(user_id)
            others = [other for other in table.humans if other is not mine]
            if table.row.state == "playing" and table.fault is None:
                if others:
                    raise TableRefused("match-running")
                await self._close(table, "left")
            elif others:
                changes: TableChanges = {}
                if table.row.host_id == user_id:
                    changes["host_id"] = _next_host(table, mine)
                await self._unseat(table, mine.seat, **changes)
            elif table.row.duplicate_id is not None and table.row.state == "lobby":
                await self._unseat(table, mine.seat)
            else:
                await self._unseat_last(table, mine)

    async def add_robot(self, table_id: int, user_id: int, seat: Seat, level: str = DEFAULT_LEVEL) -> None:
        """Put a robot of that level on a free seat; any seated member may.

        Raises `action-already-done`, `match-running`, `not-seated`, `seat-taken`, `seat-unknown`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_seat(user_id)
            _require_no_match(table)
            occupant = table.seat_at(seat)
            if occupant is not None:
                raise TableRefused("seat-taken" if occupant.kind == "human" else "action-already-done")
            now = self._registry.clock.now()
            await self._seat(table, SeatRow(seat, "robot", None, None, to_ms(now), level), now)

    async def remove_robot(self, table_id: int, user_id: int, seat: Seat) -> None:
        """Free a robot's seat; the host may. Raises `match-running`, `not-host`, `seat-…`."""
        async with self._registry.hold(table_id) as table:
            if table.row.host_id != user_id:
                raise TableRefused("not-host")
            _require_no_match(table)
            occupant = table.seat_at(seat)
            if occupant is None:
                raise TableRefused("seat-empty")
            if occupant.kind == "human":
                raise TableRefused("seat-human")
            await self._unseat(table, seat)

    async def set_rules(self, table_id: int, user_id: int, rules: Rules, *, expected: Rules | None = None) -> None:
        """Agree on other rules before the first match; the host may. For fewer players people move together.

        Robots that no longer fit leave. `expected` are the rules that were changed: others by now are not overwritten.
        Raises `not-host`, `rules-frozen`, `stale-view`, `too-many-seated`.
        """
        async with self._registry.hold(table_id) as table:
            if table.row.host_id != user_id:
                raise TableRefused("not-host")
            if table.row.state != "lobby":
                raise TableRefused("rules-frozen")
            if table.row.duplicate_id is not None:
                raise TableRefused("rules-frozen")
            if expected is not None and table.rules != expected:
                raise TableRefused("stale-view")
            changes: TableChanges = {"preset": rules.preset, "rules": encode_rules(rules)}
            revision = table.row.revision
            if rules.players == table.rules.players:
                row = await self._registry.database.write(lambda tx: tables.change(tx, table.id, revision, **changes))
            else:
                seats = _moved_together(table.row.seats, rules.players)
                row = await self._registry.database.write(
                    lambda tx: tables.set_seats(tx, table.id, revision, seats, **changes)
                )
            table.rules = rules
            table.moved(self._registry.clock.now(), "lobby", row=row)

    async def close(self, table_id: int, user_id: int, *, moderator: bool) -> None:
        """Close a table for good: its host while no match runs or the others are robots, a moderator always.

        Raises `not-allowed`, `not-host`.
        """
        async with self._registry.hold(table_id) as table:
            host = table.row.host_id == user_id
            if not moderator:
                if not host:
                    raise TableRefused("not-host")
                if table.row.state == "playing" and table.fault is None and len(table.humans) > 1:
                    raise TableRefused("not-allowed")
            await self._close(table, "host" if host else "moderator")

    async def invite(self, table_id: int, user_id: int, guest_id: int) -> None:
        """Let a guest come to a table, by invitation or not; any seated member may.

        Raises `already-invited`, `guest-seated`, `not-seated`, `too-many-invited`.
        """
        async with self._registry.hold(table_id) as table:
            table.require_seat(user_id)
            if table.row.seat_of(guest_id) is not None:
                raise TableRefused("guest-seated")
            if guest_id in table.invited:
                raise TableRefused("already-invited")
            if len(table.invited - {table.row.host_id}) >= MOST_INVITED:
                raise TableRefused("too-many-invited", n=MOST_INVITED)
            at_ms = to_ms(self._registry.clock.now())
            await self._registry.database.write(lambda tx: tables.invite(tx, table.id, guest_id, user_id, at_ms))
            table.invited |= {guest_id}

    async def expire(self, table: Table) -> None:
        """Close a table (held by the caller) that nobody began a match at in time."""
        await self._close(table, "expired")

    async def close_deserted(self, table: Table) -> None:
        """Close a table (held by the caller) at which robots play for everybody."""
        await self._close(table, "deserted")

    async def stop(self, table: Table) -> None:
        """Close a table (held by the caller) whose members do not want to go on without somebody; nobody has won."""
        await self._close(table, "stopped")

    async def set_messages(self, table_id: int, **ids: Unpack[MessageIds]) -> None:
        """Remember where a table is shown, a closed one too; what is left out stays. Not announced as a change."""
        async with self._registry.hold(table_id, closed_too=True) as table:
            await self._registry.database.write(lambda tx: tables.set_messages(tx, table.id, **ids))
            table.row = replace(table.row, **ids)

    async def _seat(self, table: Table, taken: SeatRow, now: datetime, **changes: Unpack[TableChanges]) -> None:
        revision = table.row.revision
        row = await self._registry.database.write(lambda tx: tables.seat(tx, table.id, revision, taken, **changes))
        table.moved(now, "lobby", row=row)

    async def _unseat(
        self, table: Table, seat: Seat, kind: ChangeKind = "lobby", **changes: Unpack[TableChanges]
    ) -> None:
        revision = table.row.revision
        row = await self._registry.database.write(lambda tx: tables.unseat(tx, table.id, revision, seat, **changes))
        table.moved(self._registry.clock.now(), kind, row=row)

    async def _unseat_last(self, table: Table, mine: SeatRow) -> None:
        """The last member stands up: nobody is left to play with, so the table closes in the same moment."""
        now = self._registry.clock.now()
        closing: TableChanges = {
            "state": "closed",
            "closed_reason": "empty",
            "closed_ms": to_ms(now),
            "expires_ms": None,
        }
        await self._unseat(table, mine.seat, "closed", **closing)

    async def _close(self, table: Table, reason: CloseReason) -> None:
        now, game, revision = self._registry.clock.now(), table.game, table.row.revision
        at_ms = to_ms(now)
        if table.row.state != "playing" or game is None:
            row = await self._registry.database.write(lambda tx: tables.close(tx, table.id, revision, reason, at_ms))
            table.moved(now, "closed", row=row)
            return
        clock = replace(game.clock, version=game.clock.version + 1, deadline=None, pause=None)
        save = clock.save(*results.broken_off(clock, table.owners))

        def unit(tx: WriteTransaction) -> TableRow:
            clocks.save(tx, game.row.id, save, at_ms)
            return tables.close(tx, table.id, revision, reason, at_ms)

        row = await self._registry.database.write(unit)
        table.moved(now, "closed", row=row, game=replace(game, clock=clock))

    def _expiry(self, table: Table, now: datetime) -> int:
        return to_ms(now + self._registry.options_of(table).lobby_expiry(table.row.pace))


def seat_request(table: Table, user_id: int) -> SeatRequest:
    """What the entry policy is asked about a member who would sit down."""
    seated = tuple(owner for owner in table.owners if owner is not None)
    return SeatRequest(table.row.guild_id, user_id, table.row.host_id, table.row.private, seated)


def may_come(table: Table, user_id: int) -> bool:
    """Whether a member may be at a table at all: everybody where it is not by invitation."""
    return not table.row.private or user_id in table.invited


def require_invited(table: Table, user_id: int) -> None:
    """Raise `not-invited` for who may not come."""
    if not may_come(table, user_id):
        raise TableRefused("not-invited")


def _require_no_match(table: Table) -> None:
    if table.row.state == "playing":
        raise TableRefused("match-running")


def _choose_seat(table: Table, mine: SeatRow | None, seat: Seat | None) -> Seat:
    """The seat that somebody (who has `mine` already) gets when asking for `seat`, or for any."""
    if mine is not None and seat is None:
        raise TableRefused("already-seated")
    occupant = table.seat_at(seat) if seat is not None else None
    if mine is not None and occupant is mine:
        raise TableRefused("action-already-done")
    _require_no_match(table)
    if mine is None and table.full:
        raise TableRefused("table-full")
    if occupant is not None:
        raise TableRefused("seat-taken")
    if seat is not None:
        return seat
    return next(free for free in range(table.rules.players) if table.seat_at(free) is None)


def _moved_together(seated: tuple[SeatRow, ...], players: int) -> list[SeatRow]:
    """The same people at a table of so many seats, each on his own seat where there is one; members before robots.

    Raises `too-many-seated` where members would be left over.
    """
    members = [row for row in seated if row.kind == "human"]
    if len(members) > players:
        raise TableRefused("too-many-seated")
    kept = [*members, *(row for row in seated if row.kind == "robot")][:players]
    free = [seat for seat in range(players) if all(row.seat != seat for row in kept)]
    moved = [row if row.seat < players else replace(row, seat=free.pop(0)) for row in kept]
    return sorted(moved, key=lambda row: row.seat)


def _next_host(table: Table, leaving: SeatRow) -> int:
    """The next member in order of play."""
    for seat in in_order(leaving.seat, table.rules.players)[1:]:
        occupant = table.seat_at(seat)
        if occupant is not None and occupant.user_id is not None:
            return occupant.user_id
    raise AssertionError("called with another member at the table")
