"""What a robot would have done at each decision of a seat: forced ones left out, hidden cards never looked at."""

import random

import pytest

from engine.actions import ANNOUNCE, CLAIM_OUT, SILENT, PlayCard
from engine.cards import card_set, parse_card
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from engine.review import Place, moments, seed_of
from engine.robots.knowledge import Knowledge
from engine.robots.search import sensible
from engine.robots.thinker import MASTER, budget_for, weigh
from engine.robots.worlds import Dealer
from engine.view import seat_view
from tests.engine.matches import GAMES, advance, play, random_match, say
from tests.engine.robot_positions import SHORT, positions, quick, review, with_world


def four_hands(*hands):
    """A match of the club's game with these cards in the hands of the seats from 0 on, dealt by seat 0."""
    rules = preset("club")
    given = [[parse_card(card) for card in hand.split()] for hand in hands]
    rest = [card for card in pack_of(rules) if not any(card in hand for hand in given)]
    random.Random(0).shuffle(rest)
    for hand in given:
        while len(hand) < 8:
            hand.append(rest.pop())
    deck = []
    for start, end in ((0, 3), (3, 5), (5, 8)):
        for seat in (1, 2, 3, 0):
            deck += given[seat][start:end]
    match = Match(rules, 0)
    match.deal_cards(tuple(deck))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_the_decisions_with_a_choice_and_no_others(game):
    match, _ = random_match(GAMES[game], 5, 150)
    again, places = Match(match.rules, match.first_dealer), []
    for deal in [*match.finished, *([match.deal] if match.deal else [])]:
        again.deal_cards(deal.deck)
        words = [call for _, call in deal.auction.calls]
        for kind, actions in (("call", words), ("play", deal.plays)):
            for number, action in enumerate(actions, 1):
                free = set(again.legal()) - {CLAIM_OUT, ANNOUNCE, SILENT}
                if len(free) > 1 and action in free:
                    places.append((again.to_act, Place(deal.number, kind, number), action))
                again.apply(again.to_act, action)
    found = [(moment.view.seat, moment.place, moment.action) for moment in moments(match)]
    assert found == places
    for seat in range(match.rules.players):
        assert [each for each in found if each[0] == seat] == [
            (seat, moment.place, moment.action) for moment in moments(match, seat)
        ]


def test_every_alternative_has_a_value_and_none_costs_less_than_nothing():
    kinds = set()
    for match in positions(4, seed=11):
        view = seat_view(match, match.to_act)
        weighing = weigh(view, 5, SHORT)
        if weighing is None:
            continue
        alternatives = set(view.legal_calls) | {PlayCard(card) for card in view.legal_cards}
        assert set(weighing.points) == alternatives
        assert weighing.best in alternatives
        assert weighing.cost(weighing.best) == 0
        assert all(weighing.cost(action) >= 0 for action in alternatives)
        kinds.add(type(weighing.best).__name__)
    assert {"PlayCard", "Pass"} <= kinds


def test_cards_that_nobody_can_tell_apart_are_worth_the_same():
    match = four_hands("7S 8S AS KD", "10S", "KS", "QS")
    say(match, "pass", "80H", "pass", "pass", "pass")
    play(match, "10S", "KS", "QS")
    points = weigh(seat_view(match, 0), 1).points
    assert points[PlayCard(parse_card("7S"))] == points[PlayCard(parse_card("8S"))]


def test_equal_cards_are_no_decision():
    match = four_hands("7S 8S", "10S", "KS", "AS QS 9S JS")
    say(match, "pass", "80H", "pass", "pass", "pass")
    play(match, "10S", "KS", "AS")
    assert len(seat_view(match, 0).legal_cards) == 2
    assert weigh(seat_view(match, 0), 1) is None
    play(match, "7S")
    assert review(match, 0, b"any")[-1].moment.place.kind == "call"


def test_planted_blunder_is_found_at_its_place_with_what_it_costs():
    match = four_hands("AS 7S", "10S", "KS", "QS")
    say(match, "pass", "80H", "pass", "pass", "pass")
    play(match, "10S", "KS", "QS", "7S")
    blunder = review(match, 0, b"any")[-1]
    assert blunder.moment.place == Place(1, "play", 4)
    assert blunder.moment.laid == 3
    assert blunder.weighing.best == PlayCard(parse_card("AS"))
    assert blunder.cost > 20


def test_doubling_is_weighed_though_robots_never_say_it():
    match = four_hands("JH 9H AH 10H KH QH AS AC", "", "", "")
    say(match, "pass", "pass", "80H")
    contra = next(call for call in match.legal_calls() if type(call).__name__ == "Contra")
    weighing = weigh(seat_view(match, 0), 1)
    assert weighing.best != contra
    assert contra in weighing.points


def test_hidden_cards_dealt_differently_change_no_review():
    changed = 0
    for match in positions(4, seed=12):
        seat = match.to_act
        view = seat_view(match, seat)
        twin = with_world(match, seat, Dealer(Knowledge.of(view)).deal(random.Random(7)))
        changed += twin.deal.hands != match.deal.hands
        assert weigh(seat_view(twin, seat), 3, SHORT) == weigh(view, 3, SHORT)
    assert changed > 20


def test_review_of_a_record_does_not_know_what_came_after_a_decision():
    mine = "AS 7S 8C 9C JC 8D 9D JD"
    first = four_hands(mine, "10S 7C 10C AC", "KS QC KC 7D", "QS AD KD QD")
    other = four_hands(mine, "10S AD KD QD", "KS 7C 10C AC", "QS QC KC 7D")
    reviews = []
    for match in (first, other):
        say(match, "pass", "80H", "pass", "pass", "pass")
        play(match, "10S", "KS", "QS", "7S")
        while match.phase is Phase.PLAY:
            advance(match, random.Random(1))
        reviews.append({judged.moment.place: judged.weighing for judged in review(match, 0, b"any")})
    assert first.finished[0].start_hands != other.finished[0].start_hands
    for place in (Place(1, "call", 4), Place(1, "play", 4)):
        assert reviews[0][place] == reviews[1][place]


def test_robots_card_is_what_that_robot_plays():
    compared = 0
    for match in positions(4, seed=13):
        view = seat_view(match, match.to_act)
        weighing = weigh(view, 9, SHORT)
        if weighing is None or not view.legal_cards or sensible(view, Knowledge.of(view)) != card_set(view.legal_cards):
            continue
        robot = quick(view, 9)
        compared += 1
        assert weighing.best == robot.action
    assert compared > 10


def test_same_seed_gives_the_same_review_and_leaves_other_chance_alone():
    match, _ = random_match(preset("club"), 3, 60)
    before = random.getstate()
    first = review(match, 1, b"secret", SHORT)
    assert first
    assert random.getstate() == before
    assert review(match, 1, b"secret", SHORT) == first
    places = [judged.moment.place for judged in first]
    assert len({seed_of(b"secret", place) for place in places}) == len(places)
    assert seed_of(b"other", places[0]) != seed_of(b"secret", places[0])


def test_long_matches_are_thought_about_less_at_each_decision():
    assert budget_for(1) == budget_for(100) == MASTER
    assert budget_for(400).effort.steps * 4 == budget_for(100).effort.steps
