"""The commands of `/table` and the buttons of the lobby card."""

import json

import pytest

from bot.texts import Language
from engine.replay import replay
from tests.cogs.club import Club, gather, having, open_table
from tests.world import World


def sentence(world: World, key: str, **args: object) -> str:
    return world.bot.texts.say(world.bot.language)(key, **args)


def lobby_of(world: World, table: int):
    return world.bot.services.tables.listing.lobby_view(table)


async def test_the_options_of_open_become_the_terms_of_the_table(world: World) -> None:
    table = await open_table(world, game="ffb", pace="days", target=501, private=True, robots=2)
    lobby = lobby_of(world, table)
    assert (lobby.rules.preset, lobby.rules.target, lobby.pace, lobby.private) == ("ffb", 501, "days", True)
    assert len(lobby.free_seats) == 1
    text = world.last().text
    assert sentence(world, "game-ffb") in text
    assert sentence(world, "lobby-private") in text


async def test_open_answers_privately_and_posts_one_card(world: World) -> None:
    reply = await world.anna.slash("table open")
    assert reply.screen.ephemeral
    assert f"<#{world.channel.id}>" in reply.text
    assert len(world.public(world.channel)) == 1


async def test_the_card_speaks_the_servers_language(world: World) -> None:
    world.env.weather.guild_locale = "uk"
    await world.grace.slash("table open")
    await world.advance(1)
    assert "Північ" in world.last().text


@pytest.mark.parametrize(("locale", "features", "north"), [("en-US", [], "Север"), ("en-US", ["COMMUNITY"], "North")])
async def test_english_counts_only_where_a_community_chose_it(
    world: World, locale: str, features: list[str], north: str
) -> None:
    """Discord reports en-US for every server whose owner never chose a language."""
    world.env.weather.guild_locale = locale
    world.bot.get_guild(world.guild.id).features = features
    await world.anna.slash("table open")
    assert north in world.last().text


async def test_one_changes_seats_to_choose_the_partner(world: World) -> None:
    table = await open_table(world)
    await world.boris.click(world.last(), "Восток")
    await world.advance(1)
    await world.boris.click(world.last(), "Юг")
    await world.advance(1)
    assert lobby_of(world, table).seat_of(world.boris.id) == 2
    assert having(world.last(), "seat", "1")


async def test_robots_come_and_go(world: World) -> None:
    table = await open_table(world)
    await world.anna.click(world.last(), "+ робот")
    await world.advance(1)
    assert sentence(world, "robot-name", number=2) in world.last().text
    await world.anna.click(world.last(), "− робот")
    await world.advance(1)
    assert len(lobby_of(world, table).free_seats) == 3


async def test_only_the_host_starts(world: World) -> None:
    club = await gather(world, start=False)
    reply = await club.press(world.boris, club.lobby, "start")
    assert [screen.text for screen in reply.followups] == [sentence(world, "error-not-host")]
    assert lobby_of(world, club.table).state == "lobby"


async def test_the_host_leaves_and_the_next_member_is_host(world: World) -> None:
    club = await gather(world, start=False)
    await club.press(world.anna, club.lobby, "stand")
    await club.rest()
    assert sentence(world, "lobby-host", member=world.boris.mention) in club.lobby.text


async def test_a_lobby_nobody_starts_expires_politely(world: World) -> None:
    table = await open_table(world)
    await world.advance(45 * 60 + 1)
    assert world.last().text == sentence(world, "lobby-expired", table=table)
    assert world.last().controls == []


async def test_closing_asks_first(world: World) -> None:
    table = await open_table(world)
    question = (await world.anna.click(world.last(), "Закрыть стол")).screen
    assert question.ephemeral
    assert lobby_of(world, table).state == "lobby"
    reply = await world.anna.click(question, sentence(world, "close-button-no"))
    assert reply.screen.text == sentence(world, "close-kept")
    question = (await world.anna.click(world.last(), "Закрыть стол")).screen
    await world.anna.click(question, sentence(world, "close-button-yes"))
    await world.advance(1)
    assert lobby_of(world, table).state == "closed"
    assert world.last().text == sentence(world, "lobby-closed", table=table)


