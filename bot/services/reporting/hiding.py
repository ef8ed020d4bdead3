"""Moments and codes that tell nothing: hours instead of minutes, random delays, random codes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.clock import to_ms
from bot.store.reporting import cases
from bot.store.sqlite.connection import ReadTransaction

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without letters and digits that are taken for each other."""

CODE_LENGTH: Final = 5
_HOUR: Final = 3_600_000


def to_hour(moment: datetime) -> int:
    """The beginning of the hour in UTC epoch milliseconds: what may be known of when a reporter did something."""
    return to_ms(moment) // _HOUR * _HOUR


def some_time_after(moment: datetime, delay: tuple[timedelta, timedelta], entropy: Callable[[int], bytes]) -> int:
    """A moment later by a random time between two, in UTC epoch milliseconds."""
    earliest, latest = delay
    return to_ms(moment + earliest + (latest - earliest) * (int.from_bytes(entropy(4), "big") / (1 << 32)))


def new_code(tx: ReadTransaction, guild_id: int, entropy: Callable[[int], bytes]) -> str:
    """A code that no case of the server has: random, for numbers in a row would tell how many cases are hidden."""
    while True:
        code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in entropy(CODE_LENGTH))
        if not cases.code_taken(tx, guild_id, code):
            return code
