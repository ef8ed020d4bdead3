"""What passes between complaints and Discord: a filled form in; letters, notices and time-outs out, by a courier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Protocol

from bot.services.reporting.evidence import Said, TablePlace
from bot.services.reporting.policy import Reason
from bot.store.reporting.rows import NoticeKind


@dataclass(frozen=True, slots=True)
class Complaint:
    """What a reporter wrote in the form: the one value that holds its reporter in clear, until the seal is closed."""

    guild_id: int
    reporter_id: int = field(repr=False)
    language: str = field(repr=False)
    draft_token: str
    suspect_id: int
    suspect_is_robot: bool
    reason: Reason
    words: str = field(repr=False)
    quiet: bool


class Delivery(Enum):
    """How bringing a message ended."""

    DONE = "done"
    CLOSED = "closed"
    """The member takes no direct messages (or has left): it is found in the member's own list."""
    TROUBLE = "trouble"
    """Discord did not work; try again."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to one member: a sentence of the catalogs, and a moderator's own words with it."""

    guild_id: int
    case_code: str
    kind: str
    body: str | None = field(repr=False)
    args: dict[str, str | int]
    language: str | None
    """The language of the reader; None: the club's."""


@dataclass(frozen=True, slots=True)
class StaffNotice:
    """Something moderators of a server are to hear; it names no case, no member and no minute."""

    guild_id: int
    kind: NoticeKind
    count: int
    """How many cases it is about."""
    members: tuple[int, ...] | None
    """Whom to tell one by one; None: everybody, in the channel of the queue."""


class Courier(Protocol):
    """The Discord side, attached when it is there."""

    async def tell(self, user_id: int, letter: Letter) -> Delivery:
        """Bring a letter to a member. Nothing about them may be logged."""
        ...

    async def tell_staff(self, notice: StaffNotice) -> bool:
        """Tell moderators; False where nothing arrived anywhere."""
        ...

    async def moderators(self, guild_id: int) -> Sequence[int]:
        """Who moderates the server, its owner not included unless with the role."""
        ...

    def owner(self, guild_id: int) -> int | None:
        """Who owns the server, None where the bot is not on it any more."""
        ...

    async def said_at(self, place: TablePlace) -> Sequence[Said]:
        """The bot's newest messages at a table, oldest first; whatever it raises means that they cannot be read."""
        ...

    async def set_timeout(self, guild_id: int, user_id: int, until: datetime | None) -> None:
        """Set or end Discord's own time-out, where the club wants it and the right is there; else do nothing."""
        ...
