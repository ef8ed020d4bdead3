"""Who sits where: sitting down, standing up, hosts, robots, closing; and many hands at the same moment."""

from datetime import timedelta

import pytest

from bot.services.errors import ServiceError
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.options import TableOptions
from bot.services.table.views import Occupant
from tests.services.house import ANNA, BORIS, FOUR, GRACE, GUILD, MARTA, OLEG, VIRA, outcomes, refusal
from tests.services.timing import run


def sitting(house, table_id):
    """User ids by seat; 0 for a robot, None for a free seat."""
    seats = house.listing.lobby_view(table_id).seats
    return [None if seat is None else (seat.user_id or 0) for seat in seats]


async def test_host_of_a_new_table_sits_on_the_first_seat(house):
    table_id = await house.open_table(ANNA, pace="days", private=True, language="uk")
    view = house.listing.lobby_view(table_id)
    assert (view.host_id, view.state, view.revision, view.match_number) == (ANNA, "lobby", 0, 0)
    assert (view.pace, view.private, view.language) == ("days", True, "uk")
    assert view.seats == (Occupant("human", user_id=ANNA), None, None, None)
    assert view.free_seats == (1, 2, 3)
    assert view.expires_at == house.clock.now() + timedelta(days=7)
    assert view.totals == (0, 0)
    assert view.winner is None
    assert house.changes == [(table_id, "lobby")]


async def test_members_choose_a_seat_or_get_the_first_free_one(house):
    table_id = await house.open_table()
    await house.service.lobby.take_seat(table_id, BORIS, 2, house.click())
    view = await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, VIRA, None, house.click()))
    assert sitting(house, table_id) == [ANNA, VIRA, BORIS, None]
    assert (view.seat_of(BORIS), view.seat_of(OLEG)) == (2, None)
    assert await refusal(house.service.lobby.take_seat(table_id, GRACE, 2, house.click())) == "seat-taken"
    assert await refusal(house.service.lobby.take_seat(table_id, GRACE, 4, house.click())) == "seat-unknown"
    assert await refusal(house.service.lobby.take_seat(table_id, GRACE, -1, house.click())) == "seat-unknown"
    assert await refusal(house.service.lobby.take_seat(table_id, BORIS, None, house.click())) == "already-seated"


async def test_seated_member_may_move_to_a_free_seat(house):
    table_id = await house.full_table(humans=(ANNA, BORIS, VIRA))
    await house.service.lobby.remove_robot(table_id, ANNA, 3)
    assert await refusal(house.service.lobby.take_seat(table_id, ANNA, 1, house.click())) == "seat-taken"
    await house.service.lobby.take_seat(table_id, ANNA, 3, house.click())
    assert sitting(house, table_id) == [None, BORIS, VIRA, ANNA]
    assert house.listing.lobby_view(table_id).host_id == ANNA


async def test_f15_double_click_on_a_seat_is_done_once(house):
    table_id = await house.open_table()
    clicks = [house.service.lobby.take_seat(table_id, BORIS, 2, house.click()) for _ in range(2)]
    assert await outcomes(*clicks) == {"ok": 1, "action-already-done": 1}
    again = house.click()
    await house.service.lobby.take_seat(table_id, BORIS, 1, again)
    await house.service.lobby.take_seat(table_id, BORIS, 2, house.click())
    assert await refusal(house.service.lobby.take_seat(table_id, BORIS, 1, again)) == "action-already-done"


async def test_f16_five_members_press_join_at_three_of_four(house):
    table_id = await house.full_table(humans=(ANNA, BORIS, VIRA))
    await house.service.lobby.remove_robot(table_id, ANNA, 3)
    five = [house.service.lobby.take_seat(table_id, user, None, house.click()) for user in range(201, 206)]
    assert await outcomes(*five) == {"ok": 1, "table-full": 4}
    assert None not in sitting(house, table_id)


async def test_f16_two_members_press_the_same_seat(house):
    table_id = await house.open_table()
    two = [house.service.lobby.take_seat(table_id, user, 2, house.click()) for user in (BORIS, VIRA)]
    assert await outcomes(*two) == {"ok": 1, "seat-taken": 1}


