"""The way to complain from the card at the end of a match."""

from __future__ import annotations

from bot.render import presses
from bot.render.screen import Button
from bot.texts import Say


def complain_button(say: Say, match_id: int) -> Button:
    """«Пожаловаться»: for the message at the end of a match; it takes complaints for seven days."""
    return Button(presses.COMPLAIN(match_id), say("report-button-complain"))
