"""Sanctions that end, appeals, opening a seal, the audit log, and what is deleted in time."""

import json
import sqlite3

import pytest

from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.policy import LADDER, step_named
from bot.services.reporting.sanctions import refuse_under
from bot.services.reporting.views import Moderation
from bot.store.reporting import audit
from engine.presets import preset
from tests.services.reporting.bureau import (
    ANNA,
    BORIS,
    GUILD,
    HOUR,
    MARTA,
    NINA,
    NO_LIMITS,
    OTHER_GUILD,
    OWNER,
    PETRO,
    VIRA,
    refusal,
    staff,
)

DAY = 24 * HOUR


@pytest.fixture
def tables(bureau):
    return bureau.services.tables


def opening(tables, host, click, guild=GUILD):
    return tables.lobby.open(
        guild_id=guild,
        channel_id=1,
        host_id=host,
        rules=preset("club"),
        pace="live",
        private=False,
        language="ru",
        interaction_id=click,
    )


async def test_a_member_kept_from_tables_neither_opens_one_nor_sits_down_until_it_ends(bureau, tables):
    await bureau.decided(step="no-lobby-1")
    await bureau.wait(HOUR)
    lobby = await opening(tables, ANNA, 1)
    assert await refusal(opening(tables, BORIS, 2)) == "lobby-barred"
    assert await refusal(tables.lobby.take_seat(lobby.table_id, BORIS, None, 3)) == "lobby-barred"
    await opening(tables, BORIS, 4, OTHER_GUILD)
    await tables.lobby.take_seat(lobby.table_id, VIRA, None, 5)
    await bureau.wait(DAY)
    await opening(tables, BORIS, 6)
    assert bureau.courier.kinds(BORIS) == ["verdict", "sanction-ended"]


async def test_a_sanction_begins_when_its_member_is_told_not_when_it_is_decided(bureau, tables):
    await bureau.decided(step="no-lobby-1")
    await bureau.wait(9 * 60)
    assert bureau.courier.kinds(BORIS) == []
    await opening(tables, BORIS, 1)
    await bureau.wait(51 * 60)
    assert bureau.courier.kinds(BORIS) == ["verdict"]
    assert await refusal(opening(tables, BORIS, 2)) == "lobby-barred"


async def test_a_ban_on_words_is_not_a_ban_on_tables(bureau, tables):
    await bureau.decided(step="no-text-3")
    await bureau.wait(HOUR)
    with pytest.raises(ReportRefused, match="text-barred"):
        refuse_under("no-text", "text-barred", await bureau.sanctions.running(GUILD, BORIS))
    refuse_under("no-text", "text-barred", await bureau.sanctions.running(GUILD, ANNA))
    await opening(tables, BORIS, 1)


async def test_discords_time_out_is_set_where_the_club_wants_it(bureau):
    await bureau.decided(step="no-text-1")
    await bureau.wait(HOUR)
    assert bureau.courier.timeouts == []
    await bureau.reporting.administration.set_settings(Moderation(GUILD, timeouts=True), OWNER)
    code = await bureau.decided(reporter=VIRA, suspect=NINA, step="no-text-1")
    await bureau.wait(HOUR)
    ((guild, user, until),) = bureau.courier.timeouts
    assert (guild, user) == (GUILD, NINA)
    assert until > bureau.clock.now()
    appeal = await bureau.appeal(NINA, code, "Не так.")
    await bureau.reporting.desk.claim(staff(PETRO), appeal)
    await bureau.reporting.desk.decide_appeal(staff(PETRO), appeal, True, "")
    await bureau.rung()
    assert bureau.courier.timeouts[-1] == (GUILD, NINA, None)


async def test_a_granted_appeal_lifts_the_sanction_visibly_and_clears_the_record(bureau, tables):
    code = await bureau.decided(step="no-lobby-30")
    await bureau.wait(HOUR)
    appeal = await bureau.appeal(BORIS, code, "Это не я.")
    await bureau.reporting.desk.claim(staff(PETRO), appeal)
    await bureau.reporting.desk.decide_appeal(staff(PETRO), appeal, True, "")
    await opening(tables, BORIS, 1)
    await bureau.wait()
    assert bureau.courier.kinds(BORIS)[-1] == "appeal-granted"
    (about,) = (await bureau.reporting.own.list(GUILD, BORIS)).about_me
    assert about.sanction.lifted_by == "appeal"
    next_code, who = await bureau.held(reporter=VIRA)
    assert (await bureau.reporting.queue.case(who, next_code)).suggested == LADDER[1]


