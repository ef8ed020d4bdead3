"""The forms for two and three: Bulgarian belot, each alone (docs/rules.md section 7)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.bulgarian import AUCTION, SCORING, bulgarian
from engine.games.game import Game, Preset


def _small(name: str, players: int, *, open_cards: bool = False) -> Preset:
    deck_cards = 32 if open_cards else 24
    rules = replace(bulgarian(), preset=name, players=players, deck_cards=deck_cards, open_cards=open_cards)
    return Preset(rules, (players,))


def _presets() -> tuple[Preset, ...]:
    return (_small("two", 2), _small("three", 3), _small("open", 2, open_cards=True))


GAME = Game(AUCTION, SCORING, _presets, place=5)