async def test_only_host_and_moderators_are_asked(world: World) -> None:
    table = await open_table(world)
    reply = await world.boris.click(world.last(), "Закрыть стол")
    assert reply.text == sentence(world, "error-not-allowed")
    assert (await world.boris.slash("table close", table=table)).text == sentence(world, "error-not-allowed")
    assert having((await world.marta.slash("table close", table=table)).screen, "close-yes")


async def test_a_moderator_closes_a_running_match_and_all_screens_say_so(club: Club) -> None:
    world = club.world
    await club.open_hands()
    question = (await world.marta.slash("table close", table=club.table)).screen
    await club.press(world.marta, question, "close-yes")
    await club.rest()
    assert sentence(world, "table-closed-moderator") in club.card.text
    assert club.card.controls == []
    hands = [
        screen for screen in world.anna.private() if sentence(world, "lobby-closed", table=club.table) in screen.text
    ]
    assert hands
    assert hands[-1].controls == []


async def test_join_takes_the_first_free_table_of_the_channel(world: World) -> None:
    other = await world.new_channel("other")
    await world.oleg.slash("table open", channel=other)
    table = await open_table(world)
    reply = await world.boris.slash("table join")
    assert sentence(world, "lobby-seated", seat=1) in reply.text
    assert lobby_of(world, table).seat_of(world.boris.id) == 1


async def test_join_offers_tables_with_free_seats_while_typing(world: World) -> None:
    first, second = await open_table(world), await open_table(world, private=True)
    offered = await world.boris.autocomplete("table join", "table")
    assert [value for _, value in offered] == [first]
    assert await world.boris.autocomplete("table join", "table", "нет такого") == []
    assert {value for _, value in await world.anna.autocomplete("table leave", "table")} == {first, second}


async def test_join_without_tables_says_how_to_open_one(world: World) -> None:
    assert (await world.boris.slash("table join")).text == sentence(world, "list-empty")


async def test_the_list_shows_own_open_and_running_tables(club: Club) -> None:
    world = club.world
    await world.oleg.slash("table open")
    mine = (await world.boris.slash("table list")).text
    assert mine.index(sentence(world, "list-mine")) < mine.index(sentence(world, "list-open"))
    other = (await world.marta.slash("table list")).text
    assert sentence(world, "list-running") in other
    assert f"<#{world.threads[0].id}>" in other


async def test_leave_frees_the_seat(world: World) -> None:
    club = await gather(world, start=False)
    reply = await world.boris.slash("table leave")
    assert reply.text == sentence(world, "lobby-stood", table=club.table)
    await club.rest()
    assert having(club.lobby, "seat", "1")


async def test_nobody_leaves_the_others_in_a_running_match_without_a_question(club: Club) -> None:
    reply = await club.world.boris.slash("table leave")
    assert reply.text == sentence(club.world, "menu-leave-question")
    assert club.view.people.present == (0, 1, 2, 3)


async def test_who_plays_with_robots_alone_leaves_by_closing_the_table(world: World) -> None:
    table = await open_table(world, robots=3)
    await world.anna.click(world.last(), "Начать")
    reply = await world.anna.slash("table leave")
    await world.anna.click(reply.screen, sentence(world, "close-button-yes"))
    assert lobby_of(world, table).state == "closed"


