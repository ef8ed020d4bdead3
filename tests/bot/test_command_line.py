"""The command line: exit status, results on the standard output, everything else on the error stream."""

import asyncio
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
import pytest

from bot.__main__ import main, terminal_language
from bot.client import BeloteBot
from bot.settings import setting_names
from bot.texts import Language, Texts
from engine.fairness import Fairness
from engine.match import Match
from engine.presets import preset
from engine.record import export_record
from engine.results import Phase
from engine.robots.novice import choose
from engine.shuffle import commitment, deck_order, first_dealer
from engine.view import seat_view

SECRET = Random(3).randbytes(32)
CONTRIBUTIONS = (11, 22, 33, 44)
RU = Texts.load([Language.RU]).say(Language.RU)


@pytest.fixture(autouse=True)
def russian_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in setting_names():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BELOTE_LANGUAGE", "ru")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A finished match of novices with its fairness part."""
    rules = preset("club").with_options({"target": 200})
    match = Match(rules, first_dealer(rules, SECRET, CONTRIBUTIONS))
    while match.winner is None:
        if match.phase is Phase.DEALING:
            match.deal_cards(deck_order(rules, SECRET, match.number + 1, CONTRIBUTIONS))
        else:
            seat = match.to_act
            assert seat is not None
            match.apply(seat, choose(seat_view(match, seat)))
    return export_record(match, Fairness(commitment(SECRET), CONTRIBUTIONS, SECRET).to_dict())


def written(folder: Path, content: Any) -> str:
    path = folder / "match.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_replay_prints_everything_that_follows_from_a_record(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(tmp_path, record)]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["format"] == "belote-replay/1"
    assert output["winner"] in (0, 1)
    assert len(output["deals"]) == len(record["deals"])


