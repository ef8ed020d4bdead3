"""Choosing worlds by weight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from engine.robots.worlds import World


def resample(worlds: Sequence[World], weights: Sequence[float], number: int, offset: float) -> list[World]:
    """So many of the worlds, each about as often as its weight asks for; `offset` from 0 to 1 is left to chance."""
    sums = list(accumulate(weights))
    step = sums[-1] / number
    kept: list[World] = []
    position = 0
    for index in range(number):
        mark = (index + offset) * step
        while sums[position] < mark and position < len(worlds) - 1:
            position += 1
        kept.append(worlds[position])
    return kept
