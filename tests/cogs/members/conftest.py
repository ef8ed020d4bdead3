"""A match of four members that has just ended, as storage and the channel would have it."""

import json

import pytest

from bot.clock import to_ms
from bot.settings import Settings
from tests.world import World


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings of tables that wait for nobody: no test here is about time at the table."""
    return settings.model_copy(update={"move_seconds": 0, "move_hours": 0})


class Ended:
    """Writes matches of the world's members that have just ended; Anna and Vira are partners."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def match(self, *, pace: str = "live", outcome: str = "good") -> int:
        """A finished match; its number."""
        members = (self.world.anna, self.world.boris, self.world.vira, self.world.grace)
        users = [member.id for member in members]
        guild, channel, now = self.world.guild.id, self.world.channel.id, to_ms(self.world.now())

        def unit(tx):
            table = tx.insert(
                "INSERT INTO tables (guild_id, channel_id, host_id, preset, rules, pace, private, state,"
                " created_ms, language, closed_ms, closed_reason)"
                " VALUES (?, ?, ?, 'club', '{}', ?, 0, 'closed', ?, 'ru', ?, 'empty')",
                (guild, channel, users[0], pace, now, now),
            )
            match = tx.insert(
                "INSERT INTO matches (table_id, number, rules, first_dealer, secret, commitment, contributions,"
                " started_ms, finished_ms, winner, totals) VALUES (?, 1, '{}', 0, x'00', 'c', '[]', ?, ?, 0, ?)",
                (table, now, now, json.dumps([1010, 640])),
            )
            for seat, user in enumerate(users):
                tx.execute("INSERT INTO match_seats VALUES (?, ?, 'human', ?)", (match, seat, user))
                tx.execute(
                    "INSERT INTO seat_results VALUES (?, ?, ?, ?, ?, 0, 40, 0, 1, ?)",
                    (match, seat, user, guild, outcome if seat == 0 else "good", now),
                )
            return match

        return await self.world.env.as_bot(self.world.bot.services.database.write(unit))


@pytest.fixture
def ended(world: World) -> Ended:
    """Return the writer of matches."""
    return Ended(world)
