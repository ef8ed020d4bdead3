"""Robots take their turns by themselves, at their pace, and a broken one stops nobody."""

import asyncio
from dataclasses import replace

import pytest

from bot.services.robots import simplest
from bot.services.table.options import TableOptions
from engine.actions import ANNOUNCE, PASS, Bid, PlayCard, Take
from engine.cards import Strain
from engine.presets import preset
from engine.robots.novice import choose
from tests.services.house import ANNA, QUICK, everything

SHORT = replace(preset("club"), target=300)


async def play_with_robots(house, table_id, member=ANNA):
    """The member plays the whole match, each time as soon as it is the own turn."""

    def waiting():
        return house.listing.lobby_view(table_id).state != "playing" or house.to_act(table_id) == member

    while True:
        await house.until(waiting)
        if house.listing.lobby_view(table_id).state != "playing":
            return house.listing.table_view(table_id)
        await house.act(table_id)


async def test_one_member_and_three_robots_play_a_match_to_its_end(open_house):
    house = await open_house(QUICK)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    end = await play_with_robots(house, table_id)
    assert max(end.public.totals) >= 300
    log = await house.store.matches.find_log(end.match_id)
    assert {row.actor_id for row in log.events} == {None, ANNA}


async def test_robot_thinks_for_its_time_then_moves_once(open_house):
    house = await open_house(TableOptions(robot_delay=0.8))
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = house.listing.table_view(table_id)
    await house.clock.advance(0.7)
    assert house.listing.table_view(table_id) == before
    await house.clock.advance(0.1)
    await house.until(lambda: house.listing.table_view(table_id) != before)
    assert len(house.listing.table_view(table_id).public.calls) == len(before.public.calls) + 1


async def test_other_changes_of_the_table_do_not_make_a_robot_think_anew(open_house):
    house = await open_house(TableOptions(robot_delay=0.8))
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = house.listing.table_view(table_id).seq
    await house.clock.advance(0.5)
    await house.service.lobby.set_messages(table_id, card_message_id=5, card_deal=1)
    await house.clock.advance(0.3)
    await house.until(lambda: house.listing.table_view(table_id).seq > before)


async def test_robot_does_not_move_for_a_member(house):
    table_id = await house.running_table()
    before = everything(house.service, table_id)
    await house.clock.advance(10_000_000)
    assert everything(house.service, table_id) == before


async def test_move_that_a_robot_decided_on_an_older_table_is_dropped(house):
    table_id = await house.running_table()
    view = house.listing.table_view(table_id)
    seat = view.public.to_act
    table = house.service.registry.find(table_id)
    old = table.game
    await house.act(table_id, choice=lambda actions: Bid(80, Strain.HEARTS))
    for _ in range(2):
        await house.act(table_id, choice=lambda actions: PASS)
    await house.act(table_id, choice=lambda actions: Bid(90, Strain.SPADES))
    before = everything(house.service, table_id)
    assert before[0].public.to_act == seat
    await house.service.play.move_by_itself(table_id, old, PASS, "robot")
    assert everything(house.service, table_id) == before
    await house.service.play.move_by_itself(table_id, table.game, PASS, "robot")
    assert house.listing.table_view(table_id).public.calls[-1] == (seat, PASS)


@pytest.mark.expects_errors
async def test_failing_robot_is_logged_without_its_cards_and_the_simplest_action_is_taken(open_house, caplog):
    def broken(view):
        raise RuntimeError(f"secret {view.hand}")

    house = await open_house(QUICK, robot=broken)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = len(house.listing.table_view(table_id).public.calls)
    await house.until(lambda: len(house.listing.table_view(table_id).public.calls) > before)
    assert house.listing.table_view(table_id).public.calls[before][1] == PASS
    assert "RuntimeError" in caplog.text
    assert "reference" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.expects_errors
async def test_robot_that_only_wants_what_is_forbidden_makes_the_simplest_move(open_house, caplog):
    house = await open_house(QUICK, robot=lambda view: Bid(70, Strain.HEARTS))
    table_id = await house.running_table(humans=(ANNA,))
    await house.until(lambda: house.to_act(table_id) == ANNA)
    await house.act(table_id)
    await house.until(lambda: house.to_act(table_id) == ANNA)
    assert {call for seat, call in house.listing.table_view(table_id).public.calls if seat} == {PASS}
    assert "with bid-too-low" in caplog.text


async def test_alarm_that_rings_before_its_moment_moves_nobody(open_house):
    house = await open_house(TableOptions(robot_delay=5))
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = everything(house.service, table_id)
    await house.service.autoplay.wake(table_id)
    assert everything(house.service, table_id) == before


@pytest.mark.expects_errors
async def test_match_against_broken_and_cheating_robots_still_ends(open_house, caplog):
    calls = 0

    def unreliable(view):
        nonlocal calls
        calls += 1
        if calls % 3 == 0:
            raise KeyError(view.hand)
        if calls % 3 == 1:
            return PlayCard(next(card for card in range(32) if card not in view.hand))
        return choose(view)

    house = await open_house(QUICK, robot=unreliable)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    end = await play_with_robots(house, table_id)
    assert end.public.winner is not None
    assert "with card-not-in-hand" in caplog.text
    assert "KeyError" in caplog.text


async def test_simplest_action_is_the_card_of_fewest_points_then_of_lowest_rank(house):
    table_id = await house.running_table()
    await house.act(table_id, choice=lambda actions: Bid(80, Strain.HEARTS))
    for _ in range(3):
        await house.act(table_id, choice=lambda actions: PASS)
    user = house.to_act(table_id)
    view = replace(house.listing.hand_view(table_id, user).seat, legal_cards=(7, 1, 0, 18, 16, 3))
    assert simplest(view) == PlayCard(0)
    assert simplest(replace(view, legal_cards=(18, 7, 20))) == PlayCard(7)  # nine and jack of trumps, plain ace
    assert simplest(replace(view, legal_calls=(Take(), PASS))) == PASS
    assert simplest(replace(view, legal_calls=(Take(),))) == Take()
    assert simplest(replace(view, must_announce=True)) == ANNOUNCE


async def test_robots_of_many_tables_do_not_wait_for_each_other(open_house):
    house = await open_house(QUICK)
    hosts = range(200, 205)
    tables = [await house.running_table(humans=(host,), rules=SHORT) for host in hosts]
    await asyncio.gather(*(play_with_robots(house, table, host) for table, host in zip(tables, hosts, strict=True)))
    assert all(house.listing.lobby_view(table_id).state == "finished" for table_id in tables)