async def test_tables_of_one_member_are_independent(house):
    first, second = await house.open_table(), await house.open_table()
    await house.service.lobby.take_seat(first, BORIS, None, house.click())
    await house.service.lobby.take_seat(second, BORIS, 3, house.click())
    await house.service.lobby.leave_seat(first, BORIS)
    assert sitting(house, first) == [ANNA, None, None, None]
    assert sitting(house, second) == [ANNA, None, None, BORIS]
    assert [view.table_id for view in house.listing.of_member(BORIS)] == [second]


async def test_every_change_raises_the_revision_and_message_ids_do_not(house):
    table_id = await house.open_table()
    revisions = [house.listing.lobby_view(table_id).revision]
    for change in (
        lambda: house.service.lobby.take_seat(table_id, BORIS, 1, house.click()),
        lambda: house.service.lobby.take_seat(table_id, BORIS, 2, house.click()),
        lambda: house.service.lobby.add_robot(table_id, BORIS, 1),
        lambda: house.service.lobby.remove_robot(table_id, ANNA, 1),
        lambda: house.service.lobby.leave_seat(table_id, ANNA),
    ):
        await change()
        revisions.append(house.listing.lobby_view(table_id).revision)
    assert revisions == sorted(set(revisions))
    house.changes.clear()
    await house.service.lobby.set_messages(table_id, thread_id=77)
    await house.service.lobby.set_messages(table_id, lobby_message_id=78)
    view = house.listing.lobby_view(table_id)
    assert (view.thread_id, view.lobby_message_id, view.revision) == (77, 78, revisions[-1])
    assert house.changes == []


async def test_leaving_host_hands_over_to_the_next_member_in_order_of_play(house):
    table_id = await house.open_table()
    await house.service.lobby.take_seat(table_id, VIRA, 3, house.click())
    await house.service.lobby.take_seat(table_id, BORIS, 2, house.click())
    await house.service.lobby.add_robot(table_id, BORIS, 1)
    view = await house.lobby_after(table_id, house.service.lobby.leave_seat(table_id, ANNA))
    assert view.host_id == BORIS
    assert await refusal(house.service.matches.start(table_id, ANNA, house.click())) == "not-host"
    view = await house.lobby_after(table_id, house.service.lobby.leave_seat(table_id, BORIS))
    assert view.host_id == VIRA


async def test_guest_who_leaves_changes_no_host(house):
    table_id = await house.full_table()
    view = await house.lobby_after(table_id, house.service.lobby.leave_seat(table_id, VIRA))
    assert view.host_id == ANNA
    assert await refusal(house.service.lobby.leave_seat(table_id, VIRA)) == "not-seated"


async def test_table_without_members_closes_even_with_robots(house):
    table_id = await house.full_table(humans=(ANNA,))
    view = await house.lobby_after(table_id, house.service.lobby.leave_seat(table_id, ANNA))
    assert (view.state, view.closed_reason) == ("closed", "empty")
    assert house.listing.lobby_view(table_id) == view
    assert house.changes[-1] == (table_id, "closed")
    assert await refusal(house.service.lobby.take_seat(table_id, BORIS, None, house.click())) == "table-closed"


async def test_any_seated_member_adds_robots_and_the_host_removes_them(house):
    table_id = await house.open_table()
    service = house.service
    await service.lobby.take_seat(table_id, BORIS, 1, house.click())
    assert await refusal(service.lobby.add_robot(table_id, OLEG, 2)) == "not-seated"
    await service.lobby.add_robot(table_id, BORIS, 2)
    assert house.listing.lobby_view(table_id).seats[2] == Occupant("robot", number=3)
    assert await refusal(service.lobby.add_robot(table_id, BORIS, 2)) == "action-already-done"
    assert await refusal(service.lobby.add_robot(table_id, BORIS, 0)) == "seat-taken"
    assert await refusal(service.lobby.take_seat(table_id, VIRA, 2, house.click())) == "seat-taken"
    assert await refusal(service.lobby.remove_robot(table_id, BORIS, 2)) == "not-host"
    assert await refusal(service.lobby.remove_robot(table_id, ANNA, 1)) == "seat-human"
    assert await refusal(service.lobby.remove_robot(table_id, ANNA, 3)) == "seat-empty"
    await service.lobby.remove_robot(table_id, ANNA, 2)
    assert house.listing.lobby_view(table_id).seats[2] is None


