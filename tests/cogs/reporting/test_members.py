"""Complaining on Discord: every way in, forms that survive a restart, answers that wait where mail is closed."""

import pytest

from tests.cogs.reporting.desk import FORM, complain, decide, letters, promote, taken
from tests.world import World


async def test_a_complaint_is_answered_from_filing_to_the_last_word(world: World) -> None:
    receipt = await complain(world, world.anna, world.boris)
    assert "принята" in receipt.text
    case = await taken(world, world.marta)
    name = case.screen.select("Спросить заявителя").options[0][0]
    form = await world.marta.select(case.screen, name, name="Спросить заявителя")
    case = await world.marta.submit(form, {"Вопрос": "За каким столом?"})
    assert "Вопрос отправлен" in case.text
    await world.advance(1)
    assert "За каким столом?" in letters(world.anna)[0]
    mine = await world.anna.slash("report mine")
    answer = await world.anna.click(mine.screen, "Написать модератору")
    answered = await world.anna.submit(answer, {"Ваши слова": "За третьим."})
    assert "Вы: За третьим." in answered.text
    decided = await decide(world.marta, case)
    assert "Заявитель: За третьим." in decided.text
    await world.advance(1)
    assert "нарушение подтвердилось" in letters(world.anna)[1]
    assert letters(world.boris) == []
    await world.advance(3600)
    assert "предупреждение" in letters(world.boris)[0]
    assert len(letters(world.anna)) == 2


async def test_letters_are_written_in_the_language_that_their_readers_chose(world: World) -> None:
    """Both got them in the language of Discord or of the server, although every screen spoke the chosen one."""
    await complain(world, world.anna, world.boris)
    for member, language in ((world.anna, "Français"), (world.boris, "English"), (world.marta, "English")):
        await member.select((await member.slash("settings")).screen, language, name="Язык")
    await world.advance(13 * 60)
    assert any("New complaints" in screen.text for screen in world.marta.screens())
    await world.marta.select((await world.marta.slash("settings")).screen, "Русский", name="Language")
    await decide(world.marta, await taken(world, world.marta), step="warning")
    await world.advance(3601)
    assert any("infraction est confirmée" in screen.text for screen in world.anna.screens())
    assert any("a breach of the club's rules" in screen.text for screen in world.boris.screens())


async def test_f09_two_forms_at_once_sent_in_both_orders_and_a_third_after_a_restart(world: World) -> None:
    first, second = await world.burst(world.anna.slash("report new"), world.vira.slash("report new"))
    third = await world.oleg.slash("report new")
    words = {"reason": "spam", "words": "Реклама."}
    second = await world.vira.submit(second, {"whom": [world.boris], **words})
    first = await world.anna.submit(first, {"whom": [world.boris], **words})
    assert "принята" in first.text
    assert "прийнято" in second.text
    await world.restart()
    third = await world.oleg.submit(third, {"whom": [world.boris], **words})
    assert "принята" in third.text
    rows = await world.bot.services.database.fetch_all("SELECT count(DISTINCT reporter_key), count(*) FROM voices")
    assert tuple(rows[0]) == (3, 3)


async def test_the_menu_on_a_member_knows_whom_it_is_about(world: World) -> None:
    form = await world.anna.menu("Report", world.boris)
    assert form.modal["components"][0]["content"] == f"На кого: {world.boris.mention}"
    receipt = await world.anna.submit(form, FORM)
    assert "принята" in receipt.text
    mine = await world.anna.slash("report mine")
    assert world.boris.mention in mine.text


async def test_f47_a_message_deleted_while_the_form_is_open_is_kept(world: World) -> None:
    await world.boris.say("Вы все играете ужасно")
    message = world.public()[-1]
    form = await world.anna.menu("Report", message)
    await world.delete(message)
    await world.restart()
    receipt = await world.anna.submit(form, {"Причина": "insult"})
    assert "принята" in receipt.text
    case = await taken(world, world.marta)
    assert "> Вы все играете ужасно" in case.text


async def test_nobody_complains_of_himself_or_of_the_bot(world: World) -> None:
    assert "На себя" in (await world.anna.menu("Report", world.anna)).text
    opened = await world.anna.slash("table open", robots=3)
    assert opened.answered
    assert "На робота" in (await world.anna.menu("Report", world.last())).text


async def test_the_card_of_a_match_offers_the_three_others(world: World) -> None:
    match_id = await finished_match(world, world.anna, world.boris, world.vira, world.grace)
    await world.anna.say("конец")
    card = world.public()[-1]
    form = await world.anna.forge(card, f"b1:1:0:complain:{match_id}")
    options = form.modal["components"][0]["component"]["options"]
    assert sorted(option["label"] for option in options) == sorted(["Борис", "Віра", "Grace"])
    receipt = await world.anna.submit(
        form, {"На кого": [str(world.boris.id)], "Причина": "leaving", "Что случилось": "Ушёл."}
    )
    assert "принята" in receipt.text
    again = await world.anna.forge(card, f"b1:1:0:complain:{match_id}")
    await world.advance(10)
    refused = await world.anna.submit(again, {"whom": [str(world.boris.id)], **FORM})
    assert "уже сообщили" in refused.text
    await world.advance(8 * 24 * 3600)
    assert "больше 7 дней" in (await world.anna.forge(card, f"b1:1:0:complain:{match_id}")).text


