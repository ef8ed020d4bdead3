"""The Bulgarian auction: clubs < diamonds < hearts < spades < no trumps < all trumps (docs/rules.md section 4).

A higher contract cancels a contra or recontra on a lower one. As many passes in a row as there are other players close
the auction; a pass by all at the start throws the deal in, or with «мус» the dealer must choose.
"""

from __future__ import annotations

from engine.actions import PASS, Bid, Call, Pass
from engine.auctions.base import DOUBLINGS, check_turn, doubling_fault, doublings
from engine.cards import Strain
from engine.errors import IllegalCall
from engine.results import Contract
from engine.rules import Rules
from engine.seats import Seat


class LadderAuction:
    """One running auction."""

    __slots__ = ("_passes", "calls", "closed", "contract", "first", "rules", "to_act")

    def __init__(self, rules: Rules, first: Seat) -> None:
        self.rules = rules
        self.first = first
        self.to_act = first
        self.calls: list[tuple[Seat, Call]] = []
        self.contract: Contract | None = None
        self.closed = False
        self._passes = 0

    def clone(self) -> LadderAuction:
        """An independent copy."""
        twin = LadderAuction(self.rules, self.first)
        twin.to_act = self.to_act
        twin.calls = self.calls.copy()
        twin.contract = self.contract
        twin.closed = self.closed
        twin._passes = self._passes
        return twin

    def legal(self) -> tuple[Call, ...]:
        """Every word that the seat to act may say."""
        if self.closed:
            return ()
        calls: list[Call] = [] if self._must_choose() else [PASS]
        calls.extend(Bid(0, strain) for strain in Strain if self._bid_fault(strain) is None)
        if self.contract is not None:
            calls.extend(doublings(self.rules, self.contract, self.to_act))
        return tuple(calls)

    def verify(self, seat: Seat, call: Call) -> None:
        """Raise `IllegalCall` with the reason where the word may not be said."""
        check_turn(self, seat)
        fault: str | None = "call-not-in-game"
        if isinstance(call, Pass):
            fault = "dealer-must-choose" if self._must_choose() else None
        elif isinstance(call, Bid) and call.price == 0:
            fault = self._bid_fault(call.strain)
        elif call in DOUBLINGS:
            fault = doubling_fault(self.rules, self.contract, seat, call)
        if fault is not None:
            raise IllegalCall(fault, f"{type(call).__name__} cannot be said now")

    def apply(self, call: Call) -> None:
        """Say a word that `verify` accepted."""
        seat = self.to_act
        players = self.rules.players
        self.calls.append((seat, call))
        if isinstance(call, Pass):
            self._passes += 1
            self.closed = self._passes == (players if self.contract is None else players - 1)
        else:
            self._passes = 0
            if isinstance(call, Bid):
                self.contract = Contract(seat, 0, call.strain)
            else:
                assert self.contract is not None
                standing = self.contract
                self.contract = Contract(standing.seat, 0, standing.strain, standing.multiplier * 2)
        self.to_act = (seat + 1) % players

    def _must_choose(self) -> bool:
        """«Мус»: everybody else has passed and the dealer may not."""
        return self.rules.dealer_must_choose and self.contract is None and self._passes == self.rules.players - 1

    def _bid_fault(self, strain: Strain) -> str | None:
        if self.contract is None:
            return None
        if self.contract.multiplier > 1 and self.rules.contra_freezes:
            return "contract-frozen"
        return None if strain > self.contract.strain else "bid-too-low"
