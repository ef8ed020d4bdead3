"""How a server moderates: its settings, its audit log, its monthly figures."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock, to_ms
from bot.services.reporting.views import Moderation, Month
from bot.store.reporting import audit, moderation
from bot.store.reporting.rows import ModerationRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

MONTHS_SHOWN: Final = 6


@dataclass(frozen=True, slots=True)
class AuditExport:
    """A server's audit log as JSON, and where its chain is broken (None: nowhere)."""

    content: bytes
    rows: int
    broken_at: int | None


class Administration:
    """What the managers and the owner of a server look at and decide."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def settings(self, guild_id: int) -> Moderation:
        """How a server moderates."""
        row = await self._database.read(lambda tx: moderation.settings(tx, guild_id))
        return Moderation(**asdict(row))

    async def set_settings(self, chosen: Moderation, by: int) -> None:
        """Set how a server moderates."""
        at = to_ms(self._clock.now())

        def unit(tx: WriteTransaction) -> None:
            moderation.set_settings(tx, ModerationRow(**asdict(chosen)), at)
            details = {"strict": chosen.strict, "timeouts": chosen.timeouts}
            audit.append(tx, chosen.guild_id, at, "settings", actor_id=by, details=details)

        await self._database.write(unit)

    async def audit(self, guild_id: int, by: int) -> AuditExport:
        """A server's audit log for its owner; that it was exported is in the next one."""

        def unit(tx: ReadTransaction) -> AuditExport:
            rows = audit.rows(tx, guild_id)
            document = {
                "format": "belote-audit/1",
                "guild": str(guild_id),
                "people": {str(ref): str(user) for ref, user in audit.people(tx, guild_id).items()},
                "rows": [asdict(row) | {"details": json.loads(row.details)} for row in rows],
            }
            content = json.dumps(document, ensure_ascii=False, indent=1).encode()
            return AuditExport(content, len(rows), audit.first_break(guild_id, rows))

        export = await self._database.read(unit)
        at = to_ms(self._clock.now())
        await self._database.write(lambda tx: audit.append(tx, guild_id, at, "audit-exported", actor_id=by))
        return export

    async def figures(self, guild_id: int) -> tuple[Month, ...]:
        """The figures of the last whole months, the newest first; the running month would tell of single cases."""
        first = self._clock.now().replace(day=1, hour=0, minute=0, second=0, microsecond=0)

        def unit(tx: ReadTransaction) -> tuple[Month, ...]:
            months: list[Month] = []
            end = first
            for _ in range(MONTHS_SHOWN):
                begin = (end - timedelta(days=1)).replace(day=1)
                months.append(_month(begin, moderation.figures(tx, guild_id, to_ms(begin), to_ms(end))))
                end = begin
            return tuple(months)

        return await self._database.read(unit)


def _month(begin: datetime, found: moderation.MonthFigures) -> Month:
    took = found.median_answer_ms
    return Month(
        begin.year,
        begin.month,
        found.filed,
        found.confirmed,
        found.rejected,
        found.breaches,
        None if took is None else took // 60_000,
    )
