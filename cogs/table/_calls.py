"""Calling a member to his turn: one ping where no screen of his changes by itself, taken away after his move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.services.views import TableView
from bot.texts import Language
from cogs.shared.desk import HandDesk
from cogs.table._places import Places, place_id
from engine.results import Phase

if TYPE_CHECKING:
    from bot.client import BeloteBot


@dataclass(frozen=True, slots=True)
class Call:
    """A ping that waits for a member's move at one state of the match."""

    channel_id: int
    message_id: int
    user_id: int
    seq: int


class Calls:
    """The pings of all tables."""

    def __init__(self, bot: BeloteBot, places: Places, desk: HandDesk) -> None:
        self._bot = bot
        self._places = places
        self._desk = desk
        self._calls: dict[int, Call] = {}

    async def update(self, view: TableView) -> None:
        """Take away the ping that has been followed, and call who is to act now if nothing else tells him."""
        table_id = view.lobby.table_id
        wanted = _to_act(view)
        call = self._calls.get(table_id)
        if call is not None and (call.user_id, call.seq) == (wanted, view.seq):
            return
        if call is not None:
            del self._calls[table_id]
            await self._places.delete(call.channel_id, call.message_id)
        if wanted is None or self._desk.is_live(table_id, wanted):
            return
        say = self._bot.texts.say(Language(view.lobby.language))
        key = "table-ping-play" if view.public.phase is Phase.PLAY else "table-ping-call"
        words = say(key, member=f"<@{wanted}>")
        channel_id = place_id(view.lobby)
        message_id = await self._places.call(channel_id, words, wanted, f"p{table_id}.{view.seq}")
        self._calls[table_id] = Call(channel_id, message_id, wanted, view.seq)


def _to_act(view: TableView) -> int | None:
    """The member whose decision is awaited; None for robots and where nobody is to act."""
    if view.lobby.state != "playing" or view.public.to_act is None:
        return None
    occupant = view.lobby.seats[view.public.to_act]
    return occupant.user_id if occupant is not None else None
