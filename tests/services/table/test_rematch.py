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
    before = house.listing.table_view(table_id)
    for number, user in enumerate(FOUR[:3], 1):
        view = await house.lobby_after(table_id, house.service.matches.rematch(table_id, user, house.click()))
        assert view.state == "finished"
        assert sum(view.ready) == number
        assert house.listing.table_view(table_id).match_id == before.match_id
    view = await house.table_after(table_id, house.service.matches.rematch(table_id, FOUR[3], house.click()))
    assert view.lobby.state == "playing"
    assert view.lobby.match_number == 2
    assert view.lobby.expires_at is None
    assert view.lobby.totals == (0, 0)
    assert view.match_id != before.match_id
    assert view.public.number == 1
    assert view.lobby.seats == before.lobby.seats


async def test_f15_double_click_on_rematch_counts_once(house):
    table_id = await finished_table(house)
    click = house.service.matches.rematch
    assert await outcomes(*(click(table_id, ANNA, house.click()) for _ in range(2))) == {
        "ok": 1,
        "action-already-done": 1,
    }
    everybody = [click(table_id, user, house.click()) for user in FOUR for _ in range(2)]
    assert await outcomes(*everybody) == {"ok": 3, "action-already-done": 5}
    view = house.listing.table_view(table_id)
    assert (view.lobby.match_number, view.seq % 1_000_000) == (2, 1)


async def test_rematch_needs_a_finished_match_and_a_seat(house):
    lobby = await house.full_table()
    assert await refusal(house.service.matches.rematch(lobby, ANNA, house.click())) == "not-finished"
    table_id = await finished_table(house)
    assert await refusal(house.service.matches.rematch(table_id, OLEG, house.click())) == "not-seated"
    assert await refusal(house.service.matches.start(table_id, ANNA, house.click())) == "action-already-done"


async def test_one_member_against_robots_needs_nobody_else(open_house):
    house = await open_house(QUICK)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)

    while house.listing.lobby_view(table_id).state == "playing":
        await house.until(lambda: house.to_act(table_id) == ANNA or ended(house, table_id))
        if not ended(house, table_id):
            await house.act(table_id)
    view = await house.table_after(table_id, house.service.matches.rematch(table_id, ANNA, house.click()))
    assert view.lobby.match_number == 2


def ended(house, table_id):
    return house.listing.lobby_view(table_id).state != "playing"


async def test_member_who_leaves_after_the_end_frees_the_seat_for_another(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    await house.service.lobby.leave_seat(table_id, ANNA)
    for user in FOUR[1:]:
        view = await house.lobby_after(table_id, house.service.matches.rematch(table_id, user, house.click()))
    assert (view.state, view.host_id, view.ready) == ("finished", BORIS, (False, True, True, True))
    assert [free.table_id for free in await house.listing.joinable(view.guild_id, OLEG)] == [table_id]
    await house.service.lobby.take_seat(table_id, OLEG, None, house.click())
    await house.until(lambda: house.listing.lobby_view(table_id).state == "playing")
    assert house.listing.hand_view(table_id, OLEG).seat.seat == 0
    assert house.listing.lobby_view(table_id).match_number == 2


async def test_robot_in_place_of_a_member_completes_the_agreement(house):
    table_id = await finished_table(house)
    await house.service.lobby.leave_seat(table_id, VIRA)
    for user in (ANNA, BORIS, FOUR[3]):
        await house.service.matches.rematch(table_id, user, house.click())
    await house.service.lobby.add_robot(table_id, BORIS, 2)
    await house.until(lambda: house.listing.lobby_view(table_id).state == "playing")


async def test_moving_to_another_seat_is_no_agreement(house):
    table_id = await finished_table(house)
    await house.service.lobby.leave_seat(table_id, GRACE)
    view = await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, ANNA, 3, house.click()))
    assert view.ready == (False, False, False, False)


async def test_finished_table_expires_unless_a_match_follows(house):
    table_id = await finished_table(house)
    await house.clock.advance(45 * 60)
    await house.until(lambda: house.listing.lobby_view(table_id).state == "closed")
    assert house.listing.lobby_view(table_id).closed_reason == "expired"
    assert house.listing.table_view(table_id).public.winner is not None


