"""The administrator's screens: how the club is set up, what its tables are like, and what would not work as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.render import presses
from bot.render.screen import Block, Button, Line, Row, Screen, Text, buttons
from bot.render.words import mention, moment
from bot.services.club import Defaults, LastChange, Suits
from bot.services.reporting.views import Moderation
from bot.services.table.times import Times
from bot.texts import Language, Say
from bot.texts.cards import SEPARATOR

CLUB: Final = 0x5B6EE1
FORMS: Final = ("staff", "games", "looks", "live", "days")
"""What is set together."""


@dataclass(frozen=True, slots=True)
class ClubCheck:
    """What was found: the settings, how many moderate, and which rights the bot lacks in which channel."""

    moderation: Moderation
    language: str | None
    moderators: int
    besides_owner: int
    """How many of them are not the server's owner, who may always decide."""
    role_found: bool
    channel_found: bool
    missing: tuple[tuple[int, str], ...]
    """Channel (0: the whole server) and right (`send-messages`)."""
    defaults: Defaults
    times: Times
    """The times of new tables, all of them."""
    changed: LastChange | None
    open_queue: bool = False
    """Whether everybody can read the channel of the queue."""


def settings_screen(say: Say, check: ClubCheck, notice: str = "") -> Screen:
    """What was chosen, with the defaults where nothing was, and a button for each form that changes it."""
    parts = (
        ("house-staff", _chosen(say, check)),
        ("house-tables", defaults_lines(say, check.defaults)),
        ("house-times", [*times_lines(say, check.times), f"-# {say('house-later')}"]),
    )
    title = "\n".join(filter(None, (notice, f"### {say('club-settings-title')}")))
    blocks: list[Block] = [Text(title)]
    for key, lines in parts:
        blocks += [Line(), Text("\n".join((f"**{say(key)}**", *lines)))]
    if check.changed is not None:
        when = moment(check.changed.at)
        blocks.append(Text(f"-# {say('house-changed', member=mention(say, check.changed.user_id), when=when)}"))
    return Screen(0, 0, (*blocks, *form_buttons(say)), CLUB)


def check_screen(say: Say, check: ClubCheck, notice: str = "") -> Screen:
    """Everything that is not in order, each with what does not work because of it; with a notice what comes next."""
    title = "\n".join(filter(None, (notice, f"### {say('club-check-title')}")))
    blocks: list[Block] = [Text(title), Text("\n".join(_chosen(say, check))), Line()]
    faults = list(_faults(say, check))
    blocks.append(Text("\n".join(faults) if faults else say("club-check-fine")))
    if notice:
        blocks += [Line(), Text(say("house-next")), *form_buttons(say)]
    return Screen(0, 0, tuple(blocks), CLUB)


def language_name(say: Say, code: str | None) -> str:
    """A language as it calls itself; None: the one of the server."""
    return say("club-language-auto") if code is None else say.texts.get(Language(code), "language-name")


def form_buttons(say: Say) -> tuple[Row, ...]:
    """A button for each form of the settings."""
    return buttons(*(Button(presses.CLUB_SET(form), say("house-button", form=form)) for form in FORMS))


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


def _chosen(say: Say, check: ClubCheck) -> list[str]:
    chosen = check.moderation
    if chosen.role_id is not None and check.role_found:
        role = say("club-role", role=f"<@&{chosen.role_id}>", n=check.moderators)
    else:
        role = say("club-role-none", n=check.moderators)
    channel = f"<#{chosen.channel_id}>" if chosen.channel_id is not None and check.channel_found else say("club-none")
    return [
        role,
        say("club-channel", channel=channel),
        say("club-language", name=language_name(say, check.language)),
        say("club-strict", on=chosen.strict),
        say("club-timeouts", on=chosen.timeouts),
    ]


def _faults(say: Say, check: ClubCheck) -> list[str]:
    faults: list[str] = []
    if check.moderation.role_id is None or not check.role_found:
        faults.append(say("club-fault-role"))
    if check.besides_owner == 0:
        faults.append(say("club-fault-nobody"))
    elif check.besides_owner == 1:
        faults.append(say("club-fault-alone"))
    if check.moderation.channel_id is None or not check.channel_found:
        faults.append(say("club-fault-channel"))
    elif check.open_queue:
        faults.append(say("club-fault-open-queue", channel=f"<#{check.moderation.channel_id}>"))
    for channel_id, right in check.missing:
        place = f"<#{channel_id}>" if channel_id else say("club-whole-server")
        name, broken = say(f"permission-{right}"), say("club-broken", right=right)
        faults.append(say("club-fault-right", name=name, place=place, broken=broken))
    return [f"⚠\ufe0f {fault}" for fault in faults]
