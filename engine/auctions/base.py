"""What every auction system offers, so that a deal need not know which one it plays."""

from __future__ import annotations

from typing import Protocol

from engine.actions import CONTRA, SURCONTRA, THIRD_DOUBLE, Call
from engine.errors import IllegalCall
from engine.results import Contract
from engine.rules import Rules
from engine.seats import Seat, side_of


class Auction(Protocol):
    """A running auction: mutable; `clone` before trying something."""

    to_act: Seat
    calls: list[tuple[Seat, Call]]
    closed: bool

    @property
    def contract(self) -> Contract | None:
        """The standing contract, final once `closed`; None while nobody bid, or where the deal is thrown in."""
        ...

    def legal(self) -> tuple[Call, ...]:
        """Every word the seat to act may say, `pass` first where it is allowed."""
        ...

    def verify(self, seat: Seat, call: Call) -> None:
        """Raise `IllegalCall` with the reason where the word may not be said."""
        ...

    def apply(self, call: Call) -> None:
        """Say a word that `verify` accepted."""
        ...

    def clone(self) -> Auction:
        """An independent copy."""
        ...


def check_turn(auction: Auction, seat: Seat) -> None:
    """Raise `IllegalCall` (`wrong-phase`, `not-your-turn`) where the seat may not speak at all."""
    if auction.closed:
        raise IllegalCall("wrong-phase", "the auction is over")
    if seat != auction.to_act:
        raise IllegalCall("not-your-turn", f"seat {auction.to_act} speaks")


DOUBLINGS: tuple[Call, ...] = (CONTRA, SURCONTRA, THIRD_DOUBLE)
"""The words that double, by the multiplier's power of two that they answer: 1, 2, 4."""


def doublings(rules: Rules, standing: Contract, seat: Seat) -> tuple[Call, ...]:
    """The doubling words, one at most, that the seat may say on the standing bid."""
    level = standing.multiplier.bit_length() - 1
    levels = 3 if rules.third_doubling else 2
    own = side_of(seat, rules.players) == side_of(standing.seat, rules.players)
    return (DOUBLINGS[level],) if rules.contra and level < levels and own == (level == 1) else ()


def doubling_fault(rules: Rules, standing: Contract | None, seat: Seat, call: Call) -> str | None:
    """Why the seat may not say contra, surcontra or the third double on the standing bid; None where it may.

    Contra is for the opponents of the bidder on an undoubled bid, surcontra for the bidder's side after a contra, the
    third level (an option) for the opponents again.
    """
    level = DOUBLINGS.index(call)
    if standing is None or not rules.contra:
        return "nothing-to-double"
    if level == 2 and not rules.third_doubling:
        return "call-not-in-game"
    own = side_of(seat, rules.players) == side_of(standing.seat, rules.players)
    if level == 1 and not own:
        return "not-declarer" if standing.multiplier > 1 else "not-doubled"
    if level != 1 and own:
        return "own-contract"
    if standing.multiplier < 1 << level:
        return "not-doubled"
    return "already-doubled" if standing.multiplier > 1 << level else None
