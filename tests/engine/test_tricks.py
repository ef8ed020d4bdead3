"""Which cards may be played, and why the others may not (docs/rules.md section 1.1)."""

import itertools
import random

import pytest

from engine.cards import Strain, card_code, card_set, cards_of, parse_card, strain_code
from engine.presets import preset
from engine.strengths import STRENGTHS
from engine.tricks import PlayOptions, legal_cards, play_options, refusal, trick_winner
from tests.engine import naive

OPTIONS = [PlayOptions(*values) for values in itertools.product((False, True), repeat=5)]
CLUB = play_options(preset("club"))
FREE = play_options(preset("ffb"))


def cards(text):
    return tuple(map(parse_card, text.split()))


class Spot:
    """A hand before a trick, partners sitting opposite."""

    def __init__(self, trump, trick, hand, options=CLUB):
        self.strengths = STRENGTHS[Strain[trump] if len(trump) > 2 else "CDHS".index(trump)]
        self.trick = cards(trick)
        self.hand = card_set(cards(hand))
        self.options = options

    def arguments(self):
        if not self.trick:
            return self.strengths, self.options, self.hand, None, None, False
        holder = trick_winner(self.strengths, self.trick)
        partner = len(self.trick) - holder == 2
        return self.strengths, self.options, self.hand, self.trick[0], self.trick[holder], partner

    def legal(self):
        return " ".join(map(card_code, cards_of(legal_cards(*self.arguments()))))

    def why(self, card):
        return refusal(*self.arguments(), parse_card(card))


def changed(**options):
    return play_options(preset("club").with_options(options))


def test_the_leader_may_play_anything():
    spot = Spot("H", "", "7C AH JH")
    assert spot.legal() == "7C JH AH"
    assert spot.why("7C") is None


def test_suit_must_be_followed_and_need_not_be_beaten():
    spot = Spot("H", "KS", "7S AS JH 7D")
    assert spot.legal() == "7S AS"
    assert spot.why("7S") is None
    assert spot.why("JH") == "must-follow"
    assert spot.why("7D") == "must-follow"


def test_a_card_that_is_not_held():
    assert Spot("H", "KS", "7S").why("8S") == "card-not-in-hand"
    assert Spot("H", "", "7S").why("8S") == "card-not-in-hand"


def test_trump_led_must_be_raised():
    spot = Spot("H", "10H", "7H AH JH AS")
    assert spot.legal() == "JH AH"
    assert spot.why("7H") == "must-overtrump"
    assert spot.why("AS") == "must-follow"


def test_trump_led_is_raised_over_the_partner_too_unless_the_option_says_otherwise():
    assert Spot("H", "QH 7H", "8H KH").legal() == "KH"
    relaxed = Spot("H", "QH 7H", "8H KH", changed(over_partner_trump_led=False))
    assert relaxed.legal() == "8H KH"
    assert Spot("H", "7H QH", "8H KH", changed(over_partner_trump_led=False)).legal() == "KH"


def test_trump_led_that_cannot_be_raised_is_followed():
    assert Spot("H", "9H", "7H AH AS").legal() == "7H AH"


def test_trump_led_void_of_trumps_anything_goes():
    assert Spot("H", "9H", "7S AD").legal() == "AD 7S"


def test_void_one_must_ruff():
    spot = Spot("H", "KS", "7H AD 8C")
    assert spot.legal() == "7H"
    assert spot.why("AD") == "must-trump"


def test_void_one_must_overruff_an_opponent():
    spot = Spot("H", "KS 10H", "7H AH 8C")
    assert spot.legal() == "AH"
    assert spot.why("7H") == "must-overtrump"
    assert spot.why("8C") == "must-overtrump"


def test_with_only_lower_trumps_one_must_undertrump_in_the_club():
    spot = Spot("H", "KS 10H", "7H 8H 8C")
    assert spot.legal() == "7H 8H"
    assert spot.why("8C") == "must-undertrump"


def test_with_only_lower_trumps_the_discard_is_free_without_the_duty():
    assert Spot("H", "KS 10H", "7H 8H 8C", FREE).legal() == "8C 7H 8H"


def test_void_with_the_partner_winning_anything_goes():
    assert Spot("H", "AS 7S", "7H AD 8C").legal() == "8C AD 7H"


def test_void_over_the_partners_ruff_any_trump_goes_a_lower_one_too():
    assert Spot("H", "AS 9H 7S", "8H JH KD").legal() == "KD 8H JH"


def test_a_partners_card_of_another_suit_does_not_win():
    spot = Spot("H", "7S AD 8S", "7H 9C")
    assert spot.legal() == "7H"
    assert spot.why("9C") == "must-trump"


