"""The picture of a table: everything public, nothing else, small, and intact whatever people are called."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.fonts import drawable, strip
from bot.pictures.scene import PLACES
from bot.pictures.table import draw_table
from bot.render.screen import MAX_ALT
from bot.render.table.picture import table_picture
from bot.render.table.table import table_card
from bot.texts import Language
from bot.texts.cards import card_name
from engine.cards import cards_of
from engine.presets import preset, preset_names
from engine.results import Phase
from tests.engine.matches import forget_legal
from tests.faults import faults
from tests.pictures.hard import HARD_NAMES, LIMIT
from tests.render.samples import PEOPLE, RU, TEXTS, at_random, find, play, table_of

NAMES = {101: "Анна", 102: "Борис", 103: "Віра", 104: "Grace"}


def picture(match, names=NAMES, say=RU):
    return table_picture(say, table_of(match, seats=PEOPLE[: match.rules.players]), names)


def opened(data):
    return Image.open(BytesIO(data)).convert("RGB")


def redealt(match, chance):
    """The match with every card that the public has not seen dealt anew."""
    twin = match.clone()
    deal = twin.deal
    face_up = sum(deal.dealing.face_up)
    turned = 1 << deal.dealing.turned if deal.dealing.turned is not None else 0
    hidden = [hand & ~face_up & ~turned for hand in deal.hands]
    cards = [card for hand in hidden for card in cards_of(hand)]
    cards += [lower for piles in deal.dealing.beneath for lower in piles.values()]
    chance.shuffle(cards)
    for piles in deal.dealing.beneath:
        piles.update({upper: cards.pop() for upper in piles})
    for seat, hand in enumerate(hidden):
        taken, cards = cards[: hand.bit_count()], cards[hand.bit_count() :]
        deal.hands[seat] = deal.hands[seat] & ~hand | sum(1 << card for card in taken)
    forget_legal(deal)
    return twin


@pytest.mark.parametrize("game", preset_names())
def test_dealing_hidden_cards_anew_changes_neither_picture_nor_words(game):
    chance = random.Random(7)
    compared = 0
    for at, match in enumerate(play(3, preset(game), at_random(3), deals=8)):
        if compared == 8:
            break
        if match.deal is None or match.phase not in (Phase.AUCTION, Phase.PLAY) or at % 3:
            continue
        twin = redealt(match, chance)
        if twin.deal.hands == match.deal.hands:
            continue
        mine, other = picture(match), picture(twin)
        assert (mine.alt, draw_table(mine.scene)) == (other.alt, draw_table(other.scene))
        compared += 1
    assert compared == 8


@pytest.mark.parametrize("game", preset_names())
def test_pictures_of_all_games_are_small_and_described_in_words(game):
    for say in map(TEXTS.say, Language):
        for at, match in enumerate(play(5, preset(game), at_random(5), deals=2)):
            if match.phase not in (Phase.AUCTION, Phase.PLAY) or at % 13:
                continue
            shown = picture(match, say=say)
            assert faults(table_card(say, table_of(match, seats=PEOPLE[: match.rules.players]), shown)) == ()
            assert len(shown.alt) < MAX_ALT
            if say is not RU:
                assert len(draw_table(shown.scene)) < LIMIT


def test_the_fullest_table_is_under_thirty_kilobytes_with_every_name():
    match = find(lambda m: m.phase is Phase.PLAY and len(m.deal.trick) == 3 and len(m.deal.tricks) == 1)
    for name in HARD_NAMES:
        assert len(draw_table(picture(match, dict.fromkeys(NAMES, name)).scene)) < LIMIT


def test_words_name_each_card_on_the_table_and_none_in_a_hand():
    match = find(lambda m: m.phase is Phase.PLAY and len(m.deal.trick) == 2 and len(m.deal.tricks) == 2)
    alt = picture(match).alt
    seen = [*match.deal.trick, *match.deal.tricks[-1].cards]
    assert all(card_name(RU, card) in alt for card in seen)
    assert not any(card_name(RU, card) in alt for hand in match.deal.hands for card in cards_of(hand))
    assert all(f": {name}, " in alt for name in NAMES.values())


def test_words_say_who_laid_which_card():
    match = find(lambda m: m.phase is Phase.PLAY and len(m.deal.trick) == 2 and m.deal.leader == 2)
    first, second = (card_name(RU, card) for card in match.deal.trick)
    assert f"На столе: {first} (Юг), {second} (Запад)." in picture(match).alt.replace("\u00a0", " ")


@pytest.mark.parametrize("name", HARD_NAMES)
def test_f35_a_name_never_leaves_its_plate(name):
    match = find(lambda m: m.phase is Phase.PLAY and len(m.deal.trick) == 1)
    calm, hard = (opened(draw_table(picture(match, {**NAMES, 101: one}).scene)) for one in ("Анна", name))
    changed = ImageChops.difference(calm, hard).point(lambda value: 255 if value > 40 else 0).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        assert left >= 232
        assert right <= 408
        assert top >= 36
        assert bottom <= 98


@pytest.mark.parametrize("name", ["Анна", "Արմեն", "გიორგი", "😀"])
def test_names_in_the_scripts_of_the_game_can_be_drawn(name):
    assert drawable(name) == name
    assert strip(name, 16, 140).getbbox() is not None


def test_long_names_are_cut_to_their_room():
    assert strip("W" * 32, 16, 134).width <= 134
    assert strip("Константин", 16, 60).width <= 60


def test_every_number_of_players_has_its_places():
    assert {count: len(places) for count, places in PLACES.items()} == {2: 2, 3: 3, 4: 4}


def test_equal_scenes_give_equal_bytes():
    match = find(lambda m: m.phase is Phase.PLAY and len(m.deal.trick) == 1)
    assert draw_table(picture(match).scene) == draw_table(picture(match).scene)
