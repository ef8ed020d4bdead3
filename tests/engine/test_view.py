"""What a person may see: only that, whatever the hidden cards are."""

import random
from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import ANNOUNCE, PASS, SILENT, Announce, PlayCard
from engine.cards import card_set, cards_of, parse_card
from engine.dealing import deal_first, deal_rest
from engine.errors import RuleError
from engine.events import Announced, ClaimedOut, Dealt
from engine.match import Match, action_of
from engine.presets import preset
from engine.results import DeclarationKind, Phase
from engine.strengths import STRENGTHS
from engine.view import public_view, seat_view
from tests.engine.matches import GAMES, advance, play, play_out, random_match, say, shuffled

CLUB = preset("club")


# The property: re-dealing what a seat cannot see changes nothing that it sees


def hidden_places(match, deal, seat):
    """The places of a deal's deck whose cards the seat (None: a spectator) cannot know."""
    rules = match.rules
    seen = card_set(card for trick in deal.tricks for card in trick.cards) | card_set(deal.trick)
    seen |= sum(deal.dealing.face_up)
    if deal.dealing.turned is not None:
        seen |= 1 << deal.dealing.turned
    if seat is not None:
        dealing = deal_first(rules, deal.deck, deal.first)
        if deal.contract is not None:
            deal_rest(rules, deal.deck, deal.first, deal.contract.seat, dealing)
        seen |= dealing.hands[seat]
    return [at for at, card in enumerate(deal.deck) if not seen >> card & 1]


def swapped(deck, one, other):
    changed = list(deck)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def replayed(events, rules, first_dealer, decks, seat):
    """The same decisions with other decks: the match and its events, None where the rules would not allow it.

    Seats that hold no combinations in one deck and some in the other keep silent about them.
    """
    match, told = Match(rules, first_dealer), []
    for event in events:
        if isinstance(event, Dealt):
            told.extend(match.deal_cards(decks[event.number]))
            continue
        decision = action_of(event)
        if decision is None or (isinstance(event, Announced) and rules.declare != "asked"):
            continue
        actor, action = decision
        asked = match.deal is not None and match.deal.must_announce()
        if actor != seat and action == SILENT and not asked:
            continue
        try:
            if actor != seat and asked and not isinstance(action, Announce):
                told.extend(match.apply(actor, SILENT))
            told.extend(match.apply(actor, action))
        except RuleError:
            return None
    return match, told


def another_world(match, events, seat, pick):
    """The match with hidden cards re-dealt, many small exchanges one after the other that keep its history possible."""
    decks = {event.number: event.deck for event in events if isinstance(event, Dealt)}
    thrown_in = [deal for deal, result in zip(match.finished, match.results, strict=True) if result is None]
    world, exchanges = None, 0
    for deal in [*thrown_in, *([match.deal] if match.deal is not None else [])]:
        places = hidden_places(match, deal, seat)
        for _ in range(12 if len(places) > 1 else 0):
            one, other = pick.sample(places, 2)
            tried = decks | {deal.number: swapped(decks[deal.number], one, other)}
            replay = replayed(events, match.rules, match.first_dealer, tried, seat)
            if replay is not None and public_decisions(replay[1], seat) == public_decisions(events, seat):
                decks, world, exchanges = tried, replay, exchanges + 1
    return world, exchanges


def public_decisions(events, seat):
    """What was done in the sight of all: the history that a re-dealt world must share.

    A combination said aloud was heard and the result of a claim was seen; they make other hands impossible.
    """
    return [
        event
        for event in events
        if isinstance(event, ClaimedOut) or (isinstance(event, Announced) and (event.kinds or event.seat == seat))
    ]


def seen(match, seat):
    return public_view(match) if seat is None else seat_view(match, seat)


REDEALT: Counter[str] = Counter()
"""Exchanges that were possible, by game; one world each in `worlds`."""


