"""Which of the open tables concern whom; the oldest first.

Nobody is shown a table as one to join that would refuse him, and never a word why it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.services.table.doorkeeper import Doorkeeper
from bot.services.table.hall import Hall
from bot.services.table.lobby import may_come, seat_request
from bot.services.table.table import Table
from bot.services.table.views import LobbyView, TableView


def of_server(hall: Hall, guild_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_of`."""
    return tuple(table.lobby_view() for table in hall.open_tables() if table.row.guild_id == guild_id)


def of_member(hall: Hall, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_with`."""
    return tuple(table.lobby_view() for table in hall.open_tables() if table.row.seat_of(user_id) is not None)


async def joinable(hall: Hall, door: Doorkeeper, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.free_tables`."""
    tables = (table for table in _possible(hall, guild_id, user_id) if _has_another_match(table))
    return await welcoming(door, user_id, (table for table in tables if not table.full))


def running_of(hall: Hall, user_id: int) -> tuple[TableView, ...]:
    """See `TableService.matches_with`."""
    return tuple(
        table.table_view()
        for table in hall.open_tables()
        if table.row.state == "playing" and table.fault is None and table.row.seat_of(user_id) is not None
    )


async def needing_substitute(hall: Hall, door: Doorkeeper, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_without`."""
    tables = (table for table in _possible(hall, guild_id, user_id) if table.lobby_view().needs_substitute)
    return await welcoming(door, user_id, tables)


async def welcoming(door: Doorkeeper, user_id: int, tables: Iterable[Table]) -> tuple[LobbyView, ...]:
    """Those of the tables of a server that would not refuse a member; the doorkeeper is asked once for all of them."""
    found = tuple(tables)
    let_in = await door.welcome([seat_request(table, user_id) for table in found])
    return tuple(table.lobby_view() for table, welcome in zip(found, let_in, strict=True) if welcome)


def _has_another_match(table: Table) -> bool:
    """Whether a match may begin there; the deals of an event are played once."""
    return table.row.state == "lobby" or (table.row.state == "finished" and table.row.duplicate_id is None)


def _possible(hall: Hall, guild_id: int, user_id: int) -> Iterator[Table]:
    """The tables of a server at which a member does not sit, and may."""
    for table in hall.open_tables():
        if table.row.guild_id == guild_id and table.row.seat_of(user_id) is None and may_come(table, user_id):
            yield table
