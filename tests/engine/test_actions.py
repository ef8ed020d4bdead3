"""How words and plays are written in records."""

import pytest

from engine.actions import (
    ANNOUNCE,
    CLAIM_OUT,
    SILENT,
    SURCONTRA,
    Bid,
    PlayCard,
    action_code,
    call_code,
    parse_call,
    parse_play,
)
from engine.cards import Strain, parse_card
from engine.errors import NotationError
from tests.engine.test_auctions import EVERY_WORD


def test_words_are_written_and_read_back():
    assert [call_code(parse_call(word)) for word in ("pass", "take", "80H", "250S", "NT", "contra", "surcontra")] == [
        "pass",
        "take",
        "80H",
        "250S",
        "NT",
        "contra",
        "surcontra",
    ]
    assert parse_call("recontra") == SURCONTRA
    assert [parse_call(call_code(word)) for word in EVERY_WORD] == EVERY_WORD


@pytest.mark.parametrize("text", ["", "Pass", "80", "080H", "80 H", "12345H", "0H", "80X", "10", None, 80, ["pass"]])
def test_what_is_no_word_is_refused(text):
    with pytest.raises(NotationError) as caught:
        parse_call(text)
    assert caught.value.code == "unknown-call"


def test_what_is_done_while_cards_are_played_is_written_and_read_back():
    actions = [PlayCard(parse_card("10H")), ANNOUNCE, SILENT, CLAIM_OUT]
    assert [action_code(action) for action in actions] == ["10H", "announce", "silent", "claim-out"]
    assert [parse_play(action_code(action)) for action in actions] == actions
    assert action_code(Bid(80, Strain.HEARTS)) == "80H"


@pytest.mark.parametrize("text", ["pass", "", "80H", None, 3, ["AS"]])
def test_what_is_no_play_is_refused(text):
    with pytest.raises(NotationError) as caught:
        parse_play(text)
    assert caught.value.code == "unknown-card"
