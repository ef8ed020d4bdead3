"""What a server agrees on for its tables: kept, audited, within limits, agreed with each table when it is opened."""

import asyncio
from dataclasses import fields, replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.club import ClubRefused, Clubs, ClubSettings, Defaults, whole_number
from bot.services.table.clocks.policy import ClockPolicy
from bot.services.table.options import TableOptions, with_times
from bot.services.table.times import LIMITS, USUAL_TIMES, Times, times_from, times_json
from bot.settings import Settings
from bot.store.reporting import audit
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from tests.doubles import ENDLESS
from tests.fakes import FakeClock
from tests.services.house import ANNA, BORIS, FOUR, GUILD, PATIENT
from tests.services.timing import CLOCKED, people, run

OTHER_GUILD = 99

numbers = {name: st.none() | st.integers(least, most) for name, (least, most) in LIMITS.items()}
any_times = st.builds(Times, **numbers, solo=st.none() | st.booleans(), forced=st.none() | st.booleans())


@pytest.fixture
async def database(tmp_path):
    async with await Database.open(tmp_path / "clubs.db") as opened:
        await migrate(opened, load_migrations())
        yield opened


@pytest.fixture
async def clubs(database):
    return Clubs(database, FakeClock(), TableOptions().times)


async def fresh(database):
    """The choices as another process reads them."""
    again = Clubs(database, FakeClock(), TableOptions().times)
    await again.load()
    return again


async def test_what_a_server_chooses_is_kept_and_others_keep_the_usual(database, clubs):
    await clubs.change_defaults(GUILD, ANNA, game="ffb", pace="days", target=501, level="master", compact=True)
    await clubs.change_times(GUILD, ANNA, move_seconds=45, forced=False)
    for read in (clubs, await fresh(database)):
        assert read.of(GUILD).defaults == Defaults("ffb", "days", 501, "master", compact=True)
        assert (read.times(GUILD).move_seconds, read.times(GUILD).grace_seconds) == (45, 60)
        assert read.of(OTHER_GUILD) == ClubSettings()


async def test_each_change_is_in_the_audit_log_with_who_and_what(database, clubs):
    await clubs.change_times(GUILD, ANNA, move_seconds=45)
    await clubs.change_times(GUILD, ANNA, move_seconds=45)
    await clubs.change_defaults(GUILD, ANNA, target=501)
    rows = await database.read(lambda tx: audit.rows(tx, GUILD))
    assert [(row.action, row.details) for row in rows] == [
        ("settings", '{"move_seconds": 45}'),
        ("settings", '{"target": 501}'),
    ]
    changed = await clubs.last_change(GUILD)
    assert (changed.user_id, await clubs.last_change(OTHER_GUILD)) == (ANNA, None)


async def test_of_two_forms_sent_at_once_neither_takes_back_what_the_other_says(database, clubs):
    """Each was stored with everything else as it had been when it was sent, so that the later one undid the earlier."""
    await asyncio.gather(
        clubs.change_defaults(GUILD, ANNA, target=501),
        clubs.change_times(GUILD, BORIS, move_seconds=45),
        clubs.change_defaults(GUILD, ANNA, compact=True),
        clubs.change_times(GUILD, BORIS, reserves=1),
    )
    for read in (clubs, await fresh(database)):
        assert read.of(GUILD) == ClubSettings(
            None, Defaults(target=501, compact=True), Times(move_seconds=45, reserves=1)
        )


@pytest.mark.parametrize(("name", "limits"), list(LIMITS.items()))
async def test_a_number_outside_its_limits_is_refused_by_name(clubs, name, limits):
    for wrong in (limits[0] - 1, limits[1] + 1):
        with pytest.raises(ClubRefused, match="club-number") as refused:
            await clubs.change_times(GUILD, ANNA, **{name: wrong})
        assert refused.value.args_ == {"figure": name.replace("_", "-"), "min": limits[0], "max": limits[1]}
    assert clubs.of(GUILD) == ClubSettings()
    with pytest.raises(ClubRefused, match="club-number"):
        await clubs.change_defaults(GUILD, ANNA, target=19)


@pytest.mark.parametrize("written", ["-5", "1.5", "сто", "²", "٣٠", "1" * 5000, "30 с"])
def test_what_is_no_whole_number_is_refused(written):
    with pytest.raises(ClubRefused, match="club-number"):
        whole_number("move_seconds", written, 0, 3600)


