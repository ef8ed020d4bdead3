"""Who gets which card of the pack (docs/rules.md sections 2 to 7; the packets that a record relies on)."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK_32, card_set, cards_of
from engine.dealing import check_deck, deal_first, deal_rest, pack_of
from engine.errors import NotationError
from engine.presets import preset, preset_names

DECK = tuple(reversed(DECK_32))
"""A pack in which place and card tell each other apart."""


def places(*spans):
    """The set of cards at those places of the deck, given as (from, to)."""
    return card_set(card for start, end in spans for card in DECK[start:end])


def test_the_club_deals_three_two_and_three_from_the_dealers_neighbour():
    dealing = deal_first(preset("club"), DECK, 1)
    assert dealing.hands[1] == places((0, 3), (12, 14), (20, 23))
    assert dealing.hands[2] == places((3, 6), (14, 16), (23, 26))
    assert dealing.hands[3] == places((6, 9), (16, 18), (26, 29))
    assert dealing.hands[0] == places((9, 12), (18, 20), (29, 32))
    assert dealing.turned is None
    assert dealing.used == 32


def test_nothing_more_is_dealt_in_the_club_after_the_auction():
    dealing = deal_first(preset("club"), DECK, 1)
    before = dealing.clone()
    deal_rest(preset("club"), DECK, 1, 2, dealing)
    assert dealing == before


@pytest.mark.parametrize("name", ["classic", "ukrainian", "pair"])
def test_five_each_then_a_card_is_turned_which_the_taker_gets_with_two_more(name):
    rules = preset(name)
    dealing = deal_first(rules, DECK, 2)
    assert dealing.hands[2] == places((0, 3), (12, 14))
    assert dealing.hands[1] == places((9, 12), (18, 20))
    assert dealing.turned == DECK[20]
    deal_rest(rules, DECK, 2, 0, dealing)
    assert dealing.hands[2] == places((0, 3), (12, 14), (21, 24))
    assert dealing.hands[3] == places((3, 6), (14, 16), (24, 27))
    assert dealing.hands[0] == places((6, 9), (16, 18), (20, 21), (27, 29))
    assert dealing.hands[1] == places((9, 12), (18, 20), (29, 32))
    assert dealing.used == 32


def test_the_ladder_deals_five_each_and_three_after_the_auction():
    rules = preset("bulgarian")
    dealing = deal_first(rules, DECK, 0)
    assert [hand.bit_count() for hand in dealing.hands] == [5, 5, 5, 5]
    assert dealing.turned is None
    deal_rest(rules, DECK, 0, 3, dealing)
    assert dealing.hands[3] == places((9, 12), (18, 20), (29, 32))


def short(deck_places):
    return tuple(card for card in DECK if card % 8 >= 2)[slice(*deck_places)]


def test_two_hands_get_six_and_three_more_and_six_cards_stay_unseen():
    rules = preset("two")
    deck = short((0, 24))
    dealing = deal_first(rules, deck, 1)
    assert dealing.hands[1] == card_set((*deck[0:3], *deck[6:9]))
    assert dealing.hands[0] == card_set((*deck[3:6], *deck[9:12]))
    deal_rest(rules, deck, 1, 0, dealing)
    assert dealing.hands[1] == card_set((*deck[0:3], *deck[6:9], *deck[12:15]))
    assert dealing.hands[0] == card_set((*deck[3:6], *deck[9:12], *deck[15:18]))
    assert dealing.used == 18


def test_two_hands_over_a_turned_card():
    rules = preset("classic").with_options({"players": 2, "deck_cards": 24})
    deck = short((0, 24))
    dealing = deal_first(rules, deck, 0)
    assert dealing.turned == deck[12]
    deal_rest(rules, deck, 0, 1, dealing)
    assert dealing.hands[0] == card_set((*deck[0:3], *deck[6:9], *deck[13:16]))
    assert dealing.hands[1] == card_set((*deck[3:6], *deck[9:12], deck[12], *deck[16:18]))


def test_three_hands_get_five_and_three_and_nothing_is_left():
    rules = preset("three")
    deck = short((0, 24))
    dealing = deal_first(rules, deck, 2)
    assert dealing.hands[2] == card_set((*deck[0:3], *deck[9:11]))
    deal_rest(rules, deck, 2, 0, dealing)
    assert dealing.hands[2] == card_set((*deck[0:3], *deck[9:11], *deck[15:18]))
    assert dealing.used == 24


def test_two_hands_of_the_contract_game_get_nine_at_once():
    rules = preset("club").with_options({"players": 2, "deck_cards": 24})
    dealing = deal_first(rules, short((0, 24)), 1)
    assert [hand.bit_count() for hand in dealing.hands] == [9, 9]
    assert rules.game.auction.layout(rules).rest == 0


def test_open_belot_lays_four_cards_face_down_and_four_face_up_one_by_one():
    rules = preset("open")
    dealing = deal_first(rules, DECK, 1)
    assert dealing.hands[1] == places((0, 3), (6, 8))
    assert dealing.hands[0] == places((3, 6), (8, 10))
    assert dealing.face_up[1] == card_set(DECK[18:26:2])
    assert dealing.face_up[0] == card_set(DECK[19:26:2])
    assert dealing.beneath[1] == dict(zip(DECK[18:26:2], DECK[10:18:2], strict=True))
    assert dealing.beneath[0] == dict(zip(DECK[19:26:2], DECK[11:18:2], strict=True))
    deal_rest(rules, DECK, 1, 1, dealing)
    assert dealing.hands[1] == places((0, 3), (6, 8), (26, 29))
    assert dealing.used == 32


def test_playing_an_open_card_turns_the_one_beneath_it_and_that_one_turns_nothing():
    dealing = deal_first(preset("open"), DECK, 1)
    upper = DECK[18]
    lower = dealing.beneath[1][upper]
    before = dealing.all_cards(1)
    twin = dealing.clone()
    dealing.turn_up(1, upper)
    assert dealing.face_up[1] & (1 << upper | 1 << lower) == 1 << lower
    assert dealing.all_cards(1) == before & ~(1 << upper)
    dealing.turn_up(1, lower)
    assert dealing.all_cards(1) == before & ~(1 << upper | 1 << lower)
    assert twin.all_cards(1) == before


@pytest.mark.parametrize("name", preset_names())
@given(data=st.data())
def test_every_card_goes_to_one_place(name, data):
    rules = preset(name)
    deck = tuple(data.draw(st.permutations(pack_of(rules))))
    first, taker = (data.draw(st.integers(0, rules.players - 1)) for _ in range(2))
    dealing = deal_first(rules, deck, first)
    deal_rest(rules, deck, first, taker, dealing)
    held = [dealing.all_cards(seat) for seat in range(rules.players)]
    assert len({hand.bit_count() for hand in held}) == 1
    for one, other in itertools.combinations(held, 2):
        assert not one & other
    dealt = sum(held)
    assert dealt.bit_count() + len(deck) - dealing.used == len(deck)
    assert set(cards_of(dealt)).isdisjoint(deck[dealing.used :])


@pytest.mark.parametrize(
    "deck",
    [(), DECK[:-1], (*DECK, 0), (*DECK[:-1], DECK[0]), (*DECK[:-1], 32), (*DECK[:-1], -1), short((0, 24))],
)
def test_a_deck_that_is_not_each_card_once_is_refused(deck):
    with pytest.raises(NotationError) as caught:
        check_deck(preset("club"), deck)
    assert caught.value.code == "bad-deck"


def test_the_long_pack_is_no_deck_of_a_short_game():
    with pytest.raises(NotationError):
        check_deck(preset("three"), DECK)
