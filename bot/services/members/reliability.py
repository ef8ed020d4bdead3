"""«Надёжность»: how often a member plays to the end, and the pause after leaving too often; pure functions.

Only games of the lobby count, the last 30 of them. It forgives by playing, not by waiting: nothing here decays with
time but the pause itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Outcome: TypeAlias = Literal["good", "surrendered", "timeouts", "robot-finished", "left", "no-show", "neutral"]

KEPT: Final = 30
BAD: Final[frozenset[Outcome]] = frozenset({"robot-finished", "left", "no-show"})
NEUTRAL: Final[frozenset[Outcome]] = frozenset({"surrendered", "neutral"})
LATE_WORTH: Final = 0.5
"""A game played to the end with misses on the way is half a good one."""

_PRIOR_GOOD, _PRIOR_BAD = 9.0, 1.0
"""Everybody begins like somebody with ten games, nine of them good: one bad weekend must not cost half."""

_MINUTE: Final = 60_000
LADDER_MS: Final = (0, 10 * _MINUTE, 60 * _MINUTE, 360 * _MINUTE, 1440 * _MINUTE, 4320 * _MINUTE)
"""The pause of each step; the first is a warning only, the last is repeated."""
_LOOKED_BACK, _MOST_BAD, _IN_A_ROW = 10, 4.0, 3.0
EARLY_WEIGHT: Final = 0.5
"""Leaving a live game in its first two deals counts half."""
GOOD_FOR_A_STEP: Final = 10
"""So many good games since the last step take one step back."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a member's seat; `early` where he left a live game in its first two deals."""

    outcome: Outcome
    ended_ms: int
    match_id: int = 0
    early: bool = False


@dataclass(frozen=True, slots=True)
class Reliability:
    """The figure from 0 to 100 and what it is made of."""

    percent: int
    good: int
    late: int
    bad: int

    @property
    def games(self) -> int:
        """How many games it is made of."""
        return self.good + self.late + self.bad


@dataclass(frozen=True, slots=True)
class Cooldown:
    """Where a member stands on the ladder: 0 not at all, 1 warned, from 2 on a pause until `until_ms`."""

    step: int
    until_ms: int
    match_id: int
    """The game that led to the last step."""

    def running(self, now_ms: int) -> bool:
        """Whether he may not sit down at a table of the lobby now."""
        return now_ms < self.until_ms


def reliability(results: Sequence[Result]) -> Reliability:
    """The figure from results that count, the newest first."""
    recent = [result.outcome for result in results if result.outcome not in NEUTRAL][:KEPT]
    bad = sum(outcome in BAD for outcome in recent)
    late = sum(outcome == "timeouts" for outcome in recent)
    good = len(recent) - bad - late
    share = (_PRIOR_GOOD + good + LATE_WORTH * late) / (_PRIOR_GOOD + _PRIOR_BAD + len(recent))
    return Reliability(round(100 * share), good, late, bad)


def cooldown(results: Iterable[Result]) -> Cooldown | None:
    """Where a member stands after results that count, in any order; None for who was never even warned."""
    step, good_since = 0, 0
    reached: Cooldown | None = None
    window: deque[float] = deque(maxlen=_LOOKED_BACK)
    row = 0.0
    for result in sorted(results, key=lambda one: (one.ended_ms, one.match_id)):
        if result.outcome in NEUTRAL:
            continue
        weight = 0.0 if result.outcome not in BAD else EARLY_WEIGHT if result.early else 1.0
        window.append(weight)
        row = row + weight if weight else 0.0
        if not weight:
            good_since += 1
            if good_since >= GOOD_FOR_A_STEP and step:
                step, good_since = step - 1, 0
        elif sum(window) >= _MOST_BAD or row >= _IN_A_ROW:
            step, good_since = min(step + 1, len(LADDER_MS)), 0
            reached = Cooldown(step, result.ended_ms + LADDER_MS[step - 1], result.match_id)
            window.clear()
            row = 0.0
    return reached


def allowed_demand(asked: int, own: Reliability) -> int:
    """The reliability a host may ask for: what he asks, never more than his own."""
    return min(asked, own.percent)
