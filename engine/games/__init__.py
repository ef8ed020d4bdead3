"""The games of the club: a module of this folder that defines `GAME` is a game, and nothing else needs to know it.

`Rules.game` is the look-up that everybody uses. Auctions and scorings are found by the names that rules are stored
with; a pair of them that no module offers is a game without presets.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from engine.errors import RulesError
from engine.games.game import AuctionSystem, Game, ScoringSystem


@cache
def games() -> tuple[Game, ...]:
    """Every game, in the order in which they are offered."""
    names = sorted(found.name for found in iter_modules(__path__))
    modules = [import_module(f"{__name__}.{name}") for name in names]
    offered: list[Game] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return tuple(sorted(offered, key=lambda game: game.place))


@cache
def game_of(bidding: str, scoring: str) -> Game:
    """The game of rules with that auction and that scoring; raises `RulesError` (`bad-option`) for an unknown name."""
    auctions, scorings = _auctions(), _scorings()
    if bidding not in auctions:
        raise RulesError("bad-option", f"option bidding must be one of {tuple(auctions)}, not {bidding!r}")
    if scoring not in scorings:
        raise RulesError("bad-option", f"option scoring must be one of {tuple(scorings)}, not {scoring!r}")
    auction, scores = auctions[bidding], scorings[scoring]
    offered = (game for game in games() if game.auction is auction and game.scoring is scores)
    return next(offered, Game(auction, scores))


@cache
def _auctions() -> Mapping[str, AuctionSystem]:
    return MappingProxyType({game.auction.name: game.auction for game in games()})


@cache
def _scorings() -> Mapping[str, ScoringSystem]:
    return MappingProxyType({game.scoring.name: game.scoring for game in games()})
