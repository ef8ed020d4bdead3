"""F35 and its kin: whatever members are called, every layout stays whole."""

import pytest

from bot.render.scorepad import deal_screen, draft_screen, new_draft, pad_card, pad_choice
from bot.render.screen import Screen, Text
from bot.render.table.picture import table_picture
from bot.render.table.result import match_end_card
from bot.render.table.table import table_card
from bot.services.scorepad import PadView, pad_rules
from bot.texts.escape import tidy
from engine.results import Phase
from engine.scorepad import PadEntry, ScorePad
from tests.faults import faults
from tests.pictures.hard import HARD_NAMES
from tests.render.samples import find, languages, table_of

FENCE = "```"


def pad_of(name: str) -> PadView:
    """A pad of four who share a hard name but for a number, two deals written."""
    rules = pad_rules("classic", 4, None, {})
    pad = ScorePad(rules)
    for points in (104, 40):
        pad.add(PadEntry(0, (points, None)))
    names = tuple(tidy(f"{name}{number}") for number in range(4))
    place = {"pad_id": 1, "guild_id": 1, "channel_id": 2, "message_id": 3, "owner_id": 4, "writer_id": 4}
    return PadView(
        **place,
        language="ru",
        rules=rules,
        names=names,
        deals=tuple(pad.deals),
        totals=pad.totals,
        carry=pad.carry,
        dealer=2,
        winner=None,
        revision=2,
        undoable=True,
        closed=False,
    )


def words_of(screen: Screen) -> str:
    return "\n".join(block.content for block in screen.blocks if isinstance(block, Text))


@pytest.mark.parametrize("name", HARD_NAMES)
def test_a_score_pad_stays_whole(name: str) -> None:
    view = pad_of(name)
    for say in languages():
        for screen in (pad_card(say, view), deal_screen(say, view, 0), draft_screen(say, view, new_draft(view.rules))):
            assert faults(screen) == ()
            assert words_of(screen).count(FENCE) in (0, 2), "no name closes the block of the columns"
            outside = "".join(words_of(screen).split(FENCE)[::2])
            assert "@everyone" not in outside, "inside a block of code it calls nobody"
        assert len(pad_choice(say, view)) <= 100


@pytest.mark.parametrize("name", HARD_NAMES)
def test_a_table_and_the_end_of_its_match_stay_whole(name: str) -> None:
    names = dict.fromkeys(range(101, 105), name)
    running = find(
        lambda match: match.phase is Phase.PLAY and len(match.deal.tricks) == 1 and len(match.deal.trick) == 3
    )
    over = find(lambda match: match.winner is not None)
    for say in languages():
        picture = table_picture(say, table_of(running), names)
        assert faults(table_card(say, table_of(running), picture)) == ()
        assert faults(match_end_card(say, table_of(over), names)) == ()
