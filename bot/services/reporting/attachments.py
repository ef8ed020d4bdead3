"""Files of complaints: adding one as its reporter, opening them as a moderator for whom the case exists."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.clock import Clock, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.hiding import some_time_after, to_hour
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import ReportOptions
from bot.services.reporting.queue import Queue
from bot.services.reporting.upload import Upload, fetched
from bot.services.reporting.views import Staff
from bot.store.reporting import audit, cases, files, talk, voices
from bot.store.reporting.rows import EvidenceFile, FileKind, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file as moderators get it; its name is made of the code of the case."""

    kind: FileKind
    content: bytes = field(repr=False)
    intact: bool
    """Whether it still has the hash it was stored with."""


class Attachments:
    """The files of all complaints."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        key: SealKey,
        queue: Queue,
        entropy: Callable[[int], bytes],
        options: ReportOptions,
    ) -> None:
        self._database = database
        self._clock = clock
        self._key = key
        self._queue = queue
        self._entropy = entropy
        self._options = options

    async def add(self, guild_id: int, user_id: int, code: str, upload: Upload, *, later: bool) -> None:
        """Add a file to one's newest complaint in a case, which stays as it is where this is refused.

        Moderators are told of one that comes `later` than the complaint. Raises `report-not-found`, `report-closed`,
        `report-file-twice`, `report-file-large`, `report-file-kind`, `report-file-lost`.
        """
        await self._database.read(lambda tx: self._waiting(tx, guild_id, user_id, code))
        file = await fetched(upload, self._options.fetch_patience.total_seconds())
        await self._database.write(lambda tx: self._keep(tx, guild_id, user_id, code, file, later))

    async def opened(self, staff: Staff, code: str, pseudonym: str) -> tuple[OpenedFile, ...]:
        """The files of a reporter in a case, oldest first; raises `report-not-found`."""

        def unit(tx: ReadTransaction) -> tuple[OpenedFile, ...]:
            case = self._queue.require(tx, staff, code)
            present = voices.of_case(tx, case.id if case.appeal_of is None else case.appeal_of)
            found = (files.find(tx, voice.id) for voice in present if voice.pseudonym == pseudonym)
            return tuple(_opened(file) for file in found if file is not None)

        opened = await self._database.read(unit)
        if not opened:
            raise ReportRefused("report-not-found")
        return opened

    def _waiting(self, tx: ReadTransaction, guild_id: int, user_id: int, code: str) -> VoiceRow:
        """The member's newest complaint in that case, if it can still have a file."""
        key = self._key.reporter_key(guild_id, user_id)
        since = to_ms(self._clock.now() - self._options.mine_kept)
        for voice in voices.of_key(tx, key, since):
            case = cases.by_id(tx, voice.case_id)
            if case.code != code:
                continue
            if not case.open or voice.outcome is not None:
                raise ReportRefused("report-closed")
            if files.note(tx, voice.id) is not None:
                raise ReportRefused("report-file-twice")
            return voice
        raise ReportRefused("report-not-found")

    def _keep(
        self, tx: WriteTransaction, guild_id: int, user_id: int, code: str, file: EvidenceFile, later: bool
    ) -> None:
        now = self._clock.now()
        voice = self._waiting(tx, guild_id, user_id, code)
        if not files.insert(tx, voice.id, file.kind, file.content, file.sha256):
            raise ReportRefused("report-file-twice")
        details = {"voice": voice.pseudonym, "file": file.sha256}
        audit.append(tx, guild_id, to_hour(now), "file-added", case_code=code, details=details)
        if later:
            number = talk.say(tx, voice.case_id, voice.id, "reporter", "file", to_ms(now))
            at_ms = some_time_after(now, self._options.queue_delay, self._entropy)
            talk.notify(tx, voice.case_id, guild_id, "reply", number, at_ms)


def _opened(file: EvidenceFile) -> OpenedFile:
    return OpenedFile(file.kind, file.content, hashlib.sha256(file.content).hexdigest() == file.sha256)