@settings(max_examples=250)
@given(data=st.data(), game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.integers(1, 90))
def test_redealing_what_a_seat_cannot_see_changes_nothing_that_it_sees(data, game, seed, steps):
    match, events = random_match(GAMES[game], seed, steps)
    seat = data.draw(st.sampled_from([None, *range(match.rules.players)]))
    world, exchanges = another_world(match, events, seat, random.Random(seed))
    if world is not None:
        REDEALT["worlds"] += 1
        REDEALT[game] += exchanges
        assert seen(world[0], seat) == seen(match, seat)


def test_the_property_was_tried_on_many_worlds():
    assert REDEALT["worlds"] > 100
    assert all(REDEALT[game] > 10 for game in GAMES), REDEALT


# What a seat is shown


def begun(rules=CLUB, seed=1, first_dealer=0):
    match = Match(rules, first_dealer)
    match.deal_cards(shuffled(rules, random.Random(seed)))
    return match


def test_before_the_first_cards():
    view = seat_view(Match(CLUB, 2), 1)
    assert (view.public.phase, view.public.number, view.public.dealer) == (Phase.DEALING, 0, 2)
    assert (view.hand, view.legal_calls, view.legal_cards, view.refusals) == ((), (), (), {})
    assert (view.public.points, view.public.totals, view.public.cards_left) == ((0, 0), (0, 0), (0, 0, 0, 0))


def test_a_seat_sees_its_own_hand_and_its_choices_on_its_turn_only():
    match = begun()
    say(match, "80H")
    views = [seat_view(match, seat) for seat in range(4)]
    assert [card_set(view.hand) for view in views] == match.deal.hands
    assert [bool(view.legal_calls) for view in views] == [False, False, True, False]
    assert views[2].legal_calls == match.legal_calls()
    assert views[2].public == public_view(match)
    assert views[2].legal_cards == ()


def test_the_standing_bid_is_shown_while_it_runs_and_the_contract_afterwards():
    match = begun()
    say(match, "80H", "contra")
    public = public_view(match)
    assert (public.contract, public.standing_bid.multiplier) == (None, 2)
    assert [seat for seat, _ in public.calls] == [1, 2]
    say(match, "pass", "pass", "pass")
    public = public_view(match)
    assert (public.contract.price, public.standing_bid) == (80, None)
    assert public.trick_leader == 1


def test_a_running_trick_is_shown_with_who_holds_it():
    match = begun(first_dealer=3)
    say(match, "80H", "pass", "pass", "pass")
    led = cards_of(match.legal_cards())[0]
    match.apply(0, PlayCard(led))
    public = public_view(match)
    assert (public.trick, public.trick_leader, public.trick_holder) == ((led,), 0, 0)
    assert public.cards_left == (7, 8, 8, 8)
    while len(match.deal.trick) > 0:
        public = public_view(match)
        beats = STRENGTHS[match.deal.contract.strain].beats
        best = public.trick[(public.trick_holder - public.trick_leader) % 4]
        assert not any(beats[best] >> card & 1 for card in public.trick)
        match.apply(match.to_act, PlayCard(cards_of(match.legal_cards())[-1]))
    public = public_view(match)
    assert (public.trick, public.trick_holder) == ((), None)
    assert public.tricks == tuple(match.deal.tricks)
    assert public.points == tuple(match.deal.points)


def test_cards_that_may_not_be_played_are_shown_with_the_reason():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    pick = random.Random(5)
    refusals = 0
    while match.phase is Phase.PLAY:
        view = seat_view(match, match.to_act)
        assert set(view.legal_cards) | set(view.refusals) == set(view.hand)
        assert not set(view.legal_cards) & set(view.refusals)
        assert all(code == match.deal.refusal(card) for card, code in view.refusals.items())
        refusals += len(view.refusals)
        advance(match, pick)
    assert refusals