def test_a_number_may_be_written_with_spaces_around_or_left_out():
    assert (whole_number("target", " 501 ", 20, 5000), whole_number("target", "  ", 20, 5000)) == (501, None)


def test_a_server_may_choose_what_the_process_may():
    """The limits are those of the process-wide settings."""
    for name, limits in LIMITS.items():
        field = Settings.model_fields.get(name)
        if field is not None:
            bounds = {
                kind: getattr(rule, kind) for rule in field.metadata for kind in ("ge", "le") if hasattr(rule, kind)
            }
            assert (bounds["ge"], bounds["le"]) == limits, name


@given(any_times, any_times)
def test_times_and_options_say_the_same(own, usual):
    options = with_times(TableOptions(), usual)
    assert with_times(options, own).times == own.over(options.times)
    assert times_from(times_json(own)) == own


def test_options_without_times_of_their_own_stay_exactly_as_they_are():
    odd = TableOptions(clocks=ClockPolicy(times=replace(USUAL_TIMES, move_seconds=77), haste=(0.1, 0.2)))
    assert with_times(odd, odd.times) == odd
    assert with_times(odd, Times()) == odd
    assert with_times(odd, Times(solo=True)).clocks.haste == (0.1, 0.2)


def test_unreadable_times_were_never_chosen():
    assert times_from('{"move_seconds": "soon"}') == times_from("no json") == times_from(None) == Times()
    assert all(getattr(Times(), field.name) is None for field in fields(Times))


async def test_a_table_keeps_the_times_it_was_opened_with(open_house):
    chosen = {GUILD: Times(move_seconds=100, lobby_minutes=10)}
    house = await open_house(CLOCKED, times=lambda guild: chosen.get(guild, Times()))
    table = await house.running_table()
    chosen[GUILD] = Times(move_seconds=20)
    later = await house.running_table()

    def left(one):
        return people(house, one).waiting.until - house.clock.now()

    assert (left(table), left(later)) == (timedelta(seconds=100), timedelta(seconds=20))
    house = await house.crash()
    assert (left(table), left(later)) == (timedelta(seconds=100), timedelta(seconds=20))
    await run(house, 101)
    assert people(house, table).waiting.stage == "grace"


async def test_a_lobby_waits_as_long_as_the_server_has_chosen(open_house):
    house = await open_house(PATIENT, times=lambda _guild: Times(lobby_minutes=10))
    table = await house.open_table()
    view = house.listing.lobby_view(table)
    assert view.expires_at - view.created_at == timedelta(minutes=10)
    by_days = house.listing.lobby_view(await house.open_table(pace="days"))
    assert by_days.expires_at - by_days.created_at == timedelta(days=7)


async def test_outages_are_measured_once_a_server_keeps_time_though_the_process_does_not(open_house):
    """A process without any time gives no signs of life; the first table with a time needs them."""
    timeless = TableOptions(robot_delay=1e6, next_deal_delay=1e6, clocks=ENDLESS)
    house = await open_house(timeless)
    await house.running_table()
    await run(house, 60)
    assert await house.store.clocks.last_beat() is None
    await house.close()

    house = await open_house(
        timeless, clock=house.clock, clicks=house.clicks, times=lambda _guild: Times(move_seconds=100)
    )
    table = await house.running_table(humans=FOUR)
    await run(house, 60)
    assert await house.store.clocks.last_beat() is not None
    house = await house.crash()
    await house.clock.advance(0)
    due = people(house, table).waiting.until
    await house.close()
    await house.clock.advance(1000)
    house = await open_house(timeless, clock=house.clock)
    assert people(house, table).waiting.until >= due + timedelta(seconds=1000)


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        ('{"game": "gone", "target": 501, "compact": true}', Defaults(compact=True)),
        ('{"game": "ffb", "target": 501, "level": "gone"}', Defaults(game="ffb", target=501)),
        ('{"game": 5}', Defaults()),
    ],
)
async def test_a_game_or_a_level_that_is_not_there_any_more_is_the_usual_one(database, clubs, stored, read):
    await clubs.change_defaults(GUILD, ANNA, compact=True)
    await database.write(lambda tx: tx.execute("UPDATE clubs SET defaults = ?", (stored,)))
    assert (await fresh(database)).of(GUILD).defaults == read
