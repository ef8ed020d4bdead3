"""The list of pairs and the table of the week: who is in them, and when the week begins."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock import to_ms
from bot.services.members import ratings as service
from bot.services.members.ladder import PROVISIONAL
from bot.services.members.ratings import Ratings
from bot.services.members.week import LEAST_GAMES, monday, week_lines
from tests.services.members.village import ANNA, BORIS, DAY, FOUR, GRACE, GUILD, OLEG, PETRO, VIRA

ALL = {ANNA, BORIS, VIRA, GRACE, OLEG, PETRO}


@pytest.fixture
def ratings(village):
    return village.services.members.ratings


async def shown(ratings, present=ALL):
    return [one.pair for one in await ratings.pairs(GUILD, present)]


async def test_pairs_are_listed_once_they_have_played_enough_the_best_first(village, ratings):
    await village.games(PROVISIONAL - 1)
    assert await shown(ratings) == []
    await village.match()
    assert await shown(ratings) == [(ANNA, VIRA), (BORIS, GRACE)]


async def test_a_pair_is_hidden_when_either_left_or_opted_out(village, ratings):
    await village.games(PROVISIONAL)
    assert await shown(ratings, ALL - {VIRA}) == [(BORIS, GRACE)]
    await village.preferences.change(GRACE, in_top=False)
    assert await shown(ratings) == [(ANNA, VIRA)]
    assert await ratings.pairs_of(GUILD, BORIS, ANNA, ALL) == ()
    for viewer in (BORIS, GRACE):
        assert [one.pair for one in await ratings.pairs_of(GUILD, BORIS, viewer, ALL)] == [(BORIS, GRACE)]
    assert await ratings.pairs_of(GUILD, BORIS, BORIS, ALL - {GRACE}) == ()


async def test_a_profile_has_provisional_pairs_last(village, ratings):
    await village.match((ANNA, BORIS, OLEG, GRACE))
    await village.games(PROVISIONAL, winner=1)
    found = await ratings.pairs_of(GUILD, ANNA, BORIS, ALL)
    assert [(one.partner_of(ANNA), one.provisional) for one in found] == [(VIRA, False), (OLEG, True)]


async def test_a_forgotten_member_is_gone_from_ratings_that_were_looked_at_before(village, ratings):
    await village.games(PROVISIONAL)
    assert len(await ratings.pairs_of(GUILD, ANNA, ANNA, ALL)) == 1
    await village.privacy.forget(VIRA)
    assert await ratings.pairs_of(GUILD, ANNA, ANNA, ALL) == ()
    assert await shown(ratings) == [(BORIS, GRACE)]


async def test_ratings_go_on_from_what_was_read_as_if_the_whole_log_were_read_again(village, ratings, monkeypatch):
    monkeypatch.setattr(service, "PAGE", 3)
    for step in range(4):
        await village.clock.advance(60)
        await village.games(step + 1, (ANNA, BORIS, VIRA, GRACE), winner=step % 2)
        await village.games(2, (ANNA, OLEG, VIRA, None))
        found = await ratings.pairs_of(GUILD, ANNA, ANNA, ALL)
        anew = await Ratings(village.database, village.clock, village.preferences).pairs_of(GUILD, ANNA, ANNA, ALL)
        assert found == anew
        assert [one.played for one in found] == [sum(range(step + 2))]


async def test_each_match_is_read_once_however_often_ratings_are_looked_at(village, ratings, monkeypatch):
    read, reading = [], service.contests_after

    def noted(*args):
        rows = reading(*args)
        read.extend(row.match_id for row in rows)
        return rows

    monkeypatch.setattr(service, "contests_after", noted)
    for _ in range(3):
        await village.clock.advance(60)
        await village.games(2)
        await asyncio.gather(shown(ratings), ratings.pairs_of(GUILD, ANNA, ANNA, ALL))
    assert len(read) == len(set(read)) == 6


async def test_a_match_that_is_stored_late_is_rated_at_its_moment(village, ratings):
    await village.games(2, (BORIS, ANNA, GRACE, VIRA))
    await shown(ratings)
    last = await village.match(winner=1)
    await village.database.write(lambda tx: tx.execute("UPDATE matches SET finished_ms = 5 WHERE id = ?", (last,)))
    found = await ratings.pairs_of(GUILD, ANNA, ANNA, ALL)
    assert [one.played for one in found] == [3]
    assert found == await Ratings(village.database, village.clock, village.preferences).pairs_of(GUILD, ANNA, ANNA, ALL)


def test_a_week_begins_on_monday_at_midnight_in_utc():
    for moment in (datetime(2026, 8, 3, 0, 0, tzinfo=UTC), datetime(2026, 8, 9, 23, 59, 59, tzinfo=UTC)):
        assert monday(moment) == datetime(2026, 8, 3, tzinfo=UTC)
    kyiv_monday_morning = datetime.fromisoformat("2026-08-10T02:00:00+03:00")
    assert monday(kyiv_monday_morning) == datetime(2026, 8, 3, tzinfo=UTC)


async def test_the_table_counts_what_was_played_and_won_in_the_week(village, ratings):
    start = monday(village.clock.now()) + timedelta(days=7)
    await village.clock.advance((start - village.clock.now()).total_seconds())
    await village.games(2, winner=0)
    await village.match((ANNA, BORIS, OLEG, GRACE), winner=1)
    await village.games(5, (ANNA, BORIS, VIRA, None))
    week = await ratings.week(GUILD, ALL)
    assert (week.begins, week.matches) == (start, 3)
    figures = [(line.place, line.people, line.points, line.played, line.won) for line in week.members]
    assert figures == [(1, (ANNA,), 7, 3, 2), (2, (BORIS,), 5, 3, 1), (2, (GRACE,), 5, 3, 1)]
    assert [(line.place, line.people, line.won) for line in week.pairs] == [(1, (BORIS, GRACE), 1)]

    await village.clock.advance(7 * DAY - 1)
    assert (await ratings.week(GUILD, ALL)).matches == 3
    await village.clock.advance(1)
    assert (await ratings.week(GUILD, ALL)).matches == 0
    assert (await ratings.week(GUILD, ALL, ago=1)).members == week.members


async def test_a_match_that_ends_as_the_week_ends_belongs_to_the_next_one(village, ratings):
    start = monday(village.clock.now()) + timedelta(days=7)
    await village.clock.advance((start - village.clock.now()).total_seconds())
    await village.match()
    assert [(await ratings.week(GUILD, ALL, ago=ago)).matches for ago in (0, 1)] == [1, 0]


async def test_a_seat_that_was_left_counts_for_nobody_but_the_others(village, ratings):
    await village.games(LEAST_GAMES, winner=0, outcomes={0: "left"})
    week = await ratings.week(GUILD, ALL)
    assert {line.people[0]: line.won for line in week.members} == {VIRA: 3, BORIS: 0, GRACE: 0}
    assert [line.people for line in week.pairs] == [(BORIS, GRACE)]


async def test_the_table_leaves_out_who_left_opted_out_or_played_little(village, ratings):
    await village.games(LEAST_GAMES - 1)
    assert (await ratings.week(GUILD, ALL)).members == ()
    await village.match()
    assert {line.people[0] for line in (await ratings.week(GUILD, ALL)).members} == set(FOUR)
    await village.preferences.change(ANNA, in_top=False)
    week = await ratings.week(GUILD, ALL - {BORIS})
    assert {line.people[0] for line in week.members} == {VIRA, GRACE}
    assert week.pairs == ()


def test_equal_figures_share_a_place():
    lines = week_lines({(1,): (4, 2), (2,): (4, 2), (3,): (5, 1), (4,): (9, 9)}, 3)
    assert [(line.place, line.people) for line in lines] == [(1, (4,)), (2, (1,)), (2, (2,))]
    assert to_ms(datetime(1970, 1, 1, tzinfo=UTC)) == 0
