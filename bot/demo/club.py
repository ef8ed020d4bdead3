"""The offline first run: the real bot on an in-process Discord, played with the mouse in a browser page.

No token, no account and no network. Needs the optional packages of the extra `demo`.
"""

import asyncio
import logging
import webbrowser
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import discord

from bot.texts import Say

if TYPE_CHECKING:
    from bot.demo.server import Club

MakeBot = Callable[[], discord.Client | Awaitable[discord.Client]]
"""Builds the bot as `belote run` does, over a database of its own; it is closed when the demo ends."""


class DemoError(Exception):
    """The demo cannot start. `code` is stable: `demo-missing` (optional packages) or `demo-port` (`port` is taken)."""

    def __init__(self, code: str, port: int = 0) -> None:
        super().__init__(f"{code} {port or ''}".rstrip())
        self.code = code
        self.port = port


@asynccontextmanager
async def demo_club(make_bot: MakeBot, say: Say, port: int = 0) -> AsyncGenerator["Club"]:
    """The running demo: one server with one channel, the visitor, a few members and the bot.

    `say` chooses the language of the visitor and of the server; port 0 takes any free one. Raises `DemoError`.
    """
    try:
        with _library_at_peace():
            from bot.demo.page import PortTaken
            from bot.demo.server import Club
    except ImportError as error:
        raise DemoError("demo-missing") from error
    made = make_bot()
    bot = made if isinstance(made, discord.Client) else await made
    club = Club(bot, say)
    try:
        await club.open(port)
        yield club
    except PortTaken as error:
        raise DemoError("demo-port", port) from error
    finally:
        await club.close()


async def run_demo(
    make_bot: MakeBot,
    say: Say,
    *,
    port: int = 0,
    announce: Callable[[str], None],
    open_browser: bool = True,
) -> None:
    """Run the demo until it is cancelled (Ctrl-C) or the visitor ends it on the page; `announce` gets the address."""
    async with demo_club(make_bot, say, port) as club:
        await club.seat_visitor()
        announce(club.url)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, club.url)
        await club.ended()


@contextmanager
def _library_at_peace() -> Generator[None]:
    """Keep discord.py's warnings back while simcord tries it out on clients without intents and voice."""
    logger = logging.getLogger("discord")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)
