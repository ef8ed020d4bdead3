"""«Остальные мои»: whether all remaining tricks are a side's for certain, and how they are then played out.

`proof` looks at a `SeatView` and at nothing else, so that its answer tells nobody more than the claimer could work out
alone. A claim is proved if the claimer's own cards, in some order, take every remaining trick, however the unseen cards
lie and whatever the others play:

* it is the claimer's turn, in a game of pairs, with at most `MOST_TRICKS` tricks to come;
* the first card takes the running trick: it beats what lies there, and no unseen card could beat it where others still
  follow;
* every card led after it is beaten by no unseen card: none of its suit is higher, and for a plain card no trump is
  unseen. A lead draws unseen cards of its suit, as many as there must be hands that hold them, the lowest ones.

What is not proved may still be true; then the opponents are asked. `line` finds how a claim that they accept is played:
any legal way in which the side takes everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from engine.actions import PlayCard
from engine.cards import SAME_SUIT, Card, CardSet, card_set, cards_of
from engine.match import Match
from engine.position import Position
from engine.results import Phase
from engine.seats import Seat, side_of
from engine.strengths import Strengths
from engine.view import SeatView

MOST_TRICKS = 4


def may_claim_rest(view: SeatView) -> bool:
    """Whether the seat may claim the rest now: on its own turn, in a game of pairs, in the last tricks."""
    public = view.public
    if public.phase is not Phase.PLAY or not public.rules.in_pairs or public.contract is None:
        return False
    if public.to_act != view.seat or view.must_announce or public.contract.raspasy:
        return False
    return 1 <= len(view.hand) <= MOST_TRICKS and not public.open_cards[view.seat]


def proof(view: SeatView) -> tuple[Card, ...] | None:
    """An order of the claimer's cards that takes every remaining trick whatever happens, or None."""
    if not may_claim_rest(view):
        return None
    position = Position(view)
    strengths, unseen = position.strengths, position.unseen
    for first in view.legal_cards:
        if not position.takes(first) or not (position.closes or position.is_safe(first)):
            continue
        rest = [card for card in view.hand if card != first]
        drawn = unseen if position.trick else _drawn(unseen, first, len(rest) + 1, strengths)
        for order in permutations(rest):
            if _all_masters(order, strengths, drawn):
                return (first, *order)
    return None


def line(match: Match, claimer: Seat, order: Iterable[Card] | None = None) -> tuple[tuple[Seat, Card], ...] | None:
    """A legal way to the end of the deal in which the claimer's side takes every trick, or None where there is none.

    Args:
        match: the match with all hands.
        claimer: who claims; the turn is theirs.
        order: the claimer's cards in the order of a proof; any order by default.
    """
    deal = match.deal
    assert deal is not None, "a deal runs"
    return _search(match, claimer, tuple(order) if order is not None else None, (), set())


def _search(
    match: Match,
    claimer: Seat,
    order: tuple[Card, ...] | None,
    played: tuple[tuple[Seat, Card], ...],
    hopeless: set[tuple[object, ...]],
) -> tuple[tuple[Seat, Card], ...] | None:
    """Try the legal cards of whoever is to act; `hopeless` are positions that lead nowhere."""
    deal, seat = match.deal, match.to_act
    assert deal is not None
    assert seat is not None
    position = (tuple(deal.hands), tuple(deal.trick), seat)
    if position in hopeless:
        return None
    choices = (order[0],) if order is not None and seat == claimer else cards_of(match.legal_cards())
    further = order[1:] if order is not None and seat == claimer else order
    for card in choices:
        after = match.clone()
        tricks = len(deal.tricks)
        after.apply(seat, PlayCard(card))
        done = (*played, (seat, card))
        finished = after.finished[-1] if after.deal is None else after.deal
        if len(finished.tricks) > tricks and side_of(finished.tricks[-1].winner, 4) != side_of(claimer, 4):
            continue
        if after.deal is None:
            return done
        found = _search(after, claimer, further, done, hopeless)
        if found is not None:
            return found
    hopeless.add(position)
    return None


def _all_masters(order: tuple[Card, ...], strengths: Strengths, unseen: CardSet) -> bool:
    """Whether cards led in that order are beaten by no unseen card, each lead drawing some of them."""
    for at, card in enumerate(order):
        if strengths.beats[card] & unseen:
            return False
        unseen = _drawn(unseen, card, len(order) - at, strengths)
    return True


def _drawn(unseen: CardSet, led: Card, cards_each: int, strengths: Strengths) -> CardSet:
    """What may be unseen at most after a lead: each hand that must hold cards of the suit gives its lowest one."""
    suit = unseen & SAME_SUIT[led]
    hands = -(-suit.bit_count() // cards_each)
    lowest = sorted(cards_of(suit), key=lambda card: strengths.order[card])[:hands]
    return unseen & ~card_set(lowest)
