"""Choices of members and clubs, and named facts of the process."""

from bot.store import club, meta
from bot.store.club import ClubRow
from bot.store.members import preferences
from bot.store.members.preferences import Member
from tests.store.samples import ALICE, BORYS, GUILD, NOON_MS


async def chosen_by(database, user):
    return await database.read(lambda tx: preferences.find(tx, user))


async def test_member_without_a_choice_has_the_defaults(database):
    assert await chosen_by(database, ALICE) == Member(ALICE, None, confirm_card=False)
    assert await database.read(club.everything) == ()


async def test_last_choice_counts_and_others_keep_theirs(database):
    def unit(tx):
        preferences.save(tx, Member(ALICE, "uk", confirm_card=True), NOON_MS)
        preferences.save(tx, Member(BORYS, "en"), NOON_MS)
        preferences.save(tx, Member(ALICE, None, confirm_card=True), NOON_MS + 1)
        club.set_language(tx, GUILD, "en", NOON_MS)
        club.set_language(tx, GUILD, "uk", NOON_MS)

    await database.write(unit)
    assert await chosen_by(database, ALICE) == Member(ALICE, None, confirm_card=True)
    assert await chosen_by(database, BORYS) == Member(BORYS, "en")
    assert await database.read(club.everything) == (ClubRow(GUILD, "uk", None, None),)


async def test_a_language_and_what_was_agreed_do_not_undo_each_other(database):
    row = ClubRow(GUILD, None, '{"game": "ffb"}', '{"move_seconds": 45}')

    def unit(tx):
        club.save(tx, row, NOON_MS, ALICE, {})
        club.set_language(tx, GUILD, "uk", NOON_MS)
        club.save(tx, row, NOON_MS, ALICE, {})

    await database.write(unit)
    assert await database.read(club.everything) == (ClubRow(GUILD, "uk", row.defaults, row.times),)


async def test_meta_keeps_the_last_text_of_a_name(database):
    assert await database.read(lambda tx: meta.find(tx, "tree")) is None
    await database.write(lambda tx: meta.save(tx, "tree", "one"))
    await database.write(lambda tx: meta.save(tx, "tree", "two"))
    assert await database.read(lambda tx: meta.find(tx, "tree")) == "two"
