"""A match: deals one after another until a side has won.

`Match` is mutable: `verify` an action, or `clone()` and `apply` it to the copy. Besides the actions of seats two things
move it on: cards from outside through `deal_cards` (the engine never shuffles), and `surrender`, which a side decides.
Each of the three raises where it is not allowed, and then nothing has changed, or returns the events that it brought
about. `fold` turns a log of such events back into the same match, and refuses a log that the rules would not have
produced.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import ANNOUNCE, CLAIM_OUT, SILENT, Action, Announce, Call, PlayCard
from engine.cards import Card, CardSet, Suit, cards_of, suit_of
from engine.deal import Deal
from engine.ending import claim_is_right, match_winner, winner_after
from engine.errors import EngineError, RuleError
from engine.events import (
    Announced,
    CallMade,
    CardPlayed,
    ClaimedOut,
    DealScored,
    Dealt,
    Event,
    MatchWon,
    Surrendered,
)
from engine.results import Phase
from engine.rules import Rules
from engine.scoring import score_deal
from engine.seats import Seat, Side, next_seat, side_of, sides

_FINISHED = Phase.FINISHED  # looked up once: that costs as much as a call


class Match:
    """A match under `rules`, the first deal dealt by `first_dealer`."""

    __slots__ = (
        "carry",
        "deal",
        "finished",
        "first_dealer",
        "next_dealer",
        "results",
        "rules",
        "surrendered",
        "totals",
        "winner",
    )

    def __init__(self, rules: Rules, first_dealer: Seat) -> None:
        self.rules = rules
        self.first_dealer = first_dealer
        self.next_dealer = first_dealer
        self.deal: Deal | None = None
        self.finished: list[Deal] = []
        """Finished deals, thrown-in ones too."""
        self.results: list[DealScored | None] = []
        """What each finished deal scored; None for one that was thrown in."""
        self.totals: tuple[int, ...] = (0,) * sides(rules.players)
        self.carry = 0
        self.winner: Side | None = None
        self.surrendered: Side | None = None
        """The side that gave the match up."""

    def clone(self) -> Match:
        """An independent copy; finished deals are shared, they never change."""
        twin = object.__new__(Match)
        twin.rules = self.rules
        twin.first_dealer = self.first_dealer
        twin.next_dealer = self.next_dealer
        twin.deal = self.deal.clone() if self.deal is not None else None
        twin.finished = self.finished.copy()
        twin.results = self.results.copy()
        twin.totals = self.totals
        twin.carry = self.carry
        twin.winner = self.winner
        twin.surrendered = self.surrendered
        return twin

    @property
    def phase(self) -> Phase:
        """Where the match stands: waiting for cards, auction, play, or finished."""
        if self.winner is not None:
            return _FINISHED
        return self.deal.phase if self.deal is not None else Phase.DEALING

    @property
    def number(self) -> int:
        """Number of the running deal, or of the last one, from 1; 0 before the first."""
        return len(self.finished) + (self.deal is not None)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision is awaited, None between deals and at the end."""
        return self.deal.to_act if self.deal is not None and self.winner is None else None

    @property
    def led(self) -> Suit | None:
        """The suit of the running trick; None where nothing has been led to it."""
        return suit_of(self.deal.trick[0]) if self.deal is not None and self.deal.trick else None

    def legal_calls(self) -> tuple[Call, ...]:
        """What the seat to act may say; empty outside the auction."""
        return self.deal.auction.legal() if self.deal is not None else ()

    def legal_cards(self) -> CardSet:
        """What the seat to act may play; empty outside the play."""
        return self.deal.legal_cards() if self.deal is not None and self.winner is None else 0

    def may_claim(self) -> bool:
        """Whether the seat to act may say «доезд» (docs/rules.md section 5: on one's own move)."""
        return self.deal is not None and self.winner is None and self.deal.may_claim()

    def legal(self) -> tuple[Action, ...]:
        """Everything that the seat to act may do; nothing once somebody has won, even in mid-deal by a claim."""
        if self.winner is not None:
            return ()
        claims = (CLAIM_OUT,) if self.may_claim() else ()
        if self.deal is not None and self.deal.must_announce():
            return (ANNOUNCE, SILENT, *claims)
        cards = tuple(PlayCard(card) for card in cards_of(self.legal_cards()))
        return (*self.legal_calls(), *cards, *claims)

    def verify(self, seat: Seat, action: Action) -> None:
        """Raise `RuleError` with the reason where the seat may not do that now."""
        deal = self.deal
        if self.winner is not None:
            raise RuleError("game-over", "the match is finished")
        if deal is None:
            raise RuleError("wrong-phase", "no cards have been dealt")
        deal.verify(seat, action)

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Verify and carry out an action; raises like `verify`, and then nothing has changed."""
        self.verify(seat, action)
        deal = self.deal
        assert deal is not None, "verified"
        events = deal.apply(action)
        if deal.phase is _FINISHED:
            return (*events, *self._finish(deal))
        return events or self._claim(deal, seat)

    def deal_cards(self, deck: tuple[Card, ...]) -> tuple[Event, ...]:
        """Deal the next deal from a pack in dealing order.

        Raises `RuleError` (`wrong-phase`, `game-over`) while a deal runs or after the end, and `NotationError`
        (`bad-deck`) for a pack that is not the game's.
        """
        if self.winner is not None:
            raise RuleError("game-over", "the match is finished")
        if self.deal is not None:
            raise RuleError("wrong-phase", "a deal is running")
        number = self.number + 1
        self.deal = Deal(self.rules, number, self.next_dealer, deck)
        return (Dealt(number, self.next_dealer, deck),)

    def surrender(self, side: Side) -> tuple[Event, ...]:
        """Let a side give the match up: the one with the most points among the others wins.

        Raises `RuleError` (`game-over`) after the end.
        """
        if self.winner is not None:
            raise RuleError("game-over", "the match is finished")
        self.winner = self._best_against(side)
        self.surrendered = side
        return (Surrendered(side), MatchWon(self.winner, self.totals))

    def _finish(self, deal: Deal) -> tuple[Event, ...]:
        """Score a finished deal and look whether somebody has won."""
        self.finished.append(deal)
        self.deal = None
        if deal.contract is None:
            self.results.append(None)
            if self.rules.redeal_dealer == "next":
                self.next_dealer = next_seat(deal.dealer, self.rules.players)
            if self.rules.deals:
                self.winner = winner_after(self.rules, deal.number, self.totals)
            return () if self.winner is None else (MatchWon(self.winner, self.totals),)
        facts = deal.facts(self.carry)
        score = score_deal(self.rules, facts)
        before = self.totals
        self.totals = tuple(total + points for total, points in zip(before, score.score, strict=True))
        self.carry = score.carry
        result = DealScored(deal.number, facts.declarations, score, self.totals)
        self.results.append(result)
        self.next_dealer = next_seat(deal.dealer, self.rules.players)
        if self.rules.deals:
            self.winner = winner_after(self.rules, deal.number, self.totals)
        else:
            self.winner = match_winner(self.rules, before, facts, score)
        return (result,) if self.winner is None else (result, MatchWon(self.winner, self.totals))

    def _claim(self, deal: Deal, seat: Seat) -> tuple[Event, ...]:
        """Settle «доезд», which changes nothing in the deal: right wins the match at once, wrong loses it."""
        side = side_of(seat, self.rules.players)
        right = claim_is_right(self.rules, self.totals[side], deal.secured(side))
        self.winner = side if right else self._best_against(side)
        return (ClaimedOut(seat, right), MatchWon(self.winner, self.totals))

    def _best_against(self, side: Side) -> Side:
        """The side with the most points among the others, the first of equal ones."""
        return max((other for other in range(len(self.totals)) if other != side), key=self.totals.__getitem__)


def action_of(event: Event) -> tuple[Seat, Action] | None:
    """The decision that an event records, None for events that only follow from others.

    An `Announced` is a decision where the game asks for it; where the table speaks by itself it follows from a card.
    """
    if isinstance(event, CallMade):
        return event.seat, event.call
    if isinstance(event, CardPlayed):
        return event.seat, PlayCard(event.card)
    if isinstance(event, Announced):
        return event.seat, Announce(bool(event.kinds))
    if isinstance(event, ClaimedOut):
        return event.seat, CLAIM_OUT
    return None


def fold(rules: Rules, first_dealer: Seat, events: Iterable[Event]) -> Match:
    """The match that a log of events describes.

    Raises `EngineError` (`log-inconsistent`) where the log is not what the rules would have produced: a changed rule,
    a lost or a foreign event.
    """
    match = Match(rules, first_dealer)
    expected: list[Event] = []
    for position, event in enumerate(events):
        if not expected:
            expected.extend(_produce(match, event, position))
        if expected.pop(0) != event:
            raise EngineError("log-inconsistent", f"event {position} ({type(event).__name__}) does not follow")
    if expected:
        raise EngineError("log-inconsistent", f"{len(expected)} events are missing at the end")
    return match


def _produce(match: Match, event: Event, position: int) -> tuple[Event, ...]:
    """What the decision that `event` records brings about."""
    try:
        if isinstance(event, Dealt):
            return match.deal_cards(event.deck)
        if isinstance(event, Surrendered):
            return match.surrender(event.side)
        decision = action_of(event)
        if decision is not None:
            return match.apply(*decision)
    except EngineError as error:
        raise EngineError("log-inconsistent", f"event {position}: {error.code}") from error
    raise EngineError("log-inconsistent", f"event {position} ({type(event).__name__}) follows from nothing")
