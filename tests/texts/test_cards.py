"""Cards, calls, seats and hands as people read them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import Language, Say, Texts
from bot.texts import cards as words
from bot.texts.manner import Manner, SuitStyle
from engine.actions import CONTRA, PASS, SURCONTRA, TAKE, THIRD_DOUBLE, Bid, Call
from engine.cards import DECK_32, Card, Strain, Suit, parse_card, suit_of
from engine.results import Contract
from engine.strengths import STRENGTHS

TEXTS = Texts.load()
SPOKEN = "червы: валет, девятка; пики: десятка"
RU, UK, EN = (TEXTS.say(language) for language in (Language.RU, Language.UK, Language.EN))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


def styled(say: Say, style: SuitStyle) -> Say:
    return TEXTS.say(say.language, Manner(style))


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (RU, "7♣\ufe0e 8♦ 9♥ 10♠\ufe0e В♣\ufe0e Д♦ К♥ Т♠\ufe0e"),
        (UK, "7♣\ufe0e 8♦ 9♥ 10♠\ufe0e В♣\ufe0e Д♦ К♥ Т♠\ufe0e"),
        (EN, "7♣\ufe0e 8♦ 9♥ 10♠\ufe0e J♣\ufe0e Q♦ K♥ A♠\ufe0e"),
    ],
)
def test_ranks_have_the_letters_of_the_language_and_black_suits_ask_for_text(say: Say, expected: str) -> None:
    assert words.cards_label(say, cards("7C 8D 9H 10S JC QD KH AS")) == expected


@pytest.mark.parametrize("say", list(map(TEXTS.say, Language)))
def test_every_card_has_a_label_and_a_name_of_its_own(say: Say) -> None:
    for style in SuitStyle:
        assert len({words.card_label(styled(say, style), card) for card in DECK_32}) == 32
    assert len({words.card_name(say, card) for card in DECK_32}) == 32


@pytest.mark.parametrize(
    ("style", "card", "several", "hand", "bid"),
    [
        (SuitStyle.GLYPH, "В♥", "В♥ 10♠\ufe0e", "♥ В 9 · ♠\ufe0e 10", "110 ♥"),
        (SuitStyle.LETTER, "В♥ч", "В♥ч 10♠\ufe0eп", "♥ч В 9 · ♠\ufe0eп 10", "110 ♥ч"),
        (
            SuitStyle.WORDS,
            "валет червей",
            "валет червей, десятка пик",
            "червы: валет, девятка; пики: десятка",
            "110 червы",
        ),
        (SuitStyle.PICTURE, "<jh>", "<jh> 10♠\ufe0e", "<jh> 9♥  10♠\ufe0e", "110 <h>"),
    ],
)
def test_a_member_reads_cards_in_his_own_style(style: SuitStyle, card: str, several: str, hand: str, bid: str) -> None:
    texts = Texts.load([Language.RU])
    texts.emojis |= {"belote_jh_c": "<jh>", "belote_hearts": "<h>"}
    say = texts.say(Language.RU, Manner(style))

    assert words.card_face(say, parse_card("JH")) == card
    assert words.cards_label(say, cards("JH 10S")) == several
    assert words.hand_label(say, cards("JH 9H 10S")).replace("\u00a0", " ") == hand
    assert words.contract_label(say, Contract(0, 110, Strain.HEARTS, 1)) == bid
    assert words.call_label(say, Bid(110, Strain.HEARTS)) == bid
    label = words.card_label(say, parse_card("JH"))
    assert label == ("В♥" if style is SuitStyle.PICTURE else card), "a label has no room for the markup of an emoji"


@pytest.mark.parametrize("say", [RU, UK, EN])
def test_in_words_no_sign_of_a_suit_is_left(say: Say) -> None:
    speaking = styled(say, SuitStyle.WORDS)
    spoken = [words.strain_label(speaking, strain) for strain in Strain]
    spoken += [words.card_label(speaking, card) for card in DECK_32]
    spoken.append(words.hand_label(speaking, DECK_32))

    assert not set("♣♦♥♠") & set("".join(spoken))
    assert len(set(spoken[: len(Strain)])) == len(Strain)


def test_a_card_in_words_is_grammatical() -> None:
    assert [words.card_name(RU, card) for card in cards("10H AC QD JS")] == [
        "десятка червей",
        "туз треф",
        "дама бубен",
        "валет пик",
    ]
    assert [words.card_name(UK, card) for card in cards("10H AC QD JS 9S KD")] == [
        "чирвова десятка",
        "трефовий туз",
        "бубнова дама",
        "піковий валет",
        "пікова дев’ятка",
        "бубновий король",
    ]
    assert words.card_name(EN, parse_card("10H")) == "ten of hearts"


@pytest.mark.parametrize("say", list(map(TEXTS.say, Language)))
def test_with_letters_no_two_suits_differ_by_the_glyph_alone(say: Say) -> None:
    labels = [words.suit_label(styled(say, SuitStyle.LETTER), suit) for suit in Suit]

    assert len({label[-1] for label in labels}) == 4
    assert all(label[-1].isalpha() for label in labels)


def test_the_reason_to_follow_names_the_suit_in_the_accusative() -> None:
    assert [RU("error-must-follow", suit=suit) for suit in Suit] == [
        "Нужно положить трефу.",
        "Нужно положить бубну.",
        "Нужно положить черву.",
        "Нужно положить пику.",
    ]
    assert UK("error-must-follow", suit=Suit.HEARTS) == "Треба покласти чирву."
    assert EN("error-must-follow", suit=Suit.SPADES) == "You must play a spade."


@pytest.mark.parametrize(
    ("call", "russian", "english"),
    [
        (PASS, "пас", "pass"),
        (TAKE, "беру", "take"),
        (CONTRA, "контра", "contra"),
        (SURCONTRA, "сюрконтра", "surcontra"),
        (THIRD_DOUBLE, "ещё раз контра", "third double"),
        (Bid(110, Strain.HEARTS), "110 ♥", "110 ♥"),
        (Bid(80, Strain.SPADES), "80 ♠\ufe0e", "80 ♠\ufe0e"),
        (Bid(250, Strain.DIAMONDS), "капот ♦", "capot ♦"),
        (Bid(0, Strain.NO_TRUMPS), "БК", "NT"),
        (Bid(0, Strain.ALL_TRUMPS), "ВК", "AT"),
    ],
)
def test_every_word_of_an_auction_is_written_as_it_is_said(call: Call, russian: str, english: str) -> None:
    assert words.call_label(RU, call) == russian
    assert words.call_label(EN, call) == english


def test_a_contract_is_its_bid_and_the_sentence_adds_the_doubling() -> None:
    contract = Contract(0, 110, Strain.HEARTS, 2)
    bid = words.contract_label(RU, contract)

    assert bid == "110 ♥"
    assert [RU("hand-contract", bid=bid, seat=0, multiplier=multiplier) for multiplier in (1, 2, 4)] == [
        "Контракт 110 ♥, Север",
        "Контракт 110 ♥, Север · контра",
        "Контракт 110 ♥, Север · сюрконтра",
    ]


def test_seats_and_sides_have_their_names() -> None:
    assert [words.seat_name(RU, seat) for seat in range(4)] == ["Север", "Восток", "Юг", "Запад"]
    assert [words.side_name(RU, side) for side in range(2)] == ["Север–Юг", "Запад–Восток"]
    assert [words.side_name(UK, side, players=3) for side in range(3)] == ["Північ", "Схід", "Південь"]


def test_a_hand_is_held_trumps_first_in_their_own_order() -> None:
    hand = words.arranged(cards("7C JH 9H AH 10S KS AD 8H"), Strain.HEARTS)

    lines_break_between_suits = "♥_В_9_Т_8 · ♣\ufe0e_7 · ♦_Т · ♠\ufe0e_10_К".replace("_", "\u00a0")
    assert words.hand_label(RU, hand) == lines_break_between_suits


def test_before_there_is_a_trump_every_suit_has_the_plain_order() -> None:
    assert words.arranged(cards("JH 9H AH 10H KH QH"), None) == cards("AH 10H KH QH JH 9H")
    assert words.arranged(cards("9D JD AD"), Strain.ALL_TRUMPS) == cards("JD 9D AD")


@given(st.sets(st.sampled_from(DECK_32), max_size=8), st.sampled_from(Strain))
def test_an_arranged_hand_is_the_same_hand_suit_by_suit_from_strong_to_weak(hand: set[Card], strain: Strain) -> None:
    arranged = words.arranged(hand, strain)

    assert set(arranged) == hand
    suits = [suit_of(card) for card in arranged]
    changes = sum(first != second for first, second in pairwise(suits))
    assert changes == max(0, len(set(suits)) - 1)
    if strain.suit in suits:
        assert suits[0] is strain.suit
    order = STRENGTHS[strain].order
    for first, second in pairwise(arranged):
        assert suit_of(first) != suit_of(second) or order[first] > order[second]