def test_a_record_can_come_from_the_standard_input(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    content = b"\xef\xbb\xbf" + json.dumps(record).encode()  # with the mark that some editors write
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert main(["replay", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["winner"] in (0, 1)


def test_a_record_that_breaks_a_rule_exits_2_and_names_deal_position_code_and_reason(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = json.loads(json.dumps(record))
    broken["deals"][0]["plays"][0] = broken["deals"][0]["plays"][1]
    assert main(["replay", written(tmp_path, broken)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert "Раздача 1, play 1: " in output.err
    assert RU("error-card-not-in-hand") in output.err
    assert "[card-not-in-hand]" in output.err


def test_every_fault_of_a_malformed_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = {"format": "x", "deals": [{"deck": ["1X"], "calls": ["maybe"]}]}
    assert main(["replay", written(tmp_path, content)]) == 2
    error = capsys.readouterr().err
    assert [code for code in ("unknown-format", "unknown-card", "unknown-call") if f"[{code}]" not in error] == []


@pytest.mark.parametrize(
    ("content", "code"),
    [(b'{"format": ', "not-json"), (b"\xff\xfe", "not-text"), (b"[" * 100_000, "not-json"), (b"3", "not-an-object")],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_json_document_is_refused_in_words(
    content: bytes, code: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    assert code in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


def test_verify_says_that_all_decks_match(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(tmp_path, record)]) == 0
    assert capsys.readouterr().out.strip() == RU("cli-verify-ok", deals=len(record["deals"]))


def test_verify_names_the_deal_whose_cards_do_not_match(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = json.loads(json.dumps(record))
    last = forged["deals"][-1]
    last["deck"][0], last["deck"][1] = last["deck"][1], last["deck"][0]
    last["calls"], last["plays"] = [], []
    assert main(["verify", written(tmp_path, forged)]) == 1
    assert capsys.readouterr().err.strip() == RU("cli-verify-deal-wrong", deal=len(record["deals"]))


def test_verify_names_a_secret_and_a_dealer_that_do_not_match(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = json.loads(json.dumps(record))
    forged["fairness"]["commitment"] = "0" * 64
    forged["first_dealer"] = (record["first_dealer"] + 1) % 4
    forged["deals"] = []
    assert main(["verify", written(tmp_path, forged)]) == 1
    error = capsys.readouterr().err
    assert RU("cli-verify-secret-wrong") in error
    assert RU("cli-verify-dealer-wrong") in error


def test_verify_needs_the_revealed_secret(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = record | {"fairness": {key: value for key, value in record["fairness"].items() if key != "secret"}}
    assert main(["verify", written(tmp_path, hidden)]) == 2
    assert RU("error-secret-not-revealed") in capsys.readouterr().err


def test_run_without_a_token_says_which_setting_and_what_is_expected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_run_names_every_wrong_setting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("BELOTE_REDRAW_SECONDS", "often")
    monkeypatch.setenv("BELOTE_LOG_LEVEL", "loud")
    assert main(["run"]) == 2
    error = capsys.readouterr().err
    assert "BELOTE_REDRAW_SECONDS" in error
    assert "BELOTE_LOG_LEVEL" in error


@pytest.fixture
def login(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[BeloteBot], Awaitable[None]]], None]:
    """Return a function that sets what happens instead of logging in to Discord."""
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr("discord.utils.setup_logging", lambda **_: None)

    def set_login(happens: Callable[[BeloteBot], Awaitable[None]]) -> None:
        async def start(bot: BeloteBot, token: str) -> None:
            assert token == os.environ["DISCORD_TOKEN"]
            await happens(bot)

        monkeypatch.setattr(BeloteBot, "start", start)

    return set_login


def test_run_with_a_database_that_cannot_be_used_says_so(
    login: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BELOTE_DATABASE", str(tmp_path / "no" / "folder.db"))
    login(BeloteBot.setup_hook)
    assert main(["run"]) == 1
    assert "[database-unavailable]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("refusal", "key"),
    [
        (discord.LoginFailure("no"), "cli-token-refused"),
        (discord.PrivilegedIntentsRequired(None), "cli-intents-refused"),
    ],
)
def test_run_explains_what_discord_refuses(
    login: Any, refusal: Exception, key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_: BeloteBot) -> None:
        raise refusal

    login(refuse)
    assert main(["run"]) == 2
    error = capsys.readouterr().err
    assert RU(key, name="DISCORD_TOKEN") in error
    assert "a.b.c" not in error


def test_run_says_that_discord_cannot_be_reached(login: Any, capsys: pytest.CaptureFixture[str]) -> None:
    async def no_network(_: BeloteBot) -> None:
        raise aiohttp.ClientConnectionError("no route")

    login(no_network)
    assert main(["run"]) == 1
    assert RU("cli-discord-unreachable", reason="no route") in capsys.readouterr().err


def test_run_stops_cleanly_when_the_process_is_asked_to(login: Any, capsys: pytest.CaptureFixture[str]) -> None:
    async def interrupted(_: BeloteBot) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    login(interrupted)
    assert main(["run"]) == 0
    assert RU("cli-stopped") in capsys.readouterr().err


def test_an_unexpected_error_has_a_number_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: Any) -> int:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("bot.commands.replay.run", broken)
    assert main(["replay", "-"]) == 1
    error = capsys.readouterr().err
    assert "on purpose" in error
    assert RU("cli-failed", reference="X").split("X")[0] in error


@pytest.mark.parametrize("arguments", [[], ["dance"], ["replay"]])
def test_wrong_arguments_exit_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"BELOTE_LANGUAGE": "uk", "LANG": "ru_RU.UTF-8"}, Language.UK),
        ({"LANG": "ru_RU.UTF-8"}, Language.RU),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, Language.EN),
        ({"LANG": "tlh_KX"}, Language.EN),
        ({}, Language.EN),
    ],
)
def test_the_terminal_speaks_the_clubs_or_its_own_language(environment: dict[str, str], language: Language) -> None:
    assert terminal_language(environment) is language


def test_replay_needs_no_discord(record: dict[str, Any], tmp_path: Path) -> None:
    """`belote replay` starts fast: it does not load the library."""
    code = "import sys; from bot.__main__ import main; main(sys.argv[1:]); sys.exit('discord' in sys.modules)"
    path = written(tmp_path, record)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", path], cwd=root, stdout=subprocess.DEVNULL, check=False
    )
    assert done.returncode == 0
