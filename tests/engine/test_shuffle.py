"""The provable shuffle, recomputed from its description alone."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

from engine.cards import DECK_32, card_code, cards_of
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset
from engine.shuffle import (
    ALGORITHM,
    SECRET_BYTES,
    collected,
    commitment,
    cut_deck,
    deck_order,
    first_dealer,
    next_deck,
)
from tests.engine.matches import play_out, say, shuffled

CLUB = preset("club")
SECRET = bytes(range(32))
IDS = (1_111_111_111_111_111_111, 0, 333, 444)


class Stream:
    """Steps 3 and 4 of the description, for a third party."""

    def __init__(self, secret, number, contributions):
        self.secret = secret
        self.text = f"belote-shuffle/1|{number}|{','.join(str(each) for each in contributions)}|"
        self.bytes = b""
        self.block = 0

    def word(self):
        if len(self.bytes) < 4:
            message = (self.text + str(self.block)).encode()
            self.bytes += hmac.new(self.secret, message, hashlib.sha256).digest()
            self.block += 1
        word, self.bytes = self.bytes[:4], self.bytes[4:]
        return int.from_bytes(word, "big")

    def draw(self, count):
        largest = 2**32 // count * count
        while True:
            word = self.word()
            if word < largest:
                return word % count


def described(secret, number, contributions, ranks="7 8 9 10 J Q K A"):
    """Step 5: the deck of a deal as text."""
    deck = [rank + suit for suit in "CDHS" for rank in ranks.split()]
    stream = Stream(secret, number, contributions)
    for last in reversed(range(1, len(deck))):
        other = stream.draw(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def codes(deck):
    return [card_code(card) for card in deck]


@pytest.mark.parametrize("number", [1, 2, 17])
@pytest.mark.parametrize("contributions", [IDS, (0, 0, 0, 0), (2**64, 5, 6, 7)])
def test_the_deck_is_the_one_described(number, contributions):
    for secret in (SECRET, b"", hashlib.sha512(SECRET).digest()):
        assert codes(deck_order(CLUB, secret, number, contributions)) == described(secret, number, contributions)


@pytest.mark.parametrize("name", ["two", "three"])
def test_the_short_pack_leaves_out_7_and_8(name):
    ids = IDS[: preset(name).players]
    assert codes(deck_order(preset(name), SECRET, 3, ids)) == described(SECRET, 3, ids, "9 10 J Q K A")


def test_known_answers():
    assert codes(deck_order(CLUB, SECRET, 1, IDS)) == KNOWN_DECK.split()
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert first_dealer(CLUB, SECRET, IDS) == KNOWN_DEALER
    assert (ALGORITHM, SECRET_BYTES) == ("belote-shuffle/1", 32)


KNOWN_DECK = """
    10H AC AS KD JD JH 8D QH 9S 7H 9H KC 10D JC 10S 7S
    7C 10C QS QD KS 8C KH AH 9D 7D AD 9C 8S QC 8H JS
"""
KNOWN_DEALER = 2


def test_every_input_matters():
    base = deck_order(CLUB, SECRET, 1, IDS)
    assert deck_order(CLUB, SECRET, 1, IDS) == base
    assert deck_order(CLUB, SECRET, 2, IDS) != base
    assert deck_order(CLUB, SECRET[::-1], 1, IDS) != base
    for seat in range(4):
        changed = [*IDS]
        changed[seat] += 1
        assert deck_order(CLUB, SECRET, 1, changed) != base
    assert deck_order(CLUB, SECRET, 1, IDS[::-1]) != base


@pytest.mark.parametrize("name", ["club", "three", "two"])
def test_the_lot_for_the_first_dealer_is_one_draw_of_stream_0(name):
    rules = preset(name)
    ids = IDS[: rules.players]
    dealers = Counter(first_dealer(rules, bytes([number]), ids) for number in range(250))
    assert set(dealers) == set(range(rules.players))
    for number in range(20):
        secret = bytes([number])
        assert first_dealer(rules, secret, ids) == Stream(secret, 0, ids).draw(rules.players)


def test_words_that_would_favour_a_card_are_skipped(monkeypatch):
    """The words of a stream are taken below the largest multiple only (step 4)."""
    top = (2**32 - 1).to_bytes(4, "big")

    class Digest:
        def digest(self):
            return top * 3 + b"\x00\x00\x00\x07" + b"\x00" * 16

    monkeypatch.setattr(hmac, "new", lambda *_: Digest())
    assert first_dealer(preset("three"), SECRET, IDS[:3]) == 7 % 3
    assert first_dealer(CLUB, SECRET, IDS) == (2**32 - 1) % 4


def test_every_card_comes_to_every_place_about_equally_often():
    decks = 3200
    counts = [[0] * 32 for _ in range(32)]
    for number in range(1, decks + 1):
        for place, card in enumerate(deck_order(CLUB, SECRET, number, IDS)):
            counts[place][card] += 1
    expected = decks / 32
    deviation = sum((count - expected) ** 2 / expected for row in counts for count in row)
    assert 800 < deviation < 1130  # chi-square with 31 * 31 degrees of freedom: 961, deviation 44


# Cutting instead of shuffling


def finished_deal(rules=CLUB, words=("80H", "pass", "pass", "pass"), seed=1):
    match = Match(rules, 0)
    match.deal_cards(shuffled(rules, random.Random(seed)))
    say(match, *words)
    play_out(match, random.Random(seed))
    return match


def test_the_pack_is_gathered_side_by_side_in_the_order_the_tricks_were_taken():
    deal = finished_deal().finished[0]
    own = [card for trick in deal.tricks if trick.winner in (0, 2) for card in trick.cards]
    others = [card for trick in deal.tricks if trick.winner in (1, 3) for card in trick.cards]
    assert collected(deal) == (*own, *others)
    assert own
    assert others


def test_a_pack_that_was_thrown_in_is_gathered_as_it_was():
    match = finished_deal(words=["pass"] * 4)
    assert collected(match.finished[0]) == match.finished[0].deck


def test_cards_that_nobody_got_follow_in_the_order_of_the_old_deck():
    deal = finished_deal(preset("two"), words=["S", "pass"]).finished[0]
    assert collected(deal)[-6:] == deal.deck[-6:]
    assert sorted(collected(deal)) == sorted(deal.deck)


def test_a_cut_leaves_at_least_three_cards_on_either_side():
    points = set()
    for number in range(400):
        cut = cut_deck(DECK_32, SECRET, number, IDS)
        point = cut[0]
        assert cut == DECK_32[point:] + DECK_32[:point]
        assert point == 3 + Stream(SECRET, number, IDS).draw(32 - 6 + 1)
        points.add(point)
    assert points == set(range(3, 30))


def test_the_next_deck_is_shuffled_or_cut_as_the_rules_say():
    match = finished_deal()
    assert next_deck(match, SECRET, IDS) == deck_order(CLUB, SECRET, 2, IDS)
    rules = CLUB.with_options({"deck": "cut"})
    assert next_deck(Match(rules, 0), SECRET, IDS) == deck_order(rules, SECRET, 1, IDS)
    match = finished_deal(rules)
    assert next_deck(match, SECRET, IDS) == cut_deck(collected(match.finished[0]), SECRET, 2, IDS)
    match.deal_cards(next_deck(match, SECRET, IDS))
    assert sum(match.deal.hands) == sum(1 << card for card in pack_of(rules))
    assert len(cards_of(match.deal.hands[0])) == 8
