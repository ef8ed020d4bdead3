"""One module per auction system, all with the methods of `base.Auction`; `open_auction` chooses by `Rules.bidding`."""

from __future__ import annotations

from engine.auctions.base import Auction
from engine.auctions.contract import ContractAuction
from engine.auctions.ladder import LadderAuction
from engine.auctions.turned import TurnedAuction
from engine.cards import Card
from engine.rules import Rules
from engine.seats import Seat


def open_auction(rules: Rules, first: Seat, turned: Card | None) -> Auction:
    """The auction of a new deal: `first` speaks first, `turned` is the open card where the game has one."""
    if turned is not None:
        return TurnedAuction(rules, first, turned)
    return LadderAuction(rules, first) if rules.bidding == "ladder" else ContractAuction(rules, first)


__all__ = ["Auction", "open_auction"]
