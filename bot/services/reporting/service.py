"""Complaints as the Discord side uses them: one public method per thing a person can do."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock, to_ms
from bot.services.reporting.attachments import Attachments, OpenedFile
from bot.services.reporting.clockwork import Clockwork
from bot.services.reporting.complaint import Complaint
from bot.services.reporting.courier import Courier
from bot.services.reporting.desk import Desk
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.filing import Filing
from bot.services.reporting.keys import SealKey
from bot.services.reporting.mine import Own
from bot.services.reporting.policy import Ground, ReportOptions, Step
from bot.services.reporting.queue import Lookers, Queue
from bot.services.reporting.said import Overheard, Said
from bot.services.reporting.seal import Seals
from bot.services.reporting.unsealing import Unsealing
from bot.services.reporting.upload import Upload
from bot.services.reporting.views import CaseView, FormContext, Mine, Month, QueueEntry, QueuePage, Receipt, Staff
from bot.store.reporting import audit, figures, settings
from bot.store.reporting.rows import Moderation
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

_log: Final = logging.getLogger(__name__)

MONTHS_SHOWN: Final = 6


@dataclass(frozen=True, slots=True)
class AuditExport:
    """A server's audit log as JSON, and where its chain is broken (None: nowhere)."""

    content: bytes
    rows: int
    broken_at: int | None


