"""One's own data: all of it on request, and nothing of it after being forgotten."""

from base64 import b64decode

import pytest

from bot.services.members.privacy import MemberExport, Privacy
from bot.services.reporting.policy import step_named
from bot.services.table.admission import SeatRequest
from bot.store.members import forgetting
from bot.store.members.forgetting import PEOPLE, columns, person_columns
from engine.presets import preset
from tests.services.members.village import ANNA, BORIS, DAY, GRACE, GUILD, HOUR, MARTA, OLEG, VIRA
from tests.services.reporting.bureau import OWNER, staff, upload

NOT_PEOPLE = {
    "appeal_of",
    "case_id",
    "channel_id",
    "contribution",
    "duplicate_id",
    "guild_id",
    "id",
    "interaction_id",
    "match_id",
    "merged_into",
    "message_id",
    "card_message_id",
    "lobby_message_id",
    "role_id",
    "table_id",
    "thread_id",
    "voice_id",
    "lifted_by",
}
"""Columns that end like an id or an author and are something else."""


async def whole_life(village):
    """Anna leaves a trace in every table that knows people."""
    await village.preferences.change(ANNA, language="uk")
    await village.preferences.set_quiet(ANNA, "UTC", "23:00", "7:00")
    await village.database.write(lambda tx: tx.execute("INSERT INTO reserves VALUES (?, '2026-08', 1)", (ANNA,)))
    await village.people.set_block(GUILD, ANNA, OLEG, blocked=True)
    await village.people.set_block(GUILD, GRACE, ANNA, blocked=True)
    await village.people.set_note(GUILD, ANNA, BORIS, "Любит контру")
    await village.people.set_note(GUILD, BORIS, ANNA, f"Спросить <@{ANNA}>")
    await village.database.write(
        lambda tx: tx.execute(
            "INSERT INTO practices (user_id, rules, first_dealer, events, length, started_ms, changed_ms)"
            " VALUES (?, '{\"preset\":\"club\"}', 0, '[]', 0, 1, 1)",
            (ANNA,),
        )
    )
    match = await village.match()
    await village.database.write(
        lambda tx: tx.execute(
            "INSERT INTO invitations SELECT table_id, :anna, :boris, 1 FROM matches UNION"
            " SELECT table_id, :vira, :anna, 2 FROM matches",
            {"anna": ANNA, "boris": BORIS, "vira": VIRA},
        )
    )
    await village.thank(ANNA, match, "own", "Спасибо тебе!")
    await village.thank(VIRA, match, "own", f"И тебе, <@{ANNA}>")
    await village.database.write(
        lambda tx: tx.execute(
            "INSERT INTO match_clocks VALUES (?, 1, ?)", (match, f'{{"gone":[{{"user_id":{ANNA},"seat":0}}]}}')
        )
    )
    await village.database.write(
        lambda tx: tx.execute(
            "INSERT INTO circle_notes (guild_id, user_id, noted_ms, received, top_share, reciprocity)"
            " VALUES (?, ?, 1, 40, 1.0, 1.0)",
            (GUILD, ANNA),
        )
    )
    message = {"guild": GUILD, "channel": 1, "id": 2, "text": f"<@{ANNA}> играет плохо", "files": []}
    await village.decided(reporter=ANNA, suspect=BORIS, match_id=match)
    await village.decided(reporter=VIRA, suspect=ANNA, step="warning", message=message)
    code, moderator = await village.held(reporter=GRACE, suspect=ANNA, reason="stalling", words=f"<@{ANNA}> тянет")
    await village.reporting.desk.ask_other(moderator, code, "Почему так долго?")
    await village.wait(2 * HOUR)
    await village.reporting.own.answer(GUILD, ANNA, code, "Телефон разрядился")
    sent = upload("Секретный файл".encode())
    open_code = await village.file(reporter=ANNA, suspect=OLEG, words="Секретные слова", upload=sent)
    await village.file(reporter=GRACE, suspect=OLEG, upload=upload(f"Так пишет {ANNA}".encode()))
    return match, open_code


