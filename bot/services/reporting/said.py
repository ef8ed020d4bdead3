"""What the bot itself had said at a table when a complaint was filed: what every player saw, with nobody's name in it.

Whoever is not complained of becomes a seat, so that the reporter is named neither among the others nor by a gap;
moments are left out, for the newest one would tell when the complaint was written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

_MOST_LETTERS: Final = 1500
_MENTION: Final = re.compile(r"<@!?(\d+)>")
_MOMENT: Final = re.compile(r"\s*\(?<t:\d+(?::\w)?>\)?")
_SOMEBODY: Final = re.compile(r"⟦(\d|x)⟧")
SKEW: Final = timedelta(seconds=30)
"""How far our clock and Discord's may differ."""

_STRANGER: Final = "…"


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a match is (or was) played, from when on, and until when: the beginning of the table's next match."""

    match_id: int
    table_id: int
    channel_id: int
    thread_id: int | None
    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Said:
    """One message of the bot at a table."""

    at: datetime
    text: str = field(repr=False)

    def before(self, moment: datetime) -> bool:
        """Whether it was surely said before a moment of our own clock, which Discord's may be ahead of or behind."""
        return self.at < moment - SKEW


@dataclass(frozen=True, slots=True)
class Overheard:
    """The newest messages of a match's table, oldest first; None where they could not be read."""

    match_id: int
    said: tuple[Said, ...] | None = field(repr=False)


def without_names(text: str, suspect_id: int, members: Sequence[int | None]) -> str:
    """The text with everybody as his seat, the member complained of as himself, and without moments."""

    def somebody(found: re.Match[str]) -> str:
        user_id = int(found[1])
        if user_id == suspect_id:
            return "⟦x⟧"
        return f"⟦{members.index(user_id)}⟧" if user_id in members else _STRANGER

    return _MENTION.sub(somebody, _MOMENT.sub("", text))[:_MOST_LETTERS]


def with_people(text: str, suspect: str, seat_name: Callable[[int], str]) -> str:
    """The text as it is shown: seats by their names in the reader's language."""
    return _SOMEBODY.sub(lambda found: suspect if found[1] == "x" else seat_name(int(found[1])), text)
