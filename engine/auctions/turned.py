"""The auction over a turned card (docs/rules.md sections 3 and 5).

Round 1 offers the suit of the turned card: take it or pass. Round 2 lets each name another suit (with the option, the
turned one too; in the pair game also no trumps and all trumps). The first to buy ends the auction; a pass by all in
both rounds throws the deal in, or starts raspasy where the game has them.
"""

from __future__ import annotations

from engine.actions import PASS, TAKE, Bid, Call, Pass, Take
from engine.auctions.base import check_turn
from engine.cards import Card, Strain, suit_of
from engine.errors import IllegalCall
from engine.results import Contract
from engine.rules import Rules
from engine.seats import Seat


class TurnedAuction:
    """One running auction over the card `turned`."""

    __slots__ = ("calls", "closed", "contract", "first", "rules", "to_act", "turned")

    def __init__(self, rules: Rules, first: Seat, turned: Card | None) -> None:
        assert turned is not None, "the auction is over a turned card"
        self.rules = rules
        self.first = first
        self.turned: Card = turned
        self.to_act = first
        self.calls: list[tuple[Seat, Call]] = []
        self.contract: Contract | None = None
        self.closed = False

    def clone(self) -> TurnedAuction:
        """An independent copy."""
        twin = TurnedAuction(self.rules, self.first, self.turned)
        twin.to_act = self.to_act
        twin.calls = self.calls.copy()
        twin.contract = self.contract
        twin.closed = self.closed
        return twin

    @property
    def second_round(self) -> bool:
        """Whether everybody has passed on the turned suit."""
        return len(self.calls) >= self.rules.players

    def strains(self) -> tuple[Strain, ...]:
        """What may be named in the second round, ascending."""
        own = suit_of(self.turned)
        rules = self.rules
        return tuple(strain for strain in rules.game.auction.strains if strain != own or rules.round2_allow_turned_suit)

    def legal(self) -> tuple[Call, ...]:
        """Every word that the seat to act may say."""
        if self.closed:
            return ()
        if not self.second_round:
            return (PASS, TAKE)
        return (PASS, *(Bid(0, strain) for strain in self.strains()))

    def verify(self, seat: Seat, call: Call) -> None:
        """Raise `IllegalCall` with the reason where the word may not be said."""
        check_turn(self, seat)
        if call in self.legal():
            return
        if isinstance(call, Take):
            raise IllegalCall("turned-suit-refused", "the turned suit was passed by all")
        if isinstance(call, Bid) and call.price == 0:
            if call.strain not in self.rules.game.auction.strains:
                raise IllegalCall("strain-not-in-game", "only a suit can be trump in this game")
            code = "turned-suit-refused" if self.second_round else "first-round"
            raise IllegalCall(code, "that suit cannot be named now")
        raise IllegalCall("call-not-in-game", f"{type(call).__name__} is not said in this game")

    def apply(self, call: Call) -> None:
        """Say a word that `verify` accepted."""
        seat = self.to_act
        self.calls.append((seat, call))
        self.to_act = (seat + 1) % self.rules.players
        if isinstance(call, Pass):
            self.closed = len(self.calls) == 2 * self.rules.players
            return
        strain = call.strain if isinstance(call, Bid) else Strain(suit_of(self.turned))
        self.contract = Contract(seat, 0, strain)
        self.closed = True


def asked(rules: Rules, number: int, bid: Bid | None, turned: Card | None) -> tuple[Strain, ...]:
    """The strains that the word after so many others could have bought."""
    assert turned is not None, "the auction is over a turned card"
    own = Strain(suit_of(turned))
    if number < rules.players:
        return (own,)
    return tuple(strain for strain in rules.game.auction.strains if strain != own)