async def works_for_the_club(village):
    """Anna has moderated, opened an event, kept score and sat at a table that is closed since."""
    anna, reason = staff(ANNA), "Угроза из другого клуба."
    code, _ = await village.held(moderator=ANNA, reporter=VIRA, suspect=BORIS, reason="spam")
    name = await village.pseudonym(code)
    await village.reporting.unsealing.ask(anna, code, name, reason)
    await village.reporting.desk.mark_misuse(anna, code, name)
    await village.reporting.desk.decide(anna, code, "log", step_named("warning"), "")
    code, _ = await village.held(moderator=ANNA, reporter=VIRA, suspect=BORIS, reason="threat")
    name = await village.pseudonym(code)
    await village.reporting.unsealing.ask(staff(OWNER), code, name, reason)
    await village.reporting.unsealing.confirm(anna, code, name)
    await village.reporting.filing.open_form(GUILD, VIRA, suspect_id=ANNA)
    hers = next(
        entry.code for entry in (await village.reporting.own.list(GUILD, ANNA)).filed if entry.suspect_id == OLEG
    )
    await village.reporting.desk.claim(staff(MARTA), hers)
    await village.reporting.desk.mark_misuse(staff(MARTA), hers, await village.pseudonym(hers))

    def unit(tx):
        tx.execute("UPDATE circle_notes SET state = 'discounted', decided_by = ?, decided_ms = 2", (MARTA,))
        tx.execute("INSERT INTO circle_notes VALUES (?, ?, 1, 40, 1.0, 1.0, 'dismissed', ?, 2)", (GUILD, BORIS, ANNA))
        tx.execute(
            "INSERT INTO duplicates (guild_id, channel_id, host_id, rules, language, commitment, created_ms)"
            " VALUES (?, 1, ?, '{}', 'ru', 'x', 1)",
            (GUILD, ANNA),
        )
        tx.execute(
            "INSERT INTO scorepads (guild_id, channel_id, owner_id, writer_id, language, rules, names, entries, past,"
            " created_ms, changed_ms) VALUES (?, 1, ?, ?, 'ru', '{}', '[]', '[]', '[]', 1, 1)",
            (GUILD, ANNA, ANNA),
        )
        tx.execute("INSERT INTO seats SELECT max(id), 0, 'human', ?, NULL, 1, 'club' FROM tables", (ANNA,))
        tx.execute("UPDATE tables SET state = 'closed', closed_ms = 1, closed_reason = 'expired'")

    await village.database.write(unit)


async def holds(village, *needles):
    """Table and needle wherever a table of the database still has it, as text or within bytes."""
    dump = await village.dump()
    assert len(dump) > 25
    dump["evidence_files"] += repr(
        [row[0].decode() for row in await village.rows("SELECT content FROM evidence_files")]
    )
    return [(table, needle) for table, content in dump.items() for needle in needles if str(needle) in content]


async def test_everything_is_exported_and_reads_back_the_same(village):
    match, open_code = await whole_life(village)
    export = await village.privacy.export(ANNA)
    again = MemberExport.model_validate_json(export.to_json())

    assert again == export
    sections = export.sections
    assert sections["thanks_given"] == [
        {
            "match_id": match,
            "guild_id": str(GUILD),
            "receiver_id": str(VIRA),
            "phrase": "own",
            "words": "Спасибо тебе!",
            "given_ms": sections["thanks_given"][0]["given_ms"],
            "withdrawn_ms": None,
        }
    ]
    assert [row["words"] for row in sections["complaints"]] == ["Ругается.", "Секретные слова"]
    assert [row["body"] for row in sections["letters"] if row["sender"] == "other"] == ["Телефон разрядился"]
    assert [(row["kind"], b64decode(row["content"]).decode()) for row in sections["complaint_files"]] == [
        ("text", "Секретный файл")
    ]
    assert [row["outcome"] for row in sections["results"]] == ["good"]
    assert [row["language"] for row in sections["choices"]] == ["uk"]
    assert [row["game"] for row in sections["practices"]] == ["club"]
    filled = {name for name, rows in sections.items() if rows}
    assert set(sections) - filled <= {
        "seats",
        "moderating",
        "scorepads",
        "events_opened",
        "complaint_marks",
        "thanks_not_counted",
    }
    assert open_code


