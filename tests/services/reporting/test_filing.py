"""Filing: stored before anybody hears of it, within limits that follow a keyed hash and never a name."""

import pytest

from bot.services.reporting.policy import REASON_GROUPS
from tests.services.reporting.bureau import (
    ANNA,
    BORIS,
    GRACE,
    GUILD,
    HOUR,
    MARTA,
    NO_LIMITS,
    OLEG,
    OTHER_GUILD,
    VIRA,
    outcomes,
    refusal,
    staff,
)


async def test_a_complaint_is_in_the_queue_at_once_and_its_receipt_names_a_time(bureau):
    code = await bureau.file()
    page = await bureau.reporting.queue.page(staff(MARTA))
    assert [entry.code for entry in page.entries] == [code]
    (mine,) = (await bureau.reporting.own.list(GUILD, ANNA)).filed
    assert (mine.code, mine.suspect_id, mine.open) == (code, BORIS, True)
    assert (mine.due - bureau.clock.now()).total_seconds() == 4 * HOUR


async def test_f46_without_a_courier_or_channel_nothing_vanishes(open_bureau):
    bureau = await open_bureau(attached=False)
    code = await bureau.file()
    assert (await bureau.reporting.queue.case(staff(MARTA), code)).open
    bureau.courier.staff = {}
    await bureau.reporting.attach(bureau.courier)
    await bureau.wait(HOUR)
    assert [notice.kind for notice in bureau.courier.notices] == ["new"]


async def test_a_form_is_used_once(bureau):
    context = await bureau.reporting.filing.open_form(GUILD, ANNA)
    assert await refusal(bureau.file(draft_token="0" * 16)) == "report-form-gone"
    await bureau.file(draft_token=context.token)
    await bureau.clock.advance(400)
    assert await refusal(bureau.file(draft_token=context.token, suspect=VIRA)) == "report-form-gone"


async def test_a_form_of_another_server_does_not_exist_here(bureau):
    context = await bureau.reporting.filing.open_form(OTHER_GUILD, ANNA)
    assert await refusal(bureau.file(draft_token=context.token)) == "report-form-gone"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"suspect": ANNA}, "report-self"),
        ({"suspect_is_robot": True}, "report-robot"),
        ({"words": "  \n "}, "report-no-text"),
    ],
)
async def test_what_is_no_complaint_is_refused(bureau, changes, code):
    assert await refusal(bureau.file(**changes)) == code
    assert await bureau.rows("SELECT * FROM cases") == []


async def test_nobody_opens_a_form_on_himself(bureau):
    assert await refusal(bureau.reporting.filing.open_form(GUILD, ANNA, suspect_id=ANNA)) == "report-self"


async def test_f42_windows_of_seconds_and_minutes_hold_back_a_flood_of_one_person(bureau):
    await bureau.file(suspect=BORIS)
    assert await refusal(bureau.file(suspect=VIRA)) == "report-too-fast"
    await bureau.clock.advance(6)
    await bureau.file(suspect=VIRA)
    await bureau.clock.advance(6)
    await bureau.file(suspect=GRACE)
    await bureau.clock.advance(6)
    assert await refusal(bureau.file(suspect=OLEG)) == "report-too-fast"


async def test_f42_thirty_complaints_in_ten_minutes_become_three(bureau):
    codes = []
    for number in range(30):
        await bureau.clock.advance(20)
        codes += (await outcomes(bureau.file(suspect=BORIS + 1000 + number))).elements()
    assert codes.count("ok") == 3
    assert set(codes) == {"ok", "report-too-fast", "report-many-open"}


async def test_five_a_day_and_the_next_day_again(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS.__class__(windows=(), most_open=100))
    for number in range(5):
        await bureau.file(suspect=BORIS + 1000 + number)
        await bureau.clock.advance(60)
    assert await refusal(bureau.file(suspect=BORIS)) == "report-many-today"
    await bureau.clock.advance(24 * HOUR)
    await bureau.file(suspect=BORIS)


async def test_limits_follow_the_person_not_the_server_and_not_others(bureau):
    await bureau.file(reporter=ANNA)
    await bureau.file(reporter=VIRA)
    await bureau.file(reporter=ANNA, guild=OTHER_GUILD)


async def test_f42_six_members_against_one_are_one_case_with_six_voices(bureau):
    codes = {await bureau.file(reporter=9000 + number) for number in range(6)}
    assert len(codes) == 1
    view = await bureau.reporting.queue.case(staff(MARTA), codes.pop())
    assert len({voice.pseudonym for voice in view.voices}) == 6


async def test_insult_and_mockery_are_one_kind_of_fault_and_stalling_is_another(bureau):
    first = await bureau.file(reporter=ANNA, reason="insult")
    assert await bureau.file(reporter=VIRA, reason="mockery") == first
    assert await bureau.file(reporter=GRACE, reason="stalling") != first


async def test_every_reason_has_a_kind(bureau):
    assert set(REASON_GROUPS) == {
        "insult",
        "mockery",
        "stalling",
        "leaving",
        "collusion",
        "spam",
        "threat",
        "other",
    }


async def test_a_pseudonym_is_new_in_each_case_and_the_same_within_it(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    first = await bureau.file(suspect=BORIS)
    assert await bureau.file(suspect=BORIS, words="Опять.") == first
    second = await bureau.file(suspect=VIRA)
    one = await bureau.reporting.queue.case(staff(MARTA), first)
    other = await bureau.reporting.queue.case(staff(MARTA), second)
    assert len({voice.pseudonym for voice in one.voices}) == 1
    assert one.voices[0].pseudonym != other.voices[0].pseudonym


async def test_whoever_joins_an_answered_case_gets_a_promise_of_his_own(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_reporter(who, code, await bureau.pseudonym(code), "Когда?")
    await bureau.clock.advance(10 * HOUR)
    assert await bureau.file(reporter=VIRA) == code
    (mine,) = (await bureau.reporting.own.list(GUILD, VIRA)).filed
    assert (mine.due - bureau.clock.now()).total_seconds() == 4 * HOUR
    await bureau.wait(4 * HOUR)
    assert bureau.courier.kinds(VIRA) == ["breach"]


async def test_after_an_insult_the_two_are_not_seated_together_for_a_while(bureau):
    await bureau.file(reporter=ANNA, suspect=BORIS, reason="insult")
    await bureau.file(reporter=VIRA, suspect=GRACE, reason="spam")
    assert await bureau.sanctions.separated(GUILD, ANNA, (OLEG, BORIS))
    assert await bureau.sanctions.separated(GUILD, BORIS, (ANNA,))
    assert not await bureau.sanctions.separated(GUILD, VIRA, (GRACE,))
    assert not await bureau.sanctions.separated(GUILD, BORIS, (VIRA, GRACE))
    await bureau.clock.advance(31 * 24 * HOUR)
    assert not await bureau.sanctions.separated(GUILD, ANNA, (BORIS,))


async def test_flood_of_a_thousand_complaints_is_taken_and_paged(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    codes = await outcomes(*(bureau.file(reporter=10_000 + n, suspect=20_000 + n % 200) for n in range(1000)))
    assert codes == {"ok": 1000}
    page = await bureau.reporting.queue.page(staff(MARTA))
    assert (page.total, page.pages) == (200, 34)
    assert (await bureau.rows("SELECT count(*), count(DISTINCT pseudonym || case_id) FROM voices")) == [(1000, 1000)]
    assert (await bureau.reporting.queue.page(staff(MARTA), 99)).page == 33
