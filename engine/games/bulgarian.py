"""Bulgarian belot: a ladder of contracts, scored in match points (docs/rules.md section 4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import Bid
from engine.auctions.ladder import LadderAuction
from engine.cards import Card, Strain
from engine.dealing import in_two_parts
from engine.games.game import ALL_STRAINS, AuctionSystem, Game, Preset, ScoringSystem
from engine.rules import Rules
from engine.scoring import match_points
from engine.scoring.estimate import estimate_more
from engine.scoring.sheet import NO_TRUMPS_FACTOR
from engine.seats import Seat


def _open(rules: Rules, first: Seat, turned: Card | None) -> LadderAuction:
    return LadderAuction(rules, first)


def _asked(rules: Rules, number: int, bid: Bid | None, turned: Card | None) -> tuple[Strain, ...]:
    return tuple(strain for strain in ALL_STRAINS if bid is None or strain > bid.strain)


def _bidding(rules: Rules) -> Iterable[str]:
    return ("rules-auction-ladder", "contra", "contra_freezes", "third_doubling", "dealer_must_choose")


def _scoring(rules: Rules) -> Iterable[str]:
    yield from ("rules-score-more", "rules-score-inside", "failed_declarations", "belote_stays")
    yield from ("rules-no-trumps-double", "rules-match-points", "litige", "litige_includes_belote", "hanging_half")
    if rules.contra:
        yield "rules-contra-bound"
    if rules.capot_bonus:
        yield "rules-valat"
    yield from ("nt_doubles_valat", "valat_mult", "contra_void_on_valat", "capot_bonus", "kirtik")


AUCTION = AuctionSystem(
    name="ladder",
    layout=in_two_parts,
    open=_open,
    asked=_asked,
    sentences=_bidding,
    strains=ALL_STRAINS,
    options=frozenset({"contra", "contra_freezes", "third_doubling", "dealer_must_choose"}),
)

SCORING = ScoringSystem(
    name="match_points",
    score=match_points.score,
    estimate=estimate_more,
    sentences=_scoring,
    targets=(51, 101, 151, 201),
    deal_points=16,
    no_trumps_factor=NO_TRUMPS_FACTOR,
    options=frozenset(
        {
            *("litige", "litige_includes_belote", "hanging_half", "kirtik"),
            *("valat_mult", "nt_doubles_valat", "contra_void_on_valat"),
        }
    ),
    values={"litige": ()},
)


def bulgarian() -> Rules:
    """The rules of the game of four."""
    return Rules(
        preset="bulgarian",
        bidding="ladder",
        contra_freezes=False,
        undertrump=False,
        declare="spoken",
        decl_contest="per_kind",
        trump_tiebreak=False,
        cap5=True,
        split8=True,
        failed_declarations="to_defenders",
        belote_stays=False,
        belote_must_follow=True,
        scoring="match_points",
        litige="carry",
        litige_includes_belote=True,
        target=151,
        end_on_valat=False,
    )


def _presets() -> tuple[Preset, ...]:
    return (Preset(bulgarian()),)


GAME = Game(AUCTION, SCORING, _presets, place=3)
