"""Who filed a complaint: sealed at once, opened by two functions only.

`deliver` opens a seal to bring its reporter a message and tells nobody; `unseal` opens it for two people who have
given a reason: the owner and another moderator, with a row in the log and a word to the reporter. Nothing that builds
what moderators see may import this module; a test walks the imports.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from cryptography.fernet import InvalidToken

from bot.clock import Clock, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import MOST_WORDS
from bot.services.reporting.queue import Queue
from bot.services.reporting.views import Staff
from bot.store.reporting import audit, seals, talk, voices
from bot.store.reporting.rows import CaseRow, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

T = TypeVar("T")

_LEAST_WORDS: Final = 10
"""Of a reason to open a seal."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The person behind a voice, and the language that person reads."""

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


class Unsealing:
    """Two people, one of them the owner, may learn who filed a complaint."""

    def __init__(self, database: Database, clock: Clock, queue: Queue, seals: Seals) -> None:
        self._database = database
        self._clock = clock
        self._queue = queue
        self._seals = seals

    async def ask(self, staff: Staff, code: str, pseudonym: str, reason: str) -> None:
        """Ask for a seal to be opened; raises `report-not-found`, `report-no-text`."""
        why = reason.strip()[:MOST_WORDS]
        if len(why) < _LEAST_WORDS:
            raise ReportRefused("report-no-text")

        def unit(tx: WriteTransaction) -> None:
            case, voice = self._voice(tx, staff, code, pseudonym)
            at = to_ms(self._clock.now())
            voices.ask_unseal(tx, voice.id, why, staff.user_id, at)
            audit.append(
                tx, case.guild_id, at, "unseal-asked", actor_id=staff.user_id, case_code=case.code,
                details={"voice": voice.pseudonym},
            )  # fmt: skip

        await self._database.write(unit)

    async def confirm(self, staff: Staff, code: str, pseudonym: str) -> int:
        """Consent as the second person and learn the reporter's id; the reporter is told that it happened.

        Raises `report-not-found`, `report-two-people`, `report-seal-gone`.
        """

        def unit(tx: WriteTransaction) -> int:
            case, voice = self._voice(tx, staff, code, pseudonym)
            at = to_ms(self._clock.now())
            if staff.owner_id not in (staff.user_id, voices.unseal_asked_by(tx, voice.id)):
                raise ReportRefused("report-two-people")
            if not voices.confirm_unseal(tx, voice.id, staff.user_id, at):
                raise ReportRefused("report-two-people")
            identity = self._seals.unseal(tx, voice.id)
            if identity is None:
                raise ReportRefused("report-seal-gone")
            audit.append(
                tx, case.guild_id, at, "unsealed", actor_id=staff.user_id, case_code=case.code,
                details={"voice": voice.pseudonym},
            )  # fmt: skip
            talk.say(tx, voice.case_id, voice.id, "club", "unsealed", at, args={"case": case.code}, deliver_ms=at)
            return identity.user_id

        return await self._database.write(unit)

    def _voice(self, tx: WriteTransaction, staff: Staff, code: str, pseudonym: str) -> tuple[CaseRow, VoiceRow]:
        case = self._queue.require(tx, staff, code)
        for voice in reversed(voices.of_case(tx, case.id)):
            if voice.pseudonym == pseudonym:
                return case, voice
        raise ReportRefused("report-not-found")
