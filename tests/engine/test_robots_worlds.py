"""Robots imagine only deals that contradict nothing they know, each as likely as the next."""

import itertools
import random
from collections import Counter

from engine.actions import PlayCard
from engine.cards import card_set, cards_of, parse_card
from engine.dealing import pack_of
from engine.match import Match
from engine.robots.knowledge import STOCK, Knowledge, Place
from engine.robots.worlds import Dealer, _Layout
from engine.tricks import legal_cards, play_options, trick_winner
from engine.view import seat_view
from tests.engine.matches import GAMES, play, say
from tests.engine.robot_positions import positions, with_world

WORLDS = 3


def views(count, seed=0):
    for match in positions(count, seed):
        for seat in range(match.rules.players):
            yield match, seat


def test_every_card_of_the_pack_is_somewhere_once():
    for match, seat in views(4):
        knowledge = Knowledge.of(seat_view(match, seat))
        world = Dealer(knowledge).deal(random.Random(1))
        where = [*world.hands, *(1 << card for card in world.beneath.values()), world.stock, *knowledge.played]
        turned = match.deal.dealing.turned
        if match.deal.contract is None and turned is not None:
            where.append(1 << turned)
        assert sum(cards.bit_count() for cards in where) == match.rules.deck_cards
        assert sum(where) == card_set(pack_of(match.rules))
        for each, hand in enumerate(world.hands):
            covered = len(match.deal.dealing.beneath[each])
            assert hand.bit_count() + covered == match.deal.cards_left(each)


def test_a_world_put_into_the_match_changes_nothing_that_the_seat_sees():
    for match, seat in views(4, seed=1):
        view = seat_view(match, seat)
        dealer = Dealer(Knowledge.of(view))
        for number in range(WORLDS):
            twin = with_world(match, seat, dealer.deal(random.Random(number)))
            assert seat_view(twin, seat) == view


def test_every_card_that_was_played_was_legal_in_every_world():
    checked = 0
    for match, seat in views(12, seed=2):
        deal = match.deal
        if deal.contract is None or deal.rules.open_cards:
            continue
        dealer = Dealer(Knowledge.of(seat_view(match, seat)))
        for number in range(WORLDS):
            hands = list(with_world(match, seat, dealer.deal(random.Random(number))).deal.start_hands)
            tricks = [(trick.leader, trick.cards) for trick in deal.tricks]
            tricks.append((deal.leader, tuple(deal.trick)))
            checked += replay(deal, hands, tricks)
    assert checked > 1000


def replay(deal, hands, tricks):
    """Play the tricks from those hands, asking the checked rule for each card; how many cards there were."""
    played = 0
    players = deal.rules.players
    for leader, cards in tricks:
        for step, card in enumerate(cards):
            who = (leader + step) % players
            position = trick_winner(deal.strengths, cards[:step]) if step else 0
            friend = players == 4 and step > 0 and (leader + position) % players == who ^ 2
            held = cards[position] if step else None
            led = cards[0] if step else None
            allowed = legal_cards(deal.strengths, play_options(deal.rules), hands[who], led, held, friend)
            assert allowed >> card & 1
            hands[who] ^= 1 << card
            played += 1
    return played


def test_combinations_said_aloud_are_in_their_hands():
    said = 0
    asked = {name: rules for name, rules in GAMES.items() if rules.declare == "asked"}
    for match in positions(25, seed=3, games=asked):
        deal = match.deal
        for seat in range(match.rules.players):
            others = [each for each, aloud in deal.announced.items() if aloud and each != seat]
            if not others:
                continue
            twin = with_world(match, seat, Dealer(Knowledge.of(seat_view(match, seat))).deal(random.Random(1)))
            for each in others:
                assert twin.deal.spoken(each) == deal.spoken(each)
                said += 1
    assert said > 20


def test_the_turned_card_is_with_its_taker_until_it_is_played():
    match = Match(GAMES["classic"], 0)
    match.deal_cards(pack_of(match.rules))
    say(match, "take")
    turned = match.deal.dealing.turned
    knowledge = Knowledge.of(seat_view(match, 2))
    assert knowledge.held[1] == 1 << turned
    assert all(Dealer(knowledge).deal(random.Random(seed)).hands[1] >> turned & 1 for seed in range(20))


def test_a_suit_not_followed_and_an_undertrump_say_what_is_not_held():
    match = Match(GAMES["club"], 0)
    hands = ["AC KC QC", "7D 8D 9D", "7H 8H 9H", "7S 8S 9S"]  # seats 1 2 3 0 begin so; the rest in any order
    deck = [parse_card(card) for cards in hands for card in cards.split()]
    deck += [card for card in pack_of(match.rules) if card not in deck]
    match.deal_cards(tuple(deck))
    say(match, "80H", "pass", "pass", "pass")
    legal = cards_of(match.deal.hands[2])
    play(match, "AC")
    card = next(card for card in legal if match.deal.legal_cards() >> card & 1)
    match.apply(2, PlayCard(card))
    knowledge = Knowledge.of(seat_view(match, 0))
    place = next(place for place in knowledge.places if place.seat == 2)
    assert bool(place.allowed & 0xFF) == (card < 8)


def test_every_way_to_deal_the_unseen_cards_is_equally_likely():
    places = (Place(1, False, 2, 0b001111), Place(2, False, 2, 0b111110), Place(STOCK, False, 1, 0b111111))
    layout = _Layout(0b011111, places)
    ways = [
        (one, two, rest)
        for one in itertools.combinations(range(5), 2)
        for two in itertools.combinations(set(range(5)) - set(one), 2)
        for rest in [tuple(set(range(5)) - set(one) - set(two))]
        if card_set(one) & ~0b001111 == 0 and card_set(two) & ~0b111110 == 0
    ]
    pick = random.Random(5)
    drawn = Counter(tuple(map(cards_of, layout.draw(pick))) for _ in range(400 * len(ways)))
    assert set(drawn) == set(ways)
    assert min(drawn.values()) > 300
    assert max(drawn.values()) < 500


def test_no_way_is_seen_as_such():
    assert not _Layout(0b11, (Place(1, False, 1, 0b11), Place(2, False, 1, 0))).possible
    assert not _Layout(0b111, (Place(1, False, 1, 0b111), Place(2, False, 1, 0b111))).possible
