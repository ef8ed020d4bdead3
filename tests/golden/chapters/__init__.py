"""The chapters of the walk; each begins in a world of its own."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.texts import Language
from tests.golden.chapters import (
    after,
    cases,
    club,
    complaints,
    event,
    games,
    lessons,
    lobby,
    members,
    pads,
    pictures,
    table,
    time,
)
from tests.golden.walk import Walk


@dataclass(frozen=True)
class Chapter:
    """A way through some screens, and the settings it needs."""

    walk: Callable[[Walk], Awaitable[None]]
    settings: Mapping[str, Any] = field(default_factory=dict)
    languages: Sequence[Language] = tuple(Language)


_HURRIED = {"move_seconds": 30, "move_hours": 24}
_EASILY_NOTED = {"review_a_day": 0.01, "review_top_share": 0, "review_reciprocity": 0}

CHAPTERS: Final[Mapping[str, Chapter]] = {
    "commands": Chapter(lobby.commands, languages=[Language.EN]),
    "lobby": Chapter(lobby.lobby),
    "doors": Chapter(lobby.doors),
    "auction": Chapter(table.auction),
    "deals": Chapter(table.deals),
    "rest": Chapter(table.rest),
    "choices": Chapter(table.choices),
    "games-of-four": Chapter(games.four),
    "games-of-few": Chapter(games.few),
    "asked": Chapter(games.asked),
    "grace": Chapter(time.grace, _HURRIED),
    "pauses": Chapter(time.pauses, _HURRIED),
    "days": Chapter(time.days, _HURRIED),
    "thanks": Chapter(after.thanks, _EASILY_NOTED),
    "past": Chapter(after.past),
    "review": Chapter(after.review),
    "members": Chapter(members.members),
    "settings": Chapter(members.settings),
    "privacy": Chapter(members.privacy),
    "help": Chapter(lessons.lessons),
    "practice": Chapter(lessons.practice),
    "scorepads": Chapter(pads.pads),
    "event": Chapter(event.event),
    "complaints": Chapter(complaints.complaints),
    "moderators": Chapter(complaints.seldom),
    "evidence": Chapter(cases.evidence),
    "owner": Chapter(cases.owner),
    "club": Chapter(club.club),
    "pictures": Chapter(pictures.pictures, {"table_pictures": True, "card_emojis": True}),
}
