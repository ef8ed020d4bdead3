"""One more match at the same table: with the same partners or with others."""

from __future__ import annotations

from bot.render import presses
from bot.render.screen import Block, Button, Text
from bot.render.words import members_of
from bot.services.table.views import LobbyView, TableView
from bot.texts import Say
from engine.seats import sides


def next_seats(say: Say, view: TableView) -> tuple[Block, ...]:
    """Who would sit with whom in the next match, where that is not as it was in the one that is over."""
    lobby = view.lobby
    before = [None if one is None else one.user_id for one in view.players]
    if not lobby.rules.in_pairs or [None if one is None else one.user_id for one in lobby.seats] == before:
        return ()
    pairs = (
        say("rematch-pair", side=side, members=members_of(say, lobby.seats, side))
        for side in range(sides(lobby.rules.players))
    )
    return (Text("\n".join((f"**{say('rematch-seats')}**", *pairs, f"-# {say('rematch-hint')}"))),)


def rematch_buttons(say: Say, lobby: LobbyView) -> tuple[Button, ...]:
    """«Ещё партию» and «Сменить партнёров», each for the seats as they are on this screen.

    None at a table of duplicate deals: they are played once.
    """
    if lobby.duplicate_id is not None:
        return ()
    again = Button(presses.AGAIN(lobby.seating), say("match-button-rematch"), "success")
    if not lobby.rules.in_pairs:
        return (again,)
    return again, Button(presses.PARTNERS(lobby.seating), say("rematch-button-partners"))
