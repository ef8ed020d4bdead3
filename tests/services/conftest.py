import pytest

from tests.services.house import PATIENT, House


@pytest.fixture
async def open_house(tmp_path):
    """A function that opens the services over the test's database; all are closed at its end."""
    houses = []

    async def opening(options=PATIENT, **settings):
        house = await House(tmp_path / "club.db", options=options, **settings).open()
        houses.append(house)
        return house

    yield opening
    for house in houses:
        await house.close()


@pytest.fixture
async def house(open_house):
    """Services that never move by themselves."""
    return await open_house()
