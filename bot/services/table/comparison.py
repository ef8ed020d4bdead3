"""The same deals at several tables, compared: a pure function of what each table scored.

The result of a deal is what North and South scored more than West and East. A pair is compared with those who held the
same cards: what it gained is its result less the average of all tables, and for each table that did worse it gets two
match points, for each that did the same one. A pair one of whom left his seat to a robot or a substitute is compared
like the others and wins nothing (club policy, section 4: the leaver gets no win, even if his robot wins).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.match import Match
from engine.seats import Side


@dataclass(frozen=True, slots=True)
class TableResults:
    """What a table made of the deals: its number, and by deal what the first side scored more than the other."""

    table_id: int
    results: tuple[int, ...]
    left: frozenset[Side] = frozenset()
    """The sides that did not play it to the end themselves."""


@dataclass(frozen=True, slots=True)
class PairLine:
    """How a pair did against those who held the same cards."""

    table_id: int
    side: Side
    gained: float
    """Points above the average of its line, over all deals."""
    match_points: int
    held: bool
    """Whether both played to the end themselves."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """All results; `lines` are the pairs, the best first."""

    tables: tuple[TableResults, ...]
    averages: tuple[float, ...]
    """By deal."""
    lines: tuple[PairLine, ...]

    @property
    def winners(self) -> tuple[PairLine, ...]:
        """The best pair that played to the end, or several that are equal."""
        held = [line for line in self.lines if line.held]
        return tuple(line for line in held if line.gained == held[0].gained)


def results_of(match: Match) -> tuple[int, ...] | None:
    """The results of a match's deals; None where it was not played to the end."""
    deals = match.rules.deals
    if match.winner is None or len(match.finished) < deals:
        return None
    found: list[int] = []
    before = 0
    for score in match.results[:deals]:
        now = before if score is None else score.totals[0] - score.totals[1]
        found.append(now - before)
        before = now
    return tuple(found)


def compare(tables: Sequence[TableResults]) -> Comparison | None:
    """The comparison of these tables, which have played equally many deals.

    None for fewer than two, and where no pair played to the end itself.
    """
    if len(tables) < 2:
        return None
    played = tuple(sorted(tables, key=lambda table: table.table_id))
    deals = tuple(zip(*(table.results for table in played), strict=True))
    lines = [_line(table, side, deals) for table in played for side in (0, 1)]
    if not any(line.held for line in lines):
        return None
    lines.sort(key=lambda line: (-line.gained, -line.match_points, line.table_id, line.side))
    return Comparison(played, tuple(sum(deal) / len(deal) for deal in deals), tuple(lines))


def _line(table: TableResults, side: Side, deals: Sequence[Sequence[int]]) -> PairLine:
    sign = 1 if side == 0 else -1
    # Whole numbers until the last step, so that equal pairs are equal.
    gained = sum(sign * (len(deal) * own - sum(deal)) for own, deal in zip(table.results, deals, strict=True))
    points = sum(
        sum(1 + _sign(sign * (own - other)) for other in deal) - 1
        for own, deal in zip(table.results, deals, strict=True)
    )
    return PairLine(table.table_id, side, gained / len(deals[0]), points, side not in table.left)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
