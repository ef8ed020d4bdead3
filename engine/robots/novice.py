"""The simple robot: rules of thumb, always legal, never contra, never over its partner's certain trick without need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.actions import ANNOUNCE, PASS, Action, Bid, Call, PlayCard, Take
from engine.cards import Card, CardSet, Rank, Strain, card_set, rank_of, strain_of, suit_of
from engine.position import Position
from engine.robots.bidding import hand_worth, take_threshold
from engine.robots.decision import Decision
from engine.seats import partner_of
from engine.view import SeatView

_WORTH_TAKING: Final = 10
"""Card points in a trick for which a card is risked."""
_TRUMP_KEPT: Final = 5
"""Card points that a trump is dearer than it counts."""


def choose(view: SeatView) -> Action:
    """What the robot does on its turn; `view` must be one with a choice to make."""
    if view.must_announce:
        return ANNOUNCE
    if view.legal_calls:
        return choose_call(view)
    return PlayCard(choose_card(view))


def decide(view: SeatView, seed: int) -> Decision:
    """What the robot does on its turn; it leaves nothing to chance and weighs nothing."""
    return Decision(choose(view))


def choose_call(view: SeatView) -> Call:
    """A word for the auction: the cheapest bid that the hand is worth, or pass."""
    best: Call = PASS if PASS in view.legal_calls else view.legal_calls[0]
    best_margin = 0.0 if best == PASS else float("-inf")
    for call in view.legal_calls:
        if isinstance(call, Bid):
            strain, price = call.strain, call.price
        elif isinstance(call, Take):
            assert view.public.turned is not None
            strain, price = strain_of(view.public.turned), 0
        else:
            continue
        margin = _worth(view, strain) - (price or take_threshold(strain, view.public.rules))
        if margin >= 0 and margin > best_margin - (0 if isinstance(best, Bid | Take) else 1):
            best, best_margin = call, margin
    return best


def _worth(view: SeatView, strain: Strain) -> float:
    """Expected points of the side with that trump, the partner's own bid in it counted as help."""
    public = view.public
    worth = hand_worth(card_set(view.hand) | _turned(view), strain, public.rules)
    partner = partner_of(view.seat, public.rules.players)
    standing = public.standing_bid
    if standing is None or partner is None:
        return worth
    if standing.seat == partner:
        return worth + 20 if standing.strain == strain else worth - 20
    return worth


def _turned(view: SeatView) -> CardSet:
    turned = view.public.turned
    return 1 << turned if turned is not None else 0


def choose_card(view: SeatView) -> Card:
    """A legal card."""
    legal = view.legal_cards
    if len(legal) == 1:
        return legal[0]
    position = Position(view)
    if position.contract.raspasy:
        return _duck(position, legal)
    return _follow(position, legal) if position.trick else _lead(position, legal)


def _lead(position: Position, legal: Sequence[Card]) -> Card:
    """Draw trumps for the own contract, cash what nobody can beat, otherwise a cheap card of a long suit."""
    order = position.strengths.order
    masters = [card for card in legal if position.is_master(card)]
    if position.declarer and position.unseen & position.strengths.trumps:
        drawing = [card for card in masters if position.is_trump(card)]
        if drawing:
            return max(drawing, key=position.points)
    plain = [card for card in masters if not position.is_trump(card)]
    if plain:
        return max(plain, key=position.points)
    cheap = [card for card in legal if not position.is_trump(card)] or list(legal)
    lengths = Counter(map(suit_of, legal))
    return min(cheap, key=lambda card: (position.points(card), lengths[suit_of(card)], order[card]))


def _follow(position: Position, legal: Sequence[Card]) -> Card:
    """Give points to the partner's certain trick, take cheaply what can be held, otherwise the least card."""
    holder, order = position.holder, position.strengths.order
    assert holder is not None, "somebody has led"
    if position.partner_holds and (position.closes or position.is_safe(holder) or rank_of(holder) is Rank.ACE):
        return _feed(position, legal)
    winners = [card for card in legal if position.takes(card)]
    losers = [card for card in legal if not position.takes(card)]
    sure = [card for card in winners if position.closes or position.is_master(card)]
    if sure:
        plain = [card for card in sure if not position.is_trump(card)]
        return max(plain, key=position.points) if plain else min(sure, key=lambda card: order[card])
    if winners and not position.partner_holds and sum(map(position.points, position.trick)) >= _WORTH_TAKING:
        return min(winners, key=lambda card: (position.points(card), order[card]))
    return _least(position, losers or legal)


def _duck(position: Position, legal: Sequence[Card]) -> Card:
    """Take as little as possible, where points count against their taker (docs/rules.md section 5)."""
    order = position.strengths.order
    if not position.trick:
        return min(legal, key=lambda card: (order[card], position.points(card)))
    under = [card for card in legal if not position.takes(card)]
    if under or position.closes:
        return max(under or legal, key=position.points)
    return min(legal, key=lambda card: order[card])


def _feed(position: Position, legal: Sequence[Card]) -> Card:
    """The most points that do not take the partner's trick away and are no certain trick of one's own."""
    under = [card for card in legal if not position.takes(card)] or legal
    spare = [card for card in under if not position.is_master(card) and not position.is_trump(card)]
    return max(spare, key=position.points) if spare else _least(position, under)


def _least(position: Position, cards: Sequence[Card]) -> Card:
    """The cheapest card, trumps being dearer than their points."""
    order = position.strengths.order
    return min(cards, key=lambda card: (position.points(card) + _TRUMP_KEPT * position.is_trump(card), order[card]))
