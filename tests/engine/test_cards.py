"""Cards, sets of cards, how they compare and what they are worth (docs/rules.md section 1)."""

import copy
import json
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import seats
from engine.cards import (
    DECK_24,
    DECK_32,
    SAME_SUIT,
    SUIT_SETS,
    Card,
    Rank,
    Strain,
    Suit,
    card_code,
    card_set,
    cards_of,
    make_card,
    parse_card,
    parse_strain,
    rank_of,
    strain_code,
    strain_of,
    suit_of,
)
from engine.errors import NotationError
from engine.strengths import STRENGTHS
from engine.tricks import trick_winner
from tests.engine import naive


def test_a_card_is_written_rank_first_and_read_back():
    assert card_code(make_card(Rank.TEN, Suit.HEARTS)) == "10H"
    assert parse_card("7C") == 0
    assert parse_card("AS") == 31
    assert [parse_card(card_code(card)) for card in DECK_32] == list(DECK_32)
    assert [make_card(rank_of(card), suit_of(card)) for card in DECK_32] == list(DECK_32)


def test_a_card_shows_itself_in_the_notation_of_records():
    assert repr((Card.H10, Card.SA)) == "(10H, AS)"
    assert [str(card) for card in DECK_32] == [card_code(card) for card in DECK_32]
    assert [f"{card}" for card in Card] == [card_code(card) for card in Card]


def test_a_card_counts_and_hashes_as_its_number():
    assert list(Card) == list(range(32))
    assert {Card.H10: "ten"}[19] == "ten"
    assert json.dumps(Card.H10) == "19"
    assert copy.deepcopy(Card.H10) is Card.H10


@pytest.mark.parametrize("text", ["", "1H", "10", "H10", "10h", " 7S", "7S ", "T H", "11S", "В♥", None, 7, ["7S"], {}])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.code == "unknown-card"


def test_strains_are_written_and_read_back():
    assert [strain_code(strain) for strain in Strain] == ["C", "D", "H", "S", "NT", "AT"]
    assert [parse_strain(strain_code(strain)) for strain in Strain] == list(Strain)
    assert [strain.suit for strain in Strain] == [*Suit, None, None]


@pytest.mark.parametrize("text", ["", "X", "nt", "БК", None, 3, ["H"]])
def test_what_is_no_strain_is_refused(text):
    with pytest.raises(NotationError) as caught:
        parse_strain(text)
    assert caught.value.code == "unknown-strain"


def test_the_short_pack_leaves_out_sevens_and_eights():
    assert len(DECK_24) == 24
    assert {rank_of(card) for card in DECK_24} == set(Rank) - {Rank.SEVEN, Rank.EIGHT}


@given(st.sets(st.integers(0, 31)))
def test_a_set_of_cards_gives_back_its_cards_ascending(cards):
    assert cards_of(card_set(cards)) == tuple(sorted(cards))


def test_the_suits_share_out_the_pack():
    assert sum(SUIT_SETS) == (1 << 32) - 1
    assert all(suit_of(card) == suit for suit in Suit for card in cards_of(SUIT_SETS[suit]))
    assert all(SAME_SUIT[card] == SUIT_SETS[suit_of(card)] for card in DECK_32)
    assert all(STRENGTHS[strain_of(card)].trumps == SAME_SUIT[card] for card in DECK_32)


@pytest.mark.parametrize(("strain", "total"), [(Strain.HEARTS, 162), (Strain.NO_TRUMPS, 130), (Strain.ALL_TRUMPS, 258)])
def test_the_points_of_the_pack_with_the_last_trick(strain, total):
    assert STRENGTHS[strain].total == total
    assert sum(STRENGTHS[strain].points) + 10 == total
    assert sum(STRENGTHS[strain].points[card] for card in DECK_24) + 10 == total


@pytest.mark.parametrize(
    ("strain", "suit", "order", "points"),
    [
        (Strain.SPADES, "S", "J 9 A 10 K Q 8 7", (20, 14, 11, 10, 4, 3, 0, 0)),
        (Strain.SPADES, "H", "A 10 K Q J 9 8 7", (11, 10, 4, 3, 2, 0, 0, 0)),
        (Strain.NO_TRUMPS, "D", "A 10 K Q J 9 8 7", (11, 10, 4, 3, 2, 0, 0, 0)),
        (Strain.ALL_TRUMPS, "C", "J 9 A 10 K Q 8 7", (20, 14, 11, 10, 4, 3, 0, 0)),
    ],
)
def test_the_order_and_the_points_of_a_suit(strain, suit, order, points):
    strengths = STRENGTHS[strain]
    cards = [parse_card(rank + suit) for rank in order.split()]
    assert tuple(strengths.points[card] for card in cards) == points
    assert sorted(cards, key=lambda card: -strengths.order[card]) == cards
    for higher, lower in pairwise(cards):
        assert strengths.beats[lower] >> higher & 1
        assert not strengths.beats[higher] >> lower & 1


def test_the_eight_of_trumps_beats_the_seven_though_neither_is_worth_a_point():
    strengths = STRENGTHS[Strain.CLUBS]
    assert trick_winner(strengths, (parse_card("7C"), parse_card("8C"))) == 1


def test_any_trump_counts_above_any_plain_card():
    strengths = STRENGTHS[Strain.DIAMONDS]
    assert strengths.order[parse_card("7D")] > strengths.order[parse_card("AS")]


@pytest.mark.parametrize("strain", list(Strain))
def test_the_trick_goes_where_the_naive_engine_says(strain):
    pick = random.Random(strain)
    for _ in range(400):
        cards = pick.sample(DECK_32, pick.choice((2, 3, 4)))
        laid = [(seat, card_code(card)) for seat, card in enumerate(cards)]
        assert trick_winner(STRENGTHS[strain], tuple(cards)) == naive.winner(laid, strain_code(strain))[0]


def test_a_card_of_a_third_suit_never_wins_however_high():
    cards = tuple(map(parse_card, ("7S", "AH", "8S", "AD")))
    assert trick_winner(STRENGTHS[Strain.NO_TRUMPS], cards) == 2
    assert trick_winner(STRENGTHS[Strain.ALL_TRUMPS], cards) == 2
    assert trick_winner(STRENGTHS[Strain.CLUBS], cards) == 2


def test_seats_and_sides_of_four():
    assert [seats.side_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [seats.partner_of(seat, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert seats.seats_of(1, 4) == (1, 3)
    assert seats.in_order(2, 4) == (2, 3, 0, 1)
    assert seats.next_seat(3, 4) == 0
    assert seats.next_seat(1, 4, 2) == 3
    assert seats.sides(4) == 2


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_each_for_himself(players):
    assert seats.sides(players) == players
    assert [seats.side_of(seat, players) for seat in range(players)] == list(range(players))
    assert seats.partner_of(0, players) is None
    assert seats.seats_of(1, players) == (1,)