async def test_only_the_host_starts_and_only_a_full_table(house):
    table_id = await house.full_table()
    assert await refusal(house.service.matches.start(table_id, BORIS, house.click())) == "not-host"
    await house.service.lobby.leave_seat(table_id, GRACE)
    assert await refusal(house.service.matches.start(table_id, ANNA, house.click())) == "not-full"
    await house.service.lobby.add_robot(table_id, BORIS, 3)
    view = await house.table_after(table_id, house.service.matches.start(table_id, ANNA, house.click()))
    assert (view.lobby.state, view.lobby.expires_at, view.lobby.match_number) == ("playing", None, 1)
    assert house.changes[-2:] == [(table_id, "lobby"), (table_id, "match")]


async def test_f15_double_click_on_start_deals_once(house):
    table_id = await house.full_table()
    clicks = [house.service.matches.start(table_id, ANNA, house.click()) for _ in range(3)]
    assert await outcomes(*clicks) == {"ok": 1, "action-already-done": 2}
    assert house.listing.table_view(table_id).seq == 1


async def test_seats_are_fixed_while_a_match_runs(house):
    table_id = await house.running_table(humans=(ANNA, BORIS))
    service = house.service
    assert await refusal(service.lobby.take_seat(table_id, OLEG, None, house.click())) == "match-running"
    assert await refusal(service.lobby.take_seat(table_id, ANNA, 2, house.click())) == "match-running"
    assert await refusal(service.lobby.add_robot(table_id, ANNA, 2)) == "match-running"
    assert await refusal(service.lobby.remove_robot(table_id, ANNA, 2)) == "match-running"
    assert await refusal(service.lobby.leave_seat(table_id, BORIS)) == "match-running"
    assert await refusal(service.lobby.leave_seat(table_id, OLEG)) == "not-seated"
    assert service.listing.lobby_view(table_id).state == "playing"


async def test_member_who_plays_with_robots_alone_may_leave_and_the_table_closes(house):
    table_id = await house.running_table(humans=(ANNA,))
    view = await house.lobby_after(table_id, house.service.lobby.leave_seat(table_id, ANNA))
    assert (view.state, view.closed_reason) == ("closed", "left")
    assert house.listing.of_member(ANNA) == ()


async def test_lobby_is_closed_by_its_host_or_a_moderator(house):
    first, second = await house.open_table(), await house.open_table()
    assert await refusal(house.service.lobby.close(first, BORIS, moderator=False)) == "not-host"
    assert (
        await house.lobby_after(first, house.service.lobby.close(first, ANNA, moderator=False))
    ).closed_reason == "host"
    assert (
        await house.lobby_after(second, house.service.lobby.close(second, MARTA, moderator=True))
    ).closed_reason == "moderator"
    assert await refusal(house.service.lobby.close(second, MARTA, moderator=True)) == "table-closed"


async def test_running_match_of_people_is_closed_by_a_moderator_alone(house):
    table_id = await house.running_table(humans=(ANNA, BORIS))
    assert await refusal(house.service.lobby.close(table_id, ANNA, moderator=False)) == "not-allowed"
    assert (
        await house.lobby_after(table_id, house.service.lobby.close(table_id, MARTA, moderator=True))
    ).closed_reason == "moderator"


async def test_host_closes_a_match_against_robots(house):
    table_id = await house.running_table(humans=(ANNA,))
    assert (
        await house.lobby_after(table_id, house.service.lobby.close(table_id, ANNA, moderator=False))
    ).closed_reason == "host"


async def test_closed_table_refuses_everything_but_remembering_its_messages(house):
    table_id = await house.running_table()
    seq = house.listing.table_view(table_id).seq
    await house.service.lobby.close(table_id, MARTA, moderator=True)
    service, click = house.service, house.click()
    for request in (
        service.matches.start(table_id, ANNA, click),
        service.matches.rematch(table_id, ANNA, click),
        service.play.act(table_id, ANNA, seq, None, click),
        service.play.next_deal(table_id, ANNA, seq, click),
        service.lobby.leave_seat(table_id, ANNA),
        service.lobby.add_robot(table_id, ANNA, 1),
        service.lobby.remove_robot(table_id, ANNA, 1),
        service.lobby.close(table_id, ANNA, moderator=False),
    ):
        assert await refusal(request) == "table-closed"
    await service.lobby.set_messages(table_id, card_message_id=5, card_deal=1)
    assert (service.listing.table_view(table_id).card_message_id, service.listing.table_view(table_id).card_deal) == (
        5,
        1,
    )


