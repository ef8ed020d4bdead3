"""Ratings of pairs and the table of the week as members may see them: who left or opted out is not in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.clock import Clock, to_ms
from bot.services.rivalry.rating import PairRating, pair_ratings
from bot.services.rivalry.week import WEEK, WeekFigures, WeekLine, members_of_week, monday, pairs_of_week, week_lines
from bot.services.society.choices import Choices
from bot.store.connection import ReadTransaction
from bot.store.database import Database
from bot.store.society.contests import contests, fingerprint

PAIRS_SHOWN: Final = 5
"""Of each family of games in the list, and in a profile."""
WEEK_SHOWN: Final = 10


@dataclass(frozen=True, slots=True)
class Week:
    """The table of a week."""

    begins: datetime
    ends: datetime
    matches: int
    """How many were played by members against members."""
    members: tuple[WeekLine, ...]
    pairs: tuple[WeekLine, ...]


class Rivalry:
    """Computed from the log; a copy in memory saves reading all of it whenever somebody asks."""

    def __init__(self, database: Database, clock: Clock, choices: Choices) -> None:
        self._database = database
        self._clock = clock
        self._choices = choices
        self._known: dict[int, tuple[tuple[int, int, int], tuple[PairRating, ...]]] = {}

    async def pairs(self, guild_id: int, present: Collection[int]) -> tuple[PairRating, ...]:
        """The best pairs of a server in each family of games, the best first; provisional ratings are left out."""
        found = [
            one for one in await self._ratings(guild_id) if not one.provisional and self._listed(one.pair, present)
        ]
        families = dict.fromkeys(one.family for one in found)
        return tuple(one for family in families for one in [two for two in found if two.family == family][:PAIRS_SHOWN])

    async def pairs_of(
        self, guild_id: int, user_id: int, viewer_id: int, present: Collection[int]
    ) -> tuple[PairRating, ...]:
        """A member's pairs, the best first and provisional ones last.

        Who has opted out of lists is seen in his pairs by himself and his partner only.
        """
        found = [
            one
            for one in await self._ratings(guild_id)
            if user_id in one.pair
            and (self._listed(one.pair, present) or (viewer_id in one.pair and _there(one.pair, present)))
        ]
        found.sort(key=lambda one: (one.provisional, -one.points, -one.played, one.family, one.pair))
        return tuple(found[:PAIRS_SHOWN])

    async def week(self, guild_id: int, present: Collection[int], *, ago: int = 0) -> Week:
        """The table of the running week, or of one so many weeks ago."""
        begins = monday(self._clock.now()) - ago * WEEK
        ends = begins + WEEK
        since, until = to_ms(begins), to_ms(ends)

        def unit(tx: ReadTransaction) -> Week:
            rows = contests(tx, guild_id, since, until)
            members = week_lines(self._only_listed(members_of_week(rows), present), WEEK_SHOWN)
            pairs = week_lines(self._only_listed(pairs_of_week(rows), present), WEEK_SHOWN)
            return Week(begins, ends, len(rows), members, pairs)

        return await self._database.read(unit)

    async def _ratings(self, guild_id: int) -> tuple[PairRating, ...]:
        """All ratings of a server; computed anew when a match has ended or somebody was forgotten since."""

        def unit(tx: ReadTransaction) -> tuple[PairRating, ...]:
            state, known = fingerprint(tx, guild_id), self._known.get(guild_id)
            if known is None or known[0] != state:
                known = self._known[guild_id] = state, pair_ratings(contests(tx, guild_id))
            return known[1]

        return await self._database.read(unit)

    def _only_listed(self, figures: WeekFigures, present: Collection[int]) -> WeekFigures:
        return {people: found for people, found in figures.items() if self._listed(people, present)}

    def _listed(self, people: Iterable[int], present: Collection[int]) -> bool:
        return all(user in present and self._choices.of(user).in_top for user in people)


def _there(people: Iterable[int], present: Collection[int]) -> bool:
    return all(user in present for user in people)
