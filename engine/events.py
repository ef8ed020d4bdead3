"""What happened, as frozen values: the log of a match is a sequence of these and nothing else.

`Dealt`, `CallMade`, `CardPlayed`, `Announced`, `ClaimedOut` and `Surrendered` carry decisions from outside; the others
follow from them and are checked when a log is folded back into a match. An event is shown to nobody: what a person may
know of it stands in the views (`view.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import Call
from engine.cards import Card
from engine.results import Contract, DealScore, Declaration, DeclarationKind
from engine.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Dealt:
    """The pack in dealing order for deal `number` (from 1). Known to the server only."""

    number: int
    dealer: Seat
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallMade:
    """A word of the auction."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class AuctionEnded:
    """The contract that is played, or None where the deal is thrown in."""

    contract: Contract | None


@dataclass(frozen=True, slots=True)
class Announced:
    """Combinations said aloud, by kind only (highest first); empty where the seat kept silent or has none."""

    seat: Seat
    kinds: tuple[DeclarationKind, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card laid on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """Trick `number` (from 1) goes to `seat`; points include the last trick's ten."""

    number: int
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DealScored:
    """The score sheet of a deal, with every combination that was held and the totals after it."""

    number: int
    declarations: tuple[Declaration, ...]
    score: DealScore
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClaimedOut:
    """«Доезд»: a seat claimed the target; `right` says whether it was secured."""

    seat: Seat
    right: bool


@dataclass(frozen=True, slots=True)
class Surrendered:
    """A side gave the match up."""

    side: Side


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over."""

    side: Side
    totals: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | CallMade
    | AuctionEnded
    | Announced
    | CardPlayed
    | TrickTaken
    | DealScored
    | ClaimedOut
    | Surrendered
    | MatchWon
)