async def test_lists_show_what_can_be_joined_and_what_is_mine(house):
    private = await house.open_table(ANNA, private=True)
    free = await house.open_table(ANNA)
    mine = await house.open_table(BORIS)
    full = await house.full_table()
    running = await house.running_table(humans=(VIRA,))
    elsewhere = await house.open_table(ANNA, guild_id=GUILD + 1)
    closed = await house.open_table(OLEG)
    await house.service.lobby.close(closed, OLEG, moderator=False)

    def numbers(views):
        return [view.table_id for view in views]

    assert numbers(await house.listing.joinable(GUILD, BORIS)) == [free]
    assert numbers(house.listing.of_server(GUILD)) == [private, free, mine, full, running]
    assert numbers(house.listing.of_member(ANNA)) == [private, free, full, elsewhere]


async def test_unknown_table_is_told_so(house):
    with pytest.raises(ServiceError) as caught:
        house.listing.lobby_view(404)
    assert caught.value.code == "table-not-found"
    assert await refusal(house.service.lobby.take_seat(404, ANNA, None, 1)) == "table-not-found"


async def test_lobby_expires_after_its_time_and_says_so(open_house):
    house = await open_house(TableOptions())
    live, days = await house.open_table(), await house.open_table(pace="days")
    await house.clock.advance(45 * 60 - 1)
    assert house.listing.lobby_view(live).state == "lobby"
    await house.clock.advance(1)
    await house.until(lambda: house.listing.lobby_view(live).state == "closed")
    assert house.listing.lobby_view(live).closed_reason == "expired"
    assert await refusal(house.service.lobby.take_seat(live, BORIS, None, house.click())) == "lobby-expired"
    assert house.listing.lobby_view(days).state == "lobby"
    await house.clock.advance(7 * 24 * 3600)
    await house.until(lambda: house.listing.lobby_view(days).state == "closed")


async def test_new_member_gives_the_lobby_its_full_time_again(open_house):
    house = await open_house(TableOptions())
    table_id = await house.open_table()
    await house.clock.advance(44 * 60)
    view = await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, BORIS, 1, house.click()))
    assert view.expires_at == house.clock.now() + timedelta(minutes=45)
    await house.clock.advance(44 * 60)
    moved = await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, BORIS, 2, house.click()))
    assert moved.expires_at == view.expires_at
    await house.clock.advance(60)
    await house.until(lambda: house.listing.lobby_view(table_id).state == "closed")


async def test_running_match_does_not_expire(open_house):
    house = await open_house(TableOptions())
    table_id = await house.running_table()
    await house.clock.advance(30 * 24 * 3600)
    assert house.listing.lobby_view(table_id).state == "playing"


async def test_lobby_keeps_its_time_over_a_restart(open_house):
    house = await open_house(TableOptions())
    table_id = await house.open_table()
    await run(house, 30 * 60)
    house = await house.crash()
    unseen = ClockPolicy().heartbeat.total_seconds()  # since the last sign of life it could not be reached
    await house.clock.advance(15 * 60 - 1)
    assert house.listing.lobby_view(table_id).state == "lobby"
    await house.clock.advance(unseen + 1)
    await house.until(lambda: house.listing.lobby_view(table_id).state == "closed")


async def test_many_tables_at_once_lose_nothing(house):
    async def fill(host):
        table_id = await house.open_table(host)
        for user in FOUR[1:]:
            await house.service.lobby.take_seat(table_id, user, None, house.click())
        await house.service.matches.start(table_id, host, house.click())
        return table_id

    results = await outcomes(*(fill(user) for user in range(300, 320)))
    assert results == {"ok": 20}
    assert len(house.listing.of_server(GUILD)) == 20
    assert all(view.state == "playing" for view in house.listing.of_server(GUILD))
