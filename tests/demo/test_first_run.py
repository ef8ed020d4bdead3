"""The first run as a newcomer has it: a page, a mouse, three robots and one whole deal."""

import asyncio
from pathlib import Path

import pytest

from bot.client import build_bot
from bot.demo.club import demo_club
from bot.settings import Settings
from bot.texts import Language, Texts
from engine.robots.novice import choose
from tests.browser import Visitor, browsing, needs_chromium
from tests.doubles import QuickThinking

pytestmark = [pytest.mark.browser, needs_chromium()]
ASIDE = {"Обновить", "Счёт", "Прошлая взятка", "Контра", "Сюрконтра", "Следующая раздача"}


@pytest.fixture
def brisk(settings: Settings) -> Settings:
    """Return settings with quick robots: nobody looks at them here."""
    return settings.model_copy(update={"robot_delay_seconds": 0.05, "redraw_seconds": 0.1})


async def test_a_visitor_plays_a_deal_against_three_robots_with_the_mouse(brisk: Settings, tmp_path: Path) -> None:
    say = Texts.load([Language.RU]).say(Language.RU)
    async with (
        demo_club(lambda: build_bot(brisk, thinking=QuickThinking(choose)), say) as club,
        browsing(club.url) as visitor,
    ):
        await visitor.command("/table open")
        for waiting in ("Ждём ещё 2", "Ждём ещё 1", "Все на местах"):
            await visitor.press("+ робот")
            await visitor.sees(waiting)
        await visitor.picture(tmp_path, "lobby")
        await visitor.press("Начать")
        await visitor.sees("Раздача 1")
        await visitor.press("Мои карты")
        async with asyncio.timeout(90):
            cards = await _play_until(visitor, "сыграна")
        await visitor.picture(tmp_path, "deal")
    assert len(cards) == 8


async def _play_until(visitor: Visitor, end: str) -> set[str]:
    """Pass in every auction and play the first card that may be played; return the cards played.

    A card may be pressed twice: the page takes no click on a hand that changed since it was drawn.
    """
    played: set[str] = set()
    while not await visitor.words(end).count():
        choices = [name for name in await visitor.choices() if name not in ASIDE]
        if not choices:
            await asyncio.sleep(0.1)
            continue
        wanted = "Пас" if "Пас" in choices else choices[0]
        try:
            await visitor.press(wanted, patience=1000)
        except AssertionError:
            continue  # the hand changed between the look and the click
        if wanted != "Пас":
            played.add(wanted)
    return played
