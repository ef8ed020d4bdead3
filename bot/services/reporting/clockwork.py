"""What happens by itself: the promise of an answer, messages on their way, notices, sanctions that end.

One alarm is set to the nearest moment that storage knows of, so nothing is lost or done twice by a restart: each step
is a conditional change of a row, and only who changed it acts on it.
"""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final
from uuid import uuid4

from bot.clock import Clock, from_ms, to_ms
from bot.services.alarms import Alarms
from bot.services.reporting.courier import Courier, Delivery, Letter, StaffNotice
from bot.services.reporting.policy import PROMISES, STEP_NOTICES, ReportOptions, to_hour
from bot.services.reporting.queue import Queue
from bot.services.reporting.seal import Identity, Seals
from bot.services.reporting.views import Staff
from bot.store.reporting import audit, cases, drafts, moderation, seals, talk, voices
from bot.store.reporting.rows import LAST_STEP, CaseRow, MessageRow, NoticeKind, NoticeRow, SanctionRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database

_log: Final = logging.getLogger(__name__)

_KEY: Final = 0
_RETRY: Final = timedelta(seconds=60)
_MILLISECOND: Final = timedelta(milliseconds=1)
_CLOCKED: Final = ("cases", "voices", "case_messages", "notices", "sanctions")
"""The tables that hold the moments at which something is due."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who moderates a server: its owner apart."""

    moderators: frozenset[int]
    owner: int | None


