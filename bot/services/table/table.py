"""A table in memory: what is stored of it, the running match, and the views that leave it.

Memory never runs ahead of storage: `row` and `game` are replaced by what a commit returned, after it returned.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, cast

from bot.clock import from_ms
from bot.services.errors import TableRefused
from bot.services.table.clocks.state import Holder, MatchClock
from bot.services.table.clocks.turns import present
from bot.services.table.times import Times
from bot.services.table.views import (
    ChangeKind,
    CloseReason,
    Fairness,
    HandView,
    LobbyView,
    Occupant,
    PeopleView,
    TableState,
    TableView,
    Waiting,
)
from bot.store.table.rows import MatchRow, SeatRow, TableRow
from engine.match import Match
from engine.rules import Rules
from engine.seats import Seat, sides
from engine.shuffle import commitment
from engine.view import public_view, seat_view

QUICK: Final = timedelta(seconds=4)
"""At a table by days nobody is called for a decision that comes within this time, whoever or whatever makes it."""

SEQ_STRIDE: Final = 1_000_000
"""Sequence numbers of a table's second match begin here, of the third at twice this, …"""


@dataclass(frozen=True, slots=True)
class Game:
    """A match at a table: its row, the engine's state (never changed in place) and the length of its log."""

    row: MatchRow
    match: Match = field(repr=False)
    length: int
    clock: MatchClock = field(repr=False)

    @property
    def seq(self) -> int:
        """The table's sequence number: grows with every event and never returns in a later match."""
        return (self.row.number - 1) * SEQ_STRIDE + self.length

    def fairness(self, next_secret: bytes, *, covered: bool) -> Fairness:
        """What may be said of its decks now; `covered` says that some table must not know them yet."""
        secret = self.row.secret.hex() if self.match.winner is not None and not covered else None
        return Fairness(self.row.commitment, secret, self.row.contributions, commitment(next_secret))


@dataclass(slots=True, eq=False)
class SharedDeals:
    """What the tables of an event of duplicate deals know of each other."""

    tables: set[int] = field(default_factory=set[int])
    """All of them that are known."""
    running: set[int] = field(default_factory=set[int])
    """Tables that have not finished."""
    covered: bool = False
    """Whether somebody has been told, or would have been, that the deals are still to play."""

    def note(self, table_id: int, state: TableState) -> None:
        """Take over what has been stored of a table."""
        self.tables.add(table_id)
        if state in ("lobby", "playing"):
            self.running.add(table_id)
            self.covered = True
        else:
            self.running.discard(table_id)

    def uncovered(self) -> frozenset[int]:
        """The tables whose cards may be shown from now on: said once, when the last one has finished."""
        if not self.covered or self.running:
            return frozenset()
        self.covered = False
        return frozenset(self.tables)


