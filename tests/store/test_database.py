"""One writer that commits in groups, one reader: nothing lost, nothing half stored, nobody told too early."""

import asyncio
import logging
import sqlite3
import sys
import threading

import pytest

from bot.store.errors import DatabaseClosed, DatabaseDamaged, DatabaseInUse, DatabaseUnavailable, StorageFailed
from bot.store.sqlite import database as database_module
from bot.store.sqlite.database import Database

INSERT = "INSERT INTO notes (id, text) VALUES (?, ?)"


class Disk:
    """Stands before every commit: counts them, can hold them up and can break."""

    def __init__(self):
        self.commits = 0
        self.broken = False
        self.open = threading.Event()
        self.open.set()
        self.reached = threading.Event()

    def __call__(self):
        self.reached.set()
        assert self.open.wait(30)
        if self.broken:
            raise OSError("disk is full")
        self.commits += 1

    async def wait_until_reached(self):
        await asyncio.to_thread(self.reached.wait, 30)


@pytest.fixture
def disk():
    return Disk()


@pytest.fixture
async def notes(tmp_path, disk):
    async with await Database.open(tmp_path / "notes.db", before_commit=disk) as opened:
        await opened.write(
            lambda tx: tx.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT")
        )
        disk.commits = 0
        disk.reached.clear()
        yield opened


def note(number, text="text"):
    return lambda tx: tx.insert(INSERT, (number, text))


async def stored(notes):
    return [row["id"] for row in await notes.fetch_all("SELECT id FROM notes ORDER BY id")]


async def test_f18_fifty_writers_and_a_reader_lose_nothing(notes, disk):
    seen = []

    async def writer(number):
        for step in range(20):
            await notes.write(note(number * 100 + step))

    async def reader(writers):
        while not writers.done():
            row = await notes.fetch_one("SELECT count(*) AS total FROM notes")
            seen.append(row["total"])

    writers = asyncio.gather(*(writer(number) for number in range(50)))
    await asyncio.gather(writers, reader(writers))
    assert len(await stored(notes)) == 1000
    assert seen == sorted(seen)
    assert disk.commits < 200


async def test_writes_that_wait_together_share_one_commit(notes, disk):
    results = await asyncio.gather(*(notes.write(note(number)) for number in range(1, 101)))
    assert results == list(range(1, 101))
    assert disk.commits == 1


async def test_group_is_never_larger_than_its_limit(notes, disk, monkeypatch):
    monkeypatch.setattr(database_module, "GROUP_LIMIT", 10)
    await asyncio.gather(*(notes.write(note(number)) for number in range(25)))
    assert disk.commits == 3
    assert await stored(notes) == list(range(25))


