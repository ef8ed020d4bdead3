"""The lobby card, its one-line form while a match runs, and the list of tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.render import presses
from bot.render.club import move_time
from bot.render.screen import Block, Button, Line, Row, Screen, Text, buttons
from bot.render.table.score import fairness_short
from bot.render.words import FELT, changed_names, game_title, mention, moment, person, place_link, side_scores
from bot.services.table.views import LobbyView, TableView
from bot.texts import Say
from bot.texts.cards import SEPARATOR
from bot.texts.escape import plain
from engine.presets import preset
from engine.seats import Seat, seats_of, sides

_LIVE_MINUTES: Final = 45
_DAYS: Final = 24
"""Usual lengths of a match to the game's own target (a model of 222 decisions a match, eight visits a day)."""
_USUAL_DEALS: Final = 8
"""How many deals such a match has."""


def lobby_card(say: Say, lobby: LobbyView, demand: int | None = None) -> Screen:
    """The card of a table in its channel in any state; `demand` is the reliability its host asks for."""
    blocks = _waiting(say, lobby, demand) if lobby.state == "lobby" else [Text(_one_line(say, lobby))]
    return Screen(lobby.table_id, lobby.revision, tuple(blocks), FELT)


def game_name(say: Say, lobby: LobbyView) -> str:
    """The name of the game that is played there."""
    return game_title(say, lobby.rules)


def usual_length(say: Say, lobby: LobbyView) -> str:
    """How long a match to that target takes at that pace, roughly."""
    if lobby.rules.deals:
        share = lobby.rules.deals / _USUAL_DEALS
    else:
        share = lobby.rules.target / preset(lobby.rules.preset).target
    if lobby.pace == "live":
        return say("count-minutes", n=max(5, 5 * round(share * _LIVE_MINUTES / 5)))
    return say("count-days", n=max(1, round(share * _DAYS)))


def table_list(
    say: Say,
    mine: Sequence[LobbyView],
    free: Sequence[LobbyView],
    running: Sequence[LobbyView],
    matches: Sequence[TableView] = (),
    demands: Mapping[int, int] = MappingProxyType({}),
) -> Screen:
    """The tables of a server: one's own unfinished ones first, then those with free seats, then running ones.

    `matches` are the running matches among one's own: whose turn it is there is said too. `demands` tells by host which
    reliability is asked for.
    """
    own = {view.lobby.table_id: view for view in matches}
    blocks: list[Block] = [Text(f"### {say('list-title')}")]
    for title, tables in (("list-mine", mine), ("list-open", free), ("list-running", running)):
        if tables:
            rows = (_list_row(say, one, own.get(one.table_id), demands.get(one.host_id)) for one in tables[:10])
            blocks.append(Text("\n".join((f"**{say(title)}**", *rows))))
    if len(blocks) == 1:
        blocks.append(Text(say("list-empty")))
    return Screen(0, 0, tuple(blocks), FELT)


def free_seat_buttons(say: Say, lobby: LobbyView) -> tuple[Row, ...]:
    """A button for each free seat, so that one chooses the partner."""
    return buttons(
        *(Button(presses.SEAT(seat), say("lobby-button-seat", seat=seat), "primary") for seat in lobby.free_seats)
    )


def robot_button(say: Say, lobby: LobbyView) -> Button | None:
    """The button that puts a robot on the first free seat; None where no seat is free."""
    free = lobby.free_seats
    return Button(presses.ROBOT(free[0]), say("lobby-button-robot")) if free else None


def close_question(say: Say, table_id: int) -> Screen:
    """The question before a table is closed."""
    rows = buttons(
        Button(presses.CLOSE_YES(), say("close-button-yes"), "danger"),
        Button(presses.CLOSE_NO(), say("close-button-no")),
    )
    return Screen(table_id, 0, (Text(say("close-confirm", table=table_id)), *rows))


def table_choice(say: Say, lobby: LobbyView, user_id: int) -> str:
    """A table in a line of up to 100 letters, as commands offer it while one types."""
    table, game = lobby.table_id, game_name(say, lobby)
    if lobby.seat_of(user_id) is not None:
        return say("list-choice-mine", table=table, game=game)
    if lobby.state == "playing":
        return say("list-choice-running", table=table, game=game)
    return say("list-choice-open", table=table, game=game, free=len(lobby.free_seats))


def invitation_letter(say: Say, club: str, lobby: LobbyView, host_id: int) -> Screen:
    """What a guest is written: who invites them where."""
    words = say("invite-letter", member=mention(say, host_id), game=game_name(say, lobby), link=place_link(lobby))
    lines = (f"### {say('letter-title', club=plain(club))}", words, f"-# {say('invite-letter-hint')}")
    return Screen(0, 0, (Text("\n".join(lines)),), FELT)


