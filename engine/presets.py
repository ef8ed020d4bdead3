"""The named sets of rules that the club offers (rules.md section 10). Keys are stored: never rename one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.errors import RulesError
from engine.rules import Rules

_PRESETS: Final[Mapping[str, Rules]] = {
    "club": Rules(),
    "ffb": Rules(
        preset="ffb",
        capot_bid=True,
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
}


def preset_names() -> tuple[str, ...]:
    """The keys of all presets, the club's own first."""
    return tuple(_PRESETS)


def preset(name: str) -> Rules:
    """The rules of a preset; raises `RulesError` (`unknown-preset`)."""
    try:
        return _PRESETS[name]
    except (KeyError, TypeError):
        raise RulesError("unknown-preset", f"there is no preset {name!r}") from None


def rules_from_dict(data: Mapping[str, Any]) -> Rules:
    """Rules from `{"preset": …, "options": {…}}`; options left out keep the preset's value. Raises `RulesError`."""
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise RulesError("bad-option", "options must be an object")
    return preset(data.get("preset", "club")).with_options(options)  # pyright: ignore[reportUnknownArgumentType]
