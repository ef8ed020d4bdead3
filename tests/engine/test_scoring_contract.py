"""The table of docs/rules.md section 2: what is written for a contract with a price."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.presets import preset
from engine.results import DealFacts, DeclarationStatus, LineKind, Outcome
from engine.rules import Rules
from engine.scoring import passed_out, score_deal
from tests.engine.facts import belote, combination, deals, extras_of, facts, sums_of_lines, written

CLUB = preset("club")
FFB = preset("ffb")
PRICES = tuple(range(80, 170, 10))


def scores(deal: DealFacts, rules: Rules = CLUB) -> tuple[int, ...]:
    return score_deal(rules, deal).score


def test_made_the_declarers_add_the_price_and_each_side_writes_its_own():
    extras = (belote(0), combination(1, 50))
    assert scores(facts(112, 50, price=100, declarations=extras)) == (100 + 112 + 20, 50 + 50)


def test_exactly_the_price_is_enough_also_when_the_defence_has_more():
    assert scores(facts(80, 82, price=80)) == (160, 82)
    assert scores(facts(79, 83, price=80)) == (0, 240)


def test_belote_and_combinations_count_towards_the_price():
    assert scores(facts(62, 100, price=100, declarations=(combination(2, 20), belote(0)))) == (202, 100)


def test_failed_the_others_write_160_and_the_price_and_each_keeps_its_extras():
    extras = (combination(0, 50), belote(2), belote(1), combination(3, 20))
    assert scores(facts(20, 142, price=160, declarations=extras)) == (70, 160 + 160 + 40)


def test_a_lost_combination_is_worth_nothing():
    lost = replace(combination(1, 100), status=DeclarationStatus.LOST)
    assert scores(facts(112, 50, price=100, declarations=(lost,))) == (212, 50)


@pytest.mark.parametrize(("factor", "stake"), [(2, 520), (4, 1040)])
def test_contra_multiplies_160_and_the_price_for_the_side_that_was_right(factor: int, stake: int):
    assert scores(facts(112, 50, price=100, factor=factor)) == (stake, 0)
    assert scores(facts(90, 72, price=100, factor=factor)) == (0, stake)


def test_extras_are_added_once_after_a_contra():
    extras = (combination(0, 50), belote(1))
    assert scores(facts(112, 50, price=100, factor=2, declarations=extras)) == (520 + 50, 20)
    assert scores(facts(30, 132, price=100, factor=2, declarations=extras)) == (50, 520 + 20)


def test_extras_of_both_sides_may_be_multiplied_too():
    rules = CLUB.with_options({"double_extras": True})
    extras = (combination(0, 50), belote(1))
    assert scores(facts(112, 50, price=100, factor=4, declarations=extras), rules) == (1040 + 200, 80)


def test_capot_writes_250_in_place_of_the_cards():
    assert scores(facts(162, 0, tricks=(8, 0), price=90, declarations=(belote(1),))) == (340, 20)


def test_all_points_without_all_tricks_are_no_capot():
    assert scores(facts(162, 0, tricks=(7, 1), price=90)) == (252, 0)


def test_capot_of_the_defence_writes_250_and_the_price_or_as_always():
    deal = facts(0, 162, tricks=(0, 8), price=90)
    assert scores(deal) == (0, 340)
    assert scores(deal, CLUB.with_options({"defence_capot_bonus": False})) == (0, 250)
    assert scores(deal, CLUB.with_options({"capot_bonus": False})) == (0, 250)


def test_a_contract_can_be_made_by_combinations_without_a_trick():
    deal = facts(0, 162, tricks=(0, 8), price=80, declarations=(combination(0, 100),))
    assert scores(deal) == (180, 250)


def test_capot_after_a_contra_may_be_worth_its_premium_or_not():
    deal = facts(162, 0, tricks=(8, 0), price=90, factor=2)
    assert scores(deal) == (680, 0)
    assert scores(deal, CLUB.with_options({"capot_in_contra": False})) == (500, 0)
    lost = facts(0, 162, tricks=(0, 8), price=90, factor=2)
    assert scores(lost) == (0, 680)
    assert scores(lost, CLUB.with_options({"defence_capot_bonus": False})) == (0, 500)


def test_where_both_must_be_beaten_equality_fails():
    rules = CLUB.with_options({"must_beat": True})
    assert scores(facts(80, 82, price=80), rules) == (0, 240)
    assert scores(facts(81, 81, price=80), rules) == (0, 240)
    assert scores(facts(82, 80, price=80), rules) == (162, 80)


def test_where_both_must_be_beaten_equality_may_wait_or_be_enough():
    equal = facts(81, 81, price=80, carry=10)
    waits = score_deal(CLUB.with_options({"must_beat": True, "litige": "carry"}), equal)
    assert (waits.outcome, waits.score, waits.carry) == (Outcome.LITIGE, (0, 81), 91)
    wins = score_deal(CLUB.with_options({"must_beat": True, "litige": "taker_wins"}), equal)
    assert (wins.outcome, wins.score, wins.carry) == (Outcome.MADE, (171, 81), 0)


def test_points_that_wait_keep_the_belote_with_its_side_unless_it_is_included():
    equal = facts(71, 91, price=80, declarations=(belote(0),))
    rules = CLUB.with_options({"must_beat": True, "litige": "carry"})
    assert score_deal(rules, equal).score == (20, 91)
    included = score_deal(rules.with_options({"litige_includes_belote": True}), equal)
    assert (included.score, included.carry) == ((0, 91), 91)


def test_equality_after_a_contra_never_waits():
    rules = CLUB.with_options({"must_beat": True, "litige": "carry"})
    assert scores(facts(81, 81, price=80, factor=2), rules) == (0, 480)


def test_ffb_moves_the_combinations_of_failed_declarers_to_the_defenders():
    deal = facts(70, 92, price=160, declarations=(combination(0, 50), belote(0)))
    assert scores(deal, FFB) == (20, 160 + 160 + 50)


def test_ffb_capot_takes_the_combinations_of_the_other_side():
    deal = facts(162, 0, tricks=(8, 0), price=100, declarations=(combination(1, 50), belote(1)))
    assert scores(deal, FFB) == (350 + 50, 20)
    defence = facts(0, 162, tricks=(0, 8), price=100, declarations=(combination(0, 50),))
    assert scores(defence, FFB) == (0, 260 + 50)
    kept = FFB.with_options({"failed_declarations": "keep"})
    assert scores(defence, kept) == (0, 260 + 50)


def test_ffb_a_capot_that_was_bid_needs_all_tricks():
    assert scores(facts(162, 0, tricks=(8, 0), price=250), FFB) == (500, 0)
    deal = facts(162, 0, tricks=(7, 1), price=250, declarations=(combination(0, 200),))
    assert scores(deal, FFB) == (0, 160 + 250 + 200)
    assert scores(facts(162, 0, tricks=(8, 0), price=250, factor=2), FFB) == (1000, 0)


def test_ffb_rounds_what_is_written_to_tens_five_up_but_not_what_decides():
    assert scores(facts(95, 67, price=80), FFB) == (180, 70)
    assert scores(facts(84, 78, price=80), FFB) == (160, 80)
    assert scores(facts(79, 83, price=80), FFB) == (0, 240)


def test_ffb_multiplies_combinations_too():
    deal = facts(100, 62, price=100, factor=2, declarations=(combination(0, 20),))
    assert scores(deal, FFB) == (560, 0)


def test_contra_on_the_price_alone_gives_the_winner_all_cards():
    rules = CLUB.with_options({"contra_multiplies": "bid_only"})
    assert scores(facts(112, 50, price=100, factor=2), rules) == (162 + 200, 0)
    assert scores(facts(90, 72, price=100, factor=4), rules) == (0, 162 + 400)
    assert scores(facts(162, 0, tricks=(8, 0), price=100, factor=2), rules) == (250 + 200, 0)


def test_contra_on_the_price_alone_with_rounding_leaves_each_side_its_cards():
    rules = CLUB.with_options({"contra_multiplies": "bid_only", "rounding": "nearest10"})
    assert scores(facts(112, 50, price=100, factor=2), rules) == (310, 50)
    assert scores(facts(90, 72, price=100, factor=2), rules) == (0, 360)


def test_failed_declarers_may_lose_their_belote_as_an_option():
    rules = CLUB.with_options({"belote_stays": False})
    assert scores(facts(20, 142, price=80, declarations=(belote(0),)), rules) == (0, 260)


def test_the_sheet_explains_a_contra():
    sheet = score_deal(CLUB, facts(112, 50, price=100, factor=2))
    (contra,) = [line for line in sheet.lines if line.kind is LineKind.CONTRA]
    assert (contra.base, contra.factor, contra.points) == (260, 2, 260)
    assert written(sheet, 0, LineKind.STAKE) == 160
    assert written(sheet, 0, LineKind.CONTRACT) == 100


def test_the_sheet_names_the_last_trick_and_whose_combination_it_was():
    sheet = score_deal(CLUB, facts(112, 50, price=100, declarations=(combination(2, 50),)))
    assert written(sheet, 0, LineKind.CARDS) == 102
    assert written(sheet, 0, LineKind.LAST_TRICK) == 10
    (line,) = [line for line in sheet.lines if line.kind is LineKind.DECLARATION]
    assert (line.seat, line.declaration, line.cards) == (2, combination(2, 50).kind, 0b111)


def test_a_passed_out_deal_writes_nothing_and_leaves_what_waits():
    score = passed_out(CLUB, 81)
    assert (score.outcome, score.score, score.lines, score.carry) == (Outcome.PASSED_OUT, (0, 0), (), 81)


def table_of_section_2(deal: DealFacts) -> tuple[int, int]:
    """The club's table once more, as plain sums."""
    taker, other = deal.taker, 1 - deal.taker
    own, theirs = extras_of(deal, taker), extras_of(deal, other)
    price, factor = deal.contract.price, deal.contract.multiplier
    capots = [side for side in (0, 1) if deal.tricks[1 - side] == 0]
    made = deal.card_points[taker] + own >= price
    right = taker if made else other
    written = [0, 0]
    if factor > 1:
        written[right] = ((250 if right in capots else 160) + price) * factor
    elif made:
        for side in (0, 1):
            written[side] = 250 if side in capots else deal.card_points[side]
        written[taker] += price
    else:
        written[other] = (250 if other in capots else 160) + price
    written[taker] += own
    written[other] += theirs
    return written[0], written[1]


