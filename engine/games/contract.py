"""The contract games, the club's own and the federation's: price and trump are bid (docs/rules.md section 2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import Bid
from engine.auctions.contract import ContractAuction, prices
from engine.cards import Card, Strain
from engine.dealing import all_at_once
from engine.games.game import SUITS, AuctionSystem, Game, Preset, ScoringSystem
from engine.rules import Rules
from engine.scoring import contract
from engine.scoring.estimate import estimate_contract
from engine.seats import Seat


def _open(rules: Rules, first: Seat, turned: Card | None) -> ContractAuction:
    return ContractAuction(rules, first)


def _asked(rules: Rules, number: int, bid: Bid | None, turned: Card | None) -> tuple[Strain, ...]:
    return SUITS


def _bidding(rules: Rules) -> Iterable[str]:
    return ("rules-auction-contract", "capot_bid", "contra", "contra_freezes")


def _scoring(rules: Rules) -> Iterable[str]:
    return (
        *("must_beat", "rules-score-contract", "failed_declarations", "belote_stays"),
        *("litige", "litige_includes_belote", "contra_multiplies", "double_extras"),
        *("capot_points", "defence_capot_bonus", "capot_in_contra", "capot_bonus", "capot_takes_declarations"),
        "rounding",
    )


AUCTION = AuctionSystem(
    name="contract",
    layout=all_at_once,
    open=_open,
    asked=_asked,
    sentences=_bidding,
    prices=prices,
    options=frozenset({"min_bid", "max_bid", "bid_step", "capot_bid", "contra", "contra_freezes"}),
)

SCORING = ScoringSystem(
    name="contract",
    score=contract.score,
    estimate=estimate_contract,
    sentences=_scoring,
    targets=(501, 1000, 1500, 2000),
    priced=True,
    alone=False,
    options=frozenset(
        {
            *("must_beat", "litige", "litige_includes_belote", "contra_multiplies", "double_extras", "rounding"),
            *("capot_points", "capot_in_contra", "defence_capot_bonus", "capot_takes_declarations"),
        }
    ),
    values={"declare": ()},
)


def _presets() -> tuple[Preset, ...]:
    ffb = Rules(
        preset="ffb",
        capot_bid=True,
        capot_points=252,
        undertrump=False,
        cap5=True,
        failed_declarations="to_defenders",
        must_beat=True,
        double_extras=True,
        defence_capot_bonus=False,
        capot_takes_declarations=True,
        rounding="nearest10",
        need_trick_for_belote_win=True,
    )
    return (Preset(Rules(preset="club")), Preset(ffb))


GAME = Game(AUCTION, SCORING, _presets, place=1)