def test_without_the_partners_exemption_one_must_ruff_him():
    spot = Spot("H", "AS 7S", "7H 8C", changed(partner_exempt=False))
    assert spot.legal() == "7H"
    assert spot.why("8C") == "must-trump"


def test_a_trump_laid_on_the_partners_ruff_may_have_to_be_higher():
    options = changed(choose_trump_over_partner=True)
    spot = Spot("H", "AS 9H 7S", "8H JH KD", options)
    assert spot.legal() == "KD JH"
    assert spot.why("8H") == "trump-too-low"
    assert Spot("H", "AS 9H 7S", "8H 7H KD", options).legal() == "KD"
    assert Spot("H", "AS 9H 7S", "8H 7H", options).legal() == "7H 8H"


def test_an_opponents_ruff_is_overruffed_whatever_is_said_of_the_partner():
    spot = Spot("H", "KS AS 10H", "8H JH KD", changed(choose_trump_over_partner=True))
    assert spot.legal() == "JH"
    assert spot.why("8H") == "must-overtrump"


def test_all_trumps_every_led_suit_must_be_raised_even_over_the_partner():
    spot = Spot("ALL_TRUMPS", "10S 7S", "8S AS 9D")
    assert spot.legal() == "AS"
    assert spot.why("8S") == "must-beat"
    assert spot.why("9D") == "must-follow"
    assert Spot("ALL_TRUMPS", "10S", "JD 7C").legal() == "7C JD"


def test_no_trumps_asks_only_to_follow():
    assert Spot("NO_TRUMPS", "10S", "7S AS 9D").legal() == "7S AS"
    assert Spot("NO_TRUMPS", "10S", "JD 7C").legal() == "7C JD"


def test_plain_suits_can_be_made_to_be_beaten():
    options = changed(must_overplay_plain=True)
    spot = Spot("H", "QS", "7S KS AS", options)
    assert spot.legal() == "KS AS"
    assert spot.why("7S") == "must-beat"
    assert Spot("H", "KS", "7S QS", options).legal() == "7S QS"
    assert Spot("H", "KS 7H", "8S AS", options).legal() == "8S AS"  # ruffed: nothing left to beat


def random_spot(pick):
    players = pick.choice((2, 3, 4))
    size = pick.randint(1, 12)
    dealt = pick.sample(range(32), size + pick.randrange(players))
    return dealt[:size], dealt[size:], players


@pytest.mark.parametrize("strain", list(Strain))
def test_legal_cards_are_those_of_the_naive_engine_under_all_options(strain):
    pick = random.Random(strain)
    for _ in range(1500):
        hand, trick, players = random_spot(pick)
        options = pick.choice(OPTIONS)
        seat = len(trick)
        laid = [(other, card_code(card)) for other, card in enumerate(trick)]
        values = {name: getattr(options, name) for name in PlayOptions.__slots__} | {"players": players}
        expected = naive.legal(list(map(card_code, hand)), laid, seat, strain_code(strain), values)
        winner = trick_winner(STRENGTHS[strain], tuple(trick)) if trick else 0
        arguments = (
            STRENGTHS[strain],
            options,
            card_set(hand),
            trick[0] if trick else None,
            trick[winner] if trick else None,
            bool(trick) and players == 4 and winner == seat - 2,
        )
        legal = legal_cards(*arguments)
        assert sorted(map(card_code, cards_of(legal))) == sorted(expected)
        assert legal
        assert not legal & ~card_set(hand)
        check_reasons(arguments, legal, hand)


def check_reasons(arguments, legal, hand):
    """A code is given for exactly the cards left out, and it is true."""
    strengths, _, _, led, holder, _ = arguments
    for card in range(32):
        code = refusal(*arguments, card)
        if card not in hand:
            assert code == "card-not-in-hand"
            continue
        assert (code is None) == bool(legal >> card & 1)
        if code is None:
            continue
        held = [other for other in hand if other >> 3 == led >> 3]
        trumps = [other for other in hand if strengths.trumps >> other & 1]
        higher = [other for other in hand if strengths.beats[holder] >> other & 1]
        if code == "must-follow":
            assert held
            assert card not in held
        elif code == "must-beat":
            assert card in held
            assert not strengths.trumps >> card & 1
            assert higher
        elif code == "must-overtrump":
            assert strengths.trumps >> holder & 1
            assert any(strengths.trumps >> other & 1 for other in higher)
            assert card not in higher
        elif code == "must-trump":
            assert not held
            assert trumps
            assert not strengths.trumps >> holder & 1
        elif code == "trump-too-low":
            assert arguments[-1]
            assert card in trumps
            assert card not in higher
        else:
            assert code == "must-undertrump"
            assert not held
            assert trumps
            assert card not in trumps
            assert strengths.trumps >> holder & 1