@given(deal=deals(CLUB, prices=PRICES, factors=(1, 2, 4), carry=0))
def test_the_club_writes_what_the_table_of_section_2_says(deal: DealFacts):
    assert scores(deal) == table_of_section_2(deal)


OPTIONS = st.fixed_dictionaries(
    {
        "must_beat": st.booleans(),
        "double_extras": st.booleans(),
        "capot_in_contra": st.booleans(),
        "defence_capot_bonus": st.booleans(),
        "capot_takes_declarations": st.booleans(),
        "contra_multiplies": st.sampled_from(("all", "bid_only")),
        "failed_declarations": st.sampled_from(("keep", "to_defenders")),
        "belote_stays": st.booleans(),
        "litige": st.sampled_from(("carry", "dedans", "taker_wins")),
        "rounding": st.sampled_from(("none", "nearest10")),
        "capot_points": st.sampled_from((250, 252)),
    }
)


@given(deal=deals(FFB, prices=(*PRICES, 250), factors=(1, 2, 4)), options=OPTIONS)
def test_lines_add_up_under_all_options(deal: DealFacts, options: dict[str, bool | str | int]):
    rules = FFB.with_options(options)
    sheet = score_deal(rules, deal)
    assert sums_of_lines(sheet) == sheet.score
    assert all(line.points for line in sheet.lines)
    assert min(sheet.score) >= 0
    if rules.rounding == "nearest10":
        assert all(points % 10 == 0 for points in sheet.score)
    carried = sum(written(sheet, side, LineKind.CARRIED) for side in (0, 1))
    held = -sum(written(sheet, side, LineKind.HELD) for side in (0, 1))
    assert deal.carry + held == sheet.carry + carried


@given(deal=deals(CLUB, prices=PRICES, carry=0), options=OPTIONS)
def test_what_changes_sides_is_neither_lost_nor_made(deal: DealFacts, options: dict[str, bool | str | int]):
    sheet = score_deal(FFB.with_options(options), deal)
    moved = sum(written(sheet, side, LineKind.GIVEN_UP, LineKind.TAKEN_OVER) for side in (0, 1))
    assert moved == 0
    extras = sum(written(sheet, side, LineKind.BELOTE, LineKind.DECLARATION) for side in (0, 1))
    assert extras == extras_of(deal, 0) + extras_of(deal, 1)
