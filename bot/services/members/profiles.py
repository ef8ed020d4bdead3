"""What a profile shows of a member, and the list of a server's best; everything is computed when somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, cast

from bot.clock import Clock, from_ms, to_ms
from bot.services.members import standing
from bot.services.members.preferences import Preferences
from bot.services.members.reliability import Cooldown, Outcome, Reliability, Result, cooldown, reliability
from bot.services.members.standing import GivenThanks, Span, Standing
from bot.store.members import blocks, results, thanks
from bot.store.members.results import PlayedRow
from bot.store.members.thanks import ThanksRow
from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database
from engine.seats import side_of

LOOKED_BACK: Final = 100
"""How many results the ladder of pauses is computed from."""
TOP_SHOWN: Final = 10
_COURSE: Final = 30
_PARTNERS: Final = 3
_EARLY_DEALS: Final = 2


@dataclass(frozen=True, slots=True)
class GameFigure:
    """How a member did in one game: its preset, matches finished and won."""

    preset: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class PartnerFigure:
    """How a member did with one partner."""

    user_id: int
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """A recent match: points of the member's side and of the best other one."""

    match_id: int
    finished_at: datetime
    won: bool
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A member as another one (or he himself) may see him."""

    user_id: int
    standing: Standing
    reliability: Reliability
    games: tuple[GameFigure, ...]
    partners: tuple[PartnerFigure, ...]
    course: tuple[CoursePoint, ...]
    """The newest first."""
    own: bool
    """Whether the viewer looks at himself."""
    cooldown: Cooldown | None
    """Where he stands on the ladder of pauses; for his own eyes only."""
    blocked: bool
    """Whether the viewer has blocked him."""
    note: str = field(repr=False)
    """What the viewer has written down about him."""

    @property
    def played(self) -> int:
        """How many matches he has finished."""
        return sum(game.played for game in self.games)

    @property
    def won(self) -> int:
        """How many of them he has won."""
        return sum(game.won for game in self.games)


@dataclass(frozen=True, slots=True)
class TopEntry:
    """A place in the list of the best."""

    user_id: int
    standing: Standing


class Profiles:
    """Figures of members of one server."""

    def __init__(self, database: Database, clock: Clock, preferences: Preferences) -> None:
        self._database = database
        self._clock = clock
        self._preferences = preferences

    async def profile(self, guild_id: int, user_id: int, viewer_id: int) -> Profile:
        """A member's figures on a server."""

        def unit(tx: ReadTransaction) -> Profile:
            now_ms = to_ms(self._clock.now())
            played = results.played(tx, guild_id, user_id)
            own_results = results_of(tx, guild_id, user_id)
            own = viewer_id == user_id
            return Profile(
                user_id=user_id,
                standing=_standing(tx, guild_id, user_id, now_ms),
                reliability=reliability(own_results),
                games=_games(played),
                partners=_partners(played),
                course=tuple(map(_point, played[:_COURSE])),
                own=own,
                cooldown=cooldown(own_results) if own else None,
                blocked=user_id in blocks.blocked_by(tx, guild_id, viewer_id),
                note="" if own else blocks.note(tx, guild_id, viewer_id, user_id),
            )

        return await self._database.read(unit)

    async def top(self, guild_id: int, present: Collection[int]) -> tuple[TopEntry, ...]:
        """The members with the most points among those who are on the server and did not opt out.

        Newcomers, members without a level yet, and those whose level is hidden are left out.
        """

        def unit(tx: ReadTransaction) -> tuple[TopEntry, ...]:
            now_ms = to_ms(self._clock.now())
            standings = _standings(tx, guild_id, now_ms)
            shown = [
                TopEntry(user_id, found)
                for user_id, found in standings.items()
                if found.level and user_id in present and self._preferences.of(user_id).in_top
            ]
            return tuple(sorted(shown, key=lambda entry: (-entry.standing.points, entry.user_id))[:TOP_SHOWN])

        return await self._database.read(unit)


def results_of(tx: ReadTransaction, guild_id: int, user_id: int) -> tuple[Result, ...]:
    """A member's results that count for reliability, the newest first."""
    return tuple(
        Result(
            cast(Outcome, row.outcome),
            row.ended_ms,
            row.match_id,
            early=row.outcome == "left" and row.pace == "live" and (row.deals or 0) <= _EARLY_DEALS,
        )
        for row in results.outcomes(tx, guild_id, user_id, LOOKED_BACK)
    )


def given(rows: Iterable[ThanksRow]) -> list[GivenThanks]:
    """Rows of the log as the formula takes them."""
    return [GivenThanks(row.giver_id, row.receiver_id, row.given_ms, row.weight) for row in rows]


def _standing(tx: ReadTransaction, guild_id: int, user_id: int, now_ms: int) -> Standing:
    frozen = _frozen(tx, guild_id, now_ms, user_id)
    log = given(thanks.log_of(tx, guild_id, user_id))
    company = results.company(tx, guild_id) if log else {}
    return Standing(
        points=standing.points(log, company, now_ms, frozen).get(user_id, 0.0),
        givers=standing.givers(log, frozen).get(user_id, 0),
        finished=results.finished_games(tx, guild_id, user_id).get(user_id, 0),
        frozen=_hidden(frozen.get(user_id, ()), now_ms),
    )


def _standings(tx: ReadTransaction, guild_id: int, now_ms: int) -> dict[int, Standing]:
    frozen = _frozen(tx, guild_id, now_ms)
    log = given(thanks.log_of(tx, guild_id))
    finished, givers = results.finished_games(tx, guild_id), standing.givers(log, frozen)
    found = standing.points(log, results.company(tx, guild_id), now_ms, frozen)
    return {
        user: Standing(value, givers[user], finished.get(user, 0), _hidden(frozen.get(user, ()), now_ms))
        for user, value in found.items()
    }


def _frozen(tx: ReadTransaction, guild_id: int, now_ms: int, user_id: int | None = None) -> dict[int, tuple[Span, ...]]:
    told = results.told_of_confirmed(tx, guild_id, now_ms, user_id)
    return {member: standing.freezes(moments) for member, moments in told.items()}


def _hidden(spans: Iterable[Span], now_ms: int) -> bool:
    return any(begin <= now_ms < end for begin, end in spans)


def _won(row: PlayedRow) -> bool:
    return row.winner is not None and side_of(row.seat, row.players) == row.winner


def _games(played: tuple[PlayedRow, ...]) -> tuple[GameFigure, ...]:
    count, won = Counter(row.preset for row in played), Counter(row.preset for row in played if _won(row))
    return tuple(GameFigure(preset, number, won[preset]) for preset, number in count.most_common())


def _partners(played: tuple[PlayedRow, ...]) -> tuple[PartnerFigure, ...]:
    """The most frequent partners who have not asked to be forgotten."""
    known = [(row.partner_id, _won(row)) for row in played if row.partner_id is not None and row.partner_id > 0]
    count, won = Counter(user for user, _ in known), Counter(user for user, victory in known if victory)
    return tuple(PartnerFigure(user, number, won[user]) for user, number in count.most_common(_PARTNERS))


def _point(row: PlayedRow) -> CoursePoint:
    own = side_of(row.seat, row.players)
    others = [total for side, total in enumerate(row.totals) if side != own]
    return CoursePoint(row.match_id, from_ms(row.finished_ms), _won(row), row.totals[own], max(others, default=0))
