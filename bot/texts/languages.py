"""The languages the club speaks and how they follow from what Discord says about a member or a server."""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Final

LOCALES: Final = files("bot") / "locales"
"""One folder of catalogs for each language."""


class Language(StrEnum):
    """A language with catalogs: a folder of `bot/locales` with that name, an ISO 639 code that Discord and CLDR know.

    Only the two that the code itself needs are written here; the others are found when the program starts, so that a
    new language is a new folder.
    """

    _ignore_ = "_found"

    RU = "ru"
    EN = "en"
    for _found in sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()):
        if _found not in (RU, EN):
            vars()[_found.upper()] = _found


SOURCE: Final = Language.RU
"""The language sentences are written in first, and the one a missing sentence falls back to."""


def language_for(discord_locale: str | None, default: Language) -> Language:
    """The language for a Discord locale (`ru`, `uk`, `en-US`, `en-GB`, …); `default` where the club has none for it."""
    code = (discord_locale or "").partition("-")[0].lower()
    try:
        return Language(code)
    except ValueError:
        return default
