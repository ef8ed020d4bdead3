"""Somebody who asked to be forgotten is on no screen a broken mention: his ghost's id is negative."""

import re
from dataclasses import replace
from pathlib import Path

from bot.render.history.replay import history_screen
from bot.render.members.preferences import settings_screen
from bot.render.table.lobby import lobby_card
from bot.render.table.result import match_end_card
from bot.render.table.table import table_card
from bot.services.members.preferences import MemberPreferences
from bot.services.table.clocks.state import Notice, Pause, Proposal
from bot.services.table.views import Occupant, PeopleView, Waiting
from engine.presets import preset
from engine.results import Phase
from tests.render.samples import MOMENT, RU, find, lobby_of, table_of

ROOT = Path(__file__).parents[2]
GHOSTS = tuple(Occupant("human", user_id=-1 - seat) for seat in range(4))
GHOST = RU("person-forgotten")


def test_only_one_function_writes_mentions() -> None:
    writers = [
        f"{path.name}: {line.strip()}"
        for folder in ("bot", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"<@!?\{", line)
    ]
    assert writers == ['words.py: return f"<@{user_id}>" if user_id > 0 else say("person-forgotten")']


def test_a_running_table_shows_ghosts_in_words() -> None:
    view = table_of(find(lambda match: match.phase is Phase.PLAY), seats=GHOSTS, host_id=-1)
    questions = (Proposal("pause", 0, 1), Proposal("substitute", 1, user_id=-9), Proposal("choice", 2))
    notices = tuple(Notice(kind, 0, -9, 1) for kind in ("kept", "gone"))
    people = PeopleView((0, 1, 2, 3), Waiting(0, MOMENT, "grace"), (1,), Pause(2, 1, (3,)), questions, notices)
    text = table_card(RU, replace(view, people=people)).text
    assert "<@" not in text
    assert text.count(GHOST) > 8


def test_old_cards_show_ghosts_in_words() -> None:
    won = find(lambda match: match.winner is not None, preset("club").with_options({"target": 30}))
    ended = match_end_card(RU, table_of(won, seats=GHOSTS, host_id=-1, ready=(True,) * 4))
    for screen in (lobby_card(RU, lobby_of(None, "lobby", seats=GHOSTS, host_id=-1)), ended):
        assert "<@" not in screen.text
        assert GHOST in screen.text


def test_lists_show_ghosts_in_words() -> None:
    for screen in (settings_screen(RU, MemberPreferences(1), None, (-5,)), history_screen(RU, -5, (), older=False)):
        assert "<@" not in screen.text
        assert GHOST in screen.text