def test_combinations_stay_hidden_until_the_deal_is_scored():
    match = begun(seed=3)
    say(match, "80H", "pass", "pass", "pass")
    pick = random.Random(1)
    while match.phase is Phase.PLAY:
        public = public_view(match)
        assert public.deals == ()
        assert public.announced == ()
        advance(match, pick)
    deal = public_view(match).deals[0]
    assert deal.declarations == match.results[0].declarations
    assert [card_set(hand) for hand in deal.hands] == list(match.finished[0].start_hands)
    assert (deal.score, deal.totals) == (match.results[0].score, match.totals)


def test_between_deals_the_last_one_is_still_shown():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    play_out(match, random.Random(1))
    public = public_view(match)
    assert (public.phase, public.number, public.dealer) == (Phase.DEALING, 1, 0)
    assert public.contract.price == 80
    assert len(public.tricks) == 8
    assert (public.trick, public.trick_leader, public.to_act) == ((), None, None)
    assert public.cards_left == (0, 0, 0, 0)
    assert public.open_cards == ((), (), (), ())


def test_a_deal_that_was_thrown_in_stays_closed():
    match = begun()
    say(match, "pass", "pass", "pass", "pass")
    deal = public_view(match).deals[0]
    assert deal.hands == ((), (), (), ())
    assert (deal.contract, deal.score, deal.totals, deal.declarations) == (None, None, None, ())
    assert [call for _, call in deal.calls] == [PASS] * 4
    assert seat_view(match, 1).hand == ()


def test_the_turned_card_is_shown():
    match = begun(preset("classic"))
    assert public_view(match).turned == match.deal.dealing.turned
    assert public_view(begun()).turned is None


def test_open_cards_are_shown_and_those_beneath_only_counted():
    match = begun(preset("open"))
    say(match, "H", "pass")
    public = public_view(match)
    assert [card_set(cards) for cards in public.open_cards] == match.deal.dealing.face_up
    assert public.cards_left == (16, 16)
    seat = match.to_act
    view = seat_view(match, seat)
    assert set(view.public.open_cards[seat]) <= set(view.legal_cards)
    upper = view.public.open_cards[seat][0]
    match.apply(seat, PlayCard(upper))
    public = public_view(match)
    assert upper not in public.open_cards[seat]
    assert len(public.open_cards[seat]) == 4
    assert public.cards_left[seat] == 15


TIERCE = """
    7C 8C 9C KD QH 7S 7D 8D 9D 7H 8H 9H 10C AD JC 8S
    JH JS 10D 10S KC JD QC KH QD 9S 10H QS KS AC AH AS
"""


def asked():
    match = Match(CLUB.with_options({"declare": "asked"}), 3)
    match.deal_cards(tuple(map(parse_card, TIERCE.split())))
    say(match, "80S", "pass", "pass", "pass")
    return match


def test_a_seat_is_asked_for_its_combinations_before_its_first_card():
    match = asked()
    view = seat_view(match, 0)
    assert view.must_announce
    assert (view.legal_cards, view.refusals) == ((), {})
    assert not seat_view(match, 1).must_announce
    match.apply(0, ANNOUNCE)
    view = seat_view(match, 0)
    assert not view.must_announce
    assert view.public.announced == ((0, (DeclarationKind.QUARTE,)),)
    play(match, "7C")


def test_silence_is_seen_by_nobody_else():
    match = asked()
    match.apply(0, SILENT)
    assert public_view(match).announced == ()


def test_a_claim_is_offered_on_ones_turn_where_the_game_has_it():
    match = begun(preset("pair"))
    assert not seat_view(match, 1).may_claim
    say(match, "take")
    assert seat_view(match, 1).may_claim
    assert not seat_view(match, 2).may_claim


def test_a_view_is_a_value():
    match = begun()
    before = seat_view(match, 1)
    assert before == seat_view(match.clone(), 1)
    say(match, "80H")
    assert before != seat_view(match, 1)
    assert replace(before, seat=1) == before
