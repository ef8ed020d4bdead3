"""Score sheets for people who play with real cards: several in a channel, everybody there may write.

A sheet stores what was entered and nothing computed. Each change is made on a revision: a click on an older state is
refused and changes nothing. Every change can be taken back, edits and deletions too, up to `UNDOABLE` steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.clock import Clock, to_ms
from bot.services.errors import RuleRefused, ServiceError
from bot.services.table.registry import storage_errors
from bot.store import scorepad as store
from bot.store.codec import decode_rules, encode_rules
from bot.store.scorepad import PadRow
from bot.store.sqlite.database import Database
from engine.errors import EngineError
from engine.presets import preset_for
from engine.rules import Rules
from engine.scorepad import PadDeal, PadEntry, ScorePad
from engine.seats import Seat, Side

PadRefusal: TypeAlias = Literal[
    "pad-not-found",  # no sheet has this number on this server
    "pad-closed",  # it was closed
    "pad-moved",  # somebody else has changed it meanwhile
    "pad-names",  # not one name for each player
    "pad-target",  # no number of points that a match can have
    "pad-number",  # something that should be a number is none
    "pad-many",  # there are too many sheets in the channel
    "pad-full",  # no sheet has so many deals
    "pad-nothing",  # nothing can be taken back
    "pad-owner",  # only who opened it, or a moderator, closes a sheet
]

MOST_PADS: Final = 10
MOST_DEALS: Final = 100
UNDOABLE: Final = 20


class PadRefused(ServiceError):
    """A refusal about score sheets; it changed nothing."""

    def __init__(self, code: PadRefusal, **args: str | int) -> None:
        super().__init__(code, **args)


@dataclass(frozen=True, slots=True)
class PadView:
    """A sheet with everything computed."""

    pad_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    owner_id: int
    writer_id: int
    language: str
    rules: Rules
    names: tuple[str, ...]
    """Of the players, in order of play."""
    deals: tuple[PadDeal, ...]
    totals: tuple[int, ...]
    carry: int
    dealer: Seat
    """Who deals next."""
    winner: Side | None
    revision: int
    undoable: bool
    closed: bool


class ScorePads:
    """All sheets."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def open(
        self, *, guild_id: int, channel_id: int, owner_id: int, language: str, rules: Rules, names: Sequence[str]
    ) -> PadView:
        """Begin a sheet; the first name deals first, and names are shown as they are given (tidy them before).

        Raises `pad-names`, `pad-many`.
        """
        players = tuple(name.strip() for name in names)
        if len(players) != rules.players or not all(players) or len(set(players)) != len(players):
            raise PadRefused("pad-names", n=rules.players)
        with storage_errors():
            if len(await self._database.read(lambda tx: store.open_in(tx, channel_id))) >= MOST_PADS:
                raise PadRefused("pad-many", n=MOST_PADS)
            now = to_ms(self._clock.now())
            stored = encode_rules(rules)
            new = PadRow(
                0, guild_id, channel_id, None, owner_id, owner_id, language, stored, players, (), (), 0, now, now
            )
            return _view(await self._database.write(lambda tx: store.insert(tx, new)))

    async def find(self, guild_id: int, pad_id: int) -> PadView:
        """A sheet of a server; raises `pad-not-found`."""
        return _view(await self._row(guild_id, pad_id))

    async def of_channel(self, channel_id: int) -> tuple[PadView, ...]:
        """The open sheets of a channel, newest first."""
        with storage_errors():
            return tuple(map(_view, await self._database.read(lambda tx: store.open_in(tx, channel_id))))

    async def add(self, guild_id: int, pad_id: int, revision: int, writer_id: int, entry: PadEntry) -> PadView:
        """Write a deal; raises `pad-closed`, `pad-moved`, `pad-full` and the engine's `pad-…`."""
        return await self._change(guild_id, pad_id, revision, writer_id, lambda pad: pad.add(entry))

    async def edit(
        self, guild_id: int, pad_id: int, revision: int, writer_id: int, index: int, entry: PadEntry
    ) -> PadView:
        """Correct a deal (from 0); raises like `add`."""
        return await self._change(guild_id, pad_id, revision, writer_id, lambda pad: pad.edit(index, entry))

    async def delete(self, guild_id: int, pad_id: int, revision: int, writer_id: int, index: int) -> PadView:
        """Take a deal out; raises like `add`."""
        return await self._change(guild_id, pad_id, revision, writer_id, lambda pad: pad.delete(index))

    async def undo(self, guild_id: int, pad_id: int, revision: int, writer_id: int) -> PadView:
        """Take the last change back; raises `pad-closed`, `pad-moved`, `pad-nothing`."""
        row = await self._open_row(guild_id, pad_id, revision)
        if not row.past:
            raise PadRefused("pad-nothing")
        return await self._save(replace(row, entries=row.past[-1], past=row.past[:-1], writer_id=writer_id))

    async def set_message(self, pad_id: int, message_id: int) -> None:
        """Remember which message shows the sheet."""
        with storage_errors():
            await self._database.write(lambda tx: store.set_message(tx, pad_id, message_id))

    async def close(self, guild_id: int, pad_id: int, user_id: int, *, moderator: bool) -> PadView:
        """Close a sheet; raises `pad-closed`, `pad-owner`."""
        row = await self._row(guild_id, pad_id)
        if row.closed_ms is not None:
            raise PadRefused("pad-closed")
        if user_id != row.owner_id and not moderator:
            raise PadRefused("pad-owner")
        now = to_ms(self._clock.now())
        with storage_errors():
            await self._database.write(lambda tx: store.close(tx, pad_id, now))
        return await self.find(guild_id, pad_id)

    async def _row(self, guild_id: int, pad_id: int) -> PadRow:
        with storage_errors():
            row = await self._database.read(lambda tx: store.find(tx, pad_id))
        if row is None or row.guild_id != guild_id:
            raise PadRefused("pad-not-found")
        return row

    async def _open_row(self, guild_id: int, pad_id: int, revision: int) -> PadRow:
        row = await self._row(guild_id, pad_id)
        if row.closed_ms is not None:
            raise PadRefused("pad-closed")
        if row.revision != revision:
            raise PadRefused("pad-moved")
        return row

    async def _change(
        self, guild_id: int, pad_id: int, revision: int, writer_id: int, change: Callable[[ScorePad], None]
    ) -> PadView:
        row = await self._open_row(guild_id, pad_id, revision)
        pad = _pad(row)
        try:
            change(pad)
        except EngineError as error:
            raise RuleRefused(error) from error
        if len(pad.entries) > MOST_DEALS:
            raise PadRefused("pad-full", n=MOST_DEALS)
        past = (*row.past, row.entries)[-UNDOABLE:]
        return await self._save(replace(row, entries=pad.entries, past=past, writer_id=writer_id))

    async def _save(self, row: PadRow) -> PadView:
        row = replace(row, changed_ms=to_ms(self._clock.now()))
        with storage_errors():
            if not await self._database.write(lambda tx: store.save(tx, row)):
                raise PadRefused("pad-moved")
        return _view(replace(row, revision=row.revision + 1))


def pad_rules(game: str, players: int | None, target: int | None, options: dict[str, str]) -> Rules:
    """The rules of a sheet; raises `pad-target` and the engine's codes (`players-not-in-game`, …)."""
    try:
        rules = preset_for(game, players).with_options(options)
    except EngineError as error:
        raise RuleRefused(error) from error
    if target is None:
        return rules
    try:
        return rules.with_options({"target": target})
    except EngineError as error:
        raise PadRefused("pad-target") from error


def _pad(row: PadRow) -> ScorePad:
    return ScorePad(decode_rules(row.rules), 0, row.entries)


def _view(row: PadRow) -> PadView:
    pad = _pad(row)
    return PadView(
        pad_id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        owner_id=row.owner_id,
        writer_id=row.writer_id,
        language=row.language,
        rules=pad.rules,
        names=row.names,
        deals=pad.deals,
        totals=pad.totals,
        carry=pad.carry,
        dealer=pad.dealer,
        winner=pad.winner,
        revision=row.revision,
        undoable=bool(row.past),
        closed=row.closed_ms is not None,
    )
