"""What belongs to a complaint besides its words, on Discord: the reporter's file, the messages of the table."""

import io

from PIL import Image

from bot.services.reporting.policy import MOST_FILE
from tests.cogs.club import Club, gather
from tests.cogs.reporting.desk import code_of, complain, decide, files_of, open_material, photo, taken
from tests.world import World


async def test_a_picture_goes_with_the_complaint_and_a_moderator_opens_it(world: World) -> None:
    receipt = await complain(world, world.anna, world.boris, Файл=("Анна на даче.png", photo("Анна")))
    assert "Файл приложен" in receipt.text
    assert "Файл приложен" in (await world.anna.slash("report mine")).text
    case = await taken(world, world.marta)
    assert "картинка" in case.text
    opened = await open_material(world.marta, case)
    assert opened.screen.ephemeral
    ((name, content),) = files_of(world, opened.screen)
    assert name == f"{code_of(case)}-1.webp"
    with Image.open(io.BytesIO(content)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (90, 60))
    done = await decide(world.marta, case)
    assert files_of(world, (await open_material(world.marta, done)).screen)


async def test_a_refused_file_loses_nothing_and_another_is_added_from_the_receipt(world: World) -> None:
    receipt = await complain(world, world.anna, world.boris, Файл=("счёт.pdf", b"%PDF-1.7"))
    assert "принята, но без файла" in receipt.text
    assert "подойдут картинка" in receipt.text
    form = await world.anna.click(receipt.screen, "Приложить файл")
    added = await world.anna.submit(form, {"Файл": ("запись.txt", "Он писал: позор".encode())})
    assert "Файл приложен к жалобе" in added.text
    case = await taken(world, world.marta)
    assert "Ругается за столом." in case.text
    ((name, content),) = files_of(world, (await open_material(world.marta, case)).screen)
    assert (name, content.decode()) == (f"{code_of(case)}-1.txt", "Он писал: позор")


async def test_a_file_too_large_is_refused_with_the_limits(world: World) -> None:
    receipt = await complain(world, world.anna, world.boris, Файл=("фото.png", bytes(MOST_FILE + 1)))
    assert "до 8 МБ" in receipt.text
    assert "Дело" in (await taken(world, world.marta)).text


async def test_a_second_file_is_refused_from_an_old_button(world: World) -> None:
    await complain(world, world.anna, world.boris)
    mine = await world.anna.slash("report mine")
    forms = [await world.anna.click(mine.screen, "Приложить файл") for _ in range(2)]
    for form, words in zip(forms, ("Файл приложен к жалобе", "уже есть файл"), strict=True):
        assert words in (await world.anna.submit(form, {"Файл": ("a.txt", b"words")})).text


async def test_f45_material_of_a_hidden_case_is_not_there(world: World) -> None:
    await complain(world, world.anna, world.boris, Файл=("a.txt", b"words"))
    case = await taken(world, world.marta)
    listed = case.screen.select("Открыть материалы")
    await complain(world, world.marta, world.boris, Причина="mockery")
    for value in (listed.options[0][1], "file.ZZZZ", "nonsense"):
        forged = await world.marta.forge(case.screen, listed.custom_id, 3, values=[value])
        assert forged.text == "Такого дела нет."
    assert "модераторам" in (await world.oleg.forge(case.screen, listed.custom_id, 3, values=["file.ZZZZ"])).text


async def stalled(world: World, reporter, about):
    """A complaint about play: it finds the match of both by itself."""
    return await complain(world, reporter, about, Причина="stalling")


def offered(case) -> list[str]:
    return [value.partition(".")[0] for _, value in case.screen.select("Открыть материалы").options]


async def in_the_second_deal(world: World) -> Club:
    """A table of four members with one deal behind them and one running."""
    club = await gather(world)
    await club.open_hands()
    while not club.view.public.deals:
        await club.step()
    await world.until(lambda: club.view.public.number == 2)
    await world.advance(40)
    return club


async def test_what_the_bot_said_at_the_table_and_the_deals_are_opened_with_nobody_named(world: World) -> None:
    club = await in_the_second_deal(world)
    await stalled(world, world.anna, world.boris)
    case = await taken(world, world.marta)
    assert offered(case) == ["said", "deals"]
    assert "Раздача 2 ещё шла" in case.text
    said = await open_material(world.marta, case)
    assert "Раздача 1" in said.text
    assert "Раздача 2" not in said.text
    deals = await open_material(world.marta, case, 1)
    ((name, content),) = files_of(world, deals.screen)
    assert name == f"{code_of(case)}-deals.txt"
    lines = content.decode().splitlines()
    assert lines[1] == "Место участника: Восток"
    assert [line for line in lines if line.startswith("Раздача")] == ["Раздача 1"]
    assert len([line for line in lines if line.endswith(" с)")]) >= 32
    shown = said.text + content.decode()
    others = [member for member in club.players if member is not world.boris]
    assert not any(word in shown for member in others for word in (member.mention, member.name))
    assert "<t:" not in shown


async def test_a_table_whose_messages_cannot_be_read_loses_no_complaint(world: World) -> None:
    await in_the_second_deal(world)
    world.fail("GET", "*/messages", 403, 50013)
    assert "принята" in (await stalled(world, world.anna, world.boris)).text
    case = await taken(world, world.marta)
    assert "Сообщения стола прочитать не удалось" in case.text
    assert offered(case) == ["deals"]
