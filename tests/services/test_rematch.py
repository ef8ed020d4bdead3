"""«Ещё партию»: everybody agrees by pressing, then the next match begins by itself."""

from dataclasses import replace

from engine.presets import preset
from tests.services.house import ANNA, BORIS, FOUR, GRACE, OLEG, QUICK, VIRA, outcomes, refusal

SHORT = replace(preset("club"), target=150)


async def finished_table(house):
    table_id = await house.running_table(rules=SHORT)
    await house.play(table_id)
    return table_id


async def test_next_match_begins_when_the_last_member_agrees(house):
    table_id = await finished_table(house)
    before = house.service.table_view(table_id)
    for number, user in enumerate(FOUR[:3], 1):
        view = await house.service.rematch(table_id, user, house.click())
        assert view.state == "finished"
        assert sum(view.ready) == number
        assert house.service.table_view(table_id).match_id == before.match_id
    view = await house.service.rematch(table_id, FOUR[3], house.click())
    assert view.lobby.state == "playing"
    assert view.lobby.match_number == 2
    assert view.lobby.expires_at is None
    assert view.lobby.totals == (0, 0)
    assert view.match_id != before.match_id
    assert view.public.number == 1
    assert view.lobby.seats == before.lobby.seats


async def test_f15_double_click_on_rematch_counts_once(house):
    table_id = await finished_table(house)
    click = house.service.rematch
    assert await outcomes(*(click(table_id, ANNA, house.click()) for _ in range(2))) == {
        "ok": 1,
        "action-already-done": 1,
    }
    everybody = [click(table_id, user, house.click()) for user in FOUR for _ in range(2)]
    assert await outcomes(*everybody) == {"ok": 3, "action-already-done": 5}
    view = house.service.table_view(table_id)
    assert (view.lobby.match_number, view.seq % 1_000_000) == (2, 1)


async def test_rematch_needs_a_finished_match_and_a_seat(house):
    lobby = await house.full_table()
    assert await refusal(house.service.rematch(lobby, ANNA, house.click())) == "not-finished"
    table_id = await finished_table(house)
    assert await refusal(house.service.rematch(table_id, OLEG, house.click())) == "not-seated"
    assert await refusal(house.service.start(table_id, ANNA, house.click())) == "action-already-done"


async def test_one_member_against_robots_needs_nobody_else(open_house):
    house = await open_house(QUICK)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)

    while house.service.lobby_view(table_id).state == "playing":
        await house.until(lambda: house.to_act(table_id) == ANNA or ended(house, table_id))
        if not ended(house, table_id):
            await house.act(table_id)
    view = await house.service.rematch(table_id, ANNA, house.click())
    assert view.lobby.match_number == 2


def ended(house, table_id):
    return house.service.lobby_view(table_id).state != "playing"


async def test_member_who_leaves_after_the_end_frees_the_seat_for_another(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    await house.service.leave_seat(table_id, ANNA)
    for user in FOUR[1:]:
        view = await house.service.rematch(table_id, user, house.click())
    assert (view.state, view.host_id, view.ready) == ("finished", BORIS, (False, True, True, True))
    assert [free.table_id for free in house.service.free_tables(view.guild_id, OLEG)] == [table_id]
    await house.service.take_seat(table_id, OLEG, None, house.click())
    await house.until(lambda: house.service.lobby_view(table_id).state == "playing")
    assert house.service.hand_view(table_id, OLEG).seat.seat == 0
    assert house.service.lobby_view(table_id).match_number == 2


async def test_robot_in_place_of_a_member_completes_the_agreement(house):
    table_id = await finished_table(house)
    await house.service.leave_seat(table_id, VIRA)
    for user in (ANNA, BORIS, FOUR[3]):
        await house.service.rematch(table_id, user, house.click())
    await house.service.add_robot(table_id, BORIS, 2)
    await house.until(lambda: house.service.lobby_view(table_id).state == "playing")


async def test_moving_to_another_seat_is_no_agreement(house):
    table_id = await finished_table(house)
    await house.service.leave_seat(table_id, GRACE)
    view = await house.service.take_seat(table_id, ANNA, 3, house.click())
    assert view.ready == (False, False, False, False)


async def test_finished_table_expires_unless_a_match_follows(house):
    table_id = await finished_table(house)
    await house.clock.advance(45 * 60)
    await house.until(lambda: house.service.lobby_view(table_id).state == "closed")
    assert house.service.lobby_view(table_id).closed_reason == "expired"
    assert house.service.table_view(table_id).public.winner is not None


async def test_agreement_survives_a_crash_and_the_last_one_may_come_after_it(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    for user in FOUR[:3]:
        await house.service.rematch(table_id, user, house.click())
    house = await house.crash()
    assert house.service.lobby_view(table_id).ready == (True, True, True, False)
    assert await refusal(house.service.rematch(table_id, ANNA, house.click())) == "action-already-done"
    view = await house.service.rematch(table_id, FOUR[3], house.click())
    assert view.lobby.match_number == 2


async def test_crash_between_the_last_agreement_and_the_deal_begins_the_match_at_the_start(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    await house.service.leave_seat(table_id, ANNA)
    for user in FOUR[1:]:
        await house.service.rematch(table_id, user, house.click())
    await house.service.close()  # nothing happens by itself any more, as in a crash right after the next commit
    await house.service.take_seat(table_id, OLEG, 0, house.click())
    assert house.service.lobby_view(table_id).state == "finished"
    house = await house.crash()
    await house.until(lambda: house.service.lobby_view(table_id).state == "playing")
