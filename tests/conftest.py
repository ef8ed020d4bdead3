"""Fixtures of all tests; what every world is checked for at its end is in `tests.world.World.problems`."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import pytest

from bot.settings import Settings, setting_names
from bot.texts import Texts
from tests.specguard import SpecGuard
from tests.world import MakeBot, World

hypothesis.settings.register_profile("club", deadline=None)  # a busy machine is no fault of the code
hypothesis.settings.load_profile("club")

STILL: dict[str, Any] = {"BELOTE_MOVE_SECONDS": 0, "BELOTE_MOVE_HOURS": 0, "BELOTE_FORCED_CARD_SECONDS": "never"}
"""In a world nobody is hurried and no card plays itself, but in the tests about time."""

GUARD = pytest.StashKey[SpecGuard]()
OpenWorld = Callable[..., Awaitable[World]]


def pytest_configure(config: pytest.Config) -> None:
    config.stash[GUARD] = SpecGuard()


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:  # a worker of pytest-xdist hands its counts to the main process
        guard = session.config.stash[GUARD]
        output["spec_guard"] = (guard.requests, guard.bodies, dict(guard.found))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    requests, bodies, found = getattr(node, "workeroutput", {}).get("spec_guard", (0, 0, {}))
    guard = node.config.stash[GUARD]
    guard.requests += requests
    guard.bodies += bodies
    guard.found.update(found)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    guard = config.stash[GUARD]
    if guard.requests:
        terminalreporter.write_line(f"REST bodies: {guard.summary()}")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return the file of the bot's database."""
    return tmp_path / "club.db"


@pytest.fixture
def settings(database: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings of the bot in a world: defaults, whatever this machine's environment says; no pictures."""
    for name in setting_names():
        monkeypatch.delenv(name, raising=False)
    plain = {"BELOTE_TABLE_PICTURES": False, "BELOTE_CARD_EMOJIS": False}
    return Settings(_env_file=None, BELOTE_DATABASE=database, **plain, **STILL)


@pytest.fixture(scope="session")
def texts() -> Texts:
    """Return the catalogs, loaded once for all bots: reading them takes longer than most tests."""
    return Texts.load()


@pytest.fixture
def make_bot(settings: Settings, texts: Texts) -> MakeBot:
    """Return the maker of the real bot; its matches have the same secrets in every run."""
    from bot.client import build_bot
    from engine.robots.novice import choose
    from tests.doubles import QuickThinking

    entropy = Random(20260101).randbytes
    return lambda clock: build_bot(settings, clock, entropy, QuickThinking(choose), texts)


@pytest.fixture
async def open_world(request: pytest.FixtureRequest) -> AsyncIterator[OpenWorld]:
    """Return a function that starts a world; each one is closed and checked when the test ends."""
    worlds: list[World] = []

    async def start(make_bot: MakeBot, **options: Any) -> World:
        worlds.append(await World.open(make_bot, **options))
        return worlds[-1]

    yield start
    expects_errors = request.node.get_closest_marker("expects_errors") is not None
    problems: list[str] = []
    for world in worlds:
        await world.close()
        problems += world.problems(request.config.stash[GUARD], expects_errors=expects_errors)
    if problems:
        pytest.fail("the test left behind:\n" + "\n".join(problems), pytrace=False)


@pytest.fixture
async def world(open_world: OpenWorld, make_bot: MakeBot, database: Path) -> World:
    """Return a club with the bot of the fixture `make_bot` in it."""
    return await open_world(make_bot, database=database)
