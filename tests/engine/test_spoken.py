"""Combinations said aloud with the first card, and claims of the target (docs/rules.md sections 4 and 5)."""

import random

import pytest

from engine.actions import ANNOUNCE, CLAIM_OUT, SILENT, PlayCard
from engine.cards import card_set, cards_of, parse_card
from engine.errors import EngineError, IllegalClaim
from engine.events import Announced, CardPlayed, ClaimedOut, DealScored, MatchWon
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from engine.view import public_view
from tests.engine.matches import advance, play, play_out, say, shuffled

CLUB, PAIR = preset("club"), preset("pair")


def refused(action, *arguments):
    with pytest.raises(EngineError) as caught:
        action(*arguments)
    return caught.value.code


TIERCE = """
    7C 8C 9C KD QH 7S 7D 8D 9D 7H 8H 9H 10C AD JC 8S
    JH JS 10D 10S KC JD QC KH QD 9S 10H QS KS AC AH AS
"""


def announcing(deck=TIERCE):
    """A deal of the asked game with dealer 3, in which seat 0 holds the tierce 7 8 9 of clubs."""
    match = Match(CLUB.with_options({"declare": "asked"}), 3)
    match.deal_cards(tuple(map(parse_card, deck.split())))
    say(match, "80S", "pass", "pass", "pass")
    return match


def test_whoever_holds_combinations_says_first_whether_to_announce_them():
    match = announcing()
    assert card_set(map(parse_card, ("7C", "8C", "9C"))) & ~match.deal.hands[0] == 0
    assert match.legal() == (ANNOUNCE, SILENT)
    assert match.legal_cards() == 0
    assert refused(match.verify, 0, PlayCard(parse_card("7C"))) == "announce-first"
    assert refused(match.verify, 1, ANNOUNCE) == "not-your-turn"
    assert match.apply(0, ANNOUNCE) == (Announced(0, match.deal.spoken(0)),)
    assert refused(match.verify, 0, ANNOUNCE) == "nothing-to-announce"
    play(match, "7C")


def test_silence_says_nothing_and_counts_nothing():
    match = announcing()
    assert match.apply(0, SILENT) == (Announced(0, ()),)
    events = play_out(match, random.Random(2))
    result = next(event for event in events if isinstance(event, DealScored))
    assert {entry.status.value for entry in result.declarations if entry.seat == 0 and entry.kind != "belote"} == {
        "unsaid"
    }


def test_nobody_is_asked_after_the_first_trick():
    match = announcing()
    play_out_of_trick(match)
    assert ANNOUNCE not in match.legal()
    assert match.legal_cards()


def test_the_table_may_say_combinations_with_the_first_card():
    match = Match(CLUB.with_options({"declare": "spoken"}), 3)
    match.deal_cards(tuple(map(parse_card, TIERCE.split())))
    say(match, "80S", "pass", "pass", "pass")
    assert ANNOUNCE not in match.legal()
    kinds = match.deal.spoken(0)
    card = cards_of(match.legal_cards())[0]
    assert match.apply(0, PlayCard(card)) == (CardPlayed(0, card), Announced(0, kinds))
    assert kinds
    while not match.deal.tricks:
        advance(match, random.Random(1))
    said = dict(match.deal.announced)
    assert said == {seat: match.deal.spoken(seat) for seat in range(4) if match.deal.spoken(seat)}
    play_out(match, random.Random(1))
    assert match.finished[0].announced == said


def play_out_of_trick(match):
    pick = random.Random(1)
    while not match.deal.tricks:
        advance(match, pick)


def claiming(totals, seed=3):
    match = Match(PAIR, 0)
    match.totals = totals
    match.deal_cards(shuffled(PAIR, random.Random(seed)))
    say(match, "take")
    return match


def test_a_claim_is_made_on_ones_own_move_only():
    match = claiming((0, 0))
    assert refused(match.verify, 2, CLAIM_OUT) == "not-your-turn"
    match.verify(1, CLAIM_OUT)
    assert CLAIM_OUT in match.legal()


def test_no_claims_in_a_game_without_them():
    match = Match(CLUB, 0)
    match.deal_cards(shuffled(CLUB, random.Random(1)))
    say(match, "80H", "pass", "pass", "pass")
    with pytest.raises(IllegalClaim) as caught:
        match.verify(1, CLAIM_OUT)
    assert caught.value.code == "nothing-to-claim"


def test_a_right_claim_wins_at_once():
    match = claiming((0, 1001))
    assert match.apply(1, CLAIM_OUT) == (ClaimedOut(1, right=True), MatchWon(1, (0, 1001)))
    assert (match.winner, match.phase, match.to_act) == (1, Phase.FINISHED, None)
    assert match.legal_cards() == 0
    assert public_view(match).claimed == 1


def test_a_wrong_claim_loses_at_once():
    match = claiming((0, 900))
    assert public_view(match).claimed is None
    assert match.apply(1, CLAIM_OUT) == (ClaimedOut(1, right=False), MatchWon(0, (0, 900)))


def test_a_claim_counts_the_tricks_already_won():
    match = claiming((940, 940))
    assert not match.deal.points[match.to_act % 2]
    while max(match.deal.points) < 61 or match.deal.points[match.to_act % 2] < 61:
        match.apply(match.to_act, PlayCard(cards_of(match.legal_cards())[0]))
    side = match.to_act % 2
    match.apply(match.to_act, CLAIM_OUT)
    assert match.winner == side
