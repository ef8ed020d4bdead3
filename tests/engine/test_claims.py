"""«Остальные мои»: what is proved is true however the unseen cards lie and whatever the others play."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import PASS, Bid, PlayCard
from engine.cards import DECK_32, Strain, card_set, cards_of, parse_card
from engine.claims import MOST_TRICKS, line, may_claim_rest, proof
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from engine.seats import side_of
from engine.view import seat_view
from tests.engine.matches import forget_legal

CLUB = preset("club")


def cards(text):
    return tuple(parse_card(code) for code in text.split())


def position(seed, left, strain=Strain.HEARTS):
    """A deal played at random until each hand holds `left` cards and somebody leads."""
    rng = Random(seed)
    match = Match(CLUB if strain < Strain.NO_TRUMPS else preset("bulgarian"), rng.randrange(4))
    match.deal_cards(tuple(rng.sample(DECK_32, 32)))
    bids = [call for call in match.legal_calls() if isinstance(call, Bid) and call.strain == strain]
    match.apply(match.to_act, bids[0])
    while match.phase is Phase.AUCTION:
        match.apply(match.to_act, PASS)
    while match.deal.hands[match.to_act].bit_count() > left or match.deal.trick:
        legal = cards_of(match.legal_cards())
        match.apply(match.to_act, PlayCard(rng.choice(legal)))
    return match


def takes_all(match, claimer, order):
    """Whether the claimer himself takes every trick with that order against every play of the others."""
    seat, deal = match.to_act, match.deal
    mine = seat == claimer
    for card in (order[0],) if mine else cards_of(match.legal_cards()):
        after, tricks = match.clone(), len(deal.tricks)
        after.apply(seat, PlayCard(card))
        played = after.deal or after.finished[-1]
        if len(played.tricks) > tricks and played.tricks[-1].winner != claimer:
            return False
        if after.deal is not None and not takes_all(after, claimer, order[1:] if mine else order):
            return False
    return True


def dealt_again(match, claimer, rng):
    """The same play so far with the unseen cards dealt anew (also against what the others have shown)."""
    twin = match.clone()
    pool = [card for seat in range(4) if seat != claimer for card in cards_of(twin.deal.hands[seat])]
    rng.shuffle(pool)
    for seat in range(4):
        if seat != claimer:
            count = twin.deal.hands[seat].bit_count()
            twin.deal.hands[seat] = card_set(pool[:count])
            del pool[:count]
    forget_legal(twin.deal)
    return twin


@pytest.mark.parametrize("strain", [Strain.HEARTS, Strain.NO_TRUMPS, Strain.ALL_TRUMPS])
def test_proved_claim_holds_against_everybody_and_every_lie_of_the_cards(strain):
    proved = 0
    for seed in range(160):
        match = position(seed, 2 + seed % 2, strain)
        order = proof(seat_view(match, match.to_act))
        if order is None:
            continue
        proved += 1
        rng = Random(seed)
        for _ in range(4):
            assert takes_all(match, match.to_act, order), seed
            match = dealt_again(match, match.to_act, rng)
    assert proved > 8


def test_proof_is_exact_with_one_card_left():
    """Then it is proved exactly where no unseen card at all would beat it."""
    for seed in range(300):
        match = position(seed, 1)
        view = seat_view(match, match.to_act)
        beaten = match.deal.strengths.beats[view.hand[0]]
        unseen = sum(hand for seat, hand in enumerate(match.deal.hands) if seat != match.to_act)
        assert (proof(view) is not None) == (not beaten & unseen)


def test_answer_tells_nothing_that_the_claimer_cannot_see():
    for seed in range(100):
        match = position(seed, 3)
        claimer = match.to_act
        again = dealt_again(match, claimer, Random(seed))
        assert proof(seat_view(match, claimer)) == proof(seat_view(again, claimer))


def ending(hand, unseen, *, strain=Strain.HEARTS, trick=(), leader=0):
    """The view of seat 0 that leads (or follows) with these cards while the others hold `unseen`."""
    match = position(1, len(hand), strain)
    view = seat_view(match, match.to_act)
    played = [card for card in DECK_32 if card not in hand + unseen + trick]
    tricks = tuple(replace(view.public.tricks[0], cards=tuple(played[at : at + 4])) for at in range(0, len(played), 4))
    public = replace(view.public, to_act=0, tricks=tricks, trick=trick, trick_leader=leader)
    return replace(view, public=public, seat=0, hand=hand, legal_cards=hand)


def test_ace_then_ten_draws_the_last_card_of_the_suit():
    view = ending(cards("AS KS"), cards("10S 7C 8C 7D 8D 9D"))
    assert proof(view) == cards("AS KS")


def test_king_behind_two_unseen_cards_of_the_suit_is_not_certain():
    assert proof(ending(cards("AS KS"), cards("10S 9S 7C 8C 7D 8D"))) is None


def test_three_unseen_cards_cannot_all_be_in_one_hand_of_two():
    assert proof(ending(cards("AS KS"), cards("7S 8S 9S 7C 8C 7D"))) == cards("AS KS")


def test_trump_in_somebodys_hand_beats_every_plain_card_until_it_is_drawn():
    unseen = cards("7H 7C 8C 7D 8D 9D")
    assert proof(ending(cards("AS AC"), unseen)) is None
    assert proof(ending(cards("JH AS"), unseen)) == cards("JH AS")
    assert proof(ending(cards("AS AC"), unseen, strain=Strain.NO_TRUMPS)) == cards("AS AC")


def test_first_card_must_take_the_running_trick():
    unseen = cards("7C 8C 9C")
    last = ending(cards("AS AD"), unseen, trick=cards("10S 7S 8S"), leader=1)
    assert proof(last) is not None
    assert proof(replace(last, legal_cards=cards("AD"))) is None


@pytest.mark.parametrize("left", [5, 8])
def test_nothing_is_claimed_before_the_last_four_tricks(left):
    match = position(3, left)
    assert not may_claim_rest(seat_view(match, match.to_act))
    assert proof(seat_view(match, match.to_act)) is None


def test_nobody_claims_out_of_turn():
    match = position(3, MOST_TRICKS)
    other = (match.to_act + 1) % 4
    assert may_claim_rest(seat_view(match, match.to_act))
    assert not may_claim_rest(seat_view(match, other))


def test_line_is_legal_takes_everything_and_ends_the_deal():
    found = 0
    for seed in range(60):
        match = position(seed, 3)
        claimer = match.to_act
        way = line(match, claimer)
        if way is None:
            continue
        found += 1
        before = len(match.deal.tricks)
        for seat, card in way:
            match.apply(seat, PlayCard(card))
        assert match.deal is None
        winners = [trick.winner for trick in match.finished[0].tricks[before:]]
        assert {side_of(winner, 4) for winner in winners} == {side_of(claimer, 4)}
    assert 5 < found < 60


def test_line_keeps_the_order_of_the_proof():
    for seed in range(200):
        match = position(seed, 3)
        claimer = match.to_act
        order = proof(seat_view(match, claimer))
        if order is not None:
            way = line(match, claimer, order)
            assert way is not None
            assert tuple(card for seat, card in way if seat == claimer) == order
