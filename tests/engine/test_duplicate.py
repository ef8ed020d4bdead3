"""The same deals for several tables: a match of so many deals, and decks without contributions."""

import hashlib
import hmac
import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import PASS
from engine.errors import RecordError, RulesError
from engine.fairness import Fairness, verify_record
from engine.match import Match, fold
from engine.presets import preset
from engine.record import export_record
from engine.results import Phase
from engine.rules import Rules
from engine.shuffle import DUPLICATE, commitment, deck_order, first_dealer, next_deck

SECRET = b"d" * 32
GAMES = ("club", "ffb", "classic", "ukrainian", "bulgarian", "pair")


def of_deals(name: str, deals: int) -> Rules:
    return preset(name).with_options({"deals": deals, "claim_out": False})


def played(rules: Rules, seed: int, secret: bytes = SECRET) -> tuple[Match, list]:
    """A table of the event that does anything the rules allow, and its log."""
    rng, match, log = Random(seed), Match(rules, first_dealer(rules, secret, ())), []
    while match.winner is None:
        if match.phase is Phase.DEALING:
            log += match.deal_cards(next_deck(match, secret, ()))
        else:
            log += match.apply(match.to_act, rng.choice(match.legal()))
    return match, log


@pytest.mark.parametrize("name", GAMES)
@given(seeds=st.lists(st.integers(0, 10**6), min_size=2, max_size=3, unique=True), deals=st.integers(1, 3))
def test_tables_that_play_differently_get_the_same_decks_and_dealers(name: str, seeds: list[int], deals: int):
    tables = [played(of_deals(name, deals), seed)[0] for seed in seeds]
    decks = [[(deal.deck, deal.dealer) for deal in match.finished[:deals]] for match in tables]
    assert all(table == decks[0] for table in decks)


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 10**6), deals=st.integers(1, 3))
def test_a_match_of_deals_ends_with_the_last_of_them_unless_the_totals_are_equal(name: str, seed: int, deals: int):
    match, log = played(of_deals(name, deals), seed)
    assert len(match.finished) >= deals
    totals = [0, 0]
    for number, score in enumerate(match.results, start=1):
        totals = list(score.totals) if score is not None else totals
        if number >= deals:
            assert (totals[0] == totals[1]) == (number < len(match.finished))
    assert match.totals[match.winner] == max(match.totals)
    assert fold(match.rules, match.first_dealer, log).totals == match.totals


def test_passed_out_deals_are_deals_and_equal_totals_play_on():
    rules = of_deals("club", 2)
    match = Match(rules, 0)
    for _ in range(3):
        match.deal_cards(next_deck(match, SECRET, ()))
        for _ in range(4):
            match.apply(match.to_act, PASS)
    assert (match.winner, match.number) == (None, 3)


def test_decks_of_duplicate_deals_are_as_documented():
    block = hmac.new(SECRET, b"belote-duplicate/1|3||0", hashlib.sha256).digest()
    deck = deck_order(preset("club"), SECRET, 3, ())
    assert deck[31] == int.from_bytes(block[:4], "big") % 32
    assert deck != deck_order(preset("club"), SECRET, 3, (0, 0, 0, 0))


def test_a_record_of_duplicate_deals_is_verified_and_names_its_algorithm():
    match, _ = played(of_deals("club", 2), 5)
    part = Fairness(commitment(SECRET), (), SECRET).to_dict()
    record = json.loads(json.dumps(export_record(match, part)))
    assert record["fairness"]["algorithm"] == DUPLICATE
    assert verify_record(record).fair
    record["fairness"]["secret"] = (b"e" * 32).hex()
    assert not verify_record(record).fair


@pytest.mark.parametrize(
    ("algorithm", "contributions"), [(DUPLICATE, [1, 2, 3, 4]), ("belote-shuffle/1", []), (DUPLICATE, [0])]
)
def test_contributions_belong_to_ordinary_matches_only(algorithm: str, contributions: list[int]):
    match, _ = played(of_deals("club", 1), 5)
    part = Fairness(commitment(SECRET), (), SECRET).to_dict()
    part |= {"algorithm": algorithm, "contributions": contributions}
    with pytest.raises(RecordError):
        verify_record(export_record(match, part))


@pytest.mark.parametrize("options", [{"claim_out": True}, {"deck": "cut"}])
def test_a_match_of_deals_has_no_claims_and_no_cut(options: dict):
    with pytest.raises(RulesError):
        preset("club").with_options({"deals": 4} | options)
