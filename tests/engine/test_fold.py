"""A log of events is the match, and a log that the rules would not have produced is refused."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import PASS, Bid, PlayCard
from engine.cards import DECK_32, Strain, cards_of
from engine.errors import EngineError
from engine.events import (
    Announced,
    AuctionEnded,
    CallMade,
    CardPlayed,
    ClaimedOut,
    DealScored,
    Dealt,
    MatchWon,
    TrickTaken,
)
from engine.match import Match, action_of, fold
from engine.presets import preset
from engine.results import Contract
from tests.engine.matches import GAMES, advance, facts_of, random_match

CLUB = preset("club")


def inconsistent(rules, first_dealer, events):
    with pytest.raises(EngineError) as caught:
        fold(rules, first_dealer, events)
    assert caught.value.code == "log-inconsistent"
    return str(caught.value)


@settings(max_examples=150)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.none() | st.integers(0, 200))
def test_a_log_gives_back_its_match(game, seed, steps):
    match, events = random_match(GAMES[game], seed, steps)
    assert facts_of(fold(match.rules, match.first_dealer, iter(events))) == facts_of(match)


def test_an_empty_log_is_a_match_that_has_not_begun():
    assert facts_of(fold(CLUB, 2, [])) == facts_of(Match(CLUB, 2))


def logged(game="club", seed=3, steps=None):
    match, events = random_match(GAMES[game], seed, steps)
    return match, list(events)


def place(events, kind, number=0):
    return [at for at, event in enumerate(events) if isinstance(event, kind)][number]


def test_a_log_may_not_lose_an_event():
    match, events = logged()
    for at in range(0, len(events) - 1, 7):
        inconsistent(match.rules, match.first_dealer, events[:at] + events[at + 1 :])


def test_a_log_may_not_end_in_the_middle_of_what_one_action_brought_about():
    match, events = logged()
    for kind in (TrickTaken, DealScored, AuctionEnded):
        assert "missing" in inconsistent(match.rules, match.first_dealer, events[: place(events, kind)])
    assert "missing" in inconsistent(match.rules, match.first_dealer, events[:-1])


def test_a_log_may_not_say_something_twice():
    match, events = logged()
    for at in range(0, len(events), 7):
        inconsistent(match.rules, match.first_dealer, [*events[: at + 1], *events[at:]])


def test_a_log_may_not_change_its_order():
    match, events = logged()
    first = place(events, CardPlayed)
    events[first], events[first + 1] = events[first + 1], events[first]
    inconsistent(match.rules, match.first_dealer, events)


def test_nothing_follows_the_end():
    match, events = logged()
    inconsistent(match.rules, match.first_dealer, [*events, Dealt(match.number + 1, match.next_dealer, DECK_32)])
    inconsistent(match.rules, match.first_dealer, [*events, CallMade(0, PASS)])


def tampered(events, kind, **changes):
    at = place(events, kind)
    return [*events[:at], replace(events[at], **changes), *events[at + 1 :]]


def test_every_field_of_every_event_is_checked():
    match, events = logged()
    end, scored = events[place(events, AuctionEnded)], events[place(events, DealScored)]
    changed = [
        tampered(events, Dealt, number=2),
        tampered(events, Dealt, dealer=(events[0].dealer + 1) % 4),
        tampered(events, Dealt, deck=tuple(reversed(events[0].deck))),
        tampered(events, Dealt, deck=events[0].deck[:-1]),
        tampered(events, CallMade, seat=events[1].seat ^ 1),
        tampered(events, CallMade, call=Bid(85, Strain.HEARTS)),
        tampered(events, AuctionEnded, contract=None),
        tampered(events, AuctionEnded, contract=replace(end.contract, multiplier=8)),
        tampered(events, CardPlayed, seat=events[place(events, CardPlayed)].seat ^ 1),
        tampered(events, CardPlayed, card=events[place(events, CardPlayed, 1)].card),
        tampered(events, TrickTaken, number=2),
        tampered(events, TrickTaken, seat=events[place(events, TrickTaken)].seat ^ 1),
        tampered(events, TrickTaken, points=99),
        tampered(events, DealScored, number=9),
        tampered(events, DealScored, totals=(999, 0)),
        tampered(events, DealScored, score=replace(scored.score, score=(500, 0))),
        tampered(events, DealScored, score=replace(scored.score, carry=7)),
        tampered(events, DealScored, declarations=(*scored.declarations, "one more")),
        tampered(events, MatchWon, side=1 - match.winner),
        tampered(events, MatchWon, totals=(0, 0)),
    ]
    for log in changed:
        inconsistent(match.rules, match.first_dealer, log)


def test_claims_and_announcements_are_checked():
    match, events = next(
        (match, events)
        for match, events in (logged("pair, asked", seed) for seed in range(200))
        if isinstance(events[-2], ClaimedOut) and any(isinstance(event, Announced) and event.kinds for event in events)
    )
    said = events[place([*events], Announced)]
    inconsistent(match.rules, match.first_dealer, tampered(events, ClaimedOut, right=not events[-2].right))
    inconsistent(match.rules, match.first_dealer, tampered(events, ClaimedOut, seat=events[-2].seat ^ 1))
    inconsistent(match.rules, match.first_dealer, tampered(events, Announced, seat=said.seat ^ 1))
    inconsistent(match.rules, match.first_dealer, tampered(events, Announced, kinds=(*said.kinds, "carre")))


@pytest.mark.parametrize(
    "event",
    [
        AuctionEnded(None),
        AuctionEnded(Contract(0, 80, Strain.HEARTS)),
        TrickTaken(1, 0, 0),
        MatchWon(0, (0, 0)),
        CallMade(1, PASS),
        CardPlayed(1, 0),
        Announced(1, ()),
        ClaimedOut(1, right=True),
    ],
)
def test_a_log_begins_with_cards(event):
    inconsistent(CLUB, 0, [event])


def test_a_log_under_other_rules_is_refused():
    match, events = logged()
    inconsistent(match.rules.with_options({"target": 5000}), match.first_dealer, events)
    inconsistent(match.rules, (match.first_dealer + 1) % 4, events)
    inconsistent(preset("bulgarian"), match.first_dealer, events)


def test_the_message_names_the_place_and_no_hidden_card():
    match, events = logged()
    message = inconsistent(match.rules, match.first_dealer, tampered(events, TrickTaken, points=99))
    assert f"event {place(events, TrickTaken)} (TrickTaken)" in message


def test_the_decisions_of_a_log_are_what_was_done():
    pick = random.Random(8)
    match = Match(CLUB, 0)
    twin = match.clone()
    while match.winner is None:
        events = advance(match, pick)
        if isinstance(events[0], Dealt):
            twin.deal_cards(events[0].deck)
        else:
            seat, action = action_of(events[0])
            assert twin.apply(seat, action) == events
        assert [action_of(event) for event in events[1:]] == [None] * (len(events) - 1)
    assert facts_of(twin) == facts_of(match)


def test_a_deal_finished_by_an_illegal_card_is_no_log():
    match = Match(CLUB, 0)
    events = [*match.deal_cards(DECK_32)]
    for call in (Bid(80, Strain.HEARTS), PASS, PASS, PASS):
        events += match.apply(match.to_act, call)
    foreign = cards_of(match.deal.hands[2])[0]
    assert "card-not-in-hand" in inconsistent(CLUB, 0, [*events, CardPlayed(1, foreign)])
    match.apply(1, PlayCard(cards_of(match.legal_cards())[0]))
