"""Bulgarian belot (docs/rules.md section 4): match points, inside, contra, hanging points, valat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Strain
from engine.presets import preset
from engine.results import DealFacts, LineKind, Outcome
from engine.rules import Rules
from engine.scoring import score_deal
from engine.scoring.match_points import to_match_points
from tests.engine.facts import belote, combination, deals, extras_of, facts, sums_of_lines, written

BULGARIAN = preset("bulgarian")
THREE = BULGARIAN.with_options({"players": 3, "deck_cards": 24})
HEARTS, NO_TRUMPS, ALL_TRUMPS = Strain.HEARTS, Strain.NO_TRUMPS, Strain.ALL_TRUMPS
TENTHS = {NO_TRUMPS: 26, ALL_TRUMPS: 26}


def scores(deal: DealFacts, rules: Rules = BULGARIAN) -> tuple[int, ...]:
    return score_deal(rules, deal).score


def result(deal: DealFacts, rules: Rules = BULGARIAN) -> tuple[Outcome, tuple[int, ...], int]:
    score = score_deal(rules, deal)
    return score.outcome, score.score, score.carry


@pytest.mark.parametrize(
    ("strain", "points", "expected"),
    [
        (HEARTS, (125, 37), [12, 4]),
        (HEARTS, (96, 66), [9, 7]),
        (HEARTS, (66, 96), [7, 9]),
        (HEARTS, (95, 67), [9, 7]),
        (HEARTS, (97, 65), [10, 6]),
        (ALL_TRUMPS, (125, 133), [13, 13]),
        (ALL_TRUMPS, (154, 144), [15, 15]),
        (ALL_TRUMPS, (174, 84), [17, 9]),
        (NO_TRUMPS, (108, 152), [11, 15]),
        (NO_TRUMPS, (106, 154), [11, 15]),
        (HEARTS, (106, 106), [10, 10]),
        (HEARTS, (162, 0), [16, 0]),
    ],
)
def test_the_limit_digit_goes_up_for_the_smaller_and_down_for_the_larger(
    strain: Strain, points: tuple[int, ...], expected: list[int]
):
    assert to_match_points(points, strain) == expected


def test_a_side_alone_at_the_limit_is_rounded_so_that_the_sum_is_right():
    assert to_match_points((46, 99), HEARTS) == [4, 10]
    assert to_match_points((46, 92), HEARTS) == [5, 9]
    assert to_match_points((40, 46, 76), HEARTS) == [4, 5, 7]


def test_made_is_decided_on_points_not_on_match_points():
    declarations = (belote(0), belote(1, "S"))
    deal = facts(134, 124, strain=ALL_TRUMPS, declarations=declarations)
    assert result(deal) == (Outcome.MADE, (15, 15), 0)
    assert result(replace(deal, taker=1)) == (Outcome.FAILED, (30, 0), 0)


def test_inside_everything_goes_to_the_others_belote_too():
    assert scores(facts(50, 112, declarations=(belote(0), combination(2, 20)))) == (0, 20)
    assert scores(facts(60, 70, strain=NO_TRUMPS)) == (0, 26)


def test_a_belote_may_stay_with_a_bidder_who_is_inside():
    rules = BULGARIAN.with_options({"belote_stays": True})
    assert scores(facts(60, 102, declarations=(belote(0),)), rules) == (2, 16)
    assert scores(facts(102, 60, factor=2, declarations=(belote(1),)), rules) == (32, 2)


def test_no_trumps_double_the_cards_but_no_combination():
    rules = BULGARIAN.with_options({"no_trumps_four_aces": True})
    deal = facts(80, 50, strain=NO_TRUMPS, declarations=(combination(0, 200),))
    assert scores(deal, rules) == (16 + 20, 10)


def test_contra_binds_both_sides():
    assert scores(facts(100, 62, factor=2)) == (32, 0)
    assert scores(facts(70, 92, factor=2)) == (0, 32)
    assert scores(facts(100, 62, factor=4, declarations=(belote(1),))) == (18 * 4, 0)


def test_equal_points_hang_for_the_bidder():
    assert result(facts(81, 81)) == (Outcome.HANGING, (0, 8), 8)
    assert result(facts(65, 65, strain=NO_TRUMPS, taker=1)) == (Outcome.HANGING, (13, 0), 13)
    assert result(facts(129, 129, strain=ALL_TRUMPS)) == (Outcome.HANGING, (0, 13), 13)


def test_the_hanging_half_is_rounded_up_or_down():
    equal = facts(56, 106, declarations=(combination(0, 50),))
    assert result(equal) == (Outcome.HANGING, (0, 10), 11)
    assert result(equal, BULGARIAN.with_options({"hanging_half": "down"})) == (Outcome.HANGING, (0, 10), 10)


def test_hanging_points_go_to_the_winner_of_the_next_deal_and_add_up():
    assert result(facts(100, 62, carry=8)) == (Outcome.MADE, (18, 6), 0)
    assert result(facts(70, 92, carry=8)) == (Outcome.FAILED, (0, 24), 0)
    assert result(facts(81, 81, carry=8)) == (Outcome.HANGING, (0, 8), 16)


def test_under_contra_everything_hangs_multiplied():
    assert result(facts(81, 81, factor=2)) == (Outcome.HANGING, (0, 0), 32)
    assert result(facts(56, 106, factor=4, declarations=(combination(0, 50),))) == (Outcome.HANGING, (0, 0), 84)


def test_equal_points_may_be_inside_or_made():
    assert scores(facts(81, 81), BULGARIAN.with_options({"litige": "dedans"})) == (0, 16)
    assert scores(facts(81, 81), BULGARIAN.with_options({"litige": "taker_wins"})) == (8, 8)


def test_a_belote_need_not_hang_where_it_stays():
    rules = BULGARIAN.with_options({"belote_stays": True, "litige_includes_belote": False})
    deal = facts(71, 91, declarations=(belote(0),))
    assert result(deal, rules) == (Outcome.HANGING, (2, 9), 7)


def test_valat_is_nine_more_for_either_side_and_leaves_the_others_their_combinations():
    assert scores(facts(162, 0, tricks=(8, 0), declarations=(combination(1, 50),))) == (25, 5)
    assert scores(facts(0, 162, tricks=(0, 8))) == (0, 25)
    assert scores(facts(162, 0, tricks=(8, 0)), BULGARIAN.with_options({"capot_bonus": False})) == (16, 0)


def test_valat_is_doubled_by_no_trumps_or_contra_only_as_an_option():
    plain = facts(130, 0, tricks=(8, 0), strain=NO_TRUMPS)
    assert scores(plain) == (35, 0)
    assert scores(plain, BULGARIAN.with_options({"nt_doubles_valat": True})) == (44, 0)
    doubled = facts(162, 0, tricks=(8, 0), factor=2)
    assert scores(doubled) == (41, 0)
    assert scores(doubled, BULGARIAN.with_options({"valat_mult": True})) == (50, 0)
    void = BULGARIAN.with_options({"contra_void_on_valat": True})
    assert scores(doubled, void) == (25, 0)
    assert scores(facts(162, 0, tricks=(7, 1), factor=2), void) == (32, 0)
    both = BULGARIAN.with_options({"nt_doubles_valat": True, "valat_mult": True})
    assert scores(replace(plain, contract=replace(plain.contract, multiplier=2)), both) == (88, 0)


def test_the_valat_premium_decides_with_the_points():
    deal = facts(162, 0, tricks=(8, 0), declarations=(combination(1, 200),))
    assert result(deal) == (Outcome.MADE, (25, 20), 0)


def test_kirtik_takes_ten_from_a_side_without_a_trick():
    rules = BULGARIAN.with_options({"kirtik": True})
    assert scores(facts(162, 0, tricks=(8, 0)), rules) == (25, -10)
    assert scores(facts(162, 0, tricks=(7, 1)), rules) == (16, 0)


def test_two_hands_of_the_short_pack_need_not_hold_all_points():
    rules = BULGARIAN.with_options({"players": 2, "deck_cards": 24})
    assert scores(facts(80, 46, tricks=(5, 4)), rules) == (8, 4)
    assert scores(facts(46, 80, tricks=(4, 5)), rules) == (0, 12)


def test_among_three_the_bidder_must_have_more_than_each():
    assert scores(facts(70, 60, 32), THREE) == (7, 6, 3)
    assert scores(facts(60, 70, 32), THREE) == (0, 13, 3)
    assert result(facts(60, 60, 42), THREE) == (Outcome.FAILED, (0, 12, 4), 0)


def test_among_three_a_contra_takes_everything_from_everybody():
    assert scores(facts(70, 60, 32, factor=2), THREE) == (32, 0, 0)
    assert scores(facts(60, 70, 32, factor=2), THREE) == (0, 32, 0)


def test_the_sheet_turns_points_into_match_points():
    sheet = score_deal(BULGARIAN, facts(100, 62, carry=8, declarations=(belote(0),)))
    (line,) = [line for line in sheet.lines if line.kind is LineKind.MATCH_POINTS and line.side == 0]
    assert (line.base, line.base + line.points) == (120, 12)
    assert written(sheet, 0, LineKind.CARRIED) == 8


def test_the_sheet_explains_the_doubling_of_no_trumps_and_of_contra():
    sheet = score_deal(BULGARIAN, facts(80, 50, strain=NO_TRUMPS, factor=2))
    doubled = next(line for line in sheet.lines if line.kind is LineKind.DOUBLED_NO_TRUMPS)
    assert (doubled.base, doubled.factor, doubled.points) == (80, 2, 80)
    (contra,) = [line for line in sheet.lines if line.kind is LineKind.CONTRA]
    assert (contra.base, contra.factor, contra.points) == (26, 2, 26)


def value_of(deal: DealFacts, players: int = 4) -> int:
    """Match points that are played for in a deal, without its valat."""
    return TENTHS.get(deal.contract.strain, 16) + sum(extras_of(deal, side, players) for side in (0, 1)) // 10


@given(data=st.data(), litige=st.sampled_from(("carry", "dedans", "taker_wins")), stays=st.booleans())
def test_match_points_are_never_lost_nor_made(data: st.DataObject, litige: str, stays: bool):
    rules = BULGARIAN.with_options({"litige": litige, "belote_stays": stays})
    played = data.draw(st.lists(deals(rules, tuple(Strain), carry=0), min_size=1, max_size=6))
    waiting = total = 0
    for deal in played:
        score = score_deal(rules, replace(deal, carry=waiting))
        valat = 9 if 0 in deal.tricks else 0
        assert sums_of_lines(score) == score.score
        assert sum(score.score) + score.carry == value_of(deal) + valat + waiting
        waiting, total = score.carry, total + sum(score.score)
        assert min(waiting, *score.score) >= 0


@given(data=st.data())
def test_contra_multiplies_all_that_is_played_for(data: st.DataObject):
    deal = data.draw(deals(BULGARIAN, tuple(Strain), factors=(2, 4, 8)))
    score = score_deal(BULGARIAN, deal)
    valat = 9 if 0 in deal.tricks else 0
    assert sum(score.score) + score.carry == value_of(deal) * deal.contract.multiplier + valat + deal.carry


@given(data=st.data())
def test_lines_add_up_among_three(data: st.DataObject):
    deal = data.draw(deals(THREE, tuple(Strain), factors=(1, 2), carry=0))
    score = score_deal(THREE, deal)
    assert sums_of_lines(score) == score.score
    assert score.carry == 0
    everything = sum(extras_of(deal, side, 3) for side in range(3))
    assert abs(sum(score.score) * 10 - deal.contract.multiplier * (everything + sum(deal.card_points))) < 400
