"""Fair clocks: a restart, Discord out of reach or a jump of the date takes time from nobody and blames nobody."""

from datetime import timedelta

import pytest

from engine.actions import PASS
from tests.fakes import FakeClock
from tests.services.house import GUILD, legal
from tests.services.timing import CLOCKED, auction, clock_of, people, run, seat_clock, settled, with_policy

BEAT = 5.0
STEADY = with_policy(heartbeat=timedelta(seconds=BEAT))


@pytest.fixture
async def house(open_house):
    return await open_house(STEADY)


def left(house, table_id):
    """Seconds that the awaited member still has."""
    return (people(house, table_id).waiting.until - house.clock.now()).total_seconds()


async def stop_for(house, seconds, **changes):
    """The process dies, and another begins so much later."""
    await house.service.close()
    await house.clock.advance(seconds)
    return await house.crash(**changes)


async def test_open_deadline_is_extended_by_the_time_the_process_was_down(house):
    table_id = await house.running_table()
    await run(house, 20)
    before = left(house, table_id)
    house = await stop_for(house, 3600)
    assert before <= left(house, table_id) <= before + BEAT
    await run(house, before - 0.1)
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, BEAT + 0.1)
    assert people(house, table_id).waiting.stage == "grace"
    await house.close()


async def test_many_restarts_in_a_row_count_each_second_once(house):
    table_id = await house.running_table()
    await run(house, 20)
    before = left(house, table_id)
    for _ in range(5):
        house = await stop_for(house, 100)
    assert left(house, table_id) <= before + BEAT
    await house.close()


async def test_nobody_is_blamed_for_ten_minutes_after_a_restart_but_the_table_goes_on(house):
    table_id = await house.running_table()
    house = await stop_for(house, 60)
    first = house.to_act(table_id)
    await run(house, 100)
    assert len(people(house, table_id).notices) == 1, "a robot decided all the same"
    assert seat_clock(house, table_id, first).misses == 0
    await run(house, 499)
    assert sum(seat.misses for seat in clock_of(house, table_id).seats) == 0
    await run(house, 200)
    assert sum(seat.misses for seat in clock_of(house, table_id).seats) > 0
    await house.close()


async def test_while_discord_is_out_of_reach_no_time_runs(house):
    table_id = await house.running_table()
    await run(house, 25)
    house.service.outages.lost()
    await run(house, 3600)
    assert people(house, table_id).waiting.stage == "turn"
    assert not people(house, table_id).notices
    await house.service.outages.regained()
    assert left(house, table_id) == 5
    await run(house, 4.9)
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, 0.1)
    assert people(house, table_id).waiting.stage == "grace"


async def test_an_unavailable_server_stops_only_its_own_tables(house):
    here, there = await house.running_table(), await house.open_table(201, guild_id=GUILD + 1)
    for user in (202, 203, 204):
        await house.service.lobby.take_seat(there, user, None, house.click())
    await house.service.matches.start(there, 201, house.click())
    house.service.outages.lost(GUILD)
    await run(house, 50)
    assert people(house, here).waiting.stage == "turn"
    assert people(house, there).waiting.stage == "grace"
    await house.service.outages.regained(GUILD)
    assert left(house, here) == 30
    assert left(house, there) == 40


async def test_server_lost_within_a_longer_outage_is_not_counted_twice(house):
    table_id = await house.running_table()
    house.service.outages.lost()
    await run(house, 50)
    house.service.outages.lost(GUILD)
    await run(house, 50)
    await house.service.outages.regained()
    await house.service.outages.regained(GUILD)
    assert left(house, table_id) == 30


async def test_decision_taken_during_an_outage_begins_a_time_that_is_extended_only_by_the_rest(house):
    table_id = await house.running_table()
    house.service.outages.lost()
    await run(house, 100)
    await house.act(table_id, choice=lambda actions: PASS)
    await run(house, 100)
    await house.service.outages.regained()
    assert left(house, table_id) == 30


