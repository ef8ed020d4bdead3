"""Tables and seats: every change is decided on a revision, and two cannot have the same seat."""

import asyncio
import sqlite3

import pytest

from bot.store.errors import AlreadySeated, SeatEmpty, SeatTaken, StaleRevision, TableMissing
from bot.store.table.rows import SeatRow
from tests.store.samples import (
    ALICE,
    BORYS,
    DINA,
    GLEB,
    NOON_MS,
    VERA,
    human,
    new_event,
    new_match,
    new_table,
    robot,
)


async def test_lobby_is_stored_as_it_was_opened(store):
    table = await store.tables.create(new_table(thread_id=77), [human(2, ALICE, 9), robot(0)])
    assert (table.state, table.revision, table.thread_id, table.private) == ("lobby", 0, 77, False)
    assert (table.preset, table.pace, table.language, table.expires_ms) == ("club", "live", "ru", NOON_MS + 1000)
    assert table.next_secret == b"first secret"
    assert table.seats == (robot(0), human(2, ALICE, 9))
    assert table.seat_of(ALICE) == human(2, ALICE, 9)
    assert table.seat_of(BORYS) is None
    loaded = await store.matches.load(table.id)
    assert (loaded.table, loaded.log) == (table, None)


async def test_each_change_raises_the_revision_and_a_second_on_the_same_is_stale(store):
    table = await store.tables.create(new_table())
    changed = await store.tables.change(table.id, table.revision, host_id=BORYS)
    assert (changed.host_id, changed.revision) == (BORYS, 1)
    with pytest.raises(StaleRevision) as caught:
        await store.tables.change(table.id, table.revision, host_id=VERA)
    assert (caught.value.expected, caught.value.actual) == (0, 1)
    assert (await store.matches.load(table.id)).table == changed


