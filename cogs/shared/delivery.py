"""What to do when Discord refuses something or cannot be reached: its codes, which errors pass, how long to wait.

This is the one place for it. Whoever posts, edits or answers asks here, and knows no numbers.
"""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED_THREAD: Final = 50083
THREAD_EXISTS: Final = 160004

LOST_MESSAGE: Final = frozenset({10008, 30046})
"""Unknown message, or an old one edited too often: another message must show the newest state."""

DEAD_TOKEN: Final = frozenset({10008, 10015, 50027})
"""Unknown message, unknown webhook, invalid token: what was answered through that interaction stays as it is."""

NOBODY_THERE: Final = DEAD_TOKEN | {10062, 40060}
"""Also an unknown interaction and one that has been answered: there is nobody to tell anything."""

CLOSED_LETTERS: Final = frozenset({10013, 50007, 50278})
"""Unknown user, no direct messages to this user, no server in common."""

TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Whatever a request to Discord may fail with."""

RETRY_PAUSES: Final = (2.0, 10.0, 60.0)
"""Seconds before something that failed for no fault of ours is tried again, at first."""

LAST_PAUSE: Final = 300.0
"""Seconds between all later attempts."""


def is_final(error: BaseException) -> bool:
    """Whether trying again cannot help by itself: a right, a channel or a message is missing."""
    return isinstance(error, discord.Forbidden | discord.NotFound)


def is_dead(error: discord.HTTPException) -> bool:
    """Whether the message of an interaction can never be edited again through its token."""
    return error.code in DEAD_TOKEN or error.status in (401, 404)


def letters_are_closed(error: discord.HTTPException) -> bool:
    """Whether a member takes no direct messages from the bot."""
    return error.code in CLOSED_LETTERS or error.status in (403, 404)


def retry_pause(failures: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return RETRY_PAUSES[failures - 1] if failures <= len(RETRY_PAUSES) else LAST_PAUSE
