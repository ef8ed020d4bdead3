"""A live table never waits for ever: 30 s, a grace, one decision of a robot, a seat kept after the third miss."""

import asyncio
from datetime import timedelta

import pytest

from engine.actions import PASS, Contra, Surcontra
from engine.presets import preset
from engine.results import Phase
from engine.robots.novice import choose
from tests.doubles import QuickThinking
from tests.services.house import ANNA, FOUR, legal, outcomes, refusal
from tests.services.timing import (
    CLOCKED,
    auction,
    clock_of,
    others,
    people,
    play_until,
    run,
    seat_clock,
    settled,
    with_policy,
)


@pytest.fixture
async def house(open_house):
    return await open_house(CLOCKED)


def log_length(house, table_id):
    return house.listing.table_view(table_id).seq


async def miss(house, table_id):
    """The member to act lets all his time pass."""
    before = log_length(house, table_id)
    for _ in range(20):
        await run(house, 15)
        if log_length(house, table_id) > before:
            return
    raise AssertionError("nobody decided")


async def test_decision_may_take_thirty_seconds_and_then_a_grace_that_everybody_sees(house):
    table_id = await house.running_table()
    begun = house.clock.now()
    assert people(house, table_id).waiting.until == begun + timedelta(seconds=30)
    await run(house, 29.9)
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, 0.1)
    waiting = people(house, table_id).waiting
    assert (waiting.stage, waiting.until) == ("grace", begun + timedelta(seconds=90))
    await run(house, 59.9)
    assert not house.listing.table_view(table_id).public.calls
    await run(house, 0.1)
    assert [call for _, call in house.listing.table_view(table_id).public.calls] == [PASS]
    assert seat_clock(house, table_id, FOUR[house.listing.table_view(table_id).public.calls[0][0]]).misses == 1


async def test_click_at_the_last_moment_counts_and_begins_the_next_members_time(house):
    table_id = await house.running_table()
    await run(house, 89.9)
    first = house.to_act(table_id)
    await house.act(table_id, choice=lambda actions: PASS)
    assert seat_clock(house, table_id, first).misses == 0
    assert people(house, table_id).waiting.until == house.clock.now() + timedelta(seconds=30)


async def test_a_table_without_anybody_pressing_goes_through_its_deal_and_closes(house):
    table_id = await house.running_table()
    await run(house, 3_000)
    assert house.listing.lobby_view(table_id).state == "closed"
    assert house.listing.lobby_view(table_id).closed_reason == "deserted"


async def test_click_and_timeout_at_the_same_moment_never_both_count(house):
    """Acceptance test 9 of the club's policy, on both sides."""
    table_id = await house.running_table()
    await run(house, 89.9)
    user, seq = house.to_act(table_id), log_length(house, table_id)
    click = house.service.play.act(table_id, user, seq, PASS, house.click())
    found = await outcomes(click, run(house, 0.1))
    await settled(house)
    calls = house.listing.table_view(table_id).public.calls
    assert len(calls) == 1
    assert found["ok"] + found["stale-view"] == 2
    assert seat_clock(house, table_id, user).misses + seat_clock(house, table_id, user).own == 1


async def test_the_late_click_is_answered_as_stale_and_plays_nothing(house):
    table_id = await house.running_table()
    user, seq = house.to_act(table_id), log_length(house, table_id)
    await run(house, 90)
    assert await refusal(house.service.play.act(table_id, user, seq, PASS, house.click())) == "stale-view"
    assert len(house.listing.table_view(table_id).public.calls) == 1


class SlowMind:
    """A robot that thinks until it is told to stop."""

    def __init__(self):
        self.asked, self.answer = asyncio.Event(), asyncio.Event()

    async def decide(self, view, level, seed):
        self.asked.set()
        await self.answer.wait()
        return choose(view)

    async def close(self):
        self.answer.set()


async def thinking(open_house, *, late):
    """A table whose absent member's card a robot is thinking about, while `late` seconds have been a grace."""
    mind = SlowMind()
    house = await open_house(CLOCKED, thinking=mind)
    table_id = await house.running_table()
    await auction(house, table_id)
    await run(house, 89.9)
    await house.clock.advance(late)
    await asyncio.wait_for(mind.asked.wait(), 5)
    return house, table_id, mind


async def test_click_while_the_robot_thinks_wins_and_the_robots_card_is_dropped(open_house):
    house, table_id, mind = await thinking(open_house, late=0.1)
    user = house.to_act(table_id)
    await house.act(table_id)
    mind.answer.set()
    await settled(house)
    assert len(house.listing.table_view(table_id).public.trick) == 1
    assert seat_clock(house, table_id, user).misses == 0


async def test_owner_who_leaves_and_comes_back_while_the_robot_thinks_is_not_played_for(open_house):
    house, table_id, mind = await thinking(open_house, late=0.1)
    user = house.to_act(table_id)
    await house.service.absences.leave_match(table_id, user)
    await house.service.absences.come_back(table_id, user)
    mind.answer.set()
    await settled(house)
    assert house.listing.table_view(table_id).public.trick == ()
    assert people(house, table_id).waiting.until == house.clock.now() + timedelta(seconds=30)


