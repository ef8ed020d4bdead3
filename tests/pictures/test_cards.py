"""The club's own cards: what is shipped is what the generator draws."""

import pytest
from PIL import Image, ImageChops

from bot.pictures.generate import write_all
from bot.pictures.names import Colours, Lettering, all_emojis, card_emoji, data_file, emoji_picture, index_of
from bot.texts import Language, Texts
from bot.texts.cards import card_face, lettering_of
from bot.texts.manner import Manner, SuitStyle
from engine.cards import DECK_32, parse_card, rank_of

LARGEST_EMOJI = 256 * 1024


def shipped_files():
    for entry in data_file("").iterdir():
        if entry.is_dir():
            yield from (f"{entry.name}/{inner.name}" for inner in entry.iterdir())
        else:
            yield entry.name


def test_drawing_anew_gives_the_files_that_are_shipped(tmp_path):
    count = write_all(tmp_path)
    drawn = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.png"))
    assert len(drawn) == count
    assert drawn == sorted(shipped_files())
    for name in drawn:
        with data_file(name).open("rb") as file:
            shipped, fresh = Image.open(file).convert("RGBA"), Image.open(tmp_path / name).convert("RGBA")
        assert ImageChops.difference(shipped, fresh).getbbox() is None, name


def test_every_emoji_of_both_colourings_is_shipped_and_small_enough():
    for colours in Colours:
        names = list(all_emojis(colours))
        assert len(names) == len(set(names)) == 32 + 12 + 12 + 4 + 4 + 1
        for name in names:
            assert 2 <= len(name) <= 32
            assert name.replace("_", "").isalnum()
            assert 0 < len(emoji_picture(name)) < LARGEST_EMOJI


def test_an_emoji_is_shared_only_by_equal_pictures():
    seen: dict[str, bytes] = {}
    for colours in Colours:
        for lettering in Lettering:
            for card in DECK_32:
                seen.setdefault(
                    card_emoji(card, lettering, colours), emoji_picture(card_emoji(card, lettering, colours))
                )
    assert len(set(seen.values())) == len(seen)


def test_court_cards_have_the_letters_of_the_language():
    assert [index_of(parse_card(code), Lettering.CYRILLIC) for code in ("JH", "QH", "KH", "AH", "10H")] == [
        "В",
        "Д",
        "K",
        "Т",
        "10",
    ]
    assert index_of(parse_card("JH"), Lettering.LATIN) == "J"
    assert [index_of(parse_card(code), Lettering.FRENCH) for code in ("JH", "QH", "KH", "AH")] == ["V", "D", "R", "A"]


@pytest.mark.parametrize("language", list(Language))
def test_the_drawn_letters_are_those_that_the_language_writes(language: Language):
    say = Texts.load([language]).say(language)
    alike = str.maketrans("КА", "KA")
    for card in DECK_32:
        written = say("rank-label", rank=rank_of(card)).translate(alike)
        assert written == index_of(card, lettering_of(say)).translate(alike)


def test_a_card_is_an_emoji_only_for_members_who_chose_pictures_and_letters_where_it_is_missing():
    texts = Texts.load([Language.RU, Language.EN])
    texts.emojis |= {"belote_jh_c": "<:belote_jh_c:1>", "belote_jd_c": "<:two:2>", "belote_jd_c_4": "<:four:3>"}
    pictures = texts.say(Language.RU, Manner(SuitStyle.PICTURE))
    assert card_face(pictures, parse_card("JH")) == "<:belote_jh_c:1>"
    assert card_face(pictures, parse_card("10S")) == "10♠\ufe0e"
    assert card_face(texts.say(Language.EN, Manner(SuitStyle.PICTURE)), parse_card("JH")) == "J♥"
    assert card_face(texts.say(Language.RU), parse_card("JH")) == "В♥"
    assert card_face(pictures, parse_card("JD")) == "<:two:2>"
    assert card_face(texts.say(Language.RU, Manner(SuitStyle.PICTURE, Colours.FOUR)), parse_card("JD")) == "<:four:3>"
