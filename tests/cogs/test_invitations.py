"""`/table invite`, what lists show and hide, and the host's condition on the card."""

from tests.cogs.club import open_table
from tests.world import World


def letters(member):
    return [screen for screen in member.screens() if "зовёт вас за стол" in screen.text]


async def invite(world: World, guest, by=None, **options):
    return await (by or world.anna).slash("table invite", guest=guest, **options)


async def test_a_guest_is_told_once_and_finds_the_table_in_his_list(world: World) -> None:
    table = await open_table(world, private=True)
    assert "Сейчас столов нет" in (await world.boris.slash("table list")).text
    refused = await world.boris.click(world.last(), "Запад")
    assert "садятся по приглашению" in refused.text
    sent = await invite(world, world.boris)
    assert world.boris.mention in sent.text
    assert len(letters(world.boris)) == 1
    assert world.anna.mention in letters(world.boris)[0].text
    again = await invite(world, world.boris)
    assert "уже отправлено" in again.text
    assert len(letters(world.boris)) == 1
    await world.restart()
    assert "по приглашению" in (await world.boris.slash("table list")).text
    assert [value for _, value in await world.boris.autocomplete("table join", "table")] == [table]
    assert await world.oleg.autocomplete("table join", "table") == []
    sat = await world.boris.slash("table join")
    assert "Ваше место" in sat.text


async def test_no_letter_comes_to_who_wants_none_or_could_not_sit_there_and_nobody_can_tell(
    world: World,
) -> None:
    await open_table(world, private=True)
    settings = await world.boris.slash("settings")
    await world.boris.click(settings.screen, "Спасибо и приглашения")
    seen = await world.oleg.slash("profile", member=world.anna)
    await world.oleg.click(seen.screen, "Не сажать вместе")
    answers = {
        (await invite(world, guest)).text.replace(guest.mention, "@")
        for guest in (world.boris, world.oleg, world.marta)
    }
    assert len(answers) == 1
    assert [len(letters(guest)) for guest in (world.boris, world.oleg, world.marta)] == [0, 0, 1]
    assert "Сейчас столов нет" in (await world.oleg.slash("table list")).text


async def test_a_guest_who_takes_no_direct_messages_is_invited_all_the_same(world: World) -> None:
    await open_table(world, private=True)
    world.fail("POST", "/channels/*/messages", status=403, code=50007)
    sent = await invite(world, world.boris)
    assert "записано" in sent.text
    assert "по приглашению" in (await world.boris.slash("table list")).text


async def test_a_guest_who_has_himself_forgotten_is_no_guest_any_more(world: World) -> None:
    await open_table(world, private=True)
    await invite(world, world.boris)
    await world.boris.submit(await world.boris.slash("privacy forget"), {"word": "удалить"})
    assert "Сейчас столов нет" in (await world.boris.slash("table list")).text
    assert "записано" in (await invite(world, world.boris)).text


async def test_robots_and_strangers_are_not_invited(world: World) -> None:
    await open_table(world, private=True)
    refused = await invite(world, world.boris, by=world.oleg)
    assert letters(world.boris) == []
    assert "записано" not in refused.text


async def test_f26_a_table_with_a_block_is_hidden_and_refused_like_one_that_is_full_or_not_there(world: World) -> None:
    table = await open_table(world)
    seen = await world.anna.slash("profile", member=world.boris)
    await world.anna.click(seen.screen, "Не сажать вместе")
    full = await open_table(world, robots=3)
    assert await world.boris.autocomplete("table join", "table") == []
    assert "Сейчас столов нет" in (await world.boris.slash("table list")).text
    assert "Сейчас столов нет" in (await world.boris.slash("table join")).text
    answers = {(await world.boris.slash("table join", table=number)).text for number in (table, full, 999)}
    assert len(answers) == 1
    assert "мест нет или условия стола не подошли" in answers.pop()
    assert [value for _, value in await world.vira.autocomplete("table join", "table")] == [table]


async def test_the_hosts_condition_is_on_the_card_and_in_the_list(world: World) -> None:
    await open_table(world)
    assert "Надёжность" not in world.last().text
    settings = await world.anna.slash("settings")
    await world.anna.select(settings.screen, "Надёжность от 80", name="Кого пускать за ваши общие столы")
    await world.advance(1)
    assert "Условие хозяина стола: Надёжность от 80." in world.last().text
    assert "Надёжность от 80" in (await world.boris.slash("table list")).text
    await open_table(world, private=True)
    assert "Надёжность" not in world.last().text
