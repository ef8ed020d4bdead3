"""The unchecked tier plays by the rule of the checked engine."""

import itertools
import random

import pytest

from engine.actions import PASS, Bid, PlayCard
from engine.cards import Strain, cards_of
from engine.deal import Deal
from engine.dealing import pack_of
from engine.playout import Position, play_out
from engine.presets import preset
from engine.tricks import PlayOptions, play_options

LADDER = preset("bulgarian")
RULES = [
    LADDER.with_options(dict(zip(PlayOptions.__slots__, values, strict=True)))
    for values in itertools.product((False, True), repeat=5)
]
SMALL = [preset("two"), preset("three").with_options({"undertrump": True})]


def bought(rules, strain, seed):
    """A deal of random cards, ready for the first of them."""
    pick = random.Random(seed)
    deck = list(pack_of(rules))
    pick.shuffle(deck)
    deal = Deal(rules, 1, seed % rules.players, tuple(deck))
    deal.apply(Bid(0, strain))
    while deal.phase == "auction":
        deal.apply(PASS)
    return deal


def position(deal):
    return Position(
        deal.strengths,
        play_options(deal.rules),
        deal.hands,
        deal.leader,
        tuple(deal.trick),
        tuple(deal.points),
        tuple(deal.tricks_by_side),
    )


def finish_by_the_checked_engine(deal, choose):
    """Play out with the same random numbers: each picks among the legal cards in ascending order."""
    while deal.to_act is not None:
        legal = cards_of(deal.legal_cards())
        action = PlayCard(legal[int(choose() * len(legal))])
        deal.verify(deal.to_act, action)
        deal.apply(action)
    return deal.points, deal.tricks_by_side


@pytest.mark.parametrize("strain", list(Strain))
def test_playing_out_gives_what_the_checked_engine_gives_from_the_same_numbers(strain):
    for seed, rules in enumerate([*RULES, *SMALL, *SMALL] * 3):
        deal = bought(rules, strain, seed)
        pick = random.Random(seed)
        for _ in range(pick.randrange(24 if rules.players != 2 else 17)):
            deal.apply(PlayCard(pick.choice(cards_of(deal.legal_cards()))))
        twin = deal.clone()
        points, tricks = play_out(position(deal), random.Random(seed).random)
        assert deal.hands == twin.hands
        assert (points, tricks) == finish_by_the_checked_engine(twin, random.Random(seed).random)


def test_the_caller_may_leave_out_what_has_been_taken():
    deal = bought(LADDER, Strain.HEARTS, 1)
    fresh = Position(deal.strengths, play_options(LADDER), deal.hands, deal.leader)
    points, tricks = play_out(fresh, random.Random(1).random)
    assert sum(points) == 162
    assert sum(tricks) == 8


def test_the_end_of_the_last_trick():
    deal = bought(LADDER, Strain.NO_TRUMPS, 4)
    while sum(map(int.bit_count, deal.hands)) > 2:
        deal.apply(PlayCard(cards_of(deal.legal_cards())[0]))
    points, tricks = play_out(position(deal), lambda: 0.999)
    deal.apply(PlayCard(cards_of(deal.legal_cards())[-1]))
    deal.apply(PlayCard(cards_of(deal.legal_cards())[-1]))
    assert (points, tricks) == (deal.points, deal.tricks_by_side)
