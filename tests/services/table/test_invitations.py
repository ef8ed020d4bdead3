"""Tables by invitation: who may see them and sit down, across restarts and at every door."""

import pytest

from bot.services.table.lobby import MOST_INVITED
from bot.store.members import forgetting
from tests.services.house import ANNA, BORIS, FOUR, GRACE, GUILD, MARTA, OLEG, VIRA, refusal


def numbers(lobbies):
    return [lobby.table_id for lobby in lobbies]


async def test_only_who_is_invited_sees_a_private_table_and_sits_down(house):
    table = await house.open_table(private=True)
    assert await house.listing.joinable(GUILD, BORIS) == ()
    assert await refusal(house.service.lobby.take_seat(table, BORIS, None, house.click())) == "not-invited"
    await house.service.lobby.invite(table, ANNA, BORIS)
    assert numbers(await house.listing.joinable(GUILD, BORIS)) == [table]
    assert await house.listing.joinable(GUILD, VIRA) == ()
    await house.service.lobby.take_seat(table, BORIS, None, house.click())
    await house.service.lobby.invite(table, BORIS, VIRA)
    assert numbers(await house.listing.joinable(GUILD, VIRA)) == [table]


async def test_invitations_survive_a_restart(house):
    table = await house.open_table(private=True)
    await house.service.lobby.invite(table, ANNA, BORIS)
    house = await house.crash()
    assert await refusal(house.service.lobby.take_seat(table, VIRA, None, house.click())) == "not-invited"
    assert await refusal(house.service.lobby.invite(table, ANNA, BORIS)) == "already-invited"
    await house.service.lobby.take_seat(table, BORIS, None, house.click())


async def test_who_stood_up_may_come_back_the_host_too(house):
    table = await house.open_table(private=True)
    await house.service.lobby.invite(table, ANNA, BORIS)
    await house.service.lobby.take_seat(table, BORIS, None, house.click())
    await house.service.lobby.leave_seat(table, ANNA)
    house = await house.crash()
    await house.service.lobby.take_seat(table, ANNA, None, house.click())
    await house.service.lobby.leave_seat(table, BORIS)
    await house.service.lobby.take_seat(table, BORIS, None, house.click())


async def test_whoever_sits_there_invites_and_nobody_else(house):
    table = await house.open_table(private=True)
    assert await refusal(house.service.lobby.invite(table, BORIS, VIRA)) == "not-seated"
    await house.service.lobby.invite(table, ANNA, BORIS)
    assert await refusal(house.service.lobby.invite(table, BORIS, VIRA)) == "not-seated", (
        "a guest is not at the table yet"
    )
    assert await refusal(house.service.lobby.invite(table, ANNA, ANNA)) == "guest-seated"
    assert await refusal(house.service.lobby.invite(table, ANNA, BORIS)) == "already-invited"


async def test_a_table_has_so_many_invitations(house):
    table = await house.open_table(private=True)
    for guest in range(MOST_INVITED):
        await house.service.lobby.invite(table, ANNA, 1000 + guest)
    assert await refusal(house.service.lobby.invite(table, ANNA, BORIS)) == "too-many-invited"


@pytest.mark.parametrize("private", [True, False])
async def test_who_opened_the_table_is_none_of_the_guests_before_a_restart_and_after(house, private):
    """The last of the invitations was refused at a table that had given out one fewer than it said."""
    table = await house.open_table(private=private)
    for guest in range(MOST_INVITED - 1):
        await house.service.lobby.invite(table, ANNA, 1000 + guest)
    before = house.service.registry.find(table).invited
    house = await house.crash()
    assert house.service.registry.find(table).invited == before
    await house.service.lobby.invite(table, ANNA, BORIS)
    assert await refusal(house.service.lobby.invite(table, ANNA, VIRA)) == "too-many-invited"


async def test_who_was_forgotten_is_no_guest_any_more(house):
    """Storage had forgotten the invitation, the table remembered it until the next restart."""
    table = await house.open_table(private=True)
    await house.service.lobby.invite(table, ANNA, BORIS)
    house.service.registry.uninvite(BORIS)
    assert await refusal(house.service.lobby.take_seat(table, BORIS, None, house.click())) == "not-invited"
    assert await house.listing.joinable(GUILD, BORIS) == ()


async def test_a_substitute_at_a_private_table_is_invited_too(house):
    table = await house.open_table(private=True)
    for user in FOUR[1:]:
        await house.service.lobby.invite(table, ANNA, user)
        await house.service.lobby.take_seat(table, user, None, house.click())
    await house.service.matches.start(table, ANNA, house.click())
    await house.service.absences.leave_match(table, GRACE)
    assert await house.listing.needing_substitute(GUILD, OLEG) == ()
    assert await refusal(house.service.absences.offer(table, OLEG)) == "not-invited"
    await house.service.lobby.invite(table, VIRA, OLEG)
    assert numbers(await house.listing.needing_substitute(GUILD, OLEG)) == [table]
    assert await house.listing.needing_substitute(GUILD, MARTA) == ()
    await house.service.absences.offer(table, OLEG)
    assert house.listing.table_view(table).people.proposals[0].user_id == OLEG


async def test_nothing_is_invited_where_nothing_can_be_stored(house):
    table = await house.open_table(private=True)
    house.broken = True
    assert await refusal(house.service.lobby.invite(table, ANNA, BORIS)) == "storage-trouble"
    house.broken = False
    assert await house.listing.joinable(GUILD, BORIS) == ()
    await house.service.lobby.invite(table, ANNA, BORIS)


async def test_invitations_are_deleted_with_their_tables_and_not_before(house):
    async def full(table):
        for user in FOUR[1:]:
            await house.service.lobby.invite(table, ANNA, user)
            await house.service.lobby.take_seat(table, user, None, house.click())
        await house.service.matches.start(table, ANNA, house.click())

    waiting, playing, closed = [await house.open_table(private=True) for _ in range(3)]
    await full(playing)
    await house.service.lobby.close(closed, ANNA, moderator=False)
    await house.database.write(lambda tx: forgetting.drop_old(tx, 0, "", 0))
    rows = await house.database.fetch_all("SELECT table_id, count(*) AS n FROM invitations GROUP BY table_id")
    assert {row["table_id"]: row["n"] for row in rows} == {waiting: 1, playing: 4}