async def test_agreement_survives_a_crash_and_the_last_one_may_come_after_it(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    for user in FOUR[:3]:
        await house.service.matches.rematch(table_id, user, house.click())
    house = await house.crash()
    assert house.listing.lobby_view(table_id).ready == (True, True, True, False)
    assert await refusal(house.service.matches.rematch(table_id, ANNA, house.click())) == "action-already-done"
    view = await house.table_after(table_id, house.service.matches.rematch(table_id, FOUR[3], house.click()))
    assert view.lobby.match_number == 2


async def test_crash_between_the_last_agreement_and_the_deal_begins_the_match_at_the_start(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    await house.service.lobby.leave_seat(table_id, ANNA)
    for user in FOUR[1:]:
        await house.service.matches.rematch(table_id, user, house.click())
    await house.service.close()  # nothing happens by itself any more, as in a crash right after the next commit
    await house.service.lobby.take_seat(table_id, OLEG, 0, house.click())
    assert house.listing.lobby_view(table_id).state == "finished"
    house = await house.crash()
    await house.until(lambda: house.listing.lobby_view(table_id).state == "playing")


def people(view):
    return tuple(None if seat is None else seat.user_id for seat in view.seats)


async def test_changing_partners_goes_through_the_three_pairings_and_back(house):
    table_id = await finished_table(house)
    seen = [people(house.listing.lobby_view(table_id))]
    for _ in range(3):
        seen.append(people(await house.lobby_after(table_id, house.service.matches.change_partners(table_id, VIRA))))
    partners = [{ANNA: seats[2], seats[2]: ANNA}[ANNA] for seats in seen]
    assert partners == [VIRA, BORIS, GRACE, VIRA]
    assert seen[3] == seen[0] == FOUR


async def test_the_next_match_is_played_in_the_new_pairs_once_everybody_has_agreed_to_them(house):
    table_id = await finished_table(house)
    await house.service.matches.rematch(table_id, ANNA, house.click())
    view = await house.lobby_after(table_id, house.service.matches.change_partners(table_id, BORIS))
    assert view.ready == (False, False, False, False), "nobody has agreed to these seats"
    for user in FOUR:
        after = await house.table_after(
            table_id, house.service.matches.rematch(table_id, user, house.click(), view.seating)
        )
    assert (after.lobby.state, after.lobby.match_number) == ("playing", 2)
    assert people(after.lobby) == people(view) == (ANNA, GRACE, BORIS, VIRA)
    assert after.players == after.lobby.seats


async def test_who_agrees_to_seats_that_have_changed_meanwhile_is_told_so(house):
    table_id = await finished_table(house)
    seen = house.listing.lobby_view(table_id).seating
    both = (
        house.service.matches.change_partners(table_id, ANNA, seen),
        house.service.matches.change_partners(table_id, BORIS, seen),
    )
    assert await outcomes(*both) == {"ok": 1, "seats-changed": 1}
    assert await refusal(house.service.matches.rematch(table_id, VIRA, house.click(), seen)) == "seats-changed"
    assert house.listing.lobby_view(table_id).ready == (False, False, False, False)


async def test_partners_are_changed_by_who_sits_there_after_the_end_of_a_game_in_pairs(house):
    lobby = await house.full_table()
    assert await refusal(house.service.matches.change_partners(lobby, ANNA)) == "not-finished"
    await house.service.matches.start(lobby, ANNA, house.click())
    assert await refusal(house.service.matches.change_partners(lobby, ANNA)) == "match-running"
    table_id = await finished_table(house)
    assert await refusal(house.service.matches.change_partners(table_id, OLEG)) == "not-seated"
    three = await house.running_table(humans=FOUR[:3], rules=replace(preset("three"), target=50))
    await house.play(three)
    assert await refusal(house.service.matches.change_partners(three, ANNA)) == "no-partners"


async def test_a_finished_match_stays_with_those_who_played_it_wherever_they_sit_afterwards(open_house):
    house = await open_house()
    table_id = await finished_table(house)
    before = {user: house.listing.hand_view(table_id, user).seat for user in FOUR}
    await house.service.matches.change_partners(table_id, GRACE)
    await house.service.lobby.leave_seat(table_id, VIRA)
    for _ in range(2):
        view = house.listing.table_view(table_id)
        assert tuple(one.user_id for one in view.players) == FOUR
        assert people(view.lobby) == (ANNA, GRACE, BORIS, None)
        assert all(house.listing.hand_view(table_id, user).seat == before[user] for user in (ANNA, BORIS, GRACE))
        house = await house.crash()


async def test_robots_change_seats_too_and_keep_their_level(open_house):
    house = await open_house(QUICK)
    table_id = await house.open_table(rules=SHORT)
    for seat, level in ((1, "novice"), (2, "club"), (3, "master")):
        await house.service.lobby.add_robot(table_id, ANNA, seat, level)
    await house.service.matches.start(table_id, ANNA, house.click())
    while not ended(house, table_id):
        await house.until(lambda: house.to_act(table_id) == ANNA or ended(house, table_id))
        if not ended(house, table_id):
            await house.act(table_id)
    view = await house.lobby_after(table_id, house.service.matches.change_partners(table_id, ANNA))
    assert [seat.level for seat in view.seats] == ["club", "master", "novice", "club"]
    view = await house.table_after(table_id, house.service.matches.rematch(table_id, ANNA, house.click()))
    assert view.lobby.match_number == 2
