"""A person with a mouse on the demo's page."""

from pathlib import Path

import pytest

from bot.demo.club import demo_club
from bot.texts import Language, Texts
from tests.browser import PHONE, WIDE, browsing, needs_chromium
from tests.demo.tiny import TinyBot

pytestmark = [pytest.mark.browser, needs_chromium()]


async def test_a_visitor_opens_a_table_plays_a_card_and_looks_as_somebody_else(tmp_path: Path) -> None:
    bot = TinyBot()
    say = Texts.load([Language.RU], "demo").say(Language.RU)
    async with demo_club(lambda: bot, say) as club, browsing(club.url) as visitor:
        await visitor.sees("Добро пожаловать")
        await visitor.command("/table open")
        await visitor.sees("роботы сходили 3")
        await visitor.press("Карта 1")
        await visitor.sees("Ваша рука 2")
        assert bot.played == [1]
        assert [file.name for file in await visitor.picture(tmp_path, "hand")] == [
            f"hand-{WIDE}.png",
            f"hand-{PHONE}.png",
        ]
        await visitor.become("Анна")
        await visitor.sees("роботы сходили 3")
        assert await visitor.words("Ваша рука").count() == 0
