"""Command texts: Discord's limits in every language, and the translator that hands them over."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Locale, app_commands
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.texts import CatalogError, Language, Texts
from bot.texts.commands import CommandTranslator, chosen, described, named
from tests.texts.catalogs import languages, sentences

COMMAND_KEYS = sorted(key for key in sentences("ru") if sentences("ru")[key].file == "commands.ftl")


def names(texts: Texts, language: str, prefix: str) -> Iterator[tuple[str, str]]:
    for key in COMMAND_KEYS:
        if key.startswith(prefix) and key.endswith(".name"):
            yield key, texts.get(Language(language), key)


def siblings(key: str) -> tuple[str, int]:
    """The group a command belongs to: subcommands share the key of their group."""
    parts = key.removesuffix(".name").split("-")
    return "-".join(parts[:2]) if len(parts) > 2 else "", len(parts)


@pytest.mark.parametrize("language", languages())
def test_names_of_commands_and_parameters_are_what_discord_accepts(texts: Texts, language: str) -> None:
    for prefix in ("cmd-", "opt-"):
        for key, name in names(texts, language, prefix):
            assert re.fullmatch(r"[-_\w]{1,32}", name), key
            assert name == name.lower(), key


@pytest.mark.parametrize("language", languages())
def test_no_two_commands_of_a_group_and_no_two_parameters_have_the_same_name(texts: Texts, language: str) -> None:
    commands = [(siblings(key), name) for key, name in names(texts, language, "cmd-")]
    parameters = [name for _, name in names(texts, language, "opt-")]

    assert len(set(commands)) == len(commands)
    assert len(set(parameters)) == len(parameters)


@pytest.mark.parametrize("language", languages())
def test_descriptions_and_choices_have_from_1_to_100_characters(texts: Texts, language: str) -> None:
    for key in COMMAND_KEYS:
        if key.endswith(".description") or "." not in key:
            assert 1 <= len(texts.get(Language(language), key)) <= 100, key


def test_every_command_and_parameter_has_a_name_and_a_description() -> None:
    stems = {key.partition(".")[0] for key in COMMAND_KEYS if key.startswith(("cmd-", "opt-"))}

    assert stems
    for stem in stems:
        assert {f"{stem}.name", f"{stem}.description"} <= set(COMMAND_KEYS)


def test_english_is_what_a_command_is_declared_with() -> None:
    assert str(named("cmd-table-open")) == "open"
    assert str(described("cmd-table-open")) == "Open a table in this channel"
    assert str(chosen("choice-pace-days")) == "By days"


@pytest.mark.parametrize("mark", [named, described, chosen])
def test_a_command_cannot_be_declared_with_an_unknown_key(mark: Any) -> None:
    with pytest.raises(CatalogError, match="no command text cmd-nothing"):
        mark("cmd-nothing")


async def test_a_tree_is_sent_with_the_names_of_every_language(texts: Texts) -> None:
    group = app_commands.Group(name=named("cmd-table"), description=described("cmd-table"))

    @group.command(name=named("cmd-table-open"), description=described("cmd-table-open"))
    @app_commands.rename(pace=named("opt-pace"))
    @app_commands.describe(pace=described("opt-pace"))
    @app_commands.choices(pace=[app_commands.Choice(name=chosen("choice-pace-live"), value="live")])
    async def open_table(interaction: Any, pace: str) -> None:
        raise AssertionError("only its texts are looked at")

    payload = await group.get_translated_payload(_tree(), CommandTranslator(texts))

    assert payload["name"] == "table"
    assert payload["name_localizations"].items() >= {"ru": "стол", "uk": "стіл"}.items()
    assert payload["description_localizations"]["uk"] == "Столи клубу: відкрити, сісти, повернутися"
    command = payload["options"][0]
    assert command["name_localizations"].items() >= {"ru": "открыть", "uk": "відкрити"}.items()
    assert command["description_localizations"]["ru"] == "Открыть стол в этом канале"
    option = command["options"][0]
    assert (option["name"], option["name_localizations"]["ru"]) == ("pace", "темп")
    assert option["description_localizations"]["ru"] == "Вживую или по дням"
    assert option["choices"][0]["name_localizations"].items() >= {"ru": "Вживую", "uk": "Наживо"}.items()


async def test_text_without_a_key_and_languages_without_catalogs_are_left_to_discord(texts: Texts) -> None:
    translator = CommandTranslator(texts)
    context: Any = TranslationContext(TranslationContextLocation.other, None)

    assert await translator.translate(locale_str("plain"), Locale.russian, context) is None
    for locale in (Locale.american_english, Locale.british_english, Locale.japanese):
        assert await translator.translate(chosen("choice-pace-live"), locale, context) is None


def _tree() -> Any:
    """A stand-in for the command tree: a payload needs nothing of it here but its defaults."""
    return SimpleNamespace(
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
