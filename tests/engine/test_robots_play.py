"""Robots do only what is allowed, know only what their seat knows, and do not take their partner's tricks."""

import os
import random
from dataclasses import replace

import pytest

from engine.actions import (
    ANNOUNCE,
    Announce,
    Bid,
    ClaimOut,
    Contra,
    Pass,
    PlayCard,
    Surcontra,
    Take,
    ThirdDouble,
    action_code,
)
from engine.cards import Strain, parse_card
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset
from engine.robots import LEVELS, novice
from engine.robots.knowledge import Knowledge
from engine.robots.worlds import Dealer
from engine.view import seat_view
from tests.engine.matches import GAMES, advance, say, shuffled
from tests.engine.robot_positions import positions, quick, with_world

DEALS = int(os.environ.get("BELOTE_ROBOT_DEALS", "0"))
"""Deals of each game that every level plays; 0 for two deals of short thoughts."""
PLAYERS = dict(LEVELS) if DEALS else {"novice": novice.decide, "thinker": quick}


def one_deal(rules, robot, seed):
    """A deal played by robots, from any score; everything they did."""
    match = Match(rules, seed % rules.players)
    match.totals = tuple(random.Random(seed).randrange(rules.target) for _ in match.totals)
    match.deal_cards(shuffled(rules, random.Random(seed)))
    actions = []
    while match.to_act is not None:
        decision = robot(seat_view(match, match.to_act), seed)
        assert decision.action in match.legal()
        assert not decision.scores or action_code(decision.action) in decision.scores
        actions.append(decision.action)
        match.apply(match.to_act, decision.action)
    return actions


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_robots_finish_deals_of_every_game_and_never_double(game, level):
    said = [one_deal(GAMES[game], PLAYERS[level], seed) for seed in range(DEALS or 2)]
    words = [action for actions in said for action in actions]
    assert not any(isinstance(action, Contra | Surcontra | ThirdDouble | ClaimOut) for action in words)
    assert not any(isinstance(action, Announce) and action != ANNOUNCE for action in words)


@pytest.mark.parametrize("robot", [quick, novice.decide], ids=["thinker", "novice"])
def test_hidden_cards_dealt_differently_change_no_decision(robot):
    changed = 0
    for match in positions(3, seed=5):
        seat = match.to_act
        view = seat_view(match, seat)
        twin = with_world(match, seat, Dealer(Knowledge.of(view)).deal(random.Random(7)))
        changed += twin.deal.hands != match.deal.hands
        assert robot(seat_view(twin, seat), 3) == robot(view, 3)
    assert changed > 20


def test_same_seed_same_decision_and_no_chance_but_the_seed():
    seen = set()
    for match in positions(2, seed=6):
        view = seat_view(match, match.to_act)
        random.seed(1)
        before = random.getstate()
        first = quick(view, 9)
        assert random.getstate() == before
        random.seed(2)
        assert quick(view, 9) == first
        seen.add(type(first.action))
    assert {Pass, PlayCard} <= seen


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_decides_about_words_and_cards(level):
    match = Match(preset("club"), 0)
    match.deal_cards(shuffled(match.rules, random.Random(1)))
    decision = LEVELS[level](seat_view(match, 1), 1)
    assert isinstance(decision.action, Pass | Bid)
    say(match, "80H", "pass", "pass", "pass")
    for _ in range(25):
        match.apply(match.to_act, novice.choose(seat_view(match, match.to_act)))
    decision = LEVELS[level](seat_view(match, match.to_act), 1)
    assert decision.action in match.legal()


def partner_is_certain(match):
    """Whether the partner of the seat to act holds the trick and nobody else can take it any more; all cards known."""
    deal = match.deal
    if match.rules.players != 4 or not deal.trick or deal.holder ^ 2 != deal.to_act:
        return False
    if len(deal.trick) == 3:
        return True
    unseen = 0
    view = seat_view(match, deal.to_act)
    for place in Knowledge.of(view).places:
        unseen |= place.allowed
    return not unseen & deal.strengths.beats[deal.holder_card]


