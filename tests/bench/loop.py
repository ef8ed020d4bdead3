"""How long the event loop is held up while robots of the club play at many tables through the real services.

Each table has one member, for whom the bench acts at once with the simple robot, and three robots that think in worker
processes; events go to a SQLite file. A watchdog sleeps for a millisecond again and again and notes by how much it
woke late, which is how long anything else would have had to wait; the time that its thread really worked meanwhile
tells a busy loop from a busy machine. Run with
`python -m tests.bench.loop [--tables 50] [--seconds 20] [--delay 0.8] [--warm 4]`. `--unsettled` goes without
`settle_memory`, `--blame MS` also samples where the
loop was while it was held up longer than that.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path

from bot.clock import SystemClock
from bot.commands.run import settle_memory
from bot.services.errors import ServiceError
from bot.services.robots import WorkerThinking
from bot.services.table.options import TableOptions
from bot.services.table.registry import TableRegistry
from bot.services.table.tables import Tables
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from engine.presets import preset
from engine.robots import novice
from tests.doubles import ENDLESS, OpenEntry

TICK = 0.001
CLICKS = count(1)


class Watchdog:
    """Delays of the loop in seconds, and optionally what it was doing in the long ones."""

    def __init__(self, blame):
        self.delays, self.worked, self.blame = [], [], blame
        self.places = Counter()
        self._beat = time.perf_counter()
        self._thread, self._over = threading.get_ident(), threading.Event()

    async def watch(self):
        while True:
            before, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            self._beat = time.perf_counter()
            self.worked.append(time.thread_time() - worked)
            self.delays.append(self._beat - before - TICK)

    def sample(self):
        """On a thread of its own: where the loop stands when it has not come by for too long."""
        while not self._over.wait(0.002):
            if time.perf_counter() - self._beat > self.blame:
                frames = sys._current_frames()  # noqa: SLF001 - documented, and the only way
                stack = traceback.extract_stack(frames[self._thread])
                own = [
                    f"{Path(at.filename).name}:{at.name}:{at.lineno}" for at in stack if "asyncio" not in at.filename
                ]
                self.places[" > ".join(own[-5:])] += 1

    def stop(self):
        self._over.set()


class Timed(WorkerThinking):
    """Workers with a note of how long each decision took, waiting included."""

    def __init__(self):
        super().__init__()
        self.seconds = []

    async def decide(self, view, level, seed):
        started = time.perf_counter()
        decision = await super().decide(view, level, seed)
        self.seconds.append(time.perf_counter() - started)
        return decision


async def open_table(service, number):
    """A table with one member and three robots, its match begun."""
    user = 1000 + number
    lobby = await service.lobby.open(
        guild_id=1, channel_id=number, host_id=user, rules=preset("club"), pace="live", private=False, language="ru",
        interaction_id=next(CLICKS),
    )  # fmt: skip
    for seat in range(1, 4):
        await service.lobby.add_robot(lobby.table_id, user, seat)
    await service.matches.start(lobby.table_id, user, next(CLICKS))
    return lobby.table_id, user


async def sit(service, table_id, user, changed):
    """Act for the member whenever it is the own turn, and begin the next match when one is over."""
    while True:
        await changed.wait()
        changed.clear()
        view = service.listing.table_view(table_id)
        with suppress(ServiceError):
            if view.lobby.state == "finished":
                await service.matches.start(table_id, user, next(CLICKS))
            elif view.public.to_act == 0:
                action = novice.choose(service.listing.hand_view(table_id, user).seat)
                await service.play.act(table_id, user, view.seq, action, next(CLICKS))


def ms(values, share):
    """A quantile in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


def tell(name, values):
    print(f"{name:<22} p50 {ms(values, 0.5):7.2f}  p99 {ms(values, 0.99):7.2f}  max {ms(values, 1):7.2f} ms")


async def run(database, asked):
    thinking, watchdog = Timed(), Watchdog(asked.blame / 1000)
    options = TableOptions(robot_delay=asked.delay, next_deal_delay=asked.delay, clocks=ENDLESS)
    service = Tables.over(TableRegistry(database, SystemClock(), options), secrets.token_bytes, OpenEntry(), thinking)
    await service.load()
    if not asked.unsettled:
        settle_memory()
    changed = {}
    service.registry.listen(lambda change: changed[change.table_id].set() if change.table_id in changed else None)
    tasks = [asyncio.create_task(watchdog.watch())]
    if asked.blame:
        threading.Thread(target=watchdog.sample, daemon=True).start()
    for number in range(asked.tables):
        table_id, user = await open_table(service, number)
        changed[table_id] = asyncio.Event()
        changed[table_id].set()
        tasks.append(asyncio.create_task(sit(service, table_id, user, changed[table_id])))
    await asyncio.sleep(asked.warm)
    starting, worked, first = watchdog.delays.copy(), watchdog.worked.copy(), thinking.seconds.copy()
    watchdog.delays.clear()
    watchdog.worked.clear()
    thinking.seconds.clear()
    busy, moves = time.process_time(), await database.fetch_one("SELECT count(*) FROM events")
    await asyncio.sleep(asked.seconds)
    busy, after = time.process_time() - busy, await database.fetch_one("SELECT count(*) FROM events")
    tell("loop while starting", starting)
    tell("  its own work in that", worked)
    tell("loop while playing", watchdog.delays)
    tell("  its own work in that", watchdog.worked)
    over = sum(delay > 0.05 for delay in (*starting, *watchdog.delays))
    print(f"{'held up over 50 ms':<22} {over} times")
    if thinking.seconds or first:
        tell("robot's decision", thinking.seconds or first)
    print(f"{'events':<22} {(after[0] - moves[0]) / asked.seconds:.0f} a second, {len(thinking.seconds)} decisions")
    print(f"{'processor of the bot':<22} {100 * busy / asked.seconds:.0f} %")
    for place, times in watchdog.places.most_common(12):
        print(f"{times:6} {place}")
    watchdog.stop()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await service.close()


async def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--delay", type=float, default=0.8, help="seconds that a robot takes at least")
    parser.add_argument("--warm", type=float, default=4, help="seconds that are counted as the start")
    parser.add_argument("--unsettled", action="store_true", help="leave all memory to the garbage collector")
    parser.add_argument("--blame", type=float, default=0, help="milliseconds from which on to look for the cause")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        async with await Database.open(Path(folder) / "bench.db") as database:
            await migrate(database, load_migrations())
            await run(database, asked)


if __name__ == "__main__":
    asyncio.run(main())
