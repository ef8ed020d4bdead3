"""«Парный белот» (docs/rules.md section 5): байд, висячий байд, БК, распасы."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Strain
from engine.declarations import without_trick
from engine.presets import preset
from engine.results import DealFacts, LineKind, Outcome
from engine.rules import Rules
from engine.scoring import score_deal
from tests.engine.facts import belote, combination, deals, extras_of, facts, sums_of_lines, written

PAIR = preset("pair")


def result(deal: DealFacts, rules: Rules = PAIR) -> tuple[Outcome, tuple[int, ...], int]:
    score = score_deal(rules, deal)
    return score.outcome, score.score, score.carry


def test_made_both_pairs_write_their_own():
    deal = facts(100, 62, declarations=(combination(0, 20), belote(3)))
    assert result(deal) == (Outcome.MADE, (120, 82), 0)


def test_bayd_gives_everything_away_bella_included_unless_it_stays():
    deal = facts(60, 102, declarations=(belote(0), combination(0, 20)))
    assert result(deal) == (Outcome.FAILED, (0, 202), 0)
    assert result(deal, PAIR.with_options({"belote_stays": True})) == (Outcome.FAILED, (20, 182), 0)


def test_hanging_bayd_waits_for_the_winner_of_the_next_deal_and_adds_up():
    assert result(facts(81, 81)) == (Outcome.HANGING, (0, 81), 81)
    assert result(facts(81, 81, taker=1, carry=81)) == (Outcome.HANGING, (81, 0), 162)
    assert result(facts(62, 100, taker=1, carry=81)) == (Outcome.MADE, (62, 181), 0)
    assert result(facts(62, 100, taker=0, carry=81)) == (Outcome.FAILED, (0, 243), 0)


def test_no_trumps_double_the_whole_sum():
    assert result(facts(80, 50, strain=Strain.NO_TRUMPS)) == (Outcome.MADE, (160, 100), 0)
    assert result(facts(50, 80, strain=Strain.NO_TRUMPS)) == (Outcome.FAILED, (0, 260), 0)
    rules = PAIR.with_options({"no_trumps_declarations": True})
    deal = facts(80, 50, strain=Strain.NO_TRUMPS, declarations=(combination(0, 50),))
    assert result(deal, rules) == (Outcome.MADE, (260, 100), 0)
    kept = rules.with_options({"failed_declarations": "keep"})
    lost = facts(10, 120, strain=Strain.NO_TRUMPS, declarations=(combination(0, 50),))
    assert result(lost, kept) == (Outcome.FAILED, (100, 260), 0)


def test_a_pair_without_a_trick_has_only_its_bella_and_there_is_no_capot_premium():
    held = without_trick((combination(1, 50), belote(1)), PAIR, (8, 0))
    assert result(facts(162, 0, tricks=(8, 0), declarations=held)) == (Outcome.MADE, (162, 20), 0)
    with_premium = PAIR.with_options({"capot_bonus": True})
    assert result(facts(162, 0, tricks=(8, 0)), with_premium) == (Outcome.MADE, (252, 0), 0)


def test_raspasy_write_everything_one_takes_as_minus_points():
    deal = facts(90, 72, raspasy=True, declarations=(combination(1, 50), belote(3)))
    assert result(deal) == (Outcome.RASPASY, (-160, -72), 0)


def test_raspasy_spare_a_pair_without_a_trick_the_combinations_but_not_the_bella():
    deal = facts(162, 0, tricks=(8, 0), raspasy=True, declarations=(combination(0, 50), belote(0)))
    assert result(deal) == (Outcome.RASPASY, (-162, -20), 0)


def test_raspasy_do_not_resolve_a_hanging_bayd():
    assert result(facts(90, 72, raspasy=True, carry=81)) == (Outcome.RASPASY, (-90, -72), 81)


def test_the_sheet_of_raspasy_names_the_combinations_that_hurt():
    sheet = score_deal(PAIR, facts(90, 72, raspasy=True, declarations=(combination(1, 50),)))
    assert written(sheet, 0, LineKind.CARDS) == -80
    assert written(sheet, 0, LineKind.LAST_TRICK) == -10
    (line,) = [line for line in sheet.lines if line.kind is LineKind.RASPASY]
    assert (line.side, line.seat, line.points) == (0, 1, -50)


@given(data=st.data(), litige=st.sampled_from(("carry", "dedans", "taker_wins")))
def test_points_are_never_lost_nor_made(data: st.DataObject, litige: str):
    rules = PAIR.with_options({"litige": litige})
    played = data.draw(st.lists(deals(rules, tuple(Strain), carry=0), min_size=1, max_size=6))
    waiting = 0
    for deal in played:
        score = score_deal(rules, replace(deal, carry=waiting))
        assert sums_of_lines(score) == score.score
        factor = 2 if deal.contract.strain is Strain.NO_TRUMPS else 1
        value = sum(deal.card_points) + extras_of(deal, 0) + extras_of(deal, 1)
        assert sum(score.score) + score.carry == factor * value + waiting
        waiting = score.carry


@given(data=st.data())
def test_raspasy_cost_the_cards_at_least_and_leave_what_waits(data: st.DataObject):
    deal = replace(data.draw(deals(PAIR)), raspasy=True)
    score = score_deal(PAIR, deal)
    assert sums_of_lines(score) == score.score
    assert all(lost <= -points for lost, points in zip(score.score, deal.card_points, strict=True))
    assert score.carry == deal.carry


@pytest.mark.parametrize("points", [(81, 80), (100, 63)])
def test_points_that_do_not_add_up_to_the_pack_are_refused(points: tuple[int, int]):
    with pytest.raises(AssertionError, match="add up"):
        score_deal(PAIR, facts(*points))
