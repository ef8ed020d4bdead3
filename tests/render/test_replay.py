"""Past matches step by step, in every game: Discord takes every screen, and the sums are those of the match."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.render.history.replay import Spot, last_step, replay_screen, shared_deal, whole_text
from bot.render.history.verify import verify_screen
from bot.render.screen import Select
from bot.render.words import hand_text
from bot.services.history.archive import ArchivedMatch, PastMatch
from bot.texts.cards import card_label, cards_label
from engine.fairness import Fairness, verify_record
from engine.match import Match
from engine.presets import preset, preset_names
from engine.record import export_record
from engine.replay import replay
from engine.results import Phase
from engine.shuffle import commitment, first_dealer, next_deck
from engine.view import open_deals, public_view, seat_view
from tests.faults import faults
from tests.render.samples import PEOPLE, RU, at_random, languages

SECRET = Random(9).randbytes(32)


def archived(game: str, seed: int, target: int = 120) -> ArchivedMatch:
    """A match played at random to its end, as the archive gives it."""
    rules = preset(game).with_options({"target": target})
    shares = tuple(range(11, 11 + rules.players))
    match, decide = Match(rules, first_dealer(rules, SECRET, shares)), at_random(seed)
    while match.winner is None:
        if match.phase is Phase.DEALING:
            match.deal_cards(next_deck(match, SECRET, shares))
        else:
            assert match.to_act is not None
            match.apply(match.to_act, decide(seat_view(match, match.to_act)))
    fairness = Fairness(commitment(SECRET), shares, SECRET)
    record = export_record(match, fairness.to_dict())
    past = PastMatch(7, datetime(2026, 8, 1, tzinfo=UTC), rules, PEOPLE[: rules.players], match.totals, match.winner)
    decks = tuple(deal.deck for deal in match.finished)
    return ArchivedMatch(past, public_view(match), open_deals(match), decks, fairness, verify_record(record), record)


@pytest.mark.parametrize("game", preset_names())
def test_every_spot_of_a_match_can_be_shown(game: str) -> None:
    found = archived(game, 4)
    for say in languages():
        for at, deal in enumerate(found.public.deals[:3]):
            for step in range(last_step(deal) + 1):
                assert faults(replay_screen(say, found, Spot(at, step))) == ()
            assert faults(shared_deal(say, found, at)) == ()
            assert faults(verify_screen(say, found, at)) == ()


@pytest.mark.parametrize("game", preset_names())
def test_the_text_of_a_match_has_every_trick_and_the_totals_of_the_record(game: str) -> None:
    for seed in range(3):
        found = archived(game, seed)
        text = whole_text(RU, found, {})
        report = replay(found.record)
        assert tuple(report["totals"]) == found.past.totals
        assert text.count("Взятка ") == sum(len(deal["tricks"]) for deal in report["deals"])
        assert all(str(total) in text.rsplit("Победа", 1)[1] for total in found.past.totals)


def test_a_spot_outside_a_match_is_its_nearest_one() -> None:
    deals = archived("club", 4).public.deals
    assert Spot(99, 99).within(deals) == Spot(len(deals) - 1, last_step(deals[-1]))
    assert Spot.parse("nonsense") == Spot(0, 0)
    assert Spot.parse("2.31.a") == Spot(2, 31)


def test_the_list_of_tricks_stands_where_the_reader_is() -> None:
    found = archived("club", 4)
    at = next(number for number, deal in enumerate(found.public.deals) if deal.tricks)
    for step, words in ((0, "Карты и торг"), (1, "Взятка 1 "), (4, "Взятка 1 "), (5, "Взятка 2 "), (33, "Запись")):
        screen = replay_screen(RU, found, Spot(at, step))
        menu = next(control for control in screen.controls if isinstance(control, Select))
        assert next(option.label for option in menu.options if option.chosen).startswith(words)


def test_played_cards_leave_the_hands() -> None:
    found = archived("club", 4)
    at = next(number for number, deal in enumerate(found.public.deals) if deal.tricks)
    deal = found.public.deals[at]
    before, after = (replay_screen(RU, found, Spot(at, step)).text for step in (0, 1))
    leader, card = deal.tricks[0].leader, deal.tricks[0].cards[0]
    assert deal.contract is not None
    whole, rest = (
        hand_text(RU, [held for held in deal.hands[leader] if held not in gone], deal.contract.strain)
        for gone in ((), (card,))
    )
    assert whole in before
    assert whole not in after
    assert rest in after
    assert f"Взятка 1: {card_label(RU, card)}" in after


def test_the_proof_shows_the_deck_and_a_changed_one_is_called_so() -> None:
    found = archived("club", 4)
    assert cards_label(RU, found.decks[0]) in verify_screen(RU, found, 0).text
    assert "Карты сданы честно" in verify_screen(RU, found, 0).text
    record = {**found.record, "deals": [dict(deal) for deal in found.record["deals"]]}
    record["fairness"] = {**record["fairness"], "secret": ("00" * 32)}
    forged = ArchivedMatch(
        found.past, found.public, found.deals, found.decks, Fairness(commitment(SECRET), (11, 12, 13, 14), b"\0" * 32),
        verify_record(record), record,
    )  # fmt: skip
    text = verify_screen(RU, forged, 0).text
    assert "секрет подменили" in text
    assert "играли не той колодой" in text
