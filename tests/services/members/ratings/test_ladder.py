"""The rating of pairs: a function of the log alone, which matches count, and what a seat that was left changes."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.members.ladder import PROVISIONAL, Ladder, pairs_of, rated_sides
from bot.store.members.contests import ContestRow, ContestSeat, contests
from tests.services.members.village import ANNA, BORIS, FOUR, GRACE, GUILD, OLEG, OTHER_GUILD, PETRO, VIRA

CLUB = json.dumps({"preset": "club"})
FAMILIES = ("club", "classic", "bulgarian")


@st.composite
def logs(draw, *, least=0):
    """Matches of seven members, some of them left by somebody."""
    rows = []
    for number in range(draw(st.integers(least, 25))):
        users = draw(st.permutations(range(1, 8)))[:4]
        gone = draw(st.sets(st.integers(0, 3), max_size=1))
        rows.append(
            ContestRow(
                match_id=number,
                rules=json.dumps({"preset": draw(st.sampled_from(FAMILIES))}),
                winner=draw(st.integers(0, 1)),
                totals=(draw(st.integers(0, 1200)), draw(st.integers(0, 1200))),
                finished_ms=draw(st.integers(0, 5)),
                seats=tuple(ContestSeat(user, seat not in gone) for seat, user in enumerate(users)),
                left_at={seat: (draw(st.integers(0, 500)), draw(st.integers(0, 500))) for seat in gone},
            )
        )
    return rows


def pair_ratings(rows):
    ladder = Ladder()
    ladder.count(rows)
    return ladder.ratings()


def points(rows):
    return {(one.family, one.pair): one.points for one in pair_ratings(rows)}


@given(logs(), st.randoms())
def test_the_same_log_gives_the_same_ratings_in_whatever_order_it_is_read(rows: list[ContestRow], chance: Random):
    shuffled = rows.copy()
    chance.shuffle(shuffled)
    assert pair_ratings(shuffled) == pair_ratings(rows) == pair_ratings(rows)


@given(logs(least=1))
def test_one_more_match_lifts_nobody_but_the_winners_and_lowers_nobody_but_the_losers(rows: list[ContestRow]):
    last = max(rows, key=lambda row: (row.finished_ms, row.match_id))
    before = points([row for row in rows if row is not last])
    after = points(rows)
    winners, losers = pairs_of(last)[last.winner], pairs_of(last)[1 - last.winner]
    changed = {pair for (family, pair), value in after.items() if value != before.get((family, pair), 1000)}
    assert changed <= {winners, losers}
    for (family, pair), value in after.items():
        if pair == winners:
            assert value >= before.get((family, pair), 1000)
        if pair == losers:
            assert value <= before.get((family, pair), 1000)


@given(logs(least=1))
def test_the_pair_of_who_left_is_as_it_was_whoever_wins(rows: list[ContestRow]):
    last = max(rows, key=lambda row: (row.finished_ms, row.match_id))
    if last.left_at:
        side = next(iter(last.left_at)) % 2
        pair = pairs_of(last)[side]
        before = points([row for row in rows if row is not last])
        assert all(value == before[key] for key, value in points(rows).items() if key[1] == pair)


def contest(winner=0, left=None, totals=(1010, 900), left_at=(0, 0)):
    gone = () if left is None else (left,)
    seats = tuple(ContestSeat(user, seat not in gone) for seat, user in enumerate(FOUR))
    return ContestRow(1, CLUB, winner, totals, 5, seats, dict.fromkeys(gone, left_at))


@pytest.mark.parametrize(
    ("row", "sides"),
    [
        (contest(), (0, 1)),
        (contest(winner=0, left=1, left_at=(300, 200)), (0,)),
        (contest(winner=0, left=1, left_at=(200, 300)), ()),
        (contest(winner=0, left=1, left_at=(200, 300), totals=(1010, 810)), (0,)),
        (contest(winner=0, left=1, left_at=(200, 300), totals=(1010, 811)), ()),
        (contest(winner=1, left=1, left_at=(0, 900)), ()),
    ],
)
def test_a_robot_finished_seat_gives_rating_to_opponents_who_were_ahead_or_won_by_a_fifth_of_the_target(row, sides):
    assert rated_sides(row, 1000) == sides


def test_where_both_pairs_were_left_nothing_is_rated():
    seats = tuple(ContestSeat(user, seat > 1) for seat, user in enumerate(FOUR))
    assert rated_sides(ContestRow(1, CLUB, 0, (1010, 100), 5, seats, {0: (9, 0), 1: (9, 0)}), 1000) == ()


def test_a_pair_is_provisional_until_it_has_played_enough():
    rows = [contest(winner=0) for _ in range(PROVISIONAL)]
    assert [one.provisional for one in pair_ratings(rows[:-1])] == [True, True]
    best, other = pair_ratings(rows)
    assert not best.provisional
    assert (best.pair, best.played, best.won) == ((ANNA, VIRA), PROVISIONAL, PROVISIONAL)
    assert best.points > 1000 > other.points


async def rated(village, **_):
    return await village.database.read(lambda tx: pair_ratings(contests(tx, GUILD)))


async def test_matches_with_robots_for_three_unfinished_private_short_or_elsewhere_are_not_rated(village):
    await village.match((ANNA, BORIS, VIRA, None))
    await village.match((ANNA, BORIS, VIRA))
    await village.match(finished=False, outcomes=dict.fromkeys(range(4), "neutral"))
    await village.match(private=1)
    await village.match(guild=OTHER_GUILD)
    await village.match(rules='{"preset": "club", "options": {"target": 151}}')
    await village.match(rules='{"preset": "club", "options": {"deals": 4}}')
    assert await rated(village) == ()
    await village.match(rules='{"preset": "club", "options": {"target": 501}}')
    assert {one.pair for one in await rated(village)} == {(ANNA, VIRA), (BORIS, GRACE)}


async def test_games_are_rated_by_family(village):
    await village.match(rules='{"preset": "club"}')
    await village.match(rules='{"preset": "ffb"}')
    await village.match(rules='{"preset": "bulgarian"}', winner=1)
    found = {(one.family, one.pair): (one.played, one.won) for one in await rated(village)}
    assert found[("contract", (ANNA, VIRA))] == (2, 2)
    assert found[("match_points", (ANNA, VIRA))] == (1, 0)


async def test_who_was_ahead_is_read_from_the_log_at_the_last_decision_of_who_left(village):
    for score in ([300, 20], [20, 300]):
        match = await village.match(
            (OLEG, BORIS, PETRO, GRACE), winner=0, totals=[1010, 950], outcomes={1: "left"}, deals=3
        )
        await village.database.write(
            lambda tx, match=match, score=score: tx.execute_many(
                "INSERT INTO events VALUES (?, ?, 'deal-scored', ?, NULL, NULL, 1)",
                [(match, 150, json.dumps({"totals": score})), (match, 390, json.dumps({"totals": [900, 901]}))],
            )
        )
    assert [(one.pair, one.played) for one in await rated(village)] == [((OLEG, PETRO), 1)]


async def test_a_substitute_and_half_a_match_by_a_robot_count_as_a_seat_that_was_left(village):
    await village.match(outcomes={0: "left"}, later=((0, OLEG, "good", 20, 0),), winner=0)
    assert await rated(village) == ()
    await village.match(own={0: 10}, robot={0: 30}, winner=0)
    assert await rated(village) == ()
    await village.match(own={0: 20}, robot={0: 20}, winner=0, outcomes={0: "timeouts"})
    assert len(await rated(village)) == 2


async def test_who_is_forgotten_leaves_the_numbers_of_others_as_they_are(village):
    await village.games(3)
    await village.games(2, (BORIS, OLEG, GRACE, PETRO))
    before = {one.pair: one.points for one in await rated(village)}
    await village.privacy.forget(ANNA)
    after = {one.pair: one.points for one in await rated(village)}
    assert all(ANNA not in pair for pair in after)
    assert after[(BORIS, GRACE)] == before[(BORIS, GRACE)]
    assert sorted(after.values()) == sorted(before.values())
