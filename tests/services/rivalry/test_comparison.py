"""The same deals at several tables, compared."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.rivalry.comparison import TableResults, compare

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
