"""What reporters, and members complained of, see and do: answer, withdraw, appeal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.clock import Clock, from_ms, to_ms
from bot.services.reporting.desk import close_voice
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import MOST_WORDS, PROMISES, ReportOptions, some_time_after, to_hour
from bot.services.reporting.views import CaseAboutMe, Message, Mine, MyCase, Sanction
from bot.store.reporting import audit, cases, moderation, talk, voices
from bot.store.reporting.rows import CaseRow, MessageRow, VoiceRow
from bot.store.sqlite.connection import ReadTransaction, WriteTransaction
from bot.store.sqlite.database import Database


class OwnCases:
    """A member's own side of complaints. A case in which they have no part is not there."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        key: SealKey,
        entropy: Callable[[int], bytes],
        options: ReportOptions,
    ) -> None:
        self._database = database
        self._clock = clock
        self._key = key
        self._entropy = entropy
        self._options = options

    async def list(self, guild_id: int, user_id: int) -> Mine:
        """Everything a member finds among their own complaints."""

        def unit(tx: ReadTransaction) -> Mine:
            now = self._clock.now()
            key = self._key.reporter_key(guild_id, user_id)
            filed = voices.of_key(tx, key, to_ms(now - self._options.mine_kept))
            known = [cases.by_id(tx, number) for number in talk.asked_of(tx, guild_id, user_id)]
            known += cases.of_suspect(tx, guild_id, user_id)
            about = (self._about_me(tx, case, now) for case in known)
            return Mine(
                tuple(_my_case(tx, voice) for voice in filed),
                tuple(one for one in about if one.talk),
                tuple(map(Sanction.of, moderation.running_sanctions(tx, guild_id, user_id, to_ms(now)))),
            )

        return await self._database.read(unit)

    async def answer(self, guild_id: int, user_id: int, code: str, words: str) -> None:
        """Write to the moderators, as a reporter or as the member complained of.

        Raises `report-not-found`, `report-closed`, `report-no-text`; for the latter also `report-no-question`.
        """
        text = words.strip()[:MOST_WORDS]
        if not text:
            raise ReportRefused("report-no-text")

        def unit(tx: WriteTransaction) -> None:
            now = self._clock.now()
            voice, case = self._mine(tx, guild_id, user_id, code)
            if case is not None and voice is not None:
                if not voices.struck(tx, voice.id):
                    _require_open(case)
                number = talk.say(tx, case.id, voice.id, "reporter", "answer", to_ms(now), body=text)
                audit.append(
                    tx, guild_id, to_hour(now), "reporter-wrote", case_code=case.code,
                    details={"voice": voice.pseudonym},
                )  # fmt: skip
            else:
                case = self._asked(tx, guild_id, user_id, code)
                number = talk.say(tx, case.id, None, "other", "answer", to_ms(now), body=text)
                audit.append(tx, guild_id, to_hour(now), "other-wrote", case_code=case.code)
            cases.spoken(tx, case)
            talk.notify(tx, case.id, guild_id, "reply", number, self._soon(now))

        await self._database.write(unit)

    async def withdraw(self, guild_id: int, user_id: int, code: str) -> None:
        """Take one's complaint back; without other voices the case is closed. Raises like `answer`."""

        def unit(tx: WriteTransaction) -> None:
            now = self._clock.now()
            voice, case = self._mine(tx, guild_id, user_id, code)
            if voice is None or case is None:
                raise ReportRefused("report-not-found")
            _require_open(case)
            for one in voices.of_case(tx, case.id):
                if one.reporter_key == voice.reporter_key:
                    close_voice(tx, one, "withdrawn", to_ms(now))
            if all(one.outcome is not None for one in voices.of_case(tx, case.id)):
                cases.decide(tx, case, "withdrawn", to_ms(now), by=None, ground="withdrawn", note="")
            audit.append(
                tx, guild_id, to_hour(now), "withdrawn", case_code=case.code, details={"voice": voice.pseudonym}
            )

        await self._database.write(unit)

    async def appeal(self, guild_id: int, user_id: int, code: str, words: str) -> None:
        """Appeal against a decision, once and within its time.

        Raises `report-not-found`, `report-no-text`, `report-appeal-late`, `report-appeal-twice`.
        """
        text = words.strip()[:MOST_WORDS]
        if not text:
            raise ReportRefused("report-no-text")

        def unit(tx: WriteTransaction) -> None:
            now = self._clock.now()
            case = next((one for one in self._decided(tx, guild_id, user_id, now) if one.code == code), None)
            if case is None:
                raise ReportRefused("report-not-found")
            if cases.appeal_of(tx, case.id) is not None:
                raise ReportRefused("report-appeal-twice")
            if _appeal_end(tx, case, self._options.appeal_window) < now:
                raise ReportRefused("report-appeal-late")
            created, due = to_ms(now), to_ms(now + PROMISES["appeal"].answer)
            appeal = cases.insert(
                tx,
                guild_id,
                cases.new_code(tx, guild_id, self._entropy),
                "appeal",
                user_id,
                case.reason_group,
                created_ms=created,
                due_ms=due,
                appeal_of=case.id,
            )
            talk.say(tx, appeal.id, None, "other", "appeal", created, body=text)
            audit.append(tx, guild_id, created, "appealed", actor_id=user_id, case_code=appeal.code)
            talk.notify(tx, appeal.id, guild_id, "new", 0, self._soon(now))

        await self._database.write(unit)

    def _mine(
        self, tx: ReadTransaction, guild_id: int, user_id: int, code: str
    ) -> tuple[VoiceRow | None, CaseRow | None]:
        """The member's newest complaint in the case with that code, and the case."""
        key = self._key.reporter_key(guild_id, user_id)
        for voice in voices.of_key(tx, key, to_ms(self._clock.now() - self._options.mine_kept)):
            case = cases.by_id(tx, voice.case_id)
            if case.code == code:
                return voice, case
        return None, None

    def _asked(self, tx: ReadTransaction, guild_id: int, user_id: int, code: str) -> CaseRow:
        """The case in which a member was asked something; raises `report-no-question`, `report-not-found`."""
        now_ms = to_ms(self._clock.now())
        for number in talk.asked_of(tx, guild_id, user_id):
            case = cases.by_id(tx, number)
            if case.code == code and talk.with_other(tx, case.id, now_ms):
                return case
        raise ReportRefused("report-not-found")

    def _decided(self, tx: ReadTransaction, guild_id: int, user_id: int, now: datetime) -> list[CaseRow]:
        """The decisions that a member has been told of."""
        found = cases.of_suspect(tx, guild_id, user_id)
        return [case for case in found if talk.with_other(tx, case.id, to_ms(now))]

    def _about_me(self, tx: ReadTransaction, case: CaseRow, now: datetime) -> CaseAboutMe:
        messages = talk.with_other(tx, case.id, to_ms(now))
        told = any(message.kind == "verdict" for message in messages)
        sanction = moderation.sanction_of(tx, case.id) if told else None
        until = _appeal_end(tx, case, self._options.appeal_window) if told else None
        appeal = cases.appeal_of(tx, case.id)
        if appeal is not None:
            messages += talk.with_other(tx, appeal.id, to_ms(now))
        return CaseAboutMe(
            code=case.code,
            group=case.reason_group,
            talk=tuple(map(Message.of, messages)),
            asked=_is_asked(messages),
            sanction=None if sanction is None else Sanction.of(sanction),
            appeal_due=from_ms(appeal.due_ms) if appeal is not None and appeal.answered_ms is None else None,
            appeal_until=until if until is not None and until >= now and appeal is None else None,
        )

    def _soon(self, now: datetime) -> int:
        return some_time_after(now, self._options.queue_delay, self._entropy)


