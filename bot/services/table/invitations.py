"""Invitations: at a table by invitation only who was invited sits down; others may be invited to any table."""

from __future__ import annotations

from typing import Final

from bot.clock import to_ms
from bot.services.errors import TableRefused
from bot.services.table.hall import Hall
from bot.services.table.views import LobbyView

MOST_INVITED: Final = 12
"""To one table, its host not counted; whoever is invited is written to."""


class Invitations:
    """Who may come to a table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def invite(self, table_id: int, user_id: int, guest_id: int) -> LobbyView:
        """See `TableService.invite`."""
        async with self._hall.hold(table_id) as table:
            table.require_seat(user_id)
            if table.row.seat_of(guest_id) is not None:
                raise TableRefused("guest-seated")
            if guest_id in table.invited:
                raise TableRefused("already-invited")
            if len(table.invited - {table.row.host_id}) >= MOST_INVITED:
                raise TableRefused("too-many-invited", n=MOST_INVITED)
            await self._hall.store.invite(table.id, guest_id, user_id, to_ms(self._hall.clock.now()))
            table.invited |= {guest_id}
            return table.lobby_view()

    def let_go(self, user_id: int) -> None:
        """See `TableService.uninvite`."""
        for table in self._hall.open_tables():
            table.invited -= {user_id}
