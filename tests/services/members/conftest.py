import shutil

import pytest

from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from tests.services.members.village import Village
from tests.services.reporting.bureau import NO_LIMITS


@pytest.fixture(scope="module")
def empty_database():
    """Where a database with all tables and no rows lies, once somebody has made it."""
    return []


@pytest.fixture
async def village(tmp_path, tmp_path_factory, empty_database):
    """Members, their matches and everything between them."""
    if not empty_database:
        empty_database.append(tmp_path_factory.mktemp("village") / "empty.db")
        async with await Database.open(empty_database[0]) as database:
            await migrate(database, load_migrations())
    shutil.copy(empty_database[0], tmp_path / "club.db")
    opened = await Village(tmp_path / "club.db", options=NO_LIMITS).open()
    yield opened
    await opened.close()
