"""Nothing is told by a colour alone: without colours two different screens still differ."""

from dataclasses import replace

import pytest

from bot.render.members.preferences import FLAGS, STYLES, settings_screen
from bot.render.screen import Button, Row, Screen
from bot.render.table.people import condition_screen
from bot.services.members.preferences import MemberPreferences
from engine.cards import SUITS
from engine.results import Phase
from tests.render.samples import RU, find, hand_of


def uncoloured(screen: Screen) -> Screen:
    """The screen as somebody sees it who cannot tell colours apart."""
    rows = (_grey(block) if isinstance(block, Row) else block for block in screen.blocks)
    return replace(screen, blocks=tuple(rows), colour=None)


def _grey(row: Row) -> Row:
    return Row(tuple(replace(one, style="secondary") if isinstance(one, Button) else one for one in row.controls))


def test_the_suit_of_a_card_in_advance_is_marked() -> None:
    match = find(lambda match: match.phase is Phase.PLAY)
    view = hand_of(match, 1)
    choices = ["any", *(suit.name for suit in SUITS)]
    screens = [uncoloured(condition_screen(RU, view, led)) for led in choices]
    labels = [[one.label for one in screen.controls if isinstance(one, Button)] for screen in screens]
    assert len({tuple(row) for row in labels}) == len(choices)


@pytest.mark.parametrize("flag", FLAGS)
def test_a_choice_says_whether_it_is_on(flag: str) -> None:
    off, on = (MemberPreferences(1, **{flag: value}) for value in (False, True))
    seen = [uncoloured(settings_screen(RU, chosen, None, ())) for chosen in (off, on)]
    assert [one.label for one in seen[0].controls if isinstance(one, Button)] != [
        one.label for one in seen[1].controls if isinstance(one, Button)
    ]


def test_every_style_of_cards_is_named_and_one_is_chosen() -> None:
    for style in STYLES:
        suits, four = ("picture", True) if style == "picture-4" else (style, False)
        screen = settings_screen(RU, MemberPreferences(1, suits=suits, four_colour=four), None, ())
        chosen = [one.value for control in screen.controls for one in getattr(control, "options", ()) if one.chosen]
        assert style in chosen