@dataclass(slots=True, eq=False)
class Table:
    """One table; everything but `lock` is changed only by whoever holds the lock."""

    row: TableRow
    rules: Rules
    game: Game | None
    moved_at: datetime
    """When the match or its agreement last moved, or when the process began: pauses count from here."""
    times: Times = field(default_factory=Times)
    """The times that were agreed when it was opened."""
    invited: frozenset[int] = frozenset()
    """Who may sit down though the table is by invitation."""
    used: set[int] = field(default_factory=set[int])
    """Interactions that had their effect at this table."""
    fault: str | None = None
    """The reference of the log entry that says why the stored match cannot be read."""
    doubtful: bool = False
    """Whether storage may hold more than memory, so that the table must be read again before the next step."""
    failures: int = 0
    """How many times in a row something that happens by itself has failed, and when to try again."""
    blameless_until: datetime | None = None
    """Until when no miss counts, because members could not reach this table a moment ago."""
    retry_at: datetime | None = None
    auto_seq: int | None = None
    """The state of the match for which `auto_delay` was drawn."""
    auto_delay: float = 0.0
    """After how many seconds a card that needs no decision is played."""
    changes: list[ChangeKind] = field(default_factory=list[ChangeKind])
    """What was stored and not yet announced."""
    event: SharedDeals | None = None
    """Of a table that plays the same deals as others."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def next_secret(self) -> bytes:
        """The secret of the match that may follow; drawn before anybody agreed to it."""
        secret = self.row.next_secret
        assert secret is not None, "a table without a secret was not opened by the service"
        return secret

    @property
    def humans(self) -> tuple[SeatRow, ...]:
        """The members at the table in the order of seats."""
        return tuple(seat for seat in self.row.seats if seat.kind == "human")

    @property
    def owners(self) -> tuple[int | None, ...]:
        """By seat: the member who sits there, None for a robot or nobody."""
        seats = {seat.seat: seat.user_id for seat in self.row.seats}
        return tuple(seats.get(seat) for seat in range(self.rules.players))

    @property
    def holders(self) -> tuple[Holder, ...]:
        """By seat: who sits there now; for a table without free seats."""
        return tuple(Holder(seat.user_id, seat.level) for seat in sorted(self.row.seats, key=lambda row: row.seat))

    @property
    def covered(self) -> bool:
        """Whether some table still has to play the deals that are played here."""
        return self.event is not None and bool(self.event.running)

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return len(self.row.seats) == self.rules.players

    @property
    def agreed(self) -> bool:
        """Whether everybody who is needed has agreed to the match that may follow; the same deals are played once."""
        return (
            self.row.duplicate_id is None and self.full and all(seat.contribution is not None for seat in self.humans)
        )

    def seat_at(self, seat: Seat) -> SeatRow | None:
        """Who sits on a seat; raises `seat-unknown` for one that the game does not have."""
        if not 0 <= seat < self.rules.players:
            raise TableRefused("seat-unknown")
        return next((row for row in self.row.seats if row.seat == seat), None)

    def require_seat(self, user_id: int) -> SeatRow:
        """The member's seat; raises `not-seated`."""
        seat = self.row.seat_of(user_id)
        if seat is None:
            raise TableRefused("not-seated")
        return seat

    def require_present(self, user_id: int) -> tuple[Game, Seat]:
        """The running match and the seat of a member who plays it, not a robot for them.

        Raises `not-seated`, `match-not-running`, `match-unreadable`, `seat-kept`.
        """
        seat = self.require_seat(user_id).seat
        if self.row.state != "playing":
            raise TableRefused("match-not-running")
        game = self.require_game()
        if game.clock.seats[seat].kept is not None:
            raise TableRefused("seat-kept")
        return game, seat

    def require_unused(self, interaction_id: int) -> None:
        """Raise `action-already-done` for an interaction that had its effect here."""
        if interaction_id in self.used:
            raise TableRefused("action-already-done")

    def require_game(self) -> Game:
        """The running or last match; raises `match-unreadable` or `match-not-running`."""
        if self.fault is not None:
            raise TableRefused("match-unreadable", reference=self.fault)
        if self.game is None or self.row.state == "lobby":
            raise TableRefused("match-not-running")
        return self.game

    def moved(self, at: datetime, *kinds: ChangeKind, row: TableRow | None = None, game: Game | None = None) -> None:
        """Take over what has just been stored, to be announced once the lock is released."""
        self.row = row or self.row
        self.game = game or self.game
        if self.event is not None:
            self.event.note(self.id, self.row.state)
        self.moved_at = at
        self.failures, self.retry_at = 0, None
        self.changes += kinds

    def clocked(self, game: Game) -> None:
        """Take over clocks that have just been stored; what happens by itself goes on at its own moment."""
        self.game = game
        self.failures, self.retry_at = 0, None
        self.changes.append("match")

    def lobby_view(self) -> LobbyView:
        """The table from outside."""
        row, match = self.row, self.game.match if self.game is not None else None
        return LobbyView(
            table_id=row.id,
            revision=row.revision,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            thread_id=row.thread_id,
            host_id=row.host_id,
            rules=self.rules,
            pace=row.pace,
            private=row.private,
            state=row.state,
            seats=tuple(self._occupant(seat) for seat in range(self.rules.players)),
            ready=tuple(_ready(self.seat_at(seat)) for seat in range(self.rules.players)),
            created_at=from_ms(row.created_ms),
            expires_at=from_ms(row.expires_ms) if row.expires_ms is not None else None,
            commitment=commitment(self.next_secret),
            language=row.language,
            lobby_message_id=row.lobby_message_id,
            closed_reason=cast("CloseReason | None", row.closed_reason),
            totals=match.totals if match is not None else (0,) * sides(self.rules.players),
            winner=match.winner if match is not None else None,
            match_number=self.game.row.number if self.game is not None else 0,
            duplicate_id=row.duplicate_id,
            covered=self.covered,
            compact=row.compact,
            times=self.times,
        )

    def table_view(self) -> TableView:
        """The table with its match, as anybody may see it; raises `match-not-running`, `match-unreadable`."""
        game = self.require_game()
        return TableView(
            lobby=self.lobby_view(),
            match_id=game.row.id,
            seq=game.seq,
            public=public_view(game.match),
            card_message_id=self.row.card_message_id,
            card_deal=self.row.card_deal,
            fairness=game.fairness(self.next_secret, covered=self.covered),
            people=self._people(game),
            players=self._players(game),
        )

    def hand_view(self, user_id: int) -> HandView:
        """The table as a seated member may see it; raises like `table_view`, and `not-seated`.

        After the end that is the seat he played, wherever he sits for the match that may follow.
        """
        now, game = self.require_seat(user_id).seat, self.require_game()
        played = _played(game, user_id)
        seat = now if played is None else played
        conditions = tuple(one for one in game.clock.conditions if one.seat == seat)
        return HandView(self.table_view(), seat_view(game.match, seat), conditions)

    def _people(self, game: Game) -> PeopleView:
        clock = game.clock
        if self.row.state != "playing":
            return PeopleView(notices=clock.notices, given_up=clock.given_up)
        deadline, waiting = clock.deadline, None
        if deadline is not None:
            waiting = Waiting(deadline.seat, from_ms(deadline.due_ms), deadline.stage, deadline.sent)
        return PeopleView(
            present=present(clock, self.owners),
            waiting=waiting,
            unwilling=clock.unwilling,
            pause=clock.pause,
            proposals=clock.proposals,
            notices=clock.notices,
            call_at=self.moved_at + QUICK if self.row.pace == "days" else None,
        )

    def _players(self, game: Game) -> tuple[Occupant | None, ...]:
        """Who plays the match, or held the seats at its end."""
        if not game.clock.holders:
            return tuple(self._occupant(seat) for seat in range(self.rules.players))
        return tuple(
            _robot(seat, holder.level) if holder.user_id is None else Occupant("human", user_id=holder.user_id)
            for seat, holder in enumerate(game.clock.holders)
        )

    def _occupant(self, number: Seat) -> Occupant | None:
        seat = self.seat_at(number)
        if seat is None:
            return None
        if seat.kind == "human":
            playing = self.row.state == "playing" and self.game is not None
            kept = self.game.clock.seats[number].kept if self.game is not None and playing else None
            return Occupant("human", user_id=seat.user_id, kept=kept)
        return _robot(number, seat.level)


def departed(table: Table) -> tuple[Seat, ...]:
    """The seats on which members sit who had left the finished match."""
    if table.row.state != "finished" or table.game is None:
        return ()
    seats = table.game.clock.seats
    found: list[Seat] = []
    for seat, owner in enumerate(table.owners):
        played = played_seat(table.game, seat, owner)
        if played is not None and seats[played].kept in ("left", "gone"):
            found.append(seat)
    return tuple(found)


def played_seat(game: Game, seat: Seat, owner: int | None) -> Seat | None:
    """Which seat of a match the member played who sits on `seat` now; None for robots and newcomers."""
    if owner is None:
        return None
    return _played(game, owner) if game.clock.holders else seat


def _played(game: Game, user_id: int) -> Seat | None:
    """The seat that a member held at the end of a match, None for anybody else."""
    return next((seat for seat, holder in enumerate(game.clock.holders) if holder.user_id == user_id), None)


def _robot(seat: Seat, level: str) -> Occupant:
    return Occupant("robot", number=seat + 1, level=level)


def _ready(seat: SeatRow | None) -> bool:
    return seat is not None and (seat.kind == "robot" or seat.contribution is not None)
