"""Not wanting to sit with somebody takes no complaint: it is offered after a match and with a complaint's receipt."""

from tests.cogs.club import Club, gather, having, id_of, play_out, short_match
from tests.cogs.members.conftest import Ended
from tests.cogs.reporting.desk import FORM, complain
from tests.members import Member
from tests.screens import Screen
from tests.world import World


async def blocked(world: World, member: Member) -> tuple[int, ...]:
    return await world.bot.services.members.blocks.blocked(world.guild.id, member.id)


def labels(screen: Screen) -> list[str]:
    return [button.label for button in screen.buttons]


async def test_the_receipt_offers_it_and_stays_while_it_is_taken_and_given_back(world: World) -> None:
    receipt = await complain(world, world.anna, world.boris)
    assert "жалоба не нужна" in receipt.text
    taken = await world.anna.click(receipt.screen, "Не сажать вместе: Борис")
    assert "Об этом никто не узнает" in taken.text
    assert await blocked(world, world.anna) == (world.boris.id,)
    assert "принята" in world.fresh(receipt.screen).text
    back = await world.anna.click(taken.screen, "Снова можно вместе: Борис")
    assert await blocked(world, world.anna) == ()
    assert labels(back.screen) == ["Не сажать вместе: Борис"]
    assert world.leaks("Не сажать вместе", seen_by=[world.boris, world.marta]) == []


async def test_a_receipt_about_somebody_blocked_already_offers_nothing(world: World) -> None:
    await world.bot.services.members.blocks.set_block(world.guild.id, world.anna.id, world.boris.id, blocked=True)
    receipt = await complain(world, world.anna, world.boris)
    assert receipt.screen.buttons == []


async def finished(world: World) -> Club:
    """Anna and three robots to the end of a match."""
    club = await short_match(world)
    await play_out(club)
    return club


async def test_after_a_match_the_other_people_are_chosen_from_and_robots_are_not(world: World, ended: Ended) -> None:
    match = await ended.match()
    club = await finished(world)
    assert having(club.card, "avoid") == [], "who played with robots only has nobody to avoid"
    chosen = await world.anna.forge(club.card, f"b1:0:0:avoid:{match}")
    assert chosen.screen.ephemeral
    assert labels(chosen.screen) == [f"Не сажать вместе: {name}" for name in ("Борис", "Віра", "Grace")]
    taken = await world.anna.click(chosen.screen, "Не сажать вместе: Віра")
    assert f"Больше не вместе: {world.vira.mention}" in taken.text
    assert labels(taken.screen)[1] == "Снова можно вместе: Віра"
    assert await blocked(world, world.anna) == (world.vira.id,)


async def test_who_did_not_play_is_not_told_who_did(world: World, ended: Ended) -> None:
    match = await ended.match()
    panel = (await world.oleg.slash("report mine")).screen
    reply = await world.oleg.forge(panel, f"b1:0:0:avoid:{match}")
    assert "тем, кто играл в этой партии" in reply.text
    assert world.boris.name not in reply.text


async def among_people(world: World) -> Club:
    """Four members at the end of a short match."""
    club = await gather(world, target=101)
    await club.open_hands()
    while club.view.public.winner is None:
        await club.step() if club.view.public.to_act is not None else await world.advance(1)
    await world.advance(2)
    return club


async def test_after_a_rematch_the_old_card_keeps_thanks_complaints_and_the_choice_of_company(world: World) -> None:
    club = await among_people(world)
    card, match = club.card, club.view.match_id
    assert len(having(card, "avoid")) == 1
    for member in club.players:
        await club.press(member, club.card, "again")
        await club.rest()
    assert club.view.match_id != match
    old = world.fresh(card)
    assert [id_of(control).verb for control in old.controls] == [
        "thanks",
        "replay-match",
        "review",
        "complain",
        "avoid",
    ]
    assert old.text.splitlines()[:2] == card.text.splitlines()[:2]
    form = await world.anna.click(old, "Пожаловаться")
    receipt = await world.anna.submit(form, FORM | {"На кого": [str(world.boris.id)]})
    assert "принята" in receipt.text
    assert "Віра" in (await world.anna.click(old, "Не сажать меня с…")).screen.everything
    await world.advance(7 * 24 * 3600)
    assert "больше 7 дней" in (await world.anna.click(old, "Пожаловаться")).text
