"""«Авторитет»: points from the log of thanks, computed when somebody asks; pure functions of the log and a moment.

    A(p) = sum over the givers g, over g's n-th counted thanks to p, of
           0.6^(n-1) * min(1, D(g) / 5) * 0.5^(age in days / 90)

D(g) is the number of different partners with whom g has finished a game. Counted are at most one thanks of an ordered
pair within 24 hours and at most five of a giver within 24 hours; n begins again after 180 days without a counted thanks
of the pair. So one giver can never be worth more than 2.5 points, and one who has finished games with a single partner
no more than 0.5. Times (…_ms) are UTC epoch milliseconds.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

DAY_MS: Final = 86_400_000
FACTOR: Final = 0.6
FULL_COMPANY: Final = 5
HALF_LIFE_DAYS: Final = 90
PAIR_REST_MS: Final = DAY_MS
MOST_A_DAY: Final = 5
FORGOTTEN_MS: Final = 180 * DAY_MS
FREEZE_DAYS: Final = 30
NEWCOMER_GAMES: Final = 20
"""Who has finished fewer games is a newcomer and has no level yet."""
LEVELS: Final = (3, 8, 15, 25, 40)
"""From how many points each level begins; below the first it is level 0."""

Span: TypeAlias = tuple[int, int]
"""From a moment up to (not including) another."""


@dataclass(frozen=True, slots=True)
class GivenThanks:
    """An entry of the log; one with weight 0 was taken out of account by a moderator."""

    giver: int
    receiver: int
    at_ms: int
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Counted:
    """A thanks that is worth something; `turn` is n of the formula, from 1."""

    giver: int
    receiver: int
    at_ms: int
    turn: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What a profile shows; `level` None for a newcomer and while it is hidden."""

    points: float
    givers: int
    """How many different partners have given a counted thanks."""
    finished: int
    frozen: bool
    """Whether a confirmed complaint hides the level for now; new thanks are not counted meanwhile."""

    @property
    def newcomer(self) -> bool:
        """Whether too few games are finished to say anything."""
        return self.finished < NEWCOMER_GAMES

    @property
    def level(self) -> int | None:
        """The level from 0 to 5."""
        return None if self.newcomer or self.frozen else level_of(self.points)


def counted(log: Iterable[GivenThanks], frozen: Mapping[int, Sequence[Span]] | None = None) -> Iterator[Counted]:
    """Yield the thanks that count, oldest first.

    Args:
        log: thanks in any order; without some thanks of a giver the limit of five a day cannot be kept.
        frozen: by receiver, when new thanks are worth nothing.
    """
    spans = frozen or {}
    newest: dict[tuple[int, int], tuple[int, int]] = {}
    days: defaultdict[int, deque[int]] = defaultdict(deque)
    for one in sorted(log, key=lambda thanks: (thanks.at_ms, thanks.giver, thanks.receiver)):
        if not one.weight or any(begin <= one.at_ms < end for begin, end in spans.get(one.receiver, ())):
            continue
        last_ms, turn = newest.get((one.giver, one.receiver), (one.at_ms - FORGOTTEN_MS - 1, 0))
        day = days[one.giver]
        while day and one.at_ms - day[0] >= DAY_MS:
            day.popleft()
        if one.at_ms - last_ms < PAIR_REST_MS or len(day) >= MOST_A_DAY:
            continue
        turn = 1 if one.at_ms - last_ms > FORGOTTEN_MS else turn + 1
        newest[one.giver, one.receiver] = (one.at_ms, turn)
        day.append(one.at_ms)
        yield Counted(one.giver, one.receiver, one.at_ms, turn)


def points(
    log: Iterable[GivenThanks],
    company: Mapping[int, int],
    now_ms: int,
    frozen: Mapping[int, Sequence[Span]] | None = None,
) -> dict[int, float]:
    """Return A(p) for everybody with at least one counted thanks; `company` is D(g) by giver, 0 where it lacks one."""
    totals: defaultdict[int, float] = defaultdict(float)
    for one in counted(log, frozen):
        age_days = max(0, now_ms - one.at_ms) / DAY_MS
        worth = FACTOR ** (one.turn - 1) * min(1.0, company.get(one.giver, 0) / FULL_COMPANY)
        totals[one.receiver] += worth * 0.5 ** (age_days / HALF_LIFE_DAYS)
    return dict(totals)


def givers(log: Iterable[GivenThanks], frozen: Mapping[int, Sequence[Span]] | None = None) -> dict[int, int]:
    """Return by receiver how many different partners have given a counted thanks."""
    pairs = {(one.receiver, one.giver) for one in counted(log, frozen)}
    counts: defaultdict[int, int] = defaultdict(int)
    for receiver, _ in pairs:
        counts[receiver] += 1
    return dict(counts)


def level_of(value: float) -> int:
    """The level from 0 to 5 for that many points."""
    return sum(value >= least for least in LEVELS)


def freezes(confirmed_ms: Iterable[int]) -> tuple[Span, ...]:
    """The spans in which new thanks are worth nothing, from the moments at which members were told of a decision."""
    return tuple((moment, moment + FREEZE_DAYS * DAY_MS) for moment in confirmed_ms)
