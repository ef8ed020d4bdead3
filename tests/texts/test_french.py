"""What French asks of its catalogs beyond keys and plurals: its spaces, its quotation marks, its words of the game."""

import re

import pytest

from bot.texts import Language, Texts
from bot.texts.cards import call_label, card_name, cards_label, lettering_of, strain_label
from engine.actions import CONTRA, PASS, SURCONTRA, TAKE
from engine.cards import Strain, Suit, parse_card
from tests.texts.catalogs import LOCALES

FRENCH = Language("fr")
CODE = re.compile(r"`[^`]*`")


def lines():
    for path in sorted((LOCALES / FRENCH).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}: {line}", CODE.sub("", line)


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        (r" [;!?:»%]|« ", "a space that may break"),
        (r"[^\s\d;\[][!?»]|«(?!\u00a0)|[^\W\d][:;]( |$)|\}[:;]", "no space at all"),
        (r"\w'\w", "a straight apostrophe"),
        (r"[“”]", "English quotation marks"),
    ],
)
def test_punctuation_has_the_spaces_of_french_which_never_break(fault: str, what: str) -> None:
    assert [place for place, line in lines() if re.search(fault, line)] == [], what


def test_zero_and_one_are_singular(texts: Texts) -> None:
    said = [texts.get(FRENCH, "count-deals", n=number) for number in (0, 1, 2, 21, 1000000)]

    assert said == ["0 donne", "1 donne", "2 donnes", "21 donnes", "1000000 donnes"]


def test_cards_are_named_as_on_french_decks(texts: Texts) -> None:
    say = texts.say(FRENCH)
    cards = [parse_card(code) for code in ("JH", "9H", "QD", "KS", "AC")]

    assert cards_label(say, cards[:3]) == "V♥ 9♥ D♦"
    assert lettering_of(say) == "french"
    assert [card_name(say, card) for card in cards] == [
        "valet de cœur",
        "neuf de cœur",
        "dame de carreau",
        "roi de pique",
        "as de trèfle",
    ]


def test_the_auction_speaks_as_tables_do(texts: Texts) -> None:
    say = texts.say(FRENCH)

    assert [call_label(say, call) for call in (PASS, TAKE, CONTRA, SURCONTRA)] == [
        "passe",
        "je prends",
        "contre",
        "surcontre",
    ]
    assert [strain_label(say, strain) for strain in (Strain.NO_TRUMPS, Strain.ALL_TRUMPS)] == ["SA", "TA"]
    assert say("error-must-follow", suit=Suit.HEARTS) == "Il faut fournir à cœur."


def test_a_value_after_its_name_has_the_colon_of_the_language(texts: Texts) -> None:
    assert texts.say(FRENCH).labelled("Fiabilité", "91") == "Fiabilité\u00a0: 91"
    assert texts.say(Language.RU).labelled("Надёжность", "91") == "Надёжность: 91"
