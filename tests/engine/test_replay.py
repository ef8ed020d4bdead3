"""The report on a record: everything that follows from it, deal by deal, and nothing that contradicts itself."""

import json
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import RecordError
from engine.match import Match
from engine.presets import preset
from engine.record import export_record
from engine.replay import FORMAT, describe, replay
from tests.engine.matches import GAMES, play_out, random_match, say, shuffled

CLUB = preset("club")
DEAL_MEMBERS = {
    "number",
    "dealer",
    "hands",
    "calls",
    "contract",
    "tricks",
    "trick",
    "declarations",
    "outcome",
    "lines",
    "score",
    "totals",
}


def report(match):
    return replay(json.loads(json.dumps(export_record(match, hide_running=False))))


def begun(rules=CLUB, seed=1):
    match = Match(rules, 0)
    match.deal_cards(shuffled(rules, random.Random(seed)))
    return match


def test_a_finished_match_in_full():
    match, _ = random_match(CLUB, 4)
    told = report(match)
    assert told["format"] == FORMAT == "belote-replay/1"
    assert told["rules"] == CLUB.to_dict()
    assert (told["first_dealer"], told["winner"]) == (match.first_dealer, match.winner)
    assert (told["totals"], told["to_act"], told["legal"]) == (list(match.totals), None, [])
    for number, deal in enumerate(told["deals"], 1):
        assert set(deal) == DEAL_MEMBERS
        assert deal["number"] == number
    scored = [deal for deal in told["deals"] if deal["contract"] is not None]
    assert scored[-1]["totals"] == told["totals"]


def test_a_deal_names_its_contract_hands_and_tricks():
    match = begun()
    say(match, "pass", "80H", "contra", "surcontra")
    play_out(match, random.Random(1))
    deal = report(match)["deals"][0]
    assert deal["dealer"] == 0
    assert deal["contract"] == {"seat": 2, "bid": 80, "trump": "H", "multiplier": 4}
    assert deal["calls"][1] == {"seat": 2, "call": "80H"}
    assert [len(hand) for hand in deal["hands"]] == [8, 8, 8, 8]
    held = [card for hand in deal["hands"] for card in hand]
    assert sorted(held) == sorted(card for trick in deal["tricks"] for card in trick["cards"])
    assert len(deal["tricks"]) == 8
    for trick, following in pairwise(deal["tricks"]):
        assert set(trick) == {"leader", "cards", "winner", "points"}
        assert following["leader"] == trick["winner"]
    assert sum(trick["points"] for trick in deal["tricks"]) == 162
    assert deal["trick"] is None


def test_a_game_without_prices_names_none():
    match = begun(preset("bulgarian"))
    say(match, "NT", "pass", "pass", "pass")
    assert report(match)["deals"][0]["contract"] == {"seat": 1, "bid": None, "trump": "NT", "multiplier": 1}


def test_raspasy_are_marked():
    match = begun(preset("pair"))
    say(match, *["pass"] * 8)
    contract = report(match)["deals"][0]["contract"]
    assert contract["raspasy"] is True
    assert contract["seat"] == 1


def test_a_deal_that_was_thrown_in_has_no_contract_and_no_score():
    match = begun()
    say(match, "pass", "pass", "pass", "pass")
    deal = report(match)["deals"][0]
    assert (deal["contract"], deal["tricks"], deal["lines"], deal["score"], deal["totals"]) == (
        None,
        [],
        [],
        None,
        None,
    )


def test_an_unfinished_auction_says_who_may_say_what():
    match = begun()
    say(match, "80H", "contra")
    told = report(match)
    deal = told["deals"][0]
    assert (deal["to_act"], deal["legal"]) == (3, ["pass", "surcontra"])
    assert (told["to_act"], told["legal"], told["winner"]) == (3, ["pass", "surcontra"], None)
    assert (deal["contract"], deal["score"], deal["totals"]) == (None, None, None)


def test_an_unfinished_trick_says_who_may_play_what():
    match = begun()
    say(match, "80H", "pass", "pass", "pass")
    first = report(match)["deals"][0]["legal"][0]
    assert report(match)["deals"][0]["trick"] is None
    record = export_record(match, hide_running=False)
    record["deals"][0]["plays"] = [first]
    deal = replay(record)["deals"][0]
    assert deal["trick"] == {"leader": 1, "cards": [first]}
    assert deal["to_act"] == 2
    assert set(deal["legal"]) <= set(deal["hands"][2])


def test_a_seat_that_has_to_announce_is_told_so():
    match = next(
        match
        for match, _ in (random_match(GAMES["club, asked"], seed, 9) for seed in range(300))
        if match.deal is not None and match.deal.must_announce()
    )
    assert report(match)["legal"] == ["announce", "silent"]


def test_every_combination_is_listed_with_what_became_of_it():
    match = next(
        match
        for match, _ in (random_match(CLUB, seed) for seed in range(300))
        if match.results[0] and {entry.counted for entry in match.results[0].declarations} == {True, False}
    )
    told = report(match)["deals"][0]["declarations"]
    assert len(told) == len(match.results[0].declarations)
    for entry in told:
        assert set(entry) == {"seat", "kind", "cards", "points", "counted", "status"}
        assert entry["counted"] == (entry["status"] == "counted")
        assert set(entry["cards"]) <= set(report(match)["deals"][0]["hands"][entry["seat"]])


@settings(max_examples=120)
@given(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10_000), steps=st.none() | st.integers(0, 200))
def test_the_report_is_plain_json_and_its_sums_are_right(game, seed, steps):
    match, _ = random_match(GAMES[game], seed, steps)
    told = report(match)
    assert told == describe(match)
    assert json.loads(json.dumps(told)) == told
    running = [0] * len(match.totals)
    for deal in told["deals"]:
        if deal["score"] is None:
            continue
        for side, points in enumerate(deal["score"]):
            assert points == sum(line["points"] for line in deal["lines"] if line["side"] == side)
            running[side] += points
        assert deal["totals"] == running
    assert told["totals"] == running


def test_a_multiplied_line_explains_itself():
    match = begun(seed=1)
    say(match, "80H", "contra", "pass", "pass", "pass")
    play_out(match, random.Random(1))
    line = next(line for line in report(match)["deals"][0]["lines"] if line["label"] == "contra")
    assert (line["factor"], line["base"], line["points"]) == (2, 240, 240)


def test_a_line_for_a_combination_says_whose_it_is():
    match = next(
        match
        for match, _ in (random_match(CLUB, seed) for seed in range(300))
        if match.results[0] and any(entry.counted for entry in match.results[0].declarations)
    )
    lines = [line for line in report(match)["deals"][0]["lines"] if "declaration" in line]
    assert lines
    assert all({"seat", "declaration", "cards"} <= set(line) for line in lines)


def test_a_record_that_breaks_a_rule_gives_no_report():
    match, _ = random_match(CLUB, 4)
    record = export_record(match)
    record["deals"][0]["plays"][0] = record["deals"][0]["plays"][1]
    with pytest.raises(RecordError):
        replay(record)
