"""Steps that tests of complaints on Discord share."""

import io
import re

from PIL import Image, PngImagePlugin

from tests.world import World

FORM = {"Причина": "insult", "Что случилось": "Ругается за столом."}


async def complain(world: World, who, about, **changes):
    """File a complaint by `/report new`; the receipt."""
    form = await who.slash("report new")
    return await who.submit(form, {"На кого": [about], **FORM, **changes})


async def taken(world: World, moderator):
    """The most urgent case, taken by a moderator."""
    queue = await moderator.slash("report queue")
    case = await moderator.select(queue.screen, queue.screen.select("Открыть дело").options[0][0])
    return await moderator.click(case.screen, "Взять дело")


async def open_material(moderator, case, number=0):
    """Something in the list of what is too large for the card, opened; the answer."""
    listed = case.screen.select("Открыть материалы")
    return await moderator.select(case.screen, listed.options[number][1], name="Открыть материалы")


def photo(author: str) -> bytes:
    """A picture that says who made it."""
    text, target = PngImagePlugin.PngInfo(), io.BytesIO()
    text.add_itxt("Author", author)
    Image.new("RGB", (90, 60), (40, 90, 160)).save(target, "PNG", pnginfo=text)
    return target.getvalue()


def files_of(world: World, screen) -> list[tuple[str, bytes]]:
    """Names and contents of the files of a message."""
    return [(one["filename"], world.download(one["url"])) for one in screen.payload.get("attachments") or []]


def code_of(case) -> str:
    """The code of the case on a moderator's screen."""
    found = re.search(r"### Дело (\w{5})", case.screen.text)
    assert found, case.screen.text
    return found[1]


async def decide(moderator, case, ground="log", step="warning", **note):
    form = await moderator.click(case.screen, "Решить")
    return await moderator.submit(form, {"Основание": [ground], "Мера, если нарушение подтверждено": [step], **note})


def letters(member):
    """What came to a member by direct message."""
    return [screen.text for screen in member.screens() if screen.text.startswith("### Клуб")]


async def promote(world: World, member) -> None:
    """Give a member the moderators' role."""
    world.env.backend.add_member_role(world.guild.id, member.id, world.guild.roles["Модератор"].id)
    await world.settle()


async def crown(world: World, member) -> None:
    """Make a member the server's owner."""
    world.env.backend.get_guild(world.guild.id).owner_id = member.id
    await world.restart()


async def set_up(world: World, **chosen):
    """Let Grace own the server and choose the moderators' role and a channel of the queue; the channel, the answer."""
    await crown(world, world.grace)
    channel = await world.new_channel("queue")
    form = await world.grace.slash("club setup")
    values = {"role": [world.guild.roles["Модератор"]], "channel": [channel], "language": ["ru"]}
    return channel, await world.grace.submit(form, values | chosen)
