"""The auction of the contract games: a price with a trump suit, contra, surcontra (docs/rules.md section 2).

Each bid must be higher in price than the last; suits are not ranked. A pass is never final. Three passes after a bid or
a contra close the auction, a surcontra closes it at once, four passes at the start throw the deal in.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from operator import attrgetter
from typing import Final

from engine.actions import PASS, Bid, Call, Pass, Surcontra, call_code
from engine.auctions.base import DOUBLINGS, check_turn, doubling_fault, doublings
from engine.errors import IllegalCall
from engine.games.game import SUITS
from engine.results import Contract
from engine.rules import Rules
from engine.seats import Seat

CAPOT_PRICE: Final = 250
"""What a bid for all tricks costs."""

_PRICE = attrgetter("price")


def prices(rules: Rules) -> tuple[int, ...]:
    """Every price of a game, ascending; the one for all tricks last."""
    return _prices(rules.min_bid, rules.max_bid, rules.bid_step, rules.capot_bid)


@lru_cache(maxsize=64)
def _prices(lowest: int, highest: int, step: int, capot: bool) -> tuple[int, ...]:
    steps = range(lowest, highest + 1, step)
    return (*steps, CAPOT_PRICE) if capot and highest < CAPOT_PRICE else tuple(steps)


@lru_cache(maxsize=64)
def _bids(prices: tuple[int, ...]) -> tuple[Bid, ...]:
    """Every bid of a game, ascending in price, four suits each."""
    return tuple(Bid(price, strain) for price in prices for strain in SUITS)


class ContractAuction:
    """One running auction; `closed` says that it is over and `contract` what was bought (None: thrown in)."""

    __slots__ = ("_bids", "_passes", "_players", "calls", "closed", "contract", "first", "rules", "to_act")

    def __init__(self, rules: Rules, first: Seat) -> None:
        self.rules = rules
        self.first = first
        self.to_act = first
        self.calls: list[tuple[Seat, Call]] = []
        self.contract: Contract | None = None
        """The standing contract; final once `closed`."""
        self.closed = False
        self._bids = _bids(prices(rules))
        """The bids that are higher than all so far."""
        self._passes = 0
        self._players = rules.players

    def clone(self) -> ContractAuction:
        """An independent copy."""
        twin = ContractAuction(self.rules, self.first)
        twin.to_act = self.to_act
        twin.calls = self.calls.copy()
        twin.contract = self.contract
        twin.closed = self.closed
        twin._bids = self._bids
        twin._passes = self._passes
        return twin

    def legal(self) -> tuple[Call, ...]:
        """Every word that the seat to act may say."""
        if self.closed:
            return ()
        standing = self.contract
        if standing is None:
            return (PASS, *self._bids)
        bids = () if self._frozen() else self._bids
        return (PASS, *bids, *doublings(self.rules, standing, self.to_act))

    def verify(self, seat: Seat, call: Call) -> None:
        """Raise `IllegalCall` with the reason where the word may not be said."""
        check_turn(self, seat)
        if isinstance(call, Pass):
            return
        if isinstance(call, Bid):
            fault = self._bid_fault(call)
        elif call in DOUBLINGS:
            fault = doubling_fault(self.rules, self.contract, seat, call)
        else:
            raise IllegalCall("call-not-in-game", f"{type(call).__name__} is not said in this game")
        if fault is not None:
            raise IllegalCall(fault, f"{call_code(call)} cannot be said now")

    def apply(self, call: Call) -> None:
        """Say a word that `verify` accepted."""
        seat = self.to_act
        self.calls.append((seat, call))
        self.to_act = (seat + 1) % self._players
        if isinstance(call, Pass):
            self._passes += 1
            self.closed = self._passes == (self._players if self.contract is None else self._players - 1)
            return
        self._passes = 0
        if isinstance(call, Bid):
            self.contract = Contract(seat, call.price, call.strain)
            self._bids = self._bids[bisect_right(self._bids, call.price, key=_PRICE) :]
            return
        standing = self.contract
        assert standing is not None
        self.contract = Contract(standing.seat, standing.price, standing.strain, standing.multiplier * 2)
        self.closed = isinstance(call, Surcontra)

    def _frozen(self) -> bool:
        """Whether a contra has closed the bidding of prices."""
        return self.rules.contra_freezes and self.contract is not None and self.contract.multiplier > 1

    def _bid_fault(self, call: Bid) -> str | None:
        rules, price = self.rules, call.price
        if call.strain.suit is None:
            return "strain-not-in-game"
        if self._frozen():
            return "contract-frozen"
        if not (rules.capot_bid and price == CAPOT_PRICE):
            if price > rules.max_bid:
                return "bid-too-high"
            if (price - rules.min_bid) % rules.bid_step:
                return "bid-not-in-steps"
        lowest = rules.min_bid if self.contract is None else self.contract.price + 1
        return "bid-too-low" if price < lowest else None
