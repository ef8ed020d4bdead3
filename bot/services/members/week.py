"""The table of a week: from Monday to Monday in UTC, members and pairs by what they have played and won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

from bot.services.members.ladder import Pair, pairs_of
from bot.store.members.contests import ContestRow
from engine.seats import in_pairs, side_of

WEEK: Final = timedelta(days=7)
LEAST_GAMES: Final = 3
"""Who has played fewer matches in the week is not listed."""
FOR_PLAYING: Final = 1
FOR_WINNING: Final = 2

WeekFigures: TypeAlias = dict[tuple[int, ...], tuple[int, int]]
"""By member (a tuple of one) or pair: matches played and won."""


@dataclass(frozen=True, slots=True)
class WeekLine:
    """A place in the table: of a member, or of a pair."""

    place: int
    """Those with equal figures share one."""
    people: tuple[int, ...]
    points: int
    played: int
    won: int


def monday(moment: datetime) -> datetime:
    """When the week of a moment began: Monday, 0:00 UTC."""
    day = moment.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day - timedelta(days=day.weekday())


def members_of_week(rows: Iterable[ContestRow]) -> WeekFigures:
    """By member: matches in which he held his seat, and those of them that his side won."""
    played, won = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for row in rows:
        for number, seat in enumerate(row.seats):
            if seat.held:
                played[seat.user_id,] += 1
                won[seat.user_id,] += side_of(number, len(row.seats)) == row.winner
    return {people: (number, won[people]) for people, number in played.items()}


def pairs_of_week(rows: Iterable[ContestRow]) -> WeekFigures:
    """By pair: matches that both played to the end together, and those of them that they won."""
    played, won = Counter[Pair](), Counter[Pair]()
    for row in rows:
        if not in_pairs(len(row.seats)):
            continue
        for side, pair in enumerate(pairs_of(row)):
            if all(side_of(seat, len(row.seats)) != side for seat in row.left_at):
                played[pair] += 1
                won[pair] += side == row.winner
    return {pair: (number, won[pair]) for pair, number in played.items()}


def week_lines(figures: WeekFigures, most: int) -> tuple[WeekLine, ...]:
    """The table, the best first; figures of those who are not to be listed have been taken out."""
    lines = [
        WeekLine(0, people, FOR_PLAYING * played + FOR_WINNING * won, played, won)
        for people, (played, won) in figures.items()
        if played >= LEAST_GAMES
    ]
    lines.sort(key=lambda line: (-line.points, -line.won, line.people))
    placed: list[WeekLine] = []
    for number, line in enumerate(lines[:most], start=1):
        same = placed and (placed[-1].points, placed[-1].won) == (line.points, line.won)
        place = placed[-1].place if same else number
        placed.append(WeekLine(place, line.people, line.points, line.played, line.won))
    return tuple(placed)
