"""What screens are drawn from: frozen values without a match or anything of Discord in them.

`LobbyView` says who sits where, `TableView` adds what anybody may see of the match, `HandView` adds one member's cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias
from zlib import crc32

from bot.services.table.clocks.state import Condition, Keeper, Notice, Pause, Proposal
from bot.services.table.times import Pace, Times
from bot.store.table.rows import DeadlineStage
from engine.rules import Rules
from engine.seats import Seat, Side
from engine.view import PublicView, SeatView

TableState: TypeAlias = Literal["lobby", "playing", "finished", "closed"]
CloseReason: TypeAlias = Literal["empty", "expired", "left", "host", "moderator", "deserted", "stopped"]
ChangeKind: TypeAlias = Literal["lobby", "match", "closed"]


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a member by id, or a robot by its number."""

    kind: Literal["human", "robot"]
    user_id: int | None = None
    number: int = 0
    """Which robot of the table it is, from 1 as the seats are counted; 0 for a member."""
    kept: Keeper | None = None
    """Why a robot plays for the member, where it does."""
    level: str = "club"
    """How well a robot plays: `novice`, `club` or `master`."""


@dataclass(frozen=True, slots=True)
class LobbyView:
    """A table from outside: the place, the people and the agreement they made."""

    table_id: int
    revision: int
    """Grows with every change of seats, host or state."""
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    rules: Rules
    pace: Pace
    private: bool
    """Whether the table is kept out of the list of free tables."""
    state: TableState
    seats: tuple[Occupant | None, ...]
    ready: tuple[bool, ...]
    """By seat: agreed to the match that may follow. In a lobby sitting down is agreeing; robots always agree."""
    created_at: datetime
    expires_at: datetime | None
    """When the lobby closes itself; None while a match runs."""
    commitment: str
    """SHA-256, in hex, of the secret that the next match will be dealt from."""
    language: str
    lobby_message_id: int | None
    closed_reason: CloseReason | None
    totals: tuple[int, ...]
    """Points by side of the running or last match; zeros before the first."""
    winner: Side | None
    match_number: int
    """How many matches this table has begun."""
    duplicate_id: int | None = None
    """The event of duplicate deals that the table belongs to."""
    covered: bool = False
    """Whether some table still has to play the same deals: no card, word or score of them may be shown to others."""
    compact: bool = False
    """Whether its cards are words without pictures."""
    times: Times = field(default_factory=Times)
    """The times that were agreed when it was opened."""

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Seats that nobody has taken, in order."""
        return tuple(seat for seat, occupant in enumerate(self.seats) if occupant is None)

    @property
    def needs_substitute(self) -> bool:
        """Whether a robot keeps a member's seat of a running match."""
        kept = any(occupant is not None and occupant.kept is not None for occupant in self.seats)
        return self.state == "playing" and kept

    @property
    def seating(self) -> str:
        """A short word that changes when anybody sits elsewhere, so that one agrees to the seats one has seen."""
        people = ",".join("" if seat is None else str(seat.user_id or "robot") for seat in self.seats)
        return f"{crc32(people.encode('ascii')):08x}"

    def seat_of(self, user_id: int) -> Seat | None:
        """Where the member sits, or None."""
        for seat, occupant in enumerate(self.seats):
            if occupant is not None and occupant.user_id == user_id:
                return seat
        return None


@dataclass(frozen=True, slots=True)
class Fairness:
    """What proves that the cards were not chosen: published before the first deal, except the secret."""

    commitment: str
    secret_hex: str | None
    """The secret itself, once the match is finished."""
    contributions: tuple[int, ...]
    """By seat: the id of the interaction by which the member agreed to play; 0 for a robot."""
    next_commitment: str
    """Of the match that may follow at this table; fixed before anybody agrees to it."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whose decision is awaited until when; `grace` is the time after a live move's own."""

    seat: Seat
    until: datetime
    stage: DeadlineStage
    reminders: int = 0


@dataclass(frozen=True, slots=True)
class PeopleView:
    """How the members of a running match keep their time, as everybody may know it."""

    present: tuple[Seat, ...] = ()
    """Seats whose members play themselves."""
    waiting: Waiting | None = None
    unwilling: tuple[Seat, ...] = ()
    """Seats that do not want to wait for the absent one."""
    pause: Pause | None = None
    proposals: tuple[Proposal, ...] = ()
    notices: tuple[Notice, ...] = ()
    given_up: Side | None = None
    call_at: datetime | None = None
    """From when on a call to the turn makes sense: a quick decision needs none."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table with a match, as anybody may see it."""

    lobby: LobbyView
    match_id: int
    seq: int
    """How many events of the match are stored: what a button of this view expects to find."""
    public: PublicView
    card_message_id: int | None
    card_deal: int | None
    """The number of the deal that the card message shows."""
    fairness: Fairness
    people: PeopleView = PeopleView()
    players: tuple[Occupant | None, ...] = ()
    """By seat: who plays this match, or held the seats at its end; `lobby.seats` are those of the match that may follow
    once it is over."""

    def seat_of(self, user_id: int) -> Seat | None:
        """Which seat of the match the member plays or played, or None."""
        people = enumerate(self.players)
        return next((seat for seat, one in people if one is not None and one.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class HandView:
    """A table as one seated member may see it."""

    table: TableView
    seat: SeatView
    conditions: tuple[Condition, ...] = field(default=(), repr=False)
    """Cards that the member has set in advance."""


@dataclass(frozen=True, slots=True)
class TableChange:
    """Something about a table was stored: its lobby, its match, or its end."""

    table_id: int
    kind: ChangeKind
