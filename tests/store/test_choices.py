"""What robots weighed is stored with their move or not at all, and never changed."""

import sqlite3

import pytest

from bot.store.errors import StaleSequence
from bot.store.table.rows import NewEvents, ThoughtRow
from tests.store.samples import NOON_MS, new_event, new_match, new_table, robot

WEIGHED = ThoughtRow(1, "club", {"AS": 61.2, "7H": -4.05})


@pytest.fixture
async def match(store):
    table = await store.tables.create(new_table(), [robot(seat) for seat in range(4)])
    _, started = await store.matches.start(table.id, 0, new_match(events=[new_event("dealt")]))
    return started


def append(store, match, seq, choice, body='{"v":1}'):
    events = [new_event("card-played", body), new_event("trick-taken")]
    return store.matches.append(NewEvents(match.id, seq, events, NOON_MS, thought=choice))


async def test_scores_come_back_with_the_match_in_the_order_of_its_log(store, match):
    await append(store, match, 1, WEIGHED)
    await append(store, match, 3, None)
    await append(store, match, 5, ThoughtRow(5, "master", {"pass": 0.0, "80H": 12.5}))
    log = await store.matches.find_log(match.id)
    assert log.thoughts == (WEIGHED, ThoughtRow(5, "master", {"pass": 0.0, "80H": 12.5}))
    assert list(log.thoughts[0].scores) == ["AS", "7H"]
    assert len(log.events) == 7


async def test_tables_are_loaded_without_scores(store, match):
    await append(store, match, 1, WEIGHED)
    (loaded,) = await store.matches.load_open()
    assert loaded.log.thoughts == ()
    assert len(loaded.log.events) == 3


async def test_refused_move_leaves_no_scores(store, match):
    with pytest.raises(StaleSequence):
        await append(store, match, 2, WEIGHED)
    with pytest.raises(sqlite3.IntegrityError):
        await append(store, match, 1, WEIGHED, body="{")
    log = await store.matches.find_log(match.id)
    assert (log.thoughts, len(log.events)) == ((), 1)


async def test_move_is_not_stored_without_its_scores(store, match):
    await append(store, match, 1, WEIGHED)
    with pytest.raises(sqlite3.IntegrityError):
        await append(store, match, 3, WEIGHED)
    log = await store.matches.find_log(match.id)
    assert (log.thoughts, len(log.events)) == ((WEIGHED,), 3)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE robot_choices SET scores = '{}'",
        "DELETE FROM robot_choices",
        "INSERT OR REPLACE INTO robot_choices SELECT match_id, seq, 'master', scores FROM robot_choices",
    ],
)
async def test_stored_scores_are_neither_changed_nor_deleted(database, store, match, sql):
    await append(store, match, 1, WEIGHED)
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        await database.write(lambda tx: tx.execute(sql))
    assert (await store.matches.find_log(match.id)).thoughts == (WEIGHED,)


async def test_scores_belong_to_a_match(database, store):
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await database.write(lambda tx: tx.execute("INSERT INTO robot_choices VALUES (77, 0, 'club', '{}')"))


async def test_scores_are_not_in_the_text_of_a_value(store, match):
    await append(store, match, 1, WEIGHED)
    assert "61.2" not in repr(await store.matches.find_log(match.id))
