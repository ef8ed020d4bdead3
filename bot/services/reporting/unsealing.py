"""Opening a seal: the owner and another moderator, a written reason, a row in the log, a word to the reporter."""

from __future__ import annotations

from typing import Final

from bot.clock import Clock, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import MOST_WORDS
from bot.services.reporting.queue import Queue
from bot.services.reporting.seal import Seals
from bot.services.reporting.views import Staff
from bot.store.reporting import audit, talk, unseals, voices
from bot.store.reporting.rows import CaseRow, VoiceRow
from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database

_LEAST_WORDS: Final = 10


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
            unseals.ask(tx, voice.id, why, staff.user_id, at)
            audit.append(
                tx, case.guild_id, at, "unseal-asked", actor_id=staff.user_id, case_code=case.code,
                details={"voice": voice.pseudonym},
            )  # fmt: skip

        await self._database.write(unit)

    async def confirm(self, staff: Staff, code: str, pseudonym: str, owner_id: int | None) -> int:
        """Consent as the second person and learn the reporter's id; the reporter is told that it happened.

        Raises `report-not-found`, `report-two-people`, `report-seal-gone`.
        """

        def unit(tx: WriteTransaction) -> int:
            case, voice = self._voice(tx, staff, code, pseudonym)
            at = to_ms(self._clock.now())
            if owner_id not in (staff.user_id, unseals.asked_by(tx, voice.id)):
                raise ReportRefused("report-two-people")
            if not unseals.confirm(tx, voice.id, staff.user_id, at):
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
