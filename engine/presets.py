"""The named sets of rules that the club offers (docs/rules.md section 10). Their names are stored: never change one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from engine.errors import RulesError
from engine.games import games
from engine.games.game import Preset
from engine.rules import Rules
from engine.seats import in_pairs


@cache
def _presets() -> Mapping[str, Preset]:
    return MappingProxyType({preset.rules.preset: preset for game in games() for preset in game.presets()})


def _preset(name: str) -> Preset:
    try:
        return _presets()[name]
    except (KeyError, TypeError):
        raise RulesError("unknown-preset", f"there is no preset {name!r}") from None


def preset_names() -> tuple[str, ...]:
    """The keys of all presets, the club's own first."""
    return tuple(_presets())


def preset(name: str) -> Rules:
    """The rules of a preset; raises `RulesError` (`unknown-preset`)."""
    return _preset(name).rules


def players_of(name: str) -> tuple[int, ...]:
    """How many may play the game of a preset, the preset's own number among them."""
    return _preset(name).players


def preset_for(name: str, players: int | None = None) -> Rules:
    """The rules of a preset for that many players (None: its own number); two and three play with 24 cards.

    Raises `RulesError`: `unknown-preset`, or `players-not-in-game` for a number that cannot play it.
    """
    rules = preset(name)
    if players is None or players == rules.players:
        return rules
    if players not in players_of(name):
        raise RulesError("players-not-in-game", f"{name} is not played by {players}")
    return replace(rules, players=players, deck_cards=32 if in_pairs(players) else 24)


@lru_cache(maxsize=256)
def changed_options(rules: Rules) -> tuple[str, ...]:
    """The options whose value is not that of the preset for so many players, in the order of the fields."""
    usual = replace(preset(rules.preset), players=rules.players, deck_cards=rules.deck_cards)
    return tuple(option.name for option in fields(Rules) if getattr(rules, option.name) != getattr(usual, option.name))


def rules_from_dict(data: Mapping[str, Any]) -> Rules:
    """Rules from `{"preset": …, "options": {…}}`; options left out keep the preset's value. Raises `RulesError`."""
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise RulesError("bad-option", "options must be an object")
    return preset(data.get("preset", "club")).with_options(options)  # pyright: ignore[reportUnknownArgumentType]
