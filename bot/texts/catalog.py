"""The catalogs: Project Fluent files read from the package, and the sentences made from them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Final, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt, FluentNumber
from fluent.syntax import ast

from bot.texts.languages import LOCALES, SOURCE, Language
from bot.texts.manner import Manner

Argument: TypeAlias = str | int
"""A value put into a sentence.

Numbers choose plural forms and are written without group separators. An `IntEnum` of the engine is passed on as the
name of its member (`Suit.HEARTS` as `hearts`), a bool as `yes` or `no`, so that a sentence can choose by it. Text of a
member's own choosing must have gone through `bot.texts.escape` first. No text may exceed 2,500 characters.
"""

_log: Final = logging.getLogger(__name__)


class CatalogError(Exception):
    """A catalog file that cannot be used: a syntax error or a key defined twice."""


class Texts:
    """All catalogs of all languages. Build it with `load`; once the bot knows its emojis it notes them in `emojis`."""

    def __init__(self, bundles: Mapping[Language, FluentBundle]) -> None:
        self._bundles = bundles
        self.emojis: dict[str, str] = {}
        """How Discord writes each of our emojis, by its name; letters stand in the place of a missing one."""
        self._reported: set[tuple[Language, str, str]] = set()

    @classmethod
    def load(cls, languages: Iterable[Language] = tuple(Language), area: str | None = None) -> Texts:
        """The catalogs of the package, of one `area` (a file's name without `.ftl`) or all; raises `CatalogError`."""
        return cls({language: _bundle(language, _sources(language, area)) for language in languages})

    def say(self, language: Language, manner: Manner | None = None) -> Say:
        """The sentences of one language, cards written in that manner (for all eyes where none is given)."""
        return Say(self, language, manner or Manner())

    def has(self, language: Language, key: str) -> bool:
        """Whether that language has a sentence for `key` (`name` or `name.attribute`)."""
        return self._pattern(language, key) is not None

    def get(self, language: Language, key: str, /, **args: Argument) -> str:
        """The sentence for `key` (`name` or `name.attribute`) with its arguments filled in.

        A missing key falls back to Russian, then to the key itself; that and a missing argument are logged as an error
        once, never raised: a fault in a sentence must not cost anybody the game.
        """
        pattern = self._pattern(language, key)
        if pattern is None:
            self._report(language, key, "there is no such sentence")
            language, pattern = SOURCE, self._pattern(SOURCE, key)
            if pattern is None:
                return key
        values = {name: _value(value) for name, value in args.items()}
        text, faults = self._bundles[language].format_pattern(pattern, values)
        for fault in faults:
            self._report(language, key, str(fault))
        return str(text)

    def _pattern(self, language: Language, key: str) -> Pattern | None:
        bundle = self._bundles.get(language)
        name, _, attribute = key.partition(".")
        if bundle is None or not bundle.has_message(name):
            return None
        message: Message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _report(self, language: Language, key: str, fault: str) -> None:
        note = (language, key, fault)
        if note not in self._reported:
            self._reported.add(note)
            _log.error("Sentence %s in %s: %s", key, language, fault)


@dataclass(frozen=True, slots=True)
class Say:
    """One language: `say("table-turn-play", seat=2, member=…)`."""

    texts: Texts
    language: Language
    manner: Manner = field(default_factory=Manner)
    """How cards are written (`bot.texts.cards`)."""

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The sentence for `key`; see `Texts.get`."""
        return self.texts.get(self.language, key, **args)

    def labelled(self, label: str, value: str) -> str:
        """A value after its name, with the colon that the language writes: «Надёжность: 91», « Fiabilité : 91 »."""
        return self("labelled", label=label, value=value)

    def listed(self, items: Iterable[str]) -> str:
        """Things in a row as a sentence has them: «А, Б и В»."""
        return format_list(list(items), locale=self.language)


def _value(value: Argument) -> str | FluentNumber:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, IntEnum):
        return value.name.lower().replace("_", "-")
    if isinstance(value, int):
        return FluentInt(value, useGrouping=False)
    return str(value.value) if isinstance(value, Enum) else value


def _sources(language: Language, area: str | None) -> dict[str, str]:
    """File names and contents of a language's catalogs."""
    found = {
        entry.name: entry.read_text(encoding="utf-8")
        for entry in (LOCALES / language).iterdir()
        if entry.name.endswith(".ftl") and area in (None, entry.name.removesuffix(".ftl"))
    }
    if not found:
        raise CatalogError(f"no catalogs for {language} {area or ''}".rstrip())
    return dict(sorted(found.items()))


def _bundle(language: Language, sources: Mapping[str, str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    seen: dict[str, str] = {}
    for name, source in sources.items():
        resource = FluentResource(source)
        for item in resource.body:
            if isinstance(item, ast.Junk):
                line = source.count("\n", 0, item.span.start if item.span else 0) + 1
                raise CatalogError(f"{language}/{name}:{line}: {item.annotations[0].message}")
            if isinstance(item, ast.Message | ast.Term):
                key = ("-" if isinstance(item, ast.Term) else "") + item.id.name
                if key in seen:
                    raise CatalogError(f"{language}/{name}: {key} is already defined in {seen[key]}")
                seen[key] = name
        bundle.add_resource(resource)
    return bundle
