"""Leaving, coming back, substitutes: the match goes on, and every seat has its result."""

from datetime import timedelta

import pytest

from bot.services.errors import ServiceError
from engine.actions import PASS
from engine.presets import preset
from engine.results import Phase
from tests.doubles import OpenEntry
from tests.services.house import ANNA, BORIS, FOUR, GRACE, GUILD, MARTA, OLEG, VIRA, legal, refusal
from tests.services.table.test_deadlines_days import days_table
from tests.services.timing import (
    CLOCKED,
    DAY,
    HOUR,
    auction,
    clock_of,
    people,
    run,
    seat_clock,
    with_policy,
)

SHORT = preset("club").with_options({"target": 30})


@pytest.fixture
async def house(open_house):
    return await open_house(CLOCKED)


async def to_the_end(house, table_id, away=()):
    """Everybody plays, robots for who is away."""
    while house.listing.lobby_view(table_id).state == "playing":
        if house.to_act(table_id) is None or house.to_act(table_id) in away:
            before = house.listing.table_view(table_id).seq
            await run(house, 8)
            assert house.listing.table_view(table_id).seq > before, "the table hangs"
        else:
            await house.act(table_id)


async def outcome(house, user):
    return (await house.store.clocks.results_of(user, GUILD))[0].outcome


# ------------------------------------------------------------ leaving and coming back


async def test_f20_member_who_leaves_the_server_on_his_turn_stops_nobody(house):
    table_id = await house.running_table(rules=SHORT)
    gone = house.to_act(table_id)
    await house.service.absences.lose_member(GUILD, gone)
    view = house.listing.table_view(table_id)
    assert view.lobby.seats[view.lobby.seat_of(gone)].kept == "gone"
    assert view.people.notices[-1].kind == "gone"
    await run(house, 1)
    assert house.listing.table_view(table_id).seq > view.seq
    await to_the_end(house, table_id, away={gone})
    assert await outcome(house, gone) == "left"
    assert {await outcome(house, user) for user in FOUR if user != gone} == {"good"}


async def test_member_of_another_server_or_table_is_not_touched(house):
    table_id = await house.running_table()
    await house.service.absences.lose_member(GUILD + 1, ANNA)
    await house.service.absences.lose_member(GUILD, MARTA)
    assert people(house, table_id).present == (0, 1, 2, 3)


async def test_who_loses_the_channel_of_one_table_keeps_the_others(house):
    first, second = await house.running_table(), await house.running_table()
    await house.service.absences.lose_member(GUILD, ANNA, first)
    assert people(house, first).present == (1, 2, 3)
    assert people(house, second).present == (0, 1, 2, 3)


async def test_member_gone_from_a_lobby_frees_his_seat(house):
    table_id = await house.full_table()
    await house.service.absences.lose_member(GUILD, BORIS)
    assert house.listing.lobby_view(table_id).free_seats == (1,)


