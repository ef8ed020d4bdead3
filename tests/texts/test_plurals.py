"""Plural forms as the languages have them, for numbers that are easily got wrong."""

import pytest

from bot.texts import Language, Texts

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 111, 112, 162, 1000, 1001)

RUSSIAN = dict.fromkeys(NUMBERS, "many")
RUSSIAN |= dict.fromkeys((1, 21, 101, 1001), "one") | dict.fromkeys((2, 4, 22, 102, 162), "few")


@pytest.mark.parametrize(
    ("language", "key", "forms"),
    [
        (Language.RU, "count-points", {"one": "очко", "few": "очка", "many": "очков"}),
        (Language.RU, "count-deals", {"one": "раздача", "few": "раздачи", "many": "раздач"}),
        (Language.RU, "count-minutes", {"one": "минута", "few": "минуты", "many": "минут"}),
        (Language.RU, "count-days", {"one": "день", "few": "дня", "many": "дней"}),
        (Language.UK, "count-points", {"one": "очко", "few": "очки", "many": "очок"}),
        (Language.UK, "count-deals", {"one": "роздача", "few": "роздачі", "many": "роздач"}),
        (Language.UK, "count-minutes", {"one": "хвилина", "few": "хвилини", "many": "хвилин"}),
        (Language.UK, "count-days", {"one": "день", "few": "дні", "many": "днів"}),
    ],
)
def test_russian_and_ukrainian_count_by_the_last_two_digits(
    texts: Texts, language: Language, key: str, forms: dict[str, str]
) -> None:
    said = [texts.get(language, key, n=number) for number in NUMBERS]

    assert said == [f"{number} {forms[RUSSIAN[number]]}" for number in NUMBERS]


@pytest.mark.parametrize("language", [Language.RU, Language.UK])
@pytest.mark.parametrize("number", [1, 2, 5, 11, 21, 22, 162])
def test_a_negative_number_takes_the_form_of_its_size(texts: Texts, language: Language, number: int) -> None:
    assert texts.get(language, "count-points", n=-number) == "-" + texts.get(language, "count-points", n=number)


def test_english_has_one_singular(texts: Texts) -> None:
    said = [texts.get(Language.EN, "count-deals", n=number) for number in (0, 1, 2, 11, 21, 101)]

    assert said == ["0 deals", "1 deal", "2 deals", "11 deals", "21 deals", "101 deals"]


def test_the_case_fits_where_a_number_stands_in_a_sentence(texts: Texts) -> None:
    assert [texts.get(Language.RU, "lobby-waiting", free=free) for free in (1, 2, 3)] == [
        "Ждём ещё 1 игрока",
        "Ждём ещё 2 игроков",
        "Ждём ещё 3 игроков",
    ]
    assert [texts.get(Language.UK, "lobby-waiting", free=free) for free in (1, 3)] == [
        "Чекаємо ще на 1 гравця",
        "Чекаємо ще на 3 гравців",
    ]
    assert [texts.get(Language.RU, "cli-verify-ok", deals=deals)[:19] for deals in (1, 3, 21, 40)] == [
        "Проверена 1 раздача",
        "Проверены 3 раздачи",
        "Проверена 21 раздач",
        "Проверено 40 раздач",
    ]
