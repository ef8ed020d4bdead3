"""A file on its way from a member to a complaint: measured, fetched, and rid of everything that tells who made it.

A picture is drawn anew from its pixels: no place, no device, no profile of a screen, no comment is left. Of a text only
its characters are kept. Names of files are never asked for.
"""

from __future__ import annotations

import asyncio
import codecs
import hashlib
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from PIL import Image, ImageOps

from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import MOST_FILE, MOST_PIXELS, MOST_TEXT_FILE, PICTURE_SIDE
from bot.store.reporting.rows import EvidenceFile

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
