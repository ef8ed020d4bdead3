"""Finished matches out of the archive, which keeps some of them in memory."""

from bot.services.history.archive import Archive
from bot.services.reporting.evidence import digest
from bot.store.members.forgetting import forget
from engine.presets import preset
from tests.services.house import ANNA, BORIS, FOUR, GUILD


async def test_a_match_that_was_looked_at_is_shown_out_of_memory(house):
    end = await house.play(await house.running_table(rules=preset("club").with_options({"target": 151})))
    archive = Archive(house.database)
    found = await archive.match(GUILD, end.match_id, ANNA)
    assert found.past.members == set(FOUR)
    assert await archive.match(GUILD, end.match_id, BORIS) is found


async def test_who_has_been_forgotten_is_not_shown_out_of_memory(house):
    end = await house.play(await house.running_table(rules=preset("club").with_options({"target": 151})))
    archive = Archive(house.database)
    await archive.match(GUILD, end.match_id, ANNA)
    ghost = await house.database.write(lambda tx: forget(tx, BORIS, (), 0, digest))
    found = await archive.match(GUILD, end.match_id, ANNA)
    assert found.past.members == {*FOUR, ghost} - {BORIS}
