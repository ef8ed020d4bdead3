"""What a seat may conclude from its view is what the deal itself knows, which keeps count as cards are laid."""

import random

import pytest

from engine.actions import PlayCard
from engine.cards import Card, card_set, parse_card
from engine.match import Match
from engine.position import Laid, Position, laid_cards, unseen
from engine.presets import preset
from engine.results import Phase
from engine.seats import partner_of
from engine.view import public_view, seat_view
from tests.engine.matches import GAMES, advance, play, say


def running(rules, seed, deals=3):
    """Every position of a play, for some deals of random cards."""
    pick = random.Random(seed)
    match = Match(rules, pick.randrange(rules.players))
    while match.winner is None and match.number <= deals:
        advance(match, pick)
        if match.phase is Phase.PLAY:
            yield match


@pytest.mark.parametrize("game", GAMES)
def test_the_holder_of_a_trick_is_the_one_that_the_deal_keeps(game):
    for match in running(GAMES[game], seed=1):
        deal = match.deal
        for seat in range(match.rules.players):
            position = Position(seat_view(match, seat))
            assert position.view.public.trick_holder == (deal.holder if deal.trick else None)
            assert (position.led, position.holder) == (deal.trick[0] if deal.trick else None, deal.holder_card)
            assert position.partner_holds == (bool(deal.trick) and deal.holder == partner_of(seat, match.rules.players))
            assert position.closes == (len(deal.trick) == match.rules.players - 1)


@pytest.mark.parametrize("game", GAMES)
def test_unseen_are_the_cards_of_the_others_and_those_that_nobody_holds(game):
    for match in running(GAMES[game], seed=2):
        deal = match.deal
        for seat in range(match.rules.players):
            known = card_set(card for trick in deal.tricks for card in trick.cards) | card_set(deal.trick)
            known |= deal.playable(seat)
            assert unseen(seat_view(match, seat)) == card_set(deal.deck) & ~known


@pytest.mark.parametrize("game", GAMES)
def test_each_card_is_told_as_the_seat_found_the_trick(game):
    found, told = None, 0
    for match in running(GAMES[game], seed=3):
        seen = list(laid_cards(public_view(match)))
        assert [laid.card for laid in seen] == [act.card for act in match.deal.plays if isinstance(act, PlayCard)]
        if found is not None and len(seen) == found[0]:
            last = seen[-1]
            assert (last.seat, last.led, last.holder, last.partner_holds, last.closes) == found[1:]
            told += 1
        position = Position(seat_view(match, match.to_act))
        found = len(seen) + 1, position.seat, position.led, position.holder, position.partner_holds, position.closes
    assert told > 20


PACKETS = """
    KC 9C JC  AC 10C 9D  7C 8C QC  8S 9S 10S
    7D 8D  10D JD  QD KD  JS QS
    7H 8H 9H  10H JH QH  KH AH 7S  AD KS AS
"""


def test_each_card_is_told_with_the_trick_as_it_lay_before():
    match = Match(preset("club"), 3)
    match.deal_cards(tuple(map(parse_card, PACKETS.split())))
    say(match, "80S", "pass", "pass", "pass")
    play(match, "KC", "AC", "7C", "8S")
    assert list(laid_cards(public_view(match))) == [
        Laid(0, Card.CK, None, None, partner_holds=False, closes=False),
        Laid(1, Card.CA, Card.CK, Card.CK, partner_holds=False, closes=False),
        Laid(2, Card.C7, Card.CK, Card.CA, partner_holds=False, closes=False),
        Laid(3, Card.S8, Card.CK, Card.CA, partner_holds=True, closes=True),
    ]


def test_safe_is_what_nothing_unseen_beats_and_master_what_nothing_of_its_suit_does():
    match = Match(preset("club"), 3)
    match.deal_cards(tuple(map(parse_card, PACKETS.split())))
    say(match, "80S", "pass", "pass", "pass")
    play(match, "KC")
    position = Position(seat_view(match, 1))
    assert [position.takes(card) for card in (Card.C10, Card.CA, Card.D9)] == [True, True, False]
    assert [position.is_master(card) for card in (Card.C10, Card.CA, Card.HJ)] == [True, True, False]
    assert not position.is_safe(Card.CA)  # all trumps are out
    assert Position(seat_view(match, 3)).is_safe(Card.SJ)
    assert not Position(seat_view(match, 3)).declarer
    assert position.points(Card.C10) == 10


def test_before_the_auction_has_ended_no_card_has_been_laid():
    match = Match(preset("club"), 3)
    match.deal_cards(tuple(map(parse_card, PACKETS.split())))
    assert list(laid_cards(public_view(match))) == []
    assert unseen(seat_view(match, 0)).bit_count() == 24
