"""The games over a turned card, classic French and Ukrainian: its suit is taken or passed (docs/rules.md section 3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.auctions.turned import TurnedAuction, asked
from engine.dealing import over_a_turned_card
from engine.games.game import AuctionSystem, Game, Preset, ScoringSystem
from engine.rules import Rules
from engine.scoring import classic
from engine.scoring.estimate import estimate_more


def _bidding(rules: Rules) -> Iterable[str]:
    return ("rules-auction-turned", "round2_allow_turned_suit")


def _scoring(rules: Rules) -> Iterable[str]:
    yield from ("rules-score-more", "rules-score-dedans", "failed_declarations", "belote_stays")
    yield from ("litige", "litige_includes_belote")
    if rules.capot_bonus:
        yield "rules-capot-premium"
    yield from ("defence_capot_bonus", "capot_bonus")


AUCTION = AuctionSystem(
    name="turned",
    layout=over_a_turned_card,
    open=TurnedAuction,
    asked=asked,
    sentences=_bidding,
    options=frozenset({"round2_allow_turned_suit"}),
    rounds=("auction-turned-first", "auction-turned-second"),
)

SCORING = ScoringSystem(
    name="classic",
    score=classic.score,
    estimate=estimate_more,
    sentences=_scoring,
    targets=(500, 1000, 1500),
    options=frozenset({"defence_capot_bonus", "litige", "litige_includes_belote"}),
    values={"declare": ()},
)


def _presets() -> tuple[Preset, ...]:
    french = Rules(
        preset="classic",
        bidding="turned",
        contra=False,
        undertrump=False,
        cap5=True,
        scoring="classic",
        litige="carry",
    )
    ukrainian = replace(
        french, preset="ukrainian", undertrump=True, decl_contest="per_kind", failed_declarations="to_defenders"
    )
    return (Preset(french, (2, 3, 4)), Preset(ukrainian, (2, 3, 4)))


GAME = Game(AUCTION, SCORING, _presets, place=2)
