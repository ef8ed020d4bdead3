"""How many events a second the store takes: one at a time, and from many tables at once.

Run with `python -m tests.bench.store`.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path

from bot.store.database import Database

SECONDS = 3.0
TABLES = 200
BODY = json.dumps({"v": 1, "kind": "CardPlayed", "seat": 2, "card": "10H", "belote": False, "trick": 5})
SCHEMA = """CREATE TABLE events (match_id INTEGER, seq INTEGER, kind TEXT, body TEXT, actor_id INTEGER,
            interaction_id INTEGER UNIQUE, at_ms INTEGER, PRIMARY KEY (match_id, seq)) STRICT, WITHOUT ROWID"""


async def measure(database, tables, until):
    async def play(table):
        seq = 0
        while time.perf_counter() < until:
            seq += 1
            row = (table, seq, "CardPlayed", BODY, 1, table * 10_000_000 + seq, 1_785_000_000_000)
            await database.write(lambda tx: tx.execute("INSERT INTO events VALUES (?,?,?,?,?,?,?)", row))
        return seq

    started = time.perf_counter()
    counts = await asyncio.gather(*(play(table) for table in tables))
    return sum(counts) / (time.perf_counter() - started)


async def main():
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        async with await Database.open(Path(folder) / "bench.db") as database:
            await database.write(lambda tx: tx.execute(SCHEMA))
            single = await measure(database, [0], time.perf_counter() + SECONDS)
            grouped = await measure(database, range(1, TABLES + 1), time.perf_counter() + SECONDS)
    print(f"single  {single:8,.0f} events/s")
    print(f"grouped {grouped:8,.0f} events/s ({TABLES} tables at once)")


if __name__ == "__main__":
    asyncio.run(main())
