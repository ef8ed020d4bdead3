"""The columns of a match: its score sheet in a picture and in letters, and its plot."""

from __future__ import annotations

from typing import Final

from bot.render.figures import plot_picture, sheet_picture
from bot.render.screen import Block, Picture, Text
from bot.render.table.picture import Names, shown_name
from bot.services.table.views import TableView
from bot.texts import Say
from bot.texts.cards import side_name
from engine.rules import Rules
from engine.seats import Seat, Side, in_order, in_pairs, seats_of, side_of, sides
from engine.view import DealView, PublicView

SHEET_DEALS: Final = 12
"""How many deals a sheet shows; older ones are in its sums, in the select of deals and in the record."""


def running_sheet(say: Say, deals: tuple[DealView, ...]) -> str:
    """The columns of the match, one deal a line, in a block of equal-width letters."""
    scored = _scored(deals)
    if not scored:
        return say("score-sheet-empty")
    players = len(deals[-1].hands)
    rows = [("", *(side_name(say, side, players) for side in range(sides(players))))]
    rows += ((str(number), *map(str, points)) for number, points, _ in scored[-SHEET_DEALS:])
    rows.append(("Σ", *map(str, scored[-1][2])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    body = "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return f"```\n{body}\n```"


def sheet_block(say: Say, public: PublicView, seat: Seat | None = None) -> Block:
    """The score sheet as a picture, in letters where there is none; from a seat its own column comes first."""
    order = _order(seat, public.rules.players)
    rows = [
        (number, [points[side] for side in order], [totals[side] for side in order])
        for number, points, totals in _scored(public.deals)[-SHEET_DEALS:]
    ]
    words = running_sheet(say, public.deals)
    titles = [_title(say, side, seat, public.rules.players) for side in order]
    return sheet_picture(say, titles, rows, target_of(public.rules), words) or Text(words)


def match_plot(say: Say, view: TableView, names: Names) -> Picture | None:
    """The totals of all sides by deal, with the names of those who played; None before the first score."""
    players = view.public.rules.players
    members = [
        say.listed(filter(None, (shown_name(say, view.players[seat], names) for seat in seats_of(side, players))))
        for side in range(sides(players))
    ]
    titles = [side_name(say, side, players) for side in range(sides(players))]
    totals = [(number, after) for number, _, after in _scored(view.public.deals)]
    return plot_picture(say, titles, members, totals, target_of(view.public.rules))


def target_of(rules: Rules) -> int:
    """What a match is played to; 0 where it has so many deals instead."""
    return 0 if rules.deals else rules.target


def _scored(deals: tuple[DealView, ...]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """The number, the points and the totals of every deal that was not passed out."""
    return [
        (deal.number, deal.score.score, deal.totals)
        for deal in deals
        if deal.score is not None and deal.totals is not None
    ]


def _order(seat: Seat | None, players: int) -> tuple[Side, ...]:
    if seat is None:
        return tuple(range(sides(players)))
    return tuple(dict.fromkeys(side_of(other, players) for other in in_order(seat, players)))


def _title(say: Say, side: Side, seat: Seat | None, players: int) -> str:
    """«Мы» and «Они» for who sits in a pair, «Вы» for who plays alone, else the side's name."""
    if seat is None or (not in_pairs(players) and side != seat):
        return side_name(say, side, players)
    if not in_pairs(players):
        return say("figures-you")
    return say("figures-us") if side == side_of(seat, players) else say("figures-them")
