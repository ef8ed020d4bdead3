"""An event of duplicate deals from the command to the comparison, as members see it."""

import re

import pytest

from bot.render.table.duplicate import event_card, signed
from bot.services.table.comparison import TableResults, compare
from bot.services.table.duplicates import EventTableView, EventView
from bot.store.table.rows import MatchSeat
from bot.texts import Language, Texts
from engine.presets import preset
from tests.cogs.club import having
from tests.cogs.event import opened, running
from tests.faults import faults
from tests.world import World


async def test_the_command_opens_one_card_and_the_tables_with_the_club_s_own_game_and_looks(world: World) -> None:
    clubs = world.bot.services.clubs
    usual = clubs.of(world.guild.id).defaults
    reply = await world.oleg.slash("table duplicate")
    await world.advance(2)
    assert "Турнир 1 открыт" in reply.text
    tables = world.bot.services.tables.listing.of_server(world.guild.id)
    assert [(lobby.rules.preset, lobby.rules.deals, lobby.compact) for lobby in tables] == [
        (usual.game, 4, usual.compact)
    ] * 2
    assert [lobby.times for lobby in tables] == [clubs.of(world.guild.id).times.over(tables[0].times)] * 2
    card = next(screen for screen in world.public() if "Турнир 1 ·" in screen.text)
    assert tables[0].commitment in card.text
    assert "Столов: 2 · 4 раздачи" in card.text
    for lobby in tables:
        assert f"/{lobby.channel_id}/{lobby.lobby_message_id})** · 4 свободных места" in card.text
        waiting = world.screen(lobby.channel_id, lobby.lobby_message_id).text
        assert "4 раздачи, общие для всех столов" in waiting
        assert "Стол турнира 1" in waiting


async def test_the_card_shows_who_sits_where_and_how_far_the_tables_are(world: World) -> None:
    event = await opened(world)
    await event.fill(event.clubs[0])
    await world.advance(2)
    words = event.card.text
    first, second = (part for part in words.split("**") if part.startswith("[Стол"))
    assert str(event.clubs[0].table) in first
    assert "играют" in words
    assert "4 свободных места" in words
    assert f"Север–Юг: {world.anna.mention} и " in words
    assert "обот" in words
    assert second


async def test_without_rights_the_command_is_refused_and_opens_nothing(world: World) -> None:
    await world.deny("send_messages")
    reply = await world.oleg.slash("table duplicate")
    assert "прав" in reply.text
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()


async def test_a_game_without_pairs_is_refused(world: World) -> None:
    reply = await world.oleg.slash("table duplicate", game="three")
    assert reply.text
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()


async def test_when_all_have_finished_the_card_becomes_the_comparison(world: World) -> None:
    event = await running(world)
    number = event.card.id
    for club in event.clubs:
        assert "Победа" not in event.card.text
        await event.play(club)
    card = event.card
    assert card.id == number, "the same message"
    view = await world.env.as_bot(world.bot.services.tables.duplicates.view(world.guild.id, event.number))
    found = view.comparison
    assert re.search("Победа|Победу", card.text)
    for at in range(2):
        assert f"Раздача {at + 1} · в среднем {signed(found.averages[at])}" in card.text
        for table in found.tables:
            assert f"стол {table.table_id}: **{signed(table.results[at])}**" in card.text
    for line in found.lines:
        assert f"**{signed(line.gained)}**" in card.text
    assert world.anna.mention in card.text
    assert view.secret_hex in card.text
    archived = await world.oleg.slash("verify", match=event.clubs[0].view.match_id)
    assert "✗" not in archived.text
    assert view.secret_hex[:8] in archived.text


async def test_a_table_that_nobody_finished_is_left_out_with_a_sentence(world: World) -> None:
    event = await opened(world, tables=3)
    await event.gather()
    for club in event.clubs:
        await event.play(club)
    empty = next(one for one in world.bot.services.tables.listing.of_server(world.guild.id) if one.state == "lobby")
    assert "Победа" not in event.card.text
    await world.marta.slash("table close", table=empty.table_id)
    await world.marta.click(world.marta.private()[-1], "Закрыть")
    await world.advance(2)
    assert f"Стол {empty.table_id} не доиграл" in event.card.text
    assert re.search("Победа|Победу", event.card.text)


async def test_the_comparison_is_shown_after_a_restart_and_only_once(world: World) -> None:
    event = await running(world)
    await event.play(event.clubs[0])
    last = event.clubs[1]
    with world.held("PATCH", f"/channels/{world.channel.id}/messages/{event.card.id}"):
        while last.service.listing.lobby_view(last.table).state == "playing":
            await event.move(last)
        await world.restart(kill=True)
    await world.advance(3)
    assert re.search("Победа|Победу", event.card.text)
    assert await world.env.as_bot(world.bot.services.tables.duplicates.unshown()) == ()
    posted = [screen for screen in world.public() if f"Турнир {event.number} ·" in screen.text]
    assert len(posted) == 1


async def test_a_deleted_card_is_posted_again(world: World) -> None:
    event = await opened(world)
    await world.delete(event.card)
    await event.fill(event.clubs[0])
    await world.advance(3)
    assert "играют" in event.card.text
    assert having(event.clubs[1].lobby, "seat")


@pytest.mark.parametrize("ahead", [1, 2, 8])
def test_the_largest_event_fits_into_a_message(ahead: int) -> None:
    seats = tuple(MatchSeat(seat, "human", 10**18 + seat) for seat in range(4))
    scores = [tuple((-1) ** number * (1000 + at + (number < ahead)) for at in range(8)) for number in range(8)]
    results = [TableResults(901 + number, found) for number, found in enumerate(scores)]
    tables = tuple(EventTableView(one.table_id, "finished", seats, counted=True) for one in results)
    rules = preset("club").with_options({"deals": 8, "claim_out": False})
    view = EventView(1, 2, 3, 4, 5, rules, "ru", "f" * 64, tables, "e" * 64, covered=False, comparison=compare(results))
    texts = Texts.load()
    for language in Language:
        assert faults(event_card(texts.say(language), view, {})) == ()
