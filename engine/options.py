"""The options that a table may argue about, and which of them mean something in a game (docs/rules.md section 10.2).

Everything else is settled by the presets: twenty switches would help nobody. A choice is offered only where it changes
the game that is chosen.
"""

from __future__ import annotations

from typing import Final

from engine.presets import changed_options, players_of, preset_for
from engine.rules import OptionValue, Rules

TABLE_OPTIONS: Final = (
    "players",
    "target",
    "deck",
    "undertrump",
    "over_partner_trump_led",
    "declare",
    "decl_tie",
    "one_card_one_decl",
    "no_trumps_four_aces",
    "must_beat",
    "litige",
    "rounding",
    "both_over",
    "valat_mult",
    "third_doubling",
    "dealer_must_choose",
    "kirtik",
)
"""In the order in which they are shown."""

_FLAGS: Final[tuple[OptionValue, ...]] = (True, False)
_CHOICES: Final[dict[str, tuple[OptionValue, ...]]] = {
    "deck": ("shuffled", "cut"),
    "declare": ("automatic", "spoken", "asked"),
    "decl_tie": ("cancel", "first"),
    "litige": ("carry", "dedans", "taker_wins"),
    "rounding": ("none", "nearest10"),
    "both_over": ("higher", "taker", "defenders"),
}
_TARGETS: Final[dict[str, tuple[int, ...]]] = {
    "contract": (501, 1000, 1500, 2000),
    "classic": (500, 1000, 1500),
    "match_points": (51, 101, 151, 201),
    "pair": (501, 1001),
}


def options_of(rules: Rules) -> tuple[str, ...]:
    """The options that are worth arguing about in that game, in the order in which they are shown."""
    return tuple(name for name in TABLE_OPTIONS if _matters(rules, name))


def values_of(rules: Rules, name: str) -> tuple[OptionValue, ...]:
    """What the option may be in that game; the present value is always among them."""
    present: OptionValue = getattr(rules, name)
    values: tuple[OptionValue, ...] = _CHOICES.get(name, _FLAGS)
    if name == "players":
        values = players_of(rules.preset)
    elif name == "target":
        values = _TARGETS[rules.scoring]
    elif name == "litige" and rules.scoring == "pair":
        values = ("carry", "dedans")
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


def _matters(rules: Rules, name: str) -> bool:
    """Whether another value of the option would make another game."""
    pairs = rules.players == 4
    match name:
        case "players":
            return len(players_of(rules.preset)) > 1
        case "over_partner_trump_led":
            return pairs
        case "declare":
            return rules.declarations and rules.scoring in ("match_points", "pair")
        case "decl_tie" | "one_card_one_decl":
            return rules.declarations
        case "no_trumps_four_aces":
            return rules.declarations and rules.bidding == "ladder" and not rules.no_trumps_declarations
        case "must_beat" | "rounding":
            return rules.scoring == "contract"
        case "litige":
            return rules.scoring != "match_points" and rules.players != 3 and _can_be_equal(rules)
        case "both_over":
            return pairs
        case "valat_mult" | "kirtik":
            return rules.scoring == "match_points"
        case "third_doubling" | "dealer_must_choose":
            return rules.bidding == "ladder"
        case _:
            return True


def _can_be_equal(rules: Rules) -> bool:
    """Whether equal points decide anything: in the contract games only where the defence must be beaten."""
    return rules.scoring != "contract" or rules.must_beat
