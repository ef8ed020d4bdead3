"""Giving a match up: an event like any other, in the log and in the record."""

from random import Random

import pytest

from engine.actions import PASS
from engine.cards import DECK_32
from engine.errors import RecordError, RuleError
from engine.events import MatchWon, Surrendered
from engine.match import Match, fold
from engine.presets import preset
from engine.record import export_record, read_record
from engine.results import Phase
from engine.view import public_view


def running():
    match = Match(preset("club"), 0)
    events = [*match.deal_cards(tuple(Random(1).sample(DECK_32, 32)))]
    events += match.apply(match.to_act, PASS)
    return match, events


@pytest.mark.parametrize("side", [0, 1])
def test_the_other_side_wins_at_once(side):
    match, events = running()
    end = match.surrender(side)
    assert end == (Surrendered(side), MatchWon(1 - side, (0, 0)))
    assert (match.phase, match.to_act, match.winner, match.surrendered) == (Phase.FINISHED, None, 1 - side, side)
    assert fold(match.rules, 0, [*events, *end]).winner == 1 - side


def test_nothing_is_given_up_twice_and_nothing_follows():
    match, _ = running()
    match.surrender(1)
    with pytest.raises(RuleError, match="finished"):
        match.surrender(0)
    with pytest.raises(RuleError, match="finished"):
        match.apply(1, PASS)


def test_clone_knows_who_gave_up():
    match, _ = running()
    match.surrender(1)
    assert match.clone().surrendered == 1


def test_record_says_who_gave_up_and_is_read_back():
    match, _ = running()
    match.surrender(1)
    record = export_record(match)
    assert record["surrendered"] == 1
    again = read_record(record)
    assert (again.winner, again.surrendered, again.deal.auction.calls) == (0, 1, match.deal.auction.calls)


@pytest.mark.parametrize("side", [2, -1, "1", None, True])
def test_record_with_an_unknown_side_is_refused(side):
    match, _ = running()
    record = export_record(match, hide_running=False) | {"surrendered": side}
    with pytest.raises(RecordError) as caught:
        read_record(record)
    assert [(fault.position, fault.code) for fault in caught.value.faults] == [("surrendered", "bad-seat")]


def test_a_deal_broken_off_by_a_surrender_was_claimed_by_nobody():
    match, _ = running()
    match.surrender(0)
    assert match.deal is not None
    assert public_view(match).claimed is None
