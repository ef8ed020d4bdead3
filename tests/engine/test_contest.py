"""Which side writes its combinations (docs/rules.md section 1.2)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CardSet, Strain, card_set
from engine.declarations import contest, declarations_of_deal, find
from engine.presets import preset
from engine.results import Declaration, DeclarationKind, DeclarationStatus
from engine.rules import Rules
from tests.engine.facts import cards

CLUB = preset("club")
BULGARIAN = preset("bulgarian")
PAIR = preset("pair")

QUARTE_OF_DIAMONDS = "9D 10D JD QD 7H 8C AS AC"
FOUR_KINGS = "KS KD KC KH 7S 8D 9C 10H"
TIERCE_TO_NINE = "7S 8S 9S AD KD JC QH 10H"


def settle(
    hands: dict[int, str],
    rules: Rules = CLUB,
    strain: Strain = Strain.CLUBS,
    leader: int = 0,
    tricks: tuple[int, ...] = (4, 4),
    **said: object,
) -> dict[int, str]:
    """The status of each seat's combinations, belotes left out."""
    found = [find(cards(hands.get(seat, "")), seat, strain, rules) for seat in range(rules.players)]
    results = contest(found, leader, strain, rules, tricks, **said)  # type: ignore[arg-type]
    return {one.seat: one.status.value for one in results if one.kind is not DeclarationKind.BELOTE}


def test_any_carre_beats_any_run_and_the_losers_write_nothing():
    assert settle({0: "QS QD QC QH 7S 8D 9C 10H", 1: "10S JS KS AS 9S 7H 8C KD", 3: "9H 10H JH KH AH 7D 8D 9D"}) == {
        0: "counted",
        1: "lost",
        3: "lost",
    }


def test_the_longer_run_wins_then_the_higher_top_then_trumps():
    assert settle({0: QUARTE_OF_DIAMONDS, 1: "QS KS AS 7D 8D 10C JH 9H"})[0] == "counted"
    assert settle({0: TIERCE_TO_NINE, 1: "8C 9C 10C QD 7H 9H AS KC"})[1] == "counted"
    level = {0: TIERCE_TO_NINE, 1: "7H 8H 9H QD 10C AC AS KC"}
    assert settle(level, strain=Strain.HEARTS) == {0: "lost", 1: "counted"}


def test_equal_runs_none_in_trumps_cancel_everything_of_both_sides():
    hands = {0: TIERCE_TO_NINE, 1: "7D 8D 9D QC 10C 8C AS KC", 2: "10H JH QH 7C 9C AD KS QS"}
    level = settle({**hands, 2: "7H 8H 9H 7C 9C AD KS QS"})
    assert set(level.values()) == {"cancelled"}
    assert settle(hands) == {0: "counted", 1: "lost", 2: "counted"}


def test_equal_runs_may_go_to_the_first_in_order_of_play():
    rules = CLUB.with_options({"decl_tie": "first"})
    hands = {0: TIERCE_TO_NINE, 1: "7D 8D 9D QC 10C 8C AS KC"}
    assert settle(hands, rules, leader=0)[0] == "counted"
    assert settle(hands, rules, leader=1)[1] == "counted"
    assert settle(hands, rules, leader=2)[0] == "counted"


def test_equal_trump_runs_do_not_break_ties_in_all_trumps():
    hands = {0: TIERCE_TO_NINE, 1: "7H 8H 9H QD 10C AC AS KC"}
    assert settle(hands, strain=Strain.ALL_TRUMPS) == {0: "cancelled", 1: "cancelled"}


def test_two_equal_runs_of_one_pair_do_not_cancel_each_other():
    hands = {0: "QS KS AS 7D 8D 10C JH 9H", 2: "QD KD AD 7H 8C 9C 10H QC", 1: TIERCE_TO_NINE}
    assert settle(hands) == {0: "counted", 1: "lost", 2: "counted"}


def test_equal_carres_compare_by_the_strength_of_their_cards_or_naturally():
    hands = {0: "10S 10D 10C 10H 7S 8D 9C JH", 1: "KS KD KC KH 7D 8C 9H JS"}
    assert settle(hands)[0] == "counted"
    assert settle(hands, CLUB.with_options({"carre_order": "natural"}))[1] == "counted"


def test_the_value_of_a_carre_comes_before_its_rank():
    hands = {0: "AS AD AC AH 7S 8D 9C 10H", 1: "JS JD JC JH 7D 8C 9H 10S"}
    assert settle(hands)[1] == "counted"
    assert settle(hands, CLUB.with_options({"carre_order": "natural"}))[1] == "counted"


def test_trumps_break_no_ties_in_bulgaria():
    level = {0: TIERCE_TO_NINE, 1: "7H 8H 9H QD 10C AC AS KC"}
    assert settle(level, BULGARIAN, strain=Strain.HEARTS) == {0: "cancelled", 1: "cancelled"}


def test_carres_and_runs_are_two_contests_in_bulgaria():
    assert settle({0: FOUR_KINGS, 1: QUARTE_OF_DIAMONDS}, BULGARIAN) == {0: "counted", 1: "counted"}
    assert settle({0: FOUR_KINGS, 1: QUARTE_OF_DIAMONDS}) == {0: "counted", 1: "lost"}


def test_bulgarian_equal_runs_cancel_runs_but_not_carres():
    hands = {0: FOUR_KINGS, 2: TIERCE_TO_NINE, 1: "7D 8D 9D QC 10C AC AS 10H"}
    assert settle(hands, BULGARIAN) == {0: "counted", 1: "cancelled", 2: "cancelled"}