def _require_open(case: CaseRow) -> None:
    if not case.open:
        raise ReportRefused("report-closed")


def _my_case(tx: ReadTransaction, voice: VoiceRow) -> MyCase:
    case = cases.by_id(tx, voice.case_id)
    messages = talk.of_voice(tx, voice.id)
    waiting = case.open and voice.promised_ms is not None and voice.outcome is None
    return MyCase(
        code=case.code,
        suspect_id=voice.suspect_id,
        reason=voice.reason,
        open=case.open and voice.outcome is None,
        due=from_ms(voice.promised_ms) if waiting and voice.promised_ms is not None else None,
        outcome=voice.outcome,
        talk=tuple(map(Message.of, messages)),
        asked=_is_asked(messages),
        may_write=(case.open and voice.outcome is None) or voices.struck(tx, voice.id),
        has_file=voices.file_note(tx, voice.id) is not None,
    )


def _is_asked(messages: tuple[MessageRow, ...]) -> bool:
    spoken = [message.sender for message in messages if message.sender != "club"]
    return bool(spoken) and spoken[-1] == "moderator"


def _appeal_end(tx: ReadTransaction, case: CaseRow, window: timedelta) -> datetime:
    """Until when a decision can be appealed against: counted from when the member was told of it."""
    sanction = moderation.sanction_of(tx, case.id)
    told = sanction.from_ms if sanction is not None else case.decided_ms
    assert told is not None, "a decision has its moment"
    return from_ms(told) + window
