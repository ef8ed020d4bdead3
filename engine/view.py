"""The only way state leaves the engine towards a person.

`public_view` holds what anybody at or around the table may know, `seat_view` adds one seat's own hand and choices,
`redact` turns an event into what a seat (or a spectator) may be told of it. Re-dealing all cards that a seat cannot see
changes none of its views (tested). Hands and declarations of others appear only in `DealView`s of scored deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Call
from engine.cards import Card
from engine.results import Contract, DealScore, Declaration, Trick
from engine.rules import Rules
from engine.seats import Seat, Side


class Phase(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    AUCTION = "auction"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class DealView:
    """A scored (or thrown-in) deal, all of it open: `hands` are the full hands at the start of play.

    A deal that was thrown in has no contract, no score, and its hands stay closed (empty).
    """

    number: int
    dealer: Seat
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[Trick, ...]
    declarations: tuple[Declaration, ...]
    score: DealScore | None
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody may see."""

    rules: Rules
    phase: Phase
    number: int
    """Number of the current deal, from 1; 0 before the first."""
    dealer: Seat
    to_act: Seat | None
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    """The contract once the auction has ended."""
    standing_bid: Contract | None
    """The highest bid so far, with its multiplier, while the auction runs."""
    turned: Card | None
    trick_leader: Seat | None
    trick: tuple[Card, ...]
    """Cards of the running trick in the order played, the leader's first."""
    trick_holder: Seat | None
    """Who would take the running trick as it lies."""
    tricks: tuple[Trick, ...]
    """Finished tricks of the current deal."""
    points: tuple[int, ...]
    """Card points taken so far in the current deal, by side."""
    cards_left: tuple[int, ...]
    """How many cards each seat holds."""
    open_cards: tuple[tuple[Card, ...], ...]
    """Face-up cards of each seat (open belot only)."""
    totals: tuple[int, ...]
    carry: int
    deals: tuple[DealView, ...]
    """Finished deals of the match."""
    winner: Side | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat may see and do. Choices are empty unless it is that seat's turn."""

    public: PublicView
    seat: Seat
    hand: tuple[Card, ...]
    legal_calls: tuple[Call, ...]
    legal_cards: tuple[Card, ...]
    refusals: Mapping[Card, str]
    """For each card in hand that may not be played now: the code of the reason (`must-follow`, …)."""
    may_claim: bool
    """Whether «доезд» may be said now."""
