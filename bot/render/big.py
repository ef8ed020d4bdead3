"""Big buttons, for members who asked for them: one long or two short ones a row instead of up to five."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.render.screen import MAX_COMPONENTS, Block, Button, Row, Screen, component_count

SHORT: Final = 14
"""Labels up to so many characters stand two in a row: both fit side by side on a phone."""


def widened(screen: Screen) -> Screen:
    """The screen with its buttons in wide rows, from the top as far as Discord's number of components allows."""
    room = max(0, MAX_COMPONENTS - component_count(screen))
    blocks = list[Block]()
    for block in screen.blocks:
        if not isinstance(block, Row):
            blocks.append(block)
            continue
        ways = (tuple(_wide(block)), tuple(_pairs(block)), (block,))
        rows = next(rows for rows in ways if len(rows) - 1 <= room)
        room -= len(rows) - 1
        blocks += rows
    return replace(screen, blocks=tuple(blocks))


def _wide(row: Row) -> Iterator[Row]:
    """Long labels alone, short ones in pairs."""
    waiting: Button | None = None
    for control in row.controls:
        if not isinstance(control, Button) or len(control.label) > SHORT:
            if waiting is not None:
                yield Row((waiting,))
            waiting = None
            yield Row((control,))
        elif waiting is not None:
            yield Row((waiting, control))
            waiting = None
        else:
            waiting = control
    if waiting is not None:
        yield Row((waiting,))


def _pairs(row: Row) -> Iterator[Row]:
    for start in range(0, len(row.controls), 2):
        yield Row(row.controls[start : start + 2])
