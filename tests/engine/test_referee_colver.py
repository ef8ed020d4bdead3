"""Colver 0.11.1 as an independent referee of the contract game: words, legal cards (undertrump off), tricks, points.

`BELOTE_REFEREE_DEALS` sets how many random deals are compared. Colver accepts what is illegal without a word, so it is
only ever given what both engines allow.
"""

import os
import random

import colver
import pytest

from engine.actions import CONTRA, PASS, SURCONTRA, Bid, PlayCard
from engine.cards import Rank, Strain, Suit, cards_of, make_card
from engine.deal import Deal
from engine.presets import preset
from engine.strengths import LAST_TRICK_POINTS

DEALS = int(os.environ.get("BELOTE_REFEREE_DEALS", "400"))
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
THEIR_CARDS = [make_card(rank, suit) for suit in SUITS for rank in RANKS]
OUR_CARDS = {card: number for number, card in enumerate(THEIR_CARDS)}
THEIR_WORDS = [
    PASS,
    *(Bid(price, Strain(suit)) for price in (*range(80, 161, 10), 250) for suit in SUITS),
    CONTRA,
    SURCONTRA,
]
ALL_TRICKS_POINTS = 90
RULES = preset("club").with_options({"undertrump": False, "capot_bid": True})


def test_the_referee_names_cards_and_words_as_we_read_them():
    assert colver.Env.card_name(OUR_CARDS[make_card(Rank.TEN, Suit.HEARTS)]) == "10♥"
    assert colver.Env.action_name(THEIR_WORDS.index(Bid(110, Strain.DIAMONDS)), 0) == "110♦"
    assert colver.Env.action_name(THEIR_WORDS.index(Bid(250, Strain.CLUBS)), 0) == "Capot♣"
    assert colver.Env.action_name(THEIR_WORDS.index(SURCONTRA), 0) == "Surcoinche"


def dealt(seed):
    pick = random.Random(seed)
    deck = list(range(32))
    pick.shuffle(deck)
    deal = Deal(RULES, 1, seed % 4, tuple(deck))
    hands = [[OUR_CARDS[card] for card in cards_of(hand)] for hand in deal.hands]
    return deal, colver.Env.deal_with_hands(seed % 4, hands), pick


def bid(deal, env, pick):
    """A random auction, ours and theirs compared at every word; passes are common."""
    while deal.phase == "auction":
        words = deal.auction.legal()
        assert env.current_player() == deal.to_act
        assert {THEIR_WORDS[action] for action in env.legal_actions()} == set(words)
        word = pick.choice((PASS, pick.choice(words), words[-1] if deal.auction.contract else PASS))
        deal.verify(deal.to_act, word)
        deal.apply(word)
        env.step(THEIR_WORDS.index(word))


def play(deal, env, pick):
    while deal.to_act is not None:
        legal = cards_of(deal.legal_cards())
        assert env.current_player() == deal.to_act
        assert sorted(THEIR_CARDS[action] for action in env.legal_actions()) == list(legal), deal.trick
        card = pick.choice(legal)
        deal.verify(deal.to_act, PlayCard(card))
        deal.apply(PlayCard(card))
        env.step(OUR_CARDS[card])
        if deal.to_act is not None:
            assert list(env.get_points()) == deal.points
            assert list(env.get_tricks_won()) == deal.tricks_by_side


def test_words_cards_tricks_and_points_are_the_referees():
    passed_out = doubled = 0
    for seed in range(DEALS):
        deal, env, pick = dealt(seed)
        bid(deal, env, pick)
        contract, theirs = deal.contract, env.get_contract()
        if contract is None:
            passed_out += 1
            continue
        doubled += contract.multiplier > 1
        assert theirs["team"] == contract.seat % 2
        assert SUITS[theirs["trump"]] == contract.strain
        assert 1 << theirs["coinche"] == contract.multiplier
        play(deal, env, pick)
        points = list(deal.points)
        if 8 in deal.tricks_by_side:  # their capot is 252 points in cards
            points[deal.tricks_by_side.index(8)] += ALL_TRICKS_POINTS
        assert list(env.get_points()) == points
        assert sum(deal.points) == 152 + LAST_TRICK_POINTS
    assert doubled
    assert passed_out


@pytest.mark.parametrize("seed", range(3))
def test_the_referee_sees_belote_where_we_do(seed):
    found = 0
    for number in range(DEALS // 4):
        deal, env, pick = dealt(1000 * (seed + 1) + number)
        word = Bid(80, Strain(pick.randrange(4)))
        for call in (word, PASS, PASS, PASS):
            deal.apply(call)
            env.step(THEIR_WORDS.index(call))
        play(deal, env, pick)
        belotes = [0, 0]
        for declaration in deal.declarations():
            if declaration.kind == "belote":
                belotes[declaration.seat % 2] += 1
        found += sum(belotes)
        assert [min(value, 1) for value in env.get_belote()] == belotes, (env.get_belote(), belotes)
    assert found
