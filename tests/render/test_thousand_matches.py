"""A thousand random matches of all games, some given up: each record replays to its end, its pages can be shown."""

import json
from datetime import UTC, datetime
from random import Random

import pytest

from bot.render.history.replay import Spot, last_step, replay_screen, shared_deal, whole_text
from bot.render.history.verify import verify_screen
from bot.render.words import hand_text
from bot.services.history.archive import ArchivedMatch, PastMatch
from bot.texts import Say
from engine.fairness import Fairness, Verdict
from engine.match import Match
from engine.presets import preset, preset_names
from engine.record import export_record, read_record
from engine.replay import replay
from engine.shuffle import commitment
from engine.view import open_deals, public_view
from tests.engine.matches import advance, random_match, say
from tests.faults import faults
from tests.render.samples import PEOPLE, RU, languages

MATCHES = -(-1000 // len(preset_names()))
"""Of each game; together a thousand or a few more."""
GIVEN_UP = 7
"""Every so manieth match is given up somewhere, in the middle of a deal as a rule."""
TOLD = 4
"""Every so manieth match is also read as text, in every language in turn."""
SHOWN = 2
"""Of so many played out and so many given up every page is looked at."""
SECRET = bytes(32)


def finished(game: str, seed: int) -> Match:
    """A random match that somebody won, or that one side gave up."""
    rules = preset(game)
    if seed % GIVEN_UP:
        return random_match(rules, seed)[0]
    pick = Random(seed)
    match, _ = random_match(rules, seed, pick.randrange(1, 90))
    while match.winner is None and match.deal is None and pick.random() < 0.9:
        advance(match, pick)
    if match.winner is None:
        match.surrender(pick.randrange(len(match.totals)))
    return match


def archived(match: Match, record: dict[str, object]) -> ArchivedMatch:
    """The match as the archive gives it; that it was dealt fairly is taken for granted."""
    assert match.winner is not None
    players = match.rules.players
    past = PastMatch(7, datetime(2026, 8, 1, tzinfo=UTC), match.rules, PEOPLE[:players], match.totals, match.winner)
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])]
    fairness = Fairness(commitment(SECRET), tuple(range(players)), SECRET)
    verdict = Verdict(True, True, len(deals), ())
    decks = tuple(deal.deck for deal in deals)
    return ArchivedMatch(past, public_view(match), open_deals(match), decks, fairness, verdict, record)


def all_pages(speak: Say, found: ArchivedMatch) -> None:
    for at, deal in enumerate(found.deals):
        for step in range(last_step(deal) + 1):
            assert faults(replay_screen(speak, found, Spot(at, step), 101)) == ()
        assert faults(shared_deal(speak, found, at)) == ()
        assert faults(verify_screen(speak, found, at)) == ()


def the_text_has_every_trick(speak: Say, found: ArchivedMatch) -> None:
    beginning = speak("replay-trick", number=77, cards="").partition("77")[0]
    lines = whole_text(speak, found, {}).splitlines()
    assert sum(line.startswith(beginning) for line in lines) == sum(len(deal.tricks) for deal in found.deals)


@pytest.mark.parametrize("game", preset_names())
def test_record_replays_to_the_same_end_and_every_page_of_it_is_shown(game: str) -> None:
    says, shown = list(languages()), {True: 0, False: 0}
    for seed in range(MATCHES):
        match = finished(game, seed)
        record = json.loads(json.dumps(export_record(match)))
        report, again = replay(record), read_record(record)
        assert tuple(report["totals"]) == match.totals == again.totals
        assert report["winner"] == match.winner == again.winner
        scored = [deal["score"] for deal in report["deals"] if deal["score"] is not None]
        assert tuple(map(sum, zip(*scored, strict=True))) == match.totals or not scored
        found, speak = archived(again, record), says[seed % len(says)]
        assert len(found.deals) == len(report["deals"])
        broken = found.broken_off(len(found.deals) - 1)
        if seed % TOLD == 0:
            the_text_has_every_trick(speak, found)
        if shown[broken] < SHOWN:
            shown[broken] += 1
            all_pages(speak, found)
    assert shown == {True: SHOWN, False: SHOWN}


def test_deal_that_a_surrender_broke_off_is_told_with_its_hands_and_its_open_trick() -> None:
    match, _ = random_match(preset("club"), 4, 1)
    say(match, "pass", "80H", "pass", "pass", "pass")
    for _ in range(6):
        advance(match, Random(1))
    match.surrender(1)
    found = archived(match, export_record(match))
    (deal,) = found.deals
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert [len(trick.cards) for trick in deal.tricks] == [4, 2]
    end = replay_screen(RU, found, Spot(0, last_step(deal))).text
    assert "Партию сдали: Запад–Восток" in end
    assert "Как лежали карты" in end
    assert "За раздачу" not in end
    assert "Взятка 2, не доиграна" in str(replay_screen(RU, found, Spot(0, 5)).controls)
    assert "Партию сдали: Запад–Восток" in whole_text(RU, found, {})


def test_deal_that_was_thrown_in_is_told_with_its_hands() -> None:
    match, _ = random_match(preset("club"), 4, 1)
    say(match, "pass", "pass", "pass", "pass")
    while match.winner is None:
        advance(match, Random(match.number))
    found = archived(match, export_record(match))
    text = replay_screen(RU, found, Spot(0, 0)).text
    assert hand_text(RU, found.deals[0].hands[2], None) in text
    assert found.deals[0].hands[2]
    assert hand_text(RU, found.deals[0].hands[2], None) in shared_deal(RU, found, 0).text
