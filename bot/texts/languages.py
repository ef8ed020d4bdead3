"""The languages the club speaks and how they follow from what Discord says about a member or a server."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language with complete catalogs: a folder of `bot/locales` of the same name."""

    RU = "ru"
    UK = "uk"
    EN = "en"


SOURCE: Final = Language.RU
"""The language sentences are written in first, and the one a missing sentence falls back to."""


def language_for(discord_locale: str | None, default: Language) -> Language:
    """The language for a Discord locale (`ru`, `uk`, `en-US`, `en-GB`, …); `default` where the club has none for it."""
    code = (discord_locale or "").partition("-")[0].lower()
    try:
        return Language(code)
    except ValueError:
        return default