async def test_f22_looking_asking_and_illegal_clicks_move_no_deadline(house):
    table_id = await house.running_table()
    user, until = house.to_act(table_id), people(house, table_id).waiting.until
    await run(house, 10)
    house.listing.hand_view(table_id, user)
    await house.service.clocks.note_look(table_id, user)
    seq = log_length(house, table_id)
    assert await refusal(house.service.play.act(table_id, user, seq, Contra(), house.click())) == "nothing-to-double"
    assert await refusal(house.service.clocks.say_here(table_id, user)) == "not-awaited"
    assert people(house, table_id).waiting.until == until
    await run(house, 20)
    assert people(house, table_id).waiting.stage == "grace"


async def test_a_robot_that_thinks_long_after_a_miss_is_asked_once(open_house):
    """The deadline stayed due while the robot thought, so that it was asked again with every turn of the loop."""
    asked, go = [], asyncio.Event()

    class Slow(QuickThinking):
        async def decide(self, view, level, seed):
            asked.append(view.seat)
            await go.wait()
            return await super().decide(view, level, seed)

    house = await open_house(CLOCKED, thinking=Slow(choose))
    table_id = await house.running_table()
    await auction(house, table_id)
    seq = log_length(house, table_id)
    await house.clock.advance(30)
    await house.until(lambda: people(house, table_id).waiting.stage == "grace")
    await house.clock.advance(60)
    for _ in range(200):
        await asyncio.sleep(0)
    assert len(asked) == 1
    go.set()
    await house.until(lambda: log_length(house, table_id) > seq)


async def test_i_am_here_gives_one_whole_move_once(house):
    table_id = await house.running_table()
    user = house.to_act(table_id)
    await run(house, 85)
    view = await house.table_after(table_id, house.service.clocks.say_here(table_id, user))
    assert view.people.waiting.stage == "here"
    assert view.people.waiting.until == house.clock.now() + timedelta(seconds=30)
    assert await refusal(house.service.clocks.say_here(table_id, user)) == "not-awaited"
    await run(house, 29.9)
    assert not house.listing.table_view(table_id).public.calls
    await run(house, 0.1)
    assert len(house.listing.table_view(table_id).public.calls) == 1
    assert seat_clock(house, table_id, user).misses == 1


async def test_i_am_here_never_shortens_the_grace(house):
    table_id = await house.running_table()
    user = house.to_act(table_id)
    await run(house, 31)
    until = people(house, table_id).waiting.until
    assert (
        await house.table_after(table_id, house.service.clocks.say_here(table_id, user))
    ).people.waiting.until == until


async def test_all_others_together_end_the_grace_and_nobody_else(house):
    table_id = await house.running_table()
    absent, waiting = house.to_act(table_id), others(house, table_id)
    assert await refusal(house.service.clocks.stop_waiting(table_id, waiting[0])) == "nobody-absent"
    await run(house, 35)
    assert await refusal(house.service.clocks.stop_waiting(table_id, absent)) == "nobody-absent"
    assert await refusal(house.service.clocks.stop_waiting(table_id, 999)) == "not-seated"
    for user in waiting[:2]:
        await house.service.clocks.stop_waiting(table_id, user)
    assert await refusal(house.service.clocks.stop_waiting(table_id, waiting[0])) == "action-already-done"
    await run(house, 1)
    assert not house.listing.table_view(table_id).public.calls
    await house.service.clocks.stop_waiting(table_id, waiting[2])
    await run(house, 0)
    assert len(house.listing.table_view(table_id).public.calls) == 1
    assert people(house, table_id).unwilling == ()


async def test_i_am_here_forgets_who_did_not_want_to_wait(house):
    table_id = await house.running_table()
    absent, waiting = house.to_act(table_id), others(house, table_id)
    await run(house, 31)
    for user in waiting[:2]:
        await house.service.clocks.stop_waiting(table_id, user)
    await house.service.clocks.say_here(table_id, absent)
    assert await refusal(house.service.clocks.stop_waiting(table_id, waiting[2])) == "nobody-absent"


