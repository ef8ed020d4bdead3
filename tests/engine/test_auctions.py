"""The words of every auction: who may say what, why not, and what is bought (docs/rules.md sections 2 to 5, 7)."""

import random

import pytest

from engine.actions import (
    CONTRA,
    PASS,
    SURCONTRA,
    TAKE,
    THIRD_DOUBLE,
    Bid,
    call_code,
    parse_call,
)
from engine.cards import Strain, card_code, parse_card, strain_code
from engine.errors import IllegalCall
from engine.presets import preset
from engine.results import Contract
from tests.engine import naive

EVERY_WORD = [
    PASS,
    TAKE,
    CONTRA,
    SURCONTRA,
    THIRD_DOUBLE,
    *(Bid(price, strain) for price in (0, 5, 70, 75, 80, 85, 90, 120, 160, 170, 250, 260) for strain in Strain),
]
CLUB, FFB, LADDER, TURNED, ORDERS = map(preset, ("club", "ffb", "bulgarian", "classic", "pair"))


def auction(rules, *words, first=0, turned="9H"):
    """An auction after words that were all allowed."""
    opened = rules.game.auction.open(rules, first, parse_card(turned))
    for word in words:
        call = parse_call(word)
        opened.verify(opened.to_act, call)
        opened.apply(call)
    return opened


def legal(opened):
    return [call_code(call) for call in opened.legal()]


def refused(opened, word, seat=None):
    call = parse_call(word) if isinstance(word, str) else word
    with pytest.raises(IllegalCall) as caught:
        opened.verify(opened.to_act if seat is None else seat, call)
    return caught.value.code


# Section 2: price and suit


def test_the_first_word_goes_to_the_seat_that_opens():
    opened = auction(CLUB, first=3)
    assert opened.to_act == 3
    assert auction(CLUB, "pass", first=3).to_act == 0


def test_the_opening_bid_is_80_to_160_in_any_suit_or_a_pass():
    assert legal(auction(CLUB)) == [
        "pass",
        *(f"{price}{suit}" for price in range(80, 161, 10) for suit in "CDHS"),
    ]


def test_a_call_must_be_strictly_higher_in_price_and_suits_are_not_ranked():
    opened = auction(CLUB, "100C")
    assert refused(opened, "100S") == "bid-too-low"
    assert refused(opened, "90S") == "bid-too-low"
    assert "110C" in legal(opened)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("70H", "bid-too-low"),
        ("170H", "bid-too-high"),
        ("250H", "bid-too-high"),
        ("85H", "bid-not-in-steps"),
        ("90NT", "strain-not-in-game"),
        ("90AT", "strain-not-in-game"),
        ("H", "bid-too-low"),
        ("take", "call-not-in-game"),
        ("contra", "nothing-to-double"),
        ("surcontra", "nothing-to-double"),
        ("third-double", "nothing-to-double"),
    ],
)
def test_what_cannot_be_said_first(word, code):
    assert refused(auction(CLUB), word) == code


def test_160_is_the_top_and_there_is_no_capot_bid():
    opened = auction(CLUB, "160H")
    assert legal(opened) == ["pass", "contra"]


def test_a_capot_may_be_bid_over_anything_where_the_game_has_it():
    opened = auction(FFB, "160H")
    assert legal(opened) == ["pass", "250C", "250D", "250H", "250S", "contra"]
    assert refused(opened, "170H") == "bid-too-high"
    opened.apply(Bid(250, Strain.CLUBS))
    assert legal(opened) == ["pass", "contra"]
    assert refused(opened, "250S") == "bid-too-low"


def test_a_capot_is_not_offered_twice_where_prices_go_that_far():
    opened = auction(FFB.with_options({"max_bid": 250}))
    assert legal(opened).count("250H") == 1


def test_a_pass_is_never_final():
    opened = auction(CLUB, "pass", "80H", "pass", "pass")
    assert opened.to_act == 0
    assert not opened.closed
    assert "90S" in legal(opened)


def test_three_passes_after_a_bid_close():
    opened = auction(CLUB, "80H", "pass", "90S", "pass", "pass", "pass")
    assert opened.closed
    assert opened.contract == Contract(2, 90, Strain.SPADES)
    assert opened.legal() == ()
    assert refused(opened, "pass", seat=2) == "wrong-phase"


def test_four_passes_throw_the_deal_in():
    opened = auction(CLUB, "pass", "pass", "pass", "pass")
    assert opened.closed
    assert opened.contract is None


def test_only_the_seat_to_act_may_speak():
    opened = auction(CLUB, "pass")
    assert refused(opened, "pass", seat=0) == "not-your-turn"
    assert refused(opened, "80H", seat=3) == "not-your-turn"


