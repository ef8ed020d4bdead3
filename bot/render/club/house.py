"""What a server has agreed on for its tables, in words: the usual game, how tables look, and the times."""

from __future__ import annotations

from bot.render.screen import Button, Press, Row, buttons
from bot.services.club import Defaults, Suits
from bot.services.table.times import Times
from bot.texts import Say
from bot.texts.cards import SEPARATOR

SETTING = "club-set"
"""The verb of the buttons that open a form; their argument is one of `FORMS`."""
FORMS = ("staff", "games", "looks", "live", "days")
"""What is set together."""


def form_buttons(say: Say) -> tuple[Row, ...]:
    """A button for each form of the settings."""
    return buttons(*(Button(Press(SETTING, form), say("house-button", form=form)) for form in FORMS))


def defaults_lines(say: Say, defaults: Defaults) -> list[str]:
    """What a new table is like."""
    target = say("house-target-usual") if defaults.target is None else str(defaults.target)
    return [
        say("house-game", game=say(f"game-{defaults.game}"), pace=say(f"pace-{defaults.pace}"), target=target),
        say("house-level", parts=say(f"choice-level-{defaults.level}")),
        say("house-compact", on=defaults.compact),
        say("house-suits", suits=suits_word(defaults.suits)),
    ]


def suits_word(suits: Suits | None) -> str:
    """What sentences call the colours of suits."""
    return "usual" if suits is None else f"{suits}-colours"


def times_lines(say: Say, times: Times) -> list[str]:
    """The times, all of them chosen."""
    live = (
        move_time(say, times, "live"),
        say("house-grace", time=say("count-seconds", n=times.grace_seconds or 0)),
        say("house-lobby", time=say("count-minutes", n=times.lobby_minutes or 0)),
    )
    days = (
        move_time(say, times, "days"),
        say("house-reserves", n=times.reserves or 0),
        say("house-lobby", time=say("count-days", n=times.lobby_days or 0)),
    )
    return [
        say("house-live", parts=SEPARATOR.join(live)),
        say("house-days", parts=SEPARATOR.join(days)),
        say("house-solo", on=bool(times.solo)),
        say("house-forced", on=bool(times.forced)),
    ]


def move_time(say: Say, times: Times, pace: str) -> str:
    """How long a decision may take at that pace."""
    number = times.move_seconds if pace == "live" else times.move_hours
    if not number:
        return say("house-move-endless")
    return say("house-move", time=say("count-seconds" if pace == "live" else "count-hours", n=number))
