"""A table that its members cannot see waits: nobody's time runs, nobody is blamed, and it goes on by itself."""

from typing import Any

import pytest

from bot.settings import Settings
from tests.cogs.club import Club, gather, open_table
from tests.world import World

WHOLE_EVENING = 4 * 3600


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The club's usual clocks; no card plays itself."""
    return settings.model_copy(update={"move_seconds": 30, "move_hours": 24})


@pytest.fixture
async def timed(world: World) -> Club:
    """Four members at a live table whose moves have a time."""
    club = await gather(world)
    await club.open_hands()
    await club.until_play()
    return club


def waiting(club: Club) -> Any:
    return club.view.people.waiting


async def outcomes(club: Club) -> list[Any]:
    database = club.world.bot.services.database
    rows = await club.world.env.as_bot(database.fetch_all("SELECT outcome, timeouts FROM seat_results"))
    return [tuple(row) for row in rows]


async def assert_nothing_is_lost(club: Club, *stages: str) -> None:
    """Nobody was played for, nobody has a miss, the table is open."""
    assert club.view.lobby.state == "playing"
    assert all(seat is not None and seat.kept is None for seat in club.view.lobby.seats)
    assert await outcomes(club) == []
    assert waiting(club).stage in (stages or ("turn",))


async def test_r1_one_refusal_at_the_card_blames_nobody_and_heals_within_a_minute(timed: Club) -> None:
    """One 403 though no right was missing: no card ever again, and half an hour later four members had a no-show."""
    card = timed.card
    timed.world.fail("PATCH", f"/channels/*/messages/{card.id}", 403, 50013, times=1)
    await timed.step()
    assert timed.world.fresh(card).text == card.text
    await timed.world.advance(61)
    assert timed.world.fresh(card).text != card.text
    await assert_nothing_is_lost(timed)


async def test_rights_that_are_missing_for_an_evening_cost_nobody_anything(timed: Club) -> None:
    seq = timed.view.seq
    await timed.step()
    await timed.world.deny("send_messages", "view_channel")
    await timed.step()
    await timed.world.advance(WHOLE_EVENING)
    assert timed.view.seq <= seq + 4
    await assert_nothing_is_lost(timed)
    await timed.world.allow()
    await timed.world.advance(601)
    await assert_nothing_is_lost(timed)
    assert timed.acting.mention in timed.card.text


async def test_r3_an_hour_without_discord_is_given_back(timed: Club) -> None:
    await timed.world.advance(3)
    timed.world.fail("PATCH", "/channels/*", 503, times=None)
    timed.world.fail("POST", "/channels/*", 503, times=None)
    await timed.step()
    await timed.world.advance(3600)
    await assert_nothing_is_lost(timed, "turn", "grace")  # it takes a moment to know that it is no short trouble


async def test_a_server_that_removes_the_bot_and_invites_it_again_finds_its_table(timed: Club) -> None:
    presence = timed.world.bot.get_cog("Presence")
    guild = timed.world.bot.get_guild(timed.world.guild.id)
    await timed.world.env.as_bot(presence.on_guild_unavailable(guild))
    await timed.world.env.as_bot(presence.on_guild_remove(guild))
    await timed.world.advance(WHOLE_EVENING)
    await timed.world.env.as_bot(presence.on_guild_join(guild))
    await assert_nothing_is_lost(timed)


async def test_f32_a_lobby_does_not_expire_while_nobody_can_reach_it(world: World) -> None:
    await open_table(world)
    presence = world.bot.get_cog("Presence")
    guild = world.bot.get_guild(world.guild.id)
    await world.advance(40 * 60)
    await world.env.as_bot(presence.on_guild_unavailable(guild))
    await world.advance(WHOLE_EVENING)
    await world.env.as_bot(presence.on_guild_available(guild))
    await world.advance(4 * 60)
    (lobby,) = world.bot.services.tables.listing.of_server(world.guild.id)
    assert lobby.state == "lobby"
    await world.advance(2 * 60)
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()