def test_contra_is_for_the_opponents_of_the_bidder():
    opened = auction(CLUB, "80H", "pass")
    assert refused(opened, "contra") == "own-contract"
    assert auction(CLUB, "80H", "contra").contract == Contract(0, 80, Strain.HEARTS, 2)
    assert auction(CLUB, "80H", "pass", "pass", "contra").contract == Contract(0, 80, Strain.HEARTS, 2)


def test_contra_is_said_once():
    opened = auction(CLUB, "80H", "contra", "pass")
    assert refused(opened, "contra") == "already-doubled"
    assert legal(opened) == ["pass"]


def test_contra_freezes_the_price():
    opened = auction(CLUB, "80H", "contra")
    assert refused(opened, "90H") == "contract-frozen"
    assert legal(opened) == ["pass", "surcontra"]


def test_contra_does_not_freeze_the_price_where_the_option_says_so():
    rules = CLUB.with_options({"contra_freezes": False})
    opened = auction(rules, "80H", "contra", "90S")
    assert opened.contract == Contract(2, 90, Strain.SPADES)
    assert "contra" in legal(opened)


def test_after_a_contra_three_passes_close():
    opened = auction(CLUB, "80H", "pass", "pass", "contra", "pass", "pass")
    assert not opened.closed
    opened.apply(PASS)
    assert opened.closed
    assert opened.contract == Contract(0, 80, Strain.HEARTS, 2)


@pytest.mark.parametrize("passes", [0, 2])
def test_either_of_the_bidding_pair_may_say_surcontra_which_closes_at_once(passes):
    opened = auction(CLUB, "80H", "contra", *["pass"] * passes, "surcontra")
    assert opened.closed
    assert opened.contract == Contract(0, 80, Strain.HEARTS, 4)


def test_surcontra_answers_a_contra_only():
    assert refused(auction(CLUB, "80H", "pass"), "surcontra") == "not-doubled"
    assert refused(auction(CLUB, "80H"), "surcontra") == "not-doubled"
    assert refused(auction(CLUB, "80H", "contra", "pass"), "surcontra") == "not-declarer"


def test_no_third_level_in_a_game_without_it():
    assert refused(auction(CLUB, "80H", "contra"), "third-double") == "call-not-in-game"


def test_no_contra_in_a_game_without_it():
    opened = auction(CLUB.with_options({"contra": False}), "80H")
    assert refused(opened, "contra") == "nothing-to-double"
    assert "contra" not in legal(opened)


# Section 4: the ladder


def test_strains_ascend_to_all_trumps():
    assert legal(auction(LADDER)) == ["pass", "C", "D", "H", "S", "NT", "AT"]
    opened = auction(LADDER, "H")
    assert legal(opened) == ["pass", "S", "NT", "AT", "contra"]
    assert refused(opened, "H") == "bid-too-low"
    assert refused(opened, "C") == "bid-too-low"
    assert legal(auction(LADDER, "AT")) == ["pass", "contra"]


@pytest.mark.parametrize("word", ["80H", "take"])
def test_prices_and_takes_are_not_said_on_the_ladder(word):
    assert refused(auction(LADDER), word) == "call-not-in-game"


def test_a_higher_contract_cancels_contra_and_recontra():
    opened = auction(LADDER, "H", "contra", "recontra", "NT")
    assert opened.contract == Contract(3, 0, Strain.NO_TRUMPS)
    assert not opened.closed
    assert legal(opened) == ["pass", "AT", "contra"]


def test_three_passes_close_after_a_recontra_too():
    opened = auction(LADDER, "H", "contra", "recontra", "pass", "pass")
    assert not opened.closed
    opened.apply(PASS)
    assert opened.closed
    assert opened.contract == Contract(0, 0, Strain.HEARTS, 4)
    assert opened.legal() == ()


def test_four_passes_throw_the_ladder_in():
    opened = auction(LADDER, "pass", "pass", "pass", "pass")
    assert opened.closed
    assert opened.contract is None


def test_with_mus_the_dealer_must_choose():
    opened = auction(LADDER.with_options({"dealer_must_choose": True}), "pass", "pass", "pass")
    assert legal(opened) == ["C", "D", "H", "S", "NT", "AT"]
    assert refused(opened, "pass") == "dealer-must-choose"
    opened.apply(parse_call("C"))
    assert legal(opened)[0] == "pass"


def test_the_third_level_is_for_the_opponents_after_a_recontra():
    rules = LADDER.with_options({"third_doubling": True})
    opened = auction(rules, "H", "contra", "recontra", "third-double")
    assert opened.contract == Contract(0, 0, Strain.HEARTS, 8)
    assert "third-double" not in legal(opened)
    assert refused(opened, "contra") == "own-contract"
    opened.apply(PASS)
    assert refused(opened, "third-double") == "already-doubled"
    assert refused(opened, "contra") == "already-doubled"
    assert refused(auction(rules, "H", "contra"), "third-double") == "own-contract"
    assert refused(auction(rules, "H"), "third-double") == "not-doubled"


