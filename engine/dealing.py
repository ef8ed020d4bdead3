"""How the pack is dealt: packets to each seat in order from the dealer's neighbour (docs/rules.md sections 2 to 7).

A record names the deck in dealing order; the layout of a game says who gets which card of it:

    all at once           3, 2, 3 to each seat; nothing is left
    in two parts          3, 2 to each; after the auction 3 to each
    over a turned card    3, 2 to each, the next card is turned; then the taker gets it and 2 more, the others 3
    two-handed            3, 3 to each; after the auction 3 to each (2 and the turned card to a taker); 6 stay unseen
    open belot            3, 2 to each, 4 face down and 4 face up to each one by one; after the auction 3 to each
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.cards import DECK_24, DECK_32, Card, CardSet, card_set
from engine.errors import NotationError
from engine.rules import Rules
from engine.seats import Seat, in_order


@dataclass(frozen=True, slots=True)
class Layout:
    """The packets of a game."""

    packets: tuple[int, ...]
    """Cards to each seat before the auction, packet by packet."""
    turned: bool
    """Whether the next card is then turned face up."""
    rest: int
    """Cards to each seat after the auction (the taker of a turned card gets one less from the pack)."""
    piles: int
    """Face-down and as many face-up cards to each seat (open belot)."""


_layout = lru_cache(maxsize=16)(Layout)


def all_at_once(rules: Rules) -> Layout:
    """Every card before the auction, but those of open belot."""
    if rules.open_cards:
        return in_two_parts(rules)
    return _layout((*_before(rules), 3), turned=False, rest=0, piles=0)


def in_two_parts(rules: Rules) -> Layout:
    """Some cards before the auction, three more after it."""
    return _layout(_before(rules), turned=False, rest=3, piles=4 if rules.open_cards else 0)


def over_a_turned_card(rules: Rules) -> Layout:
    """The same, and a card is turned for the auction."""
    return replace(in_two_parts(rules), turned=True)


def _before(rules: Rules) -> tuple[int, ...]:
    """The packets before the auction; two players with the short pack get nine cards each."""
    return (3, 3) if rules.players == 2 and not rules.open_cards else (3, 2)


def pack_of(rules: Rules) -> tuple[Card, ...]:
    """The pack of a game in canonical order."""
    return DECK_32 if rules.deck_cards == 32 else DECK_24


_WHOLE: Final = {len(pack): frozenset(pack) for pack in (DECK_24, DECK_32)}


def check_deck(rules: Rules, deck: tuple[Card, ...]) -> None:
    """Raise `NotationError` (`bad-deck`) unless the deck is a permutation of the game's pack."""
    if len(deck) != rules.deck_cards or frozenset(deck) != _WHOLE[rules.deck_cards]:
        raise NotationError("bad-deck", f"a deck is each of the {rules.deck_cards} cards exactly once")


@dataclass(slots=True)
class Dealing:
    """The pack while it is being dealt: hands by seat, and how far the deck has been used.

    In open belot each seat also has piles of a face-down card under a face-up one: `beneath` maps the upper card to the
    lower, `face_up` is the set of the seat's cards that lie open.
    """

    hands: list[CardSet]
    face_up: list[CardSet]
    beneath: list[dict[Card, Card]]
    turned: Card | None
    used: int

    def clone(self) -> Dealing:
        """An independent copy."""
        return Dealing(
            self.hands.copy(), self.face_up.copy(), [piles.copy() for piles in self.beneath], self.turned, self.used
        )

    def turn_up(self, seat: Seat, card: Card) -> None:
        """Take a face-up card away; the one beneath it, if any, is turned."""
        self.face_up[seat] ^= 1 << card
        below = self.beneath[seat].pop(card, None)
        if below is not None:
            self.face_up[seat] |= 1 << below

    def all_cards(self, seat: Seat) -> CardSet:
        """Every card of a seat: hand, open cards and those beneath them."""
        visible = self.hands[seat] | self.face_up[seat]
        return visible | card_set(self.beneath[seat].values()) if self.beneath[seat] else visible


@lru_cache(maxsize=64)
def _receivers(packets: tuple[int, ...], order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who gets each card of the deck, packet by packet."""
    return tuple(seat for packet in packets for seat in order for _ in range(packet))


def deal_first(rules: Rules, deck: tuple[Card, ...], first: Seat) -> Dealing:
    """Deal what comes before the auction; `first` gets the first packet."""
    layout = rules.game.auction.layout(rules)
    order = in_order(first, rules.players)
    hands = [0] * rules.players
    receivers = _receivers(layout.packets, order)
    for seat, card in zip(receivers, deck, strict=False):
        hands[seat] |= 1 << card
    used = len(receivers)
    face_up = [0] * rules.players
    beneath: list[dict[Card, Card]] = [{} for _ in order]
    lower = used
    used += layout.piles * len(order)
    for _ in range(layout.piles):
        for seat in order:
            face_up[seat] |= 1 << deck[used]
            beneath[seat][deck[used]] = deck[lower]
            used += 1
            lower += 1
    turned = deck[used] if layout.turned else None
    return Dealing(hands, face_up, beneath, turned, used + layout.turned)


def deal_rest(rules: Rules, deck: tuple[Card, ...], first: Seat, taker: Seat, dealing: Dealing) -> None:
    """Deal what comes after the auction; the taker of a turned card gets it as one of the packet."""
    packet = rules.game.auction.layout(rules).rest
    if not packet:
        return
    for seat in in_order(first, rules.players):
        count = packet
        if dealing.turned is not None and seat == taker:
            dealing.hands[seat] |= 1 << dealing.turned
            count -= 1
        for card in deck[dealing.used : dealing.used + count]:
            dealing.hands[seat] |= 1 << card
        dealing.used += count
