"""The hand: order of the cards, what is disabled and why, and the auction panel."""

from bot.render.screen import Button, Pressed, Row, Screen, Select
from bot.render.table.hand import hand_screen
from bot.texts.cards import arranged, card_label
from engine.actions import CONTRA, SURCONTRA, Bid, PlayCard, parse_call
from engine.cards import Strain, Suit, card_code, parse_card, suit_of
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from engine.strengths import STRENGTHS
from engine.view import seat_view
from tests.render.samples import RU, find, hand_of, play


def presses(screen: Screen, verb: str) -> list[Button]:
    return [control for control in screen.controls if isinstance(control, Button) and control.press.verb == verb]


def price_select(screen: Screen) -> Select:
    return next(control for control in screen.controls if isinstance(control, Select))


def screen_of(match: Match, seat: int | None = None, **options: int | str) -> Screen:
    acting = match.to_act if seat is None else seat
    assert acting is not None
    return hand_screen(RU, hand_of(match, acting), **options)  # pyright: ignore[reportArgumentType]


def playing(match: Match) -> bool:
    return match.phase is Phase.PLAY


def test_cards_stand_four_a_row_trumps_first_each_suit_from_strong_to_weak() -> None:
    match = find(lambda state: playing(state) and not state.deal.tricks)  # pyright: ignore[reportOptionalMemberAccess]
    seat = seat_view(match, 0)
    screen = screen_of(match, 0)
    cards = [parse_card(button.press.arg) for button in presses(screen, "card")]
    assert match.deal is not None
    assert match.deal.contract is not None
    strain = match.deal.contract.strain
    rows = [block for block in screen.blocks if isinstance(block, Row) and block.controls[0].press.verb == "card"]

    assert sorted(cards) == sorted(seat.hand)
    assert [len(row.controls) for row in rows] == [4, 4]
    suits = list(dict.fromkeys(suit_of(card) for card in cards))
    trumps = [card for card in cards if suit_of(card) == strain.suit]
    assert not trumps or suits[0] == strain.suit
    order = STRENGTHS[strain].order
    for suit in Suit:
        held = [order[card] for card in cards if suit_of(card) == suit]
        assert held == sorted(held, reverse=True)
    assert [button.label for button in presses(screen, "card")] == [card_label(RU, card) for card in cards]


def test_illegal_cards_are_disabled_and_the_reason_is_said_in_words() -> None:
    match = find(lambda state: playing(state) and "must-follow" in _refusals(state))
    view = seat_view(match, match.to_act or 0)
    screen = screen_of(match)

    enabled = {button.press.arg for button in presses(screen, "card") if not button.disabled}
    assert enabled == {card_code(card) for card in view.legal_cards}
    led = suit_of(view.public.trick[0])
    assert RU("error-must-follow", suit=led) in screen.text


def test_all_reasons_are_said_once_each() -> None:
    match = find(lambda state: playing(state) and _refusals(state) == {"must-trump"})
    assert screen_of(match).text.count(RU("error-must-trump")) == 1


def test_no_card_can_be_pressed_while_others_are_to_play() -> None:
    match = find(playing)
    waiting = next(seat for seat in range(4) if seat != match.to_act)
    screen = screen_of(match, waiting)

    assert presses(screen, "card")
    assert all(button.disabled for button in presses(screen, "card"))
    assert RU("hand-turn-play", seat=match.to_act) in screen.text
    assert RU("hand-your-turn") not in screen.text


def test_the_leader_is_told_that_any_card_will_do() -> None:
    match = find(lambda state: playing(state) and not seat_view(state, 0).public.trick)
    screen = screen_of(match)
    assert RU("hand-trick-lead") in screen.text
    assert not any(button.disabled for button in presses(screen, "card"))


def test_the_auction_offers_legal_prices_only() -> None:
    match = _auction("80H")
    prices = [int(option.value) for option in price_select(screen_of(match)).options]
    assert prices == [90, 100, 110, 120, 130, 140, 150, 160]


def test_trumps_carry_the_lowest_price_until_another_is_picked() -> None:
    match = _auction("80H")
    before, after = screen_of(match), screen_of(match, price=110)

    assert [button.press.arg for button in presses(before, "bid")] == ["90S", "90H", "90C", "90D"]
    assert [option.value for option in price_select(before).options if option.chosen] == ["90"]
    assert [button.press.arg for button in presses(after, "bid")] == ["110S", "110H", "110C", "110D"]
    assert not any(button.disabled for button in presses(after, "bid"))
    assert [option.value for option in price_select(after).options if option.chosen] == ["110"]


