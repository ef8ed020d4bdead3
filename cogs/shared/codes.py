"""Codes of Discord's refusals that this bot has an answer to."""

from __future__ import annotations

from typing import Final

UNKNOWN_CHANNEL: Final = 10003

LOST_MESSAGE: Final = (10008, 30046)
"""Unknown message, or an old one edited too often: another message must show the newest state."""
