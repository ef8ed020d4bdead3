"""One more match on Discord: the same partners, or others."""

from tests.cogs.club import Club, gather, having
from tests.screens import Screen
from tests.world import World


async def finished(world: World) -> Club:
    """Four members who have just played a match of one deal."""
    club = await gather(world, target=20)
    await club.open_hands()
    while club.view.public.winner is None:
        await club.step()
        if club.view.public.phase.value == "dealing":
            await club.press(world.anna, club.card, "next")
            await club.rest()
    return club


def end_card(world: World) -> Screen:
    return next(screen for screen in reversed(world.public()) if having(screen, "again"))


async def test_partners_change_on_the_end_card_and_everybody_confirms_the_new_pairs(world: World) -> None:
    club = await finished(world)
    card = end_card(world)
    assert "Следующая партия" not in card.text
    before = card.text.split("\n")[1]
    stale = having(card, "again")[0].custom_id
    await world.boris.click(card, "Сменить партнёров")
    await club.rest()

    card = end_card(world)
    assert f"Север–Юг: {world.anna.mention} и {world.boris.mention}" in card.text
    assert f"Запад–Восток: {world.grace.mention} и {world.vira.mention}" in card.text
    assert card.text.split("\n")[1] == before, "who has won stays as it was"
    refused = await world.vira.forge(card, stale)
    assert "сидять інакше" in refused.text

    for member in club.players:
        await member.click(end_card(world), "Ещё партию")
        await club.rest()
    view = club.view
    assert (view.lobby.state, view.lobby.match_number) == ("playing", 2)
    assert [seat.user_id for seat in view.lobby.seats] == [
        world.anna.id,
        world.grace.id,
        world.boris.id,
        world.vira.id,
    ]


async def test_the_private_screen_shows_the_new_partner_and_survives_a_restart(world: World) -> None:
    club = await finished(world)
    hand = club.hand(world.anna)
    await club.press(world.anna, hand, "partners")
    await club.rest()
    assert f"Север–Юг: {world.anna.mention} и {world.boris.mention}" in world.fresh(hand).text
    await world.restart()
    await club.rest()
    await world.grace.click(end_card(world), "Ещё партию")
    await club.rest()
    assert f"Ещё партию хотят: {world.grace.mention}" in end_card(world).text
    assert f"Север–Юг: {world.anna.mention} и {world.boris.mention}" in end_card(world).text
