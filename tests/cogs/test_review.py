"""«Разбор» on Discord: from the end of a match, its replay and by command; for who played, when it is over."""

import re

import pytest

from tests.cogs.club import Club, having, play_out, short_match
from tests.world import World


@pytest.fixture
async def played(world: World) -> Club:
    """Return Anna's finished match against robots."""
    club = await short_match(world)
    await play_out(club)
    return club


async def test_review_is_walked_through_from_the_end_of_the_match_also_after_a_restart(world: World, played: Club):
    screen = (await played.press(world.anna, played.card, "review")).screen
    assert screen.ephemeral
    assert "Разбор · партия № 1" in screen.text
    count = int(re.search(r"(\d+) решени", screen.text).group(1))
    assert count
    first = (await world.anna.click(screen, "По порядку")).screen
    assert f"решение 1 из {count}" in first.text
    assert "Ваш выбор:" in first.text
    assert "выбор робота" in first.text
    await world.restart()
    texts = [first.text]
    while having(world.fresh(first), "review-at")[-1].label == "Решение →":
        await world.anna.click(first, "Решение →")
        texts.append(world.fresh(first).text)
        assert len(texts) <= count
    assert len(texts) == count
    assert f"решение {count} из {count}" in texts[-1]
    assert any("взятка" in text.lower() for text in texts)
    again = (await world.anna.click(first, "К итогам")).screen
    assert again.text == screen.text
    replayed = (await world.anna.click(again, "Повтор")).screen
    assert "раздача 1 из" in replayed.text
    assert (await world.anna.click(replayed, "Разбор")).screen.text == screen.text


async def test_command_reviews_the_last_match_and_others_have_nothing_to_review(world: World, played: Club):
    assert "Разбор · партия № 1" in (await world.anna.slash("analysis")).screen.text
    refused = await world.boris.slash("analysis", match=1)
    assert "не было ваших решений" in refused.text
    assert "Такой партии нет" in (await world.anna.slash("analysis", match=77)).text
    assert not having((await world.boris.slash("replay", match=1)).screen, "review")
    assert having((await world.anna.slash("replay", match=1)).screen, "review")


async def test_dear_decision_is_opened_from_the_list(world: World, played: Club):
    screen = (await world.anna.slash("analysis")).screen
    dear = next(control for control in screen.selects if ":review-worst:" in control.custom_id)
    opened = (await world.anna.select(screen, dear.options[0][0])).screen
    assert "Разница в среднем" in opened.text


async def test_running_match_is_not_reviewed(world: World):
    await short_match(world, target=5000)
    reply = await world.anna.slash("analysis", match=1)
    assert "только законченные партии" in reply.text
    assert not reply.screen.controls


async def test_match_is_replayed_from_its_end(world: World, played: Club):
    screen = (await played.press(world.boris, played.card, "replay-match")).screen
    assert screen.ephemeral
    assert "Партия № 1 · раздача 1 из" in screen.text
