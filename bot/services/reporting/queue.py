"""The queue and the case card: only what exists for the moderator who asks."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.clock import Clock, from_ms, to_ms
from bot.services.reporting import evidence
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import LADDER, PRIORITY, ReportOptions, Step, to_hour
from bot.services.reporting.views import CaseView, Message, QueueEntry, QueuePage, Sanction, Staff, VoiceView
from bot.store.reporting import cases, conflict, moderation, talk, voices
from bot.store.reporting.conflict import Looker
from bot.store.reporting.rows import CaseRow, MessageRow, SanctionRow, VoiceRow
from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.database import Database

PAGE: Final = 6
MOST_OFFERED: Final = 25


class Lookers:
    """Says, inside a transaction, as whom a moderator looks: their keyed hash and their conflicts."""

    def __init__(self, clock: Clock, key: SealKey, options: ReportOptions) -> None:
        self._clock = clock
        self._key = key
        self._options = options

    def of(self, tx: ReadTransaction, staff: Staff) -> Looker:
        """The moderator as SQL sees them."""
        guild_id, user_id = staff.guild_id, staff.user_id
        others = conflict.blocked_with(tx, guild_id, user_id)
        if moderation.settings(tx, guild_id).strict:
            now, options = self._clock.now(), self._options
            since = to_ms(now - options.strict_matches_span)
            others |= conflict.often_played_with(tx, guild_id, user_id, since, options.strict_matches)
            others |= conflict.thanked_with(tx, guild_id, user_id, to_ms(now - options.strict_thanks_span))
        keys = tuple(self._key.reporter_key(guild_id, other) for other in sorted(others))
        return Looker(
            guild_id=guild_id,
            user_id=user_id,
            owner=staff.owner,
            key=self._key.reporter_key(guild_id, user_id),
            ids=tuple(sorted(others)),
            keys=keys,
        )


class Queue:
    """What moderators see."""

    def __init__(
        self, database: Database, clock: Clock, key: SealKey, lookers: Lookers, options: ReportOptions
    ) -> None:
        self._database = database
        self._clock = clock
        self._lookers = lookers
        self._options = options
        self._hands = key.cipher("hands")

    async def page(self, staff: Staff, page: int = 0) -> QueuePage:
        """A page of the queue; a page that does not exist becomes the nearest one."""

        def unit(tx: ReadTransaction) -> QueuePage:
            looker, now = self._lookers.of(tx, staff), self._clock.now()
            total = cases.queue_length(tx, looker)
            pages = max(1, -(-total // PAGE))
            number = min(max(page, 0), pages - 1)
            found = cases.queue(tx, looker, to_ms(now), PRIORITY, PAGE, number * PAGE)
            return QueuePage(tuple(self._entry(tx, case, staff, now) for case in found), total, number, pages)

        return await self._database.read(unit)

    async def offered(self, staff: Staff, typed: str) -> tuple[QueueEntry, ...]:
        """Open cases whose code begins like that, for autocompletion."""

        def unit(tx: ReadTransaction) -> tuple[QueueEntry, ...]:
            looker, now = self._lookers.of(tx, staff), self._clock.now()
            found = cases.queue(tx, looker, to_ms(now), PRIORITY, 200)
            fitting = [case for case in found if case.code.startswith(typed.strip().upper())]
            return tuple(self._entry(tx, case, staff, now) for case in fitting[:MOST_OFFERED])

        return await self._database.read(unit)

    async def case(self, staff: Staff, code: str) -> CaseView:
        """A case; raises `report-not-found`."""
        return await self._database.read(lambda tx: self.show(tx, staff, code))

    def show(self, tx: ReadTransaction, staff: Staff, code: str) -> CaseView:
        """A case, inside a transaction; raises `report-not-found`."""
        case = self.require(tx, staff, code)
        now = self._clock.now()
        first = None if case.appeal_of is None else cases.by_id(tx, case.appeal_of)
        root = case.id if first is None else first.id
        messages = talk.of_case(tx, case.id)
        if first is not None:  # whoever judges a decision needs what it was made of
            messages = (*talk.of_case(tx, root), *messages)
        present = voices.of_case(tx, root)
        history = moderation.sanction_history(tx, case.guild_id, case.suspect_id)
        imposed = moderation.sanction_of(tx, root)
        return CaseView(
            code=case.code,
            kind=case.kind,
            suspect_id=case.suspect_id,
            group=case.reason_group,
            state=case.state,
            mine=case.held_by(staff.user_id, to_ms(now)),
            taken=_taken(case, staff, now),
            lease_until=from_ms(case.lease_until_ms) if case.lease_until_ms is not None else None,
            filed=_hour(case.created_ms),
            due=_hour(case.due_ms),
            late=case.breaches > 0 and case.answered_ms is None,
            voices=tuple(self._voice(tx, voice, messages, staff) for voice in present),
            other_talk=tuple(Message.of(message) for message in messages if message.voice_id is None),
            history=tuple(map(Sanction.of, history)),
            suggested=suggested(history, to_ms(now - self._options.relapse_span)),
            record_only=bool(present) and all(voice.quiet for voice in present),
            verdict=case.verdict,
            ground=case.ground,
            note=case.note,
            sanction=None if imposed is None else Sanction.of(imposed),
            first_ground=None if first is None else first.ground,
            first_note=None if first is None else first.note,
        )

    def require(self, tx: ReadTransaction, staff: Staff, code: str) -> CaseRow:
        """The case with that code if it exists for this moderator; raises `report-not-found`."""
        case = cases.visible(tx, self._lookers.of(tx, staff), code.strip().upper())
        if case is None:
            raise ReportRefused("report-not-found")
        return case

    def sees(self, tx: ReadTransaction, staff: Staff, case: CaseRow) -> bool:
        """Whether a case exists for a moderator."""
        return cases.visible(tx, self._lookers.of(tx, staff), case.code) is not None

    def _entry(self, tx: ReadTransaction, case: CaseRow, staff: Staff, now: datetime) -> QueueEntry:
        count = sum(voice.outcome is None for voice in voices.of_case(tx, case.id))
        return QueueEntry(
            code=case.code,
            kind=case.kind,
            group=case.reason_group,
            state=case.state,
            voices=count,
            due=_hour(case.due_ms),
            late=case.breaches > 0 and case.answered_ms is None,
            mine=case.held_by(staff.user_id, to_ms(now)),
            taken=_taken(case, staff, now),
        )

    def _voice(self, tx: ReadTransaction, voice: VoiceRow, messages: tuple[MessageRow, ...], staff: Staff) -> VoiceView:
        row = voices.evidence(tx, voice.id)
        return VoiceView(
            pseudonym=voice.pseudonym,
            reason=voice.reason,
            words=voice.words,
            quiet=bool(voice.quiet),
            outcome=voice.outcome,
            misuse=voices.struck(tx, voice.id),
            contested=voices.contested(tx, voice.id, staff.user_id),
            unseal_asked=voices.unseal_is_asked(tx, voice.id),
            evidence=None if row is None else evidence.show(tx, self._hands, row),
            file=voices.file_note(tx, voice.id),
            talk=tuple(Message.of(message) for message in messages if message.voice_id == voice.id),
        )


def suggested(history: tuple[SanctionRow, ...], since_ms: int) -> Step:
    """The next step of the ladder: one above the last within the span of relapse, else a warning."""
    recent = [sanction.step for sanction in history if sanction.from_ms >= since_ms and sanction.kind != "note"]
    return LADDER[min(max(recent) + 1, len(LADDER) - 1)] if recent else LADDER[1]


def _taken(case: CaseRow, staff: Staff, now: datetime) -> bool:
    """Whether somebody else holds the lease."""
    lease = case.lease_until_ms
    return lease is not None and lease >= to_ms(now) and case.claimed_by != staff.user_id


def _hour(moment_ms: int) -> datetime:
    return from_ms(to_hour(from_ms(moment_ms)))
