"""Counts of legal sequences: the engine against a second, naive engine, from the same positions to the same depth."""

import json
from pathlib import Path

import pytest

from engine.actions import PlayCard, parse_call
from engine.cards import cards_of, parse_card
from engine.deal import Deal
from engine.presets import preset
from tests.engine import naive

DATA = Path(__file__).parents[1] / "data"
LIVE_NODES = 400


def load(*names):
    return [
        pytest.param(position, id=position["name"])
        for name in names
        for position in json.loads((DATA / f"perft_{name}.json").read_text(encoding="utf-8"))
    ]


def deal_of(position):
    rules = preset("club").with_options(position["options"])
    deal = Deal(rules, 1, 0, tuple(map(parse_card, position["deck"])))
    for word in position["calls"]:
        act(deal, parse_call(word))
    for card in position["plays"]:
        act(deal, PlayCard(parse_card(card)))
    return deal


def act(deal, action):
    assert deal.to_act is not None
    deal.verify(deal.to_act, action)
    deal.apply(action)


def count_plays(deal, depth):
    legal = deal.legal_cards()
    if depth == 1:
        return legal.bit_count()
    total = 0
    for card in cards_of(legal):
        twin = deal.clone()
        act(twin, PlayCard(card))
        total += count_plays(twin, depth - 1)
    return total


def count_words(auction, depth):
    words = auction.legal()
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        twin = auction.clone()
        twin.verify(twin.to_act, word)
        twin.apply(word)
        total += count_words(twin, depth - 1)
    return total


@pytest.mark.parametrize("position", load("four", "few"))
def test_the_cards_that_may_be_played_are_counted_alike(position):
    deal = deal_of(position)
    expected = position["counts"]
    deepest = next((depth for depth in range(1, len(expected)) if expected[depth] == expected[-1]), len(expected))
    assert [count_plays(deal, depth) for depth in range(1, deepest + 1)] == expected[:deepest]
    assert count_plays(deal, len(expected)) == expected[-1]


@pytest.mark.parametrize("position", load("auctions"))
def test_the_words_that_may_be_said_are_counted_alike(position):
    rules = preset("club").with_options(position["options"])
    turned = parse_card(position["turned"]) if position["turned"] else None
    auction = rules.game.auction.open(rules, 1, turned)
    for word in position["calls"]:
        auction.apply(parse_call(word))
    counts = [count_words(auction, depth) for depth in range(1, len(position["counts"]) + 1)]
    assert counts == position["counts"]


@pytest.mark.parametrize("position", load("four", "few"))
def test_the_stored_counts_of_plays_are_those_of_the_naive_engine(position):
    options = naive.CLUB | position["options"]
    table = naive.play_from(position["deck"], position["calls"], options)
    for card in position["plays"]:
        assert card in naive.choices(table, options)
        table = naive.after(table, card, options)
    for depth, count in enumerate(position["counts"], 1):
        if count <= LIVE_NODES:
            assert naive.count_plays(table, depth, options) == count


@pytest.mark.parametrize("position", load("auctions"))
def test_the_stored_counts_of_words_are_those_of_the_naive_engine(position):
    options = naive.CLUB | position["options"]
    for depth, count in enumerate(position["counts"], 1):
        if count <= LIVE_NODES:
            assert naive.count_words(position["calls"], depth, options, position["turned"]) == count
