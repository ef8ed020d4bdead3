"""A table by days: 24 h a decision, reminders, the monthly reserve, one decision of a robot, 72 h of silence."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.services.table.clocks.quiet import QuietHours
from engine.actions import PASS
from tests.fakes import FakeClock
from tests.services.house import FOUR
from tests.services.timing import DAY, HOUR, people, run, seat_clock, with_policy

DAYS = with_policy(heartbeat=timedelta(days=1), reserves=0)


@pytest.fixture
async def house(open_house):
    """Nobody has a reserve here."""
    return await open_house(DAYS)


async def days_table(house, **settings):
    table_id = await house.open_table(FOUR[0], pace="days", **settings)
    for user in FOUR[1:]:
        await house.service.lobby.take_seat(table_id, user, None, house.click())
    await house.service.matches.start(table_id, FOUR[0], house.click())
    return table_id


def calls(house, table_id):
    return house.listing.table_view(table_id).public.calls


async def test_decision_may_take_a_day_and_has_no_grace(house):
    table_id = await days_table(house)
    assert people(house, table_id).waiting.until == house.clock.now() + timedelta(days=1)
    await run(house, DAY - 1)
    assert not calls(house, table_id)
    await run(house, 1)
    assert [call for _, call in calls(house, table_id)] == [PASS]


async def test_reminders_come_twelve_four_and_one_hours_before(house):
    table_id = await days_table(house)
    sent = []
    for hours in (11.9, 0.1, 7.9, 0.1, 2.9, 0.1):
        await run(house, hours * HOUR)
        sent.append(people(house, table_id).waiting.reminders)
    assert sent == [0, 1, 1, 2, 2, 3]
    assert people(house, table_id).waiting.stage == "turn"


async def test_who_has_looked_at_his_hand_is_not_reminded_at_half_time_but_later(house):
    table_id = await days_table(house)
    until = people(house, table_id).waiting.until
    await house.service.clocks.note_look(table_id, house.to_act(table_id))
    await run(house, 13 * HOUR)
    assert people(house, table_id).waiting.reminders == 0
    await run(house, 7 * HOUR)
    assert people(house, table_id).waiting.reminders == 1
    assert people(house, table_id).waiting.until == until


async def test_somebody_elses_look_is_no_look_of_the_awaited(house):
    table_id = await days_table(house)
    other = next(user for user in FOUR if user != house.to_act(table_id))
    await house.service.clocks.note_look(table_id, other)
    await run(house, 12 * HOUR)
    assert people(house, table_id).waiting.reminders == 1


async def test_quiet_hours_move_a_reminder_earlier(house):
    """12:00 UTC is 15:00 in Kyiv in summer; the last hour begins at 14:00, the fourth at 11:00."""
    table_id = await days_table(house)
    user = house.to_act(table_id)
    await house.service.registry.set_quiet_hours(user, "Europe/Kyiv", 10 * 60, 16 * 60)
    await house.service.clocks.note_look(table_id, user)
    await run(house, 19 * HOUR - 120)
    assert people(house, table_id).waiting.reminders == 0
    await run(house, 120)
    assert people(house, table_id).waiting.reminders == 1
    await run(house, 4.9 * HOUR)
    assert people(house, table_id).waiting.reminders == 1, "two reminders moved to the same moment are one"


async def test_reminders_already_sent_are_not_sent_again_after_a_restart(house):
    table_id = await days_table(house)
    await run(house, 20 * HOUR)
    assert people(house, table_id).waiting.reminders == 2
    house = await house.crash()
    left = people(house, table_id).waiting.until - house.clock.now()
    await run(house, (left - timedelta(hours=1)).total_seconds() - 60)
    assert people(house, table_id).waiting.reminders == 2
    await run(house, 60)
    assert people(house, table_id).waiting.reminders == 3
    await house.close()


async def test_reserve_of_two_days_a_month_pays_first_and_is_shown(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1)))
    table_id = await days_table(house)
    user, begun = house.to_act(table_id), house.clock.now()
    for day in (2, 3):
        await run(house, DAY)
        waiting = people(house, table_id).waiting
        assert (waiting.stage, waiting.until) == ("reserve", begun + timedelta(days=day))
        assert [(note.kind, note.user_id) for note in people(house, table_id).notices][-1] == ("reserve", user)
    await run(house, DAY - 1)
    assert not calls(house, table_id)
    await run(house, 1)
    assert len(calls(house, table_id)) == 1
    assert seat_clock(house, table_id, user).misses == 1
    assert people(house, table_id).proposals[0].kind == "choice", "three days of silence"


async def test_reserve_is_one_for_all_tables_of_a_month_and_new_in_the_next(open_house):
    house = await open_house(
        with_policy(heartbeat=timedelta(days=1), days_limit=9), clock=FakeClock(datetime(2026, 10, 27, 12, tzinfo=UTC))
    )
    first = await days_table(house)
    spender = house.to_act(first)
    await run(house, 3 * DAY)
    assert seat_clock(house, first, spender).misses == 1
    second = await days_table(house)
    while house.to_act(second) != spender:
        await house.act(second, choice=lambda actions: PASS)
    await run(house, DAY)
    assert seat_clock(house, second, spender).misses == 1, "the reserve of October is spent"
    third = await days_table(house)
    while house.to_act(third) != spender:
        await house.act(third, choice=lambda actions: PASS)
    await run(house, DAY)
    assert people(house, third).waiting.stage == "reserve", "a new month has begun"


async def test_second_miss_in_the_match_costs_the_seat_though_not_in_a_row(house):
    table_id = await days_table(house)
    user = house.to_act(table_id)
    await run(house, DAY)
    assert seat_clock(house, table_id, user).kept is None
    while house.to_act(table_id) != user:
        await house.act(table_id)
    await house.act(table_id)
    while house.to_act(table_id) != user:
        await house.act(table_id)
    await run(house, DAY)
    assert seat_clock(house, table_id, user).kept == "missed"


async def test_f39_deadline_across_the_end_of_summer_time_is_a_day_of_24_hours(open_house, monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Kyiv")
    house = await open_house(DAYS, clock=FakeClock(datetime(2026, 10, 24, 20, tzinfo=UTC)))
    table_id = await days_table(house)
    await run(house, 10 * HOUR)
    monkeypatch.setenv("TZ", "America/New_York")
    await run(house, 14 * HOUR - 1)
    assert not calls(house, table_id)
    await run(house, 1)
    assert len(calls(house, table_id)) == 1


@pytest.mark.parametrize(
    ("quiet", "moment", "expected"),
    [
        ((22 * 60, 9 * 60), "2026-08-02T03:00", "2026-08-01T18:59"),  # 06:00 in Kyiv: the evening before, 21:59
        ((22 * 60, 9 * 60), "2026-08-01T19:00", "2026-08-01T18:59"),  # 22:00: they begin
        ((22 * 60, 9 * 60), "2026-08-01T18:59", "2026-08-01T18:59"),  # 21:59: not yet
        ((22 * 60, 9 * 60), "2026-08-02T06:00", "2026-08-02T06:00"),  # 09:00: over
        ((10 * 60, 16 * 60), "2026-08-02T12:59", "2026-08-02T06:59"),  # 15:59: before ten
        ((22 * 60, 9 * 60), "2026-10-25T06:30", "2026-10-24T18:59"),  # the night in which summer time ends
        ((9 * 60, 9 * 60), "2026-08-02T06:00", "2026-08-02T06:00"),  # no hours at all
    ],
)
def test_quiet_hours(quiet, moment, expected):
    hours = QuietHours("Europe/Kyiv", *quiet)
    assert hours.earlier(datetime.fromisoformat(f"{moment}+00:00")) == datetime.fromisoformat(f"{expected}+00:00")


def test_quiet_hours_in_a_zone_that_is_unknown_here_are_those_of_utc():
    moment = datetime(2026, 8, 1, 23, tzinfo=UTC)
    assert QuietHours("Mars/Base", 22 * 60, 60).earlier(moment) == datetime(2026, 8, 1, 21, 59, tzinfo=UTC)