async def test_failing_unit_is_undone_alone_and_only_its_caller_learns(notes, disk):
    def half_then_fail(tx):
        tx.execute(INSERT, (50, "half"))
        raise LookupError("my own fault")

    results = await asyncio.gather(
        notes.write(note(1)),
        notes.write(half_then_fail),
        notes.write(note(1, "same id")),
        notes.write(note(2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [int, LookupError, sqlite3.IntegrityError, int]
    assert disk.commits == 1
    assert await stored(notes) == [1, 2]


async def test_failing_commit_reaches_every_waiter_and_stores_nothing(notes, disk):
    disk.broken = True
    results = await asyncio.gather(*(notes.write(note(number)) for number in range(5)), return_exceptions=True)
    assert [type(result) for result in results] == [StorageFailed] * 5
    assert len({id(result) for result in results}) == 5
    assert isinstance(results[0].__cause__, OSError)
    disk.broken = False
    assert await stored(notes) == []
    await notes.write(note(7))
    assert await stored(notes) == [7]


async def test_unit_that_makes_sqlite_undo_everything_fails_the_whole_group(notes):
    await notes.write(
        lambda tx: tx.execute(
            "CREATE TRIGGER broken_page BEFORE INSERT ON notes WHEN new.id = 13"
            " BEGIN SELECT RAISE(ROLLBACK, 'broken page'); END"
        )
    )
    results = await asyncio.gather(*(notes.write(note(number)) for number in (12, 13, 14)), return_exceptions=True)
    assert [type(result) for result in results] == [StorageFailed] * 3
    assert "broken page" in str(results[0])
    assert await stored(notes) == []
    await notes.write(note(15))
    assert await stored(notes) == [15]


async def test_nobody_is_told_before_the_commit(notes, disk):
    disk.open.clear()
    write = asyncio.create_task(notes.write(note(1)))
    await disk.wait_until_reached()
    assert not write.done()
    assert await stored(notes) == []
    disk.open.set()
    await write
    assert await stored(notes) == [1]


async def test_cancelled_while_queued_is_dropped_without_harm_to_others(notes, disk):
    disk.open.clear()
    first = asyncio.create_task(notes.write(note(1)))
    await disk.wait_until_reached()
    queued = [asyncio.create_task(notes.write(note(number))) for number in (2, 3, 4)]
    await asyncio.sleep(0)
    queued[1].cancel()
    disk.open.set()
    results = await asyncio.gather(first, *queued, return_exceptions=True)
    assert results[:2] == [1, 2]
    assert isinstance(results[2], asyncio.CancelledError)
    assert results[3] == 4
    assert await stored(notes) == [1, 2, 4]


async def test_cancelled_while_running_is_stored_whole(notes, disk):
    disk.open.clear()
    tasks = [asyncio.create_task(notes.write(note(number))) for number in (1, 2)]
    await disk.wait_until_reached()
    tasks[0].cancel()
    await asyncio.gather(tasks[0], return_exceptions=True)
    disk.open.set()
    assert await tasks[1] == 2
    assert await stored(notes) == [1, 2]
    assert await notes.write(note(3)) == 3


async def test_cancelling_everybody_leaves_a_working_database(notes, disk):
    tasks = [asyncio.create_task(notes.write(note(number))) for number in range(5)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await notes.write(note(9)) == 9
    assert await stored(notes) in ([9], [0, 1, 2, 3, 4, 9])


async def test_error_that_no_future_carries_does_not_stop_the_queue(notes):
    def stop(tx):
        raise StopIteration

    results = await asyncio.gather(notes.write(stop), notes.write(note(1)), return_exceptions=True)
    assert [type(result) for result in results] == [RuntimeError, int]


async def test_close_finishes_what_is_queued_and_refuses_what_comes_later(notes, tmp_path, monkeypatch):
    monkeypatch.setattr(database_module, "GROUP_LIMIT", 5)
    writes = [asyncio.create_task(notes.write(note(number))) for number in range(20)]
    await asyncio.sleep(0)
    await notes.close()
    await notes.close()
    assert await asyncio.gather(*writes) == list(range(20))
    for refused in (notes.write(note(99)), notes.fetch_all("SELECT 1"), notes.read(lambda tx: None)):
        with pytest.raises(DatabaseClosed):
            await refused
    async with await Database.open(tmp_path / "notes.db") as again:
        assert await stored(again) == list(range(20))


async def test_reading_unit_sees_one_snapshot(notes, disk):
    await notes.write(note(1))
    disk.reached.clear()
    counted = threading.Event()
    written = threading.Event()

    def count_twice(tx):
        before = tx.fetch_one("SELECT count(*) FROM notes")[0]
        counted.set()
        assert written.wait(30)
        return before, len(tx.fetch_all("SELECT * FROM notes"))

    reading = asyncio.create_task(notes.read(count_twice))
    await asyncio.to_thread(counted.wait, 30)
    await notes.write(note(2))
    written.set()
    assert await reading == (1, 1)
    assert await stored(notes) == [1, 2]


async def test_reader_cannot_write_and_survives_an_error(notes):
    with pytest.raises(sqlite3.OperationalError):
        await notes.fetch_all("DELETE FROM notes")
    with pytest.raises(ZeroDivisionError):
        await notes.read(lambda tx: 1 // 0)
    assert await notes.read(lambda tx: tx.fetch_one("SELECT 1")[0]) == 1


async def test_write_waits_for_the_lock_of_another_process(notes, tmp_path):
    other = sqlite3.connect(tmp_path / "notes.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    write = asyncio.create_task(notes.write(note(1)))
    for _ in range(5):
        await asyncio.sleep(0)
    other.execute("COMMIT")
    other.close()
    assert await write == 1


async def test_lock_that_is_never_released_fails_the_group_only(tmp_path, monkeypatch):
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0)
    async with await Database.open(tmp_path / "notes.db") as notes:
        await notes.write(lambda tx: tx.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)"))
        other = sqlite3.connect(tmp_path / "notes.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed, match="locked"):
            await notes.write(note(1))
        other.close()
        assert await notes.write(note(2)) == 2


async def test_connections_are_durable_and_checked(notes):
    def pragmas(tx):
        names = ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers")
        return [tx.fetch_one(f"PRAGMA {name}")[0] for name in names]

    assert await notes.write(pragmas) == ["wal", 2, 1, 1]


@pytest.mark.parametrize("kind", ["folder", "missing folder"])
async def test_file_that_cannot_be_used_is_named(tmp_path, kind):
    path = {"folder": tmp_path, "missing folder": tmp_path / "nowhere" / "x.db"}[kind]
    with pytest.raises(DatabaseUnavailable, match=path.name):
        await Database.open(path)


async def test_file_that_is_no_database_is_named_as_damaged(tmp_path):
    (tmp_path / "x").write_text("dear diary, " * 100)
    for _ in range(2):  # the lock of the first attempt is given back
        with pytest.raises(DatabaseDamaged, match="x"):
            await Database.open(tmp_path / "x")


async def test_second_process_on_the_same_file_is_refused(tmp_path):
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.store.sqlite.database import Database\n"
        "async def main():\n    kept = await Database.open(Path(sys.argv[1]))\n    print('open', flush=True)\n"
        "    sys.stdin.read()\n    await kept.close()\n"
        "asyncio.run(main())"
    )
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, tmp_path / "x.db", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert await other.stdout.readline() == b"open\n"
    with pytest.raises(DatabaseInUse):
        await Database.open(tmp_path / "x.db")
    other.kill()
    await other.communicate()
    await (await Database.open(tmp_path / "x.db")).close()


async def test_new_file_and_its_side_files_are_nobody_elses_business(tmp_path):
    async with await Database.open(tmp_path / "x.db") as database:
        await database.write(lambda tx: tx.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)"))
        rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert rights.keys() >= {"x.db", "x.db-wal", "x.db-shm"}
    assert set(rights.values()) == {0o600}


async def test_page_that_is_damaged_is_a_failure_of_storage_for_readers_and_writers(tmp_path, caplog):
    path = tmp_path / "x.db"
    async with await Database.open(path) as database:
        await database.write(lambda tx: tx.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)"))
        await database.write(lambda tx: tx.execute_many("INSERT INTO notes (text) VALUES (?)", [("x" * 500,)] * 200))
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)
    async with await Database.open(path) as database:
        for _ in range(3):
            with pytest.raises(DatabaseDamaged):
                await database.fetch_all("SELECT * FROM notes")
            with pytest.raises(DatabaseDamaged):
                await database.write(lambda tx: tx.execute("INSERT INTO notes (text) VALUES ('again')"))
    assert [record.message for record in caplog.records if "damaged" in record.message] == [
        "the database is in trouble: the file is damaged (database disk image is malformed)"
    ]


async def test_why_nothing_is_stored_is_logged_once_and_its_end_too(notes, caplog):
    caplog.set_level(logging.INFO)
    await notes.write(lambda tx: tx.execute("PRAGMA max_page_count = 2"))
    for _ in range(3):
        with pytest.raises(StorageFailed):
            await notes.write(note(1, "x" * 100_000))
    await notes.write(lambda tx: tx.execute("PRAGMA max_page_count = 1000000"))
    await notes.write(note(1))
    said = [record.message for record in caplog.records if record.name.startswith("bot.")]
    assert said == [
        "the database is in trouble: the disk is full (database or disk is full)",
        "the database stores again",
    ]


async def test_opening_that_fails_leaves_no_thread_behind(tmp_path):
    with pytest.raises(DatabaseUnavailable):
        await Database.open(tmp_path)
    assert not [thread for thread in threading.enumerate() if "_connection_worker" in thread.name]


async def test_debug_log_holds_no_values(notes, caplog):
    with caplog.at_level(logging.DEBUG):
        await notes.write(note(424242, "the ace of hearts"))
        await notes.fetch_all("SELECT * FROM notes WHERE id = ?", (424242,))
        await asyncio.gather(notes.write(note(424242, "again")), return_exceptions=True)
    assert "aiosqlite" in {record.name for record in caplog.records}
    assert "424242" not in caplog.text
    assert "hearts" not in caplog.text


# -------------------------------------------------------------- who wants to know of changes


def count(tx):
    return tx.fetch_one("SELECT count(*) FROM notes")[0]


async def test_a_watcher_hears_of_a_change_before_its_writer_goes_on(notes):
    heard = []
    notes.watch(["notes"], count, heard.append)
    await notes.write(note(1))
    assert heard == [1]
    await notes.write(lambda tx: tx.execute("DELETE FROM notes"))
    assert heard == [1, 0]


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT OR REPLACE INTO notes (id, text) VALUES (1, 'UPDATE others')",
        "update notes set text = 'new'",
        "UPDATE OR IGNORE notes AS n SET text = 'new'",
        "INSERT INTO notes (id, text) VALUES (1, 'x') ON CONFLICT (id) DO UPDATE SET text = 'new'",
        "WITH gone AS (SELECT 1 AS id) DELETE FROM notes WHERE id IN (SELECT id FROM gone)",
        "UPDATE notes SET text = 'new' RETURNING id",
    ],
)
async def test_a_watcher_hears_of_every_form_of_change(notes, sql):
    await notes.write(note(1))
    heard = []
    notes.watch(["notes"], count, heard.append)
    await notes.write((lambda tx: tx.fetch_one(sql)) if "RETURNING" in sql else (lambda tx: tx.execute(sql)))
    assert len(heard) == 1
    await notes.write(lambda tx: tx.execute_many(INSERT, [(2, "b"), (3, "c")]))
    assert len(heard) == 2


async def test_what_changes_nothing_watched_is_looked_at_by_nobody(notes):
    await notes.write(lambda tx: tx.execute("CREATE TABLE others (id INTEGER PRIMARY KEY) STRICT"))
    looked = []
    notes.watch(["others"], looked.append, looked.append)
    await notes.write(note(1))
    await notes.write(lambda tx: tx.execute("UPDATE others SET id = 2"))
    await notes.write(lambda tx: tx.fetch_all("SELECT * FROM others"))
    assert looked == []


async def test_a_watcher_hears_of_a_group_once_and_never_of_what_was_undone(notes, disk):
    heard = []
    notes.watch(["notes"], count, heard.append)
    await asyncio.gather(*(notes.write(note(number)) for number in range(5)))
    assert heard == [5]

    def failing(tx):
        note(9)(tx)
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        await notes.write(failing)
    disk.broken = True
    with pytest.raises(StorageFailed):
        await notes.write(note(10))
    assert heard == [5]


async def test_a_watcher_who_cannot_look_undoes_nothing(notes, caplog):
    notes.watch(["notes"], lambda tx: 1 // 0, lambda seen: None)
    assert await notes.write(note(1)) == 1
    assert await stored(notes) == [1]
    assert "ZeroDivisionError" in caplog.text
