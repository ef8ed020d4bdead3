"""The picture of card order: the engine's own tables, small enough, and in words for who cannot see it."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.pictures.names import Colours
from bot.pictures.paint import paint
from bot.render.help.order import order_picture, suit_values
from bot.render.help.rules import rules_screen
from bot.render.screen import MAX_ALT
from bot.texts import Language
from engine.cards import Rank, Strain, Suit, make_card, rank_of
from engine.presets import preset, preset_names
from engine.strengths import LAST_TRICK_POINTS, STRENGTHS
from tests.faults import faults
from tests.render.samples import RU, TEXTS


@pytest.mark.parametrize("name", preset_names())
def test_rows_have_the_cards_of_the_game_in_the_order_and_with_the_points_of_the_engine(name: str) -> None:
    rules = preset(name)
    scene = order_picture(RU, rules, Colours.TWO).scene
    for row, strain in zip(scene.rows, (Strain.HEARTS, Strain.HEARTS), strict=True):
        table = STRENGTHS[strain]
        cards = [card for card, _ in row.cards]
        assert len(cards) == rules.deck_cards // 4
        assert all(table.beats[low] >> high & 1 for high, low in pairwise(cards))
        assert [points for _, points in row.cards] == [table.points[card] for card in cards]
    trump, plain = (sum(points for _, points in row.cards) for row in scene.rows)
    assert trump + 3 * plain + LAST_TRICK_POINTS == STRENGTHS[Strain.HEARTS].total


def test_no_trumps_and_all_trumps_are_named_where_the_game_has_them() -> None:
    assert [row.title for row in order_picture(RU, preset("club"), Colours.TWO).scene.rows] == [
        "Козырь",
        "Простая масть",
    ]
    assert [row.title for row in order_picture(RU, preset("pair"), Colours.TWO).scene.rows] == [
        "Козырь · каждая масть в ВК",
        "Простая масть · каждая масть в БК",
    ]
    for strain, suit in ((Strain.ALL_TRUMPS, Suit.HEARTS), (Strain.NO_TRUMPS, Suit.SPADES)):
        row = order_picture(RU, preset("bulgarian"), Colours.TWO).scene.rows[strain is Strain.NO_TRUMPS]
        assert row.cards == suit_values(preset("bulgarian"), strain, suit)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", preset_names())
def test_the_description_says_every_card_and_its_points_in_order(language: Language, name: str) -> None:
    say = TEXTS.say(language)
    picture = order_picture(say, preset(name), Colours.TWO)
    told = [f"{say('rank-name', rank=rank_of(card))} {n}" for row in picture.scene.rows for card, n in row.cards]
    places = [picture.alt.index(told[0])]
    for words in told[1:]:
        places.append(picture.alt.index(words, places[-1]))
    assert places == sorted(places)
    assert len(picture.alt) <= MAX_ALT
    assert faults(rules_screen(say, preset(name), colours=Colours.FOUR)) == ()


def test_the_picture_is_small_and_a_changed_value_changes_it() -> None:
    for name in preset_names():
        drawn = paint(order_picture(RU, preset(name), Colours.TWO).scene)
        assert len(drawn) < 30_000
        assert Image.open(BytesIO(drawn)).size[0] == 640
    latin = order_picture(TEXTS.say(Language.EN), preset("club"), Colours.TWO).scene
    assert paint(latin) != paint(order_picture(RU, preset("club"), Colours.TWO).scene)


def test_words_alone_where_pictures_are_not_wanted() -> None:
    assert rules_screen(RU, preset("club")).pictures == ()
    jack = make_card(Rank.JACK, Suit.HEARTS)
    assert suit_values(preset("club"), Strain.HEARTS, Suit.HEARTS)[0] == (jack, 20)
