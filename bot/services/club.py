"""What a server chooses: its language, and for the tables opened there the usual game, their look and the times.

Everything is at hand without waiting; every change is stored, with who made it, before it counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from functools import cache
from typing import Final, Literal, TypeAlias, TypedDict, Unpack

from pydantic import TypeAdapter, ValidationError

from bot.clock import Clock, from_ms, to_ms
from bot.services.errors import ServiceError
from bot.services.robots import DEFAULT_LEVEL
from bot.services.table.times import LIMITS, Pace, TimeChanges, Times, times_from, times_json
from bot.store import club as store
from bot.store.sqlite.database import Database
from engine.presets import preset_names
from engine.robots import LEVELS

USUAL_GAME: Final = "club"
LEAST_TARGET, HIGHEST_TARGET = 20, 5000
"""What a match may be played to."""

Suits: TypeAlias = Literal["two", "four"]
ClubRefusal: TypeAlias = Literal[
    "club-number",  # `figure` is not a whole number from `min` to `max`
]


class ClubRefused(ServiceError):
    """A setting that cannot be used; nothing was changed."""

    def __init__(self, code: ClubRefusal, **args: str | int) -> None:
        super().__init__(code, **args)


@dataclass(frozen=True, slots=True)
class Defaults:
    """What a new table is like where who opens it says nothing else."""

    game: str = USUAL_GAME
    pace: Pace = "live"
    target: int | None = None
    """None: what the game is usually played to, less by days."""
    level: str = DEFAULT_LEVEL
    """How well robots play."""
    compact: bool = False
    """Words without pictures."""
    suits: Suits | None = None
    """The colours of suits on pictures; None: as the process is set."""


class DefaultChanges(TypedDict, total=False):
    """Defaults to change; what is left out stays."""

    game: str
    pace: Pace
    target: int | None
    level: str
    compact: bool
    suits: Suits | None


@dataclass(frozen=True, slots=True)
class ClubSettings:
    """Everything that a server has chosen."""

    language: str | None = None
    """Of what everybody sees; None follows the server's own."""
    defaults: Defaults = Defaults()
    times: Times = field(default_factory=Times)


@dataclass(frozen=True, slots=True)
class LastChange:
    """Who changed a server's settings last, and when."""

    user_id: int
    at: datetime


class Clubs:
    """The choices of all servers."""

    def __init__(self, database: Database, clock: Clock, usual: Times) -> None:
        self._database = database
        self._clock = clock
        self.usual = usual
        """The times of the process, where a server has chosen none."""
        self._chosen: dict[int, ClubSettings] = {}
        self._turn = asyncio.Lock()
        """Of two forms sent at once each keeps what the other has changed."""

    async def load(self) -> None:
        """Read what every server has chosen."""
        rows = await self._database.read(store.everything)
        self._chosen = {
            row.guild_id: ClubSettings(row.language, _defaults(row.defaults), times_from(row.times)) for row in rows
        }

    def of(self, guild_id: int) -> ClubSettings:
        """What a server has chosen."""
        return self._chosen.get(guild_id, ClubSettings())

    def times(self, guild_id: int) -> Times:
        """The times of a server's new tables, all of them."""
        return self.of(guild_id).times.over(self.usual)

    async def last_change(self, guild_id: int) -> LastChange | None:
        """Who changed a server's settings last; None before the first change."""
        row = await self._database.read(lambda tx: store.last_change(tx, guild_id))
        return None if row is None else LastChange(row.user_id, from_ms(row.at_ms))

    async def set_language(self, guild_id: int, language: str | None) -> None:
        """Choose the language of what everybody sees; None follows the server's own."""
        async with self._turn:
            at_ms = to_ms(self._clock.now())
            await self._database.write(lambda tx: store.set_language(tx, guild_id, language, at_ms))
            self._chosen[guild_id] = replace(self.of(guild_id), language=language)

    async def change_defaults(self, guild_id: int, by: int, **changes: Unpack[DefaultChanges]) -> ClubSettings:
        """Choose what new tables are like. Raises `club-number` for a target that no match is played to."""
        target = changes.get("target")
        if target is not None:
            _require("target", target, LEAST_TARGET, HIGHEST_TARGET)
        return await self._save(guild_id, by, lambda old: replace(old, defaults=replace(old.defaults, **changes)))

    async def change_times(self, guild_id: int, by: int, **changes: Unpack[TimeChanges]) -> ClubSettings:
        """Choose times of tables opened from now on. Raises `club-number` for one outside its limits."""
        for name, (least, most) in LIMITS.items():
            value = changes.get(name)
            if value is not None:
                _require(name, value, least, most)
        return await self._save(guild_id, by, lambda old: replace(old, times=replace(old.times, **changes)))

    async def _save(self, guild_id: int, by: int, change: Callable[[ClubSettings], ClubSettings]) -> ClubSettings:
        async with self._turn:
            before = self.of(guild_id)
            settings = change(before)
            if settings != before:
                await self._store(settings, before, guild_id, by)
                self._chosen[guild_id] = settings
            return settings

    async def _store(self, settings: ClubSettings, before: ClubSettings, guild_id: int, by: int) -> None:
        """Store what was chosen, and in the audit log what is different from before."""
        at_ms, old = to_ms(self._clock.now()), asdict(before.defaults)
        changed = {name: value for name, value in asdict(settings.defaults).items() if value != old[name]}
        changed |= settings.times.changes(before.times)
        row = store.ClubRow(
            guild_id, settings.language, _adapter().dump_json(settings.defaults).decode(), times_json(settings.times)
        )
        await self._database.write(lambda tx: store.save(tx, row, at_ms, by, changed))


def whole_number(name: str, written: str, least: int, most: int) -> int | None:
    """A number as somebody wrote it, None where nothing was written; raises `club-number` with what is expected."""
    text = written.strip()
    if not text:
        return None
    if not (text.isdecimal() and text.isascii() and len(text) <= len(str(most)) + 3):
        raise _refused(name, least, most)
    return _require(name, int(text), least, most)


def _require(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise _refused(name, least, most)
    return value


def _refused(name: str, least: int, most: int) -> ClubRefused:
    return ClubRefused("club-number", figure=name.replace("_", "-"), min=least, max=most)


def _defaults(stored: str | None) -> Defaults:
    """Stored defaults; a game or a level that is not there any more is the usual one."""
    if stored is None:
        return Defaults()
    try:
        found = _adapter().validate_json(stored)
    except ValidationError:
        return Defaults()
    if found.game not in preset_names():
        found = replace(found, game=USUAL_GAME, target=None)
    return found if found.level in LEVELS else replace(found, level=DEFAULT_LEVEL)


@cache
def _adapter() -> TypeAdapter[Defaults]:
    return TypeAdapter(Defaults)
