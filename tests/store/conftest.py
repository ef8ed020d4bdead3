import pytest

from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from tests.store.units import Store


@pytest.fixture
async def database(tmp_path):
    async with await Database.open(tmp_path / "belote.db") as opened:
        await migrate(opened, load_migrations())
        yield opened


@pytest.fixture
def store(database):
    return Store(database)
