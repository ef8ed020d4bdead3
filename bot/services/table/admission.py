"""Who may come in: what the tables ask before somebody opens one or sits down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody who would sit down at a table, with its host and the members who sit there already."""

    guild_id: int
    user_id: int
    host_id: int
    private: bool
    seated: tuple[int, ...]


class Barrier(Protocol):
    """Knows who is kept from the tables for a time."""

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Raise `ServiceError` for a member who may not open tables or sit down on that server now."""
        ...


class EntryPolicy(Barrier, Protocol):
    """Refuses members who are kept from the tables, or who should not sit together."""

    async def check_seat(self, request: SeatRequest) -> None:
        """Raise `ServiceError` for a member who should not sit down at this very table now."""
        ...

    async def welcome(self, requests: Sequence[SeatRequest]) -> tuple[bool, ...]:
        """Whether one member would be let in, for each of several tables of a server: one question for all of them."""
        ...