async def test_whoever_judges_an_appeal_sees_what_was_decided_and_what_it_was_made_of(bureau):
    """The second moderator saw a bare appeal: no reason, no note, and none of what both sides had answered."""
    code, who = await bureau.held()
    await bureau.reporting.desk.ask_reporter(who, code, await bureau.pseudonym(code), "Когда?")
    await bureau.reporting.own.answer(GUILD, ANNA, code, "Вчера.")
    await bureau.reporting.desk.ask_other(who, code, "Что было?")
    await bureau.wait(HOUR)
    await bureau.reporting.own.answer(GUILD, BORIS, code, "Погорячился.")
    await bureau.reporting.desk.claim(who, code)
    await bureau.reporting.desk.decide(who, code, "admitted", step_named("warning"), "Сам сказал.")
    await bureau.wait(HOUR)
    appeal = await bureau.appeal(BORIS, code, "Это шутка.")

    view = await bureau.reporting.queue.case(staff(PETRO), appeal)
    assert (view.first_ground, view.first_note, view.sanction.step.kind) == ("admitted", "Сам сказал.", "warning")
    assert [message.body for message in view.voices[0].talk if message.body] == ["Когда?", "Вчера."]
    assert [message.body for message in view.other_talk if message.body] == ["Что было?", "Погорячился.", "Это шутка."]
    first = await bureau.reporting.queue.case(staff(PETRO), code)
    assert first.first_ground is None


async def test_a_denied_appeal_leaves_everything_and_there_is_one_only(bureau):
    code = await bureau.decided(step="no-lobby-3")
    await bureau.wait(HOUR)
    appeal = await bureau.appeal(BORIS, code, "Это не я.")
    await bureau.reporting.desk.claim(staff(PETRO), appeal)
    await bureau.reporting.desk.decide_appeal(staff(PETRO), appeal, False, "")
    assert await refusal(bureau.sanctions.check_lobby(GUILD, BORIS)) == "lobby-barred"
    assert await refusal(bureau.appeal(BORIS, code, "Ещё раз.")) == "report-appeal-twice"
    assert bureau.courier.kinds(ANNA).count("closing-confirmed") == 1


async def test_an_appeal_comes_within_seven_days_and_from_the_member_alone(bureau):
    code = await bureau.decided()
    assert await refusal(bureau.appeal(BORIS, code, "Рано.")) == "report-not-found"
    await bureau.wait(HOUR)
    assert await refusal(bureau.appeal(ANNA, code, "Чужое.")) == "report-not-found"
    await bureau.wait(7 * DAY)
    assert await refusal(bureau.appeal(BORIS, code, "Поздно.")) == "report-appeal-late"


async def test_a_sanction_holds_for_a_member_who_has_left(bureau):
    bureau.courier.closed = {BORIS}
    await bureau.decided(step="no-lobby-7")
    await bureau.wait(HOUR)
    assert await refusal(bureau.sanctions.check_lobby(GUILD, BORIS)) == "lobby-barred"
    ((state,),) = await bureau.rows("SELECT state FROM cases")
    assert state == "closed"


# ---------------------------------------------------------------- opening a seal


async def asked(bureau, by):
    code = await bureau.file()
    name = await bureau.pseudonym(code)
    await bureau.reporting.unsealing.ask(staff(by), code, name, "Угроза жизни, нужна помощь.")
    return code, name


async def test_a_seal_takes_the_owner_and_another_moderator(bureau):
    code, name = await asked(bureau, MARTA)
    assert await refusal(bureau.reporting.unsealing.confirm(staff(MARTA), code, name)) == "report-two-people"
    assert await refusal(bureau.reporting.unsealing.confirm(staff(PETRO), code, name)) == "report-two-people"
    assert await bureau.reporting.unsealing.confirm(staff(OWNER), code, name) == ANNA
    await bureau.wait()
    assert bureau.courier.kinds(ANNA) == ["unsealed"]
    actions = [row[0] for row in await bureau.rows("SELECT action FROM audit ORDER BY number")]
    assert actions == ["filed", "unseal-asked", "unsealed"]


async def test_the_owner_alone_opens_nothing(bureau):
    code, name = await asked(bureau, OWNER)
    assert await refusal(bureau.reporting.unsealing.confirm(staff(OWNER), code, name)) == "report-two-people"
    assert await bureau.reporting.unsealing.confirm(staff(PETRO), code, name) == ANNA
    assert await refusal(bureau.reporting.unsealing.confirm(staff(NINA), code, name)) == "report-two-people"