def test_a_pair_without_a_trick_writes_no_combination_but_keeps_its_belote():
    found = [find(cards("QH KH AH 7S 8D 9C 10D JC"), 0, Strain.HEARTS, PAIR), (), (), ()]
    results = contest(found, 0, Strain.HEARTS, PAIR, (0, 8))
    assert [(one.kind.value, one.status.value) for one in results] == [("tierce", "no-trick"), ("belote", "counted")]
    assert settle({0: FOUR_KINGS}, CLUB, tricks=(0, 8)) == {0: "counted"}
    assert settle({0: FOUR_KINGS}, PAIR, tricks=(1, 7)) == {0: "counted"}


def test_in_raspasy_combinations_hurt_the_others_even_if_their_holders_took_nothing():
    assert settle({0: FOUR_KINGS}, PAIR, tricks=(0, 8), raspasy=True) == {0: "counted"}


def test_a_silent_seat_takes_no_part():
    hands = {0: FOUR_KINGS, 1: QUARTE_OF_DIAMONDS}
    assert settle(hands, silent={0}) == {0: "unsaid", 1: "counted"}
    assert settle(hands, silent={0, 1}) == {0: "unsaid", 1: "unsaid"}


def test_each_plays_for_himself_among_three():
    rules = BULGARIAN.with_options({"players": 3, "deck_cards": 24})
    hands = {0: "9S 10S JS KD QC AH", 1: "10D JD QD KS AC 9H", 2: "10C JC QH KH AS 9D"}
    assert settle(hands, rules, tricks=(3, 3, 2)) == {0: "lost", 1: "counted"}
    level = {0: "10S JS QS KD", 1: "10D JD QD KS", 2: "9C 10C JC AS"}
    assert set(settle(level, rules, tricks=(3, 3, 2)).values()) == {"cancelled"}


def test_a_deal_without_combinations_has_no_contest():
    assert declarations_of_deal(CLUB, (0, 0, 0, 0), Strain.HEARTS, 0, ()) == ()
    assert contest([(), (), (), ()], 0, Strain.HEARTS, CLUB, (4, 4)) == ()


RULES = st.sampled_from(
    [
        CLUB,
        BULGARIAN,
        PAIR,
        preset("ukrainian"),
        CLUB.with_options({"decl_tie": "first"}),
        CLUB.with_options({"cap5": True, "carre_order": "natural"}),
    ]
)
SEEDS = st.integers(0, 2**32)


def hands_with_combinations(seed: int) -> list[CardSet]:
    """Four hands in which combinations are frequent: the pack is hardly shuffled."""
    source = random.Random(seed)
    deck = [suit * 8 + rank for suit in range(4) for rank in range(8)]
    for _ in range(source.choice((3, 6, 12))):
        one, other = source.randrange(32), source.randrange(32)
        deck[one], deck[other] = deck[other], deck[one]
    if source.random() < 0.5:
        deck = [8 * (index % 4) + index // 4 for index in deck]
    return [card_set(deck[8 * seat : 8 * seat + 8]) for seat in range(4)]


def statuses(results: tuple[Declaration, ...]) -> set[tuple[int, CardSet, DeclarationStatus]]:
    return {(one.seat, one.cards, one.status) for one in results}


@given(seed=SEEDS, rules=RULES, turn=st.integers(1, 3), leader=st.integers(0, 3), strain=st.sampled_from(Strain))
def test_the_contest_does_not_depend_on_how_seats_are_numbered(
    seed: int, rules: Rules, turn: int, leader: int, strain: Strain
):
    hands = hands_with_combinations(seed)
    turned = [hands[(seat - turn) % 4] for seat in range(4)]
    found = [find(hand, seat, strain, rules) for seat, hand in enumerate(hands)]
    moved = [find(hand, seat, strain, rules) for seat, hand in enumerate(turned)]
    before = statuses(contest(found, leader, strain, rules, (8, 0)))
    after = statuses(contest(moved, (leader + turn) % 4, strain, rules, (8, 0) if turn % 2 == 0 else (0, 8)))
    assert after == {((seat + turn) % 4, held, status) for seat, held, status in before}


@given(seed=SEEDS, rules=RULES, leader=st.integers(0, 3), strain=st.sampled_from(Strain))
def test_a_contest_has_one_winning_side_at_most(seed: int, rules: Rules, leader: int, strain: Strain):
    found = [find(hand, seat, strain, rules) for seat, hand in enumerate(hands_with_combinations(seed))]
    results = contest(found, leader, strain, rules, (4, 4))
    assert len(results) == sum(map(len, found))
    groups = [[one for one in results if one.kind is not DeclarationKind.BELOTE]]
    if rules.decl_contest == "per_kind":
        groups = [
            [one for one in groups[0] if (one.kind is DeclarationKind.CARRE) == carres] for carres in (True, False)
        ]
    for group in groups:
        by_status = {one.status for one in group}
        winners = {one.seat % 2 for one in group if one.counted}
        losers = {one.seat % 2 for one in group if one.status is DeclarationStatus.LOST}
        assert len(winners) == (0 if not group or DeclarationStatus.CANCELLED in by_status else 1)
        assert not winners & losers
    assert all(one.counted for one in results if one.kind is DeclarationKind.BELOTE)


@pytest.mark.parametrize("rules", [CLUB, BULGARIAN])
def test_hands_with_combinations_are_frequent_enough_to_test_with(rules: Rules):
    both = 0
    for seed in range(200):
        found = [find(hand, seat, Strain.CLUBS, rules) for seat, hand in enumerate(hands_with_combinations(seed))]
        results = contest(found, 0, Strain.CLUBS, rules, (4, 4))
        both += {DeclarationStatus.COUNTED, DeclarationStatus.LOST} <= {one.status for one in results}
    assert both > 50