class ReportService:
    """Complaints of all servers; made once, given a courier when Discord is there, closed at the end.

    Every method that changes something stores it before anybody hears of it, and raises `ServiceError` where it
    refuses, having changed nothing. Methods with a `Staff` trust that the person moderates the server.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        key: SealKey,
        entropy: Callable[[int], bytes],
        options: ReportOptions | None = None,
    ) -> None:
        chosen = options or ReportOptions()
        seals = Seals(database, key)
        lookers = Lookers(clock, key, chosen)
        self.options = chosen
        self._database = database
        self._clock = clock
        self._queue = Queue(database, clock, key, lookers, chosen)
        self._desk = Desk(database, clock, self._queue, lookers, entropy, chosen)
        self._filing = Filing(database, clock, key, seals, entropy, chosen)
        self._own = Own(database, clock, key, entropy, chosen)
        self._attachments = Attachments(database, clock, key, self._queue, entropy, chosen)
        self._unsealing = Unsealing(database, clock, self._queue, seals)
        self.clockwork = Clockwork(database, clock, seals, self._queue, chosen)
        self._courier: Courier | None = None

    async def attach(self, courier: Courier) -> None:
        """Have a way to people: what waits is delivered, and the clock of promises goes on."""
        self._courier = courier
        await self.clockwork.attach(courier)

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self.clockwork.close()

    # ------------------------------------------------------------ members

    async def open_form(
        self,
        guild_id: int,
        reporter_id: int,
        *,
        suspect_id: int | None = None,
        match_id: int | None = None,
        message: dict[str, object] | None = None,
    ) -> FormContext:
        """Remember what a form is about to be opened on, a message's words included; see `Filing.open_form`."""
        return await self._filing.open_form(
            guild_id, reporter_id, suspect_id=suspect_id, match_id=match_id, message=message
        )

    async def file(self, complaint: Complaint, upload: Upload | None = None) -> Receipt:
        """File a complaint, then its file; raises `report-…`. A refused file is in the receipt and changes nothing."""
        receipt = await self._filing.file(complaint, await self._overheard(complaint))
        if upload is None:
            return receipt
        try:
            guild_id, reporter_id = complaint.guild_id, complaint.reporter_id
            await self._attachments.add(guild_id, reporter_id, receipt.code, upload, later=False)
        except ReportRefused as refused:
            return replace(receipt, no_file=refused)
        return replace(receipt, has_file=True)

    async def _overheard(self, complaint: Complaint) -> Overheard | None:
        """What the bot had said at the table of the match; a complaint is stored whether or not it can be read."""
        place = await self._filing.place(complaint)
        if place is None:
            return None
        said: tuple[Said, ...] | None = None
        if self._courier is not None:
            try:
                async with asyncio.timeout(self.options.fetch_patience.total_seconds()):
                    said = tuple(await self._courier.said_at(place))
            except Exception as error:
                _log.warning("the messages of a table could not be read: %s", type(error).__name__)
        return Overheard(place.match_id, said)

    async def add_file(self, guild_id: int, user_id: int, code: str, upload: Upload) -> None:
        """Add a file to one's complaint in an open case; see `Attachments.add`."""
        await self._attachments.add(guild_id, user_id, code, upload, later=True)

    async def mine(self, guild_id: int, user_id: int) -> Mine:
        """A member's complaints, questions to him, decisions about him."""
        return await self._own.mine(guild_id, user_id)

    async def answer(self, guild_id: int, user_id: int, code: str, words: str) -> None:
        """Write to the moderators of a case one is part of."""
        await self._own.answer(guild_id, user_id, code, words)

    async def withdraw(self, guild_id: int, user_id: int, code: str) -> None:
        """Take one's complaint back."""
        await self._own.withdraw(guild_id, user_id, code)

    async def appeal(self, guild_id: int, user_id: int, code: str, words: str) -> str:
        """Appeal against a decision; returns the code of the appeal."""
        return await self._own.appeal(guild_id, user_id, code, words)

    # ------------------------------------------------------------ moderators

    async def queue(self, staff: Staff, page: int = 0) -> QueuePage:
        """A page of the queue."""
        return await self._queue.page(staff, page)

    async def offered(self, staff: Staff, typed: str) -> tuple[QueueEntry, ...]:
        """Cases whose code begins like what was typed."""
        return await self._queue.offered(staff, typed)

    async def case(self, staff: Staff, code: str) -> CaseView:
        """A case; raises `report-not-found`."""
        return await self._queue.case(staff, code)

    async def files(self, staff: Staff, code: str, pseudonym: str) -> tuple[OpenedFile, ...]:
        """The files that a reporter added; raises `report-not-found`."""
        return await self._attachments.opened(staff, code, pseudonym)

    async def claim(self, staff: Staff, code: str) -> CaseView:
        """Take a case for half an hour."""
        return await self._desk.claim(staff, code)

    async def release(self, staff: Staff, code: str) -> None:
        """Hand a case back to the queue."""
        await self._desk.release(staff, code)

    async def escalate(self, staff: Staff, code: str) -> None:
        """Hand a case to the server's owner."""
        owner = self._courier.owner(staff.guild_id) if self._courier is not None else None
        await self._desk.escalate(staff, code, owner)

    async def ask_reporter(self, staff: Staff, code: str, pseudonym: str, words: str) -> CaseView:
        """Write to a reporter, who stays unknown."""
        return await self._desk.ask_reporter(staff, code, pseudonym, words)

    async def ask_other(self, staff: Staff, code: str, words: str) -> CaseView:
        """Write to the member complained of."""
        return await self._desk.ask_other(staff, code, words)

    async def merge(self, staff: Staff, code: str, into: str) -> CaseView:
        """Make one case of two; the remaining one is returned."""
        return await self._desk.merge(staff, code, into)

    async def decide(self, staff: Staff, code: str, ground: Ground, step: Step | None, note: str) -> CaseView:
        """Decide a complaint."""
        return await self._desk.decide(staff, code, ground, step, note)

    async def decide_appeal(self, staff: Staff, code: str, granted: bool, note: str) -> None:
        """Decide an appeal; where it is granted, a time-out of Discord ends too."""
        sanction = await self._desk.decide_appeal(staff, code, granted, note)
        if sanction is not None and sanction.kind == "no-text" and self._courier is not None:
            await self._courier.set_timeout(sanction.guild_id, sanction.user_id, None)

    async def mark_misuse(self, staff: Staff, code: str, pseudonym: str) -> CaseView:
        """Mark a complaint as misuse, or take the mark back."""
        return await self._desk.mark_misuse(staff, code, pseudonym)

    async def keep_mark(self, staff: Staff, code: str, pseudonym: str) -> CaseView:
        """Let a mark of misuse stand that its reporter objects to."""
        return await self._desk.keep_mark(staff, code, pseudonym)

    async def ask_unseal(self, staff: Staff, code: str, pseudonym: str, reason: str) -> None:
        """Ask for a seal to be opened."""
        await self._unsealing.ask(staff, code, pseudonym, reason)

    async def confirm_unseal(self, staff: Staff, code: str, pseudonym: str) -> int:
        """Consent to it as the second person; the reporter's id."""
        owner = staff.user_id if staff.owner else None
        if owner is None and self._courier is not None:
            owner = self._courier.owner(staff.guild_id)
        return await self._unsealing.confirm(staff, code, pseudonym, owner)

    # ------------------------------------------------------------ the server

    async def moderation(self, guild_id: int) -> Moderation:
        """How a server moderates."""
        return await self._database.read(lambda tx: settings.moderation(tx, guild_id))

    async def set_moderation(self, chosen: Moderation, by: int) -> None:
        """Set how a server moderates."""
        at = to_ms(self._clock.now())

        def unit(tx: WriteTransaction) -> None:
            settings.set_moderation(tx, chosen, at)
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
                months.append(_month(begin, figures.between(tx, guild_id, to_ms(begin), to_ms(end))))
                end = begin
            return tuple(months)

        return await self._database.read(unit)


def _month(begin: datetime, found: figures.MonthFigures) -> Month:
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
