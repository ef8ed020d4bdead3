"""Classic French and Ukrainian (docs/rules.md section 3): dedans, capot, litige, and each for himself."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.presets import preset
from engine.results import DealFacts, LineKind, Outcome
from engine.rules import Rules
from engine.scoring import passed_out, score_deal
from engine.scoring.sheet import Sheet
from tests.engine.facts import belote, combination, deals, extras_of, facts, sums_of_lines, written

CLASSIC = preset("classic")
UKRAINIAN = preset("ukrainian")
THREE = UKRAINIAN.with_options({"players": 3, "deck_cards": 24})
LITIGES = ("carry", "dedans", "taker_wins")


def scores(deal: DealFacts, rules: Rules = UKRAINIAN) -> tuple[int, ...]:
    return score_deal(rules, deal).score


def result(deal: DealFacts, rules: Rules = UKRAINIAN) -> tuple[Outcome, tuple[int, ...], int]:
    score = score_deal(rules, deal)
    return score.outcome, score.score, score.carry


def test_made_each_side_writes_its_own():
    deal = facts(75, 87, declarations=(combination(0, 50), belote(1)))
    assert scores(deal) == (125, 107)


def test_belote_and_combinations_count_towards_having_more():
    assert scores(facts(72, 90, declarations=(belote(0),))) == (92, 90)


def test_dedans_leaves_a_taker_his_bonus_points_in_the_classic_game():
    deal = facts(60, 102, declarations=(combination(0, 20), belote(0)))
    assert scores(facts(40, 122, declarations=(combination(0, 50), belote(1))), CLASSIC) == (50, 182)
    assert result(deal, CLASSIC) == (Outcome.FAILED, (40, 162), 0)


def test_dedans_takes_all_but_the_belote_in_the_ukrainian_game():
    deal = facts(40, 122, declarations=(combination(0, 50), belote(0), combination(1, 20)))
    assert scores(deal) == (20, 162 + 50 + 20)


def test_capot_makes_252_of_162_for_either_side():
    assert scores(facts(162, 0, tricks=(8, 0))) == (252, 0)
    assert scores(facts(0, 162, tricks=(0, 8))) == (0, 252)


def test_capot_counts_tricks_not_points():
    assert scores(facts(162, 0, tricks=(7, 1))) == (162, 0)


def test_capot_may_be_without_a_premium():
    assert scores(facts(162, 0, tricks=(8, 0)), UKRAINIAN.with_options({"capot_bonus": False})) == (162, 0)
    no_defence = UKRAINIAN.with_options({"defence_capot_bonus": False})
    assert scores(facts(0, 162, tricks=(0, 8)), no_defence) == (0, 162)


def test_litige_the_points_of_the_taker_wait_for_the_next_winner():
    assert result(facts(81, 81)) == (Outcome.LITIGE, (0, 81), 81)
    assert result(facts(72, 90, taker=1, carry=81)) == (Outcome.MADE, (72, 171), 0)
    assert result(facts(72, 90, taker=0, carry=81)) == (Outcome.FAILED, (0, 243), 0)


def test_a_second_litige_adds_to_the_first_and_a_passed_out_deal_changes_nothing():
    first = score_deal(UKRAINIAN, facts(81, 81))
    second = score_deal(UKRAINIAN, facts(81, 81, taker=1, carry=passed_out(UKRAINIAN, first.carry).carry))
    assert (second.score, second.carry) == ((81, 0), 162)


def test_litige_leaves_the_belote_with_the_taker_unless_it_is_included():
    equal = facts(71, 91, declarations=(belote(0),))
    assert result(equal) == (Outcome.LITIGE, (20, 91), 71)
    assert result(equal, UKRAINIAN.with_options({"litige_includes_belote": True})) == (Outcome.LITIGE, (0, 91), 91)


def test_litige_may_count_as_failed_or_as_made():
    assert result(facts(81, 81), UKRAINIAN.with_options({"litige": "dedans"})) == (Outcome.FAILED, (0, 162), 0)
    assert result(facts(81, 81), UKRAINIAN.with_options({"litige": "taker_wins"})) == (Outcome.MADE, (81, 81), 0)


def test_two_players_are_two_sides_and_need_not_hold_all_points():
    rules = UKRAINIAN.with_options({"players": 2, "deck_cards": 24})
    assert scores(facts(60, 40, tricks=(5, 4)), rules) == (60, 40)
    assert scores(facts(40, 61, tricks=(4, 5)), rules) == (0, 101)
    assert scores(facts(120, 0, tricks=(9, 0)), rules) == (210, 0)


def test_among_three_the_taker_must_have_more_than_each_opponent():
    assert result(facts(70, 60, 32), THREE) == (Outcome.MADE, (70, 60, 32), 0)
    assert result(facts(60, 70, 32), THREE) == (Outcome.FAILED, (0, 130, 32), 0)
    assert result(facts(32, 70, 60, taker=2), THREE) == (Outcome.FAILED, (32, 130, 0), 0)


def test_among_three_equal_opponents_share():
    assert result(facts(22, 70, 70), THREE) == (Outcome.FAILED, (0, 81, 81), 0)
    assert scores(facts(71, 20, 71, taker=1, declarations=(belote(1),)), THREE) == (81, 20, 81)


def test_an_odd_point_to_share_goes_to_the_next_in_play():
    sheet = Sheet(THREE)
    sheet.share((2, 0), LineKind.TAKEN_OVER, 5)
    assert sheet.totals == [2, 0, 3]


def test_among_three_equality_with_an_opponent_has_failed_unless_the_taker_wins_it():
    assert result(facts(60, 60, 42), THREE) == (Outcome.FAILED, (0, 120, 42), 0)
    lenient = THREE.with_options({"litige": "taker_wins"})
    assert result(facts(60, 60, 42), lenient) == (Outcome.MADE, (60, 60, 42), 0)


def test_among_three_one_who_takes_all_tricks_has_a_capot():
    assert scores(facts(0, 162, 0, tricks=(0, 8, 0)), THREE) == (0, 252, 0)


def test_the_sheet_shows_what_was_given_up_and_taken_over():
    sheet = score_deal(CLASSIC, facts(60, 102, declarations=(belote(0),)))
    assert written(sheet, 0, LineKind.CARDS, LineKind.LAST_TRICK) == 60
    assert written(sheet, 0, LineKind.GIVEN_UP) == -60
    assert written(sheet, 1, LineKind.TAKEN_OVER) == 60


def two_sided_table(deal: DealFacts, keep_combinations: bool) -> tuple[tuple[int, int], int]:
    """Section 3 once more, as plain sums: what is written and what waits."""
    taker, other = deal.taker, 1 - deal.taker
    totals = [0, 0]
    for side in (0, 1):
        capot = 90 if deal.tricks[1 - side] == 0 else 0
        totals[side] = deal.card_points[side] + capot + extras_of(deal, side)
    kept = sum(
        one.points
        for one in deal.declarations
        if one.seat % 2 == taker and (keep_combinations or one.kind.value == "belote")
    )
    written = [0, 0]
    if totals[taker] > totals[other]:
        written = totals.copy()
        written[taker] += deal.carry
        return (written[0], written[1]), 0
    if totals[taker] < totals[other]:
        written[taker] = kept
        written[other] = sum(totals) - kept + deal.carry
        return (written[0], written[1]), 0
    belotes = sum(one.points for one in deal.declarations if one.seat % 2 == taker and one.kind.value == "belote")
    written[other], written[taker] = totals[other], belotes
    return (written[0], written[1]), deal.carry + totals[taker] - belotes


@pytest.mark.parametrize("rules", [CLASSIC, UKRAINIAN], ids=["classic", "ukrainian"])
@given(data=st.data())
def test_two_sides_write_what_section_3_says(rules: Rules, data: st.DataObject):
    deal = data.draw(deals(rules))
    score = score_deal(rules, deal)
    assert (score.score, score.carry) == two_sided_table(deal, rules.failed_declarations == "keep")


@pytest.mark.parametrize("rules", [CLASSIC, UKRAINIAN, THREE], ids=["classic", "ukrainian", "three"])
@given(data=st.data(), litige=st.sampled_from(LITIGES), included=st.booleans())
def test_points_are_never_lost_nor_made(rules: Rules, data: st.DataObject, litige: str, included: bool):
    rules = rules.with_options({"litige": litige, "litige_includes_belote": included})
    played = data.draw(st.lists(deals(rules, carry=0), min_size=1, max_size=6))
    waiting = total = written_down = 0
    for deal in played:
        score = score_deal(rules, replace(deal, carry=waiting))
        assert sums_of_lines(score) == score.score
        waiting = passed_out(rules, score.carry).carry
        written_down += sum(score.score)
        capot = 90 if sum(map(bool, deal.tricks)) == 1 else 0
        sides = range(len(deal.card_points))
        total += 162 + capot + sum(extras_of(deal, side, rules.players) for side in sides)
        assert written_down + waiting == total
        assert waiting >= 0