@pytest.mark.parametrize(
    "command", ["table leave", "table resume", "table close", "table export", "hand", "score", "last"]
)
async def test_commands_about_ones_table_without_one_say_so(world: World, command: str) -> None:
    assert (await world.anna.slash(command)).text == sentence(world, "error-no-tables")


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("table join", "seat-unavailable"),
        ("table substitute", "seat-unavailable"),
        *((f"table {name}", "table-not-found") for name in ("leave", "resume", "close", "export")),
        ("hand", "table-not-found"),
    ],
)
async def test_a_table_of_another_server_does_not_exist_here(world: World, command: str, refusal: str) -> None:
    table = await open_table(world)
    elsewhere = world.env.create_guild("Другой клуб")
    channel = elsewhere.create_text_channel("belote")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    await world.settle()
    result = await stranger.slash(channel, command, table=table)
    english = world.bot.texts.say(Language.EN)
    assert result.response.content == english(f"error-{refusal}")


async def test_resume_in_the_channel_points_to_the_thread_and_opens_the_hand_there(club: Club) -> None:
    world = club.world
    thread = world.threads[0]
    assert f"<#{thread.id}>" in (await world.anna.slash("table resume")).text
    reply = await world.anna.slash("table resume", channel=thread)
    assert having(reply.screen, "hand")


async def test_resume_brings_a_deleted_card_back(club: Club) -> None:
    world = club.world
    await world.delete(club.card)
    await world.anna.slash("table resume")
    await club.rest()
    assert having(club.card, "hand")


async def test_with_several_tables_a_command_means_the_one_played_here(world: World) -> None:
    await world.deny("create_public_threads")
    first = await open_table(world, robots=3)
    await world.anna.click(world.last(), "Начать")
    await world.advance(5)
    other = await world.new_channel("other")
    await world.anna.slash("table open", channel=other, robots=3)
    await world.advance(1)
    await world.anna.click(world.last(other), "Начать")
    await world.advance(5)
    screen = (await world.anna.slash("hand", channel=other)).screen
    assert {control.custom_id.split(":")[1] for control in screen.controls} == {str(first + 1)}
    screen = (await world.anna.slash("hand", table=first, channel=other)).screen
    assert {control.custom_id.split(":")[1] for control in screen.controls} == {str(first)}
    await world.allow()


async def test_export_gives_the_record_as_a_private_file(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=1)
    reply = await club.world.boris.slash("table export")
    assert reply.screen.ephemeral
    assert sentence(club.world, "export-running") in reply.text
    attachment = reply.screen.payload["attachments"][0]
    assert attachment["filename"] == f"belote-{club.table}.json"
    record = json.loads(club.world.env.backend.cdn.get(attachment["url"]))
    assert record["format"] == "belote-record/1"
    assert record["deals"] == []
    assert replay(record)["winner"] is None


async def test_export_is_for_the_players(club: Club) -> None:
    assert (await club.world.oleg.slash("table export", table=club.table)).text == sentence(
        club.world, "error-not-seated"
    )


async def test_the_rules_button_shows_the_rules_of_this_table(world: World) -> None:
    await open_table(world, target=501)
    reply = await world.grace.click(world.last(), "Правила")
    assert reply.screen.ephemeral
    assert "501" in reply.text


async def test_a_member_who_leaves_the_server_frees_his_seat(world: World) -> None:
    club = await gather(world, start=False)
    await world.boris.leave()
    await club.rest()
    assert having(club.lobby, "seat", "1")


async def test_starting_in_a_channel_without_threads_opens_the_hosts_hand_at_once(world: World) -> None:
    await world.deny("create_public_threads")
    await open_table(world, robots=3)
    reply = await world.anna.click(world.last(), "Начать")
    assert reply.screen.ephemeral
    assert having(reply.screen, "hand")
    await world.allow()


async def test_robots_of_the_chosen_level_sit_down_and_say_so(world: World) -> None:
    await world.anna.slash("table open", robots=2, level="master")
    await world.advance(1)
    lobby = world.bot.services.tables.listing.of_server(world.guild.id)[0]
    assert [seat.level for seat in lobby.seats if seat is not None and seat.kind == "robot"] == ["master", "master"]
    assert world.last().text.count("(мастер)") == 2