class Clockwork:
    """Moves complaints on without anybody's press."""

    def __init__(self, database: Database, clock: Clock, seals: Seals, queue: Queue, options: ReportOptions) -> None:
        self._database = database
        self._clock = clock
        self._seals = seals
        self._queue = queue
        self._options = options
        self._alarms = Alarms(clock, self._ring)
        self._courier: Courier | None = None
        self._next: datetime | None = None
        self._ticking = 0
        database.watch(_CLOCKED, next_moment, self._plan)

    async def attach(self, courier: Courier) -> None:
        """Have a way to people from now on; what has been waiting goes out."""
        self._courier = courier
        await self._database.write(lambda tx: tx.changed.update(_CLOCKED))  # so that `_plan` hears how things stand

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self._alarms.close()

    @property
    def planned(self) -> datetime | None:
        """When something happens next without anybody's press; None where nothing is due."""
        return self._alarms.moment(_KEY)

    async def tick(self) -> None:
        """Do everything that is due now."""
        self._ticking += 1
        try:
            await self._database.write(self._take_steps)
            await self._database.write(self._apologise)
            await self._end_sanctions()
            await self._deliver_all()
            await self._send_notices()
            await self._database.write(self._tidy_up)
        finally:
            self._ticking -= 1
        self._plan(self._next)

    def _plan(self, moment: datetime | None) -> None:
        """Set the alarm to the nearest moment at which something is due; without a courier nothing is.

        What is due while it is being done anyway must not ring once more: that waits until the end of `tick`.
        """
        self._next = moment
        if self._courier is None or self._ticking:
            return
        if moment is None:
            self._alarms.clear(_KEY)
        else:
            self._alarms.set(_KEY, moment)

    async def _ring(self, _key: int) -> None:
        try:
            await self.tick()
        except Exception:
            _log.exception("complaints did not go on by themselves, reference %s", uuid4().hex[:8])
            self._alarms.set(_KEY, self._clock.now() + _RETRY)

    # ------------------------------------------------------------ the promise

    def _take_steps(self, tx: WriteTransaction) -> None:
        now = self._clock.now()
        for case in cases.unanswered(tx):
            passed = [step for step in range(case.sla_step + 1, LAST_STEP + 1) if _step_moment(case, step) <= now]
            if passed:
                self._take_step(tx, case, passed[-1], now)

    def _take_step(self, tx: WriteTransaction, case: CaseRow, step: int, now: datetime) -> None:
        """Take the newest step that has come: who slept through two of them is not reminded twice."""
        breach = step == LAST_STEP
        due = to_ms(_next_hour(now + PROMISES[case.kind].answer)) if breach else None
        if not cases.step(tx, case.id, step, due):
            return
        kind = STEP_NOTICES[step - 1]
        talk.notify(tx, case.id, case.guild_id, kind, case.round, to_ms(now))
        audit.append(tx, case.guild_id, to_hour(now), f"clock-{kind}", case_code=case.code)
        if due is not None and case.kind == "appeal":
            args = {"until": due // 1000}
            talk.say(tx, case.id, None, "club", "breach", to_ms(now), args=args, deliver_ms=to_ms(now))

    def _apologise(self, tx: WriteTransaction) -> None:
        """Tell reporters of their own broken promises, each by the time of their own filing and never by another's."""
        now = self._clock.now()
        until = to_ms(_next_hour(now + PROMISES["complaint"].answer))
        for voice in voices.broken(tx, to_ms(now)):
            if voices.promise_anew(tx, voice.id, to_ms(now), until):
                args = {"until": until // 1000}
                talk.say(tx, voice.case_id, voice.id, "club", "breach", to_ms(now), args=args, deliver_ms=to_ms(now))

    # ------------------------------------------------------------ sanctions and old cases

    async def _end_sanctions(self) -> None:
        def unit(tx: WriteTransaction) -> list[SanctionRow]:
            now_ms = to_ms(self._clock.now())
            ended: list[SanctionRow] = []
            for sanction in moderation.expired_sanctions(tx, now_ms):
                if not moderation.lift_sanction(tx, sanction.id, now_ms, "expiry"):
                    continue
                ended.append(sanction)
                case = cases.by_id(tx, sanction.case_id)
                audit.append(tx, sanction.guild_id, now_ms, "sanction-ended", case_code=case.code)
                if sanction.kind in ("no-text", "no-lobby"):
                    args = {"case": case.code}
                    talk.say(tx, case.id, None, "club", "sanction-ended", now_ms, args=args, deliver_ms=now_ms)
            return ended

        await self._database.write(unit)

    def _tidy_up(self, tx: WriteTransaction) -> None:
        now = self._clock.now()
        cases.close_told(tx, to_ms(now))
        drafts.drop_old(tx, to_ms(now - self._options.draft_life))
        seals.empty_old(tx, to_ms(now - self._options.kept), to_ms(now))

    # ------------------------------------------------------------ messages to members

    async def _deliver_all(self) -> None:
        for message in await self._database.read(lambda tx: talk.due(tx, to_ms(self._clock.now()))):
            now_ms = to_ms(self._clock.now())
            if await self._database.write(lambda tx, row=message, at=now_ms: talk.take(tx, row, at)):
                await self._deliver(message)

    async def _deliver(self, message: MessageRow) -> None:
        """Bring a reserved message; whatever goes wrong, it stays in the member's own list."""
        case = await self._database.read(lambda tx: cases.by_id(tx, message.case_id))
        try:
            delivery = await self._bring(case, message)
        except Exception as error:
            # Only the kind of error: its words could hold an address.
            _log.warning("a message of a case could not be delivered: %s", type(error).__name__)
            delivery = Delivery.TROUBLE
        if delivery is Delivery.DONE:
            return
        now = self._clock.now()
        pauses = self._options.delivery_pauses
        again: int | None = None
        if delivery is Delivery.TROUBLE and message.attempts < len(pauses):
            again = to_ms(now + pauses[message.attempts])
        await self._database.write(lambda tx: talk.put_back(tx, message.id, again, to_ms(now)))

    async def _bring(self, case: CaseRow, message: MessageRow) -> Delivery:
        courier = self._courier
        assert courier is not None, "nothing is planned without a courier"
        if message.voice_id is None:
            if case.suspect_id < 0:
                return Delivery.CLOSED  # the member was forgotten: a ghost takes no letters
            if message.kind in ("verdict", "appeal-granted"):
                await self._set_timeout(courier, case)
            return await courier.tell(case.suspect_id, _letter(case, message, None))

        async def bring(identity: Identity) -> Delivery:
            return await courier.tell(identity.user_id, _letter(case, message, identity.language))

        delivery = await self._seals.deliver(message.voice_id, bring)
        return Delivery.CLOSED if delivery is None else delivery

    async def _set_timeout(self, courier: Courier, case: CaseRow) -> None:
        """Discord's own time-out: it begins with a ban on free text, where the club wants it, and ends by an appeal."""

        def unit(tx: ReadTransaction) -> tuple[SanctionRow | None, bool]:
            root = case.id if case.appeal_of is None else case.appeal_of
            return moderation.sanction_of(tx, root), moderation.settings(tx, case.guild_id).timeouts

        sanction, wanted = await self._database.read(unit)
        if sanction is None or sanction.kind != "no-text":
            return
        if sanction.lifted_by == "appeal":
            await courier.set_timeout(case.guild_id, case.suspect_id, None)
        elif wanted and sanction.lifted_ms is None:
            await courier.set_timeout(case.guild_id, case.suspect_id, from_ms(sanction.until_ms))

    # ------------------------------------------------------------ notices to moderators

    async def _send_notices(self) -> None:
        courier = self._courier
        due = await self._database.read(lambda tx: talk.due_notices(tx, to_ms(self._clock.now())))
        if courier is None or not due:
            return
        taken = await self._database.write(lambda tx: self._reserve(tx, due))
        crews = {guild: await _crew(courier, guild) for guild in {notice.guild_id for notice in taken}}
        for notice in await self._database.read(lambda tx: self._audiences(tx, taken, crews)):
            try:
                arrived = await courier.tell_staff(notice)
            except Exception as error:
                _log.warning("moderators could not be told: %s", type(error).__name__)
                continue
            if not arrived:
                _log.warning("nobody could be told of the queue of server %d", notice.guild_id)

    def _reserve(self, tx: WriteTransaction, due: tuple[NoticeRow, ...]) -> list[NoticeRow]:
        now_ms = to_ms(self._clock.now())
        return [notice for notice in due if talk.take_notice(tx, notice.id, now_ms)]

    def _audiences(self, tx: ReadTransaction, taken: list[NoticeRow], crews: dict[int, Crew]) -> list[StaffNotice]:
        """Who is to be told: everybody in the channel of the queue, unless that would tell somebody too much."""
        open_to_all: Counter[tuple[int, NoticeKind]] = Counter()
        personal: dict[tuple[int, NoticeKind], Counter[int]] = defaultdict(Counter)
        for notice in taken:
            case = cases.by_id(tx, notice.case_id)
            kept = case.answered_ms is not None and notice.kind in ("reminder", "alarm")
            if kept or not (case.open or notice.kind == "reply"):
                continue
            everybody, told = self._who(tx, case, notice.kind, crews[notice.guild_id])
            if everybody:
                open_to_all[notice.guild_id, notice.kind] += 1
            for member in told:
                personal[notice.guild_id, notice.kind][member] += 1
        notices = [StaffNotice(guild, kind, count, None) for (guild, kind), count in open_to_all.items()]
        for (guild, kind), counts in personal.items():
            by_count: dict[int, list[int]] = defaultdict(list)
            for member, count in counts.items():
                by_count[count].append(member)
            notices += [StaffNotice(guild, kind, count, tuple(members)) for count, members in by_count.items()]
        return notices

    def _who(self, tx: ReadTransaction, case: CaseRow, kind: NoticeKind, crew: Crew) -> tuple[bool, frozenset[int]]:
        """Whether the channel may be told, and who is told in person."""
        able = {one for one in crew.moderators if self._queue.sees(tx, Staff(case.guild_id, one, crew.owner), case)}
        owner = crew.owner
        owner_able = owner is not None and self._queue.sees(tx, Staff(case.guild_id, owner, owner), case)
        if kind == "reply" and case.claimed_by is not None:
            return False, frozenset({case.claimed_by} & (able | ({owner} if owner_able else set[int | None]())))
        in_person: set[int] = set()
        if owner is not None and owner_able and (kind in ("alarm", "breach") or not able):
            in_person.add(owner)
        if able and len(able) == len(crew.moderators) and owner_able:
            return True, frozenset(in_person)
        return False, frozenset(in_person | able)


def next_moment(tx: ReadTransaction) -> datetime | None:
    """When something is due next."""
    moments = [talk.next_moment(tx), voices.next_broken_ms(tx)]
    for kind, promise in PROMISES.items():
        first, second, third = (span // _MILLISECOND for span in promise.moments())
        moments.append(cases.next_step_ms(tx, kind, (first, second, third)))
    return min((from_ms(moment) for moment in moments if moment is not None), default=None)


async def _crew(courier: Courier, guild_id: int) -> Crew:
    owner = courier.owner(guild_id)
    return Crew(frozenset(await courier.moderators(guild_id)) - {owner or 0}, owner)


def _step_moment(case: CaseRow, step: int) -> datetime:
    return from_ms(case.clock_ms) + PROMISES[case.kind].moments()[step - 1]


def _next_hour(moment: datetime) -> datetime:
    """The beginning of the next hour: a new time that does not tell when the old one began."""
    rounded = moment.astimezone(UTC).replace(minute=0, second=0, microsecond=0)
    return rounded + timedelta(hours=1)


def _letter(case: CaseRow, message: MessageRow, language: str | None) -> Letter:
    return Letter(
        guild_id=case.guild_id,
        case_code=case.code,
        kind=message.kind,
        body=message.body,
        args=message.args,
        language=language,
    )
