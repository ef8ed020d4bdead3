"""Matches and their logs: events are appended whole, in order, once, and never changed."""

import asyncio
import sqlite3

import pytest

from bot.store.errors import DuplicateInteraction, MatchFinished, MatchMissing, StaleRevision, StaleSequence
from bot.store.table.rows import MatchFinish, MatchSeat, NewEvents, Origin
from tests.store.samples import ALICE, BORYS, NOON_MS, VERA, human, new_event, new_match, new_table, robot


@pytest.fixture
async def table(store):
    seats = [human(0, ALICE, 1), human(1, BORYS, 2), human(2, VERA, 3), robot(3)]
    return await store.tables.create(new_table(), seats)


@pytest.fixture
async def match(store, table):
    _, started = await store.matches.start(table.id, 0, new_match(events=[new_event("dealt")], origin=Origin(None, 50)))
    return started


def append(store, match, seq, *kinds, interaction=None, actor=ALICE, **rest):
    events = [new_event(kind) for kind in kinds]
    return store.matches.append(NewEvents(match.id, seq, events, NOON_MS + seq, Origin(actor, interaction), **rest))


async def kinds(store, match):
    return [event.kind for event in (await store.matches.find_log(match.id)).events]


async def test_match_starts_with_its_players_its_secret_and_its_first_events(store, table):
    playing, match = await store.matches.start(
        table.id, 0, new_match(events=[new_event("dealt")], origin=Origin(ALICE, 50))
    )
    assert (playing.state, playing.revision, playing.expires_ms) == ("playing", 1, None)
    assert playing.next_secret == b"second secret"
    assert [seat.contribution for seat in playing.seats] == [None] * 4
    assert (match.number, match.secret, match.contributions) == (1, b"first secret", (1, 2, 3, 0))
    assert match.seats[0] == MatchSeat(0, "human", ALICE)
    assert match.seats[3] == MatchSeat(3, "robot", None)
    (event,) = (await store.matches.find_log(match.id)).events
    assert (event.seq, event.actor_id, event.interaction_id, event.at_ms) == (0, ALICE, 50, NOON_MS)


