"""Filing a complaint: checked, stored and sealed in one transaction, before anybody hears of it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock, from_ms, to_ms
from bot.services.reporting import evidence
from bot.services.reporting.attachments import Upload, fetched, keep_file
from bot.services.reporting.courier import Complaint, Courier
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.evidence import Said, TablePlace
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import (
    MOST_WORDS,
    PROMISES,
    REASON_GROUPS,
    SEPARATING,
    ReportOptions,
    some_time_after,
    to_hour,
)
from bot.services.reporting.seal import Identity, Seals
from bot.services.reporting.views import FormContext, Receipt
from bot.store.reporting import audit, cases, drafts, talk, voices
from bot.store.reporting.rows import CaseRow, Draft, EvidenceFile, NewVoice, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

_log: Final = logging.getLogger(__name__)

_ATTACHED_SPAN: Final = timedelta(hours=24)
_ABOUT_PLAY: Final = frozenset({"conduct", "collusion"})


@dataclass(frozen=True, slots=True)
class _Subject:
    """What a complaint turns out to be about; the match and where it was played only where it is about one."""

    draft: Draft
    suspect_id: int
    match_id: int | None
    place: TablePlace | None


class Filing:
    """Opens forms and takes complaints."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        key: SealKey,
        seals: Seals,
        entropy: Callable[[int], bytes],
        options: ReportOptions,
    ) -> None:
        self._database = database
        self._clock = clock
        self._key = key
        self._seals = seals
        self._entropy = entropy
        self._options = options
        self._hands = key.cipher("hands")
        self._courier: Courier | None = None

    def attach(self, courier: Courier) -> None:
        """Be able to read from now on what was said at the table of a complaint."""
        self._courier = courier

    async def open_form(
        self,
        guild_id: int,
        reporter_id: int,
        *,
        suspect_id: int | None = None,
        match_id: int | None = None,
        message: dict[str, object] | None = None,
    ) -> FormContext:
        """Remember what a form is about to be opened on.

        Raises `report-self`, `report-form-gone`, `report-card-late`.
        """
        if suspect_id == reporter_id:
            raise ReportRefused("report-self")
        now = self._clock.now()
        token = self._entropy(8).hex()
        text = None if message is None else json.dumps(message, ensure_ascii=False)
        draft = Draft(token, guild_id, suspect_id, match_id, text, to_ms(now))

        def unit(tx: WriteTransaction) -> tuple[int, ...]:
            choices: tuple[int, ...] = ()
            if match_id is not None:
                found = drafts.played_match(tx, match_id)
                too_old = to_ms(now - self._options.form_window)
                if found is None or found.guild_id != guild_id:
                    raise ReportRefused("report-form-gone")
                if (found.finished_ms or to_ms(now)) < too_old:
                    raise ReportRefused("report-card-late", n=self._options.form_window.days)
                choices = tuple(one for one in drafts.players_of(tx, match_id) if one != reporter_id)
            drafts.save(tx, draft)
            return choices

        choices = await self._database.write(unit)
        return FormContext(token, suspect_id, choices, message is not None)

    async def file(self, complaint: Complaint, upload: Upload | None = None) -> Receipt:
        """Store a complaint with what was said at its table and with its file; a refused file is in the receipt.

        Raises `report-form-gone`, `report-self`, `report-robot`, `report-no-text`, `report-twice`, `report-too-fast`,
        `report-many-today`, `report-many-open`, having changed nothing.
        """
        subject = await self._database.read(lambda tx: self._subject(tx, complaint, self._clock.now()))
        said, (file, refused) = await asyncio.gather(self._said_at(subject.place), self._fetched(upload))
        now = self._clock.now()
        receipt = await self._database.write(lambda tx: self._file(tx, complaint, subject, said, file, now))
        return replace(receipt, has_file=file is not None, no_file=refused)

    def _subject(self, tx: ReadTransaction, complaint: Complaint, now: datetime) -> _Subject:
        draft = drafts.find(tx, complaint.guild_id, complaint.draft_token)
        if draft is None:
            raise ReportRefused("report-form-gone")
        suspect_id = draft.suspect_id if draft.suspect_id is not None else complaint.suspect_id
        if suspect_id == complaint.reporter_id:
            raise ReportRefused("report-self")
        if complaint.suspect_is_robot:
            raise ReportRefused("report-robot")
        if not complaint.words.strip() and draft.message is None:
            raise ReportRefused("report-no-text")
        match_id = draft.match_id
        if match_id is None and REASON_GROUPS[complaint.reason] in _ABOUT_PLAY:
            since = to_ms(now - _ATTACHED_SPAN)
            match_id = drafts.last_shared_match(tx, complaint.guild_id, complaint.reporter_id, suspect_id, since)
        return _Subject(draft, suspect_id, match_id, None if match_id is None else _place(tx, match_id))

    async def _said_at(self, place: TablePlace | None) -> tuple[Said, ...] | None:
        """What the bot had said at the table; None where it cannot be read: a complaint is stored all the same."""
        if place is None or self._courier is None:
            return None
        try:
            async with asyncio.timeout(self._options.fetch_patience.total_seconds()):
                return tuple(await self._courier.said_at(place))
        except Exception as error:
            _log.warning("the messages of a table could not be read: %s", type(error).__name__)
            return None

    async def _fetched(self, upload: Upload | None) -> tuple[EvidenceFile | None, ReportRefused | None]:
        """The file that came with a complaint, or why it is not taken."""
        if upload is None:
            return None, None
        try:
            return await fetched(upload, self._options.fetch_patience.total_seconds()), None
        except ReportRefused as refused:
            return None, refused

    def _file(
        self,
        tx: WriteTransaction,
        complaint: Complaint,
        subject: _Subject,
        said: tuple[Said, ...] | None,
        file: EvidenceFile | None,
        now: datetime,
    ) -> Receipt:
        draft, suspect_id, match_id = subject.draft, subject.suspect_id, subject.match_id
        if not drafts.take(tx, draft.token):
            raise ReportRefused("report-form-gone")
        key = self._key.reporter_key(complaint.guild_id, complaint.reporter_id)
        group = REASON_GROUPS[complaint.reason]
        record = self._check_limits(tx, key, match_id, suspect_id, now)
        low = self._is_low(record, now)
        case = self._case(tx, complaint.guild_id, suspect_id, group, self._boost(record), low, now)
        due = now + PROMISES["complaint"].answer
        new = NewVoice(
            guild_id=complaint.guild_id,
            reporter_key=key,
            suspect_id=suspect_id,
            reason=complaint.reason,
            words=complaint.words.strip()[:MOST_WORDS],
            quiet=complaint.quiet,
            match_id=match_id,
            filed_ms=to_ms(now),
            promised_ms=to_ms(due),
        )
        voice = voices.insert(tx, case.id, new, self._pseudonym(tx, case.id, key))
        self._seals.close(tx, voice.id, Identity(complaint.reporter_id, complaint.language))
        voices.freeze(tx, evidence.freeze(tx, self._hands, voice, draft.message, said))
        if group in SEPARATING:
            voices.separate(tx, key, suspect_id, complaint.guild_id, to_ms(now + self._options.separation))
        self._note(tx, case, voice, now)
        if file is not None:
            keep_file(tx, voice, case.code, file, now)
        return Receipt(case.code, due, suspect_id)

    def _check_limits(
        self, tx: ReadTransaction, key: bytes, match_id: int | None, suspect_id: int, now: datetime
    ) -> voices.Record:
        options = self._options
        if match_id is not None and voices.already(tx, key, match_id, suspect_id):
            raise ReportRefused("report-twice")
        for span, most in options.windows:
            if voices.filed_since(tx, key, to_ms(now - span)) >= most:
                raise ReportRefused("report-too-fast")
        day = to_ms(now - timedelta(days=1))
        record = voices.record(tx, key, day, to_ms(now - options.strike_window))
        if record.today >= options.most_a_day:
            raise ReportRefused("report-many-today", n=options.most_a_day)
        if record.open >= options.most_open:
            raise ReportRefused("report-many-open", n=options.most_open)
        return record

    def _is_low(self, record: voices.Record, now: datetime) -> bool:
        """Whether complaints of this reporter wait behind the others for now, after several marked as misuse."""
        if record.strikes < self._options.strikes or record.newest_strike_ms is None:
            return False
        return from_ms(record.newest_strike_ms) + self._options.low_priority > now

    def _boost(self, record: voices.Record) -> float:
        if record.judged < self._options.record_needed:
            return 0.0
        return (100 * record.confirmed / record.judged - 50) * 0.8

    def _case(
        self, tx: WriteTransaction, guild_id: int, suspect_id: int, group: str, boost: float, low: bool, now: datetime
    ) -> CaseRow:
        """The open case of that member and kind of fault, or a new one."""
        created, due = to_ms(now), to_ms(now + PROMISES["complaint"].answer)
        case = cases.open_case(tx, guild_id, suspect_id, group)
        if case is None:
            code = cases.new_code(tx, guild_id, self._entropy)
            return cases.insert(
                tx, guild_id, code, "complaint", suspect_id, group, created_ms=created, due_ms=due, boost=boost, low=low
            )
        cases.promise_again(tx, case.id, created, due)
        return cases.by_id(tx, case.id)

    def _pseudonym(self, tx: ReadTransaction, case_id: int, key: bytes) -> str:
        """A name of its own in each case; the same person has the same one within it."""
        present = voices.of_case(tx, case_id)
        for voice in present:
            if voice.reporter_key == key:
                return voice.pseudonym
        taken = {voice.pseudonym for voice in present}
        while (name := self._entropy(2).hex().upper()) in taken:
            pass
        return name

    def _note(self, tx: WriteTransaction, case: CaseRow, voice: VoiceRow, now: datetime) -> None:
        """Write it down to the hour, and have the moderators told a little later."""
        frozen = voices.evidence(tx, voice.id)
        assert frozen is not None, "evidence is frozen before it is written down"
        details = {"voice": voice.pseudonym, "reason": voice.reason, "evidence": frozen.sha256}
        audit.append(tx, case.guild_id, to_hour(now), "filed", case_code=case.code, details=details)
        at_ms = some_time_after(now, self._options.queue_delay, self._entropy)
        talk.notify(tx, case.id, case.guild_id, "new", case.round, at_ms)


def _place(tx: ReadTransaction, match_id: int) -> TablePlace | None:
    """Where a match was played, and until when the table was its own."""
    found = drafts.played_match(tx, match_id)
    if found is None:
        return None
    until = None if found.next_ms is None else from_ms(found.next_ms)
    return TablePlace(match_id, found.table_id, found.channel_id, found.thread_id, from_ms(found.started_ms), until)
