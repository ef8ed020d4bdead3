"""Names and descriptions of slash commands in every language, from `commands.ftl`.

A command is declared with `named("cmd-table-open")` and `described("cmd-table-open")`, a parameter with
`rename(game=named("opt-game"))` and `describe(game=described("opt-game"))`, a choice with `chosen("choice-pace-live")`,
a context menu with `named`. Their English is what Discord shows where there is no translation; `CommandTranslator`
supplies the rest when the tree is synchronised.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from discord import Locale
from discord.app_commands import (
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.texts.catalog import CatalogError, Texts
from bot.texts.languages import Language, language_for

_BASE: Final = Language.EN

_DESCRIPTIONS: Final = frozenset(
    {
        TranslationContextLocation.command_description,
        TranslationContextLocation.group_description,
        TranslationContextLocation.parameter_description,
    }
)
_WHOLE: Final = frozenset({TranslationContextLocation.choice_name, TranslationContextLocation.other})


def named(key: str) -> locale_str:
    """The name of a command, group, parameter or context menu; raises `CatalogError` for an unknown key."""
    return _marked(key, ".name")


def described(key: str) -> locale_str:
    """The description of a command, group or parameter; raises `CatalogError` for an unknown key."""
    return _marked(key, ".description")


def chosen(key: str) -> locale_str:
    """A choice of a parameter; raises `CatalogError` for an unknown key."""
    return _marked(key, "")


class CommandTranslator(Translator):
    """Gives Discord the translations of every `locale_str` that carries a catalog key."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in the language of `locale`, or None where the English one serves."""
        key = string.extras.get("key")
        language = language_for(locale.value, _BASE)
        if key is None or language is _BASE:
            return None
        return self._texts.get(language, key + _attribute(context.location))


def _attribute(location: TranslationContextLocation) -> str:
    if location in _WHOLE:
        return ""
    return ".description" if location in _DESCRIPTIONS else ".name"


@cache
def _base_texts() -> Texts:
    """The English catalogs, read once: commands are declared while modules are imported."""
    return Texts.load((_BASE,))


def _marked(key: str, attribute: str) -> locale_str:
    texts = _base_texts()
    if not texts.has(_BASE, key + attribute):
        raise CatalogError(f"no command text {key}{attribute}")
    return locale_str(texts.get(_BASE, key + attribute), key=key)
