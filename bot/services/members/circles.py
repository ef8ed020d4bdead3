"""The nightly look at who thanks whom, and what moderators make of it: take thanks out of account, or leave it.

A table of friends who play daily looks like a ring too, so nothing follows from a note by itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock, from_ms, to_ms
from bot.services.members.errors import MemberRefused
from bot.services.members.profiles import given
from bot.services.members.standing import DAY_MS, GivenThanks
from bot.services.reporting.views import Staff
from bot.store.members import circles as notes
from bot.store.members import thanks
from bot.store.members.circles import CircleRow, CircleState
from bot.store.reporting import audit
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

SPAN_DAYS: Final = 30
TOP_GIVERS: Final = 3
SHOWN: Final = 10
DISMISSED_FOR: Final = timedelta(days=30)
"""How long a note that a moderator has laid aside is not made again."""
KEPT: Final = timedelta(days=90)


@dataclass(frozen=True, slots=True)
class CircleThresholds:
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


@dataclass(frozen=True, slots=True)
class CircleView:
    """A note as moderators see it; shares in percent."""

    user_id: int
    noted_at: datetime
    received: int
    top_share: int
    reciprocity: int
    discounted: bool
    """Whether the thanks of that circle are out of account."""


@dataclass(frozen=True, slots=True)
class Discount:
    """Thanks that were taken out of account or back into it, and whom that concerns."""

    user_id: int
    givers: tuple[int, ...]
    restored: bool


class Circles:
    """Notes about circles of thanks. Methods with a `Staff` trust that the person moderates the server."""

    def __init__(self, database: Database, clock: Clock, thresholds: CircleThresholds) -> None:
        self._database = database
        self._clock = clock
        self._thresholds = thresholds

    async def look(self) -> int:
        """Look at all servers and write notes down; how many are open or new."""

        def unit(tx: WriteTransaction) -> int:
            now = self._clock.now()
            again = to_ms(now - DISMISSED_FOR)
            open_notes = 0
            for guild_id in thanks.guilds(tx):
                for found in found_circles(given(thanks.log_of(tx, guild_id)), to_ms(now), self._thresholds):
                    open_notes += found.user_id > 0 and notes.note(tx, _row(guild_id, found, to_ms(now)), again)
            notes.drop_old(tx, to_ms(now - KEPT))
            return open_notes

        return await self._database.write(unit)

    async def shown(self, staff: Staff) -> tuple[CircleView, ...]:
        """The notes a moderator may see: none about himself or about whom he has thanked."""
        rows = await self._database.read(lambda tx: notes.shown(tx, staff.guild_id, staff.user_id, SHOWN))
        return tuple(map(_view, rows))

    async def discount(self, staff: Staff, user_id: int) -> Discount:
        """Take the thanks of a circle to its member out of account; raises `circle-decided`."""
        return await self._decide(staff, user_id, "new", "discounted")

    async def restore(self, staff: Staff, user_id: int) -> Discount:
        """Take them back into account; raises `circle-decided`."""
        return await self._decide(staff, user_id, "discounted", "dismissed")

    async def dismiss(self, staff: Staff, user_id: int) -> None:
        """Lay a note aside; raises `circle-decided`."""
        await self._decide(staff, user_id, "new", "dismissed")

    async def _decide(self, staff: Staff, user_id: int, before: CircleState, after: CircleState) -> Discount:
        def unit(tx: WriteTransaction) -> Discount:
            now_ms = to_ms(self._clock.now())
            visible = {row.user_id for row in notes.shown(tx, staff.guild_id, staff.user_id, SHOWN)}
            note = notes.find(tx, staff.guild_id, user_id)
            moved = note is not None and user_id in visible
            if not moved or not notes.decide(tx, staff.guild_id, user_id, before, after, staff.user_id, now_ms):
                raise MemberRefused("circle-decided")
            givers = self._givers(tx, staff.guild_id, user_id, before) if "discounted" in (before, after) else ()
            thanks.set_weight(tx, staff.guild_id, user_id, givers, 0 if after == "discounted" else 1)
            audit.append(tx, staff.guild_id, now_ms, f"circle-{after}", actor_id=staff.user_id)
            return Discount(user_id, givers, restored=before == "discounted")

        return await self._database.write(unit)

    def _givers(self, tx: ReadTransaction, guild_id: int, user_id: int, before: CircleState) -> tuple[int, ...]:
        """The circle itself: who gave most lately, or whoever is out of account already."""
        log = thanks.log_of(tx, guild_id, user_id)
        if before == "discounted":
            return tuple(sorted({row.giver_id for row in log if row.receiver_id == user_id and not row.weight}))
        everything = CircleThresholds(a_day=0, top_share=0, reciprocity=0)
        found = found_circles(given(log), to_ms(self._clock.now()), everything)
        return next((note.givers for note in found if note.user_id == user_id), ())


def _row(guild_id: int, note: CircleNote, at_ms: int) -> CircleRow:
    return CircleRow(guild_id, note.user_id, at_ms, note.received, note.top_share, note.reciprocity)


def _view(row: CircleRow) -> CircleView:
    return CircleView(
        user_id=row.user_id,
        noted_at=from_ms(row.noted_ms),
        received=row.received,
        top_share=round(100 * row.top_share),
        reciprocity=round(100 * row.reciprocity),
        discounted=row.state == "discounted",
    )


def found_circles(log: Iterable[GivenThanks], now_ms: int, thresholds: CircleThresholds) -> tuple[CircleNote, ...]:
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
