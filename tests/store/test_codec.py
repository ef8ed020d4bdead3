"""Every event of the engine survives storage, and a body never appears in an error."""

import dataclasses
import json
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.codec import KINDS, SCHEMA, decode_event, decode_rules, encode_event, encode_rules
from bot.store.errors import UnreadableEvent, UnreadableRules
from bot.store.table.rows import NewEvent
from engine.actions import CONTRA, PASS, SURCONTRA, TAKE, THIRD_DOUBLE, Bid, Call
from engine.cards import DECK_32, Strain
from engine.events import (
    Announced,
    AuctionEnded,
    CallMade,
    CardPlayed,
    ClaimedOut,
    DealScored,
    Dealt,
    Event,
    MatchWon,
    Surrendered,
    TrickTaken,
)
from engine.presets import preset, preset_names
from engine.results import (
    Contract,
    DealScore,
    Declaration,
    DeclarationKind,
    DeclarationStatus,
    LineKind,
    Outcome,
    ScoreLine,
)

seats = st.integers(0, 3)
cards = st.sampled_from(DECK_32)
card_sets = st.integers(0, 2**32 - 1)
totals = st.tuples(st.integers(0, 3000), st.integers(0, 3000))
strains = st.sampled_from(Strain)
bids = st.builds(Bid, st.integers(0, 250), strains)
words = st.sampled_from([PASS, TAKE, CONTRA, SURCONTRA, THIRD_DOUBLE])
contracts = st.builds(Contract, seats, st.integers(0, 250), strains, st.sampled_from([1, 2, 4, 8]), st.booleans())
declarations = st.builds(
    Declaration,
    seats,
    st.sampled_from(DeclarationKind),
    card_sets,
    st.integers(0, 200),
    st.sampled_from(DeclarationStatus),
)
lines = st.builds(
    ScoreLine,
    side=st.integers(0, 1),
    kind=st.sampled_from(LineKind),
    points=st.integers(-500, 500),
    seat=st.none() | seats,
    declaration=st.none() | st.sampled_from(DeclarationKind),
    cards=card_sets,
    factor=st.integers(1, 8),
    base=st.integers(0, 500),
)
scores = st.builds(
    DealScore,
    st.sampled_from(Outcome),
    st.lists(lines, max_size=3).map(tuple),
    totals,
    st.integers(0, 500),
    st.booleans(),
)

SAMPLES = {
    Dealt: st.builds(Dealt, st.integers(1, 50), seats, st.permutations(DECK_32).map(tuple)),
    CallMade: st.builds(CallMade, seats, bids | words),
    AuctionEnded: st.builds(AuctionEnded, st.none() | contracts),
    Announced: st.builds(Announced, seats, st.lists(st.sampled_from(DeclarationKind), max_size=3).map(tuple)),
    CardPlayed: st.builds(CardPlayed, seats, cards),
    TrickTaken: st.builds(TrickTaken, st.integers(1, 8), seats, st.integers(0, 60)),
    DealScored: st.builds(
        DealScored, st.integers(1, 50), st.lists(declarations, max_size=3).map(tuple), scores, totals
    ),
    ClaimedOut: st.builds(ClaimedOut, seats, st.booleans()),
    Surrendered: st.builds(Surrendered, st.integers(0, 1)),
    MatchWon: st.builds(MatchWon, st.integers(0, 1), totals),
}


def types_within(value):
    """The types of a value and of everything inside it, so that an enum that came back as a number is seen."""
    yield type(value)
    if dataclasses.is_dataclass(value):
        for part in dataclasses.fields(value):
            yield from types_within(getattr(value, part.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from types_within(part)


def test_every_event_of_the_engine_has_a_kind_and_a_sample():
    assert set(get_args(Event)) == set(KINDS.values()) == set(SAMPLES)
    assert len(KINDS) == len(set(KINDS.values()))


def test_every_word_of_the_auction_has_a_sample():
    samples = {type(word) for word in (PASS, TAKE, CONTRA, SURCONTRA, THIRD_DOUBLE, Bid(80, Strain.HEARTS))}
    assert samples == set(get_args(Call))


@pytest.mark.parametrize("event_type", SAMPLES, ids=lambda event_type: event_type.__name__)
def test_event_survives_the_round_trip(event_type):
    @given(SAMPLES[event_type])
    def check(event):
        stored = encode_event(event)
        assert json.loads(stored.body)["v"] == SCHEMA
        back = decode_event(stored)
        assert back == event
        assert list(types_within(back)) == list(types_within(event))

    check()


def test_stored_form_is_the_one_that_old_databases_hold():
    dealt = encode_event(CallMade(2, Bid(110, Strain.HEARTS)))
    assert (dealt.kind, dealt.body) == ("call-made", '{"v":1,"seat":2,"call":"110H"}')
    ended = decode_event(
        NewEvent("auction-ended", '{"v":1,"contract":{"seat":1,"price":80,"strain":2,"multiplier":2}}')
    )
    assert ended == AuctionEnded(Contract(1, 80, Strain.HEARTS, 2))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("shuffled", '{"v":1}'),
        ("card-played", '{"v":2,"seat":0,"card":7}'),
        ("card-played", '{"seat":0,"card":7}'),
        ("card-played", '{"v":1,"seat":0}'),
        ("card-played", '{"v":1,"seat":"0","card":7}'),
        ("card-played", "[]"),
        ("card-played", "{"),
        ("call-made", '{"v":1,"seat":0,"call":"110X"}'),
        ("call-made", '{"v":1,"seat":0,"call":{"price":110}}'),
        ("auction-ended", '{"v":1,"contract":{"seat":1,"price":80,"strain":9}}'),
    ],
)
def test_unreadable_event_is_refused_without_repeating_its_body(kind, body):
    with pytest.raises(UnreadableEvent) as caught:
        decode_event(NewEvent(kind, body))
    assert caught.value.__cause__ is None
    assert "110" not in str(caught.value)
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


@pytest.mark.parametrize("name", preset_names())
def test_rules_survive_the_round_trip(name):
    rules = preset(name)
    assert decode_rules(encode_rules(rules)) == rules


def test_every_option_is_stored_even_where_it_is_the_presets_own():
    stored = json.loads(encode_rules(preset("club")))
    assert set(stored["options"]) == {option.name for option in dataclasses.fields(preset("club"))} - {"preset"}


@pytest.mark.parametrize("text", ["{", "[]", '{"preset":"nobody"}', '{"preset":"club","options":{"target":"x"}}'])
def test_rules_of_another_version_are_refused(text):
    with pytest.raises(UnreadableRules):
        decode_rules(text)