async def test_an_export_tells_nothing_of_complaints_that_the_member_was_not_told_of(village):
    await village.file(reporter=VIRA, suspect=ANNA, words="Никому не говорите")
    content = (await village.privacy.export(ANNA)).to_json().decode()
    assert "Никому не говорите" not in content
    assert str(VIRA) not in content


async def test_after_forgetting_no_table_holds_the_id_nor_the_words(village):
    await whole_life(village)
    before = {table for table, _ in await holds(village, ANNA)}
    assert {
        "thanks",
        "blocks",
        "private_notes",
        "members",
        "seat_results",
        "events",
        "evidence",
        "evidence_files",
        "match_clocks",
    } <= before
    assert {
        "match_seats",
        "tables",
        "cases",
        "voices",
        "sanctions",
        "reserves",
        "quiet_hours",
        "circle_notes",
        "practices",
        "invitations",
    } <= before
    ghost = await village.privacy.forget(ANNA)

    assert ghost < 0
    words = ("Спасибо тебе", "Секретные слова", "Секретный файл", "Телефон разрядился", "Любит контру")
    assert await holds(village, ANNA, *words) == []
    assert village.preferences.of(ANNA).language is None


async def test_forgetting_reaches_every_column_that_can_name_a_member(village):
    """A new table fails here until the lives above leave a trace in it: only then does forgetting prove anything."""
    await whole_life(village)
    await works_for_the_club(village)
    people = await village.database.read(person_columns)
    trace = "SELECT 1 FROM {} WHERE {} = ? LIMIT 1"
    assert [one for one in people if not await village.rows(trace.format(*one), ANNA)] == []
    exported = (await village.privacy.export(ANNA)).sections
    assert [name for name, rows in exported.items() if not rows] == []

    await village.privacy.forget(ANNA)
    assert await holds(village, ANNA) == []
    assert not any(rows for rows in (await village.privacy.export(ANNA)).sections.values())


async def test_a_ghost_is_the_same_one_everywhere_and_another_for_each_member(village):
    await whole_life(village)
    ghost = await village.privacy.forget(ANNA)
    people = {
        value
        for table, column in await village.database.read(person_columns)
        for (value,) in await village.rows(f"SELECT {column} FROM {table} WHERE {column} < 0")  # noqa: S608
    }
    assert people == {ghost}
    assert await village.privacy.forget(VIRA) < ghost


async def test_games_thanks_and_figures_of_others_stay_as_they_are(village):
    await whole_life(village)
    await village.games(25)
    await village.clock.advance(DAY)
    before = await village.profiles.profile(GUILD, VIRA, VIRA)
    await village.privacy.forget(ANNA)
    after = await village.profiles.profile(GUILD, VIRA, VIRA)

    assert (after.standing, after.reliability, after.games) == (before.standing, before.reliability, before.games)
    assert after.standing.givers == 1
    assert [one.user_id for one in after.partners] == [], "a ghost is counted but not shown"


async def test_evidence_keeps_fitting_its_hash(village):
    await whole_life(village)
    await village.privacy.forget(ANNA)
    codes = [row[0] for row in await village.rows("SELECT code FROM cases")]
    moderator = staff(MARTA + 1)
    views = [await village.reporting.queue.case(moderator, code) for code in codes]
    present = [(code, voice) for code, view in zip(codes, views, strict=True) for voice in view.voices]
    assert all(voice.evidence.intact for _, voice in present if voice.evidence is not None)
    files = [
        await village.reporting.attachments.opened(moderator, code, one.pseudonym)
        for code, one in present
        if one.file is not None
    ]
    assert [file.intact for opened in files for file in opened] == [True]


async def test_open_complaints_of_who_is_forgotten_are_withdrawn(village):
    code = await village.file(reporter=ANNA, suspect=BORIS)
    await village.privacy.forget(ANNA)
    assert await village.rows("SELECT outcome, words FROM voices") == [("withdrawn", "")]
    assert await village.rows("SELECT count(*) FROM seals") == [(0,)]
    assert (await village.reporting.own.list(GUILD, ANNA)).filed == ()
    assert code


