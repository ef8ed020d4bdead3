"""Plays events into a database from several tables at once until it is killed; prints each one it was promised.

Started by the durability test as a process of its own: `python -m tests.store.dying_writer PATH`.
"""

import asyncio
import sys
from pathlib import Path

from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from bot.store.table.rows import NewEvents, Origin
from tests.store.samples import new_event, new_match, new_table
from tests.store.units import Store

TABLES = 4


async def play(store):
    table = await store.tables.create(new_table())
    _, match = await store.matches.start(table.id, table.revision, new_match(events=[new_event()]))
    for seq in range(1, 1_000_000):
        origin = Origin(1, match.id * 10**7 + seq)
        await store.matches.append(NewEvents(match.id, seq, [new_event()], seq, origin))
        print(match.id, seq, flush=True)


async def main():
    async with await Database.open(Path(sys.argv[1])) as database:
        await migrate(database, load_migrations())
        store = Store(database)
        await asyncio.gather(*(play(store) for _ in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
