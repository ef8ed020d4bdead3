"""A plot of both columns of a match in letters: readable without a picture, by a screen reader too."""

from __future__ import annotations

from typing import Final

from bot.render.screen import Block, Text
from bot.texts import Say
from bot.texts.cards import side_name
from engine.seats import sides
from engine.view import PublicView

_WIDTH: Final = 18
_FULL: Final = ("█", "▒", "░")
"""Patterns that differ without colour, one for each side."""

_MOST_DEALS: Final = 10


def both_columns(say: Say, public: PublicView) -> tuple[Block, ...]:
    """The totals after each of the last deals as bars, longest at the target; nothing before the first score."""
    played = [deal for deal in public.deals if deal.totals is not None][-_MOST_DEALS:]
    if not played:
        return ()
    top = max(public.rules.target, *(max(deal.totals or (0,)) for deal in played))
    players = public.rules.players
    lines = [f"{_FULL[side]} {side_name(say, side, players)}" for side in range(sides(players))]
    for deal in played:
        for side, total in enumerate(deal.totals or ()):
            label = f"{deal.number:>2}" if side == 0 else "  "
            bar = _FULL[side] * max(0, round(total * _WIDTH / top))
            lines.append(f"{label} {bar} {total}")
    body = "\n".join(lines)
    return (Text(f"```\n{body}\n```"),)
