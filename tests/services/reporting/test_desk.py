"""What moderators do: leases, questions, decisions; every way a case ends gives each reporter exactly one answer."""

from collections import Counter

import pytest

from bot.services.reporting.policy import CONFIRMING, LADDER, REJECTING, step_named
from tests.services.reporting.bureau import (
    ANNA,
    BORIS,
    GRACE,
    GUILD,
    HOUR,
    MARTA,
    NINA,
    NO_LIMITS,
    OWNER,
    PETRO,
    VIRA,
    outcomes,
    refusal,
    staff,
)

ALL_CLOSINGS = {"closing-confirmed", "closing-rejected", "closing-withdrawn"}


def closings(bureau, *reporters):
    """How many closing answers each reporter got."""
    return [sum(kind in ALL_CLOSINGS for kind in bureau.courier.kinds(reporter)) for reporter in reporters]


async def test_two_moderators_claim_at_the_same_instant_and_one_has_it(bureau):
    code = await bureau.file()
    claims = (bureau.reporting.desk.claim(staff(one), code) for one in (MARTA, PETRO, NINA, OWNER))
    assert await outcomes(*claims) == Counter({"report-taken": 3, "ok": 1})


async def test_a_lease_ends_after_half_an_hour_without_action(bureau):
    code, who = await bureau.held()
    await bureau.clock.advance(30 * 60 + 1)
    assert await refusal(bureau.reporting.desk.decide(who, code, "log", None, "")) == "report-not-held"
    assert not (await bureau.reporting.queue.page(staff(PETRO))).entries[0].taken
    assert (await bureau.reporting.desk.claim(staff(PETRO), code)).mine


async def test_claim_against_the_end_of_a_lease(bureau):
    code, _ = await bureau.held()
    await bureau.clock.advance(30 * 60)
    assert await refusal(bureau.reporting.desk.claim(staff(PETRO), code)) == "report-taken"
    await bureau.clock.advance(0.001)
    claims = (bureau.reporting.desk.claim(staff(one), code) for one in (MARTA, PETRO, NINA))
    assert (await outcomes(*claims))["ok"] == 1


async def test_an_action_extends_the_lease(bureau):
    code, who = await bureau.held()
    name = await bureau.pseudonym(code)
    for _ in range(3):
        await bureau.clock.advance(25 * 60)
        await bureau.reporting.desk.ask_reporter(who, code, name, "И ещё?")
    assert await refusal(bureau.reporting.desk.claim(staff(PETRO), code)) == "report-taken"


async def test_a_moderator_holds_one_case_at_a_time(bureau):
    first, who = await bureau.held()
    second = await bureau.file(reporter=VIRA, suspect=GRACE)
    assert await refusal(bureau.reporting.desk.claim(who, second)) == "report-taken"
    await bureau.reporting.desk.release(who, first)
    assert (await bureau.reporting.desk.claim(who, second)).mine


async def test_f43_a_question_reaches_the_reporter_and_the_answer_the_moderator(bureau):
    code, who = await bureau.held()
    name = await bureau.pseudonym(code)
    view = await bureau.reporting.desk.ask_reporter(who, code, name, "За каким столом?")
    assert view.state == "waiting_reporter"
    await bureau.wait()
    ((reader, letter),) = bureau.courier.letters
    assert (reader, letter.kind, letter.body, letter.language) == (ANNA, "question", "За каким столом?", "uk")
    await bureau.crash()
    await bureau.reporting.own.answer(GUILD, ANNA, code, "За третьим.")
    (voice,) = (await bureau.reporting.queue.case(who, code)).voices
    assert [(message.sender, message.body) for message in voice.talk] == [
        ("moderator", "За каким столом?"),
        ("reporter", "За третьим."),
    ]
    await bureau.wait(HOUR)
    assert ("reply", (MARTA,)) in [(notice.kind, notice.members) for notice in bureau.courier.notices]


