"""«Парный белот»: orders over a turned card, no trumps and all trumps too, raspasy (docs/rules.md section 5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.auctions.turned import TurnedAuction, asked
from engine.dealing import over_a_turned_card
from engine.games.game import ALL_STRAINS, AuctionSystem, Game, Preset, ScoringSystem
from engine.rules import Rules
from engine.scoring import pair
from engine.scoring.estimate import estimate_more
from engine.scoring.sheet import NO_TRUMPS_FACTOR


def _bidding(rules: Rules) -> Iterable[str]:
    return ("rules-auction-orders", "round2_allow_turned_suit", "raspasy")


def _scoring(rules: Rules) -> Iterable[str]:
    yield from ("rules-score-more", "rules-score-bayt", "failed_declarations", "belote_stays")
    yield from ("litige", "litige_includes_belote", "rules-no-trumps-double-all")
    if rules.capot_bonus:
        yield "rules-capot-premium"
    yield "capot_bonus"


AUCTION = AuctionSystem(
    name="orders",
    layout=over_a_turned_card,
    open=TurnedAuction,
    asked=asked,
    sentences=_bidding,
    strains=ALL_STRAINS,
    options=frozenset({"round2_allow_turned_suit", "raspasy"}),
    values={"no_trumps_four_aces": ()},
    rounds=("auction-orders-first", "auction-orders-second"),
)

SCORING = ScoringSystem(
    name="pair",
    score=pair.score,
    estimate=estimate_more,
    sentences=_scoring,
    targets=(501, 1001),
    alone=False,
    no_trumps_factor=NO_TRUMPS_FACTOR,
    options=frozenset({"litige", "litige_includes_belote"}),
    values={"litige": ("carry", "dedans")},
)


def _presets() -> tuple[Preset, ...]:
    rules = Rules(
        preset="pair",
        bidding="orders",
        contra=False,
        cap5=True,
        decl_requires_trick=True,
        failed_declarations="to_defenders",
        belote_stays=False,
        scoring="pair",
        capot_bonus=False,
        litige="carry",
        litige_includes_belote=True,
        raspasy=True,
        claim_out=True,
        target=1001,
        both_over="defenders",
    )
    return (Preset(rules),)


GAME = Game(AUCTION, SCORING, _presets, place=4)
