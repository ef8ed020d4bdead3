"""The functions of storage, each called in a transaction of its own."""

from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database
from bot.store.table import clocks, duplicates, matches, tables


class Units:
    """`await units.create(…)` runs `module.create(tx, …)` as one unit of work, reading or writing."""

    def __init__(self, database: Database, module):
        self._database, self._module = database, module

    def __getattr__(self, name):
        function = getattr(self._module, name)

        reads = function.__annotations__["tx"] in (ReadTransaction, "ReadTransaction")
        unit = self._database.read if reads else self._database.write

        async def run(*args, **more):
            return await unit(lambda tx: function(tx, *args, **more))

        return run


class Store:
    """The storage of tables."""

    def __init__(self, database):
        self.tables, self.matches = Units(database, tables), Units(database, matches)
        self.clocks, self.duplicates = Units(database, clocks), Units(database, duplicates)
