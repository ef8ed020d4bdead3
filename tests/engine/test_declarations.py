"""What a hand holds (docs/rules.md sections 1.2 and 1.3)."""

from __future__ import annotations

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CardSet, Strain, card_set, cards_of
from engine.declarations import belotes_by_play, declarations_of_deal, find, spoken_kinds
from engine.presets import preset
from engine.results import DeclarationKind, DeclarationStatus, Trick
from engine.rules import Rules
from tests.engine.facts import cards

CLUB = preset("club")
BULGARIAN = preset("bulgarian")
HANDS = st.sets(st.integers(0, 31), min_size=8, max_size=16).map(card_set)
COMBINATIONS = st.sampled_from(
    [
        CLUB,
        BULGARIAN,
        preset("ffb"),
        preset("pair"),
        CLUB.with_options({"one_card_one_decl": False}),
        BULGARIAN.with_options({"one_card_one_decl": False}),
    ]
)


def found(hand: str, rules: Rules = CLUB, strain: Strain = Strain.HEARTS) -> list[tuple[str, int]]:
    return [(one.kind.value, one.points) for one in find(cards(hand), 0, strain, rules)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7S 8S 9S AD KD JC QH 10H", [("tierce", 20)]),
        ("7S 8S 9S 10S KD JC QH 10H", [("quarte", 50)]),
        ("7S 8S 9S 10S JS JC QH 10H", [("quint", 100)]),
        ("7S 8S 9S 10S JS QS QH 10H", [("quint", 100)]),
        ("7S 8S 9S 10S JS QS KS AS", [("quint", 100)]),
        ("7S 8S 9S JS QS KS AD 10H", [("tierce", 20), ("tierce", 20)]),
        ("JS JD JC JH 7S 8D 9C 10H", [("carre", 200)]),
        ("9S 9D 9C 9H 7S 8D JC AH", [("carre", 150)]),
        ("QS QD QC QH 7S 8D 9C AH", [("carre", 100)]),
        ("8S 8D 8C 8H 7S 7D 7C 7H", []),
    ],
)
def test_values_of_runs_and_carres(hand: str, expected: list[tuple[str, int]]):
    assert found(hand) == expected


def test_a_run_does_not_go_round_from_ace_to_seven_nor_into_the_next_suit():
    assert found("KC AC 7C 8D AD KH 7S 8S") == []
    assert found("QC KC AC 7D 8D KH 7S 9S") == [("tierce", 20)]


def test_runs_over_five_count_as_the_highest_five_where_the_game_caps_them():
    six = find(cards("8S 9S 10S JS QS KS 7D AC"), 0, Strain.HEARTS, BULGARIAN)
    assert [(one.points, one.cards) for one in six] == [(100, cards("9S 10S JS QS KS"))]


def test_eight_in_a_row_are_five_and_three_or_only_five():
    whole = "7S 8S 9S 10S JS QS KS AS"
    assert found(whole, BULGARIAN) == [("quint", 100), ("tierce", 20)]
    assert found(whole, BULGARIAN.with_options({"split8": False})) == [("quint", 100)]


def test_one_card_counts_in_one_combination_the_carre_first():
    hand = "AS AD AC AH 10S JS QS KS"
    assert found(hand) == [("carre", 100), ("quarte", 50)]
    assert found(hand, CLUB.with_options({"one_card_one_decl": False})) == [("carre", 100), ("quint", 100)]


def test_a_worthless_carre_of_sevens_does_not_break_a_run():
    assert found("7S 7D 7C 7H 8S 9S AC KD") == [("tierce", 20)]


def test_belote_is_king_and_queen_of_trumps_in_one_hand():
    assert found("KH QH 7S 9S JD 8C AC 10D") == [("belote", 20)]
    assert found("KS QS 7H 9H JD 8C AC 10D") == []


def test_belote_may_also_be_part_of_a_run_and_of_a_carre():
    assert found("JH QH KH 7S 9S 8C AC 10D") == [("tierce", 20), ("belote", 20)]
    assert found("KH QH KS KC KD 8C AC 10D") == [("carre", 100), ("belote", 20)]


def test_all_trumps_have_a_belote_in_every_suit():
    assert found("KH QH KS QS KD QC 7D 8C", BULGARIAN, Strain.ALL_TRUMPS) == [("belote", 20), ("belote", 20)]


def test_no_trumps_have_neither_combinations_nor_belote():
    assert found("QH KH AH KS QS AD AC AS", BULGARIAN, Strain.NO_TRUMPS) == []


def test_no_trumps_may_know_four_aces_only():
    rules = BULGARIAN.with_options({"no_trumps_four_aces": True})
    assert found("QH KH AH AS AD AC 7S 8S", rules, Strain.NO_TRUMPS) == [("carre", 200)]
    assert found("KH KS KD KC 7S 8S 9S 10S", rules, Strain.NO_TRUMPS) == []


