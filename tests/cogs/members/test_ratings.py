"""Ratings of pairs and the table of the week on Discord."""

import pytest

from bot.render.members.ratings import TOP_LISTS, pairs_screen, week_screen
from bot.services.members.ladder import PROVISIONAL, PairRating
from bot.services.members.ratings import Week
from bot.services.members.week import LEAST_GAMES, WeekLine
from tests.cogs.members.conftest import Ended
from tests.faults import faults
from tests.render.samples import MOMENT, languages
from tests.world import World


async def test_the_list_of_pairs_is_a_second_list_of_the_best(world: World, ended: Ended) -> None:
    for _ in range(PROVISIONAL):
        await ended.match()
    thanks = await world.anna.slash("top")
    assert "Кого благодарят" in thanks.text
    pairs = await world.anna.click(thanks.screen, "Пары")
    assert "Контрактные игры" in pairs.text
    lines = [line for line in pairs.text.split("\n") if " и <@" in line]
    assert [line.split(" · ")[0] for line in lines] == ["**1**", "**2**"]
    assert world.anna.mention in lines[0]
    assert "8 партий, побед 8" in lines[0]
    assert "8 партий, побед 0" in lines[1]

    await world.boris.click((await world.boris.slash("settings")).screen, "Быть в списке лучших")
    pairs = await world.anna.click(pairs.screen, "Неделя")
    pairs = await world.anna.click(pairs.screen, "Пары")
    assert world.boris.mention not in pairs.text


async def test_the_table_of_the_week_is_chosen_in_the_command(world: World, ended: Ended) -> None:
    empty = await world.boris.slash("top", list="week")
    assert f"нужны {LEAST_GAMES} партии" in empty.text
    for _ in range(LEAST_GAMES):
        await ended.match()
    week = await world.boris.slash("top", list="week")
    assert f"**1** · {world.anna.mention} · **9 очков** · 3 партии, побед 3" in week.text
    assert f"**1** · {world.anna.mention} и {world.vira.mention} · **9 очков**" in week.text
    last = await world.boris.click(week.screen, "Прошлая неделя")
    assert world.anna.mention not in last.text

    await world.anna.leave()
    week = await world.boris.slash("top", list="week")
    assert world.anna.mention not in week.text
    assert world.vira.mention in week.text


async def test_a_profile_shows_the_best_pairs_and_says_which_are_provisional(world: World, ended: Ended) -> None:
    await ended.match()
    text = (await world.vira.slash("profile")).text
    assert "попередньо: до рейтингу ще 7 партій" in text
    for _ in range(PROVISIONAL):
        await ended.match()
    text = (await world.boris.slash("profile", member=world.anna)).text
    rating = text[text.index("Рейтинг пар") :]
    assert f"{world.vira.mention} · Контрактные игры · **1" in rating
    await world.vira.leave()
    assert "Рейтинг пар" not in (await world.boris.slash("profile", member=world.anna)).text


@pytest.mark.parametrize("points", [1, 999, 1234])
def test_full_lists_fit_on_a_screen(points: int) -> None:
    large = 1 << 63
    pairs = [
        PairRating((large + number, large - number), family, points, 1000, 500)
        for family in ("contract", "classic", "match_points", "pair")
        for number in range(5)
    ]
    lines = tuple(WeekLine(number, (large + number, large - number), 300, 100, 99) for number in range(1, 11))
    for say in languages():
        assert faults(pairs_screen(say, pairs)) == ()
        for which in TOP_LISTS[2:]:
            assert faults(week_screen(say, Week(MOMENT, MOMENT, 1000, lines, lines), which)) == ()
