"""Choices of members and clubs, and named facts of the process."""

from bot.store.members.choices import Club, Member, MemberStore
from bot.store.meta import MetaStore
from tests.store.samples import ALICE, BORYS, GUILD, NOON_MS


async def test_member_without_a_choice_has_the_defaults(database):
    people = MemberStore(database)
    assert await people.member(ALICE) == Member(ALICE, None, confirm_card=False)
    assert await people.club(GUILD) == Club(GUILD, None)


async def test_last_choice_counts_and_others_keep_theirs(database):
    people = MemberStore(database)
    await people.set_member(Member(ALICE, "uk", confirm_card=True), NOON_MS)
    await people.set_member(Member(BORYS, "en"), NOON_MS)
    await people.set_member(Member(ALICE, None, confirm_card=True), NOON_MS + 1)
    await people.set_club(Club(GUILD, "en"), NOON_MS)
    await people.set_club(Club(GUILD, "uk"), NOON_MS)
    assert await people.member(ALICE) == Member(ALICE, None, confirm_card=True)
    assert await people.member(BORYS) == Member(BORYS, "en")
    assert await people.club(GUILD) == Club(GUILD, "uk")


async def test_meta_keeps_the_last_text_of_a_name(database):
    meta = MetaStore(database)
    assert await meta.get("tree") is None
    await meta.set("tree", "one")
    await meta.set("tree", "two")
    assert await meta.get("tree") == "two"
