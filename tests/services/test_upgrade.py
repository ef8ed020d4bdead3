"""A club that goes on after an update: what an earlier version stored is migrated, read and played to its end."""

import sqlite3
from itertools import count
from pathlib import Path

from bot.services.table.times import Times
from bot.store.members import preferences
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from tests.services.house import ANNA, BORIS, FOUR, GUILD, VIRA, House, everything, refusal

VERSION_7 = Path(__file__).parent / "data" / "version7.sql"
"""Rows that the program wrote when 7 was its newest migration.

Table 1: a match in its third trick; table 2: a private lobby; table 3: a match against robots that one member left.
"""
RUNNING, PRIVATE, KEPT = 1, 2, 3


async def updated(tmp_path) -> House:
    """The house of this version over the database of that one."""
    path = tmp_path / "old.db"
    async with await Database.open(path) as database:
        assert await migrate(database, load_migrations()[:7]) == 7
    old = sqlite3.connect(path)
    old.executescript(VERSION_7.read_text(encoding="utf-8"))
    old.close()
    return await House(path, clicks=count(10_000)).open()


async def test_a_running_match_of_version_7_is_migrated_and_played_to_its_end(tmp_path):
    house = await updated(tmp_path)
    try:
        before = house.listing.table_view(RUNNING)
        assert (before.lobby.state, len(before.public.tricks)) == ("playing", 2)
        assert (before.lobby.times, before.lobby.compact, before.lobby.duplicate_id) == (Times(), False, None)
        assert [seat.user_id for seat in before.lobby.seats] == list(FOUR)
        await house.act(RUNNING)
        house = await house.crash()
        assert house.listing.table_view(RUNNING).seq > before.seq
        await house.play(RUNNING)
        assert house.listing.lobby_view(RUNNING).winner is not None
        seen = everything(house.service, RUNNING)
        house = await house.crash()
        assert everything(house.service, RUNNING) == seen
    finally:
        await house.service.close()
        await house.database.close()


async def test_what_stood_beside_the_match_in_version_7_is_as_it_was(tmp_path):
    house = await updated(tmp_path)
    try:
        assert await refusal(house.service.lobby.take_seat(PRIVATE, VIRA, None, house.click())) == "not-invited"
        await house.service.lobby.leave_seat(PRIVATE, BORIS)
        await house.service.lobby.take_seat(PRIVATE, BORIS, None, house.click())
        await house.service.lobby.leave_seat(PRIVATE, ANNA)
        await house.service.lobby.take_seat(PRIVATE, ANNA, None, house.click())
        assert [seat.kept for seat in house.listing.lobby_view(KEPT).seats[:2]] == [None, "left"]
        await house.service.absences.come_back(KEPT, BORIS)
        assert {lobby.table_id for lobby in house.listing.of_server(GUILD)} == {RUNNING, PRIVATE, KEPT}
        anna, boris = [
            await house.database.read(lambda tx, user=user: preferences.find(tx, user)) for user in (ANNA, BORIS)
        ]
        assert (anna.suits, anna.four_colour, anna.confirm_card, anna.big_buttons) == ("picture", True, True, False)
        assert (boris.suits, boris.language) == ("glyph", "uk")
    finally:
        await house.service.close()
        await house.database.close()
