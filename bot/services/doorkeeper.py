"""Who may come in: what the tables ask before somebody opens one or sits down."""

from __future__ import annotations

from typing import Protocol


class Doorkeeper(Protocol):
    """Refuses members who are kept from the tables for a time."""

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Raise `ServiceError` for a member who may not open tables or sit down on that server now."""
        ...


class OpenDoor:
    """Lets everybody in."""

    async def check_lobby(self, guild_id: int, user_id: int) -> None:
        """Refuse nobody."""
