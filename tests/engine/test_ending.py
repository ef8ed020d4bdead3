"""When a match is over and who has won it (docs/rules.md section 8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Strain
from engine.ending import claim_is_right, match_winner, secured_points
from engine.presets import preset
from engine.results import DealScore, LineKind, Outcome, ScoreLine
from engine.rules import Rules
from engine.scoring import passed_out, score_deal
from tests.engine.facts import belote, cards, combination, facts

CLUB = preset("club")
FFB = preset("ffb")
UKRAINIAN = preset("ukrainian")
BULGARIAN = preset("bulgarian")
PAIR = preset("pair")
THREE = UKRAINIAN.with_options({"players": 3, "deck_cards": 24})


def winner(
    rules: Rules,
    before: tuple[int, ...],
    deal: tuple[int, ...],
    *,
    taker: int = 0,
    factor: int = 1,
    valat: bool = False,
    raspasy: bool = False,
    outcome: Outcome = Outcome.MADE,
) -> int | None:
    lines = tuple(ScoreLine(side, LineKind.CARDS, points) for side, points in enumerate(deal))
    points = (162, 0, 0)[: len(before)]
    played = facts(*points, taker=taker, factor=factor, raspasy=raspasy)
    return match_winner(rules, before, played, DealScore(outcome, lines, deal, valat=valat))


def test_the_target_is_reached_not_exceeded():
    assert winner(CLUB, (838, 500), (162, 0)) == 0
    assert winner(CLUB, (837, 500), (162, 0)) is None


def test_both_over_the_higher_wins_and_equality_plays_on():
    assert winner(CLUB, (900, 900), (110, 140)) == 1
    assert winner(CLUB, (900, 900), (140, 140)) is None
    assert winner(CLUB, (1040, 1040), (20, 0)) == 0


def test_both_over_may_go_to_the_taker_or_to_the_defenders():
    taker = UKRAINIAN.with_options({"both_over": "taker"})
    assert winner(taker, (900, 900), (110, 140), taker=0) == 0
    assert winner(taker, (900, 900), (110, 140), taker=1) == 1
    assert winner(PAIR, (950, 950), (60, 102), taker=1) == 0
    assert winner(PAIR, (950, 950), (100, 62), taker=0) == 1
    assert winner(PAIR, (950, 900), (100, 62), taker=0) == 0


def test_the_taker_has_no_precedence_if_he_is_not_over():
    rules = THREE.with_options({"both_over": "taker"})
    assert winner(rules, (900, 950, 950), (0, 62, 100), taker=0) == 2


def test_among_three_equal_leaders_play_on():
    assert winner(THREE, (950, 950, 0), (70, 70, 22)) is None
    assert winner(THREE, (950, 950, 950), (50, 60, 52)) == 1
    defenders = THREE.with_options({"both_over": "defenders"})
    assert winner(defenders, (990, 950, 950), (50, 52, 60), taker=0) == 2
    assert winner(defenders, (990, 950, 950), (50, 56, 56), taker=0) is None


def test_raspasy_know_no_defenders():
    assert winner(PAIR, (1100, 1150), (-90, -72), taker=1, raspasy=True, outcome=Outcome.RASPASY) == 1


def test_a_bulgarian_match_does_not_end_on_a_valat_but_with_the_next_deal():
    assert winner(BULGARIAN, (140, 120), (25, 0), valat=True) is None
    assert winner(BULGARIAN, (165, 120), (6, 10)) == 0
    assert winner(BULGARIAN, (165, 150), (0, 16)) == 1
    assert winner(BULGARIAN, (165, 155), (6, 16)) is None
    assert winner(CLUB, (800, 120), (340, 0), valat=True) == 0


def test_a_passed_out_deal_does_not_end_a_match_that_a_valat_left_open():
    played = facts(162, 0)
    assert match_winner(BULGARIAN, (165, 120), played, passed_out(BULGARIAN, 0)) is None


def test_the_third_level_of_doubling_stakes_the_match():
    rules = BULGARIAN.with_options({"third_doubling": True})
    assert winner(rules, (0, 100), (128, 0), factor=8) == 0
    assert winner(rules, (0, 100), (0, 128), factor=8, outcome=Outcome.FAILED) == 1
    assert winner(rules, (0, 0), (0, 0), factor=8, outcome=Outcome.HANGING) is None
    assert winner(rules, (0, 0), (137, 0), factor=8, valat=True) == 0


@pytest.mark.parametrize("rules", [FFB, CLUB.with_options({"need_trick_for_belote_win": True})], ids=["ffb", "club"])
def test_belote_alone_does_not_carry_over_the_line_as_an_option(rules: Rules):
    failed = facts(60, 102, price=120, declarations=(combination(0, 20), belote(0)))
    lost = facts(60, 102, price=120, declarations=(belote(0),))
    assert match_winner(rules, (990, 500), lost, score_deal(rules, lost)) is None
    assert match_winner(CLUB, (990, 500), lost, score_deal(CLUB, lost)) == 0
    assert match_winner(rules, (1000, 500), lost, score_deal(rules, lost)) == 0
    kept = rules.with_options({"failed_declarations": "keep"})
    assert match_winner(kept, (970, 500), failed, score_deal(kept, failed)) == 0
    moved = rules.with_options({"failed_declarations": "to_defenders"})
    assert match_winner(moved, (990, 500), failed, score_deal(moved, failed)) is None


def test_multiplied_belote_alone_does_not_carry_over_the_line_either():
    lost = facts(60, 102, price=120, factor=2, declarations=(belote(0),))
    score = score_deal(FFB, lost)
    assert score.score[0] == 40
    assert match_winner(FFB, (970, 100), lost, score) is None


def test_a_claim_is_right_if_the_secured_points_reach_the_target():
    assert claim_is_right(PAIR, 930, 71)
    assert not claim_is_right(PAIR, 930, 70)


def secured(strain: Strain = Strain.HEARTS, tricks: tuple[int, int] = (2, 1), played: str = "") -> int:
    declarations = (combination(0, 50), belote(2), combination(1, 20))
    return secured_points(PAIR, strain, 0, (35, 20), tricks, declarations, cards(played))


def test_secured_are_cards_combinations_after_a_trick_and_a_belote_that_was_said():
    assert secured() == 85
    assert secured(tricks=(0, 3)) == 35
    assert secured(played="KH 7S") == 105
    assert secured(played="QH KH") == 105


def test_secured_points_are_doubled_without_trumps():
    assert secured(Strain.NO_TRUMPS, tricks=(0, 3)) == 70


TOTALS = st.tuples(st.integers(0, 2000), st.integers(0, 2000))


@given(before=TOTALS, deal=TOTALS, taker=st.integers(0, 1), both=st.sampled_from(("higher", "taker", "defenders")))
def test_only_a_side_over_the_line_wins(before: tuple[int, int], deal: tuple[int, int], taker: int, both: str):
    rules = CLUB.with_options({"both_over": both})
    totals = tuple(total + points for total, points in zip(before, deal, strict=True))
    side = winner(rules, before, deal, taker=taker)
    over = [each for each in (0, 1) if totals[each] >= 1000]
    if len(over) < 2:
        assert side == (over[0] if over else None)
    elif both == "higher":
        assert side == (None if totals[0] == totals[1] else totals.index(max(totals)))
    else:
        assert side == (taker if both == "taker" else 1 - taker)
