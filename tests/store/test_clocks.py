"""The reserve of days: so many of them in a month, and none where the club gives none."""

import pytest

from bot.store.table.clocks import spend_reserve
from bot.store.table.rows import Payment
from tests.store.samples import ALICE, BORYS


@pytest.mark.parametrize("most", [0, 1, 2])
async def test_a_member_spends_as_many_days_of_a_month_as_there_are(database, most):
    async def spent(user, month):
        return [await database.write(lambda tx: spend_reserve(tx, Payment(user, month, most))) for _ in range(most + 2)]

    whole = [True] * most + [False, False]
    assert await spent(ALICE, "2026-08") == whole
    assert await spent(ALICE, "2026-09") == whole
    assert await spent(BORYS, "2026-08") == whole
    rows = await database.fetch_all("SELECT spent FROM reserves")
    assert [row["spent"] for row in rows] == ([most] * 3 if most else [])
