"""The public card of a running deal: everything as text, one place a line, nothing that only colour tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.render import presses
from bot.render.bidding import auction_lines, contract_line, open_card_lines, said_by_seat
from bot.render.screen import Block, Button, Line, Picture, Screen, Text, buttons
from bot.render.table.people import menu_button, people_blocks, turn_suffix
from bot.render.words import FELT, person, rules_in_short, side_scores, side_tricks, system_of
from bot.services.table.views import TableView
from bot.texts import Say
from bot.texts.cards import card_face
from engine.cards import Card
from engine.results import Phase, Trick
from engine.seats import Seat, next_seat
from engine.tricks import tricks_by_side
from engine.view import PublicView

_ACTING: Final = "➤"
_WAITING: Final = "•"


def table_card(say: Say, view: TableView, picture: Picture | None = None) -> Screen:
    """The card of the running deal, in the table's language; a picture stands in the place of the list of seats."""
    public = view.public
    top = [f"### {say('table-heading', deal=public.number, seat=public.dealer)}"]
    top.append(side_scores(say, public.totals, public.rules.players))
    if public.carry:
        top.append(say("score-carry", system=system_of(public.rules), n=public.carry))
    top += auction_lines(say, public) if public.contract is None else [contract_line(say, view, public.contract)]
    top.append(f"-# {say('table-terms', game=rules_in_short(say, public.rules), target=public.rules.target)}")
    bottom = _bottom(say, view, counts=picture is None)
    if picture is None:
        blocks: list[Block] = [Text("\n".join(top)), Line(), Text("\n".join(_places(say, view)))]
        blocks += [Line(), Text("\n".join(bottom))] if bottom else []
    else:
        bottom = [*announced_lines(say, public), *bottom]
        seats = replace(picture, words="\n".join(_places(say, view)))
        blocks = [Text("\n".join(top)), seats, *([Text("\n".join(bottom))] if bottom else [])]
    blocks += people_blocks(say, view)
    blocks += table_buttons(say, playing=public.phase is Phase.PLAY)
    return Screen(view.lobby.table_id, view.seq, tuple(blocks), FELT)


def table_buttons(say: Say, *, playing: bool) -> tuple[Block, ...]:
    """What anybody may press under a card."""
    return buttons(
        Button(presses.HAND(), say("table-button-hand"), "primary"),
        Button(presses.SCORE(), say("table-button-score")),
        Button(presses.LAST(), say("table-button-last")) if playing else None,
        menu_button(say),
    )


def trick_by_seat(leader: Seat, cards: tuple[Card, ...], players: int) -> dict[Seat, Card]:
    """Who laid which card of a trick."""
    return {next_seat(leader, players, step): card for step, card in enumerate(cards)}


def last_trick_line(say: Say, trick: Trick) -> str:
    """The finished trick in playing order with its winning card in bold, and who took it."""
    laid = trick_by_seat(trick.leader, trick.cards, len(trick.cards))
    cards = (
        f"**{card_face(say, card)}**" if seat == trick.winner else card_face(say, card) for seat, card in laid.items()
    )
    return say("table-last-trick", cards=" ".join(cards), seat=trick.winner)


def _places(say: Say, view: TableView) -> list[str]:
    """The places: who sits there and what they have said or laid."""
    public = view.public
    shown = _words_of_seats(say, public)
    lines: list[str] = []
    for seat, occupant in enumerate(view.lobby.seats):
        mark = _ACTING if seat == public.to_act else _WAITING
        line = f"{mark} **{say('seat-name', seat=seat)}** {person(say, occupant)}"
        lines.append(f"{line} — {shown[seat]}" if seat in shown else line)
    return [*lines, *open_card_lines(say, public), *announced_lines(say, public)]


def announced_lines(say: Say, public: PublicView) -> list[str]:
    """What was said aloud of combinations in this deal, by kind."""
    return [
        say("table-announced", seat=seat, kinds=say.listed(say("declaration-word", kind=kind.value) for kind in kinds))
        for seat, kinds in public.announced
    ]


def _words_of_seats(say: Say, public: PublicView) -> dict[Seat, str]:
    if public.phase is Phase.AUCTION:
        return said_by_seat(say, public)
    laid = trick_by_seat(public.trick_leader or 0, public.trick, public.rules.players)
    return {seat: f"**{card_face(say, card)}**" for seat, card in laid.items()}


def _bottom(say: Say, view: TableView, *, counts: bool) -> list[str]:
    """The last trick and whose turn it is, with the tricks of each side where no picture shows them."""
    public, players = view.public, view.public.rules.players
    lines: list[str] = []
    if public.phase is Phase.PLAY:
        if counts:
            taken = tricks_by_side(public.tricks, players)
            lines.append(say("table-tricks", parts=side_tricks(say, taken, players)))
        if public.tricks:
            lines.append(last_trick_line(say, public.tricks[-1]))
    if public.to_act is not None:
        key = "table-turn-play" if public.phase is Phase.PLAY else "table-turn-call"
        member = person(say, view.lobby.seats[public.to_act])
        lines.append(f"**{say(key, member=member, seat=public.to_act)}**{turn_suffix(view)}")
    return lines
