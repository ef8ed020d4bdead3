"""What moderators do with a case. Each action is one transaction that first asks whether the case exists for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Final

from bot.clock import Clock, to_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import CONFIRMING, LADDER, MOST_WORDS, Ground, ReportOptions, Step, some_time_after
from bot.services.reporting.queue import Lookers, Queue
from bot.services.reporting.views import CaseView, Staff
from bot.store.reporting import audit, cases, moderation, talk, voices
from bot.store.reporting.rows import CaseRow, Outcome, VoiceRow
from bot.store.sqlite.connection import WriteTransaction
from bot.store.sqlite.database import Database

_NUMBERS: Final = re.compile(r"\d{15,}")


class Desk:
    """Claiming, asking, deciding."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        queue: Queue,
        lookers: Lookers,
        entropy: Callable[[int], bytes],
        options: ReportOptions,
    ) -> None:
        self._database = database
        self._clock = clock
        self._queue = queue
        self._lookers = lookers
        self._entropy = entropy
        self._options = options

    async def claim(self, staff: Staff, code: str) -> CaseView:
        """Take a case for half an hour; raises `report-not-found`, `report-closed`, `report-taken`."""

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._queue.require(tx, staff, code), self._clock.now()
            if not case.open:
                raise ReportRefused("report-closed")
            until = to_ms(now + self._options.lease)
            if not cases.claim(tx, self._lookers.of(tx, staff), case.code, to_ms(now), until):
                raise ReportRefused("report-taken")
            if not case.held_by(staff.user_id, to_ms(now)):
                self._write_down(tx, staff, case, "claimed", now)
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    async def release(self, staff: Staff, code: str) -> None:
        """Hand a case back to the queue for somebody else; raises like `ask_reporter`."""

        def unit(tx: WriteTransaction) -> None:
            case, now = self._held(tx, staff, code)
            cases.release(tx, case)
            self._write_down(tx, staff, case, "released", now)

        await self._database.write(unit)

    async def escalate(self, staff: Staff, code: str) -> None:
        """Hand a case to the server's owner; where it does not exist for the owner it goes back to the queue instead.

        Raises like `ask_reporter`.
        """

        def unit(tx: WriteTransaction) -> None:
            case, now = self._held(tx, staff, code)
            self._write_down(tx, staff, case, "escalated", now)
            owner = None if staff.owner_id is None else Staff(staff.guild_id, staff.owner_id, staff.owner_id)
            if owner is not None and not staff.owner and self._queue.sees(tx, owner, case):
                cases.give_to_owner(tx, case)
            else:
                cases.release(tx, case)

        await self._database.write(unit)

    async def ask_reporter(self, staff: Staff, code: str, pseudonym: str, words: str) -> CaseView:
        """Write to a reporter, who stays unknown; it counts as a person's answer.

        Raises `report-not-found`, `report-closed`, `report-not-held`, `report-no-text`.
        """

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._held(tx, staff, code)
            voice = _voice(tx, case, pseudonym)
            at = to_ms(now)
            talk.say(tx, case.id, voice.id, "moderator", "question", at, body=_words(words), deliver_ms=at)
            cases.answered(tx, case.id, at)
            voices.promise_kept(tx, case.id)
            cases.extend(tx, case, to_ms(now + self._options.lease), "waiting_reporter")
            self._write_down(tx, staff, case, "asked-reporter", now, voice=pseudonym)
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    async def ask_other(self, staff: Staff, code: str, words: str) -> CaseView:
        """Write to the member complained of, without a word about a complaint; they are told a little later.

        Raises like `ask_reporter`, and `report-record-only`.
        """

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._held(tx, staff, code)
            if case.kind == "complaint" and all(voice.quiet for voice in voices.of_case(tx, case.id)):
                raise ReportRefused("report-record-only")
            talk.say(
                tx, case.id, None, "moderator", "question", to_ms(now), body=_words(words), deliver_ms=self._later(now)
            )
            if case.kind == "appeal":
                cases.answered(tx, case.id, to_ms(now))
            cases.extend(tx, case, to_ms(now + self._options.lease), "waiting_other")
            self._write_down(tx, staff, case, "asked-other", now)
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    async def merge(self, staff: Staff, code: str, into: str) -> CaseView:
        """Make one case of two about the same member; raises `report-merge-other` too."""

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._held(tx, staff, code)
            target = self._queue.require(tx, staff, into)
            same = target.suspect_id == case.suspect_id and target.kind == case.kind == "complaint"
            if target.id == case.id or not same or not target.open:
                raise ReportRefused("report-merge-other")
            for voice in voices.of_case(tx, case.id):
                talk.say(tx, case.id, voice.id, "club", "merged", to_ms(now), deliver_ms=to_ms(now))
            cases.merge(tx, case, target, to_ms(now))
            self._write_down(tx, staff, case, "merged", now, into=target.code)
            return self._queue.show(tx, staff, target.code)

        return await self._database.write(unit)

    async def decide(self, staff: Staff, code: str, ground: Ground, step: Step | None, note: str) -> CaseView:
        """Decide a complaint: confirmed with a step of the ladder, or rejected; every reporter gets one answer.

        Raises `report-not-found`, `report-closed`, `report-not-held`, `report-record-only`.
        """

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._held(tx, staff, code)
            confirmed = ground in CONFIRMING
            quiet = all(voice.quiet for voice in voices.of_case(tx, case.id))
            chosen = step or LADDER[0]
            if confirmed and quiet and chosen.kind != "note":
                raise ReportRefused("report-record-only")
            outcome: Outcome = "confirmed" if confirmed else "rejected"
            self._conclude(tx, staff, case, outcome, now, ground, note)
            for voice in voices.of_case(tx, case.id):
                close_voice(tx, voice, outcome, to_ms(now))
            if confirmed:
                self._impose(tx, staff, case, chosen, ground, now, quiet)
            details = {"verdict": outcome, "ground": ground, "why": _clean(note)}
            self._write_down(tx, staff, case, "decided", now, **details, **({"step": chosen.name} if confirmed else {}))
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    async def decide_appeal(self, staff: Staff, code: str, granted: bool, note: str) -> None:
        """Decide an appeal; granted, it clears the member and ends the sanction. Raises like `decide`."""

        def unit(tx: WriteTransaction) -> None:
            case, now = self._held(tx, staff, code)
            assert case.appeal_of is not None, "the screen asks this of appeals only"
            at = to_ms(now)
            outcome: Outcome = "confirmed" if granted else "rejected"
            self._conclude(tx, staff, case, outcome, now, "appeal", note)
            kind = "appeal-granted" if granted else "appeal-denied"
            talk.say(tx, case.id, None, "club", kind, at, args={"case": case.code}, deliver_ms=at)
            sanction = moderation.sanction_of(tx, case.appeal_of)
            if granted and sanction is not None:
                moderation.lift_sanction(tx, sanction.id, at, "appeal")
            self._write_down(tx, staff, case, kind, now, why=_clean(note))

        await self._database.write(unit)

    async def mark_misuse(self, staff: Staff, code: str, pseudonym: str) -> CaseView:
        """Mark a complaint as misuse of complaining; the reporter is told, and who it is stays sealed."""

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._queue.require(tx, staff, code), self._clock.now()
            voice, at = _voice(tx, case, pseudonym), to_ms(now)
            if voices.strike(tx, voice, staff.user_id, at):
                talk.say(tx, case.id, voice.id, "club", "strike", at, args={"case": case.code}, deliver_ms=at)
                self._write_down(tx, staff, case, "misuse", now, voice=pseudonym)
            elif voices.lift_strike(tx, voice.id, at):
                talk.say(tx, case.id, voice.id, "club", "strike-lifted", at, args={"case": case.code}, deliver_ms=at)
                self._write_down(tx, staff, case, "misuse-lifted", now, voice=pseudonym)
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    async def keep_mark(self, staff: Staff, code: str, pseudonym: str) -> CaseView:
        """Let a mark of misuse stand that its reporter objects to; raises `report-not-found` where nobody does."""

        def unit(tx: WriteTransaction) -> CaseView:
            case, now = self._queue.require(tx, staff, code), self._clock.now()
            voice, at = _voice(tx, case, pseudonym), to_ms(now)
            if not voices.contested(tx, voice.id, staff.user_id):
                raise ReportRefused("report-not-found")
            talk.say(tx, case.id, voice.id, "club", "strike-kept", at, args={"case": case.code}, deliver_ms=at)
            self._write_down(tx, staff, case, "misuse-kept", now, voice=pseudonym)
            return self._queue.show(tx, staff, code)

        return await self._database.write(unit)

    def _held(self, tx: WriteTransaction, staff: Staff, code: str) -> tuple[CaseRow, datetime]:
        """The open case whose lease the moderator holds, and now."""
        case, now = self._queue.require(tx, staff, code), self._clock.now()
        if not case.open:
            raise ReportRefused("report-closed")
        if not case.held_by(staff.user_id, to_ms(now)):
            raise ReportRefused("report-not-held")
        return case, now

    def _conclude(
        self, tx: WriteTransaction, staff: Staff, case: CaseRow, outcome: Outcome, now: datetime, ground: str, note: str
    ) -> None:
        at = to_ms(now)
        if not cases.decide(tx, case, outcome, at, by=staff.user_id, ground=ground, note=note.strip()[:MOST_WORDS]):
            raise ReportRefused("report-closed")
        cases.answered(tx, case.id, at)
        voices.promise_kept(tx, case.id)

    def _impose(
        self, tx: WriteTransaction, staff: Staff, case: CaseRow, step: Step, ground: Ground, now: datetime, quiet: bool
    ) -> None:
        """Impose a step from the moment on at which the member is told of it."""
        from_ms = self._later(now)
        until = from_ms + step.days * 86_400_000
        moderation.impose(tx, case, step.kind, step.days, LADDER.index(step), staff.user_id, from_ms, until)
        if not quiet:
            args: dict[str, str | int] = {
                "case": case.code,
                "group": case.reason_group,
                "ground": ground,
                "step": step.name,
                "until": until // 1000,
            }
            talk.say(tx, case.id, None, "club", "verdict", to_ms(now), args=args, deliver_ms=from_ms)

    def _later(self, now: datetime) -> int:
        """A moment some time later, at random, so that nobody can tell from it who had just complained."""
        return some_time_after(now, self._options.notice_delay, self._entropy)

    def _write_down(
        self, tx: WriteTransaction, staff: Staff, case: CaseRow, action: str, now: datetime, **details: str
    ) -> None:
        audit.append(
            tx, case.guild_id, to_ms(now), action, actor_id=staff.user_id, case_code=case.code, details=details
        )


def close_voice(tx: WriteTransaction, voice: VoiceRow, outcome: Outcome, at_ms: int) -> bool:
    """Give a voice its one closing answer; False where it has had it."""
    if not voices.answer(tx, voice.id, outcome, at_ms):
        return False
    talk.say(tx, voice.case_id, voice.id, "club", f"closing-{outcome}", at_ms, deliver_ms=at_ms)
    return True


def _voice(tx: WriteTransaction, case: CaseRow, pseudonym: str) -> VoiceRow:
    """The newest complaint under that pseudonym; raises `report-not-found`."""
    root = case.id if case.appeal_of is None else case.appeal_of
    found = [voice for voice in voices.of_case(tx, root) if voice.pseudonym == pseudonym.upper()]
    if not found:
        raise ReportRefused("report-not-found")
    return found[-1]


def _words(words: str) -> str:
    text = words.strip()[:MOST_WORDS]
    if not text:
        raise ReportRefused("report-no-text")
    return text


def _clean(note: str) -> str:
    """A note for the log, without the numbers of people."""
    return _NUMBERS.sub("…", note.strip()[:MOST_WORDS])