@pytest.mark.parametrize("ground", ["gone", "log"])
async def test_a_case_about_who_was_forgotten_is_decided_and_answers_every_voice_once(village, ground):
    code, moderator = await village.held(reporter=VIRA, suspect=BORIS)
    await village.file(reporter=GRACE, suspect=BORIS)
    ghost = await village.privacy.forget(BORIS)
    await village.reporting.desk.decide(moderator, code, ground, step_named("no-text-1"), "")
    await village.wait(2 * HOUR)
    closing = "closing-confirmed" if ground == "log" else "closing-rejected"
    assert [village.courier.kinds(reporter) for reporter in (VIRA, GRACE)] == [[closing], [closing]]
    assert {reader for reader, _ in village.courier.letters} == {VIRA, GRACE}, "nobody writes to a ghost"
    assert village.courier.timeouts == []
    assert (await village.reporting.queue.case(moderator, code)).suspect_id == ghost
    assert await village.rows("SELECT state FROM cases") == [("closed",)]


async def test_nobody_is_forgotten_while_he_plays_or_serves_a_sanction(village):
    service = village.services.tables
    table = await service.lobby.open(
        guild_id=GUILD, channel_id=5, host_id=ANNA, rules=preset("club"), pace="live", private=False, language="ru",
        interaction_id=1,
    )  # fmt: skip
    assert await village.refused(village.privacy.forget(ANNA)) == "forget-seated"
    await service.lobby.leave_seat(table.table_id, ANNA)
    await village.privacy.forget(ANNA)

    await village.decided(reporter=VIRA, suspect=BORIS, step="no-lobby-1")
    await village.wait(2 * HOUR)
    assert await village.refused(village.privacy.forget(BORIS)) == "forget-sanctioned"
    await village.wait(DAY)
    await village.privacy.forget(BORIS)


async def test_who_was_forgotten_comes_back_as_somebody_new(village):
    await whole_life(village)
    await village.privacy.forget(ANNA)
    profile = await village.profiles.profile(GUILD, ANNA, ANNA)
    assert (profile.played, profile.standing.givers, profile.reliability.games) == (0, 0, 0)
    await village.door.check_seat(SeatRequest(GUILD, ANNA, GRACE, False, (GRACE,)))
    assert await village.refused(village.thank(VIRA, (await village.match((-1, BORIS, VIRA, GRACE))))) == (
        "thanks-unavailable"
    )


async def test_every_column_that_could_hold_a_person_is_known(village):
    """A new table fails here until somebody says whether its ids are people: forgetting must not miss one."""
    suspicious = {
        column
        for _, column, _ in await village.database.read(columns)
        if column.endswith(("_id", "_by", "_of", "_into"))
    }
    assert suspicious - PEOPLE - NOT_PEOPLE == set()
    assert {column for _, column, _ in await village.database.read(columns)} >= PEOPLE


@pytest.mark.parametrize("sql", ["UPDATE events SET actor_id = 5", "UPDATE events SET actor_id = NULL"])
async def test_the_log_of_a_match_lets_its_people_be_forgotten_and_nothing_else(village, sql):
    await village.match()
    with pytest.raises(Exception, match="append-only"):
        await village.database.write(lambda tx: tx.execute(sql))


async def test_who_is_forgotten_is_let_go_by_the_tables_and_who_is_refused_keeps_everything(village, monkeypatch):
    """Quiet hours were deleted before the last look at whether the member may be forgotten at all."""
    gone = []
    privacy = Privacy(
        village.database, village.clock, village.key, village.preferences, village.reporting.own, gone.append
    )
    await village.preferences.set_quiet(ANNA, "UTC", "23:00", "7:00")
    looks = iter((False, True))
    monkeypatch.setattr(forgetting, "is_playing", lambda _tx, _user_id: next(looks))
    assert await village.refused(privacy.forget(ANNA)) == "forget-seated"
    assert village.preferences.quiet(ANNA) is not None
    assert gone == []
    assert next(looks, None) is None, "it was looked at twice"
    monkeypatch.undo()
    await privacy.forget(ANNA)
    assert village.preferences.quiet(ANNA) is None
    assert gone == [ANNA]
