"""Small tools of `tests.world`: its clock, the book of log lines, the database files at the moment of a kill."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

_OURS = ("bot", "cogs", "engine")
_START = datetime(2026, 1, 1, tzinfo=UTC)


class WorldClock:
    """A `bot.clock.Clock` that shows the time of the in-process Discord."""

    def __init__(self) -> None:
        self._env: Any = None

    def attach(self, env: Any) -> None:
        self._env = env

    def now(self) -> datetime:
        return _START if self._env is None else self._env.now()

    def monotonic(self) -> float:
        return 0.0 if self._env is None else self._env.backend.clock.elapsed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0))


class LogBook(logging.Handler):
    """Keeps every log line of a test, ours from DEBUG on, and the ERROR lines apart; tracebacks included."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        self.lines: list[str] = []
        self.errors: list[str] = []
        self._deaf = False
        self._levels: dict[str, int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if self._deaf:
            return
        line = self.format(record)
        self.lines.append(line)
        if record.levelno >= logging.ERROR:
            self.errors.append(line)

    def open(self) -> None:
        """Start listening to all loggers."""
        logging.getLogger().addHandler(self)
        for name in _OURS:
            self._levels[name] = logging.getLogger(name).level
            logging.getLogger(name).setLevel(logging.DEBUG)

    def close(self) -> None:
        """Stop listening and leave the loggers as they were."""
        logging.getLogger().removeHandler(self)
        for name, level in self._levels.items():
            logging.getLogger(name).setLevel(level)
        super().close()

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """Do not listen for a while: what a killed process would have written is no evidence."""
        self._deaf = True
        try:
            yield
        finally:
            self._deaf = False


class Files:
    """A database file with its journal, to be put back as it was: what `kill -9` leaves on the disk."""

    def __init__(self, database: Path | None) -> None:
        self._paths = [] if database is None else [database, database.with_name(f"{database.name}-wal")]
        self._shared = None if database is None else database.with_name(f"{database.name}-shm")
        self._kept: dict[Path, bytes] = {}

    def keep(self) -> None:
        """Remember the files as they are now, in the middle of whatever the bot is doing."""
        self._kept = {path: path.read_bytes() for path in self._paths if path.exists()}

    def put_back(self) -> None:
        """Undo everything since `keep`."""
        for path in [*self._paths, *([self._shared] if self._shared else [])]:
            path.unlink(missing_ok=True)
        for path, content in self._kept.items():
            path.write_bytes(content)