async def test_second_miss_in_a_row_has_a_grace_of_fifteen_seconds_and_the_third_costs_the_seat(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    user = ANNA
    for misses in range(3):
        await play_until(house, table_id, user)
        before = log_length(house, table_id)
        await run(house, 30)
        grace = 60 if misses == 0 else 15
        assert people(house, table_id).waiting.until == house.clock.now() + timedelta(seconds=grace)
        await run(house, grace - 0.1)
        assert log_length(house, table_id) == before
        await run(house, 0.1)
        assert log_length(house, table_id) > before
        kept = seat_clock(house, table_id, user).kept
        assert kept == ("missed" if misses == 2 else None)
    assert house.listing.lobby_view(table_id).seats[0].kept == "missed"


async def test_own_decision_ends_an_absence_and_the_fifth_miss_of_a_match_costs_the_seat(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    for misses in range(1, 6):
        await play_until(house, table_id, ANNA)
        await miss(house, table_id)
        assert seat_clock(house, table_id, ANNA).misses == misses
        assert (seat_clock(house, table_id, ANNA).kept is not None) == (misses == 5)
        if misses < 5:
            if house.listing.table_view(table_id).public.phase is not Phase.PLAY:
                await auction_again(house, table_id)
            await play_until(house, table_id, ANNA)
            await house.act(table_id)
            assert seat_clock(house, table_id, ANNA).in_a_row == 0
            if house.listing.table_view(table_id).public.phase is not Phase.PLAY:
                await auction_again(house, table_id)


async def auction_again(house, table_id):
    if house.listing.table_view(table_id).public.phase is Phase.DEALING:
        await house.act(table_id)
    await auction(house, table_id)


async def test_robot_plays_a_kept_seat_at_its_own_pace_and_says_no_contra(open_house):
    def eager(view):
        doubling = [call for call in view.legal_calls if isinstance(call, Contra | Surcontra)]
        return doubling[0] if doubling else legal_action(view)

    house = await open_house(CLOCKED, robot=eager)
    table_id = await house.running_table()
    await auction(house, table_id)
    for _ in range(3):
        await play_until(house, table_id, ANNA)
        await miss(house, table_id)
    while house.listing.table_view(table_id).public.number < 3:
        if house.to_act(table_id) in (None, ANNA):
            before = log_length(house, table_id)
            await run(house, 8)
            assert log_length(house, table_id) > before, "a robot does not wait"
        else:
            await house.act(table_id)
    said = [call for deal in house.listing.table_view(table_id).public.deals for seat, call in deal.calls if seat == 0]
    assert not [call for call in said if isinstance(call, Contra | Surcontra)]


def legal_action(view):
    return choose(view)


async def test_owner_of_a_kept_seat_plays_nothing_until_he_has_come_back(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    for _ in range(3):
        await play_until(house, table_id, ANNA)
        await miss(house, table_id)
    await play_until_robot(house, table_id)
    view = house.listing.hand_view(table_id, ANNA)
    move = house.service.play.act(table_id, ANNA, view.table.seq, legal(view)[0], house.click())
    assert await refusal(move) == "seat-kept"


async def play_until_robot(house, table_id):
    while house.to_act(table_id) != ANNA:
        await house.act(table_id)


async def test_a_member_alone_with_robots_is_never_hurried(house):
    table_id = await house.running_table(humans=(ANNA,))
    await run(house, 20)
    assert house.to_act(table_id) == ANNA
    assert people(house, table_id).waiting is None
    await run(house, 10_000)
    assert house.to_act(table_id) == ANNA


async def test_a_club_may_want_also_who_plays_alone_with_robots_to_be_hurried(open_house):
    house = await open_house(with_policy(solo=True))
    table_id = await house.running_table(humans=(ANNA,))
    await run(house, 20)
    assert people(house, table_id).waiting is not None


async def test_f21_deadline_survives_a_restart_between_warning_and_expiry(house):
    table_id = await house.running_table()
    await run(house, 40)
    before = people(house, table_id).waiting
    assert before.stage == "grace"
    house = await house.crash()
    assert people(house, table_id).waiting.stage == "grace"
    assert not house.listing.table_view(table_id).public.calls
    left = people(house, table_id).waiting.until - house.clock.now()
    assert left >= before.until - house.clock.now()
    await run(house, left.total_seconds())
    assert len(house.listing.table_view(table_id).public.calls) == 1
    await house.close()


async def test_timeout_survives_trouble_with_storage(house):
    table_id = await house.running_table()
    await run(house, 80)
    house.broken = True
    await run(house, 60)
    assert not house.listing.table_view(table_id).public.calls
    house.broken = False
    await run(house, 300)
    assert house.listing.table_view(table_id).public.calls


@pytest.mark.parametrize("came", [True, False])
async def test_match_of_a_game_with_few_points_ends_with_results_though_one_is_away(open_house, came):
    """Who left off in the middle has let a robot finish; who never decided anything did not show up."""
    house = await open_house(with_policy(row_limit=1))
    rules = preset("club").with_options({"target": 30})
    table_id = await house.running_table(rules=rules)
    if came:
        await auction(house, table_id)
    await play_until(house, table_id, ANNA)
    assert (seat_clock(house, table_id, ANNA).own > 0) == came
    await miss(house, table_id)
    while house.listing.lobby_view(table_id).state == "playing":
        if house.to_act(table_id) in (None, ANNA):
            await run(house, 8)
        else:
            await house.act(table_id)
    assert clock_of(house, table_id).seats[0].kept == "missed"
    ends = {user: (await house.store.clocks.results_of(user, 11))[0].outcome for user in FOUR}
    assert ends[ANNA] == ("robot-finished" if came else "no-show")
    assert {ends[user] for user in FOUR[1:]} == {"good"}
