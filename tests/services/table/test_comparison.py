"""The same deals at several tables, compared."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.table.comparison import TableResults, compare, results_of
from engine.match import Match
from engine.presets import preset
from tests.engine.matches import advance, say

EVENTS = st.integers(2, 8).flatmap(
    lambda tables: st.integers(1, 6).flatmap(
        lambda deals: st.lists(
            st.lists(st.integers(-600, 600), min_size=deals, max_size=deals), min_size=tables, max_size=tables
        )
    )
)


def event(results):
    return [TableResults(number, tuple(row)) for number, row in enumerate(results, start=1)]


def test_each_deal_is_compared_with_the_average_and_with_every_other_table():
    found = compare(event([[100, 0], [40, 0], [-20, 30]]))
    assert found.averages == (40, 10)
    lines = {(line.table_id, line.side): (line.gained, line.match_points) for line in found.lines}
    assert lines == {
        (1, 0): (50, 4 + 1),
        (1, 1): (-50, 0 + 3),
        (2, 0): (-10, 2 + 1),
        (2, 1): (10, 2 + 3),
        (3, 0): (-40, 0 + 4),
        (3, 1): (40, 4 + 0),
    }
    assert [(line.table_id, line.side) for line in found.winners] == [(1, 0)]


@given(EVENTS)
def test_what_some_gain_others_lose_and_match_points_are_shared_out(results):
    found = compare(event(results))
    tables, deals = len(results), len(results[0])
    assert sum(line.gained for line in found.lines) == pytest.approx(0, abs=1e-6)
    for side in (0, 1):
        points = sum(line.match_points for line in found.lines if line.side == side)
        assert points == deals * tables * (tables - 1)
    assert found.lines[0] in found.winners


@given(EVENTS, st.randoms())
def test_the_order_in_which_tables_finish_changes_nothing(results, chance: Random):
    tables = event(results)
    shuffled = tables.copy()
    chance.shuffle(shuffled)
    assert compare(shuffled) == compare(tables)


def test_one_table_has_nobody_to_be_compared_with():
    assert compare(event([[10, 20]])) is None


def played_with_a_deal_thrown_in(deals):
    match = Match(replace(preset("club"), deals=deals), 0)
    pick = Random(3)
    while match.winner is None:
        advance(match, pick)
        if len(match.finished) == 1 and match.deal is not None and not match.deal.auction.calls:
            say(match, "pass", "pass", "pass", "pass")
    return match


def test_a_deal_that_was_thrown_in_is_even_and_changes_nothing_of_the_next():
    match = played_with_a_deal_thrown_in(3)
    first, second, third = results_of(match)
    assert match.results[1] is None
    assert second == 0
    us, them = match.results[0].totals
    assert first == us - them != 0
    assert first + third == match.results[2].totals[0] - match.results[2].totals[1]


def test_a_match_given_up_before_its_last_deal_is_not_compared():
    match = Match(replace(preset("club"), deals=3), 0)
    pick = Random(3)
    while len(match.finished) < 2 or match.deal is None:
        advance(match, pick)
    match.surrender(1)
    assert match.winner == 0
    assert results_of(match) is None


def test_a_pair_that_left_a_seat_to_a_robot_is_compared_but_wins_nothing():
    tables = event([[100], [40], [-20]])
    best = replace(tables[0], left=frozenset({0}))
    found = compare([best, *tables[1:]])
    assert [(line.table_id, line.side) for line in found.lines[:2]] == [(1, 0), (3, 1)]
    assert not found.lines[0].held
    assert [(line.table_id, line.side) for line in found.winners] == [(3, 1)]
    assert compare([replace(table, left=frozenset({0, 1})) for table in tables]) is None