def test_the_ladder_can_be_frozen_by_contra():
    opened = auction(LADDER.with_options({"contra_freezes": True}), "H", "contra")
    assert refused(opened, "AT") == "contract-frozen"
    assert legal(opened) == ["pass", "surcontra"]


def test_among_three_everybody_else_is_an_opponent():
    three = preset("three")
    opened = auction(three, "H", "pass")
    assert legal(opened) == ["pass", "S", "NT", "AT", "contra"]
    opened.apply(CONTRA)
    assert legal(opened)[-1] == "surcontra"
    assert opened.to_act == 0
    opened.apply(PASS)
    assert refused(opened, "surcontra") == "not-declarer"
    opened.apply(PASS)
    assert opened.closed


def test_of_two_one_pass_closes_and_two_throw_in():
    assert auction(preset("two"), "H", "pass").closed
    assert auction(preset("two"), "pass", "pass").contract is None


# Sections 3 and 5: the turned card


def test_round_one_offers_the_turned_suit_only():
    opened = auction(TURNED)
    assert legal(opened) == ["pass", "take"]
    assert refused(opened, "S") == "first-round"
    assert auction(TURNED, "pass", "take").contract == Contract(1, 0, Strain.HEARTS)


def test_taking_ends_the_auction():
    opened = auction(TURNED, "take")
    assert opened.closed
    assert opened.legal() == ()
    assert refused(opened, "pass", seat=1) == "wrong-phase"


def test_round_two_offers_the_other_suits():
    opened = auction(TURNED, *["pass"] * 4)
    assert legal(opened) == ["pass", "C", "D", "S"]
    assert refused(opened, "take") == "turned-suit-refused"
    assert refused(opened, "H") == "turned-suit-refused"
    opened.apply(parse_call("S"))
    assert opened.contract == Contract(0, 0, Strain.SPADES)


def test_round_two_may_offer_the_turned_suit_again():
    opened = auction(TURNED.with_options({"round2_allow_turned_suit": True}), *["pass"] * 4)
    assert legal(opened) == ["pass", "C", "D", "H", "S"]


@pytest.mark.parametrize("word", ["80H", "contra", "surcontra", "third-double"])
def test_prices_and_doubles_are_not_said_over_a_turned_card(word):
    assert refused(auction(TURNED), word) == "call-not-in-game"
    assert refused(auction(ORDERS), word) == "call-not-in-game"


def test_no_and_all_trumps_are_not_named_in_the_classic_game():
    assert refused(auction(TURNED, *["pass"] * 4), "NT") == "strain-not-in-game"
    assert refused(auction(TURNED, *["pass"] * 4), "AT") == "strain-not-in-game"
    assert refused(auction(TURNED), "NT") == "strain-not-in-game"


def test_the_pair_game_names_no_trumps_and_all_trumps_in_round_two():
    assert legal(auction(ORDERS, *["pass"] * 4)) == ["pass", "C", "D", "S", "NT", "AT"]
    assert refused(auction(ORDERS), "NT") == "first-round"


def test_two_rounds_of_passes_throw_the_deal_in():
    opened = auction(TURNED, *["pass"] * 8)
    assert opened.closed
    assert opened.contract is None


# All systems

SYSTEMS = {
    "club": CLUB,
    "ffb": FFB,
    "raised over contra": CLUB.with_options({"contra_freezes": False, "max_bid": 120}),
    "steps of one": CLUB.with_options({"max_bid": 86, "bid_step": 1}),
    "ladder": LADDER,
    "ladder with everything": LADDER.with_options({"third_doubling": True, "dealer_must_choose": True}),
    "turned": TURNED,
    "orders": ORDERS,
    "two": preset("two"),
    "three": preset("three"),
}


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_is_listed_is_what_is_accepted_and_what_the_naive_engine_allows(name):
    rules = SYSTEMS[name]
    options = naive.CLUB | {key: value for key, value in rules.options().items() if key in naive.CLUB}
    for seed in range(60):
        pick = random.Random(seed)
        turned = pick.randrange(32)
        opened = rules.game.auction.open(rules, seed % rules.players, turned)
        said = []
        while not opened.closed:
            words = opened.legal()
            assert list(map(call_code, words)) == naive.words(said, options, card_code(turned))
            assert {word for word in EVERY_WORD if accepts(opened, word)} == set(words) & set(EVERY_WORD)
            twin = opened.clone()
            word = pick.choice((words[0], pick.choice(words), words[-1]))
            opened.apply(word)
            said.append(call_code(word))
            assert twin.legal() == words
            assert len(twin.calls) == len(said) - 1
        assert naive.words(said, options, card_code(turned)) == []
        bought = naive.contract(said, seed % rules.players, options, card_code(turned))
        contract = opened.contract
        assert (contract and (contract.seat, strain_code(contract.strain))) == bought


def accepts(opened, word):
    try:
        opened.verify(opened.to_act, word)
    except IllegalCall:
        return False
    return True
