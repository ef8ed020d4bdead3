"""`/club setup` and `/club settings`: a guided way through forms, and tables that follow what was chosen."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.client import build_bot
from bot.render.club import ClubCheck, check_screen, settings_screen
from bot.services.club import Defaults, LastChange
from bot.services.reporting.views import Moderation
from bot.services.table.times import LIMITS, Times
from tests.cogs.club import gather, open_table
from tests.faults import faults
from tests.render.samples import languages
from tests.world import World


async def settings_of(world: World):
    return (await world.marta.slash("club settings")).screen


async def fill(world: World, button: str, **values):
    """Open one of the forms from the settings and send it; the settings after it."""
    form = await world.marta.click(await settings_of(world), button)
    return await world.marta.submit(form, values)


async def test_setup_leads_from_the_first_form_to_all_others(world: World) -> None:
    form = await world.marta.slash("club setup")
    first = await world.marta.submit(form, {"language": ["ru"]})
    assert "Что настроить дальше?" in first.text
    form = await world.marta.click(first.screen, "Игра и темп")
    second = await world.marta.submit(form, {"game": ["ffb"], "pace": ["live"], "target": "701", "level": ["master"]})
    assert "Сохранено" in second.text
    assert "Французский контракт · вживую · до 701" in second.text
    form = await world.marta.click(second.screen, "Вид стола")
    third = await world.marta.submit(form, {"compact": True, "suits": ["four"]})
    assert "Карточка стола: только слова" in third.text
    assert "четырёх цветов" in third.text
    form = await world.marta.click(third.screen, "Время вживую")
    times = {"move_seconds": "45", "grace_seconds": "", "lobby_minutes": "20", "solo": False, "forced": True}
    fourth = await world.marta.submit(form, times)
    assert "на ход — 45 секунд · ожидание пропавшего — 60 секунд · сбор игроков — 20 минут" in fourth.text
    assert "играется сама" in fourth.text
    form = await world.marta.click(fourth.screen, "Время по дням")
    last = await world.marta.submit(form, {"move_hours": "12", "reserves": "1", "lobby_days": "3"})
    assert "на ход — 12 часов · 1 запасной день в месяц · сбор игроков — 3 дня" in last.text
    assert f"Последнее изменение: {world.marta.mention}" in last.text


async def test_a_table_is_opened_as_the_club_has_agreed(world: World) -> None:
    await fill(world, "Игра и темп", game=["ffb"], pace=["live"], target="701", level=["master"])
    await fill(world, "Вид стола", compact=True, suits=["usual"])
    await fill(world, "Время вживую", move_seconds="45", lobby_minutes="20", solo=False, forced=False)
    await world.restart()
    table = await open_table(world, robots=1)
    lobby = world.bot.services.tables.listing.lobby_view(table)
    assert (lobby.rules.preset, lobby.rules.target, lobby.pace, lobby.compact) == ("ffb", 701, "live", True)
    assert (lobby.seats[1].level, lobby.times.move_seconds) == ("master", 45)
    assert "на ход — 45 секунд" in world.last().text
    await world.anna.click(world.last(), "+ робот")
    assert world.bot.services.tables.listing.lobby_view(table).seats[2].level == "master"
    await world.advance(20 * 60 + 1)
    assert "закрылся" in world.last().text


async def test_who_opens_a_table_may_choose_otherwise(world: World) -> None:
    await fill(world, "Игра и темп", game=["ffb"], pace=["live"], target="701", level=["master"])
    await fill(world, "Вид стола", compact=True, suits=["usual"])

    async def opened(**options):
        lobby = world.bot.services.tables.listing.lobby_view(await open_table(world, **options))
        return lobby.rules.preset, lobby.rules.target, lobby.pace, lobby.compact

    assert await opened(game="classic", words=False) == ("classic", 1000, "live", False)
    assert await opened(pace="days") == ("ffb", 501, "days", True)
    assert await opened(target=300) == ("ffb", 300, "live", True)
    assert (await opened(players=2))[0] == "two"
    assert (await opened(players=4))[:2] == ("ffb", 701)


async def test_a_wrong_number_is_named_and_nothing_changes(world: World) -> None:
    before = (await settings_of(world)).text
    for wrong in ("много", "99999", "-1"):
        reply = await fill(world, "Время вживую", move_seconds=wrong, grace_seconds="70", solo=True, forced=True)
        words = reply.followups[-1].text if reply.followups else reply.text
        assert words == "Секунд на ход: нужно целое число от 0 до 3600. Ничего не изменено."
    assert (await settings_of(world)).text == before
    reply = await fill(world, "Игра и темп", game=["club"], pace=["live"], target="5", level=["club"])
    words = reply.followups[-1].text if reply.followups else reply.text
    assert words.startswith("До скольки очков: нужно целое число от 20 до 5000.")


async def test_an_open_table_keeps_its_times_when_the_club_changes_them(world: World) -> None:
    await fill(world, "Время вживую", move_seconds="45", solo=False, forced=False)
    club = await gather(world)
    await fill(world, "Время вживую", move_seconds="20", solo=False, forced=False)
    waiting = club.view.people.waiting
    assert waiting is not None
    await world.advance(30)
    assert club.view.people.waiting.stage == "turn"
    await world.advance(20)
    assert club.view.people.waiting.stage == "grace"


async def test_forms_of_the_settings_are_for_managers_only(world: World) -> None:
    screen = await settings_of(world)
    for form in ("games", "looks", "live", "days", "staff"):
        refused = await world.anna.forge(screen, f"b1:0:0:club-set:{form}")
        assert "Управлять сервером" in refused.text
    form = await world.marta.click(screen, "Вид стола")
    world.env.backend.remove_member_role(world.guild.id, world.marta.id, world.guild.roles["Модератор"].id)
    await world.settle()
    refused = await world.marta.submit(form, {"compact": True, "suits": ["usual"]})
    assert "Управлять сервером" in (refused.followups[-1].text if refused.followups else refused.text)
    assert not world.bot.services.clubs.of(world.guild.id).defaults.compact


@pytest.mark.parametrize("compact", [True, False])
async def test_a_compact_table_is_words_alone_where_others_are_pictures(
    open_world, settings, database, compact
) -> None:
    pictured = settings.model_copy(update={"table_pictures": True})
    entropy = Random(20260101).randbytes
    world = await open_world(lambda clock: build_bot(pictured, clock, entropy), database=database)
    club = await gather(world, words=compact)
    view = club.view
    stored = world.env.backend.get_message(view.lobby.thread_id or view.lobby.channel_id, view.card_message_id)
    assert bool(stored.attachments) is not compact
    assert world.anna.mention in club.card.text or not compact
    await world.restart()
    assert world.bot.services.tables.listing.lobby_view(club.table).compact is compact


def test_the_screens_fit_in_every_language() -> None:
    most = Times(**{name: limits[1] for name, limits in LIMITS.items()}, solo=True, forced=True)
    least = Times(**{name: limits[0] for name, limits in LIMITS.items()}, solo=False, forced=False)
    rights = tuple((channel, "send-messages-in-threads") for channel in range(1, 9))
    for times in (most, least):
        check = ClubCheck(
            moderation=Moderation(1, 2, 3),
            language="ru",
            moderators=1,
            besides_owner=1,
            role_found=True,
            channel_found=True,
            missing=rights,
            defaults=Defaults(suits="four"),
            times=times,
            changed=LastChange(5, datetime(2026, 1, 1, tzinfo=UTC)),
            open_queue=True,
        )
        for say in languages():
            assert faults(settings_screen(say, check, say("house-kept"))) == ()
            assert faults(check_screen(say, check, say("setup-done"))) == ()


async def test_check_looks_into_every_channel_with_a_table_and_names_what_breaks(world: World) -> None:
    other = await world.new_channel("evening")
    await world.anna.slash("table open", channel=other)
    await world.deny("send_messages_in_threads", channel=other)
    checked = (await world.marta.slash("club check")).text
    assert f"<#{other.id}>: нет права «Отправлять сообщения в ветках»." in checked
    assert "партия пойдёт в канале" in checked


async def test_check_warns_of_a_queue_that_everybody_reads(world: World) -> None:
    queue = await world.new_channel("queue")
    form = await world.marta.slash("club setup")
    set_up = await world.marta.submit(form, {"channel": [queue], "language": ["ru"]})
    assert f"Канал очереди <#{queue.id}> виден всем" in set_up.text
