"""Tables to look at, and which of them concern whom, the oldest first.

Nobody is shown a table as one to join that would refuse them, and never a word why it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.services.table.admission import EntryPolicy
from bot.services.table.lobby import may_come, seat_request
from bot.services.table.registry import TableRegistry
from bot.services.table.table import Table
from bot.services.table.views import HandView, LobbyView, TableView


class Listing:
    """What may be seen of the tables."""

    def __init__(self, registry: TableRegistry, entry: EntryPolicy) -> None:
        self._registry = registry
        self._entry = entry

    def lobby_view(self, table_id: int) -> LobbyView:
        """The table from outside; closed tables stay readable for a while. Raises `table-not-found`."""
        return self._registry.find(table_id).lobby_view()

    def table_view(self, table_id: int) -> TableView:
        """The table with its running or last match; raises `table-not-found`, before the first `match-not-running`."""
        return self._registry.find(table_id).table_view()

    def hand_view(self, table_id: int, user_id: int) -> HandView:
        """The table as a seated member may see it; raises like `table_view`, and `not-seated`."""
        return self._registry.find(table_id).hand_view(user_id)

    def of_server(self, guild_id: int) -> tuple[LobbyView, ...]:
        """The open tables of a server."""
        tables = self._registry.open_tables()
        return tuple(table.lobby_view() for table in tables if table.row.guild_id == guild_id)

    def of_member(self, user_id: int) -> tuple[LobbyView, ...]:
        """The open tables at which a member sits."""
        tables = self._registry.open_tables()
        return tuple(table.lobby_view() for table in tables if table.row.seat_of(user_id) is not None)

    def matches_of(self, user_id: int) -> tuple[TableView, ...]:
        """The running matches in which a member sits; those that cannot be read are left out."""
        return tuple(
            table.table_view()
            for table in self._registry.open_tables()
            if table.row.state == "playing" and table.fault is None and table.row.seat_of(user_id) is not None
        )

    async def joinable(self, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
        """The tables of a server at which a member could sit down now: a seat free, and nothing against it."""
        tables = (table for table in self._possible(guild_id, user_id) if _has_another_match(table))
        return await self._welcoming(user_id, (table for table in tables if not table.full))

    async def needing_substitute(self, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
        """The tables of a server at which a robot keeps somebody's seat that this member could take."""
        tables = (table for table in self._possible(guild_id, user_id) if table.lobby_view().needs_substitute)
        return await self._welcoming(user_id, tables)

    async def welcomes(self, table_id: int, user_id: int) -> bool:
        """Whether nothing is against a member at a table, for who would propose it. Raises `table-not-found`."""
        return bool(await self._welcoming(user_id, (self._registry.find(table_id),)))

    async def _welcoming(self, user_id: int, tables: Iterable[Table]) -> tuple[LobbyView, ...]:
        """Those of the tables of a server that would not refuse a member: one question for all of them."""
        found = tuple(tables)
        let_in = await self._entry.welcome([seat_request(table, user_id) for table in found])
        return tuple(table.lobby_view() for table, welcome in zip(found, let_in, strict=True) if welcome)

    def _possible(self, guild_id: int, user_id: int) -> Iterator[Table]:
        """The tables of a server at which a member does not sit, and may."""
        for table in self._registry.open_tables():
            if table.row.guild_id == guild_id and table.row.seat_of(user_id) is None and may_come(table, user_id):
                yield table


def _has_another_match(table: Table) -> bool:
    """Whether a match may begin there; the deals of an event are played once."""
    return table.row.state == "lobby" or (table.row.state == "finished" and table.row.duplicate_id is None)
