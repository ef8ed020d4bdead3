"""The demo's page without a browser: what it shows by itself and which clicks it takes."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urldefrag

import aiohttp
import pytest

from bot.demo.club import DemoError, demo_club, run_demo
from bot.texts import Language, Say, Texts
from tests.demo.tiny import TinyBot


class Tab:
    """The page's own protocol, as the browser speaks it."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._address, self._secret = urldefrag(url)
        self._context = ""
        self._sequence = 0

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Simcord-Capability": self._secret, "X-Simcord-Context": self._context}
        async with self._session.request(method, self._address + path, json=body, headers=headers) as answer:
            return await answer.json()

    async def open(self) -> Any:
        state = await self._ask("POST", "api/pages", {})
        self._context = state["context"]["id"]
        return state

    async def state(self) -> Any:
        return await self._ask("GET", "api/state")

    async def asset(self, name: str) -> bytes:
        headers = {"X-Simcord-Capability": self._secret, "X-Simcord-Context": self._context}
        async with self._session.get(f"{self._address}api/assets/{name}", headers=headers) as answer:
            return await answer.read()

    async def act(self, state: Any, kind: str, **extra: Any) -> Any:
        """Act on what a state showed, however old it is by now."""
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"r{self._sequence}",
            "generation": state["context"]["generation"],
            "bot_generation": state["botGeneration"],
            "published_revision": state["publishedRevision"],
            "kind": kind,
            **extra,
        }
        receipt = await self._ask("POST", "api/action", body)
        self._sequence = receipt["expectedSequence"]
        return receipt

    async def command(self, state: Any, *path: str) -> Any:
        catalog = await self._ask("GET", "api/commands")
        entry = next(item for item in catalog["entries"] if item["invocation"] == " ".join(path))
        identity = {"command_id": entry["commandId"], "schema_fingerprint": entry["schemaFingerprint"]}
        return await self.act(state, "run_command", path=list(path), options={}, **identity)

    async def until(self, shown: Callable[[Any], object]) -> Any:
        """Return the first state that satisfies a condition; the page asks for it by itself, so do we."""
        async with asyncio.timeout(10):
            while not shown(state := await self.state()):  # noqa: ASYNC110 - a browser polls too
                await asyncio.sleep(0.02)
        return state


def words(state: Any) -> str:
    return str([state["messages"][identity]["content"] for identity in state["timeline"]])


def hand_of(state: Any) -> Any:
    return next((m for m in state["messages"].values() if "Ваша рука" in str(m["components"])), None)


def card_of(state: Any, label: str) -> dict[str, str]:
    """Return the action body of a click on a card of the newest hand."""
    message = hand_of(state)
    buttons = [b for b in message["components"][0]["components"][1]["components"] if b["label"] == label]
    return {"target_id": message["id"], "control_key": buttons[0]["control_key"]}


@pytest.fixture(scope="module")
def say() -> Say:
    return Texts.load([Language.RU], "demo").say(Language.RU)


@pytest.fixture
async def bot() -> TinyBot:
    return TinyBot()


@pytest.fixture
async def tab(bot: TinyBot, say: Say) -> AsyncIterator[Tab]:
    async with demo_club(lambda: bot, say) as club, aiohttp.ClientSession() as session:
        yield Tab(session, club.url)


async def test_the_page_follows_robots_without_being_asked(tab: Tab, bot: TinyBot) -> None:
    state = await tab.open()
    assert "Добро пожаловать" in words(state)
    receipt = await tab.command(state, "table", "open")
    assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "acknowledged")
    state = await tab.until(lambda state: "роботы сходили 3" in words(state))
    assert hand_of(state) is not None
    assert bot.heard == ["ru"]


async def test_tables_play_in_the_channel_because_threads_are_denied(tab: Tab, bot: TinyBot) -> None:
    await tab.command(await tab.open(), "table", "open")
    await tab.until(lambda state: "роботы сходили 3" in words(state))
    assert bot.refused == [50013]


async def test_a_click_counts_although_robots_played_since_the_page_was_drawn(tab: Tab, bot: TinyBot) -> None:
    await tab.command(await tab.open(), "table", "open")
    drawn = await tab.until(hand_of)
    await tab.until(lambda state: "роботы сходили 3" in words(state))
    receipt = await tab.act(drawn, "click", **card_of(drawn, "Карта 1"))
    assert (receipt["rejected"], bot.played) == (False, [1])


async def test_a_click_on_a_hand_that_was_redrawn_hits_no_other_card(tab: Tab, bot: TinyBot) -> None:
    await tab.command(await tab.open(), "table", "open")
    drawn = await tab.until(hand_of)
    await tab.act(drawn, "click", **card_of(drawn, "Карта 0"))
    receipt = await tab.act(drawn, "click", **card_of(drawn, "Карта 0"))
    assert [item["code"] for item in receipt["diagnostics"]] == ["stale-revision"]
    assert bot.played == [0]


async def test_application_emojis_have_their_pictures(tab: Tab, bot: TinyBot) -> None:
    await tab.command(await tab.open(), "table", "open")
    state = await tab.until(lambda state: "роботы сходили 3" in words(state))
    emoji = next(name for name, asset in state["assets"].items() if asset["filename"] == f"{bot.emoji.id}.png")
    assert (await tab.asset(emoji)).startswith(b"\x89PNG")


async def test_the_bot_is_closed_when_the_demo_ends(bot: TinyBot, say: Say) -> None:
    async with demo_club(lambda: bot, say):
        assert bot.is_ready()
    assert bot.is_closed()


async def test_the_demo_ends_when_the_visitor_ends_the_session(bot: TinyBot, say: Say) -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    async with asyncio.timeout(10), aiohttp.ClientSession() as session:
        demo = asyncio.create_task(run_demo(lambda: bot, say, announce=address.set_result, open_browser=False))
        tab = Tab(session, await address)
        await tab.act(await tab.open(), "close")
        await demo
    assert bot.is_closed()


async def test_a_taken_port_is_named_and_the_bot_closed(bot: TinyBot, say: Say) -> None:
    async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as taken:
        port = taken.sockets[0].getsockname()[1]
        with pytest.raises(DemoError) as failure:
            async with demo_club(lambda: bot, say, port):
                pass
    assert (failure.value.code, failure.value.port) == ("demo-port", port)
    assert bot.is_closed()


async def test_a_bot_that_cannot_start_is_closed_and_its_reason_told(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_: TinyBot) -> None:
        raise OSError("no database")

    monkeypatch.setattr(TinyBot, "setup_hook", refuse)
    bot = TinyBot()
    with pytest.raises(OSError, match="no database"):
        async with demo_club(lambda: bot, say):
            pass
    assert bot.is_closed()


async def test_missing_packages_are_said_so(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bot.demo.server", None)
    with pytest.raises(DemoError) as failure:
        async with demo_club(TinyBot, say):
            pass
    assert failure.value.code == "demo-missing"