async def test_of_two_changes_at_once_exactly_one_is_accepted(store):
    table = await store.tables.create(new_table())
    results = await asyncio.gather(
        *(store.tables.change(table.id, table.revision, host_id=host) for host in (BORYS, VERA)), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["TableRow", "StaleRevision"]
    assert (await store.matches.load(table.id)).table.host_id == BORYS


async def test_unknown_table_is_said_to_be_missing(store):
    for refused in (
        store.tables.change(5, 0, host_id=ALICE),
        store.tables.set_messages(5, card_deal=1),
        store.tables.seat(5, 0, robot(0)),
    ):
        with pytest.raises(TableMissing) as caught:
            await refused
        assert caught.value.table_id == 5
    assert await store.matches.load(5) is None


async def test_state_expiry_and_closing(store):
    table = await store.tables.create(new_table())
    playing = await store.tables.change(table.id, 0, state="playing", expires_ms=None)
    assert (playing.state, playing.expires_ms) == ("playing", None)
    closed = await store.tables.close(table.id, 1, "moderator", NOON_MS + 5)
    assert (closed.state, closed.closed_reason, closed.closed_ms) == ("closed", "moderator", NOON_MS + 5)


async def test_closed_table_must_say_why_and_when(store):
    table = await store.tables.create(new_table())
    with pytest.raises(sqlite3.IntegrityError):
        await store.tables.change(table.id, 0, state="closed")
    assert (await store.matches.load(table.id)).table == table


async def test_change_of_a_column_that_is_not_to_be_set_is_refused(store):
    table = await store.tables.create(new_table())
    with pytest.raises(TypeError, match="revision"):
        await store.tables.change(table.id, 0, revision=9)
    with pytest.raises(TypeError, match="host_id"):
        await store.tables.set_messages(table.id, host_id=BORYS)


async def test_f16_five_joins_at_once_seat_one_each_and_never_two_on_a_seat(store):
    table = await store.tables.create(new_table(), [human(0, ALICE), robot(1), robot(2)])

    async def join(member):
        revision = table.revision
        while True:
            try:
                return await store.tables.seat(table.id, revision, human(3, member))
            except StaleRevision as error:
                revision = error.actual

    results = await asyncio.gather(*(join(member) for member in range(900, 905)), return_exceptions=True)
    assert [type(result) for result in results].count(SeatTaken) == 4
    assert len((await store.matches.load(table.id)).table.seats) == 4


async def test_member_has_one_seat_at_a_table_but_robots_have_many(store):
    table = await store.tables.create(new_table(), [human(0, ALICE)])
    with pytest.raises(AlreadySeated):
        await store.tables.seat(table.id, 0, human(1, ALICE))
    table = await store.tables.seat(table.id, 0, robot(1))
    table = await store.tables.seat(table.id, 1, robot(2))
    assert [seat.kind for seat in table.seats] == ["human", "robot", "robot"]


async def test_refused_seat_leaves_the_revision(store):
    table = await store.tables.create(new_table(), [human(0, ALICE)])
    with pytest.raises(SeatTaken):
        await store.tables.seat(table.id, 0, human(0, BORYS), host_id=BORYS)
    assert (await store.matches.load(table.id)).table == table


async def test_host_who_leaves_hands_over_in_the_same_transaction(store):
    table = await store.tables.create(new_table(), [human(0, ALICE), human(1, BORYS)])
    table = await store.tables.unseat(table.id, 0, 0, host_id=BORYS)
    assert (table.host_id, table.revision, [seat.user_id for seat in table.seats]) == (BORYS, 1, [BORYS])
    with pytest.raises(SeatEmpty):
        await store.tables.unseat(table.id, 1, 0, host_id=VERA)
    assert (await store.matches.load(table.id)).table == table


async def test_everybody_may_change_places_at_once(store):
    table = await store.tables.create(new_table(), [human(0, ALICE), human(1, BORYS), human(2, VERA)])
    table = await store.tables.set_seats(table.id, 0, [human(0, VERA), human(2, ALICE), robot(3)])
    assert [(seat.seat, seat.user_id) for seat in table.seats] == [(0, VERA), (2, ALICE), (3, None)]
    with pytest.raises(AlreadySeated):
        await store.tables.set_seats(table.id, 1, [human(0, GLEB), human(1, GLEB)])
    assert (await store.matches.load(table.id)).table == table


async def test_human_seat_needs_a_member_and_a_robot_must_have_none(store):
    table = await store.tables.create(new_table())
    for wrong in (SeatRow(0, "human", None, None, NOON_MS), SeatRow(0, "robot", DINA, None, NOON_MS), robot(4)):
        with pytest.raises(sqlite3.IntegrityError):
            await store.tables.seat(table.id, 0, wrong)


async def test_agreement_to_the_next_match_is_noted_and_taken_back(store):
    table = await store.tables.create(new_table(), [human(0, ALICE)])
    agreed = await store.tables.set_contribution(table.id, 0, 0, 4711)
    assert (agreed.seats[0].contribution, agreed.revision) == (4711, 1)
    assert (await store.tables.set_contribution(table.id, 1, 0, None)).seats[0].contribution is None
    with pytest.raises(SeatEmpty):
        await store.tables.set_contribution(table.id, 2, 1, 4711)


async def test_messages_are_remembered_without_touching_the_revision(store):
    table = await store.tables.create(new_table())
    await store.tables.set_messages(table.id, lobby_message_id=1, thread_id=2)
    await store.tables.set_messages(table.id, card_message_id=3, card_deal=4)
    await store.tables.set_messages(table.id)
    shown = (await store.matches.load(table.id)).table
    assert (shown.lobby_message_id, shown.thread_id, shown.card_message_id, shown.card_deal) == (1, 2, 3, 4)
    assert shown.revision == table.revision


async def test_start_of_the_process_finds_every_open_table_with_its_newest_match(store):
    lobby = await store.tables.create(new_table())
    running = await store.tables.create(new_table(), [human(0, ALICE)])
    running, match = await store.matches.start(running.id, 0, new_match(events=[new_event("dealt"), new_event()]))
    closed = await store.tables.create(new_table())
    await store.tables.close(closed.id, 0, "expired", NOON_MS)
    loaded = await store.matches.load_open()
    assert [entry.table for entry in loaded] == [lobby, running]
    assert loaded[0].log is None
    assert loaded[1].log.match == match
    assert [event.kind for event in loaded[1].log.events] == ["dealt", "card-played"]


async def test_secrets_and_hands_are_not_in_the_text_of_a_row(store):
    table = await store.tables.create(new_table())
    assert "secret" not in repr(table).replace("next_secret", "")
    _, match = await store.matches.start(table.id, 0, new_match(events=[new_event(body='{"deck":["AS"]}')]))
    log = await store.matches.find_log(match.id)
    assert "first secret" not in repr(log)
    assert "AS" not in repr(log)
    assert "secret" not in f"{new_table()!r}{new_match()!r}"


@pytest.mark.parametrize(
    ("sql", "index"),
    [
        ("SELECT id FROM tables WHERE guild_id = 1 AND state <> 'closed' ORDER BY id", "tables_open_of_guild"),
        ("SELECT id FROM tables WHERE state <> 'closed' ORDER BY id", "tables_open"),
        ("SELECT table_id FROM seats WHERE user_id = 1", "seats_of_user"),
        ("SELECT match_id FROM match_seats WHERE user_id = 1 ORDER BY match_id DESC", "match_seats_of_user"),
        ("SELECT 1 FROM events WHERE interaction_id = 1", "events_interaction"),
    ],
)
async def test_frequent_questions_use_an_index(database, sql, index):
    plan = "".join(row["detail"] for row in await database.fetch_all(f"EXPLAIN QUERY PLAN {sql}"))
    assert index in plan
    assert "TEMP B-TREE" not in plan
