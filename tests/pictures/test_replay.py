"""The picture of a spot in a finished match: every hand, the trick, small and said in words."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures.names import Colours
from bot.pictures.paint import paint
from bot.pictures.scene import ReplayScene
from bot.render.history.replay import Spot, last_step, replay_screen
from bot.render.history.replay_picture import acting_seat, position_of, replay_picture
from bot.render.screen import MAX_ALT, Picture
from bot.services.history.archive import ArchivedMatch
from bot.texts import Say
from bot.texts.cards import card_name
from engine.presets import preset_names
from tests.faults import faults
from tests.pictures.hard import HARD_NAMES, LIMIT
from tests.render.samples import RU, languages
from tests.render.test_replay import archived

NAMES = {101: "Анна", 102: "Борис", 103: "Віра", 104: "Grace"}


def played(found: ArchivedMatch) -> int:
    """The first deal that was not thrown in."""
    return next(at for at, deal in enumerate(found.deals) if any(deal.hands))


def picture(found: ArchivedMatch, deal: int, step: int, names: dict[int, str] = NAMES, say: Say = RU) -> Picture:
    shown = replay_picture(say, found, deal, step, (0,) * len(found.past.totals), names, Colours.TWO)
    assert shown is not None
    return shown


@pytest.mark.parametrize("game", preset_names())
def test_every_spot_is_small_and_names_every_card_that_it_shows(game: str) -> None:
    found = archived(game, 4)
    number = played(found)
    deal = found.deals[number]
    for step in range(last_step(deal)):
        for say in languages() if step in (0, 5) else (RU,):
            shown = picture(found, number, step, say=say)
            assert isinstance(shown.scene, ReplayScene)
            assert len(shown.alt) < MAX_ALT
            laid = [place.laid for place in shown.scene.table.places if place.laid is not None]
            cards = [*laid, *(card for hand in shown.scene.hands for card in hand)]
            assert all(card_name(say, card) in shown.alt for card in cards)
            held = sum(map(len, deal.hands))
            assert len([card for hand in shown.scene.hands for card in hand]) == held - step
        if step % 7 == 0:
            assert len(paint(picture(found, number, step).scene)) < LIMIT


def test_the_card_that_took_a_whole_trick_is_told_in_the_picture_and_in_words() -> None:
    found = archived("club", 4)
    number = played(found)
    first = found.deals[number].tricks[0]
    before, after = (picture(found, number, step) for step in (3, 4))
    assert isinstance(before.scene, ReplayScene)
    assert isinstance(after.scene, ReplayScene)
    assert (before.scene.winner, after.scene.winner) == (None, first.winner)
    assert RU("last-trick-winner", seat=first.winner).rstrip(".") in after.alt
    acting = acting_seat(found.public.rules, position_of(found.deals[number], 4), found.deals[number])
    assert [place.acting for place in after.scene.table.places].index(True) == acting == first.winner


def test_the_screen_has_the_picture_beside_its_words_where_pictures_are_wanted() -> None:
    found = archived("club", 4)
    number = played(found)
    spot = Spot(number, 5)
    plain = replay_screen(RU, found, spot)
    pictured = replay_screen(RU, found, spot, names=NAMES, colours=Colours.FOUR)
    assert plain.pictures == ()
    assert pictured.in_words() == plain
    assert len(pictured.pictures) == 1
    assert replay_screen(RU, found, Spot(number, 999), colours=Colours.TWO).pictures == (), "the score of the deal"
    for say in languages():
        assert faults(replay_screen(say, found, spot, names=NAMES, colours=Colours.TWO)) == ()


@pytest.mark.parametrize("name", HARD_NAMES)
def test_f35_a_name_never_leaves_its_plate(name: str) -> None:
    found = archived("club", 4)
    number = played(found)
    calm, hard = (
        Image.open(BytesIO(paint(picture(found, number, 6, {**NAMES, 101: one}).scene))).convert("RGB")
        for one in ("Анна", name)
    )
    changed = ImageChops.difference(calm, hard).point(lambda value: 255 if value > 50 else 0).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        assert (left, top) >= (232, 36)
        assert right <= 408
        assert bottom <= 102
