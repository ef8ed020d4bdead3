"""The simple robot: rules of thumb, always legal, never contra, never over its partner's certain trick without need."""

from __future__ import annotations

from engine.actions import ANNOUNCE, PASS, Action, Bid, Call, PlayCard, Take
from engine.cards import SAME_SUIT, Card, CardSet, Rank, Strain, card_set, rank_of, strain_of, suit_of
from engine.robots.bidding import hand_worth, take_threshold
from engine.robots.decision import Decision
from engine.seats import Seat, partner_of, side_of
from engine.strengths import STRENGTHS, Strengths
from engine.view import SeatView

_ALL_CARDS = (1 << 32) - 1


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
    table = _Table(view)
    if table.contract.raspasy:
        return table.duck()
    return table.lead() if not view.public.trick else table.follow()


class _Table:
    """What the robot sees at the moment of a card."""

    def __init__(self, view: SeatView) -> None:
        public = view.public
        assert public.contract is not None
        self.seat: Seat = view.seat
        self.players = public.rules.players
        self.contract = public.contract
        self.strengths: Strengths = STRENGTHS[public.contract.strain]
        self.legal = view.legal_cards
        self.trick = public.trick
        self.holder_seat = public.trick_holder
        played = card_set(card for trick in public.tricks for card in trick.cards) | card_set(public.trick)
        self.unseen: CardSet = _ALL_CARDS & ~played & ~card_set(view.hand) & ~card_set(public.open_cards[view.seat])
        self.declarer = side_of(self.contract.seat, self.players) == side_of(view.seat, self.players)

    def lead(self) -> Card:
        """Draw trumps for the own contract, cash what nobody can beat, otherwise a cheap card of a long suit."""
        trumps_out = self.unseen & self.strengths.trumps
        masters = [card for card in self.legal if self._is_master(card)]
        if self.declarer and trumps_out:
            drawing = [card for card in masters if self._is_trump(card)]
            if drawing:
                return max(drawing, key=self._points)
        plain = [card for card in masters if not self._is_trump(card)]
        if plain:
            return max(plain, key=self._points)
        cheap = [card for card in self.legal if not self._is_trump(card)] or list(self.legal)
        return min(cheap, key=lambda card: (self._points(card), self._length(card), self.strengths.order[card]))

    def follow(self) -> Card:
        """Give points to the partner's certain trick, take cheaply what can be held, otherwise the least card."""
        holder = self._holder_card()
        partner_holds = self.holder_seat == partner_of(self.seat, self.players)
        if partner_holds and not self.unseen & self.strengths.beats[holder]:
            return self._discard_to_partner(holder)
        winners = [card for card in self.legal if self.strengths.beats[holder] >> card & 1]
        last = len(self.trick) == self.players - 1
        if partner_holds and (last or rank_of(holder) == Rank.ACE):
            return self._discard_to_partner(holder)
        sure = [card for card in winners if last or self._is_master(card)]
        if sure:
            plain = [card for card in sure if not self._is_trump(card)]
            return max(plain, key=self._points) if plain else min(sure, key=lambda card: self.strengths.order[card])
        if partner_holds:
            return self._least([card for card in self.legal if card not in winners] or list(self.legal))
        if winners and self._trick_points() >= 10:
            return min(winners, key=lambda card: (self._points(card), self.strengths.order[card]))
        return self._least([card for card in self.legal if card not in winners] or list(self.legal))

    def duck(self) -> Card:
        """Take as little as possible, where points count against their taker (docs/rules.md section 5)."""
        if not self.trick:
            return min(self.legal, key=lambda card: (self.strengths.order[card], self._points(card)))
        beats = self.strengths.beats[self._holder_card()]
        under = [card for card in self.legal if not beats >> card & 1]
        if under or len(self.trick) == self.players - 1:
            return max(under or self.legal, key=self._points)
        return min(self.legal, key=lambda card: self.strengths.order[card])

    def _discard_to_partner(self, holder: Card) -> Card:
        """The most points that do not take the trick away and are no certain trick of one's own."""
        under = [card for card in self.legal if not self.strengths.beats[holder] >> card & 1] or list(self.legal)
        spare = [card for card in under if not self._is_master(card) and not self._is_trump(card)]
        return max(spare, key=self._points) if spare else self._least(under)

    def _least(self, cards: list[Card]) -> Card:
        return min(cards, key=lambda card: (self._points(card) + 5 * self._is_trump(card), self.strengths.order[card]))

    def _holder_card(self) -> Card:
        holder = self.trick[0]
        for card in self.trick[1:]:
            if self.strengths.beats[holder] >> card & 1:
                holder = card
        return holder

    def _trick_points(self) -> int:
        return sum(self.strengths.points[card] for card in self.trick)

    def _is_trump(self, card: Card) -> bool:
        return bool(self.strengths.trumps >> card & 1)

    def _is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher."""
        return not self.unseen & SAME_SUIT[card] & self.strengths.beats[card]

    def _points(self, card: Card) -> int:
        return self.strengths.points[card]

    def _length(self, card: Card) -> int:
        return sum(suit_of(other) == suit_of(card) for other in self.legal)
