"""The match record: what is written is read back, and what breaks a rule is refused with its place."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import RecordError
from engine.match import Match
from engine.presets import preset
from engine.record import FORMAT, export_record, read_record
from tests.engine.matches import GAMES, facts_of, random_match

CLUB = preset("club")


def through_json(record):
    return json.loads(json.dumps(record))


def faults(data):
    with pytest.raises(RecordError) as caught:
        read_record(data)
    assert caught.value.code == "record-malformed"
    assert caught.value.faults
    return [(fault.deal, fault.position, fault.code) for fault in caught.value.faults]


@settings(max_examples=150)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.none() | st.integers(0, 200))
def test_a_match_stopped_anywhere_is_written_and_read_back(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    record = through_json(export_record(match, hide_running=False))
    assert facts_of(read_record(record)) == facts_of(match)


@settings(max_examples=60)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.integers(0, 200))
def test_a_running_deal_is_left_out_unless_asked_for(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    record = through_json(export_record(match))
    shown = len(match.finished) + (match.deal is not None and match.winner is not None)
    assert len(record["deals"]) == shown
    if match.deal is not None and match.winner is None:
        match.deal = None
    assert facts_of(read_record(record)) == facts_of(match)


def test_the_form_of_a_record():
    match, _ = random_match(CLUB, 1)
    record = export_record(match, {"algorithm": "x"})
    assert list(record) == ["format", "rules", "first_dealer", "deals", "fairness"]
    assert record["format"] == FORMAT == "belote-record/1"
    assert record["rules"] == CLUB.to_dict()
    assert record["first_dealer"] == match.first_dealer
    assert record["fairness"] == {"algorithm": "x"}
    deal = record["deals"][0]
    assert list(deal) == ["deck", "calls", "plays"]
    assert len(deal["deck"]) == len(set(deal["deck"])) == 32
    assert len(deal["plays"]) == 32
    assert "fairness" not in export_record(match)


def test_a_record_of_the_club_as_a_person_would_write_it():
    deck = "7C 8C 9C 10C JC QC KC AC 7D 8D 9D 10D JD QD KD AD 7H 8H 9H 10H JH QH KH AH 7S 8S 9S 10S JS QS KS AS"
    record = {
        "format": "belote-record/1",
        "deals": [{"deck": deck.split(), "calls": ["80H", "contra", "pass"], "plays": []}],
    }
    match = read_record(record)
    assert match.rules == CLUB
    assert match.deal.dealer == 0
    assert match.deal.auction.calls[0][0] == 1
    assert (match.to_act, match.legal_calls()) == (0, read_record(record).legal_calls())
    assert read_record({"format": "belote-record/1"}).phase == "dealing"


def test_a_claim_and_announcements_are_part_of_a_record():
    match = next(
        match
        for match, _ in (random_match(GAMES["pair, asked"], seed) for seed in range(300))
        if match.deal is not None and any(deal.announced for deal in match.finished)
    )
    record = through_json(export_record(match))
    assert record["deals"][-1]["plays"][-1] == "claim-out"
    assert {"announce", "silent"} & {play for deal in record["deals"] for play in deal["plays"]}
    assert facts_of(read_record(record)) == facts_of(match)


def test_recontra_is_understood():
    record = export_record(Match(preset("bulgarian"), 0))
    record["deals"] = [{"deck": DECK, "calls": ["H", "contra", "recontra"], "plays": []}]
    assert read_record(record).deal.auction.contract.multiplier == 4


# What is refused

MATCH = random_match(CLUB, 1)[0]
RECORD = through_json(export_record(MATCH))
DECK = RECORD["deals"][0]["deck"]
CALLS = len(RECORD["deals"][0]["calls"])


def broken(path, value):
    """The record with one place changed."""
    data = copy.deepcopy(RECORD)
    target = data
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = value
    return data


@pytest.mark.parametrize("data", [None, 3, "text", [], [RECORD], True])
def test_a_document_that_is_no_object(data):
    assert (None, "document", "not-an-object") in faults(data)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (["format"], "belote-record/2", (None, "format", "unknown-format")),
        (["format"], None, (None, "format", "unknown-format")),
        (["format"], ["belote-record/1"], (None, "format", "unknown-format")),
        (["rules"], None, (None, "rules", "not-an-object")),
        (["rules"], "club", (None, "rules", "not-an-object")),
        (["rules", "preset"], "poker", (None, "rules", "unknown-preset")),
        (["rules", "preset"], None, (None, "rules", "unknown-preset")),
        (["rules", "preset"], ["club"], (None, "rules", "unknown-preset")),
        (["rules", "options"], [], (None, "rules", "bad-option")),
        (["rules", "options", "target"], "1000", (None, "rules", "bad-option")),
        (["rules", "options", "colour"], 1, (None, "rules", "unknown-option")),
        (["rules", "options", "players"], 3, (None, "rules", "conflicting-options")),
        (["first_dealer"], 4, (None, "first_dealer", "bad-seat")),
        (["first_dealer"], -1, (None, "first_dealer", "bad-seat")),
        (["first_dealer"], True, (None, "first_dealer", "bad-seat")),
        (["first_dealer"], "0", (None, "first_dealer", "bad-seat")),
        (["first_dealer"], None, (None, "first_dealer", "bad-seat")),
        (["first_dealer"], 1.0, (None, "first_dealer", "bad-seat")),
        (["deals"], None, (None, "deals", "not-a-list")),
        (["deals"], {}, (None, "deals", "not-a-list")),
        (["deals"], "deals", (None, "deals", "not-a-list")),
        (["deals", 0], None, (None, "deals[0]", "not-an-object")),
        (["deals", 1], [], (None, "deals[1]", "not-an-object")),
        (["deals", 0, "deck"], None, (1, "deck", "not-a-list")),
        (["deals", 0, "deck"], " ".join(DECK), (1, "deck", "not-a-list")),
        (["deals", 0, "deck"], [], (1, "deck", "bad-deck")),
        (["deals", 0, "deck"], DECK[:-1], (1, "deck", "bad-deck")),
        (["deals", 0, "deck"], [*DECK[:-1], DECK[0]], (1, "deck", "bad-deck")),
        (["deals", 0, "deck", 4], "1H", (1, "card 5", "unknown-card")),
        (["deals", 0, "deck", 4], None, (1, "card 5", "unknown-card")),
        (["deals", 0, "deck", 4], {"card": "7H"}, (1, "card 5", "unknown-card")),
        (["deals", 0, "calls"], "pass", (1, "calls", "not-a-list")),
        (["deals", 0, "calls", 1], "double", (1, "call 2", "unknown-call")),
        (["deals", 0, "calls", 1], None, (1, "call 2", "unknown-call")),
        (["deals", 0, "calls", 1], ["pass"], (1, "call 2", "unknown-call")),
        (["deals", 0, "plays"], 7, (1, "plays", "not-a-list")),
        (["deals", 0, "plays", 9], "pass", (1, "play 10", "unknown-card")),
        (["deals", 0, "plays", 9], 9, (1, "play 10", "unknown-card")),
        (["deals", 0, "calls", 0], "surcontra", (1, "call 1", "nothing-to-double")),
        (["deals", 0, "calls", 0], "70H", (1, "call 1", "bid-too-low")),
        (["deals", 0, "calls", 0], "take", (1, "call 1", "call-not-in-game")),
        (["deals", 0, "calls"], ["pass"] * 5, (1, "call 5", "wrong-phase")),
        (["deals", 0, "calls"], ["80H"], (1, "play 1", "wrong-phase")),
        (["deals", 0, "plays", 0], "announce", (1, "play 1", "nothing-to-announce")),
        (["deals", 0, "plays", 0], "claim-out", (1, "play 1", "nothing-to-claim")),
        (["deals", 0, "plays", 1], RECORD["deals"][0]["plays"][0], (1, "play 2", "card-not-in-hand")),
        (["deals", 0, "plays"], RECORD["deals"][0]["plays"][:31], (1, "end", "deal-unfinished")),
        (["deals", 0, "plays"], [*RECORD["deals"][0]["plays"], "7H"], (1, "play 33", "wrong-phase")),
        (["deals", 0, "plays"], [], (1, "end", "deal-unfinished")),
        (["deals", 1, "calls"], [], (2, "play 1", "wrong-phase")),
    ],
)
def test_a_broken_record_names_deal_place_and_code(path, value, fault):
    assert fault in faults(broken(path, value))


def test_nothing_may_follow_the_end_of_the_match():
    extra = {"deck": DECK, "calls": [], "plays": []}
    assert faults(RECORD | {"deals": [*RECORD["deals"], extra]}) == [(len(RECORD["deals"]) + 1, "deck", "game-over")]


def test_nothing_may_follow_a_claim():
    match = next(match for match, _ in (random_match(GAMES["pair"], seed) for seed in range(300)) if match.deal)
    data = export_record(match)
    data["deals"].append({"deck": DECK, "calls": [], "plays": []})
    assert faults(data) == [(match.number + 1, "deck", "game-over")]
    data = export_record(match)
    data["deals"][-1]["plays"].append("7H")
    assert faults(data) == [(match.number, f"play {len(match.deal.plays) + 1}", "wrong-phase")]


def test_a_short_deck_is_no_deck_of_four():
    short = [card for card in DECK if card[0] not in "78"]
    assert faults(broken(["deals", 0, "deck"], short)) == [(1, "deck", "bad-deck")]


def test_all_faults_of_form_are_told_at_once_in_order():
    data = broken(["deals", 0, "deck", 0], "?")
    data["first_dealer"] = 9
    data["deals"][0]["calls"][0] = "?"
    data["deals"][0]["plays"][2] = "?"
    data["deals"][1]["plays"] = None
    assert faults(data) == [
        (None, "first_dealer", "bad-seat"),
        (1, "card 1", "unknown-card"),
        (1, "call 1", "unknown-call"),
        (1, "play 3", "unknown-card"),
        (2, "plays", "not-a-list"),
    ]


def test_a_fault_reads_as_a_sentence():
    with pytest.raises(RecordError) as caught:
        read_record(broken(["deals", 1, "calls", 0], "x"))
    assert str(caught.value) == "deal 2, call 1: unknown-call: 'x' is no word of the auction"
    with pytest.raises(RecordError) as caught:
        read_record(broken(["format"], "x"))
    assert str(caught.value) == "format: unknown-format: expected 'belote-record/1'"


def test_a_record_that_breaks_a_rule_late_gives_no_half_match():
    data = copy.deepcopy(RECORD)
    last = data["deals"][-1]["plays"]
    last[-1], last[-2] = last[-2], last[-1]
    (fault,) = faults(data)
    assert fault[0] == len(data["deals"])
    assert fault[1] in ("play 31", "play 32")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
PATHS = [
    ["format"],
    ["rules"],
    ["rules", "preset"],
    ["rules", "options"],
    ["first_dealer"],
    ["deals"],
    ["deals", 0],
    ["deals", 0, "deck"],
    ["deals", 0, "deck", 3],
    ["deals", 0, "calls"],
    ["deals", 0, "calls", 0],
    ["deals", 0, "plays"],
    ["deals", 1, "plays", 5],
]


@settings(max_examples=200)
@given(path=st.sampled_from(PATHS), value=JSON)
def test_any_document_is_read_or_refused_and_nothing_else(path, value):
    data = broken(path, value)
    try:
        match = read_record(data)
    except RecordError as error:
        assert error.faults  # noqa: PT017
        assert all(fault.code and fault.position and fault.reason for fault in error.faults)  # noqa: PT017
    else:
        assert isinstance(match, Match)


@settings(max_examples=100)
@given(value=JSON)
def test_any_json_is_read_or_refused(value):
    try:
        read_record(value)
    except RecordError as error:
        assert error.faults  # noqa: PT017
