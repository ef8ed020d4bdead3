"""The way to complain from the card at the end of a match."""

from __future__ import annotations

from bot.render.screen import Button, Press
from bot.texts import Say

COMPLAIN = "complain"
"""The verb that the complaints cog answers."""


def complain_button(say: Say, match_id: int) -> Button:
    """«Пожаловаться»: for the message at the end of a match; it takes complaints for seven days."""
    return Button(Press(COMPLAIN, str(match_id)), say("report-button-complain"))
