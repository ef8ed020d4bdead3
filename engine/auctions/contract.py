"""The auction of the contract games: a price with a trump suit, contra, surcontra (rules.md section 2).

Each bid must be higher in price than the last; suits are not ranked. A pass is never final. Three passes after a bid or
a contra close the auction, a surcontra closes it at once, four passes at the start throw the deal in.
"""

from __future__ import annotations

from engine.actions import PASS, Bid, Call, Pass, Surcontra
from engine.auctions.base import DOUBLINGS, check_turn, doubling_fault
from engine.cards import Strain
from engine.errors import IllegalCall
from engine.results import Contract
from engine.rules import Rules
from engine.seats import Seat

CAPOT_PRICE = 250
_BID_SUITS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)


class ContractAuction:
    """One running auction; `closed` says that it is over and `contract` what was bought (None: thrown in)."""

    __slots__ = ("_passes", "_players", "bid", "bidder", "calls", "closed", "first", "multiplier", "rules", "to_act")

    def __init__(self, rules: Rules, first: Seat) -> None:
        self.rules = rules
        self.first = first
        self.to_act = first
        self.calls: list[tuple[Seat, Call]] = []
        self.bid: Bid | None = None
        self.bidder: Seat = first
        self.multiplier = 1
        self.closed = False
        self._passes = 0
        self._players = rules.players

    def clone(self) -> ContractAuction:
        """An independent copy."""
        twin = ContractAuction(self.rules, self.first)
        twin.to_act = self.to_act
        twin.calls = self.calls.copy()
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.multiplier = self.multiplier
        twin.closed = self.closed
        twin._passes = self._passes
        return twin

    @property
    def contract(self) -> Contract | None:
        """The standing contract; final once `closed`."""
        if self.bid is None:
            return None
        return Contract(self.bidder, self.bid.price, self.bid.strain, self.multiplier)

    def prices(self) -> tuple[int, ...]:
        """The prices that may still be bid, ascending."""
        rules = self.rules
        if self.multiplier > 1 and rules.contra_freezes:
            return ()
        lowest = rules.min_bid if self.bid is None else self.bid.price + rules.bid_step
        prices = tuple(range(lowest, rules.max_bid + 1, rules.bid_step))
        if rules.capot_bid and (self.bid is None or self.bid.price < CAPOT_PRICE):
            return (*prices, CAPOT_PRICE)
        return prices

    def legal(self) -> tuple[Call, ...]:
        """Every word that the seat to act may say."""
        if self.closed:
            return ()
        calls: list[Call] = [PASS]
        calls.extend(Bid(price, strain) for price in self.prices() for strain in _BID_SUITS)
        standing = self.contract
        calls.extend(call for call in DOUBLINGS if doubling_fault(self.rules, standing, self.to_act, call) is None)
        return tuple(calls)

    def verify(self, seat: Seat, call: Call) -> None:
        """Raise `IllegalCall` with the reason where the word may not be said."""
        check_turn(self, seat)
        if isinstance(call, Pass):
            return
        if isinstance(call, Bid):
            self._verify_bid(call)
            return
        if call not in DOUBLINGS:
            raise IllegalCall("call-not-in-game", f"{type(call).__name__} is not said in this game")
        fault = doubling_fault(self.rules, self.contract, seat, call)
        if fault is not None:
            raise IllegalCall(fault, f"{type(call).__name__} cannot be said now")

    def apply(self, call: Call) -> None:
        """Say a word that `verify` accepted."""
        seat = self.to_act
        self.calls.append((seat, call))
        if isinstance(call, Pass):
            self._passes += 1
            self.closed = self._passes == (self._players if self.bid is None else self._players - 1)
        else:
            self._passes = 0
            if isinstance(call, Bid):
                self.bid, self.bidder, self.multiplier = call, seat, 1
            else:
                self.multiplier *= 2
                self.closed = isinstance(call, Surcontra)
        self.to_act = (seat + 1) % self._players

    def _verify_bid(self, call: Bid) -> None:
        rules = self.rules
        if call.strain.suit is None:
            raise IllegalCall("strain-not-in-game", "only a suit can be trump in this game")
        if self.multiplier > 1 and rules.contra_freezes:
            raise IllegalCall("contract-frozen", "after a contra the price cannot be raised")
        capot = rules.capot_bid and call.price == CAPOT_PRICE
        if not capot:
            if call.price > rules.max_bid:
                raise IllegalCall("bid-too-high", f"{call.price} is above {rules.max_bid}")
            if (call.price - rules.min_bid) % rules.bid_step:
                raise IllegalCall("bid-not-in-steps", f"{call.price} is not in steps of {rules.bid_step}")
        lowest = rules.min_bid if self.bid is None else self.bid.price + 1
        if call.price < lowest:
            raise IllegalCall("bid-too-low", f"{call.price} is too low")
