"""What a seat knows of the cards that it cannot see: where each of them may be, and where it cannot.

Built from a `SeatView` alone. A place is a hand, the face-down cards of a seat in open belot, or the stock (cards not
dealt yet, or never). Every card that was played says which others its player did not hold at that moment (suits not
followed, trumps that would have had to be higher: docs/rules.md section 1.1), and cards only leave a hand, so that it
stays true.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import Card, CardSet, Strain, card_set
from engine.position import laid_cards, unseen
from engine.results import DeclarationKind
from engine.seats import Seat
from engine.strengths import STRENGTHS
from engine.tricks import PlayOptions, legal_cards, play_options
from engine.view import PublicView, SeatView

STOCK: Final = -1
"""The place of cards that nobody holds."""


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere unseen cards are: `room` of them, out of `allowed`; `seat` is `STOCK` for the stock."""

    seat: Seat
    beneath: bool
    room: int
    allowed: CardSet


@dataclass(frozen=True, slots=True)
class Announcement:
    """Combinations that another seat has said aloud, with the cards it is known to have had."""

    seat: Seat
    kinds: tuple[DeclarationKind, ...]
    had: CardSet


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards a seat can place, and the places of those that it cannot."""

    view: SeatView
    held: tuple[CardSet, ...]
    """Cards known to be with each seat and playable: the own hand, open cards, the taken turned card."""
    played: tuple[CardSet, ...]
    """Cards that each seat has played in this deal."""
    unseen: CardSet
    places: tuple[Place, ...]
    announcements: tuple[Announcement, ...]

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """All that the view says."""
        public = view.public
        players = public.rules.players
        played = [0] * players
        for laid in laid_cards(public):
            played[laid.seat] |= 1 << laid.card
        held = [card_set(cards) for cards in public.open_cards]
        held[view.seat] |= card_set(view.hand)
        hidden, turned = unseen(view), public.turned
        if turned is not None and not any(cards >> turned & 1 for cards in played):
            if public.contract is not None:
                held[public.contract.seat] |= 1 << turned
            hidden &= ~(1 << turned)
        for cards in held:
            hidden &= ~cards
        return cls(
            view,
            tuple(held),
            tuple(played),
            hidden,
            tuple(_places(view, held, hidden)),
            tuple(
                Announcement(seat, kinds, held[seat] | played[seat])
                for seat, kinds in public.announced
                if seat != view.seat and seat < players
            ),
        )


def _places(view: SeatView, held: list[CardSet], unseen: CardSet) -> list[Place]:
    public = view.public
    excluded = _excluded(public)
    places: list[Place] = []
    for seat in range(public.rules.players):
        beneath = len(public.covering[seat])
        room = public.cards_left[seat] - held[seat].bit_count() - beneath
        if room:
            places.append(Place(seat, False, room, unseen & ~excluded[seat]))
        if beneath:
            places.append(Place(seat, True, beneath, unseen))
    rest = unseen.bit_count() - sum(place.room for place in places)
    if rest:
        places.append(Place(STOCK, False, rest, unseen))
    return places


def _excluded(public: PublicView) -> list[CardSet]:
    """For each seat: cards that it did not hold at some moment since the cards were dealt."""
    excluded = [0] * public.rules.players
    if public.contract is None:
        return excluded
    strain, options = public.contract.strain, play_options(public.rules)
    for laid in laid_cards(public):
        if laid.led is not None and laid.holder is not None:
            excluded[laid.seat] |= witnesses(strain, options, laid.led, laid.holder, laid.partner_holds, laid.card)
    return excluded


@lru_cache(maxsize=1 << 16)
def witnesses(
    strain: Strain, options: PlayOptions, led: Card, holder: Card, partner_holds: bool, card: Card
) -> CardSet:
    """The cards that a hand cannot hold beside the one it played: each of them alone would have forbidden it."""
    strengths = STRENGTHS[strain]
    found = 0
    for other in range(32):
        both = 1 << card | 1 << other
        if not legal_cards(strengths, options, both, led, holder, partner_holds) >> card & 1:
            found |= 1 << other
    return found
