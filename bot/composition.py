"""Where the parts are put together: settings and a clock in, the services out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.clock import Clock
from bot.services.club import Clubs
from bot.services.history.archive import Archive
from bot.services.history.reviews import Reviews
from bot.services.members.blocks import Blocks, ClubDoor
from bot.services.members.circles import Circles, CircleThresholds
from bot.services.members.clockwork import MembersClock
from bot.services.members.preferences import Preferences
from bot.services.members.privacy import Privacy
from bot.services.members.profiles import Profiles
from bot.services.members.ratings import Ratings
from bot.services.members.thanks import ThanksLog
from bot.services.practice import Practices
from bot.services.reporting.keys import SealKey, SealKeyError, load_seal_key
from bot.services.reporting.policy import ReportOptions
from bot.services.reporting.service import Reporting
from bot.services.robots import Thinking, WorkerThinking
from bot.services.scorepad import ScorePads
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.options import TableOptions
from bot.services.table.registry import TableRegistry
from bot.services.table.tables import Tables
from bot.services.table.times import USUAL_TIMES, Times
from bot.settings import SettingFault, Settings, SettingsError
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate

Entropy = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class Members:
    """What members are to each other; `door` is the doorkeeper of the tables, `clockwork` what happens by itself."""

    preferences: Preferences
    thanks: ThanksLog
    profiles: Profiles
    blocks: Blocks
    door: ClubDoor
    circles: Circles
    ratings: Ratings
    privacy: Privacy
    clockwork: MembersClock


@dataclass(frozen=True, slots=True)
class Services:
    """What cogs work with, over one open database."""

    clock: Clock
    database: Database
    tables: Tables
    clubs: Clubs
    reporting: Reporting
    members: Members
    archive: Archive
    reviews: Reviews
    scorepads: ScorePads
    practices: Practices


async def open_services(
    settings: Settings,
    clock: Clock,
    entropy: Entropy,
    thinking: Thinking | None = None,
    *,
    chance: Entropy | None = None,
    policy: ReportOptions | None = None,
) -> Services:
    """Open and migrate the database and build the services over it.

    Args:
        settings: what the administrator chose.
        clock: where time comes from.
        entropy: where the secrets of matches come from.
        thinking: where robots think; worker processes by default.
        chance: where complaints have their codes, pseudonyms and delays from; the machine's own by default.
        policy: the limits of complaints; the club's own by default.

    Raises `StoreError` (`database-unavailable`, `database-newer`, …) when the database cannot be used, and
    `SettingsError` when the key of the seals cannot.
    """
    database = await Database.open(settings.database)
    try:
        await migrate(database, load_migrations())
        key = seal_key(settings)
    except BaseException:
        await database.close()
        raise
    options, thinking = table_options(settings), thinking or WorkerThinking()
    reporting = Reporting.over(database, clock, key, chance or secrets.token_bytes, policy)
    clubs = Clubs(database, clock, options.times)
    await clubs.load()
    registry, door = TableRegistry(database, clock, options), ClubDoor(database, clock, reporting.sanctions)
    preferences = Preferences(database, clock, registry)
    await preferences.load()
    thanks, circles = ThanksLog(database, clock), Circles(database, clock, circle_thresholds(settings))
    archive = Archive(database)
    return Services(
        clock=clock,
        database=database,
        tables=Tables.over(registry, entropy, door, thinking, clubs.times),
        clubs=clubs,
        reporting=reporting,
        members=Members(
            preferences=preferences,
            thanks=thanks,
            profiles=Profiles(database, clock, preferences),
            blocks=Blocks(database, clock),
            door=door,
            circles=circles,
            ratings=Ratings(database, clock, preferences),
            privacy=Privacy(database, clock, key, preferences, reporting.own, registry.uninvite),
            clockwork=MembersClock(database, clock, thanks, circles),
        ),
        archive=archive,
        reviews=Reviews(database, archive, thinking),
        scorepads=ScorePads(database, clock),
        practices=Practices(database, clock, entropy, thinking),
    )


def seal_key(settings: Settings) -> SealKey:
    """The key of the seals, made on first use; raises `SettingsError` for one that cannot be used."""
    given = settings.seal_key.get_secret_value() if settings.seal_key is not None else None
    try:
        return load_seal_key(given, settings.database, secrets.token_bytes)
    except (SealKeyError, OSError) as error:
        raise SettingsError((SettingFault("BELOTE_SEAL_KEY", None, str(error)),)) from error


def circle_thresholds(settings: Settings) -> CircleThresholds:
    """From where on moderators are told of a circle of thanks."""
    return CircleThresholds(settings.review_a_day, settings.review_top_share, settings.review_reciprocity)


def table_options(settings: Settings) -> TableOptions:
    """How patient the club's tables are, as the administrator set it."""
    low, hyphen, high = settings.forced_card_seconds.partition("-")
    times = Times(
        move_seconds=settings.move_seconds,
        grace_seconds=settings.grace_seconds,
        lobby_minutes=settings.lobby_minutes,
        move_hours=settings.move_hours,
        lobby_days=settings.lobby_days,
        solo=settings.solo_deadlines,
        forced=bool(hyphen),
    )
    clocks = ClockPolicy(times=times.over(USUAL_TIMES))
    if hyphen:
        clocks = replace(clocks, haste=(min(float(low), float(high)), max(float(low), float(high))))
    if clocks.timeless:
        clocks = replace(clocks, heartbeat=None)
    return TableOptions(robot_delay=settings.robot_delay_seconds, clocks=clocks)
