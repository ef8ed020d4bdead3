"""How many moves a second the store takes, one at a time and from many tables at once, each on the disk.

A move is one event appended through `matches.append` with all its checks. Run with `python -m tests.bench.store`.
"""

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

from bot.store.codec import encode_event
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from bot.store.table import matches
from bot.store.table.rows import NewEvents, Origin
from engine.cards import Card
from engine.events import CardPlayed
from tests.store.samples import new_match, new_table
from tests.store.units import Store

SECONDS = 3.0
TABLES = 200


async def play(database, match_id, until):
    moves = 0
    while time.perf_counter() < until:
        event = encode_event(CardPlayed(moves % 4, Card(moves % 32)))
        new = NewEvents(match_id, moves, [event], moves, Origin(1, match_id * 10_000_000 + moves))
        await database.write(partial(matches.append, new=new))
        moves += 1
    return moves


async def measure(database, count):
    store, running = Store(database), []
    for _ in range(count):
        table = await store.tables.create(new_table())
        _, match = await store.matches.start(table.id, table.revision, new_match())
        running.append(match.id)
    started = time.perf_counter()
    counts = await asyncio.gather(*(play(database, match_id, started + SECONDS) for match_id in running))
    return sum(counts) / (time.perf_counter() - started)


async def main():
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        async with await Database.open(Path(folder) / "bench.db") as database:
            await migrate(database, load_migrations())
            print(f"single   {await measure(database, 1):8,.0f} events/s")
            print(f"grouped  {await measure(database, TABLES):8,.0f} events/s ({TABLES} tables at once)")


if __name__ == "__main__":
    asyncio.run(main())
