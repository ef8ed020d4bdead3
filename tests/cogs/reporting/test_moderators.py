"""The moderators' side on Discord: notices without names, the queue, races on buttons, the owner's log, `/club`."""

import json

from bot.render.reporting.reports import case_screen, queue_screen
from bot.services.reporting.views import Staff
from bot.texts import Language
from tests.cogs.reporting.desk import code_of, complain, crown, decide, letters, promote, set_up, taken
from tests.faults import faults
from tests.world import World

HOUR = 3600


def posted(world: World, channel) -> list[str]:
    return [screen.text for screen in world.public(channel)]


async def test_notices_and_steps_of_the_clock_come_to_the_channel_once_each_across_restarts(world: World) -> None:
    channel, _ = await set_up(world)
    await complain(world, world.anna, world.boris)
    await world.advance(15 * 60)
    assert [text[:16] for text in posted(world, channel)] == ["Новые обращения:"]
    for hours, end in ((2, "Два часа без ответа"), (3, "Срок ответа скоро выйдет"), (4, "Срок ответа вышел")):
        await world.restart()
        await world.advance(HOUR if hours > 2 else 2 * HOUR - 15 * 60)
        await world.restart()
        await world.advance(1)
        assert [end in text for text in posted(world, channel)].count(True) == 1
    assert len(posted(world, channel)) == 4
    role = world.guild.roles["Модератор"].id
    assert f"<@&{role}>" in posted(world, channel)[-1]
    assert "не успели" in letters(world.anna)[-1]
    assert any("Срок ответа вышел" in screen.text for screen in world.grace.screens())


async def test_f33_a_channel_that_cannot_be_written_to_loses_no_complaint(world: World) -> None:
    channel, _ = await set_up(world)
    await world.deny("send_messages", channel=channel)
    receipt = await complain(world, world.anna, world.boris)
    assert "принята" in receipt.text
    await world.advance(15 * 60)
    assert posted(world, channel) == []
    assert any("Новые обращения" in screen.text for screen in world.marta.screens())
    assert "Дело" in (await taken(world, world.marta)).text


async def test_f45_a_moderator_complained_of_sees_no_sign_of_it(world: World) -> None:
    channel, _ = await set_up(world)
    await promote(world, world.oleg)
    before = (await world.marta.slash("report queue")).screen.everything
    await complain(world, world.anna, world.marta)
    await world.advance(5 * HOUR)
    assert posted(world, channel) == []
    assert (await world.marta.slash("report queue")).screen.everything == before
    assert await world.marta.autocomplete("report case", "case") == []
    assert not [screen for screen in world.marta.screens() if "обращени" in screen.text]
    assert any("Новые обращения" in screen.text for screen in world.oleg.screens())
    case = await taken(world, world.oleg)
    code = code_of(case)
    assert (await world.marta.slash("report case", case=code)).text == "Такого дела нет."
    assert (await world.marta.slash("report case", case="ZZZZZ")).text == "Такого дела нет."


async def test_two_moderators_press_at_the_same_instant_and_one_has_the_case(world: World) -> None:
    await promote(world, world.oleg)
    await complain(world, world.anna, world.boris)
    screens = []
    for moderator in (world.marta, world.oleg):
        queue = await moderator.slash("report queue")
        code = queue.screen.select("Открыть дело").options[0][0]
        screens.append((await moderator.select(queue.screen, code)).screen)
    world.jitter(3)
    pressed = await world.burst(world.marta.click(screens[0], "Взять дело"), world.oleg.click(screens[1], "Взять дело"))
    said = [reply.text for reply in pressed]
    assert sum("Дело ваше" in text for text in said) == 1
    assert sum("у другого модератора" in text for text in said) == 1


async def test_an_answer_and_a_withdrawal_in_the_same_instant_give_one_last_word(world: World) -> None:
    await complain(world, world.anna, world.boris)
    case = await taken(world, world.marta)
    form = await world.marta.click(case.screen, "Решить")
    mine = (await world.anna.slash("report mine")).screen
    values = {"Основание": ["unproven"], "Мера, если нарушение подтверждено": ["note"]}
    world.jitter(5)
    await world.burst(world.anna.click(mine, "Отозвать жалобу"), world.marta.submit(form, values))
    await world.advance(5)
    assert len(letters(world.anna)) == 1


async def test_the_queue_is_paged_and_a_case_is_completed_while_typing(world: World) -> None:
    for number in range(8):
        member = await world.new_member(f"Г{number}", nick=f"guest{number}")
        reporter = await world.new_member(f"З{number}", nick=f"reporter{number}")
        await complain(world, reporter, member)
    queue = await world.marta.slash("report queue")
    assert "· 8" in queue.text
    assert len(queue.screen.select("Открыть дело").options) == 6
    older = await world.marta.click(queue.screen, "Дальше")
    assert len(older.screen.select("Открыть дело").options) == 2
    offered = await world.marta.autocomplete("report case", "case")
    assert len(offered) == 8
    code = offered[0][1]
    assert [value for _, value in await world.marta.autocomplete("report case", "case", code[:3].lower())] == [code]
    assert f"Дело {code}" in (await world.marta.slash("report case", case=code)).text


