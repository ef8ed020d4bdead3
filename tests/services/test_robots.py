"""Robots think in workers; a table gets a legal action whatever happens there."""

import asyncio
import logging
import os
import random
import signal
import time
from multiprocessing import active_children

import pytest

from bot.services import robots
from bot.services.robots import WorkerThinking, think
from bot.services.table.options import TableOptions
from engine.match import Match
from engine.presets import preset
from engine.robots import LEVELS, Decision, novice
from engine.view import seat_view
from tests.doubles import QuickThinking
from tests.engine.matches import shuffled
from tests.services.house import ANNA


def some_view():
    match = Match(preset("club"), 0)
    match.deal_cards(shuffled(match.rules, random.Random(4)))
    return seat_view(match, match.to_act)


@pytest.fixture
async def workers():
    mind = WorkerThinking()
    yield mind
    await mind.close()


def die(view, level, seed):
    os.kill(os.getpid(), signal.SIGKILL)


def fail(view, level, seed):
    raise RuntimeError(f"secret {view.hand}")


def hang(view, level, seed):
    time.sleep(60)


def ended():
    """Whether every worker that still runs comes to its end soon."""
    for worker in active_children():
        worker.join(5)
    return active_children() == []


async def test_worker_decides_as_the_level_does(workers):
    view = some_view()
    for level in ("novice", "club"):
        assert await workers.decide(view, level, 5) == LEVELS[level](view, 5)


async def test_no_worker_runs_before_the_first_decision(workers):
    assert active_children() == []
    await workers.decide(some_view(), "novice", 1)
    assert len(active_children()) == 1


@pytest.mark.expects_errors
@pytest.mark.parametrize("trouble", [die, fail])
async def test_novice_decides_for_a_worker_that_fails_and_the_next_decision_is_thought_again(
    workers, monkeypatch, caplog, trouble
):
    view = some_view()
    monkeypatch.setattr(robots, "think", trouble)
    assert await workers.decide(view, "club", 5) == Decision(novice.choose(view))
    assert "robot failed" in caplog.text
    assert "secret" not in caplog.text
    monkeypatch.setattr(robots, "think", think)
    caplog.clear()
    assert await workers.decide(view, "club", 5) == LEVELS["club"](view, 5)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.expects_errors
async def test_worker_that_hangs_is_ended_and_the_novice_decides(monkeypatch, caplog):
    mind = WorkerThinking(patience=0.01)
    view = some_view()
    monkeypatch.setattr(robots, "think", hang)
    assert await mind.decide(view, "club", 5) == Decision(novice.choose(view))
    assert await asyncio.to_thread(ended)
    assert "TimeoutError" in caplog.text
    await mind.close()


@pytest.mark.expects_errors
async def test_decisions_that_wait_behind_a_hanging_worker_are_taken_by_the_novice_too(monkeypatch):
    """They were cancelled with the workers, and with them whoever waited: the table did nothing more by itself."""
    mind, view = WorkerThinking(patience=0.05), some_view()
    monkeypatch.setattr(robots, "think", hang)
    hanging = asyncio.create_task(mind.decide(view, "club", 1))
    await asyncio.sleep(0)
    mind.patience = 60
    waiting = [asyncio.create_task(mind.decide(view, "club", seed)) for seed in range(2, 8)]
    answers = await asyncio.gather(hanging, *waiting, return_exceptions=True)
    assert answers == [Decision(novice.choose(view))] * 7
    await mind.close()


async def test_after_closing_the_novice_decides_and_no_worker_starts(workers):
    await workers.close()
    before = set(active_children())  # workers of an earlier test may still be ending
    view = some_view()
    assert await workers.decide(view, "master", 5) == Decision(novice.choose(view))
    assert set(active_children()) <= before


async def test_quick_mind_answers_for_every_level():
    view = some_view()
    assert await QuickThinking(novice.choose).decide(view, "master", 1) == Decision(novice.choose(view))


async def test_lobby_robots_and_members_stand_ins_play_at_the_level_of_the_club(open_house):
    asked = []

    class Asked(QuickThinking):
        async def decide(self, view, level, seed):
            asked.append((level, seed))
            return await super().decide(view, level, seed)

    house = await open_house(TableOptions(robot_delay=0.5), thinking=Asked(novice.choose))
    table_id = await house.running_table(humans=(ANNA,))
    assert [seat.level for seat in house.service.registry.find(table_id).row.seats] == ["club"] * 4
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    await house.clock.advance(0.5)
    await house.until(lambda: asked)
    assert asked[0][0] == "club"


async def test_table_is_free_while_a_robot_thinks(open_house):
    thinking, go = asyncio.Event(), asyncio.Event()

    class Slow(QuickThinking):
        async def decide(self, view, level, seed):
            thinking.set()
            await go.wait()
            return await super().decide(view, level, seed)

    house = await open_house(TableOptions(robot_delay=0.5), thinking=Slow(novice.choose))
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = house.listing.table_view(table_id)
    await house.clock.advance(0.5)
    await thinking.wait()
    assert not house.service.registry.find(table_id).lock.locked()
    assert (
        await house.lobby_after(table_id, house.service.lobby.close(table_id, ANNA, moderator=True))
    ).state == "closed"
    go.set()
    await asyncio.sleep(0)
    assert house.listing.table_view(table_id).seq == before.seq
