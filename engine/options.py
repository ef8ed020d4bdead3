"""The options that a table may argue about, and which of them mean something in a game (docs/rules.md section 10.2).

Everything else is settled by the presets: twenty switches would help nobody. A choice is offered only where it changes
the game that is chosen. What is asked here stands at the fields of `Rules` and in the systems of `games/`.
"""

from __future__ import annotations

from typing import Final

from engine.presets import changed_options, players_of, preset_for
from engine.rules import OPTIONS, OptionValue, Rules

TABLE_OPTIONS: Final = tuple(
    sorted((name for name, option in OPTIONS.items() if option.place), key=lambda name: OPTIONS[name].place)
)
"""In the order in which they are shown."""


def options_of(rules: Rules) -> tuple[str, ...]:
    """The options that are worth arguing about in that game, in the order in which they are shown."""
    return tuple(
        name
        for name in TABLE_OPTIONS
        if rules.knows(name) and OPTIONS[name].offered(rules) and len(_choices(rules, name)) > 1
    )


def values_of(rules: Rules, name: str) -> tuple[OptionValue, ...]:
    """What the option may be in that game; the present value is always among them."""
    present: OptionValue = getattr(rules, name)
    values = _choices(rules, name)
    if present in values:
        return values
    return tuple(sorted((*values, present), key=lambda value: (str(type(value)), value)))


def with_option(rules: Rules, name: str, value: OptionValue) -> Rules:
    """The rules with one of their table options changed; another number of players brings its pack.

    Raises `RulesError`: `unknown-option` for one that means nothing in that game, `bad-option`, `conflicting-options`.
    """
    if name == "players" and type(value) is int:
        kept = {option: getattr(rules, option) for option in changed_options(rules)}
        return preset_for(rules.preset, value).with_options(kept)
    return rules.with_options({name: value})


def changed_table_options(rules: Rules) -> tuple[str, ...]:
    """The table options whose value is not the preset's own."""
    changed = set(changed_options(rules))
    if rules.players != preset_for(rules.preset).players:
        changed.add("players")
    return tuple(name for name in TABLE_OPTIONS if name in changed)


def _choices(rules: Rules, name: str) -> tuple[OptionValue, ...]:
    """What a table may choose of an option in that game."""
    if name == "players":
        return players_of(rules.preset)
    if name == "target":
        return rules.game.scoring.targets
    narrowed = rules.game.values(name)
    return OPTIONS[name].values if narrowed is None else narrowed
