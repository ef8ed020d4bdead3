"""What is kept of members, in plain words."""

from __future__ import annotations

from bot.render import presses
from bot.render.screen import Button, Line, Screen, Text, buttons
from bot.render.words import SLATE
from bot.texts import Say


def privacy_screen(say: Say) -> Screen:
    """What is stored, who sees it, how long, and what a member can do about it."""
    kept = "\n".join(
        (
            f"**{say('privacy-kept-title')}**",
            say("privacy-kept-games"),
            say("privacy-kept-thanks"),
            say("privacy-kept-complaints"),
            say("privacy-kept-choices"),
        )
    )
    seen = "\n".join(
        (
            f"**{say('privacy-seen-title')}**",
            say("privacy-seen-all"),
            say("privacy-seen-own"),
            say("privacy-seen-moderators"),
            say("privacy-seen-operator"),
        )
    )
    time = "\n".join((f"**{say('privacy-time-title')}**", say("privacy-time-words"), say("privacy-time-games")))
    return Screen(
        0,
        0,
        (
            Text(f"### {say('privacy-title')}"),
            Text(kept),
            Text(seen),
            Text(time),
            Line(),
            Text(say("privacy-rights")),
            *buttons(Button(presses.FORGET(), say("privacy-button-forget"), "danger")),
        ),
        SLATE,
    )
