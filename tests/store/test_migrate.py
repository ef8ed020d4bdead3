"""Migrations go forward only, one transaction each, and refuse what they do not understand."""

import pytest

from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import Migration, MigrationError, load_migrations, migrate, statements

FIRST = Migration(1, "first", "CREATE TABLE one (id INTEGER);")
SECOND = Migration(2, "second", "CREATE TABLE two (id INTEGER);\nINSERT INTO two VALUES (1);")

TRICKY = """
-- a comment; with a semicolon
CREATE TABLE one (text TEXT DEFAULT ';');
/* another; one */
CREATE TRIGGER kept BEFORE DELETE ON one
BEGIN
    SELECT RAISE(ABORT, 'no; never'); -- a statement inside
    SELECT 1;
END;
INSERT INTO one VALUES ('it''s; fine');

-- nothing follows
"""


@pytest.fixture
async def empty(tmp_path):
    async with await Database.open(tmp_path / "empty.db") as database:
        yield database


async def names(database):
    return [row[0] for row in await database.fetch_all("SELECT name FROM sqlite_master ORDER BY name")]


async def version(database):
    return (await database.fetch_one("PRAGMA user_version"))[0]


def write(folder, **files):
    for name, sql in files.items():
        (folder / f"{name}.sql").write_text(sql, encoding="utf-8")
    return folder


async def test_steps_are_applied_in_order_and_only_once(empty):
    assert await migrate(empty, [FIRST]) == 1
    assert await migrate(empty, [FIRST, SECOND]) == 2
    assert await migrate(empty, [FIRST, SECOND]) == 2
    assert await names(empty) == ["one", "two"]
    assert len(await empty.fetch_all("SELECT * FROM two")) == 1


async def test_half_failing_step_leaves_the_version_and_the_schema_before_it(empty):
    broken = Migration(2, "broken", "CREATE TABLE two (id INTEGER); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(MigrationError, match="0002_broken: no such table: nowhere") as caught:
        await migrate(empty, [FIRST, broken])
    assert caught.value.code == "migration-failed"
    assert await version(empty) == 1
    assert await names(empty) == ["one"]
    assert await migrate(empty, [FIRST, SECOND]) == 2


async def test_database_of_a_newer_program_is_refused_untouched(empty):
    await migrate(empty, [FIRST, SECOND])
    with pytest.raises(MigrationError, match="version 2, this program knows 1") as caught:
        await migrate(empty, [FIRST])
    assert caught.value.code == "database-newer"
    assert await version(empty) == 2


@pytest.mark.parametrize("word", ["BEGIN", "commit", "END", "ROLLBACK", "SAVEPOINT x", "/* x */ RELEASE x"])
async def test_step_may_not_end_the_transaction_it_runs_in(empty, word):
    step = Migration(1, "escaping", f"CREATE TABLE one (id INTEGER); {word}; CREATE TABLE two (id INTEGER);")
    with pytest.raises(MigrationError) as caught:
        await migrate(empty, [step])
    assert caught.value.code == "migration-transaction"
    assert await names(empty) == []
    assert await version(empty) == 0


def test_statements_are_split_at_their_own_ends():
    found = list(statements(TRICKY))
    assert [statement.split("\n")[-1][:11] for statement in found] == ["CREATE TABL", "END;", "INSERT INTO"]


async def test_tricky_script_is_applied_as_written(empty):
    await migrate(empty, [Migration(1, "tricky", TRICKY)])
    assert await names(empty) == ["kept", "one"]
    assert (await empty.fetch_one("SELECT text FROM one"))[0] == "it's; fine"


def test_statement_without_an_end_is_refused():
    with pytest.raises(MigrationError) as caught:
        list(statements("CREATE TABLE one (id INTEGER);\nCREATE TABLE two (id"))
    assert caught.value.code == "migration-incomplete"


@pytest.mark.parametrize(
    ("files", "code"),
    [
        (["0002_second"], "migration-gap"),
        (["0001_first", "0003_third"], "migration-gap"),
        (["0001_first", "0002_second", "0002_other"], "migration-duplicate"),
        (["0000_zero", "0001_first"], "migration-duplicate"),
        (["0001_first", "2_second"], "migration-name"),
        (["0001-first"], "migration-name"),
    ],
)
def test_wrong_numbers_and_names_are_refused(tmp_path, files, code):
    with pytest.raises(MigrationError) as caught:
        load_migrations(write(tmp_path, **dict.fromkeys(files, FIRST.sql)))
    assert caught.value.code == code


def test_files_that_are_no_sql_are_left_alone(tmp_path):
    write(tmp_path, **{"0001_first": FIRST.sql})
    (tmp_path / "__init__.py").touch()
    assert load_migrations(tmp_path) == (FIRST,)


async def test_own_migrations_apply_from_the_installed_package(empty):
    own = load_migrations()
    assert await migrate(empty, own) == len(own)
    assert {"tables", "seats", "matches", "events"} <= set(await names(empty))
