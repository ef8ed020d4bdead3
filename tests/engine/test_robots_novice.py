"""The simple robot: legal in every game, modest, loyal to its partner, and better than chance."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import ANNOUNCE, PASS, Bid, PlayCard, Take, ThirdDouble, call_code
from engine.actions import Contra as SaidContra
from engine.actions import Surcontra as SaidSurcontra
from engine.cards import DECK_24, Strain, card_code, card_set, parse_card
from engine.match import Match
from engine.position import Position
from engine.presets import preset
from engine.results import Outcome
from engine.robots.novice import choose
from engine.strengths import STRENGTHS
from engine.tricks import trick_winner
from engine.view import seat_view
from tests.engine.matches import GAMES, advance, random_match, say, shuffled

DEALS = 20


def deals(rules, seed, count=DEALS, chance=()):
    """Deals played by robots, seats in `chance` by chance; each with the decisions the robots took."""
    pick = random.Random(seed)
    match = Match(rules, 0)
    for _ in range(count):
        if match.winner is not None:
            match = Match(rules, match.next_dealer)
        match.deal_cards(shuffled(rules, pick))
        taken = []
        while match.to_act is not None:
            if match.to_act in chance:
                advance(match, pick)
                continue
            view = seat_view(match, match.to_act)
            action = choose(view)
            taken.append((view, action))
            match.apply(match.to_act, action)
        yield match, taken


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_whole_deals_of_every_game_by_the_rules_and_never_doubles(game):
    for _, taken in deals(GAMES[game], seed=1):
        assert not [action for _, action in taken if isinstance(action, SaidContra | SaidSurcontra | ThirdDouble)]
        for view, action in taken:
            check_loyalty(view, action)


@settings(max_examples=300)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.integers(1, 150))
def test_it_is_legal_and_loyal_wherever_others_have_led(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    if match.to_act is None:
        return
    view = seat_view(match, match.to_act)
    action = choose(view)
    assert action == choose(view)
    match.verify(match.to_act, action)
    check_loyalty(view, action)


def check_loyalty(view, action):
    """A trick that the partner has for certain is not taken from him with a card that need not be played."""
    if not isinstance(action, PlayCard) or view.public.rules.players != 4 or not view.public.trick:
        return
    strengths = STRENGTHS[view.public.contract.strain]
    trick = view.public.trick
    holder = trick_winner(strengths, trick)
    if len(trick) - holder != 2:
        return
    played = card_set(card for finished in view.public.tricks for card in finished.cards) | card_set(trick)
    unseen = (1 << 32) - 1 & ~played & ~card_set(view.hand)
    last = len(trick) == 3
    beats = strengths.beats[trick[holder]]
    if (last or not unseen & beats) and any(not beats >> card & 1 for card in view.legal_cards):
        assert not beats >> action.card & 1, (list(map(card_code, trick)), card_code(action.card))


def test_it_announces_what_it_holds():
    match = next(
        match
        for match, _ in (random_match(GAMES["club, asked"], seed, 9) for seed in range(300))
        if match.deal is not None and match.deal.must_announce()
    )
    assert choose(seat_view(match, match.to_act)) == ANNOUNCE


def test_it_draws_no_trumps_that_the_short_pack_does_not_have():
    """It took the sevens and eights for trumps that others might still hold, and led trumps against nobody."""
    led = 0
    for game in ("two", "three"):
        for _, taken in deals(GAMES[game], seed=4, count=60):
            for view, action in taken:
                if not isinstance(action, PlayCard) or view.public.trick or len(view.legal_cards) == 1:
                    continue
                position = Position(view)
                out = position.strengths.trumps & position.unseen & card_set(DECK_24)
                plain = [card for card in view.legal_cards if not position.is_trump(card)]
                if position.declarer and len(plain) < len(view.legal_cards) and any(map(position.is_master, plain)):
                    led += not out
                    assert out or not position.is_trump(action.card)
    assert led > 5


def holding(hand):
    """A view of the first speaker with that hand."""
    cards = [parse_card(code) for code in hand.split()]
    rest = [card for card in range(32) if card not in cards]
    deck, own = [None] * 32, [0, 1, 2, 12, 13, 20, 21, 22]
    for at, card in zip(own, cards, strict=True):
        deck[at] = card
    match = Match(preset("club"), 3)
    match.deal_cards(tuple(rest.pop() if card is None else card for card in deck))
    assert match.deal.hands[0] == card_set(cards)
    return match


@pytest.mark.parametrize(
    ("hand", "word"),
    [
        ("JH 9H AH 10H AS AC 7D 8D", "H"),
        ("JS 9S AS KS QS AD 7H 8C", "S"),
        ("7C 8C 9D 10D QH KH 7S 8S", "pass"),
        ("JH 7C 8C 9D 10D QS KS 7D", "pass"),
    ],
)
def test_it_bids_strong_hands_in_their_suit_and_passes_weak_ones(hand, word):
    match = holding(hand)
    call = choose(seat_view(match, 0))
    assert call_code(call).lstrip("0123456789") == word


def test_it_bids_the_lowest_price_that_may_be_said():
    match = holding("JH 9H AH 10H AS AC 7D 8D")
    assert choose(seat_view(match, 0)).price == 80


def test_it_leaves_the_partners_bid_alone_with_nothing_to_add():
    match = Match(preset("club"), 1)
    match.deal_cards(shuffled(match.rules, random.Random(2)))
    say(match, "150H", "pass")
    assert choose(seat_view(match, 0)) == PASS


def test_with_mus_it_chooses_rather_than_pass():
    rules = preset("bulgarian").with_options({"dealer_must_choose": True})
    for seed in range(30):
        match = Match(rules, 3)
        match.deal_cards(shuffled(rules, random.Random(seed)))
        say(match, "pass", "pass", "pass")
        call = choose(seat_view(match, 3))
        assert isinstance(call, Bid)
        match.apply(3, call)


@pytest.mark.parametrize("game", ["club", "ffb", "classic", "ukrainian", "bulgarian", "pair", "two", "three", "open"])
def test_it_buys_often_enough_and_makes_most_of_what_it_buys(game):
    bought = made = played = 0
    for match, taken in deals(preset(game), seed=5, count=90):
        played += 1
        bought += any(isinstance(action, Bid | Take) for _, action in taken)
        result = match.results[-1]
        made += result is not None and result.score.outcome is Outcome.MADE
    assert bought > played // 4
    assert made > bought // 2


@pytest.mark.parametrize("game", ["club", "bulgarian", "pair"])
def test_a_pair_of_robots_beats_a_pair_that_plays_by_chance(game):
    difference = 0
    for match, _ in deals(preset(game), seed=6, count=90, chance=(1, 3)):
        result = match.results[-1] if match.deal is None else None  # a claim ends a deal in the middle
        if result is not None:
            difference += result.score.score[0] - result.score.score[1]
    assert difference > 0


def test_it_draws_trumps_for_its_own_contract():
    match = holding("JH 9H AH 10H AS AC 7D 8D")
    say(match, "80H", "pass", "pass", "pass")
    assert card_code(choose(seat_view(match, 0)).card) == "JH"


def test_the_last_to_play_takes_a_rich_trick_cheaply():
    taken = 0
    for seed in range(200):
        match = Match(preset("club"), 0)
        match.deal_cards(shuffled(match.rules, random.Random(seed)))
        say(match, "80H", "pass", "pass", "pass")
        pick = random.Random(seed)
        while len(match.deal.trick) < 3:
            advance(match, pick)
        if match.deal.trick[0] >> 3 == 2 or match.deal.holder % 2 == 0:
            continue
        view = seat_view(match, 0)
        beats = STRENGTHS[Strain.HEARTS].beats[match.deal.holder_card]
        if any(beats >> card & 1 for card in view.legal_cards):
            taken += 1
            assert beats >> choose(view).card & 1
    assert taken