@pytest.mark.parametrize("robot", [quick, novice.decide], ids=["thinker", "novice"])
def test_partners_certain_trick_is_never_taken_without_need(robot):
    cases = 0
    for seed in range(40):
        rules = GAMES[("club", "classic", "bulgarian", "pair")[seed % 4]]
        pick = random.Random(seed)
        match = Match(rules, 0)
        match.deal_cards(shuffled(rules, pick))
        while match.to_act is not None:
            beats = match.deal.strengths.beats[match.deal.holder_card or 0]
            legal = match.legal_cards()
            if partner_is_certain(match) and legal & beats and legal & ~beats:
                cases += 1
                assert not beats >> robot(seat_view(match, match.to_act), seed).action.card & 1
            advance(match, pick)
    assert cases > 10


def dealt(preset_name, first):
    """A match in which seat 1 holds the named cards (first packets first), the others what is left in order."""
    rules = preset(preset_name)
    match = Match(rules, 0)
    hand = [parse_card(card) for card in first.split()]
    others = [card for card in pack_of(rules) if card not in hand]
    random.Random(0).shuffle(others)
    deck = []
    for packet, seats in ((3, 4), (2, 4), (3, 4)):
        for seat in range(seats):
            source = hand if seat == 0 and hand else others
            deck += [source.pop(0) for _ in range(packet)]
    match.deal_cards(tuple(deck))
    return match


@pytest.mark.parametrize("level", ["novice", "club"])
def test_strong_trumps_are_bid_and_a_hand_of_nothing_is_passed(level):
    strong = dealt("club", "JH 9H AH 10H KH QH AS AC")
    action = LEVELS[level](seat_view(strong, 1), 1).action
    assert isinstance(action, Bid)
    assert action.strain is Strain.HEARTS
    weak = dealt("club", "7H 8H 7S 8S 7D 8D 7C QC")
    assert LEVELS[level](seat_view(weak, 1), 1).action == Pass()


@pytest.mark.parametrize("level", ["novice", "club"])
def test_four_jacks_and_nines_are_all_trumps_and_four_aces_and_tens_are_no_trumps(level):
    jacks = dealt("bulgarian", "JH JS JD 9H JC 9S 9D 9C")
    assert LEVELS[level](seat_view(jacks, 1), 1).action == Bid(0, Strain.ALL_TRUMPS)
    aces = dealt("bulgarian", "AH AS AD AC 10H 10S 10D 10C")
    assert LEVELS[level](seat_view(aces, 1), 1).action == Bid(0, Strain.NO_TRUMPS)


@pytest.mark.parametrize("level", ["novice", "club"])
def test_the_turned_suit_is_taken_with_its_jack_and_nine(level):
    match = dealt("classic", "JH 9H AH AS AD 7C 8C 9C")
    if match.deal.dealing.turned >> 3 != 2:
        deck = list(match.deal.deck)
        queen = deck.index(parse_card("QH"))
        deck[20], deck[queen] = deck[queen], deck[20]
        match = Match(match.rules, 0)
        match.deal_cards(tuple(deck))
    assert LEVELS[level](seat_view(match, 1), 1).action == Take()


@pytest.mark.parametrize("robot", [quick, novice.decide], ids=["thinker", "novice"])
def test_in_raspasy_robots_take_fewer_points_than_chance(robot):
    lead = 0
    for seed in range(24):
        pick = random.Random(seed)
        match = Match(preset("pair"), 0)
        match.deal_cards(shuffled(match.rules, random.Random(seed // 2)))
        say(match, *["pass"] * 8)
        while match.to_act is not None:
            view = seat_view(match, match.to_act)
            thinks = match.to_act % 2 == seed % 2
            card = robot(view, seed).action if thinks else PlayCard(pick.choice(view.legal_cards))
            match.apply(match.to_act, card)
        points = match.finished[-1].points
        lead += points[seed % 2] - points[1 - seed % 2]
    assert lead < 0


@pytest.mark.parametrize(("own", "theirs", "more"), [(300, 900, 25.0), (900, 300, -10.0), (300, 800, 0.0), (0, 0, 0.0)])
def test_whoever_is_about_to_lose_the_match_dares_more(own, theirs, more):
    view = seat_view(dealt("club", "JH 9H AH 7C 8C 7D AS 8S"), 1)
    scored = replace(view, public=replace(view.public, totals=(theirs, own)))
    before, after = LEVELS["club"](view, 1).scores, LEVELS["club"](scored, 1).scores
    assert after["pass"] == before["pass"]
    assert after["80H"] == pytest.approx(before["80H"] + more, abs=0.02)
