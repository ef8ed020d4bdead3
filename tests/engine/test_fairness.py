"""A third party recomputes the decks of a record and names what does not match."""

import copy
import json
import random

import pytest

from engine.errors import RecordError
from engine.fairness import Fairness, Verdict, read_fairness, verify_record
from engine.match import Match
from engine.presets import preset
from engine.record import export_record
from engine.shuffle import commitment, first_dealer, next_deck
from tests.engine.matches import some_action

SECRET = b"a secret of thirty-two bytes ...".ljust(32)
IDS = (11, 22, 33, 44)


def fair_record(rules, *, deals=None, by_lot=True, reveal=True, seed=1):
    """The record of a match with honest decks, played by chance."""
    ids = IDS[: rules.players]
    lot = first_dealer(rules, SECRET, ids)
    match, pick = Match(rules, lot if by_lot else (lot + 1) % rules.players), random.Random(seed)
    while match.winner is None and match.number != deals:
        match.deal_cards(next_deck(match, SECRET, ids))
        while match.to_act is not None:
            match.apply(match.to_act, some_action(match, pick))
    fairness = Fairness(commitment(SECRET), ids, SECRET if reveal else None, by_lot)
    return json.loads(json.dumps(export_record(match, fairness.to_dict(), hide_running=False)))


CLUB = fair_record(preset("club").with_options({"target": 2000}))
DEALS = len(CLUB["deals"])


def changed(**members):
    return CLUB | {"fairness": CLUB["fairness"] | members}


@pytest.mark.parametrize("name", ["club", "bulgarian", "pair", "two", "three", "open"])
@pytest.mark.parametrize("deck", ["shuffled", "cut"])
def test_an_honest_match_is_fair(name, deck):
    record = fair_record(preset(name).with_options({"deck": deck}), seed=3)
    verdict = verify_record(record)
    assert verdict == Verdict(True, True, len(record["deals"]), ())
    assert verdict.fair


def test_an_unfinished_match_can_be_checked_as_far_as_it_went():
    record = fair_record(preset("club"), deals=2)
    record["deals"][1]["plays"] = []
    assert verify_record(record).deals_checked == 2
    assert verify_record(record).fair


def with_swapped_cards(record, number):
    """Two cards of one deal changed places, and what was done in it forgotten, with all later deals."""
    data = copy.deepcopy(record)
    deal = data["deals"][number - 1]
    deal["deck"][3], deal["deck"][20] = deal["deck"][20], deal["deck"][3]
    deal["calls"], deal["plays"] = [], []
    data["deals"] = data["deals"][:number]
    return data


@pytest.mark.parametrize("number", range(1, DEALS + 1))
def test_a_deck_that_was_changed_is_named_by_its_deal(number):
    verdict = verify_record(with_swapped_cards(CLUB, number))
    assert verdict.wrong_deals == (number,)
    assert not verdict.fair
    assert verdict.commitment_matches


def test_a_deck_that_was_cut_elsewhere_is_named_by_its_deal():
    record = fair_record(preset("club").with_options({"deck": "cut"}), deals=2)
    deck = record["deals"][1]["deck"]
    record["deals"][1] |= {"deck": [*deck[1:], deck[0]], "calls": [], "plays": []}
    assert verify_record(record).wrong_deals == (2,)


def test_another_secret_does_not_match_the_commitment_and_no_deck():
    verdict = verify_record(changed(secret=bytes(32).hex()))
    assert not verdict.commitment_matches
    assert verdict.wrong_deals == tuple(range(1, DEALS + 1))
    assert not verdict.fair


def test_another_commitment_does_not_match_the_secret():
    verdict = verify_record(changed(commitment="0" * 64))
    assert not verdict.commitment_matches
    assert verdict.wrong_deals == ()
    assert not verdict.fair


@pytest.mark.parametrize("seat", range(4))
def test_another_contribution_changes_every_deck(seat):
    ids = [*IDS]
    ids[seat] += 1
    verdict = verify_record(changed(contributions=ids))
    assert verdict.commitment_matches
    assert verdict.wrong_deals == tuple(range(1, DEALS + 1))


def test_contributions_in_another_order_change_every_deck():
    assert len(verify_record(changed(contributions=[*reversed(IDS)])).wrong_deals) == DEALS


def test_a_first_dealer_who_was_not_drawn_is_told():
    record = fair_record(preset("club"), by_lot=False)
    assert verify_record(record).fair
    record["fairness"]["first_dealer"] = "lot"
    verdict = verify_record(record)
    assert not verdict.dealer_matches
    assert verdict.wrong_deals == ()
    assert not verdict.fair


def test_a_commitment_in_capitals_is_the_same():
    assert verify_record(changed(commitment=CLUB["fairness"]["commitment"].upper())).fair


def faults(action, *arguments):
    with pytest.raises(RecordError) as caught:
        action(*arguments)
    return [(fault.position, fault.code) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("members", "fault"),
    [
        ({"algorithm": "belote-shuffle/2"}, ("fairness.algorithm", "unknown-algorithm")),
        ({"algorithm": None}, ("fairness.algorithm", "unknown-algorithm")),
        ({"contributions": None}, ("fairness.contributions", "not-a-list")),
        ({"contributions": "1,2,3,4"}, ("fairness.contributions", "not-a-list")),
        ({"contributions": [1, 2, 3, "4"]}, ("fairness.contributions", "not-a-list")),
        ({"contributions": [1, 2, 3, True]}, ("fairness.contributions", "not-a-list")),
        ({"contributions": [1, 2, 3]}, ("fairness.contributions", "wrong-count")),
        ({"commitment": None}, ("fairness.commitment", "not-text")),
        ({"commitment": 5}, ("fairness.commitment", "not-text")),
        ({"secret": "xyz"}, ("fairness.secret", "not-hex")),
        ({"secret": 5}, ("fairness.secret", "not-hex")),
        ({"secret": ["00"]}, ("fairness.secret", "not-hex")),
        ({"secret": None}, ("fairness.secret", "secret-not-revealed")),
        ({"first_dealer": "me"}, ("fairness.first_dealer", "bad-choice")),
        ({"first_dealer": None}, ("fairness.first_dealer", "bad-choice")),
    ],
)
def test_a_malformed_fairness_part_is_named_by_its_member(members, fault):
    assert faults(verify_record, changed(**members)) == [fault]


@pytest.mark.parametrize("part", [None, 3, [], "fair"])
def test_a_record_without_a_fairness_part(part):
    assert faults(verify_record, CLUB | {"fairness": part}) == [("fairness", "no-fairness")]
    assert faults(verify_record, {key: value for key, value in CLUB.items() if key != "fairness"}) == [
        ("fairness", "no-fairness")
    ]


def test_a_record_that_cannot_be_replayed_is_not_judged():
    assert faults(verify_record, CLUB | {"format": "?"}) == [("format", "unknown-format")]


def test_the_secret_is_written_only_once_it_is_revealed():
    hidden = Fairness("ab", IDS)
    assert hidden.to_dict() == {
        "algorithm": "belote-shuffle/1",
        "commitment": "ab",
        "contributions": [11, 22, 33, 44],
        "first_dealer": "lot",
    }
    revealed = Fairness("ab", IDS, b"\x01\x02", dealer_by_lot=False)
    assert revealed.to_dict() == hidden.to_dict() | {"first_dealer": "given", "secret": "0102"}
    for fairness in (hidden, revealed):
        assert read_fairness(fairness.to_dict(), 4) == fairness
