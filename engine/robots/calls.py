"""How well the words of an auction suit a world: who bids has what it takes, who passes has not quite.

The words are compared with the worth of the hands by the same rules of thumb by which robots bid; members bid
differently, so that no word ever rules a world out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Bid, Take
from engine.cards import CardSet, Strain
from engine.robots.bidding import hand_worth, take_threshold
from engine.rules import Rules
from engine.seats import Seat, partner_of
from engine.view import PublicView

_SCALE: Final = 8.0
_ODD: Final = 0.03
"""How often somebody bids on whatever cards."""
_SUPPORT: Final = 20.0
"""What a partner's bid in the same suit is worth."""
_LATE_CARDS: Final = 12.0
"""What the cards dealt after the auction add to a hand that was bid without them."""


@dataclass(frozen=True, slots=True)
class Word:
    """What the words of a seat say of its hand: worth at least `worth` in `strain`, less than `less` in `strains`."""

    seat: Seat
    strain: Strain | None
    worth: float
    strains: tuple[Strain, ...]
    less: float


def words_of(public: PublicView, own: Seat) -> tuple[Word, ...]:
    """The telling words of the others in this deal's auction."""
    rules = public.rules
    auction = rules.game.auction
    late = 0.0 if public.contract is None or auction.priced else _LATE_CARDS
    bought: dict[Seat, tuple[Strain, float]] = {}
    passed: dict[Seat, tuple[tuple[Strain, ...], float]] = {}
    bid: Bid | None = None
    bidder: Seat | None = None
    for number, (seat, call) in enumerate(public.calls):
        partner = partner_of(seat, rules.players)
        asked = auction.asked(rules, number, bid, public.turned)
        if isinstance(call, Bid | Take):
            strain = call.strain if isinstance(call, Bid) else asked[0]
            price = call.price if isinstance(call, Bid) else 0
            needed = late + (price or take_threshold(strain, rules))
            if bid is not None and bidder == partner and bid.strain == strain:
                needed -= _SUPPORT
            bought[seat] = strain, needed
            bid, bidder = Bid(price, strain), seat
        elif asked and seat not in passed and (bidder is None or bidder != partner):
            lowest = max(rules.min_bid, bid.price + rules.bid_step if bid is not None else 0)
            needed = late + (lowest if auction.priced else take_threshold(asked[0], rules))
            passed[seat] = asked, needed
    words: list[Word] = []
    for seat in range(rules.players):
        if seat != own and (seat in bought or seat in passed):
            strain, worth = bought.get(seat, (None, 0.0))
            strains, less = passed.get(seat, ((), 0.0))
            words.append(Word(seat, strain, worth, strains, less))
    return tuple(words)


def call_likelihood(words: Sequence[Word], hands: Sequence[CardSet], rules: Rules) -> float:
    """How likely the words are, were these the hands; at most 1."""
    value = 1.0
    for word in words:
        hand = hands[word.seat]
        if word.strain is not None:
            bids = 1 / (1 + math.exp((word.worth - hand_worth(hand, word.strain, rules)) / _SCALE))
            value *= _ODD + (1 - _ODD) * bids
        elif word.strains:
            worth = max([hand_worth(hand, strain, rules) for strain in word.strains])
            bids = 1 / (1 + math.exp((word.less - worth) / _SCALE))
            value *= 1 - (1 - _ODD) * bids
    return value
