"""The only way state leaves the engine towards a person.

`public_view` holds what anybody at or around the table may know, `seat_view` adds one seat's own hand and choices.
Re-dealing all cards that a seat cannot see changes none of its views (tested). Hands and declarations of others appear
only in `DealView`s of scored deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.actions import Call
from engine.cards import Card, cards_of
from engine.deal import Deal
from engine.events import DealScored
from engine.match import Match
from engine.results import Contract, DealScore, Declaration, DeclarationKind, Phase, Trick
from engine.rules import Rules
from engine.seats import Seat, Side, next_seat
from engine.strengths import STRENGTHS
from engine.tricks import trick_winner


@dataclass(frozen=True, slots=True)
class DealView:
    """A scored (or thrown-in) deal, all of it open: `hands` are the full hands at the start of play.

    A deal that was thrown in has no contract, no score and no totals, and its hands stay closed (empty).
    """

    number: int
    dealer: Seat
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[Trick, ...]
    declarations: tuple[Declaration, ...]
    score: DealScore | None
    totals: tuple[int, ...] | None


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
    tricks: tuple[Trick, ...]
    """Finished tricks of the current deal."""
    points: tuple[int, ...]
    """Card points taken so far in the current deal, by side."""
    cards_left: tuple[int, ...]
    """How many cards each seat holds."""
    open_cards: tuple[tuple[Card, ...], ...]
    """Face-up cards of each seat (open belot only)."""
    announced: tuple[tuple[Seat, tuple[DeclarationKind, ...]], ...]
    """Combinations said aloud in this deal, by kind (games with spoken declarations only)."""
    totals: tuple[int, ...]
    carry: int
    deals: tuple[DealView, ...]
    """Finished deals of the match."""
    winner: Side | None
    covering: tuple[tuple[Card, ...], ...] = ()
    """The face-up cards of each seat that still lie on another one (open belot only)."""
    claimed: Seat | None = None
    """Who ended the match by «доезд»; the claim was right if the side of that seat is the winner."""

    @property
    def trick_holder(self) -> Seat | None:
        """Who would take the running trick as it lies."""
        if self.trick_leader is None or self.contract is None or not self.trick:
            return None
        at = trick_winner(STRENGTHS[self.contract.strain], self.trick)
        return next_seat(self.trick_leader, self.rules.players, at)


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
    must_announce: bool
    """Whether the seat has to say first if it announces its combinations."""


def public_view(match: Match) -> PublicView:
    """What everybody may see of a match."""
    rules = match.rules
    deal = match.deal or (match.finished[-1] if match.finished else None)
    running = match.deal is not None
    contract = deal.contract if deal is not None else None
    return PublicView(
        rules=rules,
        phase=match.phase,
        number=match.number,
        dealer=deal.dealer if deal is not None else match.next_dealer,
        to_act=match.to_act,
        calls=tuple(deal.auction.calls) if deal is not None else (),
        contract=contract,
        standing_bid=deal.auction.contract if deal is not None and match.phase is Phase.AUCTION else None,
        turned=deal.dealing.turned if deal is not None else None,
        trick_leader=deal.leader if running and deal is not None and match.phase is Phase.PLAY else None,
        trick=tuple(deal.trick) if deal is not None else (),
        tricks=tuple(deal.tricks) if deal is not None else (),
        points=tuple(deal.points) if deal is not None else (0,) * len(match.totals),
        cards_left=_cards_left(match),
        open_cards=tuple(cards_of(cards) for cards in match.deal.dealing.face_up)
        if match.deal is not None
        else ((),) * rules.players,
        announced=_announced(match),
        totals=match.totals,
        carry=match.carry,
        deals=tuple(map(_deal_view, match.finished, match.results)),
        winner=match.winner,
        covering=tuple(tuple(sorted(piles)) for piles in match.deal.dealing.beneath)
        if match.deal is not None
        else ((),) * rules.players,
        claimed=_claimed(match),
    )


def open_deals(match: Match) -> tuple[DealView, ...]:
    """Every deal of a match that is over, with all hands: nothing of it is a secret any more.

    Deals that were thrown in show what had been dealt. A deal that the end of the match broke off (a claim, a
    surrender) is the last one; it has no score, and its last trick may lack cards.
    """
    assert match.winner is not None, "the cards of a running match stay closed"
    results = [*match.results, *([None] if match.deal is not None else [])]
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])]
    return tuple(_open_deal(deal, result) for deal, result in zip(deals, results, strict=True))


def seat_view(match: Match, seat: Seat) -> SeatView:
    """What one seat may see and do."""
    deal = match.deal
    hand = cards_of(deal.hands[seat]) if deal is not None else ()
    if deal is None or match.to_act != seat:
        return SeatView(public_view(match), seat, hand, (), (), {}, may_claim=False, must_announce=False)
    return SeatView(
        public=public_view(match),
        seat=seat,
        hand=hand,
        legal_calls=match.legal_calls(),
        legal_cards=cards_of(match.legal_cards()),
        refusals=_refusals(deal, seat),
        may_claim=match.may_claim(),
        must_announce=deal.must_announce(),
    )


def _refusals(deal: Deal, seat: Seat) -> dict[Card, str]:
    """Why the cards that may not be played now may not."""
    if deal.phase is not Phase.PLAY or deal.must_announce():
        return {}
    reasons = ((card, deal.refusal(card)) for card in cards_of(deal.playable(seat)))
    return {card: reason for card, reason in reasons if reason is not None}


def _claimed(match: Match) -> Seat | None:
    """Who ended a match by «доезд»: nothing else but a surrender breaks off a deal."""
    broken_off = match.deal is not None and match.winner is not None and match.surrendered is None
    return match.deal.to_act if broken_off and match.deal is not None else None


def _cards_left(match: Match) -> tuple[int, ...]:
    deal = match.deal
    if deal is None:
        return (0,) * match.rules.players
    return tuple(deal.cards_left(seat) for seat in range(match.rules.players))


def _announced(match: Match) -> tuple[tuple[Seat, tuple[DeclarationKind, ...]], ...]:
    deal = match.deal
    if deal is None:
        return ()
    return tuple((seat, kinds) for seat, kinds in deal.announced.items() if kinds)


def _open_deal(deal: Deal, result: DealScored | None) -> DealView:
    running = (Trick(deal.leader, tuple(deal.trick), deal.holder, 0),) if deal.trick else ()
    hands = tuple(cards_of(hand) for hand in deal.start_hands)
    return replace(_deal_view(deal, result), hands=hands, tricks=(*deal.tricks, *running))


def _deal_view(deal: Deal, result: DealScored | None) -> DealView:
    players = deal.rules.players
    scored = result is not None
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        calls=tuple(deal.auction.calls),
        contract=deal.contract,
        hands=tuple(cards_of(hand) for hand in deal.start_hands) if scored else ((),) * players,
        tricks=tuple(deal.tricks),
        declarations=result.declarations if scored else (),
        score=result.score if scored else None,
        totals=result.totals if scored else None,
    )