async def test_f19_leaving_a_match_always_works_and_the_owner_may_come_back(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    await house.service.absences.leave_match(table_id, ANNA)
    assert await refusal(house.service.absences.leave_match(table_id, ANNA)) == "seat-kept"
    while house.to_act(table_id) != ANNA:
        await house.act(table_id)
    await house.service.absences.come_back(table_id, ANNA)
    assert people(house, table_id).waiting.seat == 0
    seq = house.listing.table_view(table_id).seq
    await run(house, 20)
    assert house.listing.table_view(table_id).seq == seq, "from now on he decides himself"
    await house.act(table_id)
    assert [note.kind for note in people(house, table_id).notices] == ["left", "back"]
    assert await refusal(house.service.absences.come_back(table_id, ANNA)) == "seat-not-kept"


async def test_coming_back_counts_from_the_next_decision_and_redeems_the_seat(house):
    table_id = await house.running_table(rules=SHORT)
    await auction(house, table_id)
    await house.service.absences.leave_match(table_id, ANNA)
    await house.service.absences.come_back(table_id, ANNA)
    await to_the_end(house, table_id)
    assert await outcome(house, ANNA) == "good"


async def test_table_that_only_robots_play_closes_with_results(house):
    table_id = await house.running_table()
    for user in FOUR:
        await house.service.absences.leave_match(table_id, user)
    await run(house, 0)
    lobby = house.listing.lobby_view(table_id)
    assert (lobby.state, lobby.closed_reason) == ("closed", "deserted")
    assert {await outcome(house, user) for user in FOUR} == {"left"}


async def test_table_deserted_before_a_crash_closes_after_it(house):
    table_id = await house.running_table()
    for user in FOUR:
        await house.service.absences.leave_match(table_id, user)
    house = await house.crash()
    await run(house, 0)
    assert house.listing.lobby_view(table_id).state == "closed"
    await house.close()


async def test_seats_of_those_who_left_are_free_for_one_more_match(house):
    table_id = await house.running_table(rules=SHORT)
    await house.service.absences.leave_match(table_id, ANNA)
    await to_the_end(house, table_id, away={ANNA})
    await run(house, 0)
    lobby = house.listing.lobby_view(table_id)
    assert lobby.seat_of(ANNA) is None
    assert lobby.host_id == BORIS
    await house.service.lobby.take_seat(table_id, OLEG, 0, house.click())
    for user in FOUR[1:]:
        await house.service.matches.rematch(table_id, user, house.click())
    await run(house, 0)
    assert house.listing.lobby_view(table_id).match_number == 2
    assert house.listing.lobby_view(table_id).seat_of(OLEG) == 0


async def test_private_tables_are_not_counted_for_reliability(house):
    table_id = await house.open_table(ANNA, rules=SHORT, private=True)
    for user in FOUR[1:]:
        await house.service.lobby.invite(table_id, ANNA, user)
        await house.service.lobby.take_seat(table_id, user, None, house.click())
    await house.service.matches.start(table_id, ANNA, house.click())
    await to_the_end(house, table_id)
    assert [row.counted for row in await house.store.clocks.results_of(ANNA, GUILD)] == [False]


# ------------------------------------------------------------ substitutes


async def left_table(house, **settings):
    table_id = await house.running_table(**settings)
    await auction(house, table_id)
    await house.service.absences.leave_match(table_id, ANNA)
    return table_id


async def test_f25_substitute_takes_the_place_with_the_partners_consent(house):
    table_id = await left_table(house, rules=SHORT)
    seated = await house.service.absences.offer(table_id, OLEG)
    assert not seated
    assert await refusal(house.service.agreements.answer(table_id, BORIS, "substitute", yes=True)) == "not-asked"
    hand = house.listing.hand_view(table_id, ANNA).seat.hand
    view = await house.table_after(table_id, house.service.agreements.answer(table_id, VIRA, "substitute", yes=True))
    assert view.lobby.seat_of(OLEG) == 0
    assert view.people.notices[-1].kind == "substituted"
    assert house.listing.hand_view(table_id, OLEG).seat.hand == hand
    assert view.lobby.host_id == OLEG, "the host left"
    while house.to_act(table_id) != OLEG:
        await house.act(table_id)
    assert people(house, table_id).waiting.seat == 0
    await to_the_end(house, table_id)
    assert await outcome(house, OLEG) == "good"
    assert await outcome(house, ANNA) == "neutral", "with the partner's consent leaving is no offence"


async def test_f24_the_old_players_hand_stops_working(house):
    table_id = await left_table(house)
    old = house.listing.hand_view(table_id, ANNA)
    await house.service.absences.offer(table_id, OLEG)
    await house.service.agreements.answer(table_id, VIRA, "substitute", yes=True)
    with pytest.raises(Exception, match="not-seated"):
        house.listing.hand_view(table_id, ANNA)
    assert await refusal(house.service.absences.come_back(table_id, ANNA)) == "not-seated"
    while house.to_act(table_id) != OLEG:
        await house.act(table_id)
    action = legal(house.listing.hand_view(table_id, OLEG))[0]
    seq = house.listing.table_view(table_id).seq
    assert await refusal(house.service.play.act(table_id, ANNA, seq, action, house.click())) == "not-seated"
    assert old.seat.hand


async def test_substitution_survives_a_crash_between_offer_and_consent(house):
    table_id = await left_table(house)
    await house.service.absences.offer(table_id, OLEG)
    house = await house.crash()
    await house.service.agreements.answer(table_id, VIRA, "substitute", yes=True)
    house = await house.crash()
    assert house.listing.lobby_view(table_id).seat_of(OLEG) == 0
    assert house.listing.table_view(table_id).people.present == (0, 1, 2, 3)
    await house.close()


async def test_owner_who_comes_back_first_keeps_his_seat(house):
    table_id = await left_table(house)
    await house.service.absences.offer(table_id, OLEG)
    await house.service.absences.come_back(table_id, ANNA)
    assert await refusal(house.service.agreements.answer(table_id, VIRA, "substitute", yes=True)) == "no-question"
    assert house.listing.lobby_view(table_id).seat_of(OLEG) is None


async def test_refused_offer_leaves_the_place_for_the_next(house):
    table_id = await left_table(house)
    await house.service.absences.offer(table_id, OLEG)
    assert await refusal(house.service.absences.offer(table_id, MARTA)) == "seat-taken"
    assert await refusal(house.service.absences.offer(table_id, OLEG)) == "action-already-done"
    await house.service.agreements.answer(table_id, VIRA, "substitute", yes=False)
    await house.service.absences.offer(table_id, MARTA)
    await house.service.agreements.answer(table_id, VIRA, "substitute", yes=True)
    assert house.listing.lobby_view(table_id).seat_of(MARTA) == 0


async def test_where_the_partner_is_away_too_nobody_is_asked(house):
    table_id = await left_table(house)
    await house.service.absences.leave_match(table_id, VIRA)
    seated = await house.service.absences.offer(table_id, OLEG, 2)
    assert seated
    assert house.listing.lobby_view(table_id).seat_of(OLEG) == 2
    await house.service.absences.offer(table_id, MARTA)
    view = await house.table_after(table_id, house.service.agreements.answer(table_id, OLEG, "substitute", yes=True))
    assert view.lobby.seat_of(MARTA) == 0


async def test_nobody_takes_a_seat_that_its_owner_plays_or_a_second_one(house):
    table_id = await house.running_table()
    assert await refusal(house.service.absences.offer(table_id, OLEG)) == "no-place"
    await house.service.absences.leave_match(table_id, ANNA)
    assert await refusal(house.service.absences.offer(table_id, OLEG, 1)) == "no-place"
    assert await refusal(house.service.absences.offer(table_id, BORIS)) == "already-seated"


class Grudge(OpenEntry):
    """Boris and Oleg are kept apart."""

    async def check_seat(self, request):
        if request.user_id == OLEG and BORIS in request.seated:
            raise ServiceError("table-full")


async def test_f26_blocked_member_is_refused_by_the_same_entry_policy_as_everywhere(open_house):
    house = await open_house(CLOCKED, door=Grudge())
    table_id = await left_table(house)
    assert await refusal(house.service.absences.offer(table_id, OLEG)) == "table-full"
    await house.service.absences.offer(table_id, MARTA)
    assert house.listing.table_view(table_id).people.proposals[0].user_id == MARTA


async def test_f53_leaving_before_the_end_is_no_good_result_even_if_the_robot_wins(house):
    table_id = await house.running_table(rules=SHORT)
    await house.service.absences.leave_match(table_id, ANNA)
    await to_the_end(house, table_id, away={ANNA})
    assert await outcome(house, ANNA) == "left"


# ------------------------------------------------------------ 72 hours of silence


@pytest.fixture
async def silent(open_house):
    """A table by days at which one member has been silent for three days; house, table and the silent one."""
    house = await open_house(with_policy(heartbeat=timedelta(days=1), reserves=0))
    table_id = await days_table(house)
    user = house.to_act(table_id)
    await run(house, DAY)
    while not people(house, table_id).proposals:
        if house.to_act(table_id) in (None, user):
            await run(house, HOUR)
        else:
            await house.act(table_id, choice=lambda actions: PASS if PASS in actions else actions[0])
    return house, table_id, user


async def test_after_three_days_of_silence_the_others_choose(silent):
    house, table_id, user = silent
    seat = house.listing.lobby_view(table_id).seat_of(user)
    question = people(house, table_id).proposals[0]
    assert (question.kind, question.seat) == ("choice", seat)
    since = clock_of(house, table_id).seats[seat].silent_ms / 1000
    assert house.clock.now().timestamp() - since == 3 * DAY
    assert await refusal(house.service.absences.choose(table_id, MARTA, seat, "stop")) == "not-seated"


async def test_majority_stops_the_match_without_a_result_for_those_who_stayed(silent):
    house, table_id, user = silent
    seat = house.listing.lobby_view(table_id).seat_of(user)
    rest = [one for one in FOUR if one != user]
    await house.service.absences.choose(table_id, rest[0], seat, "stop")
    assert house.listing.lobby_view(table_id).state == "playing"
    await house.service.absences.choose(table_id, rest[1], seat, "stop")
    lobby = house.listing.lobby_view(table_id)
    assert (lobby.state, lobby.closed_reason) == ("closed", "stopped")
    assert await outcome(house, user) == "no-show"
    assert {await outcome(house, one) for one in rest} == {"neutral"}


async def test_waiting_asks_again_after_three_more_days(silent):
    house, table_id, user = silent
    seat = house.listing.lobby_view(table_id).seat_of(user)
    for one in [one for one in FOUR if one != user][:2]:
        await house.service.absences.choose(table_id, one, seat, "wait")
    assert not people(house, table_id).proposals
    asked = clock_of(house, table_id).seats[seat].asked_ms / 1000
    assert asked == house.clock.now().timestamp() + 3 * DAY


async def test_a_robot_for_good_or_a_substitute_ends_the_question(silent):
    house, table_id, user = silent
    seat = house.listing.lobby_view(table_id).seat_of(user)
    for one in [one for one in FOUR if one != user][:2]:
        await house.service.absences.choose(table_id, one, seat, "robot")
    assert seat_clock(house, table_id, user).kept == "missed"
    assert not people(house, table_id).proposals
    await house.service.absences.offer(table_id, OLEG, seat)
    await house.service.agreements.answer(table_id, FOUR[(seat + 2) % 4], "substitute", yes=True)
    assert house.listing.lobby_view(table_id).seat_of(OLEG) == seat


async def test_own_decision_of_the_silent_one_ends_the_question(silent):
    house, table_id, user = silent
    if seat_clock(house, table_id, user).kept:
        await house.service.absences.come_back(table_id, user)
        assert not people(house, table_id).proposals
        return
    while house.to_act(table_id) != user:
        await house.act(table_id)
    if house.listing.table_view(table_id).public.phase is not Phase.DEALING:
        await house.act(table_id)
    assert not people(house, table_id).proposals


async def test_nobody_else_is_asked_about_a_pair_that_is_all_alone(house):
    table_id = await house.running_table()
    for user in (BORIS, GRACE, VIRA):
        await house.service.absences.leave_match(table_id, user)
    assert people(house, table_id).present == (0,)
    assert people(house, table_id).proposals == ()