async def test_f15_two_clicks_on_start_begin_one_match(store, table):
    results = await asyncio.gather(
        *(store.matches.start(table.id, 0, new_match(events=[new_event("dealt")])) for _ in range(2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [tuple, StaleRevision]
    assert (await store.matches.load(table.id)).log.match.number == 1


async def test_table_has_one_running_match(store, table, match):
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.start(table.id, 1, new_match(events=[]))
    assert (await store.matches.load(table.id)).log.match == match


async def test_same_click_cannot_begin_a_match_elsewhere(store, match):
    other = await store.tables.create(new_table())
    with pytest.raises(DuplicateInteraction):
        await store.matches.start(other.id, 0, new_match(events=[new_event("dealt")], origin=Origin(None, 50)))
    assert (await store.matches.load(other.id)).table == other


async def test_events_of_one_click_are_stored_together_in_order(store, match):
    assert await append(store, match, 1, "card-played", "trick-taken", interaction=60) is None
    await append(store, match, 3, "card-played", actor=None)
    log = await store.matches.find_log(match.id)
    assert [(event.seq, event.kind) for event in log.events] == [
        (0, "dealt"),
        (1, "card-played"),
        (2, "trick-taken"),
        (3, "card-played"),
    ]
    assert [event.interaction_id for event in log.events] == [50, 60, None, None]
    assert [event.actor_id for event in log.events] == [None, ALICE, ALICE, None]


async def test_f15_double_click_on_a_card_plays_it_once(store, match):
    results = await asyncio.gather(
        append(store, match, 1, "card-played", interaction=60),
        append(store, match, 1, "card-played", interaction=60),
        append(store, match, 1, "card-played", interaction=61),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), DuplicateInteraction, StaleSequence]
    assert (results[2].expected, results[2].actual) == (1, 2)
    assert results[1].interaction_id == 60
    assert await kinds(store, match) == ["dealt", "card-played"]


@pytest.mark.parametrize("seq", [0, 2])
async def test_log_of_another_length_is_stale_in_both_directions(store, match, seq):
    with pytest.raises(StaleSequence):
        await append(store, match, seq, "card-played")
    assert await kinds(store, match) == ["dealt"]


async def test_interaction_known_from_another_match_is_refused_whole(store, match):
    other = await store.tables.create(new_table())
    _, elsewhere = await store.matches.start(other.id, 0, new_match(events=[]))
    with pytest.raises(DuplicateInteraction):
        await append(store, elsewhere, 0, "card-played", "trick-taken", interaction=50)
    assert await kinds(store, elsewhere) == []


async def test_body_that_is_no_json_is_refused_whole(store, match):
    events = [new_event(), new_event(body="{")]
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.append(NewEvents(match.id, 1, events, NOON_MS, Origin(None, 61)))
    assert await kinds(store, match) == ["dealt"]


async def test_end_of_the_match_comes_with_its_last_events(store, table, match):
    finish = MatchFinish(winner=1, totals=(340, 1010), expires_ms=NOON_MS + 9)
    finished = await append(store, match, 1, "card-played", "match-won", interaction=60, finish=finish)
    assert (finished.state, finished.revision, finished.expires_ms) == ("finished", 2, NOON_MS + 9)
    loaded = await store.matches.load(table.id)
    assert loaded.table == finished
    assert loaded.log.match.winner == 1
    assert loaded.log.match.totals == (340, 1010)
    assert loaded.log.match.finished_ms == NOON_MS + 1
    assert len(loaded.log.events) == 3


async def test_finished_match_takes_no_more_events_but_knows_its_last_click(store, match):
    await append(store, match, 1, "match-won", interaction=60, finish=MatchFinish(0, (1000, 0)))
    with pytest.raises(MatchFinished):
        await append(store, match, 2, "card-played", interaction=61)
    with pytest.raises(DuplicateInteraction):
        await append(store, match, 1, "match-won", interaction=60)


async def test_refused_end_leaves_match_and_table_running(store, table, match):
    with pytest.raises(StaleSequence):
        await append(store, match, 5, "match-won", finish=MatchFinish(0, (1000, 0)))
    loaded = await store.matches.load(table.id)
    assert (loaded.table.state, loaded.log.match.finished_ms) == ("playing", None)


async def test_match_that_ends_at_a_closed_table_does_not_open_it_again(store, table, match):
    await store.tables.close(table.id, 1, "moderator", NOON_MS)
    finished = await append(store, match, 1, finish=MatchFinish(None, (10, 20)))
    assert (finished.state, finished.revision) == ("closed", 2)
    assert (await store.matches.find_log(match.id)).match.totals == (10, 20)


async def test_next_match_of_a_table_has_the_next_number(store, table, match):
    await append(store, match, 1, "match-won", finish=MatchFinish(0, (1000, 0)))
    again, second = await store.matches.start(
        table.id, 2, new_match(secret=b"second secret", events=[new_event("dealt")])
    )
    assert (second.number, again.state) == (2, "playing")
    assert (await store.matches.load(table.id)).log.match == second


async def test_unknown_match_is_said_to_be_missing(store):
    with pytest.raises(MatchMissing):
        await store.matches.append(NewEvents(7, 0, [], 0))
    assert await store.matches.find_log(7) is None


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE events SET body = '{}'",
        "DELETE FROM events",
        "INSERT OR REPLACE INTO events SELECT match_id, seq, 'other', body, NULL, NULL, 0 FROM events",
    ],
)
async def test_stored_events_are_neither_changed_nor_deleted(database, store, match, sql):
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        await database.write(lambda tx: tx.execute(sql))
    assert await kinds(store, match) == ["dealt"]


async def test_f18_fifty_tables_play_at_once_and_none_loses_an_event(store):
    async def play(number):
        table = await store.tables.create(new_table(), [human(0, 1000 + number)])
        _, match = await store.matches.start(table.id, 0, new_match(events=[new_event("dealt")]))
        for seq in range(1, 11):
            await append(store, match, seq, "card-played", interaction=number * 100 + seq)
        return match

    matches = await asyncio.gather(*(play(number) for number in range(50)))
    logs = [(await store.matches.find_log(match.id)).events for match in matches]
    assert [len(events) for events in logs] == [11] * 50
