"""Store, then show: what could not be stored has not happened; what was stored is never lost from memory."""

import asyncio
import itertools
from dataclasses import replace

import pytest

from bot.services.errors import ServiceError
from bot.services.table.options import TableOptions
from engine.actions import PASS
from engine.presets import preset
from tests.doubles import ENDLESS
from tests.services.house import ANNA, BORIS, FOUR, MARTA, everything, refusal

SHORT = replace(preset("club"), target=150)


async def test_nothing_changes_and_nobody_is_told_when_storage_fails(house):
    lobby, table_id = await house.full_table(), await house.running_table()
    robots = await house.full_table(humans=(ANNA,))
    seq, user = house.listing.table_view(table_id).seq, house.to_act(table_id)
    before = [house.listing.of_server(11), everything(house.service, table_id)]
    house.changes.clear()
    house.broken = True
    service, click = house.service, house.click()
    for request in (
        house.open_table(),
        service.matches.start(lobby, ANNA, click),
        service.lobby.leave_seat(lobby, ANNA),
        service.lobby.remove_robot(robots, ANNA, 1),
        service.lobby.close(lobby, ANNA, moderator=False),
        service.lobby.set_messages(lobby, thread_id=5),
        service.play.act(table_id, user, seq, PASS, click),
    ):
        assert await refusal(request) == "storage-trouble"
    assert [house.listing.of_server(11), everything(house.service, table_id)] == before
    assert house.changes == []
    house.broken = False
    await service.play.act(table_id, user, seq, PASS, click)
    await service.matches.start(lobby, ANNA, click + 100_000)


async def test_rematch_that_could_not_be_stored_may_be_pressed_again(house):
    table_id = await house.running_table(rules=SHORT)
    await house.play(table_id)
    house.broken = True
    for user in FOUR:
        assert await refusal(house.service.matches.rematch(table_id, user, house.click())) == "storage-trouble"
    house.broken = False
    for user in FOUR:
        await house.service.matches.rematch(table_id, user, house.click())
    assert house.listing.lobby_view(table_id).match_number == 2


async def test_what_happens_by_itself_is_tried_again_less_and_less_often(open_house):
    house = await open_house(TableOptions(robot_delay=1, retry_delay=5, clocks=ENDLESS))
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    before = house.listing.table_view(table_id)
    house.broken = True
    house.commits.clear()
    start = house.clock.monotonic()
    for _ in range(400):
        await house.clock.advance(0.1)
        await _settled(house)
    moments = [start, *house.commits]
    pauses = [later - earlier for earlier, later in itertools.pairwise(moments)]
    # The clock of the test may run ahead of the database thread on a busy machine, never behind it.
    assert [least - 0.2 <= pause < least + 3 for pause, least in zip(pauses, (1, 5, 10, 20), strict=True)] == [True] * 4
    assert house.listing.table_view(table_id) == before
    house.broken = False
    await house.clock.advance(40)
    await house.until(lambda: house.listing.table_view(table_id).seq > before.seq)


async def _settled(house):
    """Let the database's thread answer whatever is under way."""
    await house.store.matches.load_open()
    for _ in range(50):
        await asyncio.sleep(0)


async def test_interrupted_click_that_was_stored_is_seen_after_all(house):
    table_id = await house.running_table()
    view, user = house.listing.table_view(table_id), house.to_act(table_id)
    house.gate.clear()
    house.committing.clear()
    click = asyncio.create_task(house.service.play.act(table_id, user, view.seq, PASS, 5))
    assert await asyncio.to_thread(house.committing.wait, 10), "the click is on the writer's thread"
    click.cancel()
    house.gate.set()
    with pytest.raises(asyncio.CancelledError):
        await click
    await house.until(lambda: house.listing.table_view(table_id).seq == view.seq + 1)
    assert await refusal(house.service.play.act(table_id, user, view.seq, PASS, 5)) == "action-already-done"
    await house.act(table_id)


async def test_change_made_behind_our_back_is_noticed_and_read(house):
    table_id = await house.open_table()
    await house.store.tables.change(table_id, 0, host_id=MARTA)
    assert await refusal(house.service.lobby.take_seat(table_id, BORIS, None, house.click())) == "stale-view"
    view = await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, BORIS, None, house.click()))
    assert (view.host_id, view.revision) == (MARTA, 2)


@pytest.mark.expects_errors
async def test_failing_listener_harms_neither_the_game_nor_other_listeners(house, caplog):
    heard = []

    def broken(change):
        raise RuntimeError("no Discord")

    house.service.registry.listen(broken)
    house.service.registry.listen(heard.append)
    table_id = await house.open_table()
    assert [(change.table_id, change.kind) for change in heard] == [(table_id, "lobby")]
    assert "reference" in caplog.text


async def test_listeners_hear_of_a_change_after_the_commit_and_outside_the_lock(house):
    table_id = await house.open_table()
    seen = []

    def listener(change):
        seen.append(house.listing.lobby_view(change.table_id).seat_of(BORIS))
        tasks.append(asyncio.ensure_future(house.service.lobby.leave_seat(change.table_id, ANNA)))

    tasks = []
    house.service.registry.listen(listener)
    await house.service.lobby.take_seat(table_id, BORIS, 1, house.click())
    assert seen == [1]
    await tasks[0]
    for task in tasks[1:]:
        with pytest.raises(ServiceError):
            await task


async def test_closing_stops_all_tasks(open_house):
    house = await open_house(TableOptions())
    await house.running_table(humans=(ANNA,))
    await house.open_table()
    await house.service.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_old_closed_tables_are_forgotten(house):
    first = await house.open_table()
    for _ in range(130):
        table_id = await house.open_table()
        await house.service.lobby.close(table_id, ANNA, moderator=False)
    assert house.listing.lobby_view(table_id).state == "closed"
    assert house.listing.lobby_view(first).state == "lobby"
    with pytest.raises(ServiceError):
        house.listing.lobby_view(first + 1)
