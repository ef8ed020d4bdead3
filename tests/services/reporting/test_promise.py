"""The promise of four hours: each step once, whatever happens to the process; a breach is told as it is."""

import pytest

from tests.services.reporting.bureau import ANNA, BORIS, GRACE, GUILD, HOUR, MARTA, OWNER, VIRA, Bureau, hours, staff


def kinds(bureau):
    """What was posted in the channel of the queue."""
    return [notice.kind for notice in bureau.courier.notices if notice.members is None]


async def test_events_at_two_three_and_four_hours_fire_once_each_with_restarts_between_them(bureau):
    await bureau.file()
    seen, passed = [], 0
    for hour in (2, 3, 4, 5, 9):
        await bureau.crash()
        await bureau.wait(hour * HOUR - passed - 1)
        before = len(kinds(bureau))
        await bureau.crash()
        await bureau.wait(1)
        await bureau.wait(1)
        passed = hour * HOUR + 1
        seen.append(kinds(bureau)[before:])
    assert seen == [["reminder"], ["alarm"], ["breach"], [], []]
    assert bureau.courier.kinds(ANNA) == ["breach"]


async def test_steps_come_by_themselves(bureau):
    await bureau.file()
    for _ in range(50):
        await bureau.clock.advance(6 * 60)
        await bureau.rung()
    await bureau.wait()
    assert kinds(bureau) == ["new", "reminder", "alarm", "breach"]


