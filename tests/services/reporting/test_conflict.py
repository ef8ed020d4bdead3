"""Conflict of interest: a case a moderator must not see is not refused, it is not there."""

import pytest

from bot.services.reporting.policy import step_named
from bot.services.reporting.views import Moderation
from tests.services.reporting.bureau import (
    ANNA,
    BORIS,
    GUILD,
    MARTA,
    NINA,
    OTHER_GUILD,
    OWNER,
    PETRO,
    VIRA,
    refusal,
    staff,
)

CONFLICTS = {
    "accused": {"reporter": ANNA, "suspect": MARTA},
    "reporter": {"reporter": MARTA, "suspect": BORIS},
}


async def seen(bureau, moderator):
    """Everything a moderator can learn without knowing a code."""
    who = staff(moderator)
    return (
        await bureau.reporting.queue.page(who),
        await bureau.reporting.queue.offered(who, ""),
        await bureau.reporting.administration.figures(GUILD),
    )


async def errors(bureau, moderator, code):
    """What every way to a case answers, with this code."""
    who, reporting = staff(moderator), bureau.reporting
    requests = [
        reporting.queue.case(who, code),
        reporting.desk.claim(who, code),
        reporting.desk.release(who, code),
        reporting.desk.escalate(who, code),
        reporting.desk.ask_reporter(who, code, "AAAA", "Где?"),
        reporting.desk.ask_other(who, code, "Где?"),
        reporting.desk.merge(who, code, code),
        reporting.desk.decide(who, code, "log", step_named("warning"), ""),
        reporting.desk.decide_appeal(who, code, True, ""),
        reporting.desk.mark_misuse(who, code, "AAAA"),
        reporting.unsealing.ask(who, code, "AAAA", "Потому что угроза."),
        reporting.unsealing.confirm(who, code, "AAAA"),
    ]
    return [await refusal(request) for request in requests]


@pytest.mark.parametrize("conflict", CONFLICTS)
async def test_f45_queue_counts_and_completion_are_the_same_whether_or_not_the_case_exists(bureau, conflict):
    await bureau.file(reporter=VIRA, suspect=BORIS, reason="spam")
    before = await seen(bureau, MARTA)
    code = await bureau.file(**CONFLICTS[conflict])
    assert await seen(bureau, MARTA) == before
    assert (await bureau.reporting.queue.page(staff(PETRO))).total == 2
    assert set(await errors(bureau, MARTA, code)) == {"report-not-found"}
    assert await errors(bureau, MARTA, code) == await errors(bureau, MARTA, "ZZZZZ")
    assert (await bureau.reporting.desk.claim(staff(PETRO), code)).mine


async def test_f45_whoever_sat_at_that_table_does_not_see_the_case(bureau):
    match_id = await played(bureau, ANNA, BORIS, MARTA, VIRA)
    code = await bureau.file(match_id=match_id, reason="stalling")
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    assert (await bureau.reporting.queue.case(staff(PETRO), code)).code == code


@pytest.mark.parametrize("ended", [True, False])
async def test_f45_whoever_sat_down_at_that_table_for_somebody_does_not_see_the_case(bureau, ended):
    """A moderator who came as a substitute in the middle of the match could decide about his own table."""
    match_id = await played(bureau, ANNA, BORIS, NINA, VIRA)
    await bureau.database.write(lambda tx: substitute(tx, match_id, MARTA, ended=ended))
    code = await bureau.file(match_id=match_id, reason="stalling")
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    assert (await bureau.reporting.queue.case(staff(PETRO), code)).code == code


async def test_f45_the_author_of_a_decision_does_not_see_the_appeal_against_it(bureau):
    code = await bureau.decided()
    await bureau.wait(3600)
    appeal = await bureau.appeal(BORIS, code, "Это не так.")
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    assert await refusal(bureau.reporting.desk.claim(staff(MARTA), appeal)) == "report-not-found"
    assert (await bureau.reporting.desk.claim(staff(PETRO), appeal)).kind == "appeal"


async def test_an_appeal_hides_from_the_same_moderators_as_its_case(bureau):
    code = await bureau.decided(reporter=NINA, moderator=PETRO)
    await bureau.wait(3600)
    await bureau.appeal(BORIS, code, "Это не так.")
    assert (await bureau.reporting.queue.page(staff(NINA))).total == 0
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 1


async def test_a_moderator_who_joins_a_case_he_holds_sees_it_no_more(bureau):
    code, who = await bureau.held()
    assert await bureau.file(reporter=MARTA) == code
    assert await refusal(bureau.reporting.desk.decide(who, code, "log", None, "")) == "report-not-found"
    await bureau.clock.advance(31 * 60)
    assert (await bureau.reporting.desk.claim(staff(PETRO), code)).mine


