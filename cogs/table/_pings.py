"""Calling members to their turn: one ping where no screen of theirs changes by itself, taken away after the move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.render.words import mention, moment
from bot.services.table.views import TableView
from bot.texts import Language, Say
from cogs.shared.hands import OpenHands
from cogs.shared.keeper import MessageKeeper
from cogs.table._cards import place_id
from engine.results import Phase

if TYPE_CHECKING:
    from bot.client import BeloteBot


Occasion: TypeAlias = tuple[int, int, bool]
"""Which state of the match it is, how many reminders there have been, and whether the others wait already."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A ping that waits for a member's move at one state of the match."""

    channel_id: int
    message_id: int
    user_id: int
    occasion: Occasion


class TurnPings:
    """The pings of all tables."""

    def __init__(self, bot: BeloteBot, keeper: MessageKeeper, hands: OpenHands) -> None:
        self._bot = bot
        self._keeper = keeper
        self._hands = hands
        self._pings: dict[int, Ping] = {}

    async def update(self, view: TableView, *, early: bool = False) -> None:
        """Take away the ping that has been followed, and call who is to act now if nothing else tells them.

        While it is `early` nobody is called: a quick decision, whoever or whatever makes it, pings nobody.
        """
        table_id = view.lobby.table_id
        wanted = _to_act(view)
        ping = self._pings.get(table_id)
        occasion = _occasion(view)
        if ping is not None and (ping.user_id, ping.occasion) == (wanted, occasion):
            return
        if ping is not None:
            del self._pings[table_id]
            await self._keeper.delete(ping.channel_id, ping.message_id)
        absent = occasion[2] or occasion[1] > 0
        if wanted is None or early or (self._hands.is_live(table_id, wanted) and not absent):
            return
        words = _words(self._bot.texts.say(Language(view.lobby.language)), view, wanted)
        channel_id = place_id(view.lobby)
        nonce = f"p{table_id}.{view.seq}.{occasion[1]}.{int(occasion[2])}"
        message_id = await self._keeper.call(channel_id, words, wanted, nonce)
        self._pings[table_id] = Ping(channel_id, message_id, wanted, occasion)


def _to_act(view: TableView) -> int | None:
    """The member whose decision is awaited; None for robots and where nobody is to act."""
    if view.lobby.state != "playing" or view.public.to_act is None:
        return None
    occupant = view.lobby.seats[view.public.to_act]
    return occupant.user_id if occupant is not None and occupant.kept is None else None


def _occasion(view: TableView) -> Occasion:
    waiting = view.people.waiting
    return (view.seq, waiting.reminders, waiting.stage == "grace") if waiting is not None else (view.seq, 0, False)


def _words(say: Say, view: TableView, user_id: int) -> str:
    """The call to a turn, the call of those who wait, or a reminder."""
    member, waiting = mention(say, user_id), view.people.waiting
    if waiting is not None and waiting.stage == "grace":
        return say("table-ping-absent", member=member, when=moment(waiting.until, "R"))
    if waiting is not None and waiting.reminders:
        return say("table-ping-reminder", member=member, when=moment(waiting.until, "R"))
    key = "table-ping-play" if view.public.phase is Phase.PLAY else "table-ping-call"
    return say(key, member=member)