async def test_f48_the_receipt_is_no_answer_and_a_question_is_one(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_reporter(who, code, await bureau.pseudonym(code), "Когда?")
    await bureau.wait(10 * HOUR)
    assert "reminder" not in kinds(bureau)
    assert bureau.courier.kinds(ANNA) == ["question"]


async def test_claiming_a_case_is_no_answer(bureau):
    await bureau.held()
    await bureau.wait(2 * HOUR)
    assert "reminder" in kinds(bureau)


async def test_who_sleeps_through_two_steps_is_reminded_once(bureau):
    await bureau.file()
    await bureau.close()
    await bureau.clock.advance(3 * HOUR)
    await bureau.open()
    await bureau.wait()
    assert kinds(bureau) == ["new", "alarm"]


async def test_a_breach_gives_the_reporter_a_new_time_and_counts(bureau):
    code = await bureau.file()
    await bureau.wait(4 * HOUR)
    ((_, letter),) = bureau.courier.letters
    assert letter.kind == "breach"
    assert letter.args["until"] > bureau.clock.now().timestamp() + 4 * HOUR
    (mine,) = (await bureau.reporting.own.list(GUILD, ANNA)).filed
    assert mine.due.timestamp() == letter.args["until"]
    assert (await bureau.reporting.queue.case(staff(MARTA), code)).late
    assert await bureau.rows("SELECT breaches FROM cases") == [(1,)]


async def test_alarm_and_breach_reach_the_owner_too(bureau):
    await bureau.file()
    await bureau.wait(3 * HOUR)
    assert (OWNER,) in [notice.members for notice in bureau.courier.notices if notice.kind == "alarm"]
    assert None in [notice.members for notice in bureau.courier.notices if notice.kind == "alarm"]


@pytest.mark.parametrize("close", ["decide", "withdraw"])
async def test_a_closed_case_rings_no_more(bureau, close):
    code, who = await bureau.held()
    if close == "decide":
        await bureau.reporting.desk.decide(who, code, "unproven", None, "")
    else:
        await bureau.reporting.own.withdraw(GUILD, ANNA, code)
    await bureau.wait(10 * HOUR)
    assert bureau.courier.notices == []


async def test_f41_moderators_hear_of_a_complaint_some_minutes_later_and_in_one_word_for_several(bureau):
    for number in range(3):
        await bureau.file(reporter=6000 + number, suspect=BORIS + 500 + number)
    await bureau.wait(119)
    assert bureau.courier.notices == []
    await bureau.close()
    await bureau.clock.advance(12 * 60)
    await bureau.open()
    await bureau.wait()
    assert [(notice.kind, notice.count) for notice in bureau.courier.notices] == [("new", 3)]


async def test_an_appeal_is_answered_within_a_day(bureau):
    code = await bureau.decided(step="warning")
    await bureau.wait(HOUR)
    bureau.courier.notices.clear()
    await bureau.appeal(BORIS, code, "Это не так.")
    told = {}
    for hour in range(1, 31):
        await bureau.wait(HOUR)
        for notice in bureau.courier.notices:
            told.setdefault(notice.kind, hour)
    assert told == {"new": 1, "reminder": 12, "alarm": 20, "breach": 24}
    assert bureau.courier.kinds(BORIS).count("breach") == 1


async def test_figures_of_whole_months_only(bureau):
    await bureau.decided()
    await bureau.decided(reporter=VIRA, suspect=BORIS + 500, ground="unproven")
    await bureau.file(reporter=GRACE, suspect=BORIS + 501)
    await bureau.wait(5 * HOUR)
    assert all(month.filed == 0 for month in await bureau.reporting.administration.figures(GUILD))
    await bureau.clock.advance(hours(24 * 31).total_seconds())
    month = (await bureau.reporting.administration.figures(GUILD))[0]
    assert (month.year, month.month) == (2026, 8)
    assert (month.filed, month.confirmed, month.rejected, month.breaches) == (3, 1, 1, 1)
    assert month.median_minutes == 0


async def told(bureau, member, until):
    """What a reporter hears and sees, minute by minute on his own clock, from his filing on."""
    code = await bureau.file(reporter=member)
    seen = []
    for _ in range(until):
        await bureau.wait(600)
        (mine,) = (await bureau.reporting.own.list(GUILD, member)).filed
        letters = [(letter.kind, letter.args) for reader, letter in bureau.courier.letters if reader == member]
        seen.append((mine.open, mine.due, mine.outcome, letters))
    return code, seen


@pytest.fixture
async def alone(tmp_path):
    """Another club, in which nobody has complained before."""
    opened = await Bureau(tmp_path / "alone.db").open()
    yield opened
    await opened.close()


async def test_f41_a_second_reporter_hears_the_same_whether_or_not_somebody_complained_before(bureau, alone):
    await bureau.file(reporter=ANNA)
    for club in (bureau, alone):
        await club.wait(83 * 60)
    (code, after_another), (_, by_himself) = await told(bureau, VIRA, 60), await told(alone, VIRA, 60)
    assert after_another == by_himself
    assert by_himself[-1][3] != [], "he was told of his own broken promise"
    assert bureau.courier.kinds(ANNA) == bureau.courier.kinds(VIRA) == ["breach"]
    assert await bureau.rows("SELECT breaches FROM cases WHERE code = ?", code) == [(1,)], "the case keeps the first"


async def test_whoever_joins_after_an_answer_brings_the_first_reporter_no_letter_and_no_new_time(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_reporter(who, code, await bureau.pseudonym(code), "Когда?")
    await bureau.wait(10 * HOUR)
    await bureau.file(reporter=VIRA)
    await bureau.wait(5 * HOUR)
    assert bureau.courier.kinds(ANNA) == ["question"]
    assert bureau.courier.kinds(VIRA) == ["breach"]
    (mine,) = (await bureau.reporting.own.list(GUILD, ANNA)).filed
    assert (mine.open, mine.due) == (True, None)


async def test_the_log_tells_the_steps_of_the_clock_to_the_hour(bureau):
    await bureau.clock.advance(17 * 60)
    await bureau.file()
    await bureau.wait(5 * HOUR)
    rows = await bureau.rows("SELECT at_ms FROM audit WHERE action LIKE 'clock-%'")
    assert [at_ms % (HOUR * 1000) for (at_ms,) in rows] == [0]
