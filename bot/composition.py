"""Where the parts are put together: settings and a clock in, a bot with its services out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from bot.client import BeloteBot
from bot.clock import Clock, SystemClock
from bot.services.options import TableOptions
from bot.services.tables import TableService
from bot.settings import Settings
from bot.store.database import Database
from bot.store.meta import MetaStore
from bot.store.migrate import load_migrations, migrate
from bot.store.tables import TableStore
from bot.texts import Texts

Entropy = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class Services:
    """What cogs work with, over one open database."""

    clock: Clock
    database: Database
    meta: MetaStore
    tables: TableService


async def open_services(settings: Settings, clock: Clock, entropy: Entropy) -> Services:
    """Open and migrate the database and build the services over it.

    Raises `StoreError` (`database-unavailable`, `database-newer`, …) when the database cannot be used.
    """
    database = await Database.open(settings.database)
    try:
        await migrate(database, load_migrations())
    except BaseException:
        await database.close()
        raise
    tables = TableService(TableStore(database), clock, entropy, table_options(settings))
    return Services(clock, database, MetaStore(database), tables)


def table_options(settings: Settings) -> TableOptions:
    """The patience of the club's tables as the administrator set it."""
    return TableOptions(
        robot_delay=settings.robot_delay_seconds,
        lobby_expiry_live=timedelta(minutes=settings.lobby_expiry_live_minutes),
        lobby_expiry_days=timedelta(days=settings.lobby_expiry_days_days),
    )


def build_bot(settings: Settings, clock: Clock | None = None, entropy: Entropy = secrets.token_bytes) -> BeloteBot:
    """The bot with everything it needs; nothing is opened or started before it logs in.

    Args:
        settings: what the administrator chose.
        clock: where time comes from; the machine's clock by default.
        entropy: where the secrets of matches come from.
    """
    time = clock or SystemClock()
    return BeloteBot(settings, Texts.load(), lambda: open_services(settings, time, entropy))
