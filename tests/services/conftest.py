import pytest

from tests.services.house import PATIENT, House


@pytest.fixture
async def open_house(tmp_path):
    """A function that opens the services over the test's database; all are closed at its end."""
    family = []

    async def opening(options=PATIENT, **settings):
        return await House(tmp_path / "club.db", options=options, family=family, **settings).open()

    yield opening
    for house in family:
        await house.close()


@pytest.fixture
async def house(open_house):
    """Services that never move by themselves."""
    return await open_house()