async def test_f28_closed_mail_leaves_question_and_answer_in_the_list(world: World) -> None:
    world.fail("POST", "/users/@me/channels", 403, 50007, times=None)
    await complain(world, world.anna, world.boris)
    case = await taken(world, world.marta)
    name = case.screen.select("Спросить заявителя").options[0][0]
    form = await world.marta.select(case.screen, name, name="Спросить заявителя")
    case = await world.marta.submit(form, {"Вопрос": "Когда это было?"})
    await world.advance(1)
    assert "Модератор: Когда это было?" in (await world.anna.slash("report mine")).text
    await decide(world.marta, case, "unproven")
    await world.advance(1)
    assert letters(world.anna) == []
    assert "подтвердить нарушение не удалось" in (await world.anna.slash("report mine")).text


async def test_a_complaint_is_withdrawn_with_a_press(world: World) -> None:
    await complain(world, world.anna, world.boris)
    mine = await world.anna.slash("report mine")
    mine = await world.anna.click(mine.screen, "Отозвать жалобу")
    assert "отозвана" in mine.text
    assert "Очередь пуста" in (await world.marta.slash("report queue")).text


async def test_an_appeal_goes_to_another_moderator_and_frees_the_member(world: World) -> None:
    await complain(world, world.anna, world.boris)
    case = await taken(world, world.marta)
    form = await world.marta.click(case.screen, "Спросить участника")
    case = await world.marta.submit(form, {"Вопрос": "Что было за столом?"})
    await world.advance(3601)
    form = await world.boris.click((await world.boris.slash("report mine")).screen, "Ответить")
    await world.boris.submit(form, {"Ваши слова": "Ничего."})
    await decide(world.marta, await taken(world, world.marta), step="no-lobby-7")
    await world.advance(3601)
    assert "сесть нельзя" in (await world.boris.slash("table open")).text
    mine = await world.boris.slash("report mine")
    form = await world.boris.click(mine.screen, "Обжаловать")
    assert "Апелляция принята" in (await world.boris.submit(form, {"Почему решение неверно": "Это не я."})).text
    waiting = (await world.boris.slash("report mine")).text
    assert "Человек ответит" in waiting
    assert "Модератор: Что было за столом?\nВы: Ничего.\nВы: Это не я." in waiting
    assert "Очередь пуста" in (await world.marta.slash("report queue")).text
    await promote(world, world.oleg)
    case = await taken(world, world.oleg)
    assert "Это не я." in case.text
    assert "Первое решение: нарушение подтверждено, видно по записи партии." in case.text
    assert "не садиться за столы 7 дней" in case.text
    form = await world.oleg.click(case.screen, "Решить")
    assert "удовлетворена" in (await world.oleg.submit(form, {"Решение": "granted"})).text
    await world.advance(1)
    assert "решение отменено" in letters(world.boris)[-1]
    answered = (await world.boris.slash("report mine")).text
    assert "решение отменено" in answered, "whoever takes no letters learns it here"
    assert "Человек ответит" not in answered
    assert (await world.boris.slash("table open", robots=3)).text != ""
    assert "сесть нельзя" not in world.visible(world.boris)[-1]


@pytest.mark.parametrize("command", ["report queue", "report case", "report audit"])
async def test_moderators_commands_are_checked_in_code(world: World, command: str) -> None:
    options = {"case": "ABCDE"} if command == "report case" else {}
    reply = await world.anna.slash(command, **options)
    assert "Это доступно" in reply.text


async def test_a_member_writes_what_he_likes_and_it_stays_text(world: World) -> None:
    await complain(world, world.anna, world.boris, **{"Что случилось": "@everyone [приз](https://x.example) ||тайна||"})
    case = await taken(world, world.marta)
    assert "\\[приз\\]" in case.text
    assert "@everyone" not in case.text


async def finished_match(world: World, *members) -> int:
    """A finished match of these four, straight into storage."""
    now = round(world.now().timestamp() * 1000)
    guild = world.guild.id

    def unit(tx):
        table = tx.insert(
            "INSERT INTO tables (guild_id, channel_id, host_id, preset, rules, pace, private, state, created_ms,"
            " closed_ms, closed_reason, language)"
            " VALUES (?, 1, ?, 'club', '{}', 'live', 0, 'closed', ?, ?, 'host', 'ru')",
            (guild, members[0].id, now, now),
        )
        match = tx.insert(
            "INSERT INTO matches (table_id, number, rules, first_dealer, secret, commitment, contributions, started_ms,"
            " finished_ms, totals) VALUES (?, 1, '{}', 0, x'00', 'x', '[]', ?, ?, '[0, 0]')",
            (table, now, now),
        )
        rows = [(match, seat, "human", member.id) for seat, member in enumerate(members)]
        tx.execute_many("INSERT INTO match_seats (match_id, seat, kind, user_id) VALUES (?, ?, ?, ?)", rows)
        return match

    return await world.bot.services.database.write(unit)


async def test_after_an_insult_the_club_proposes_no_table_with_that_member_and_refuses_none(world: World) -> None:
    await complain(world, world.anna, world.boris)
    await world.boris.slash("table open")
    await world.advance(1)
    tables = world.bot.services.tables.listing.of_server(world.guild.id)
    for member, seated in ((world.anna, False), (world.grace, True)):
        await member.slash("table join")
        assert (
            world.bot.services.tables.listing.lobby_view(tables[0].table_id).seat_of(member.id) is not None
        ) is seated
    await world.anna.slash("table join", table=tables[0].table_id)
    assert world.bot.services.tables.listing.lobby_view(tables[0].table_id).seat_of(world.anna.id) is not None
