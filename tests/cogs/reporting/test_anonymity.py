"""F41 on Discord: a whole life of a complaint, and everything that left the bot or was written down on the way."""

import json
import re
from datetime import timedelta

from tests.cogs.reporting.desk import (
    code_of,
    complain,
    crown,
    decide,
    files_of,
    letters,
    open_material,
    photo,
    promote,
    set_up,
    taken,
)
from tests.world import World

HOUR = 3600
NAME = "Необычное Имя"


async def test_f41_nothing_names_the_reporter_to_anybody_else(world: World) -> None:
    channel, _ = await set_up(world)
    await promote(world, world.oleg)
    reporter = await world.new_member(NAME, locale="uk", nick="strange_nick")
    await world.advance(17 * 60 + 23)
    filed = world.now()
    await whole_life(world, reporter)
    secrets = [str(reporter.id), reporter.mention, NAME, "strange_nick"]
    others = [member for member in world.members if member is not reporter]
    assert world.leaks(*secrets, seen_by=others) == []
    assert [line for line in world.log.lines if any(secret in line for secret in secrets)] == []
    assert payloads(world, reporter, secrets) == []
    assert minutes(world, filed, others) == []
    export = await world.bot.services.reporting.administration.audit(world.guild.id, world.grace.id)
    text = export.content.decode()
    assert not any(secret in text for secret in secrets)
    assert str(round(filed.timestamp()))[:-2] not in text
    assert posted_texts(world, channel)
    assert letters(reporter)


async def whole_life(world: World, reporter) -> None:
    """Filed, asked, answered, decided, appealed, marked as misuse."""
    form = await reporter.slash("report new")
    file = (f"{NAME} {reporter.id}.png", photo(NAME))
    await reporter.submit(form, {"whom": [world.boris], "reason": "insult", "words": "Лайка.", "file": file})
    await world.advance(20 * 60)
    case = await taken(world, world.marta)
    opened = await open_material(world.marta, case)
    assert files_of(world, opened.screen)
    assert not any(NAME in name or NAME.encode() in content for name, content in files_of(world, opened.screen))
    name = case.screen.select("Спросить заявителя").options[0][0]
    asking = await world.marta.select(case.screen, name, name="Спросить заявителя")
    case = await world.marta.submit(asking, {"Вопрос": "Где именно?"})
    await world.advance(60)
    mine = await reporter.slash("report mine")
    answering = await reporter.click(mine.screen, "Написати")
    await reporter.submit(answering, {"words": "За столом у вікна."})
    await world.advance(20 * 60)
    case = await taken_again(world, case)
    case = await decide(world.marta, case, step="warning")
    misuse = next(value for label, value in case.screen.select("Другие действия").options if "злоупотребление" in label)
    await world.marta.select(case.screen, misuse, name="Другие действия")
    await world.advance(2 * HOUR)
    appeal = await world.boris.click((await world.boris.slash("report mine")).screen, "Обжаловать")
    await world.boris.submit(appeal, {"Почему решение неверно": "Это не я."})
    appealed = await taken(world, world.oleg)
    assert "Это не я." in appealed.text
    await world.advance(25 * HOUR)
    await world.grace.slash("report queue")
    await world.grace.slash("report stats")


async def taken_again(world: World, case):
    code = code_of(case)
    opened = await world.marta.slash("report case", case=code)
    return opened if "Решить" in opened.screen.everything else await world.marta.click(opened.screen, "Взять дело")


def payloads(world: World, reporter, secrets: list[str]) -> list[str]:
    """REST bodies with a secret in them, but for those that go to the reporter alone."""
    private = {screen.channel_id for screen in reporter.screens() if screen.text.startswith("### Клуб")}
    found = []
    for entry in world.requests():
        body = json.dumps(entry.json, ensure_ascii=False, default=str) if entry.json is not None else ""
        opens_mail = entry.path.endswith("/users/@me/channels")
        to_reporter = any(f"/channels/{channel}/" in entry.path for channel in private)
        answers = entry.path.startswith(("/interactions/", "/webhooks/"))
        if opens_mail or to_reporter:
            continue
        if any(secret in body or secret in entry.path for secret in secrets) and not answers:
            found.append(f"{entry.method} {entry.path}")
    return found


def minutes(world: World, filed, others) -> list[str]:
    """Texts others see that hold a Discord timestamp within two minutes of the filing, or four hours after it."""
    moments = [filed, filed + timedelta(hours=4)]
    wrong = []
    for member in others:
        for screen in member.screens():
            for stamp in map(int, re.findall(r"<t:(\d+)", screen.everything)):
                if any(abs(stamp - moment.timestamp()) < 120 for moment in moments):
                    wrong.append(screen.text)
    return wrong


def posted_texts(world: World, channel) -> list[str]:
    return [screen.text for screen in world.public(channel)]


async def test_f41_a_scan_would_find_a_name(world: World) -> None:
    await crown(world, world.grace)
    await complain(world, world.anna, world.boris, **{"Что случилось": f"Спросите у {NAME}"})
    await taken(world, world.marta)
    assert world.leaks(NAME, seen_by=[world.marta]) != []