async def test_bot_that_starts_without_discord_waits_with_the_clocks_until_it_is_there(open_house):
    house = await open_house(STEADY)
    table_id = await house.running_table()
    await run(house, 20)
    await house.service.close()
    await house.clock.advance(1000)
    late = await open_house(STEADY, clock=house.clock, clicks=house.clicks, in_touch=False)
    await run(late, 500)
    assert people(late, table_id).waiting.stage == "turn"
    assert not people(late, table_id).notices
    await late.service.outages.regained()
    assert 10 <= left(late, table_id) <= 10 + BEAT


async def test_second_word_that_discord_is_back_changes_nothing(house):
    table_id = await house.running_table()
    await house.service.outages.regained()
    before = people(house, table_id)
    await house.service.outages.regained(GUILD)
    assert people(house, table_id) == before


class WrongClock(FakeClock):
    """A clock whose date an administrator or a time server changes."""

    def jump(self, seconds):
        self._start += timedelta(seconds=seconds)


@pytest.mark.parametrize("jump", [7200, -7200, 90, -3])
async def test_jump_of_the_date_leaves_everybody_the_time_he_had(open_house, jump):
    house = await open_house(STEADY, clock=WrongClock())
    table_id = await house.running_table()
    await run(house, 10)
    house.clock.jump(jump)
    await run(house, BEAT)
    assert left(house, table_id) == pytest.approx(30 - 10 - BEAT, abs=0.01)
    await run(house, 14)
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, 2)
    assert people(house, table_id).waiting.stage == "grace"


async def test_c1_what_happens_by_itself_does_not_wait_an_hour_when_the_date_is_set_back(open_house):
    house = await open_house(STEADY, clock=WrongClock())
    table_id = await house.running_table()
    first = house.to_act(table_id)
    await house.service.absences.leave_match(table_id, first)
    house.clock.jump(-3600)
    await run(house, 2 * BEAT)
    assert house.to_act(table_id) != first


async def test_c2_no_lobby_expires_because_the_date_is_set_forward(open_house):
    house = await open_house(STEADY, clock=WrongClock())
    table_id = await house.open_table()
    before = house.listing.lobby_view(table_id).expires_at - house.clock.now()
    house.clock.jump(86_400)
    await run(house, 2 * BEAT)
    lobby = house.listing.lobby_view(table_id)
    assert lobby.state == "lobby"
    assert lobby.expires_at - house.clock.now() == before - timedelta(seconds=2 * BEAT)


async def test_c2_who_wakes_while_the_date_is_being_allowed_for_waits_for_that(open_house):
    """Of many tables the first to wake looked at the date, and the others acted on it before theirs was shifted."""
    house = await open_house(CLOCKED, clock=WrongClock())  # whose next sign of life comes after the deadlines
    tables = [await house.running_table(humans=tuple(range(1000 + 4 * n, 1004 + 4 * n))) for n in range(6)]
    await run(house, 10)
    house.clock.jump(3600)
    await run(house, 25)
    assert [people(house, table_id).waiting.stage for table_id in tables] == ["grace"] * 6
    assert max(left(house, table_id) for table_id in tables) <= 60


async def test_paused_table_stays_paused_by_so_much_longer(open_house):
    house = await open_house(CLOCKED)
    table_id = await house.running_table()
    await run(house, 10)
    user = house.to_act(table_id)
    await house.service.agreements.pause(table_id, user)
    await run(house, 60)
    house.service.outages.lost()
    await run(house, 600)
    await house.service.outages.regained()
    await settled(house)
    pause = people(house, table_id).pause
    assert (pause.until_ms / 1000 - house.clock.now().timestamp()) == pytest.approx(120)
    assert left(house, table_id) == pytest.approx(140)


async def test_kept_hands_are_the_same_after_all_this(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    user = house.to_act(table_id)
    before = legal(house.listing.hand_view(table_id, user))
    house.service.outages.lost()
    await run(house, 100)
    await house.service.outages.regained()
    assert legal(house.listing.hand_view(table_id, user)) == before