def test_no_trumps_may_know_all_combinations_but_no_belote():
    rules = preset("pair").with_options({"no_trumps_declarations": True})
    assert found("QH KH AH AS AD AC 7S 8S", rules, Strain.NO_TRUMPS) == [("carre", 100)]
    both = rules.with_options({"no_trumps_four_aces": True})
    assert found("JH QH KH AH AS AD AC 8S", both, Strain.NO_TRUMPS) == [("carre", 200), ("tierce", 20)]


def test_a_game_without_declarations_still_has_belote():
    rules = preset("ukrainian").with_options({"declarations": False})
    assert found("JH QH KH 7S 8S 9S AC 10D", rules) == [("belote", 20)]


def test_spoken_kinds_begin_with_the_highest_and_leave_belote_out():
    hand = cards("9S 9D 9C 9H QH KH JH AC")
    assert spoken_kinds(CLUB, hand, 0, Strain.HEARTS) == (DeclarationKind.CARRE, DeclarationKind.TIERCE)


def test_the_highest_comes_first_also_among_runs_of_different_suits():
    kinds = [kind for kind, _ in found("7C 8C 9C 10D JD QD KD AS")]
    assert kinds == ["quarte", "tierce"]


def naive_runs(hand: CardSet) -> list[list[int]]:
    """Maximal runs of three and more by another way: grouping by the difference of value and position."""
    runs: list[list[int]] = []
    for suit in range(4):
        ranks = [card % 8 for card in cards_of(hand) if card // 8 == suit]
        for _, group in groupby(enumerate(ranks), key=lambda pair: pair[1] - pair[0]):
            run = [8 * suit + rank for _, rank in group]
            if len(run) >= 3:
                runs.append(run)
    return runs


@given(hand=HANDS)
def test_runs_are_the_maximal_ones(hand: CardSet):
    rules = CLUB.with_options({"one_card_one_decl": False})
    runs = [one for one in find(hand, 0, Strain.HEARTS, rules) if one.kind.value in ("tierce", "quarte", "quint")]
    assert sorted(one.cards for one in runs) == sorted(card_set(run) for run in naive_runs(hand))
    assert all(one.points == {3: 20, 4: 50}.get(one.cards.bit_count(), 100) for one in runs)


@given(hand=HANDS, rules=COMBINATIONS, strain=st.sampled_from(Strain))
def test_combinations_are_held_and_no_card_counts_twice(hand: CardSet, rules: Rules, strain: Strain):
    used = 0
    for one in find(hand, 2, strain, rules):
        assert one.cards & ~hand == 0
        assert one.seat == 2
        if one.kind is not DeclarationKind.BELOTE and rules.one_card_one_decl:
            assert not used & one.cards
            used |= one.cards
        if rules.cap5:
            assert one.cards.bit_count() <= 5


def at_trick(leader: int, text: str, winner: int = 0) -> Trick:
    return Trick(leader, tuple(card_set_order(text)), winner, 0)


def card_set_order(text: str) -> list[int]:
    return [next(iter(cards_of(cards(code)))) for code in text.split()]


@pytest.mark.parametrize(
    ("trick", "status"),
    [
        (at_trick(0, "KS 7S 8S 9S"), DeclarationStatus.COUNTED),
        (at_trick(3, "JS KS 8S 9S"), DeclarationStatus.COUNTED),
        (at_trick(3, "JD KS 8D 9D"), DeclarationStatus.UNSAID),
    ],
)
def test_a_belote_in_all_trumps_is_said_when_led_or_following_but_not_when_thrown(
    trick: Trick, status: DeclarationStatus
):
    hands = (cards("KS QS 7H"), 0, 0, 0)
    tricks = [at_trick(1, "AC 7C 8C 9C"), trick, at_trick(0, "QS 10S AS 7D")]
    (one,) = declarations_of_deal(BULGARIAN, hands, Strain.ALL_TRUMPS, 0, tricks)
    assert one.status is status


def test_a_thrown_belote_counts_where_the_game_does_not_ask_and_ruffing_is_no_throwing():
    hands = (cards("KS QS 7H"), 0, 0, 0)
    thrown = [at_trick(3, "JD KS 8D 9D")]
    for rules, strain in ((preset("pair"), Strain.ALL_TRUMPS), (BULGARIAN, Strain.SPADES)):
        (one,) = declarations_of_deal(rules, hands, strain, 0, thrown)
        assert one.counted


def test_a_belote_of_which_nothing_was_played_yet_stands():
    belotes = find(cards("KS QS"), 0, Strain.ALL_TRUMPS, BULGARIAN)
    assert belotes_by_play(belotes, [at_trick(1, "AC 7C 8C 9C")], Strain.ALL_TRUMPS, BULGARIAN) == belotes