async def test_the_other_side_is_asked_later_and_not_told_of_a_complaint(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_other(who, code, "Что было за столом?")
    await bureau.wait(9 * 60)
    assert bureau.courier.kinds(BORIS) == []
    assert (await bureau.reporting.own.list(GUILD, BORIS)).about_me == ()
    await bureau.wait(HOUR)
    ((_, letter),) = bureau.courier.letters
    assert (letter.kind, letter.args) == ("question", {})
    await bureau.reporting.own.answer(GUILD, BORIS, code, "Ничего.")
    assert [message.body for message in (await bureau.reporting.queue.case(who, code)).other_talk][1] == "Ничего."


async def test_nobody_answers_in_a_case_he_is_no_part_of(bureau):
    code, _ = await bureau.held()
    for stranger in (VIRA, BORIS, MARTA):
        assert await refusal(bureau.reporting.own.answer(GUILD, stranger, code, "Я тут.")) == "report-not-found"
        assert await refusal(bureau.reporting.own.withdraw(GUILD, stranger, code)) == "report-not-found"


@pytest.mark.parametrize("ground", [*CONFIRMING, *REJECTING])
async def test_f48_each_voice_gets_exactly_one_answer_whatever_is_decided(bureau, ground):
    code = await bureau.file(reporter=ANNA)
    await bureau.file(reporter=VIRA)
    who = staff(MARTA)
    await bureau.reporting.desk.claim(who, code)
    await bureau.reporting.desk.decide(who, code, ground, step_named("warning"), "")
    await bureau.wait(2 * HOUR)
    await bureau.crash()
    await bureau.wait(2 * HOUR)
    assert closings(bureau, ANNA, VIRA) == [1, 1]
    assert bureau.courier.kinds(BORIS) == (["verdict"] if ground in CONFIRMING else [])
    assert all("warning" not in str(letter) for reader, letter in bureau.courier.letters if reader != BORIS)


async def test_a_case_is_decided_once(bureau):
    code, who = await bureau.held()
    decisions = (bureau.reporting.desk.decide(who, code, ground, None, "") for ground in ("log", "unproven", "message"))
    assert await outcomes(*decisions) == Counter({"report-closed": 2, "ok": 1})
    await bureau.wait(2 * HOUR)
    assert closings(bureau, ANNA) == [1]


@pytest.mark.parametrize("seed", range(6))
async def test_answer_and_withdrawal_at_the_same_instant_give_one_answer(open_bureau, seed):
    bureau = await open_bureau(seed=seed)
    code, who = await bureau.held()
    requests = [
        bureau.reporting.desk.decide(who, code, "unproven", None, ""),
        bureau.reporting.own.withdraw(GUILD, ANNA, code),
        bureau.reporting.own.answer(GUILD, ANNA, code, "Ещё факт."),
        bureau.reporting.own.withdraw(GUILD, ANNA, code),
    ]
    bureau.random.shuffle(requests)
    await outcomes(*requests)
    await bureau.wait(HOUR)
    assert closings(bureau, ANNA) == [1]
    assert await bureau.rows("SELECT count(*) FROM case_messages WHERE kind LIKE 'closing-%'") == [(1,)]


async def test_withdrawing_the_last_voice_closes_the_case(bureau):
    code, who = await bureau.held()
    await bureau.file(reporter=VIRA)
    await bureau.reporting.own.withdraw(GUILD, ANNA, code)
    assert (await bureau.reporting.queue.case(who, code)).open
    await bureau.reporting.own.withdraw(GUILD, VIRA, code)
    assert (await bureau.reporting.queue.case(who, code)).verdict == "withdrawn"
    await bureau.wait()
    assert closings(bureau, ANNA, VIRA) == [1, 1]
    assert await refusal(bureau.reporting.desk.decide(who, code, "log", None, "")) == "report-closed"


async def test_whoever_has_withdrawn_gets_no_second_answer_when_the_rest_is_decided(bureau):
    code, who = await bureau.held()
    await bureau.file(reporter=VIRA)
    await bureau.reporting.own.withdraw(GUILD, ANNA, code)
    await bureau.reporting.desk.decide(who, code, "log", step_named("warning"), "")
    await bureau.wait()
    assert bureau.courier.kinds(ANNA) == ["closing-withdrawn"]
    assert bureau.courier.kinds(VIRA) == ["closing-confirmed"]


async def test_merged_cases_answer_every_voice_once(bureau):
    first = await bureau.file(reporter=ANNA, reason="insult")
    second = await bureau.file(reporter=VIRA, reason="spam")
    who = staff(MARTA)
    await bureau.reporting.desk.claim(who, second)
    view = await bureau.reporting.desk.merge(who, second, first)
    assert (view.code, len(view.voices)) == (first, 2)
    assert (await bureau.reporting.queue.page(who)).total == 1
    await bureau.reporting.desk.claim(who, first)
    await bureau.reporting.desk.decide(who, first, "unproven", None, "")
    await bureau.wait()
    assert closings(bureau, ANNA, VIRA) == [1, 1]
    assert bureau.courier.kinds(VIRA) == ["merged", "closing-rejected"]


async def test_only_cases_about_one_member_are_merged(bureau):
    other = await bureau.file(reporter=VIRA, suspect=GRACE)
    code, who = await bureau.held()
    assert await refusal(bureau.reporting.desk.merge(who, code, other)) == "report-merge-other"
    assert await refusal(bureau.reporting.desk.merge(who, code, code)) == "report-merge-other"


async def test_the_earlier_promise_of_two_merged_cases_is_kept(bureau):
    early = await bureau.file(reporter=ANNA, reason="insult")
    await bureau.clock.advance(HOUR)
    late = await bureau.file(reporter=VIRA, reason="spam")
    who = staff(MARTA)
    await bureau.reporting.desk.claim(who, early)
    await bureau.reporting.desk.merge(who, early, late)
    await bureau.wait(3 * HOUR)
    assert bureau.courier.kinds(ANNA)[-1] == "breach"


async def test_a_complaint_for_the_record_has_no_consequences_and_tells_the_member_nothing(bureau):
    code, who = await bureau.held(quiet=True)
    assert await refusal(bureau.reporting.desk.ask_other(who, code, "Что было?")) == "report-record-only"
    refused = bureau.reporting.desk.decide(who, code, "log", step_named("no-lobby-1"), "")
    assert await refusal(refused) == "report-record-only"
    view = await bureau.reporting.desk.decide(who, code, "log", step_named("note"), "")
    assert view.verdict == "confirmed"
    await bureau.wait(2 * HOUR)
    assert bureau.courier.kinds(BORIS) == []
    assert closings(bureau, ANNA) == [1]


async def test_f28_a_closed_mailbox_leaves_the_answer_in_the_members_own_list(bureau):
    bureau.courier.closed = {ANNA}
    await bureau.decided()
    await bureau.wait(2 * HOUR)
    assert bureau.courier.kinds(ANNA) == []
    (mine,) = (await bureau.reporting.own.list(GUILD, ANNA)).filed
    assert mine.outcome == "confirmed"
    assert await bureau.rows("SELECT state FROM cases") == [("closed",)]


async def test_f33_a_delivery_in_trouble_is_tried_again_and_ends(bureau):
    bureau.courier.troubled = True
    await bureau.decided(ground="unproven")
    await bureau.wait(30)
    bureau.courier.troubled = False
    await bureau.wait(60)
    assert bureau.courier.kinds(ANNA) == ["closing-rejected"]
    bureau.courier.troubled = True
    await bureau.decided(ground="unproven", suspect=VIRA, reporter=GRACE)
    for _ in range(6):
        await bureau.wait(HOUR)
    assert await bureau.rows("SELECT DISTINCT state FROM cases") == [("closed",)]


async def test_the_queue_puts_threats_and_many_voices_first_and_old_cases_never_starve(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    plain = await bureau.file(suspect=5001, reporter=6001)
    many = await bureau.file(suspect=5002, reporter=6002)
    for number in range(3):
        await bureau.file(suspect=5002, reporter=6100 + number)
    threat = await bureau.file(suspect=5003, reporter=6003, reason="threat")
    page = await bureau.reporting.queue.page(staff(MARTA))
    assert [entry.code for entry in page.entries] == [threat, many, plain]
    await bureau.clock.advance(7 * HOUR)
    fresh = await bureau.file(suspect=5004, reporter=6004, reason="threat")
    order = [entry.code for entry in (await bureau.reporting.queue.page(staff(MARTA))).entries]
    assert order == [threat, many, plain, fresh]


async def test_a_record_of_confirmed_complaints_comes_sooner_and_of_rejected_later(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    for number in range(4):
        await bureau.decided(reporter=6001, suspect=5000 + number, step="note")
        await bureau.decided(reporter=6002, suspect=5100 + number, ground="no-fault")
    wrong = await bureau.file(reporter=6002, suspect=5201)
    unknown = await bureau.file(reporter=6003, suspect=5202)
    right = await bureau.file(reporter=6001, suspect=5203)
    order = [entry.code for entry in (await bureau.reporting.queue.page(staff(MARTA))).entries]
    assert order == [right, unknown, wrong]


async def test_three_marks_of_misuse_put_the_next_complaints_last_for_a_month(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    who = staff(MARTA)
    for number in range(3):
        code = await bureau.decided(suspect=5000 + number, ground="no-fault")
        await bureau.reporting.desk.mark_misuse(who, code, await bureau.pseudonym(code))
    await bureau.wait()
    assert bureau.courier.kinds(ANNA).count("strike") == 3
    last = await bureau.file(suspect=5100)
    first = await bureau.file(reporter=VIRA, suspect=5101)
    assert [entry.code for entry in (await bureau.reporting.queue.page(who)).entries] == [first, last]
    await bureau.clock.advance(31 * 24 * HOUR)
    await bureau.file(suspect=5102)
    assert (await bureau.rows("SELECT low FROM cases ORDER BY id DESC LIMIT 1")) == [(0,)]


async def test_a_mark_of_misuse_can_be_taken_back(bureau):
    code = await bureau.decided(ground="no-fault")
    who, name = staff(MARTA), await bureau.pseudonym(code)
    assert (await bureau.reporting.desk.mark_misuse(who, code, name)).voices[0].misuse
    assert not (await bureau.reporting.desk.mark_misuse(who, code, name)).voices[0].misuse
    await bureau.wait()
    assert bureau.courier.kinds(ANNA)[-2:] == ["strike", "strike-lifted"]


async def test_a_mark_of_misuse_is_objected_to_and_judged_by_another_moderator(bureau):
    code = await bureau.decided(ground="no-fault")
    name = await bureau.pseudonym(code)
    await bureau.reporting.desk.mark_misuse(staff(MARTA), code, name)
    assert (await bureau.reporting.queue.page(staff(PETRO))).total == 0
    await bureau.reporting.own.answer(GUILD, ANNA, code, "Это правда было.")
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    (entry,) = (await bureau.reporting.queue.page(staff(PETRO))).entries
    assert entry.code == code
    assert await refusal(bureau.reporting.desk.keep_mark(staff(MARTA), code, name)) == "report-not-found"
    await bureau.wait(HOUR)
    assert "reply" in [notice.kind for notice in bureau.courier.notices]
    await bureau.reporting.desk.keep_mark(staff(PETRO), code, name)
    assert (await bureau.reporting.queue.page(staff(PETRO))).total == 0
    await bureau.wait()
    assert bureau.courier.kinds(ANNA)[-2:] == ["strike", "strike-kept"]


async def test_nobody_writes_in_a_decided_case_without_a_mark(bureau):
    code = await bureau.decided(ground="no-fault")
    assert await refusal(bureau.reporting.own.answer(GUILD, ANNA, code, "Ещё вот что.")) == "report-closed"


async def test_rejected_complaints_in_good_faith_are_no_strikes(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    for number in range(4):
        await bureau.decided(suspect=5000 + number, ground="unproven")
    await bureau.file(suspect=5100)
    assert (await bureau.rows("SELECT low FROM cases ORDER BY id DESC LIMIT 1")) == [(0,)]


async def test_a_relapse_moves_one_step_up_the_ladder(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    suggested = []
    for number in range(4):
        code, who = await bureau.held(reporter=6000 + number)
        view = await bureau.reporting.queue.case(who, code)
        suggested.append(LADDER.index(view.suggested))
        await bureau.reporting.desk.decide(who, code, "log", view.suggested, "")
        await bureau.clock.advance(24 * HOUR)
    assert suggested == [1, 2, 3, 4]
    await bureau.clock.advance(120 * 24 * HOUR)
    code, who = await bureau.held(reporter=6999)
    assert LADDER.index((await bureau.reporting.queue.case(who, code)).suggested) == 1
