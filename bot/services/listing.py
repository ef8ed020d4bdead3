"""Which of the open tables concern whom; the oldest first."""

from __future__ import annotations

from bot.services.hall import Hall
from bot.services.views import LobbyView, TableView


def of_server(hall: Hall, guild_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_of`."""
    return tuple(table.lobby_view() for table in hall.open_tables() if table.row.guild_id == guild_id)


def of_member(hall: Hall, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_with`."""
    return tuple(table.lobby_view() for table in hall.open_tables() if table.row.seat_of(user_id) is not None)


def joinable(hall: Hall, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.free_tables`."""
    return tuple(
        table.lobby_view()
        for table in hall.open_tables()
        if table.row.guild_id == guild_id
        and table.row.state in ("lobby", "finished")
        and not (table.row.private or table.full or table.row.seat_of(user_id))
    )


def running_of(hall: Hall, user_id: int) -> tuple[TableView, ...]:
    """See `TableService.matches_with`."""
    return tuple(
        table.table_view()
        for table in hall.open_tables()
        if table.row.state == "playing" and table.fault is None and table.row.seat_of(user_id) is not None
    )


def needing_substitute(hall: Hall, guild_id: int, user_id: int) -> tuple[LobbyView, ...]:
    """See `TableService.tables_without`."""
    return tuple(
        lobby
        for lobby in of_server(hall, guild_id)
        if lobby.seat_of(user_id) is None and not lobby.private and lobby.needs_substitute
    )
