"""Ratings of pairs and the table of the week as members may see them: who left or opted out is not in them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.clock import Clock, to_ms
from bot.services.members.ladder import Ladder, PairRating
from bot.services.members.preferences import Preferences
from bot.services.members.week import WEEK, WeekFigures, WeekLine, members_of_week, monday, pairs_of_week, week_lines
from bot.store.members.contests import (
    BEGINNING,
    ContestRow,
    Fingerprint,
    Moment,
    contests,
    contests_after,
    fingerprint,
)
from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database

PAIRS_SHOWN: Final = 5
"""Of each family of games in the list, and in a profile."""
WEEK_SHOWN: Final = 10
PAGE: Final = 1000
"""Matches that are read at a time: other readers of the database have their turn in between."""


@dataclass(frozen=True, slots=True)
class Week:
    """The table of a week."""

    begins: datetime
    ends: datetime
    matches: int
    """How many were played by members against members."""
    members: tuple[WeekLine, ...]
    pairs: tuple[WeekLine, ...]


@dataclass(frozen=True, slots=True)
class _Page:
    """The next matches of a server's log, and what the log is up to the last of them."""

    rows: list[ContestRow]
    state: Fingerprint


@dataclass(slots=True)
class _Known:
    """The ratings of a server as far as its log has been read."""

    ladder: Ladder = field(default_factory=Ladder)
    until: Moment = BEGINNING
    state: Fingerprint | None = None
    """Of the log up to that moment, to see whether it is still the log that was read."""
    ratings: tuple[PairRating, ...] | None = None
    """None where matches have been counted since."""

    def next_page(self, tx: ReadTransaction, guild_id: int) -> _Page | None:
        """What follows; None where the log that was read is not as it was."""
        if self.state is not None and fingerprint(tx, guild_id, self.until) != self.state:
            return None
        rows = contests_after(tx, guild_id, self.until, PAGE)
        return _Page(rows, fingerprint(tx, guild_id, rows[-1].moment if rows else self.until))

    def count(self, page: _Page) -> None:
        """Count a page that has matches."""
        self.ladder.count(page.rows)
        self.until, self.state, self.ratings = page.rows[-1].moment, page.state, None


class Ratings:
    """Computed from the log; what has been read of it is kept in memory, so that each match is read and rated once."""

    def __init__(self, database: Database, clock: Clock, preferences: Preferences) -> None:
        self._database = database
        self._clock = clock
        self._preferences = preferences
        self._known: dict[int, _Known] = {}
        self._turn = asyncio.Lock()

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
        """All ratings of a server: what ended since somebody asked is added; anew when somebody was forgotten since."""
        async with self._turn:
            # What is broken off in the middle is not kept: it might count a match twice.
            known = self._known.pop(guild_id, None) or _Known()
            while (page := await self._next_page(guild_id, known)) is None or page.rows:
                if page is None:
                    known = _Known()
                else:
                    await asyncio.to_thread(known.count, page)
            if known.ratings is None:
                known.ratings = await asyncio.to_thread(known.ladder.ratings)
            self._known[guild_id] = known
            return known.ratings

    async def _next_page(self, guild_id: int, known: _Known) -> _Page | None:
        return await self._database.read(lambda tx: known.next_page(tx, guild_id))

    def _only_listed(self, figures: WeekFigures, present: Collection[int]) -> WeekFigures:
        return {people: found for people, found in figures.items() if self._listed(people, present)}

    def _listed(self, people: Iterable[int], present: Collection[int]) -> bool:
        return all(user in present and self._preferences.of(user).in_top for user in people)


def _there(people: Iterable[int], present: Collection[int]) -> bool:
    return all(user in present for user in people)
