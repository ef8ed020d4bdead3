"""Every screen of whole matches fits what Discord takes, in every language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.big import widened
from bot.render.screen import Button, Line, Option, Pressed, Row, Screen, Select, Text, buttons
from bot.render.table.hand import hand_screen
from bot.render.table.lobby import close_question, lobby_card, table_choice, table_list
from bot.render.table.result import closed_card, match_end_card, result_card
from bot.render.table.score import last_trick_screen, score_screen
from bot.render.table.table import table_card
from bot.texts import Say
from bot.texts.manner import Manner, SuitStyle
from engine.match import Match
from engine.presets import preset
from engine.results import Phase
from tests.faults import faults
from tests.render.samples import ROBOTS, at_random, hand_of, languages, lobby_of, play, table_of

LINK = "https://discord.com/channels/1456074443980800002/1456074443980800005/1456074443980800019"


def every_screen(say: Say, match: Match) -> Iterator[Screen]:
    view = table_of(match)
    yield lobby_card(say, view.lobby)
    yield last_trick_screen(say, view, on_hand=True)
    yield score_screen(say, view, None, on_hand=True)
    yield from (hand_screen(say, hand_of(match, seat), price=100, notice=say("error-stale-view")) for seat in range(4))
    if match.phase in (Phase.AUCTION, Phase.PLAY):
        yield table_card(say, view)
        yield closed_card(say, table_of(match, "closed", closed_reason="host"))
    if view.public.deals:
        yield result_card(say, view, view.public.deals[-1], None)
        yield result_card(say, view, view.public.deals[0], LINK)
        yield score_screen(say, view, 1, deal=view.public.deals[0].number)
    if match.phase is Phase.FINISHED:
        yield match_end_card(say, view)
        yield match_end_card(say, table_of(match, seats=(*ROBOTS[:3], None), ready=(True,) * 4))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ["club", "ffb"])
def test_every_screen_of_a_match_fits(name: str, seed: int) -> None:
    for step, match in enumerate(play(seed, preset(name), at_random(seed), deals=6)):
        if step % 3 and match.phase is Phase.PLAY:
            continue
        for say in languages():
            for screen in every_screen(say, match):
                assert faults(screen) == (), screen.text


@pytest.mark.parametrize("style", SuitStyle)
@pytest.mark.parametrize("name", ["club", "bulgarian", "three", "open"])
def test_every_private_screen_fits_in_every_manner_with_big_buttons(name: str, style: SuitStyle) -> None:
    rules = preset(name)
    for step, match in enumerate(play(3, rules, at_random(3), deals=4)):
        if step % 5:
            continue
        view = table_of(match)
        for say in (replace(say, manner=Manner(style, big=True)) for say in languages()):
            pages = [last_trick_screen(say, view, on_hand=True), score_screen(say, view, 0, on_hand=True)]
            pages += [hand_screen(say, hand_of(match, seat), price=100) for seat in range(rules.players)]
            for page in pages:
                wide = widened(page)
                assert faults(wide) == (), wide.text
                assert wide.controls == page.controls
                assert max(len(block.controls) for block in wide.blocks if isinstance(block, Row)) <= 2


def test_big_buttons_stay_as_they_are_where_there_is_no_room_for_more_rows() -> None:
    many = Screen(
        1, 1, tuple(Row(tuple(Button(Pressed("a", f"{row}.{at}"), "x" * 20) for at in range(5))) for row in range(6))
    )
    wide = widened(many)
    assert faults(wide) == ()
    assert wide.controls == many.controls
    assert [len(block.controls) for block in wide.blocks if isinstance(block, Row)] == [2, 2, 1, 5, 5, 5, 5, 5]


def test_the_screens_of_a_very_long_match_fit() -> None:
    *_, match = play(5, replace(preset("club"), target=10_000))
    assert len(match.finished) > 40
    for say in languages():
        for screen in every_screen(say, match):
            assert faults(screen) == (), screen.text


def test_lobby_screens_fit() -> None:
    for say in languages():
        waiting = [lobby_of(None, "lobby", seats) for seats in ((None,) * 4, (None, *ROBOTS[:3]), ROBOTS)]
        lobbies = [*waiting, lobby_of(None, "closed", closed_reason="expired")]
        screens = [lobby_card(say, lobby) for lobby in lobbies]
        screens += [table_list(say, lobbies * 20, waiting * 20, lobbies * 20), table_list(say, [], [], [])]
        screens.append(close_question(say, 1))
        assert [faults(screen) for screen in screens] == [()] * len(screens)
        assert all(len(table_choice(say, lobby, user)) <= 100 for lobby in lobbies for user in (0, 101))


def row(*controls: Button | Select) -> Screen:
    return Screen(1, 1, (Row(controls),))


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(str(number), str(number)) for number in range(count))


@pytest.mark.parametrize(
    ("screen", "fault"),
    [
        (Screen(1, 1, (Line(),) * 40), "41 components, 40 allowed"),
        (Screen(1, 1, (Text("x" * 4001),)), "4001 characters of text, 4000 allowed"),
        (Screen(1, 1, (Text(" "),)), "a text without words"),
        (row(Button(Pressed("a"), "x"), Button(Pressed("a"), "y")), "two controls ask for the same thing"),
        (row(), "a row of 0 controls"),
        (row(*(Button(Pressed("a", str(n)), "x") for n in range(6))), "a row of 6 controls"),
        (row(Select(Pressed("a"), "", options(1)), Button(Pressed("b"), "x")), "a row of 2 controls"),
        (row(Button(Pressed("a"), "x" * 81)), "a label of 81 characters: 'xxx"),
        (row(Button(Pressed("a"), "")), "a label of 0 characters"),
        (row(Select(Pressed("a"), "", options(26))), "a select of 26 options"),
        (row(Select(Pressed("a"), "", ())), "a select of 0 options"),
        (row(Select(Pressed("a"), "x" * 151, options(1))), "a placeholder of 151 characters"),
        (row(Select(Pressed("a"), "", options(1) * 2)), "two options with one value"),
        (row(Select(Pressed("a"), "", (Option("1", "1", True), Option("2", "2", True)))), "two options chosen"),
        (row(Select(Pressed("a"), "", (Option("1", "x" * 101),))), "an option with an empty or too long text: '1'"),
    ],
)
def test_what_discord_would_refuse_is_named(screen: Screen, fault: str) -> None:
    assert len(faults(screen)) == 1
    assert faults(screen)[0].startswith(fault)


def test_buttons_fill_rows_of_five_and_skip_what_is_not_there() -> None:
    present = [Button(Pressed("a", str(number)), "x") for number in range(7)]
    rows = buttons(None, *present, None)
    assert [len(entry.controls) for entry in rows] == [5, 2]
    assert buttons(None) == ()


def test_a_screen_without_controls_keeps_its_words() -> None:
    screen = Screen(1, 1, (Text("a"), *buttons(Button(Pressed("a"), "x")), Line(), Text("b")))
    assert screen.keeping().controls == ()
    assert screen.keeping().text == screen.text == "a\nb"