def _waiting(say: Say, lobby: LobbyView, demand: int | None) -> list[Block]:
    title = f"### {say('lobby-title', table=lobby.table_id, game=game_name(say, lobby))}"
    times, host = SEPARATOR.join((_terms(say, lobby), *_times(say, lobby))), mention(say, lobby.host_id)
    top = [title, times, say("lobby-host", member=host)]
    changed = changed_names(say, lobby.rules)
    if changed:
        top.append(f"**{say('lobby-rules', options=changed)}**")
    if lobby.private:
        top.append(say("lobby-private"))
    elif demand:
        top.append(say("lobby-demand", n=demand))
    places = _places(say, lobby)
    free = len(lobby.free_seats)
    state = [say("lobby-waiting", free=free) if free else say("lobby-ready")]
    if lobby.expires_at is not None:
        state.append(f"-# {say('lobby-expires', when=moment(lobby.expires_at, 'R'))}")
    if lobby.duplicate_id is not None:
        state.append(f"-# {say('duplicate-lobby', number=lobby.duplicate_id)}")
    state.append(f"-# {fairness_short(say, lobby.commitment)}")
    blocks: list[Block] = [Text("\n".join(top)), Line(), Text("\n".join(places)), Line(), Text("\n".join(state))]
    return [*blocks, *_lobby_buttons(say, lobby)]


def _terms(say: Say, lobby: LobbyView) -> str:
    pace, length = say(f"pace-{lobby.pace}"), usual_length(say, lobby)
    if lobby.rules.deals:
        return say("duplicate-terms", n=lobby.rules.deals, pace=pace, length=length)
    return say("lobby-terms", pace=pace, target=lobby.rules.target, length=length)


def _times(say: Say, lobby: LobbyView) -> Iterator[str]:
    """How long a decision may take at this table; nothing where there is no limit."""
    if lobby.times.move_seconds if lobby.pace == "live" else lobby.times.move_hours:
        yield move_time(say, lobby.times, lobby.pace)


def _places(say: Say, lobby: LobbyView) -> list[str]:
    """Who sits where: pair by pair, or seat by seat where each plays alone."""
    players = lobby.rules.players
    if not lobby.rules.in_pairs:
        return [_place(say, lobby, seat) for seat in range(players)]
    places: list[str] = []
    for side in range(sides(players)):
        places.append(f"**{say('pair-name', side=side)}**")
        places += (_place(say, lobby, seat) for seat in seats_of(side, players))
    return places


def _place(say: Say, lobby: LobbyView, seat: Seat) -> str:
    occupant = lobby.seats[seat]
    if occupant is None:
        return say("lobby-seat-free", seat=seat)
    return say("lobby-seat-taken", seat=seat, member=person(say, occupant))


def _lobby_buttons(say: Say, lobby: LobbyView) -> tuple[Row, ...]:
    robots = [seat for seat, occupant in enumerate(lobby.seats) if occupant is not None and occupant.kind == "robot"]
    return (
        *free_seat_buttons(say, lobby),
        *buttons(
            robot_button(say, lobby),
            Button(presses.UNROBOT(robots[-1]), say("lobby-button-robot-away")) if robots else None,
            Button(presses.STAND(), say("lobby-button-stand")),
        ),
        *buttons(
            Button(presses.START(), say("lobby-button-start"), "success", disabled=bool(lobby.free_seats)),
            Button(presses.RULES(), say("lobby-button-rules")),
            Button(presses.CLOSE(), say("close-button-yes")),
        ),
    )


def _one_line(say: Say, lobby: LobbyView) -> str:
    table, link = lobby.table_id, place_link(lobby)
    if lobby.covered and lobby.state in ("playing", "finished"):
        return say(f"duplicate-line-{lobby.state}", table=table, link=link)
    score = side_scores(say, lobby.totals, lobby.rules.players)
    if lobby.state == "playing":
        return say("lobby-running", table=table, score=score, link=link)
    if lobby.state == "finished":
        return say("lobby-finished", table=table, score=score, link=link)
    if lobby.closed_reason == "expired" and not lobby.match_number:
        return say("lobby-expired", table=table)
    return say("lobby-closed", table=table)


def _list_row(say: Say, lobby: LobbyView, view: TableView | None, demand: int | None) -> str:
    if lobby.state == "lobby":
        row = say(
            "list-row-open",
            table=lobby.table_id,
            game=game_name(say, lobby),
            pace=say(f"pace-{lobby.pace}"),
            free=len(lobby.free_seats),
            link=place_link(lobby),
        )
        parts = [row, say("list-length", length=usual_length(say, lobby))]
        if lobby.private:
            parts.append(say("list-private"))
        elif demand:
            parts.append(say("list-demand", n=demand))
        return SEPARATOR.join(parts)
    if lobby.covered:
        row = say("duplicate-row", table=lobby.table_id, game=game_name(say, lobby), link=place_link(lobby))
    else:
        score = side_scores(say, lobby.totals, lobby.rules.players)
        named = {"table": lobby.table_id, "game": game_name(say, lobby), "link": place_link(lobby)}
        row = say("list-row-running", score=score, **named)
    return SEPARATOR.join((row, *_turn(say, view))) if view is not None else row


def _turn(say: Say, view: TableView) -> Iterator[str]:
    """Whose turn it is at a running match, and how much time is left."""
    if view.public.to_act is not None:
        yield say("list-turn", member=person(say, view.lobby.seats[view.public.to_act]))
    if view.people.waiting is not None:
        yield say("list-until", when=moment(view.people.waiting.until, "R"))
