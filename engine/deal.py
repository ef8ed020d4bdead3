"""One deal: the auction, the tricks, and the facts that scoring needs.

A `Deal` is mutable and small enough to `clone` before trying something. It knows all hands; what a person may see of
it is decided in `view.py` alone.
"""

from __future__ import annotations

from engine.actions import Action, Announce, ClaimOut, PlayCard
from engine.auctions.base import Auction
from engine.cards import DECK_32, Card, CardSet, card_set, strain_of
from engine.dealing import Dealing, check_deck, deal_first, deal_rest
from engine.declarations import declarations_of_deal, spoken_kinds
from engine.ending import secured_points
from engine.errors import IllegalCard, IllegalClaim, RuleError
from engine.events import Announced, AuctionEnded, CallMade, CardPlayed, Event, TrickTaken
from engine.results import Contract, DealFacts, Declaration, DeclarationKind, Phase, Trick
from engine.rules import Rules
from engine.seats import Seat, Side, next_seat, side_of, sides
from engine.strengths import LAST_TRICK_POINTS, STRENGTHS
from engine.tricks import legal_cards, play_options, refusal

_AUCTION, _PLAY, _FINISHED = Phase.AUCTION, Phase.PLAY, Phase.FINISHED  # looked up once: that costs as much as a call
_CARD_PLAYED = tuple(tuple(CardPlayed(seat, card) for card in DECK_32) for seat in range(4))
"""The event of each seat and card: a value that every deal may share."""


