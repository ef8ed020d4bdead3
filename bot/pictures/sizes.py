"""How large things are, in pixels."""

from __future__ import annotations

from typing import Final

CARD_WIDTH: Final = 84
CARD_HEIGHT: Final = 120
EMOJI_SIZE: Final = 96
TABLE_WIDTH: Final = 640
TABLE_HEIGHT: Final = 440
