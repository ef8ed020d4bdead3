"""Filing a complaint: checked, stored and sealed in one transaction, before anybody hears of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.clock import Clock, from_ms, to_ms
from bot.services.reporting import evidence
from bot.services.reporting.complaint import Complaint
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.hiding import new_code, some_time_after, to_hour
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import MOST_WORDS, PROMISES, REASON_GROUPS, SEPARATING, ReportOptions
from bot.services.reporting.said import Overheard, TablePlace
from bot.services.reporting.seal import Identity, Seals
from bot.services.reporting.views import FormContext, Receipt
from bot.store.reporting import audit, cases, played, settings, talk, voices
from bot.store.reporting.rows import CaseRow, Draft, NewVoice, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

_ATTACHED_SPAN: Final = timedelta(hours=24)
_ABOUT_PLAY: Final = frozenset({"conduct", "collusion"})


class Filing:
    """Drafts and complaints."""

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
                found = played.match(tx, match_id)
                too_old = to_ms(now - self._options.form_window)
                if found is None or found.guild_id != guild_id:
                    raise ReportRefused("report-form-gone")
                if (found.finished_ms or to_ms(now)) < too_old:
                    raise ReportRefused("report-card-late", n=self._options.form_window.days)
                choices = tuple(one for one in played.people(tx, match_id) if one != reporter_id)
            settings.save_draft(tx, draft)
            return choices

        choices = await self._database.write(unit)
        return FormContext(token, suspect_id, choices, message is not None)

    async def place(self, complaint: Complaint) -> TablePlace | None:
        """Where the match was played that a complaint will be about, None where it is about none."""

        def unit(tx: ReadTransaction) -> TablePlace | None:
            draft = settings.draft(tx, complaint.guild_id, complaint.draft_token)
            number = None if draft is None else self._match(tx, draft, complaint, self._clock.now())
            found = None if number is None else played.match(tx, number)
            if found is None:
                return None
            until = None if found.next_ms is None else from_ms(found.next_ms)
            since = from_ms(found.started_ms)
            return TablePlace(found.match_id, found.table_id, found.channel_id, found.thread_id, since, until)

        return await self._database.read(unit)

    async def file(self, complaint: Complaint, overheard: Overheard | None = None) -> Receipt:
        """Store a complaint with what was said at its table; raises `report-…`, having changed nothing."""
        now = self._clock.now()
        return await self._database.write(lambda tx: self._file(tx, complaint, overheard, now))

    def _file(self, tx: WriteTransaction, complaint: Complaint, overheard: Overheard | None, now: datetime) -> Receipt:
        draft = settings.draft(tx, complaint.guild_id, complaint.draft_token)
        if draft is None:
            raise ReportRefused("report-form-gone")
        suspect_id = _suspect(draft, complaint)
        key = self._key.reporter_key(complaint.guild_id, complaint.reporter_id)
        words = complaint.words.strip()[:MOST_WORDS]
        group = REASON_GROUPS[complaint.reason]
        if suspect_id == complaint.reporter_id:
            raise ReportRefused("report-self")
        if complaint.suspect_is_robot:
            raise ReportRefused("report-robot")
        if not words and draft.message is None:
            raise ReportRefused("report-no-text")
        match_id = self._match(tx, draft, complaint, now)
        record = self._check_limits(tx, key, match_id, suspect_id, now)
        low = self._is_low(record, now)
        case = self._case(tx, complaint.guild_id, suspect_id, group, self._boost(record), low, now)
        new = NewVoice(
            guild_id=complaint.guild_id,
            reporter_key=key,
            suspect_id=suspect_id,
            reason=complaint.reason,
            words=words,
            quiet=complaint.quiet,
            match_id=match_id,
            filed_ms=to_ms(now),
            promised_ms=to_ms(now + PROMISES["complaint"].answer),
        )
        voice = voices.insert(tx, case.id, new, self._pseudonym(tx, case.id, key))
        self._seals.close(tx, voice.id, Identity(complaint.reporter_id, complaint.language))
        heard = overheard.said if overheard is not None and overheard.match_id == match_id else None
        voices.freeze(tx, evidence.freeze(tx, self._hands, voice, draft.message, heard))
        settings.drop_draft(tx, draft.token)
        if group in SEPARATING:
            until = to_ms(now + self._options.separation)
            voices.separate(tx, key, suspect_id, complaint.guild_id, until)
        self._note(tx, case, voice, now)
        promise = PROMISES["complaint"].answer
        return Receipt(case.code, now + promise, suspect_id)

    def _match(self, tx: ReadTransaction, draft: Draft, complaint: Complaint, now: datetime) -> int | None:
        """The match the complaint is about: that of the card, else the last one of both if it is about play."""
        if draft.match_id is not None or REASON_GROUPS[complaint.reason] not in _ABOUT_PLAY:
            return draft.match_id
        guild_id, reporter_id, suspect_id = complaint.guild_id, complaint.reporter_id, _suspect(draft, complaint)
        return played.last_shared(tx, guild_id, reporter_id, suspect_id, to_ms(now - _ATTACHED_SPAN))

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
            code = new_code(tx, guild_id, self._entropy)
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


def _suspect(draft: Draft, complaint: Complaint) -> int:
    """Whom the complaint is about: whoever the form was opened on, else whoever was chosen in it."""
    return draft.suspect_id if draft.suspect_id is not None else complaint.suspect_id
