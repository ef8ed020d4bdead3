"""Who filed a complaint: sealed at once, opened by two functions only.

`deliver` opens a seal to bring its reporter a message and tells nobody; `unseal` opens it for two people who have
given a reason. Nothing that builds what moderators see may import this module; a test walks the imports.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from cryptography.fernet import InvalidToken

from bot.services.reporting.keys import SealKey
from bot.store.reporting import seals
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Identity:
    """The person behind a voice, and the language he reads."""

    user_id: int = field(repr=False)
    language: str = field(repr=False)


class Seals:
    """Closes and opens seals."""

    def __init__(self, database: Database, key: SealKey) -> None:
        self._database = database
        self._cipher = key.cipher("seal")

    def close(self, tx: WriteTransaction, voice_id: int, identity: Identity) -> None:
        """Seal an identity in the transaction that stores its voice."""
        content = json.dumps({"voice": voice_id, "user": identity.user_id, "language": identity.language})
        seals.write(tx, voice_id, self._cipher.encrypt(content.encode()))

    async def deliver(self, voice_id: int, bring: Callable[[Identity], Awaitable[T]]) -> T | None:
        """Hand the reporter's identity to `bring` and return its answer; None once the seal was deleted."""
        token = await self._database.read(lambda tx: seals.read(tx, voice_id))
        identity = self._opened(voice_id, token)
        return None if identity is None else await bring(identity)

    def unseal(self, tx: ReadTransaction, voice_id: int) -> Identity | None:
        """Open a seal for two people, in the transaction that writes it down; None once it was deleted."""
        return self._opened(voice_id, seals.read(tx, voice_id))

    def _opened(self, voice_id: int, token: bytes | None) -> Identity | None:
        if token is None:
            return None
        try:
            content = json.loads(self._cipher.decrypt(token))
        except InvalidToken:
            return None  # sealed with another key: nobody can open it
        return Identity(content["user"], content["language"]) if content["voice"] == voice_id else None