async def test_a_seal_needs_a_reason(bureau):
    code = await bureau.file()
    name = await bureau.pseudonym(code)
    assert await refusal(bureau.reporting.unsealing.ask(staff(MARTA), code, name, "так")) == "report-no-text"
    assert await refusal(bureau.reporting.unsealing.confirm(staff(OWNER), code, name)) == "report-two-people"


async def test_nothing_is_opened_after_the_identity_was_deleted(bureau):
    code = await bureau.decided(ground="unproven")
    await bureau.wait(HOUR)
    name = await bureau.pseudonym(code)
    await bureau.reporting.unsealing.ask(staff(MARTA), code, name, "Угроза жизни, нужна помощь.")
    await bureau.wait(181 * DAY)
    assert await refusal(bureau.reporting.unsealing.confirm(staff(OWNER), code, name)) == "report-seal-gone"


# ---------------------------------------------------------------- the log


async def test_the_log_of_a_case_names_who_did_what_and_is_chained(bureau):
    code, who = await bureau.held()
    name = await bureau.pseudonym(code)
    await bureau.reporting.desk.ask_reporter(who, code, name, "Когда?")
    await bureau.reporting.own.answer(GUILD, ANNA, code, "Вчера.")
    await bureau.reporting.desk.decide(who, code, "log", step_named("warning"), f"Видел <@{ANNA}> сам")
    export = await bureau.reporting.administration.audit(GUILD, OWNER)
    document = json.loads(export.content)
    assert [row["action"] for row in document["rows"]] == [
        "filed",
        "claimed",
        "asked-reporter",
        "reporter-wrote",
        "decided",
    ]
    assert document["people"] == {"1": str(MARTA)}
    assert [row["actor"] for row in document["rows"]] == [None, 1, 1, None, 1]
    assert export.broken_at is None
    assert str(ANNA) not in export.content.decode()
    again = json.loads((await bureau.reporting.administration.audit(GUILD, OWNER)).content)
    assert again["rows"][-1]["action"] == "audit-exported"


async def test_the_log_refuses_changes_and_shows_those_made_by_force(bureau):
    await bureau.decided()
    for sql in (
        "UPDATE audit SET action = 'x'",
        "DELETE FROM audit",
        "INSERT OR REPLACE INTO audit SELECT * FROM audit",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await bureau.database.write(lambda tx, words=sql: tx.execute(words))

    def forge(tx):
        tx.execute("DROP TRIGGER audit_is_not_changed")
        tx.execute("UPDATE audit SET action = 'rejected' WHERE number = 2")

    await bureau.database.write(forge)
    assert (await bureau.reporting.administration.audit(GUILD, OWNER)).broken_at == 2


async def test_a_row_taken_out_of_the_log_shows(bureau):
    await bureau.decided()
    rows = await bureau.database.read(lambda tx: audit.rows(tx, GUILD))
    assert audit.first_break(GUILD, rows) is None
    assert audit.first_break(GUILD, [rows[0], *rows[2:]]) == 2
    assert audit.first_break(OTHER_GUILD, rows) == 1


async def test_each_server_has_its_own_log(bureau):
    await bureau.decided()
    export = await bureau.reporting.administration.audit(OTHER_GUILD, OWNER)
    assert (export.rows, json.loads(export.content)["rows"]) == (0, [])


# ---------------------------------------------------------------- deleting in time


async def test_words_identities_and_evidence_go_after_180_days_and_figures_stay(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    await bureau.decided(words="Секретные слова.", ground="unproven")
    kept = await bureau.file(suspect=VIRA, words="Открытое дело.")
    await bureau.wait(HOUR)
    await bureau.wait(181 * DAY)
    everything = repr(await bureau.dump())
    assert "Секретные слова" not in everything
    assert "Открытое дело" in everything
    assert await bureau.rows("SELECT count(*) FROM seals") == [(1,)]
    assert (await bureau.reporting.queue.case(staff(MARTA), kept)).open
    assert await bureau.rows("SELECT count(*) FROM voices WHERE outcome = 'rejected'") == [(1,)]


async def test_forms_that_were_given_up_are_forgotten_after_a_day(bureau):
    await bureau.reporting.filing.open_form(GUILD, ANNA, suspect_id=BORIS)
    await bureau.wait(DAY + 1)
    assert await bureau.rows("SELECT * FROM drafts") == []
