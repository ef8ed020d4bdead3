"""The screens of every game: what fits, what is hidden, and the words that only some games have."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from bot.render.screen import Button, Row, Screen
from bot.render.table.hand import claim_question, hand_screen
from bot.render.table.lobby import lobby_card
from bot.render.table.result import match_end_card, result_card
from bot.render.table.score import score_screen
from bot.render.table.table import table_card
from bot.render.words import hand_text
from bot.texts.cards import card_label
from bot.texts.escape import BLANK
from engine.actions import ANNOUNCE, CLAIM_OUT, PASS, SILENT, TAKE, Action, Bid
from engine.cards import Strain, cards_of
from engine.match import Match
from engine.presets import players_of, preset, preset_for, preset_names
from engine.results import Phase
from engine.robots.novice import choose
from engine.rules import Rules
from engine.view import SeatView
from tests.faults import faults
from tests.render.samples import PEOPLE, RU, at_random, find, hand_of, languages, play, table_of

FORMS = [(name, players) for name in preset_names() for players in players_of(name)]


def seated(rules: Rules) -> dict[str, object]:
    return {"seats": PEOPLE[: rules.players], "ready": (False,) * rules.players}


def labels(screen: Screen, verb: str) -> list[str]:
    return [entry.label for entry in screen.controls if isinstance(entry, Button) and entry.press.verb == verb]


def everything(screen: Screen) -> str:
    return " ".join((screen.text, *(entry.label for entry in screen.controls if isinstance(entry, Button))))


def public_screens(match: Match) -> Iterator[Screen]:
    for say in islice(languages(), 1):
        view = table_of(match, **seated(match.rules))
        yield lobby_card(say, view.lobby)
        yield score_screen(say, view, None)
        if match.phase in (Phase.AUCTION, Phase.PLAY):
            yield table_card(say, view)


def asking(view: SeatView) -> Action:
    """The novice, who also answers the question about combinations."""
    return ANNOUNCE if view.must_announce else choose(view)


@pytest.mark.parametrize(("name", "players"), FORMS)
def test_every_screen_of_every_game_fits(name: str, players: int) -> None:
    rules = preset_for(name, players)
    decide = at_random(2)
    for step, match in enumerate(play(2, rules, decide, deals=2)):
        if step % 7 and match.phase is Phase.PLAY:
            continue
        for say in languages():
            view = table_of(match, **seated(rules))
            screens = [hand_screen(say, hand_of(match, seat, **seated(rules))) for seat in range(players)]
            screens += [lobby_card(say, view.lobby), score_screen(say, view, 0)]
            if match.phase in (Phase.AUCTION, Phase.PLAY):
                screens.append(table_card(say, view))
            if view.public.deals:
                screens.append(result_card(say, view, view.public.deals[-1], None))
            assert [faults(screen) for screen in screens] == [()] * len(screens)


def test_open_cards_are_seen_by_all_and_hidden_ones_by_nobody() -> None:
    rules = preset("open")
    for match in play(4, rules, deals=1):
        deal = match.deal
        if deal is None or match.phase not in (Phase.AUCTION, Phase.PLAY):
            continue
        public = " ".join(map(everything, public_screens(match)))
        for seat in range(2):
            hand = hand_screen(RU, hand_of(match, seat, **seated(rules)))
            buried = {card_label(RU, card) for card in deal.dealing.beneath[seat].values()}
            others = {card_label(RU, card) for card in cards_of(deal.hands[1 - seat])}
            hidden = buried | others | {card_label(RU, card) for card in deal.dealing.beneath[1 - seat].values()}
            assert not hidden & set(labels(hand, "card"))
            held = {card_label(RU, card) for card in cards_of(deal.playable(seat))}
            if match.phase is Phase.PLAY:
                assert held == set(labels(hand, "card"))
            assert not [label for label in hidden if f"{label} " in f"{hand.text} "]
            trump = deal.contract.strain if deal.contract is not None else None
            lying = hand_text(RU, cards_of(deal.dealing.face_up[seat]), trump) or BLANK
            line = RU("table-open-cards", seat=seat, cards=f"**{lying}**", n=len(deal.dealing.beneath[seat]))
            assert line in public
            assert hand_text(RU, cards_of(deal.hands[seat]), trump) not in public or not deal.hands[seat]
            assert not [card for card in cards_of(deal.hands[seat]) if card_label(RU, card) in public]


def test_said_combinations_stand_on_the_card_by_kind_only() -> None:
    rules = preset("bulgarian")
    match = find(lambda state: state.phase is Phase.PLAY and bool(_announced(state)), rules, choose)
    text = table_card(RU, table_of(match, **seated(rules))).text
    for seat, kinds in _announced(match):
        words = RU.listed(RU("declaration-word", kind=kind.value) for kind in kinds)
        assert RU("table-announced", seat=seat, kinds=words) in text


def test_who_is_asked_about_combinations_answers_before_the_first_card_and_silence_shows_nothing() -> None:
    rules = preset("bulgarian").with_options({"declare": "asked"})
    match = find(lambda state: state.deal is not None and state.deal.must_announce(), rules, asking)
    seat = match.to_act or 0
    screen = hand_screen(RU, hand_of(match, seat))
    assert labels(screen, "say") == [RU("hand-button-announce"), RU("hand-button-silent")]
    assert all(entry.disabled for entry in screen.controls if isinstance(entry, Button) and entry.press.verb == "card")
    assert RU("hand-trick-lead") not in screen.text
    before = [screen.text for screen in public_screens(match)]
    silent, aloud = match.clone(), match.clone()
    silent.apply(seat, SILENT)
    aloud.apply(seat, ANNOUNCE)
    assert [screen.text for screen in public_screens(silent)] == before
    assert [screen.text for screen in public_screens(aloud)] != before
    assert labels(hand_screen(RU, hand_of(silent, seat)), "say") == []


@pytest.mark.parametrize(("name", "word"), [("classic", "Беру"), ("ukrainian", "Беру"), ("pair", "Играю")])
def test_the_turned_card_is_shown_and_taken_in_the_games_own_word(name: str, word: str) -> None:
    rules = preset(name)
    match = find(lambda state: state.phase is Phase.AUCTION, rules)
    assert match.deal is not None
    turned = match.deal.dealing.turned
    assert turned is not None
    line = f"### {RU('auction-turned-card', card=card_label(RU, turned))}"
    hand = hand_screen(RU, hand_of(match, match.to_act or 0))
    assert line in hand.text
    assert line in table_card(RU, table_of(match)).text
    assert labels(hand, "call")[0].startswith(word)
    for _ in range(4):
        match.apply(match.to_act or 0, PASS)
    second = hand_screen(RU, hand_of(match, match.to_act or 0))
    assert labels(second, "call") == [RU("auction-button-pass")]
    assert len(labels(second, "bid")) == (5 if name == "pair" else 3)


def test_the_dealer_who_must_choose_is_told_so_and_cannot_pass() -> None:
    rules = preset("bulgarian").with_options({"dealer_must_choose": True})
    match = find(lambda state: state.phase is Phase.AUCTION, rules)
    for _ in range(3):
        match.apply(match.to_act or 0, PASS)
    screen = hand_screen(RU, hand_of(match, match.to_act or 0))
    assert RU("auction-must-choose") in screen.text
    assert labels(screen, "call") == []
    assert len(labels(screen, "bid")) == 6


def test_raspasy_are_called_so_on_every_screen() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, preset("pair"))
    for _ in range(8):
        match.apply(match.to_act or 0, PASS)
    contract = match.deal.contract if match.deal is not None else None
    assert contract is not None
    assert RU("table-raspasy", trump="♥").split("·")[0] in table_card(RU, table_of(match)).text
    screen = hand_screen(RU, hand_of(match, match.to_act or 0))
    assert RU("hand-raspasy") in screen.text
    assert labels(screen, "claim") == []


def test_a_claim_is_offered_on_ones_move_and_asked_twice() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, preset("pair"))
    match.apply(match.to_act or 0, TAKE)
    seat = match.to_act or 0
    assert labels(hand_screen(RU, hand_of(match, seat)), "claim") == [RU("hand-button-claim")]
    assert labels(hand_screen(RU, hand_of(match, (seat + 1) % 4)), "claim") == []
    question = claim_question(RU, hand_of(match, seat))
    assert [entry.press.verb for entry in question.controls if isinstance(entry, Button)] == ["claim-yes", "hand"]
    match.apply(seat, CLAIM_OUT)
    end = match_end_card(RU, table_of(match))
    assert RU("claim-wrong", seat=seat) in end.text


def test_waiting_points_are_named_as_the_game_names_them() -> None:
    for name, words in (("bulgarian", "Висящие очки"), ("pair", "Висячий байд"), ("classic", "Спор")):
        match = find(lambda state: state.phase is Phase.AUCTION, preset(name))
        match.carry = 81
        assert f"{words}: 81" in table_card(RU, table_of(match)).text


def test_minus_points_stand_on_the_cards_as_they_are() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, preset("pair"))
    match.totals = (-120, -42)
    assert RU("table-score-part", who=RU("pair-name", side=0), points=-120) in table_card(RU, table_of(match)).text


def test_match_points_are_shown_as_what_the_points_became() -> None:
    match = find(lambda state: any(state.results), preset("bulgarian"), choose)
    view = table_of(match)
    deal = next(entry for entry in view.public.deals if entry.score is not None)
    text = result_card(RU, view, deal, None).text
    assert deal.score is not None
    converted = next(line for line in deal.score.lines if line.kind.value == "match-points")
    label = RU("score-line-match-points", base=converted.base)
    assert RU("score-row", label=label, points=converted.base + converted.points) in text


def test_the_names_of_no_trumps_and_all_trumps_stand_on_the_bids() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, replace(preset("bulgarian")))
    match.apply(match.to_act or 0, Bid(0, Strain.SPADES))
    screen = hand_screen(RU, hand_of(match, match.to_act or 0))
    assert labels(screen, "bid") == ["БК", "ВК"]


def test_contracts_of_the_ladder_stand_from_low_to_high_in_two_rows() -> None:
    match = find(lambda state: state.phase is Phase.AUCTION, preset("bulgarian"))
    screen = hand_screen(RU, hand_of(match, match.to_act or 0))
    rows = [block for block in screen.blocks if isinstance(block, Row) and block.controls[0].press.verb == "bid"]
    assert [[control.press.arg for control in row.controls] for row in rows] == [["C", "D", "H", "S"], ["NT", "AT"]]


def _announced(match: Match) -> list[tuple[int, tuple]]:
    deal = match.deal
    return [] if deal is None else [(seat, kinds) for seat, kinds in deal.announced.items() if kinds]