async def test_strict_form_hides_cases_of_people_one_plays_with_often(bureau):
    for _ in range(5):
        await played(bureau, MARTA, VIRA, PETRO, BORIS + 500)
    about, by = await bureau.file(suspect=VIRA, reporter=ANNA), await bureau.file(suspect=BORIS, reporter=VIRA)
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 2
    await bureau.reporting.administration.set_settings(Moderation(GUILD, strict=True), OWNER)
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    assert {entry.code for entry in (await bureau.reporting.queue.page(staff(NINA))).entries} == {about, by}
    await bureau.clock.advance(31 * 24 * 3600)
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 2


async def test_cases_of_another_server_do_not_exist_here(bureau):
    code = await bureau.file(guild=OTHER_GUILD)
    assert (await bureau.reporting.queue.page(staff(MARTA))).total == 0
    assert set(await errors(bureau, MARTA, code)) == {"report-not-found"}
    assert (await bureau.reporting.queue.case(staff(MARTA, OTHER_GUILD), code)).code == code


async def test_f45_when_every_moderator_is_in_conflict_the_owner_is_told(bureau):
    bureau.courier.staff[GUILD] = [MARTA]
    await bureau.file(suspect=MARTA)
    await bureau.wait(3600)
    assert [(notice.kind, notice.members) for notice in bureau.courier.notices] == [("new", (OWNER,))]


async def test_a_case_about_a_moderator_is_told_to_the_others_in_person_and_not_in_the_channel(bureau):
    await bureau.file(suspect=MARTA)
    await bureau.wait(3600)
    (notice,) = bureau.courier.notices
    assert sorted(notice.members) == [PETRO, NINA]


async def test_a_case_about_the_owner_is_not_told_in_a_channel_he_reads(bureau):
    await bureau.file(suspect=OWNER)
    await bureau.wait(4 * 3600)
    assert all(notice.members is not None for notice in bureau.courier.notices)
    assert all(OWNER not in notice.members for notice in bureau.courier.notices)


async def test_a_case_handed_to_the_owner_is_his_alone(bureau):
    code, who = await bureau.held()
    await bureau.reporting.desk.escalate(who, code)
    assert (await bureau.reporting.queue.page(who)).total == 0
    assert (await bureau.reporting.desk.claim(staff(OWNER), code)).mine


async def test_handing_a_case_to_an_owner_in_conflict_only_returns_it(bureau):
    code, who = await bureau.held(suspect=OWNER)
    await bureau.reporting.desk.escalate(who, code)
    assert (await bureau.reporting.desk.claim(staff(PETRO), code)).mine


async def played(bureau, *members):
    """A finished match of these four, straight into storage."""
    now = round(bureau.clock.now().timestamp() * 1000)

    def unit(tx):
        table = tx.insert(
            "INSERT INTO tables (guild_id, channel_id, host_id, preset, rules, pace, private, state, created_ms,"
            " language) VALUES (?, 1, ?, 'club', '{}', 'live', 0, 'finished', ?, 'ru')",
            (GUILD, members[0], now),
        )
        match = tx.insert(
            "INSERT INTO matches (table_id, number, rules, first_dealer, secret, commitment, contributions, started_ms,"
            " finished_ms, totals) VALUES (?, 1, '{}', 0, x'00', 'x', '[]', ?, ?, '[0, 0]')",
            (table, now, now),
        )
        rows = [(match, seat, "human", member) for seat, member in enumerate(members)]
        tx.execute_many("INSERT INTO match_seats (match_id, seat, kind, user_id) VALUES (?, ?, ?, ?)", rows)
        return match

    return await bureau.database.write(unit)


def substitute(tx, match_id, member, *, ended):
    """The member took a seat after the match had begun; it has ended since, or goes on."""
    if ended:
        tx.execute(
            "INSERT INTO seat_results (match_id, seat, user_id, guild_id, outcome, timeouts, own, robot, counted,"
            " ended_ms) VALUES (?, 2, ?, ?, 'good', 0, 9, 0, 1, 1)",
            (match_id, member, GUILD),
        )
        return
    tx.execute("UPDATE matches SET finished_ms = NULL, totals = NULL WHERE id = ?", (match_id,))
    tx.execute(
        "INSERT INTO seats (table_id, seat, kind, user_id, joined_ms)"
        " SELECT table_id, 2, 'human', ?, 1 FROM matches WHERE id = ?",
        (member, match_id),
    )
