"""A practice deal on Discord: alone with robots, wrong presses explained, nothing seen or counted anywhere."""

from typing import Any

import pytest

from bot.store import practice
from bot.store.errors import StorageFailed
from bot.texts import Language
from engine.cards import card_code
from engine.presets import preset_names
from tests.cogs.club import having, id_of
from tests.members import Member
from tests.screens import Screen
from tests.world import World

COUNT = "SELECT count(*) AS n FROM {}"


async def view_of(world: World, member: Member) -> Any:
    return await world.env.as_bot(world.bot.services.practices.find(member.id))


async def step(world: World, member: Member, screen: Screen) -> Screen:
    """Do the first allowed thing: say combinations, bid, then pass, then the first legal card."""
    seat = (await view_of(world, member)).seat
    if having(screen, "try-say"):
        pressed = having(screen, "try-say", "announce")
    elif seat.legal_cards:
        pressed = having(screen, "try-card", card_code(seat.legal_cards[0]))
    elif seat.public.standing_bid is None and having(screen, "try-bid"):
        pressed = having(screen, "try-bid")
    else:
        pressed = having(screen, "try-call", "take") or having(screen, "try-call", "pass") or having(screen, "try-bid")
    return (await member.click(screen, pressed[0].custom_id)).screen


async def until_cards(world: World, member: Member, screen: Screen) -> Screen:
    while not having(screen, "try-card"):
        screen = await step(world, member, screen)
    return screen


@pytest.mark.parametrize("nick", ["anna", "vira", "grace"])
async def test_a_whole_deal_with_a_restart_and_with_every_wrong_card_pressed(world: World, nick: str):
    """Each card that may not be laid is explained, changes nothing, and the deal ends with every point."""
    member: Member = getattr(world, nick)
    say = world.bot.texts.say({"anna": Language.RU, "vira": Language.UK}.get(nick, Language.EN))
    screen = await until_cards(world, member, (await member.slash("practice")).screen)
    wrong = tricks = 0
    while not (view := await view_of(world, member)).over:
        for card in view.seat.refusals:
            told = (await member.click(screen, having(screen, "try-card", card_code(card))[0].custom_id)).screen
            assert say("practice-may", cards="").strip() in told.text
            assert told.text.count("**") % 2 == 0
            assert (await view_of(world, member)).seq == view.seq
            wrong += 1
        if len(view.seat.public.tricks) == 4 and tricks < 4:
            await world.restart()
        tricks = len(view.seat.public.tricks)
        if tricks:
            trick = view.seat.public.tricks[-1]
            assert f"= {say('count-points', n=trick.points)}" in world.fresh(screen).text
        screen = await step(world, member, world.fresh(screen))
    assert wrong > 0
    assert say("score-deal-total", points=view.seat.public.deals[-1].score.score[0]) in screen.text
    assert say("score-hands-title") in screen.text
    assert not having(screen, "try-hint")

    await member.click(screen, say("practice-button-new"))
    assert not (await view_of(world, member)).over


async def test_nobody_else_sees_anything_and_nothing_is_counted(world: World):
    before = len(world.public())
    screen = await until_cards(world, world.anna, (await world.anna.slash("practice")).screen)
    while not (await view_of(world, world.anna)).over:
        screen = await step(world, world.anna, screen)
    assert screen.ephemeral
    assert len(world.public()) == before
    assert world.bot.services.tables.listing.of_server(world.guild.id) == ()
    for table in ("tables", "matches", "seat_results", "events"):
        row = await world.env.as_bot(world.bot.services.database.fetch_one(COUNT.format(table)))
        assert row["n"] == 0, table


async def test_a_hint_names_an_allowed_action_and_its_reason(world: World):
    screen = (await world.anna.slash("practice")).screen
    for _ in range(12):
        view = await view_of(world, world.anna)
        if view.over:
            break
        told = (await world.anna.click(screen, "Подсказка")).screen
        assert "Совет:" in told.text
        assert (await view_of(world, world.anna)).seq == view.seq
        screen = await step(world, world.anna, told)


async def test_the_command_goes_on_with_the_deal_that_waits_and_another_game_begins_anew(world: World):
    screen = await until_cards(world, world.anna, (await world.anna.slash("practice")).screen)
    first = await view_of(world, world.anna)
    again = (await world.anna.slash("practice")).screen
    assert (await view_of(world, world.anna)).practice_id == first.practice_id
    await world.anna.slash("practice", game="ukrainian")
    second = await view_of(world, world.anna)
    assert second.practice_id != first.practice_id
    for old in (screen, again):
        reply = await world.anna.click(old, having(world.fresh(old), "try-card")[0].custom_id)
        assert "уже нет" in reply.screen.text
    assert (await view_of(world, world.anna)).seq == second.seq


async def test_an_old_or_doubled_press_is_answered_by_the_deal_as_it_is_now(world: World):
    screen = await until_cards(world, world.anna, (await world.anna.slash("practice")).screen)
    card = card_code((await view_of(world, world.anna)).seat.legal_cards[0])
    button = having(screen, "try-card", card)[0].custom_id
    await world.burst(world.anna.click(screen, button), world.anna.click(screen, button))
    view = await view_of(world, world.anna)
    assert card not in [card_code(held) for held in view.seat.hand]
    assert len(view.seat.hand) == 7
    reply = await world.anna.click_old(screen, button)
    assert "Игра уже ушла вперёд" in reply.screen.text


async def test_a_picked_price_is_kept_on_the_buttons(world: World):
    screen = (await world.anna.slash("practice")).screen
    while not having(screen, "try-price"):
        screen = (await world.anna.click(screen, "Новая раздача")).screen
    shown = (await world.anna.select(screen, "150")).screen
    assert {id_of(control).arg[:3] for control in having(shown, "try-bid")} == {"150"}


@pytest.mark.parametrize("game", preset_names())
async def test_every_game_is_practised_to_its_end(world: World, game: str):
    screen = (await world.anna.slash("practice", game=game)).screen
    for _ in range(40):
        if (await view_of(world, world.anna)).over:
            break
        screen = await step(world, world.anna, screen)
    assert (await view_of(world, world.anna)).over
    deal = (await view_of(world, world.anna)).seat.public.deals[-1]
    say = world.bot.texts.say(Language.RU)
    assert all(say("score-deal-total", points=points) in screen.text for points in deal.score.score)


async def test_trouble_with_storage_is_answered_by_its_sentence_without_an_apology(
    world: World, monkeypatch: pytest.MonkeyPatch
):
    """The refusal was to be said on the deal as it is now, which could not be read either."""
    screen = await until_cards(world, world.anna, (await world.anna.slash("practice")).screen)

    def broken(_tx: Any, _user_id: int) -> None:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(practice, "find", broken)
    reply = await world.anna.click(screen, having(screen, "try-card")[0].custom_id)
    assert reply.screen.text == world.bot.texts.say(Language.RU)("error-storage-trouble")