def test_the_picked_price_survives_a_refresh() -> None:
    screen = screen_of(_auction("80H"), price=110)
    assert Pressed("hand", "110") in [button.press for button in presses(screen, "hand")]


def test_a_price_that_is_no_longer_legal_gives_way_to_the_lowest() -> None:
    screen = screen_of(_auction("120H"), price=110)
    assert [option.value for option in price_select(screen).options if option.chosen] == ["130"]
    assert [button.press.arg for button in presses(screen, "bid")] == ["130S", "130H", "130C", "130D"]


def test_words_stand_in_a_row_of_their_own_and_only_where_they_may_be_said() -> None:
    match = _auction("80H")
    assert [button.press.arg for button in presses(screen_of(match), "call")] == ["pass", "contra"]
    match.apply(match.to_act or 0, CONTRA)
    assert [button.press.arg for button in presses(screen_of(match), "call")] == ["pass", "surcontra"]
    assert not presses(screen_of(match), "bid")
    assert RU("auction-frozen") in screen_of(match).text
    match.apply(match.to_act or 0, SURCONTRA)
    assert match.phase is Phase.PLAY


def test_nothing_can_be_said_while_others_speak() -> None:
    match = _auction("80H")
    waiting = next(seat for seat in range(4) if seat != match.to_act)
    screen = screen_of(match, waiting)
    assert not presses(screen, "call")
    assert not presses(screen, "bid")
    assert RU("auction-title-waiting", seat=match.to_act) in screen.text


def test_the_french_capot_is_offered_by_name() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, preset("ffb"))
    labels = [option.label for option in price_select(screen_of(match)).options]
    assert labels[-1] == RU("auction-price-option", price=250)


def test_the_hand_shows_only_its_own_cards_before_the_deal_is_scored() -> None:
    for match in play(3, deals=1):
        if not playing(match):
            continue
        assert match.deal is not None
        for seat in range(4):
            screen = screen_of(match, seat)
            shown = {button.label for button in presses(screen, "card")}
            hidden = [card for other in range(4) if other != seat for card in seat_view(match, other).hand]
            words = screen.text + " ".join(shown)
            assert not [card_label(RU, card) for card in hidden if card_label(RU, card) in words]


def test_between_deals_the_hand_says_how_it_went_and_leads_on() -> None:
    match = find(lambda state: state.phase is Phase.DEALING and any(state.results))
    screen = screen_of(match, 0)
    assert RU("hand-not-dealt") in screen.text
    assert next(button.press.verb for button in screen.controls if isinstance(button, Button)) == "next"


def test_a_closed_table_shows_no_cards_and_no_controls() -> None:
    match = find(playing)
    screen = hand_screen(RU, hand_of(match, 0, state="closed", closed_reason="host"))
    assert screen.controls == ()
    assert screen.text == RU("lobby-closed", table=12)


def test_a_notice_comes_first() -> None:
    assert screen_of(find(playing), notice="Слово.").text.startswith("**Слово.**\n")


def test_a_hand_is_arranged_as_people_hold_it() -> None:
    cards = [parse_card(code) for code in ("7S", "JH", "AH", "9H", "10D", "AC")]
    assert [card_code(card) for card in arranged(cards, Strain.HEARTS)] == ["JH", "9H", "AH", "AC", "10D", "7S"]


def _refusals(match: Match) -> set[str]:
    return set(seat_view(match, match.to_act or 0).refusals.values())


def _auction(*calls: str) -> Match:
    match = find(lambda state: state.phase is Phase.AUCTION and not state.deal.auction.calls)  # pyright: ignore[reportOptionalMemberAccess]
    for call in calls:
        match.apply(match.to_act or 0, parse_call(call))
    return match


def test_every_enabled_control_is_legal_and_every_legal_action_has_one() -> None:
    """The screen and the rules agree, through whole deals."""
    for match in play(11, deals=2):
        if match.to_act is None:
            continue
        view = seat_view(match, match.to_act)
        screen = screen_of(match)
        cards = {PlayCard(parse_card(entry.press.arg)) for entry in presses(screen, "card") if not entry.disabled}
        assert cards == {PlayCard(card) for card in view.legal_cards}
        calls = {parse_call(entry.press.arg) for entry in presses(screen, "call")}
        assert calls == {call for call in view.legal_calls if not isinstance(call, Bid)}
        for price in {call.price for call in view.legal_calls if isinstance(call, Bid)}:
            bids = {parse_call(entry.press.arg) for entry in presses(screen_of(match, price=price), "bid")}
            assert bids == {call for call in view.legal_calls if isinstance(call, Bid) and call.price == price}
