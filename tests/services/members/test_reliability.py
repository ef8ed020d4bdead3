"""«Надёжность» and the pause after leaving too often."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.members.reliability import Reliability, Result, allowed_demand, cooldown, reliability

MINUTE = 60_000


def results(text, *, early=False):
    """`g` good, `l` late, `b` left, `s` surrendered; the oldest first, an hour apart."""
    words = {"g": "good", "l": "timeouts", "b": "left", "s": "surrendered"}
    return [
        Result(words[letter], at * 60 * MINUTE, at, early=early and letter == "b") for at, letter in enumerate(text)
    ]


def newest_first(text):
    return results(text)[::-1]


def test_it_is_the_share_of_good_games_and_says_what_it_is_made_of():
    assert reliability(newest_first("g" * 27 + "lbb")) == Reliability(percent=91, good=27, late=1, bad=2)


def test_who_has_played_nothing_begins_with_ninety():
    assert reliability([]).percent == 90


def test_only_the_last_thirty_games_count():
    assert reliability(newest_first("b" * 50 + "g" * 30)) == Reliability(98, 30, 0, 0)


def test_giving_up_by_agreement_is_neither_good_nor_bad():
    assert reliability(newest_first("gsgs" * 10)) == reliability(newest_first("g" * 20))


def test_one_bad_weekend_does_not_cost_half():
    before = reliability(newest_first("g" * 30)).percent
    assert reliability(newest_first("g" * 30 + "b" * 10)).percent > before / 2


@given(st.text("glb", max_size=40))
def test_a_good_game_never_lowers_it_and_a_bad_one_never_raises_it(text):
    now = reliability(newest_first(text)).percent
    assert reliability(newest_first(text + "g")).percent >= now
    assert reliability(newest_first(text + "b")).percent <= now


def test_the_first_step_is_a_warning_that_names_the_game():
    reached = cooldown(results("gggbbb"))

    assert (reached.step, reached.match_id) == (1, 5)
    assert not reached.running(reached.until_ms)


@pytest.mark.parametrize("text", ["gbgbgbgb", "bbb", "ggggggggbbb"])
def test_four_bad_of_ten_or_three_in_a_row_reach_a_step(text):
    assert cooldown(results(text)).step == 1
    assert cooldown(results(text[:-1])) is None


def test_the_pauses_grow_to_three_days_and_no_further():
    pauses = []
    for steps in range(1, 9):
        last = results("bbb" * steps)
        pauses.append((cooldown(last).until_ms - last[-1].ended_ms) // MINUTE)

    assert pauses == [0, 10, 60, 360, 1440, 4320, 4320, 4320]


def test_ten_good_games_take_a_step_back():
    assert cooldown(results("bbb" * 2 + "bbb")).step == 3
    assert cooldown(results("bbb" * 2 + "g" * 10 + "bbb")).step == 2


def test_leaving_in_the_first_two_deals_of_a_live_game_weighs_half():
    assert cooldown(results("bbbbb", early=True)) is None
    assert cooldown(results("bbbbbb", early=True)).step == 1


def test_a_host_may_not_ask_for_more_than_he_has_himself():
    own = reliability(newest_first("g" * 5 + "b" * 5))
    assert allowed_demand(95, own) == own.percent
    assert allowed_demand(50, own) == 50
