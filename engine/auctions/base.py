"""What every auction system offers, so that a deal need not know which one it plays."""

from __future__ import annotations

from typing import Protocol

from engine.actions import Call
from engine.errors import IllegalCall
from engine.results import Contract
from engine.seats import Seat


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
