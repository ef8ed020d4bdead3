"""The client: commands published only when they changed, texts in every language, an answer to every error."""

from typing import Any, ClassVar

import discord
import pytest

from bot.client import BeloteBot
from bot.store import meta
from bot.store.errors import StorageFailed
from bot.texts import Language
from cogs.shared.ids import ItemId
from cogs.table._items import OpenHand
from tests.cogs.club import Club, having, open_table
from tests.world import World

TRANSLATED = {language.value for language in Language if language is not Language.EN}


def published(world: World) -> list[Any]:
    return world.requests("PUT", "/applications/*/commands")


async def test_commands_are_published_once_and_not_again_at_the_next_start(world: World) -> None:
    """F34: Discord allows 200 creations a day, and a start is no reason for one."""
    assert len(published(world)) == 1
    await world.restart()
    assert len(published(world)) == 1


async def test_changed_commands_are_published_again(world: World) -> None:
    database = world.bot.services.database
    await world.env.as_bot(database.write(lambda tx: meta.save(tx, "commands-hash", "of another version")))
    await world.restart()
    assert len(published(world)) == 2


async def test_commands_have_names_and_descriptions_in_the_clubs_languages(world: World) -> None:
    commands = {command["name"]: command for command in published(world)[0].json}
    assert set(commands) >= {"table", "hand", "score", "last", "report", "club"}
    table = commands["table"]
    assert set(table["name_localizations"]) == TRANSLATED
    names = [option["name"] for option in table["options"]]
    known = ["open", "duplicate", "join", "list", "invite", "leave", "substitute", "resume", "close", "export"]
    assert names == sorted(known, key=names.index)
    for option in table["options"]:
        assert set(option["name_localizations"]) == TRANSLATED, option["name"]
        assert set(option["description_localizations"]) == TRANSLATED, option["name"]


async def test_commands_are_for_servers_only(world: World) -> None:
    for command in published(world)[0].json:
        assert command["contexts"] == [0]
        assert command["integration_types"] == [0]


async def test_the_bot_asks_for_guilds_and_members_only(world: World) -> None:
    wanted = discord.Intents.none()
    wanted.guilds = wanted.members = True
    assert world.bot.intents == wanted


async def test_two_items_with_one_verb_are_a_mistake(world: World) -> None:
    with pytest.raises(ValueError, match="hand"):
        world.bot.add_items(OpenHand)


@pytest.mark.expects_errors
async def test_a_button_that_breaks_is_apologised_for_with_the_reference_of_the_log(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.open_hands()
    member = next(member for member in club.players if member.name == "Анна")

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(club.world.bot.get_cog("Table").hands, "show", broken)
    reply = await club.press(member, club.hand(member), "score")
    line = club.world.log.errors[-1]
    reference = line.split("Reference ")[1].split(":")[0]
    assert "on purpose" in line
    words = club.world.bot.texts.say(club.world.bot.language)("error-unexpected", reference=reference)
    assert [screen.text for screen in reply.followups] == [words]


@pytest.mark.expects_errors
async def test_a_command_that_breaks_is_apologised_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(world.bot.services.tables.listing, "of_server", broken)
    reply = await world.anna.slash("table list")
    assert world.log.errors[-1].split("Reference ")[1].split(":")[0] in reply.text


@pytest.mark.parametrize("command", ["report new", "table open", "practice"])
async def test_whoever_writes_on_a_broken_disk_reads_that_nothing_was_stored(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """D1: complaints, thanks and choices answered a full disk with an apology and an ERROR."""

    async def full(*_: Any) -> None:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(world.bot.services.database, "write", full)
    reply = await world.anna.slash(command)
    assert reply.text == world.bot.texts.say(world.bot.language)("error-storage-trouble")


@pytest.mark.expects_errors
async def test_no_card_that_was_pressed_reaches_the_log(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """L3: the custom id in the log named the card, also of one that was not played."""

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("on purpose")

    await club.open_hands()
    member = club.players[0]
    monkeypatch.setattr(club.world.bot.services.tables.play, "act", broken)
    await member.forge(club.hand(member), str(ItemId(club.table, club.view.seq, "card", "10S")))
    assert f"component {club.table}:{club.view.seq}:card failed" in club.world.log.errors[-1]
    assert not any("10S" in line for line in club.world.log.lines)


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_interaction_discord_has_given_up_is_a_warning_not_an_error(world: World, code: int) -> None:
    """F06: nobody is there to be answered."""
    table = await open_table(world)
    before = world.log.lines.copy()
    item = OpenHand(discord.ui.Button(custom_id=f"b1:{table}:0:hand:"))

    class Gone(Exception):
        status = 404
        reason = "Not Found"

    async def press(_: Any) -> None:
        raise discord.NotFound(Gone(), {"code": code, "message": "gone"})  # pyright: ignore[reportArgumentType]

    class Response:
        @staticmethod
        def is_done() -> bool:
            return True

        @staticmethod
        async def defer(**_: Any) -> None:
            return

    class Interaction:
        client = world.bot
        response = Response
        message = None
        data: ClassVar = {"custom_id": "b1:1:0:hand:"}
        type = discord.InteractionType.component

    item.press = press
    await item.callback(Interaction())  # pyright: ignore[reportArgumentType]
    fresh = world.log.lines[len(before) :]
    assert [line.split()[0] for line in fresh] == ["WARNING"]


async def test_storage_that_fails_is_said_and_nothing_moves(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store.errors import StorageFailed
    from bot.store.table import matches

    await club.open_hands()
    before = club.view.seq

    def broken(*_: Any, **__: Any) -> None:
        raise StorageFailed("disk full")

    monkeypatch.setattr(matches, "append", broken)
    member = club.acting
    reply = await club.press(member, club.hand(member), "call", "pass")
    assert club.view.seq == before
    assert "**" in reply.screen.text.splitlines()[0]
    assert having(reply.screen, "call")


async def test_closing_twice_is_harmless(world: World) -> None:
    bot: BeloteBot = world.bot
    await world.env.as_bot(bot.close())
    await world.env.as_bot(bot.close())
    await world.restart(kill=True)
