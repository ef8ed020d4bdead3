"""Presses: each belongs to exactly one item, and an argument that no screen writes is answered with a sentence."""

import logging
from typing import Any

import pytest

from bot.render import presses
from bot.render.presses import BadArgument, Press
from cogs.shared.ids import ItemId
from tests.cogs.club import Club
from tests.world import World

ALL: tuple[Press[Any], ...] = tuple(value for value in vars(presses).values() if isinstance(value, Press))
MALFORMED = ("nonsense", "9" * 30, "", "1", "1.", ".", "1.2.x", "-5", "11H", "0110H")


@pytest.fixture
async def open_club(club: Club) -> Club:
    """The four with their hands open."""
    await club.open_hands()
    await club.rest()
    return club


async def test_every_press_is_answered_by_one_item_and_every_item_by_a_press(world: World) -> None:
    assert {verb: item.asks for verb, item in world.bot.items.items()} == {press.verb: press for press in ALL}
    assert len({press.verb for press in ALL}) == len(ALL)


@pytest.mark.parametrize("press", ALL, ids=lambda press: press.verb)
def test_a_malformed_argument_is_a_bad_argument_and_any_other_is_written_as_it_was_read(press: Press[Any]) -> None:
    for text in MALFORMED:
        try:
            arg = press.read(text)
        except BadArgument:
            continue
        assert press.read(press(arg).arg) == arg


async def test_a_malformed_argument_is_answered_with_a_sentence_and_logged_without_it(
    open_club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    club, acting = open_club, open_club.acting
    old = club.world.bot.texts.say(club.world.bot.language)("error-old-control")
    caplog.set_level(logging.INFO, "cogs.shared.apology")
    for press in ALL:
        text = next((text for text in MALFORMED if not _reads(press, text)), None)
        if text is not None:
            reply = await acting.forge(club.hand(acting), str(ItemId(club.table, club.view.seq, press.verb, text)))
            assert old in (reply.text, *(screen.text for screen in reply.followups)), press.verb
    told = [record.getMessage() for record in caplog.records if record.name == "cogs.shared.apology"]
    assert told
    assert not [line for line in told if any(text in line for text in MALFORMED if len(text) > 1)]
    assert club.world.log.errors == []


@pytest.mark.parametrize("number", [2**63, 10**20 - 1])
async def test_numbers_beyond_the_database_are_answered_with_a_sentence(open_club: Club, number: int) -> None:
    club, acting = open_club, open_club.acting
    old = club.world.bot.texts.say(club.world.bot.language)("error-old-control")
    for written in (ItemId(number, 0, "hand"), ItemId(club.table, number, "card", "7H")):
        reply = await acting.forge(club.hand(acting), str(written))
        assert old in (reply.text, *(screen.text for screen in reply.followups))


def _reads(press: Press[Any], text: str) -> bool:
    try:
        press.read(text)
    except BadArgument:
        return False
    return True