class Deal:
    """Deal `number` of a match, from the pack in dealing order to the last trick."""

    __slots__ = (
        "_asks",
        "_legal",
        "_pairs",
        "_players",
        "_speaks",
        "announced",
        "auction",
        "contract",
        "dealer",
        "dealing",
        "deck",
        "first",
        "hands",
        "holder",
        "holder_card",
        "leader",
        "number",
        "options",
        "phase",
        "plays",
        "points",
        "rules",
        "seen_hands",
        "start_hands",
        "strengths",
        "to_act",
        "trick",
        "tricks",
        "tricks_by_side",
    )

    def __init__(self, rules: Rules, number: int, dealer: Seat, deck: tuple[Card, ...]) -> None:
        check_deck(rules, deck)
        self.rules = rules
        self._players = rules.players
        self._pairs = rules.in_pairs
        self.number = number
        self.dealer = dealer
        self.deck = deck
        self.first = next_seat(dealer, rules.players)
        self.dealing: Dealing = deal_first(rules, deck, self.first)
        self.hands: list[CardSet] = self.dealing.hands.copy()
        self.start_hands: tuple[CardSet, ...] = tuple(self.hands)
        """Every card of each seat when play begins, those face down on the table included."""
        self.seen_hands: tuple[CardSet, ...] = self.start_hands
        """The same without the cards that lie face down: what a seat knows of when it speaks."""
        self.auction: Auction = rules.game.auction.open(rules, self.first, self.dealing.turned)
        self.contract: Contract | None = None
        self.phase = _AUCTION
        self.to_act: Seat | None = self.first
        self.strengths = STRENGTHS[0]
        self.options = play_options(rules)
        self.leader = self.first
        self.trick: list[Card] = []
        self.holder: Seat = self.first
        self.holder_card: Card | None = None
        self.tricks: list[Trick] = []
        self.points = [0] * sides(rules.players)
        self.tricks_by_side = [0] * sides(rules.players)
        self.announced: dict[Seat, tuple[DeclarationKind, ...]] = {}
        """What each seat said of its combinations, by kind; empty where it kept silent."""
        self.plays: list[Action] = []
        """What was done during the play, in order, as a record writes it."""
        self._asks = rules.declare == "asked"
        self._speaks = rules.declare == "spoken"
        self._legal: CardSet | None = None

    def clone(self) -> Deal:
        """An independent copy; finished tricks and the deck are shared, they never change."""
        twin = object.__new__(Deal)
        for name in Deal.__slots__:  # four times as fast as `copy.copy`
            setattr(twin, name, getattr(self, name))
        twin.dealing = self.dealing.clone()
        twin.hands = self.hands.copy()
        twin.auction = self.auction if self.auction.closed else self.auction.clone()
        twin.trick = self.trick.copy()
        twin.tricks = self.tricks.copy()
        twin.points = self.points.copy()
        twin.tricks_by_side = self.tricks_by_side.copy()
        twin.announced = self.announced.copy()
        twin.plays = self.plays.copy()
        return twin

    @property
    def over(self) -> bool:
        """Whether the last trick has been taken or the deal was thrown in."""
        return self.phase is _FINISHED

    def playable(self, seat: Seat) -> CardSet:
        """The cards a seat may choose from: the hand and its face-up cards."""
        return self.hands[seat] | self.dealing.face_up[seat]

    def cards_left(self, seat: Seat) -> int:
        """How many cards a seat still has to play, those face down on the table included."""
        return (self.playable(seat)).bit_count() + len(self.dealing.beneath[seat])

    def must_announce(self) -> bool:
        """Whether the seat to act has combinations to speak of before its first card (`declare = asked`)."""
        seat = self.to_act
        if not self._asks or self.phase is not _PLAY or seat is None or self.tricks:
            return False
        return seat not in self.announced and bool(self.spoken(seat))

    def may_claim(self) -> bool:
        """Whether the seat to act may say «доезд»."""
        contract = self.contract
        return self.rules.claim_out and self.phase is _PLAY and contract is not None and not contract.raspasy

    def spoken(self, seat: Seat) -> tuple[DeclarationKind, ...]:
        """The kinds of combinations a seat could announce, highest first."""
        assert self.contract is not None
        return spoken_kinds(self.rules, self.seen_hands[seat], seat, self.contract.strain)

    def legal_cards(self) -> CardSet:
        """The cards that the seat to act may play now; empty outside the play and before an announcement."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal

    def _find_legal(self) -> CardSet:
        seat = self.to_act
        if self.phase is not _PLAY or seat is None or (self._asks and self.must_announce()):
            return 0
        hand = self.hands[seat] | self.dealing.face_up[seat]
        trick = self.trick
        if not trick:
            return hand
        partner_holds = self._pairs and self.holder ^ 2 == seat
        return legal_cards(self.strengths, self.options, hand, trick[0], self.holder_card, partner_holds)

    def refusal(self, card: Card) -> str | None:
        """Why the seat to act may not play a card it holds, as a code; None where it may."""
        if self.to_act is None:
            return "wrong-phase"
        led = self.trick[0] if self.trick else None
        hand = self.playable(self.to_act)
        return refusal(self.strengths, self.options, hand, led, self.holder_card, self._partner_holds(), card)

    def verify(self, seat: Seat, action: Action) -> None:
        """Raise `RuleError` with the reason where the action is not allowed now."""
        if self.phase is _PLAY:
            if seat != self.to_act:
                raise RuleError("not-your-turn", f"seat {self.to_act} plays")
            if isinstance(action, PlayCard):
                legal = self._legal if self._legal is not None else self.legal_cards()
                if not legal >> action.card & 1:
                    raise IllegalCard(self._card_fault(action.card))
            elif isinstance(action, Announce):
                if not self.must_announce():
                    raise RuleError("nothing-to-announce", "there is nothing to announce now")
            elif not isinstance(action, ClaimOut):
                raise RuleError("wrong-phase", "cards are being played")
            elif not self.may_claim():
                raise IllegalClaim("nothing-to-claim", "no claim is possible now")
        elif isinstance(action, ClaimOut):
            raise IllegalClaim("nothing-to-claim", "no claim is possible now")
        elif self.phase is not _AUCTION:
            raise RuleError("wrong-phase", "the deal is over")
        elif isinstance(action, PlayCard | Announce):
            raise RuleError("wrong-phase", "the auction is still running")
        else:
            self.auction.verify(seat, action)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action that `verify` accepted, for the seat to act; nothing follows from a claim here."""
        if isinstance(action, PlayCard):
            self.plays.append(action)
            return self._play(action.card)
        if isinstance(action, Announce):
            self.plays.append(action)
            return self._announce(action)
        if isinstance(action, ClaimOut):
            self.plays.append(action)
            return ()
        assert self.to_act is not None
        called = CallMade(self.to_act, action)
        self.auction.apply(action)
        self.to_act = self.auction.to_act
        self._legal = None
        return (called, self._end_auction()) if self.auction.closed else (called,)

    def declarations(self) -> tuple[Declaration, ...]:
        """Every combination of the deal with what became of it; meaningful once the deal is over."""
        assert self.contract is not None
        return declarations_of_deal(
            self.rules,
            self.start_hands,
            self.contract.strain,
            self.first,
            self.tricks,
            self._silent(),
            raspasy=self.contract.raspasy,
        )

    def facts(self, carry: int) -> DealFacts:
        """What scoring needs; `carry` are the points waiting from earlier deals."""
        assert self.contract is not None
        assert self.over
        return DealFacts(
            contract=self.contract,
            taker=self._side(self.contract.seat),
            card_points=tuple(self.points),
            tricks=tuple(self.tricks_by_side),
            last_trick=self._side(self.tricks[-1].winner),
            declarations=self.declarations(),
            carry=carry,
            raspasy=self.contract.raspasy,
        )

    def secured(self, side: Side) -> int:
        """Points that a side can no longer lose in this deal, for «доезд» (docs/rules.md section 5).

        Tricks won, its winning combinations (with a trick, where the game asks for one) and a belote of which a card
        has been shown; doubled in no trumps.
        """
        assert self.contract is not None
        shown = card_set(card for trick in self.tricks for card in trick.cards) | card_set(self.trick)
        return secured_points(
            self.rules, self.contract.strain, side, self.points, self.tricks_by_side, self.declarations(), shown
        )

    def _side(self, seat: Seat) -> Side:
        return side_of(seat, self.rules.players)

    def _partner_holds(self) -> bool:
        return self._pairs and bool(self.trick) and (self.holder ^ 2) == self.to_act

    def _card_fault(self, card: Card) -> str:
        if self.must_announce():
            return "announce-first"
        return self.refusal(card) or "wrong-phase"

    def _silent(self) -> frozenset[Seat]:
        return frozenset(seat for seat, kinds in self.announced.items() if not kinds)

    def _announce(self, action: Announce) -> tuple[Event, ...]:
        seat = self.to_act
        assert seat is not None
        self._legal = None
        return (self._say(seat, self.spoken(seat) if action.aloud else ()),)

    def _say(self, seat: Seat, kinds: tuple[DeclarationKind, ...]) -> Announced:
        self.announced[seat] = kinds
        return Announced(seat, kinds)

    def _end_auction(self) -> AuctionEnded:
        contract = self.auction.contract
        if contract is None and self.rules.raspasy:
            turned = self.dealing.turned
            assert turned is not None
            contract = Contract(self.first, 0, strain_of(turned), 1, raspasy=True)
        if contract is None:
            self.phase = _FINISHED
            self.to_act = None
            return AuctionEnded(None)
        self.contract = contract
        deal_rest(self.rules, self.deck, self.first, contract.seat, self.dealing)
        self.hands = self.dealing.hands.copy()
        self.start_hands = self.seen_hands = tuple(self.hands)
        if self.rules.open_cards:
            seats = range(self.rules.players)
            self.start_hands = tuple(self.dealing.all_cards(seat) for seat in seats)
            self.seen_hands = tuple(map(self.playable, seats))
        self.strengths = STRENGTHS[contract.strain]
        self.phase = _PLAY
        self.to_act = self.first
        return AuctionEnded(contract)

    def _play(self, card: Card) -> tuple[Event, ...]:
        seat = self.to_act
        assert seat is not None
        self._legal = None
        bit = 1 << card
        if self.hands[seat] & bit:
            self.hands[seat] ^= bit
        else:
            self.dealing.turn_up(seat, card)
        trick, held = self.trick, self.holder_card
        if held is None or self.strengths.beats[held] & bit:
            self.holder, self.holder_card = seat, card
        trick.append(card)
        events: tuple[Event, ...] = (_CARD_PLAYED[seat][card],)
        if self._speaks:
            events += self._said_with_first_card(seat)
        if len(trick) < self._players:
            self.to_act = (seat + 1) % self._players
            return events
        return (*events, self._take_trick())

    def _said_with_first_card(self, seat: Seat) -> tuple[Announced, ...]:
        """What the table says for a seat with its first card (`declare = spoken`)."""
        kinds = () if self.tricks else self.spoken(seat)
        return (self._say(seat, kinds),) if kinds else ()

    def _take_trick(self) -> TrickTaken:
        winner = self.holder
        values = self.strengths.points
        trick = self.trick
        points = 0
        for card in trick:
            points += values[card]
        last = not self.hands[winner] and not self.dealing.face_up[winner]
        if last:
            points += LAST_TRICK_POINTS
            self.phase = _FINISHED
        self.tricks.append(Trick(self.leader, tuple(trick), winner, points))
        side = winner & 1 if self._pairs else winner
        self.points[side] += points
        self.tricks_by_side[side] += 1
        trick.clear()
        self.leader = winner
        self.holder_card = None
        self.to_act = None if last else winner
        return TrickTaken(len(self.tricks), winner, points)
