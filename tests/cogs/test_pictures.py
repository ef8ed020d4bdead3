"""Pictures of tables and emojis of cards on Discord."""

import pytest

from bot.client import build_bot
from bot.pictures.names import Colours, all_emojis
from tests.cogs.club import gather, play_out, short_match
from tests.conftest import OpenWorld
from tests.world import World


def seen(world, club):
    """The newest card as stored: its attachments and the description of its picture."""
    view = club.view
    stored = world.env.backend.get_message(view.lobby.thread_id or view.lobby.channel_id, view.card_message_id)
    gallery = [part for part in stored.components[0]["components"] if part["type"] == 12]
    return stored.attachments, [item["description"] for part in gallery for item in part["items"]]


def attachments(world, reply):
    return world.env.backend.get_message(reply.screen.channel_id, reply.screen.id).attachments


@pytest.fixture
async def painted(open_world: OpenWorld, settings, database) -> World:
    """Return a world whose tables are pictures."""
    from random import Random

    pictured = settings.model_copy(update={"table_pictures": True})
    entropy = Random(20260101).randbytes
    return await open_world(lambda clock: build_bot(pictured, clock, entropy), database=database)


async def test_a_table_is_one_picture_that_follows_the_play(painted):
    club = await gather(painted)
    await club.open_hands()
    files, words = seen(painted, club)
    assert len(files) == len(words) == 1
    assert "Говорит" in words[0]
    assert "Анна" in words[0]
    await club.until_play(tricks=1)
    await club.step()
    files, words = seen(painted, club)
    assert len(files) == len(words) == 1
    assert "На столе:" in words[0]
    assert "Прошлая взятка" in words[0]


async def test_the_card_of_a_scored_deal_keeps_no_picture(painted):
    club = await short_match(painted, target=5000)
    assert len(seen(painted, club)[0]) == 1
    while not club.view.public.deals or club.view.public.phase.value != "dealing":
        if club.view.public.to_act == 0:
            await club.step()
        else:
            await painted.advance(1)
    await painted.advance(2)
    assert seen(painted, club) == ([], [])


async def test_the_end_of_a_match_is_a_sheet_and_a_plot_with_names(painted):
    club = await short_match(painted)
    await play_out(club)
    files, words = seen(painted, club)
    assert [file["filename"] for file in files] == ["picture-0.webp", "picture-1.webp"]
    assert len(words) == 2
    assert all(str(total) in text for text in words for total in club.view.public.totals)
    assert "(Анна и робот" in words[1].replace("Робот", "робот")


async def test_a_replay_steps_through_pictures_and_its_score_has_none(painted):
    club = await short_match(painted)
    await play_out(club)
    reply = await painted.anna.slash("replay")
    assert len(attachments(painted, reply)) == 1
    assert "Север, Анна: " in reply.text
    on = await painted.anna.click(reply.screen, "Карта →")
    assert len(attachments(painted, on)) == 1
    assert "На столе: " in on.text
    total = next(select for select in on.screen.selects if ":replay-trick:" in select.custom_id).options[-1][1]
    scored = await painted.anna.select(on.screen, total)
    assert attachments(painted, scored) == []


async def test_a_page_without_pictures_takes_them_off_the_message(painted):
    """The score of a running match stands on the message of the hand, which comes back without its sheet."""
    club = await short_match(painted, target=5000)
    while not club.view.public.deals:
        await (club.step() if club.view.public.to_act == 0 else painted.advance(1))
    await painted.advance(2)
    await club.press(painted.anna, club.card, "next")
    await painted.advance(2)
    score = await club.press(painted.anna, club.hand(painted.anna), "score")
    assert "Мы : Они" in score.text
    assert len(attachments(painted, score)) == 1
    hand = await club.press(painted.anna, score.screen, "hand")
    assert hand.screen.id == score.screen.id
    assert attachments(painted, hand) == []


async def test_emojis_of_both_colourings_are_made_once_and_shown_to_who_chose_pictures(
    open_world: OpenWorld, settings, database
):
    from random import Random

    wanting = settings.model_copy(update={"card_emojis": True})
    entropy = Random(20260101).randbytes
    world = await open_world(lambda clock: build_bot(wanting, clock, entropy), database=database)
    names = {name for colours in Colours for name in all_emojis(colours)}
    assert len(world.requests("POST", "/applications/*/emojis")) == len(names)
    club = await gather(world)
    await world.anna.select((await world.anna.slash("settings")).screen, "picture-4", name="Карты и кнопки")
    await club.open_hands()
    await club.until_play()
    await club.step()
    shown = {part["emoji"]["name"] for part in _buttons(club.hand(world.anna)) if "emoji" in part}
    assert shown
    assert shown <= set(all_emojis(Colours.FOUR))
    assert "<:belote_" in club.hand(world.anna).text
    for screen in (club.card, club.hand(world.boris)):
        assert "<:" not in screen.text, "an emoji beside the letters would be read aloud twice"
        assert not any("emoji" in part for part in _buttons(screen))
    await world.restart()
    await world.settle()
    assert len(world.requests("POST", "/applications/*/emojis")) == len(names)


async def test_rules_show_the_order_of_cards_and_leave_no_picture_behind(painted):
    """The picture comes with the command, changes with the game, and is gone where the next answer has none."""
    screen = (await painted.anna.slash("rules")).screen
    stored = painted.env.backend.get_message(screen.channel_id, screen.id)
    assert len(stored.attachments) == 1
    assert "валет 20, девятка 14, туз 11" in screen.text
    assert "Простая масть, от старшей карты" in screen.text
    screen = (await painted.anna.select(screen, "bulgarian")).screen
    assert "каждая масть в ВК" in screen.text
    stored = painted.env.backend.get_message(screen.channel_id, screen.id)
    assert len(stored.attachments) == 1


def _buttons(screen):
    return [part for row in screen.payload["components"][0]["components"] for part in row.get("components", ())]
