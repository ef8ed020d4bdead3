"""The named sets of rules that the club offers (docs/rules.md section 10). Keys are stored: never rename one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from engine.errors import RulesError
from engine.rules import Rules

_FOUR_HANDED: Final[Mapping[str, Rules]] = {
    "club": Rules(),
    "ffb": Rules(
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
    ),
    "classic": Rules(
        preset="classic",
        bidding="turned",
        contra=False,
        undertrump=False,
        cap5=True,
        scoring="classic",
        litige="carry",
    ),
    "ukrainian": Rules(
        preset="ukrainian",
        bidding="turned",
        contra=False,
        decl_contest="per_kind",
        cap5=True,
        failed_declarations="to_defenders",
        scoring="classic",
        litige="carry",
    ),
    "bulgarian": Rules(
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
    ),
    "pair": Rules(
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
    ),
}


def _small(name: str, players: int, *, open_cards: bool = False) -> Rules:
    """A form for two or three (docs/rules.md section 7): the Bulgarian game, each for himself."""
    return replace(
        _FOUR_HANDED["bulgarian"],
        preset=name,
        players=players,
        deck_cards=32 if open_cards else 24,
        open_cards=open_cards,
    )


_PRESETS: Final[Mapping[str, Rules]] = {
    **_FOUR_HANDED,
    "two": _small("two", 2),
    "three": _small("three", 3),
    "open": _small("open", 2, open_cards=True),
}


PLAYERS: Final[Mapping[str, tuple[int, ...]]] = {
    "classic": (2, 3, 4),
    "ukrainian": (2, 3, 4),
    "two": (2,),
    "three": (3,),
    "open": (2,),
}
"""How many may play a game, for those that are not for four only (docs/rules.md sections 3 and 7)."""


def preset_names() -> tuple[str, ...]:
    """The keys of all presets, the club's own first."""
    return tuple(_PRESETS)


def preset(name: str) -> Rules:
    """The rules of a preset; raises `RulesError` (`unknown-preset`)."""
    try:
        return _PRESETS[name]
    except (KeyError, TypeError):
        raise RulesError("unknown-preset", f"there is no preset {name!r}") from None


def players_of(name: str) -> tuple[int, ...]:
    """How many may play the game of a preset, the preset's own number among them."""
    return PLAYERS.get(name, (4,))


def preset_for(name: str, players: int | None = None) -> Rules:
    """The rules of a preset for that many players (None: its own number); two and three play with 24 cards.

    Raises `RulesError`: `unknown-preset`, or `players-not-in-game` for a number that cannot play it.
    """
    rules = preset(name)
    if players is None or players == rules.players:
        return rules
    if players not in players_of(name):
        raise RulesError("players-not-in-game", f"{name} is not played by {players}")
    return replace(rules, players=players, deck_cards=32 if players == 4 else 24)


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
