"""What a teacher can say for certain: why a trick went where it went, and what speaks for a card or a word.

Every code is a fact about what a seat may see; the wish to play that card is a robot's (`engine.robots`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Action, Announce, Bid, Pass, PlayCard, Take
from engine.cards import Card, CardSet, Strain, card_set, cards_of, strain_of
from engine.position import Position
from engine.results import Trick
from engine.robots.bidding import hand_worth, take_threshold
from engine.seats import side_of
from engine.strengths import STRENGTHS
from engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and the reason for it.

    `strain`, `worth` (card points the side may expect, by rules of thumb), `trumps` (those held, strongest first) and
    `needed` are about words of the auction; `needed` is the price, or what a hand should be worth for it.
    """

    action: Action
    reason: str
    strain: Strain | None = None
    worth: int = 0
    needed: int = 0
    trumps: tuple[Card, ...] = ()


def why_taken(strain: Strain, trick: Trick) -> str:
    """Why a finished trick was taken: `ruff`, `overruff`, `trump` (trumps were led) or `led` (highest of its suit)."""
    trumps, led = STRENGTHS[strain].trumps, trick.cards[0]
    winning = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    if not trumps >> winning & 1:
        return "led"
    if trumps >> led & 1:
        return "trump"
    return "overruff" if sum(trumps >> card & 1 for card in trick.cards) > 1 else "ruff"


def advise(view: SeatView, action: Action) -> Advice:
    """What speaks for an action that the seat may take now."""
    if isinstance(action, PlayCard):
        return Advice(action, _about_card(view, action.card))
    if isinstance(action, Announce):
        return Advice(action, "announce" if action.aloud else "silent")
    if isinstance(action, Bid | Take):
        return _about_bid(view, action)
    return _about_pass(view, action) if isinstance(action, Pass) else Advice(action, "doubling")


def _about_card(view: SeatView, card: Card) -> str:
    """One of `only`, `raspasy`; for a leader `draw`, `master`, `lead-low`, `lead`; else what it does to the trick."""
    position = Position(view)
    if len(view.legal_cards) == 1:
        return "only"
    if position.contract.raspasy:
        return "raspasy"
    return _about_follow(position, card) if position.trick else _about_lead(position, card)


def _about_lead(position: Position, card: Card) -> str:
    if position.declarer and position.is_trump(card) and position.strengths.trumps & position.unseen:
        return "draw"
    if position.is_master(card):
        return "master"
    return "lead" if position.points(card) else "lead-low"


def _about_follow(position: Position, card: Card) -> str:
    """`over-partner`, `takes-last`, `takes-sure`, `takes-maybe`; `feed`, `save`; `cheap`, `lose`."""
    if position.takes(card):
        if position.partner_holds:
            return "over-partner"
        if position.closes:
            return "takes-last"
        return "takes-sure" if position.is_safe(card) else "takes-maybe"
    if position.partner_holds:
        return "feed" if position.points(card) else "save"
    least = min(map(position.points, position.view.legal_cards))
    return "cheap" if position.points(card) == least else "lose"


def _about_bid(view: SeatView, action: Bid | Take) -> Advice:
    """`bid` where the hand is worth what is asked, `bid-daring` where it is not."""
    strain = action.strain if isinstance(action, Bid) else _turned_strain(view)
    worth, needed = _worth(view, strain), _needed(view, strain)
    if isinstance(action, Bid) and action.price:
        needed = action.price
    reason = "bid" if worth >= needed else "bid-daring"
    return Advice(action, reason, strain, worth, needed, _held(view, strain))


def _about_pass(view: SeatView, action: Pass) -> Advice:
    """`pass-partner` under the partner's bid, `pass-nothing` without a trump suit, else `pass-low`, `pass-wait`."""
    standing, players = view.public.standing_bid, view.public.rules.players
    if standing is not None and side_of(standing.seat, players) == side_of(view.seat, players):
        return Advice(action, "pass-partner")
    strains = {call.strain if isinstance(call, Bid) else _turned_strain(view) for call in _bids(view)}
    worths = {strain: _worth(view, strain) for strain in sorted(strains)}
    best = max(worths, key=lambda strain: worths[strain], default=None)
    if best is None or not worths[best]:
        return Advice(action, "pass-nothing")
    needed = _needed(view, best)
    reason = "pass-low" if worths[best] < needed else "pass-wait"
    return Advice(action, reason, best, worths[best], needed, _held(view, best))


def _bids(view: SeatView) -> Iterable[Bid | Take]:
    return [call for call in view.legal_calls if isinstance(call, Bid | Take)]


def _turned_strain(view: SeatView) -> Strain:
    assert view.public.turned is not None, "only a turned card can be taken"
    return strain_of(view.public.turned)


def _hand(view: SeatView, strain: Strain) -> CardSet:
    """The cards a seat would play with, the turned one too where taking it decides."""
    hand = card_set(view.hand) | card_set(view.public.open_cards[view.seat])
    turned = view.public.turned
    return hand | 1 << turned if turned is not None and strain == strain_of(turned) else hand


def _worth(view: SeatView, strain: Strain) -> int:
    return round(hand_worth(_hand(view, strain), strain, view.public.rules))


def _needed(view: SeatView, strain: Strain) -> int:
    """The lowest price that may be said in a strain, or what a hand should be worth where no price is named."""
    prices = [call.price for call in _bids(view) if isinstance(call, Bid) and call.strain == strain]
    return min(prices, default=0) or round(take_threshold(strain, view.public.rules))


def _held(view: SeatView, strain: Strain) -> tuple[Card, ...]:
    strengths = STRENGTHS[strain]
    trumps = cards_of(_hand(view, strain) & strengths.trumps)
    return tuple(sorted(trumps, key=lambda card: strengths.order[card], reverse=True))
