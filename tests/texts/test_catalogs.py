"""The catalogs against each other, against the engine's words and against the languages' own grammar."""

import logging
import re

import discord
import pytest
from babel import Locale

from bot.texts import SOURCE, Language, Texts
from engine.cards import Rank, Strain, Suit
from engine.results import DeclarationKind
from tests.texts.catalogs import LOCALES, languages, sentences
from tests.texts.samples import sample

OTHERS = [language for language in languages() if language != SOURCE]
CATCH_ALL = frozenset({"other", "suit"})


def _names(kind: type[Suit | Rank | Strain]) -> frozenset[str]:
    return frozenset(member.name.lower().replace("_", "-") for member in kind)


VARIANTS: dict[str, frozenset[str]] = {
    "suit": _names(Suit),
    "rank": _names(Rank),
    "strain": _names(Strain),
    "kind": frozenset(kind.value for kind in DeclarationKind),
    "seat": frozenset("0123"),
    "side": frozenset("01"),
    "multiplier": frozenset("1248"),
}


def test_every_folder_of_catalogs_is_a_language_of_the_club() -> None:
    assert languages() == tuple(sorted(language.value for language in Language))


def test_every_language_calls_itself_by_a_name_of_its_own(texts: Texts) -> None:
    names = [texts.get(language, "language-name") for language in Language]

    assert len(set(names)) == len(names)
    for language in Language:
        assert texts.get(language, "language-name") == Locale.parse(language).get_display_name().capitalize()


@pytest.mark.parametrize("language", languages())
def test_discord_has_a_locale_for_every_language(language: str) -> None:
    assert language in {locale.value.partition("-")[0] for locale in discord.Locale}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_the_source_no_more_and_no_fewer(language: str) -> None:
    source, other = set(sentences(SOURCE)), set(sentences(language))

    assert source - other == set(), "missing"
    assert other - source == set(), "unknown"


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_stands_in_the_same_file_and_has_the_same_arguments_in_every_language(language: str) -> None:
    for key, source in sentences(SOURCE).items():
        other = sentences(language)[key]
        assert other.arguments == source.arguments, key
        assert other.file == source.file, key


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_a_word_has_the_same_cases_in_every_language(language: str) -> None:
    def cases(name: str, key: str) -> dict[str, set[str]]:
        chosen: dict[str, set[str]] = {}
        for selector in sentences(name)[key].selectors:
            if not selector.plural:
                chosen.setdefault(selector.argument, set()).update(selector.variants)
        return chosen

    for key in sentences(SOURCE):
        assert cases(SOURCE, key).items() <= cases(language, key).items(), key


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_plural_that_whole_numbers_need_is_written(language: str) -> None:
    needed = {Locale.parse(language).plural_form(number) for number in range(1000)}

    plurals = [
        (key, selector)
        for key, sentence in sentences(language).items()
        for selector in sentence.selectors
        if selector.plural
    ]

    assert plurals
    for key, selector in plurals:
        assert needed <= selector.variants, key
        assert selector.default in needed, key


@pytest.mark.parametrize("language", languages())
def test_a_sentence_that_is_plural_in_one_language_is_plural_in_all(language: str) -> None:
    def plural(name: str) -> set[str]:
        return {key for key, entry in sentences(name).items() if any(s.plural for s in entry.selectors)}

    assert plural(language) == plural(SOURCE)


@pytest.mark.parametrize("language", languages())
def test_a_choice_by_a_word_of_the_engine_knows_all_its_words(language: str) -> None:
    for key, sentence in sentences(language).items():
        for selector in sentence.selectors:
            words = VARIANTS.get(selector.argument)
            if words is None:
                continue
            if selector.default in CATCH_ALL:
                assert selector.variants - CATCH_ALL <= words, key
            else:
                assert selector.variants == words, key


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str, texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    say = texts.say(Language(language))
    with caplog.at_level(logging.ERROR):
        for key, sentence in sentences(language).items():
            text = say(key, **{name: sample(name) for name in sentence.arguments})
            assert "{" not in text, key
            assert "???" not in text, key
            assert "  " not in text, key
            assert text == text.strip() or key == "doubling-suffix", key

    assert caplog.records == []


@pytest.mark.parametrize("language", languages())
def test_nothing_is_assumed_about_the_gender_of_a_member(language: str, texts: Texts) -> None:
    say = texts.say(Language(language))
    for key, sentence in sentences(language).items():
        text = say(key, **{name: sample(name) for name in sentence.arguments})
        assert not re.search(r"\w\(\w{1,2}\)|\bhe\b|\bhis\b|\bhim\b", text), key


@pytest.mark.parametrize("language", languages())
def test_labels_of_buttons_fit_on_a_button(language: str, texts: Texts) -> None:
    buttons = [key for key in sentences(language) if "-button-" in key]

    assert buttons
    for key in buttons:
        for seat in range(4):
            assert len(texts.get(Language(language), key, seat=seat)) <= 38, key


@pytest.mark.parametrize("language", languages())
def test_titles_labels_and_hints_fit_into_a_form(language: str, texts: Texts) -> None:
    say = texts.say(Language(language))
    forms = [key for key in sentences(language) if re.match(r"(?!error-)[\w-]*-form-|setup-", key)]

    assert forms
    for key in forms:
        text = say(key, **{name: sample(name) for name in sentences(language)[key].arguments})
        assert len(text) <= (100 if key.endswith("-hint") else 45), key


def _explained(file: str) -> set[str]:
    lines = (LOCALES / SOURCE / file).read_text(encoding="utf-8").splitlines()
    return set(re.findall(r"\$([a-z_]+)", "".join(line for line in lines if line.startswith("###"))))


def test_every_argument_is_explained_at_the_head_of_its_file_or_of_the_common_one() -> None:
    for key, sentence in sentences(SOURCE).items():
        assert sentence.arguments <= _explained(sentence.file) | _explained("common.ftl"), key


def test_no_argument_is_explained_that_no_sentence_has() -> None:
    arguments: dict[str, set[str]] = {}
    for sentence in sentences(SOURCE).values():
        arguments.setdefault(sentence.file, set()).update(sentence.arguments)
    everywhere = set[str]().union(*arguments.values())

    for file, own in arguments.items():
        assert _explained(file) <= (everywhere if file == "common.ftl" else own), file


def test_a_reference_leads_to_a_sentence() -> None:
    for language in languages():
        known = sentences(language)
        for key, sentence in known.items():
            assert sentence.references <= set(known), f"{language} {key}"
