"""The key of the seals: from the environment, or from a file of its own beside the database.

A copy of the database alone reveals nobody. Whoever has both the database and the key can open every seal, so the two
should not be kept in one backup.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from base64 import b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet

KEY_BYTES: Final = 32


class SealKeyError(Exception):
    """The key cannot be used; the message never repeats it."""


@dataclass(frozen=True, slots=True)
class SealKey:
    """The master key; what is done with it uses keys derived from it, one per purpose."""

    secret: bytes = field(repr=False)

    def cipher(self, purpose: str) -> Fernet:
        """The cipher of a purpose."""
        return Fernet(urlsafe_b64encode(self._derived(purpose)))

    def reporter_key(self, guild_id: int, user_id: int) -> bytes:
        """The keyed hash by which a person's complaints on a server are told to be of one person."""
        message = f"{guild_id}|{user_id}".encode()
        return hmac.new(self._derived("reporter"), message, hashlib.sha256).digest()

    def _derived(self, purpose: str) -> bytes:
        return hmac.new(self.secret, f"belote:{purpose}".encode(), hashlib.sha256).digest()


def load_seal_key(given: str | None, database: Path, entropy: Callable[[int], bytes]) -> SealKey:
    """The key of the environment, or that of the file beside the database, which is made on first use.

    Args:
        given: 32 bytes in base64, from the environment; None where there is none.
        database: the path of the database; the key file is `<database>.key`, readable by its owner only.
        entropy: gives that many unpredictable bytes.

    Raises `SealKeyError` for a key that is not 32 bytes in base64, or a file that others can read.
    """
    if given is not None:
        return SealKey(_decoded(given, "BELOTE_SEAL_KEY"))
    path = key_file(database)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return SealKey(_read(path))
    secret = entropy(KEY_BYTES)
    with os.fdopen(descriptor, "wb") as file:
        file.write(urlsafe_b64encode(secret) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    return SealKey(secret)


def key_file(database: Path) -> Path:
    """Where the key of a database lies when the environment has none."""
    return database.with_name(f"{database.name}.key")


def _read(path: Path) -> bytes:
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise SealKeyError(f"{path} can be read by others: chmod 600 {path}")
    return _decoded(path.read_text(encoding="ascii", errors="replace"), str(path))


def _decoded(text: str, source: str) -> bytes:
    try:
        secret = b64decode(text.strip().replace("-", "+").replace("_", "/"), validate=True)
    except (Base64Error, ValueError):
        secret = b""
    if len(secret) != KEY_BYTES:
        raise SealKeyError(f"{source} does not hold {KEY_BYTES} bytes in base64")
    return secret
