"""Four members at a table."""

import pytest

from tests.cogs.club import Club, gather
from tests.world import World


@pytest.fixture
async def club(world: World) -> Club:
    """Anna, Boris, Vira and Grace at a table in its thread, the first deal dealt, nobody's hand open."""
    return await gather(world)
