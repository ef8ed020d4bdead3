"""The club's policy on complaints in numbers and lists; what has to be read, judged and promised."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

from bot.clock import to_ms
from bot.store.reporting.rows import CaseKind, NoticeKind, Priority, SanctionKind

Reason: TypeAlias = Literal["insult", "mockery", "stalling", "leaving", "collusion", "spam", "threat", "other"]
Ground: TypeAlias = Literal["log", "message", "admitted", "no-fault", "unproven", "personal", "gone"]

REASON_GROUPS: Final[dict[Reason, str]] = {
    "insult": "words",
    "mockery": "words",
    "stalling": "conduct",
    "leaving": "conduct",
    "collusion": "collusion",
    "spam": "spam",
    "threat": "threat",
    "other": "other",
}
"""Which reasons are one kind of fault, so that complaints join one case; the key order is that of the form."""

MOST_WORDS: Final = 1000
"""Of a complaint, an answer, a note: so many characters are kept."""

MOST_FILE: Final = 8 << 20
"""Bytes of a picture as it is sent; what is kept is far smaller."""

MOST_TEXT_FILE: Final = 200 << 10
"""Bytes of a text file."""

MOST_PIXELS: Final = 40_000_000
"""Of a picture: a small file can unpack to more than a machine holds."""

PICTURE_SIDE: Final = 2000
"""Pixels; larger pictures are made smaller."""

_HOUR_MS: Final = 3_600_000

SAID_KEPT: Final = 8
"""So many of the bot's newest messages at a table belong to the evidence."""

SEPARATING: Final = frozenset({"words", "threat"})
"""Kinds of fault after which the two are not seated together for a while; it judges nobody."""

CONFIRMING: Final[tuple[Ground, ...]] = ("log", "message", "admitted")
REJECTING: Final[tuple[Ground, ...]] = ("no-fault", "unproven", "personal", "gone")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the ladder of sanctions; it ends after `days` (a note and a warning are remembered so long)."""

    kind: SanctionKind
    days: int

    @property
    def name(self) -> str:
        """How forms and catalogs call it: `no-text-3`."""
        return f"{self.kind}-{self.days}" if self.kind in ("no-text", "no-lobby") else self.kind


LADDER: Final = (
    Step("note", 90),
    Step("warning", 90),
    Step("no-text", 1),
    Step("no-text", 3),
    Step("no-text", 7),
    Step("no-lobby", 1),
    Step("no-lobby", 3),
    Step("no-lobby", 7),
    Step("no-lobby", 30),
    Step("removal", 90),
)


@dataclass(frozen=True, slots=True)
class Promise:
    """Until when a person answers, and when others are reminded before that, counted from the filing."""

    answer: timedelta
    reminders: tuple[timedelta, timedelta]

    def moments(self) -> tuple[timedelta, timedelta, timedelta]:
        """When the three steps of the clock are due."""
        return (*self.reminders, self.answer)


PROMISES: Final[dict[CaseKind, Promise]] = {
    "complaint": Promise(timedelta(hours=4), (timedelta(hours=2), timedelta(hours=3))),
    "appeal": Promise(timedelta(hours=24), (timedelta(hours=12), timedelta(hours=20))),
}
PRIORITY: Final = Priority(base=20, threat=30, voice=5, hour=5, misuse=60)
"""What comes first in the queue."""

STEP_NOTICES: Final[tuple[NoticeKind, NoticeKind, NoticeKind]] = ("reminder", "alarm", "breach")


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """Limits and durations of the policy; the defaults are the club's."""

    most_open: int = 3
    most_a_day: int = 5
    windows: tuple[tuple[timedelta, int], ...] = ((timedelta(seconds=5), 1), (timedelta(minutes=5), 3))
    """At most so many complaints of one person within so long."""
    lease: timedelta = timedelta(minutes=30)
    notice_delay: tuple[timedelta, timedelta] = (timedelta(minutes=10), timedelta(minutes=60))
    """How long after a decision the member complained of is told, at random between these."""
    queue_delay: tuple[timedelta, timedelta] = (timedelta(minutes=2), timedelta(minutes=12))
    """How long after the filing moderators hear of it, at random: the minute must not tell who filed."""
    form_window: timedelta = timedelta(days=7)
    """How long after a match its card takes complaints."""
    appeal_window: timedelta = timedelta(days=7)
    draft_life: timedelta = timedelta(days=1)
    strikes: int = 3
    strike_window: timedelta = timedelta(days=60)
    low_priority: timedelta = timedelta(days=30)
    record_needed: int = 4
    """From how many judged complaints on a reporter's accuracy moves the priority."""
    separation: timedelta = timedelta(days=30)
    strict_matches: int = 5
    strict_matches_span: timedelta = timedelta(days=30)
    strict_thanks_span: timedelta = timedelta(days=90)
    relapse_span: timedelta = timedelta(days=90)
    mine_kept: timedelta = timedelta(days=90)
    kept: timedelta = timedelta(days=180)
    fetch_patience: timedelta = timedelta(seconds=20)
    """How long a file or the messages of a table may take to arrive from Discord."""
    delivery_pauses: tuple[timedelta, ...] = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30))
    """How long to wait before each further attempt to deliver a message when Discord itself has trouble."""


def step_named(name: str) -> Step | None:
    """The step of the ladder with that name, or None."""
    return next((step for step in LADDER if step.name == name), None)


def to_hour(moment: datetime) -> int:
    """The beginning of the hour in UTC epoch milliseconds: what may be known of when a reporter did something."""
    return to_ms(moment) // _HOUR_MS * _HOUR_MS


def some_time_after(moment: datetime, delay: tuple[timedelta, timedelta], entropy: Callable[[int], bytes]) -> int:
    """A moment later by a random time between two, in UTC epoch milliseconds."""
    earliest, latest = delay
    return to_ms(moment + earliest + (latest - earliest) * (int.from_bytes(entropy(4), "big") / (1 << 32)))
