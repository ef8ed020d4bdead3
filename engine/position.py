"""What follows from a view of a running play: who holds the trick, which cards are unseen, what takes and what is safe.

Teachers, claims, robots and screens all ask here. Which cards are legal the view says itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import SAME_SUIT, Card, CardSet, card_set
from engine.dealing import pack_of
from engine.seats import Seat, next_seat, partner_of, side_of
from engine.strengths import STRENGTHS
from engine.view import PublicView, SeatView


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was laid, and the trick as it lay before; `led` and `holder` are None for a leader."""

    seat: Seat
    card: Card
    led: Card | None
    holder: Card | None
    """The card that held the trick."""
    partner_holds: bool
    closes: bool
    """Whether it was the last card of its trick."""


def laid_cards(public: PublicView) -> Iterator[Laid]:
    """Every card laid in the deal, in order, the running trick's too."""
    tricks = [(trick.leader, trick.cards) for trick in public.tricks]
    if public.trick_leader is not None:
        tricks.append((public.trick_leader, public.trick))
    if public.contract is None:
        return
    players, beats = public.rules.players, STRENGTHS[public.contract.strain].beats
    for leader, cards in tricks:
        led, holder, holder_seat = None, None, leader
        for step, card in enumerate(cards):
            seat = next_seat(leader, players, step)
            partner_holds = holder is not None and holder_seat == partner_of(seat, players)
            yield Laid(seat, card, led, holder, partner_holds, step == players - 1)
            if led is None or holder is None:
                led = holder = card
            elif beats[holder] >> card & 1:
                holder, holder_seat = card, seat


def unseen(view: SeatView) -> CardSet:
    """The cards that a seat has not seen: those that others may still hold, as far as it knows, and the stock."""
    public = view.public
    seen = card_set(card for trick in public.tricks for card in trick.cards) | card_set(public.trick)
    own = card_set(view.hand) | card_set(public.open_cards[view.seat])
    return card_set(pack_of(public.rules)) & ~seen & ~own


class Position:
    """A running play as one seat sees it."""

    def __init__(self, view: SeatView) -> None:
        public = view.public
        assert public.contract is not None, "cards are played to a contract"
        self.view = view
        self.seat = view.seat
        self.players = public.rules.players
        self.contract = public.contract
        self.strengths = STRENGTHS[public.contract.strain]
        self.unseen = unseen(view)
        self.trick = public.trick
        self.led: Card | None = None
        self.holder: Card | None = None
        """The card that takes the trick as it lies."""
        self.partner_holds = False
        if public.trick_leader is not None and public.trick_holder is not None:
            self.led = public.trick[0]
            self.holder = public.trick[(public.trick_holder - public.trick_leader) % self.players]
            self.partner_holds = public.trick_holder == partner_of(self.seat, self.players)
        self.closes = len(public.trick) == self.players - 1
        """Whether the seat would lay the last card of the trick."""

    @property
    def declarer(self) -> bool:
        """Whether the own side bought the contract."""
        return side_of(self.contract.seat, self.players) == side_of(self.seat, self.players)

    def points(self, card: Card) -> int:
        """Card points of a card."""
        return self.strengths.points[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card could ruff."""
        return bool(self.strengths.trumps >> card & 1)

    def takes(self, card: Card) -> bool:
        """Whether a card takes the trick as it lies; any card does that is led."""
        return self.holder is None or bool(self.strengths.beats[self.holder] >> card & 1)

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher."""
        return not self.strengths.beats[card] & self.unseen & SAME_SUIT[card]

    def is_safe(self, card: Card) -> bool:
        """Whether no unseen card at all could take a trick that the card holds."""
        return not self.strengths.beats[card] & self.unseen
