"""The rating of pairs: a number for each two members who play together, by family of games, out of the log alone.

A match counts where it was finished at a public table, began with four members and went to at least half of its game's
own target. Each pair is one player of OpenSkill's Plackett-Luce model; its mean is what is shown. Where a member left
his seat to a robot or a substitute (club policy, section 4):

    nothing changes for his pair, whoever wins: the partner never loses by it, the leaver never wins by it
    the others win rating if they won and were ahead when he left, or won by a fifth of the target (200 of 1000)
    otherwise the match is not rated

Nothing is stored: the same log gives the same ratings, and who is forgotten there is forgotten here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.codec import decode_rules
from bot.store.errors import UnreadableRules
from bot.store.members.contests import ContestRow
from engine.presets import preset
from engine.rules import Rules
from engine.seats import in_pairs, seats_of

Pair: TypeAlias = tuple[int, int]
"""Two members, the smaller id first."""

PROVISIONAL: Final = 8
"""So many rated matches are needed before a rating says much; until then it stands in no list."""
_CENTRE: Final = 1000
_SCALE: Final = 20
"""How many shown points one point of the model is."""


@dataclass(frozen=True, slots=True)
class PairRating:
    """What a pair has reached in a family of games."""

    pair: Pair
    family: str
    """The system of scoring that the games of a family share: `contract`, `classic`, `match_points`, `pair`."""
    points: int
    """1000 for a pair that has played nothing."""
    played: int
    won: int

    @property
    def provisional(self) -> bool:
        """Whether too few matches have been rated."""
        return self.played < PROVISIONAL

    def partner_of(self, user_id: int) -> int:
        """The other one."""
        return self.pair[1] if self.pair[0] == user_id else self.pair[0]


@dataclass(slots=True)
class _Standing:
    rating: PlackettLuceRating
    played: int = 0
    won: int = 0


class Ladder:
    """Ratings in the making: matches are counted one after the other, each after all that ended before it."""

    def __init__(self) -> None:
        # Without limit_sigma a favourite's win could widen his uncertainty.
        self._model = PlackettLuce(limit_sigma=True)
        self._standings: dict[tuple[str, Pair], _Standing] = {}

    def count(self, rows: Iterable[ContestRow]) -> None:
        """Count matches that ended after those counted before, in whatever order they are given."""
        for row in sorted(rows, key=lambda row: row.moment):
            rules = _rules(row.rules)
            if rules is not None and _long_enough(rules) and in_pairs(len(row.seats)):
                _rate(self._model, self._standings, row, rules)

    def ratings(self) -> tuple[PairRating, ...]:
        """The ratings now; the best first within a family."""
        found = (
            PairRating(pair, family, self._points(one.rating), one.played, one.won)
            for (family, pair), one in self._standings.items()
            if one.played
        )
        return tuple(sorted(found, key=lambda one: (one.family, -one.points, -one.played, one.pair)))

    def _points(self, rating: PlackettLuceRating) -> int:
        return round(_CENTRE + _SCALE * (rating.mu - self._model.mu))


def pairs_of(row: ContestRow) -> tuple[Pair, Pair]:
    """The two pairs that began a match, by side."""
    first, second = (sorted(row.seats[seat].user_id for seat in seats_of(side, len(row.seats))) for side in (0, 1))
    return (first[0], first[1]), (second[0], second[1])


def rated_sides(row: ContestRow, target: int) -> tuple[int, ...]:
    """The sides whose rating a match changes."""
    broken = {seat % 2 for seat in row.left_at}
    if not broken:
        return (0, 1)
    if broken != {1 - row.winner}:
        return ()
    ahead = any(totals[row.winner] > totals[1 - row.winner] for totals in row.left_at.values())
    clear = 5 * (row.totals[row.winner] - row.totals[1 - row.winner]) >= target
    return (row.winner,) if ahead or clear else ()


def _rate(model: PlackettLuce, standings: dict[tuple[str, Pair], _Standing], row: ContestRow, rules: Rules) -> None:
    sides = rated_sides(row, rules.target)
    pairs = pairs_of(row)
    # A pair that only left is rated against as what it is, a newcomer where it has not played.
    both = [standings.setdefault((rules.scoring, pair), _Standing(model.rating())) for pair in pairs]
    if not sides:
        return
    after = model.rate([[one.rating] for one in both], ranks=[int(side != row.winner) for side in (0, 1)])
    for side in sides:
        one = both[side]
        one.rating = after[side][0]
        one.played += 1
        one.won += side == row.winner


def _long_enough(rules: Rules) -> bool:
    return not rules.deals and 2 * rules.target >= preset(rules.preset).target


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules | None:
    """Stored rules; None for those of a version that this one does not know."""
    try:
        return decode_rules(text)
    except UnreadableRules:
        return None
