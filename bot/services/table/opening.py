"""What tables are opened with, and what is stored of it."""

from __future__ import annotations

from datetime import datetime
from typing import NotRequired, TypedDict

from bot.clock import to_ms
from bot.services.table.options import TableOptions, with_times
from bot.services.table.times import Pace, Times, times_json
from bot.store.codec import encode_rules
from bot.store.table.rows import NewTable
from engine.rules import Rules


class TableOpening(TypedDict):
    """What is said of any table that is opened."""

    guild_id: int
    channel_id: int
    host_id: int
    rules: Rules
    pace: Pace
    language: str
    compact: NotRequired[bool]
    """Words without pictures."""


class Opening(TableOpening):
    """What one table is opened with."""

    private: bool
    interaction_id: int


class DuplicateOpening(TableOpening):
    """What an event is opened with."""

    tables: int
    deals: int


def new_table(
    opening: TableOpening,
    rules: Rules,
    times: Times,
    options: TableOptions,
    now: datetime,
    secret: bytes,
    *,
    private: bool = False,
) -> NewTable:
    """A table that waits for its match as long as its times say; `secret` is that of its first decks."""
    expiry = with_times(options, times).lobby_expiry(opening["pace"])
    return NewTable(
        guild_id=opening["guild_id"],
        channel_id=opening["channel_id"],
        host_id=opening["host_id"],
        preset=rules.preset,
        rules=encode_rules(rules),
        pace=opening["pace"],
        private=private,
        language=opening["language"],
        created_ms=to_ms(now),
        expires_ms=to_ms(now + expiry),
        next_secret=secret,
        compact=opening.get("compact", False),
        figures=times_json(times),
    )
