"""What complaints need from the outside: somebody who brings messages and knows who moderates a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Protocol

from bot.services.reporting.said import Said, TablePlace
from bot.store.reporting.rows import NoticeKind


class Delivery(Enum):
    """How bringing a message ended."""

    DONE = "done"
    CLOSED = "closed"
    """The member takes no direct messages (or has left): he finds it in his own list."""
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
    """The language he reads; None: the club's."""


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
    """The Discord side, given to the service when it is there."""

    async def tell(self, user_id: int, letter: Letter) -> Delivery:
        """Bring a letter to a member. Nothing about him may be logged."""
        ...

    async def tell_staff(self, notice: StaffNotice) -> bool:
        """Tell moderators; False where nothing arrived anywhere."""
        ...

    async def moderators(self, guild_id: int) -> Sequence[int]:
        """Who moderates the server, its owner not included unless he has the role."""
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