async def test_old_buttons_of_a_case_work_after_a_restart_and_are_checked_again(world: World) -> None:
    await complain(world, world.anna, world.boris)
    case = await taken(world, world.marta)
    await world.restart(kill=True)
    form = await world.marta.click(case.screen, "Решить")
    await world.restart()
    done = await world.marta.submit(form, {"Основание": ["no-fault"], "Мера, если нарушение подтверждено": ["note"]})
    assert "Не подтверждено" in done.text
    late = await world.marta.forge(case.screen, f"b1:0:0:case-release:{code_of(case)}")
    assert "уже есть решение" in late.text


async def test_a_seal_is_opened_by_two_and_the_reporter_is_told(world: World) -> None:
    await crown(world, world.grace)
    await complain(world, world.anna, world.boris, Причина="threat")
    case = await taken(world, world.marta)
    asking = next(value for label, value in case.screen.select("Другие действия").options if "просить" in label)
    form = await world.marta.select(case.screen, asking, name="Другие действия")
    case = await world.marta.submit(form, {"Причина": "Угроза жизни, нужна помощь."})
    consent = next(value for label, value in case.screen.select("Другие действия").options if "согласиться" in label)
    alone = await world.marta.select(case.screen, consent, name="Другие действия")
    assert "Нужны двое" in alone.text
    code = code_of(case)
    seen = await world.grace.slash("report case", case=code)
    opened = await world.grace.select(seen.screen, consent, name="Other actions")
    assert world.anna.mention in opened.text
    await world.advance(1)
    assert "открыли, кто подал жалобу" in letters(world.anna)[-1]


async def test_the_owner_gets_the_log_as_a_file_and_nobody_else(world: World) -> None:
    await crown(world, world.grace)
    await complain(world, world.anna, world.boris)
    await decide(world.marta, await taken(world, world.marta))
    assert "Это доступно только владельцу" in (await world.marta.slash("report audit")).text
    assert "The log: 3 rows" in (await world.grace.slash("report audit")).text
    rows = (await world.bot.services.reporting.administration.audit(world.guild.id, world.grace.id)).content
    assert [row["action"] for row in json.loads(rows)["rows"]][:3] == ["filed", "claimed", "decided"]


async def test_figures_are_for_everybody_once_the_month_is_over(world: World) -> None:
    await complain(world, world.anna, world.boris)
    await decide(world.marta, await taken(world, world.marta))
    assert "Пока показать нечего" in (await world.boris.slash("report stats")).text
    await world.advance(32 * 24 * HOUR)
    assert "Подано: 1 · подтверждено: 1" in (await world.boris.slash("report stats")).text


# ---------------------------------------------------------------- the club


async def test_setup_tells_what_is_still_missing_and_check_names_every_right(world: World) -> None:
    channel, reply = await set_up(world)
    assert "Кроме владельца, модератор один" not in reply.text
    assert "Besides the owner there is one moderator" in reply.text
    await world.deny("send_messages", "embed_links", channel=channel)
    await world.deny("create_public_threads")
    checked = (await world.grace.slash("club check")).text
    assert checked.count("⚠") == 5, "four rights, and everybody reads the queue"
    assert f"<#{channel.id}>: the right “Send Messages” is missing" in checked
    assert "Tables are played in the channel itself" in checked
    settings = (await world.grace.slash("club settings")).text
    assert f"<#{channel.id}>" in settings


async def test_a_club_without_moderators_hears_what_four_hours_mean(world: World) -> None:
    await crown(world, world.grace)
    role = world.guild.create_role("Пустая")
    form = await world.grace.slash("club setup")
    reply = await world.grace.submit(form, {"role": [role], "language": ["auto"]})
    assert "no moderators but the server's owner" in reply.text
    assert "Nobody can look at a complaint about the owner" in reply.text


async def test_an_owner_who_moderates_alone_hears_that_nobody_can_review_him(world: World) -> None:
    """The check promised that the owner would look at appeals against the decisions of the only moderator: himself."""
    await crown(world, world.marta)
    checked = (await world.marta.slash("club check")).text
    assert "роль не выбрана, сейчас это 1 человек" in checked
    assert "апелляцию рассмотреть некому" in checked
    assert "Кроме владельца, модератор один" not in checked


async def test_an_administrators_exception_for_club_commands_gives_no_rights_of_its_own(world: World) -> None:
    command = next(one for one in await world.env.as_bot(world.bot.tree.fetch_commands()) if one.name == "club")
    world.guild.set_command_permissions(command, {world.anna.actor: True})
    for name in ("club setup", "club check", "club settings"):
        assert "Управлять сервером" in (await world.anna.slash(name)).text


async def test_screens_of_moderators_fit_what_discord_takes_in_every_language(world: World) -> None:
    for number in range(9):
        reporter = await world.new_member(f"З{number}", nick=f"reporter{number}")
        await complain(world, reporter, world.boris, **{"Что случилось": "Очень длинные слова. " * 45})
    case = await taken(world, world.marta)
    code = code_of(case)
    services = world.bot.services
    who = Staff(world.guild.id, world.marta.id)
    for language in Language:
        say = world.bot.texts.say(language)
        assert faults(case_screen(say, await services.reporting.queue.case(who, code))) == ()
        assert faults(queue_screen(say, await services.reporting.queue.page(who))) == ()


async def test_the_language_a_club_chooses_is_that_of_its_tables_also_after_a_restart(world: World) -> None:
    await set_up(world, language=["uk"])
    await world.restart()
    await world.anna.slash("table open")
    await world.advance(1)
    assert "Стіл" in world.last().text
    assert "Стол " not in world.last().text
