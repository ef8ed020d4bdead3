"""Files of complaints: adding one as its reporter, opening them as a moderator for whom the case exists.

A file on its way is measured, fetched, and rid of everything that tells who made it. A picture is drawn anew from its
pixels: no place, no device, no profile of a screen, no comment is left. Of a text only its characters are kept. Names
of files are never asked for.
"""

from __future__ import annotations

import asyncio
import codecs
import hashlib
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from PIL import Image, ImageOps

from bot.clock import Clock, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import (
    MOST_FILE,
    MOST_PIXELS,
    MOST_TEXT_FILE,
    PICTURE_SIDE,
    ReportOptions,
    some_time_after,
    to_hour,
)
from bot.services.reporting.queue import Queue
from bot.services.reporting.views import Staff
from bot.store.reporting import audit, cases, talk, voices
from bot.store.reporting.rows import EvidenceFile, FileKind, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

_PICTURES: Final = ("PNG", "JPEG", "WEBP", "GIF")
_QUALITY: Final = 85
_TEXT: Final = "text/plain"
_SPACES: Final = frozenset("\n\r\t\f")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as Discord announces it; `read` fetches it and may raise `OSError`."""

    size: int
    content_type: str
    read: Callable[[], Awaitable[bytes]] = field(repr=False)


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

    async def add(self, guild_id: int, user_id: int, code: str, upload: Upload) -> None:
        """Add a file to one's newest complaint in a case and have moderators told of it.

        The complaint stays as it is where this is refused. Raises `report-not-found`, `report-closed`,
        `report-file-twice`, `report-file-large`, `report-file-kind`, `report-file-lost`.
        """
        await self._database.read(lambda tx: self._waiting(tx, guild_id, user_id, code))
        file = await fetched(upload, self._options.fetch_patience.total_seconds())

        def unit(tx: WriteTransaction) -> None:
            now = self._clock.now()
            voice = self._waiting(tx, guild_id, user_id, code)
            keep_file(tx, voice, code, file, now)
            number = talk.say(tx, voice.case_id, voice.id, "reporter", "file", to_ms(now))
            at_ms = some_time_after(now, self._options.queue_delay, self._entropy)
            talk.notify(tx, voice.case_id, guild_id, "reply", number, at_ms)

        await self._database.write(unit)

    async def opened(self, staff: Staff, code: str, pseudonym: str) -> tuple[OpenedFile, ...]:
        """The files of a reporter in a case, oldest first; raises `report-not-found`."""

        def unit(tx: ReadTransaction) -> tuple[OpenedFile, ...]:
            case = self._queue.require(tx, staff, code)
            present = voices.of_case(tx, case.id if case.appeal_of is None else case.appeal_of)
            found = (voices.file(tx, voice.id) for voice in present if voice.pseudonym == pseudonym)
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
            if voices.file_note(tx, voice.id) is not None:
                raise ReportRefused("report-file-twice")
            return voice
        raise ReportRefused("report-not-found")


def keep_file(tx: WriteTransaction, voice: VoiceRow, code: str, file: EvidenceFile, now: datetime) -> None:
    """Store the file of a voice and write it down to the hour; raises `report-file-twice`."""
    if not voices.add_file(tx, voice.id, file.kind, file.content, file.sha256):
        raise ReportRefused("report-file-twice")
    details = {"voice": voice.pseudonym, "file": file.sha256}
    audit.append(tx, voice.guild_id, to_hour(now), "file-added", case_code=code, details=details)


def _opened(file: EvidenceFile) -> OpenedFile:
    return OpenedFile(file.kind, file.content, hashlib.sha256(file.content).hexdigest() == file.sha256)


async def fetched(upload: Upload, patience: float) -> EvidenceFile:
    """Fetch a file within so many seconds and make it harmless.

    Raises `report-file-large`, `report-file-kind`, `report-file-lost`.
    """
    if upload.size > MOST_FILE:
        raise _too_large()
    try:
        async with asyncio.timeout(patience):
            data = await upload.read()
    except (OSError, TimeoutError):
        raise ReportRefused("report-file-lost") from None  # the reason could hold an address with a name in it
    return await asyncio.to_thread(harmless, data, upload.content_type)


def harmless(data: bytes, content_type: str) -> EvidenceFile:
    """The file as it may be shown to others; raises `report-file-large`, `report-file-kind`."""
    if len(data) > MOST_FILE:
        raise _too_large()
    if content_type.partition(";")[0].strip().lower() == _TEXT:
        return _kept_text(data)
    content = _redrawn(data)
    return EvidenceFile("image", content, hashlib.sha256(content).hexdigest())


def _redrawn(data: bytes) -> bytes:
    """A picture as WebP, made of its pixels alone; of a moving one the first frame."""
    try:
        with Image.open(io.BytesIO(data), formats=_PICTURES) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                raise _too_large()
            picture.draft("RGB", (PICTURE_SIDE, PICTURE_SIDE))
            upright = ImageOps.exif_transpose(picture)
            plain = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_large() from None
    except ReportRefused:
        raise
    except Exception:  # damaged data ends in errors of every kind, from the notes of a camera in TypeError
        raise ReportRefused("report-file-kind") from None
    plain.thumbnail((PICTURE_SIDE, PICTURE_SIDE))
    plain.info.clear()
    target = io.BytesIO()
    plain.save(target, "WEBP", quality=_QUALITY)
    return target.getvalue()


def _kept_text(data: bytes) -> EvidenceFile:
    if len(data) > MOST_TEXT_FILE:
        raise _too_large()
    encoding = "utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise ReportRefused("report-file-kind") from None
    if not text.strip() or any(letter < " " and letter not in _SPACES for letter in text):
        raise ReportRefused("report-file-kind")
    content = text.encode()
    return EvidenceFile("text", content, hashlib.sha256(content).hexdigest())


def _too_large() -> ReportRefused:
    return ReportRefused("report-file-large", image=MOST_FILE >> 20, text=MOST_TEXT_FILE >> 10)
