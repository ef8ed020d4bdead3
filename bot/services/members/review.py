"""Circles that thank each other a lot: a quiet note for moderators every night, never a punishment.

A table of friends who play daily looks like a ring too, so nothing follows from a note by itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.services.members.standing import DAY_MS, GivenThanks

SPAN_DAYS: Final = 30
TOP_GIVERS: Final = 3


@dataclass(frozen=True, slots=True)
class ReviewThresholds:
    """From where on a member is noted: thanks a day on average, shares from 0 to 1. Kept out of what the bot says."""

    a_day: float = 1.0
    top_share: float = 0.9
    reciprocity: float = 0.9


@dataclass(frozen=True, slots=True)
class CircleNote:
    """What was found about a member in the last 30 days."""

    user_id: int
    received: int
    top_share: float
    """Which part of it came from the three members who gave most."""
    reciprocity: float
    """Which part of it was given back, giver by giver."""
    givers: tuple[int, ...]
    """Those three, who gave most first."""


def circles(log: Iterable[GivenThanks], now_ms: int, thresholds: ReviewThresholds) -> tuple[CircleNote, ...]:
    """Return the members who pass all thresholds, in the order of their ids."""
    gave: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for one in log:
        if one.weight and now_ms - SPAN_DAYS * DAY_MS <= one.at_ms <= now_ms:
            gave[one.receiver][one.giver] += 1
    notes: list[CircleNote] = []
    for user_id, sources in sorted(gave.items()):
        received = sources.total()
        top = sources.most_common(TOP_GIVERS)
        share = sum(count for _, count in top) / received
        returned = sum(min(count, gave.get(giver, Counter[int]())[user_id]) for giver, count in sources.items())
        note = CircleNote(user_id, received, share, returned / received, tuple(giver for giver, _ in top))
        if (
            received >= thresholds.a_day * SPAN_DAYS
            and note.top_share >= thresholds.top_share
            and note.reciprocity >= thresholds.reciprocity
        ):
            notes.append(note)
    return tuple(notes)
