import pytest

from tests.services.reporting.bureau import Bureau


@pytest.fixture
async def open_bureau(tmp_path):
    """A function that opens the complaints service over the test's database; all are closed at its end."""
    bureaus = []

    async def opening(*, attached=True, **settings):
        bureau = await Bureau(tmp_path / "club.db", **settings).open(attached=attached)
        bureaus.append(bureau)
        return bureau

    yield opening
    for bureau in bureaus:
        await bureau.close()


@pytest.fixture
async def bureau(open_bureau):
    return await open_bureau()
