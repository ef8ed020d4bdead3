"""One module per auction system, all with the methods of `base.Auction`; `open_auction` chooses by `Rules.bidding`."""

from __future__ import annotations

from engine.auctions.base import Auction
from engine.auctions.contract import ContractAuction
from engine.cards import Card
from engine.errors import RulesError
from engine.rules import Rules
from engine.seats import Seat


def open_auction(rules: Rules, first: Seat, turned: Card | None) -> Auction:
    """The auction of a new deal: `first` speaks first, `turned` is the open card where the game has one."""
    if rules.bidding == "contract":
        return ContractAuction(rules, first)
    raise RulesError("unknown-option", f"no auction {rules.bidding!r} with {turned!r}")
