"""Loading catalogs and saying sentences."""

import logging
import subprocess
import sys
from enum import IntEnum

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.texts import CatalogError, Language, Texts, language_for
from bot.texts import catalog as catalog_module


def texts_of(**sources: str) -> Texts:
    """Catalogs given as text instead of files."""
    bundles = {}
    for language, source in sources.items():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        bundles[Language(language)] = bundle
    return Texts(bundles)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ru", Language.RU),
        ("uk", Language.UK),
        ("en-US", Language.EN),
        ("en-GB", Language.EN),
        ("tlh", Language.UK),
        ("zh-CN", Language.UK),
        ("", Language.UK),
        (None, Language.UK),
    ],
)
def test_a_locale_of_discord_chooses_a_language_of_the_club_or_the_default(
    locale: str | None, language: Language
) -> None:
    assert language_for(locale, Language.UK) is language


def test_a_number_is_written_without_separators_in_every_language(texts: Texts) -> None:
    for language in Language:
        assert "12340" in texts.get(language, "score-deal-total", points=12340)


def test_a_value_of_an_enum_chooses_by_the_name_of_its_member_and_a_flag_by_yes_and_no() -> None:
    class Colour(IntEnum):
        DARK_RED = 0

    texts = texts_of(
        ru="a = { $colour ->\n    [dark-red] вишня\n   *[other] ?\n }\nb = { $on ->\n    [yes] да\n   *[no] нет\n }"
    )

    assert texts.get(Language.RU, "a", colour=Colour.DARK_RED) == "вишня"
    assert [texts.get(Language.RU, "b", on=flag) for flag in (True, False)] == ["да", "нет"]


def test_names_are_not_wrapped_in_invisible_isolates(texts: Texts) -> None:
    assert texts.get(Language.RU, "lobby-host", member="<@1>") == "Хозяин стола: <@1>"


@pytest.mark.expects_errors
def test_a_sentence_of_one_language_falls_back_to_russian_and_is_reported_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    texts = texts_of(ru="hello = Привет, { $name }", uk="bye = Бувай")

    with caplog.at_level(logging.ERROR):
        assert [texts.get(Language.UK, "hello", name="А") for _ in range(3)] == ["Привет, А"] * 3

    assert [record.message for record in caplog.records] == ["Sentence hello in uk: there is no such sentence"]


@pytest.mark.expects_errors
def test_an_unknown_key_is_shown_as_it_is_and_reported(caplog: pytest.LogCaptureFixture) -> None:
    texts = texts_of(ru="cmd =\n    .name = имя")

    with caplog.at_level(logging.ERROR):
        assert texts.get(Language.RU, "nothing-here") == "nothing-here"
        assert texts.get(Language.RU, "cmd") == "cmd"
        assert texts.get(Language.RU, "cmd.description") == "cmd.description"

    assert len(caplog.records) == 3
    assert texts.get(Language.RU, "cmd.name") == "имя"


@pytest.mark.expects_errors
def test_a_missing_argument_is_reported_once_and_costs_nobody_the_game(caplog: pytest.LogCaptureFixture) -> None:
    texts = texts_of(ru="hello = Привет, { $name }")

    with caplog.at_level(logging.ERROR):
        assert texts.get(Language.RU, "hello") == texts.get(Language.RU, "hello")

    assert [record.levelname for record in caplog.records] == ["ERROR"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("good = Хорошо\nbad = { $open", "ru/a.ftl:2: "),
        ("twice = Раз\ntwice = Два", "twice is already defined in a.ftl"),
        ("plain text", "ru/a.ftl:1: "),
    ],
)
def test_a_broken_catalog_is_refused_with_its_place(source: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog_module, "_sources", lambda *_: {"a.ftl": source})

    with pytest.raises(CatalogError, match=fault):
        Texts.load((Language.RU,))


def test_a_language_without_catalogs_is_refused() -> None:
    with pytest.raises(CatalogError, match="no catalogs for ru nowhere"):
        Texts.load((Language.RU,), area="nowhere")


@pytest.mark.parametrize(
    ("language", "words"), [(Language.RU, "А, Б и В"), (Language.UK, "А, Б і В"), (Language.EN, "А, Б, and В")]
)
def test_things_in_a_row_are_joined_as_the_language_joins_them(texts: Texts, language: Language, words: str) -> None:
    say = texts.say(language)

    assert say.listed(["А", "Б", "В"]) == words
    assert say.listed(["А"]) == "А"
    assert say.listed([]) == ""


def test_texts_load_without_any_warning() -> None:
    code = "from bot.texts import Language, Texts; print(Texts.load().get(Language.RU, 'count-points', n=5))"

    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, check=False)

    assert run.stderr.decode() == ""
    assert run.returncode == 0
