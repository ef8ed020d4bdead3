"""Clicks too late, twice, from the wrong person or against the rules: a sentence and a fresh view for each."""

import pytest

from bot.texts import Language
from cogs.shared.ids import ItemId
from tests.cogs.club import Club, having, id_of
from tests.services.refusals import ALL_REFUSALS
from tests.world import World


@pytest.fixture
async def open_club(club: Club) -> Club:
    """The four with their hands open."""
    await club.open_hands()
    await club.rest()
    return club


def sentence(club: Club, code: str, **args: object) -> str:
    return club.world.bot.texts.say(club.world.bot.language)(f"error-{code}", **args)


async def test_a_stale_click_is_answered_by_the_current_hand(open_club: Club) -> None:
    club = open_club
    anna = club.acting if club.acting.name in ("Анна", "Борис") else None
    while anna is None:
        await club.step()
        anna = club.acting if club.acting.name in ("Анна", "Борис") else None
    old = club.hand(anna)
    await club.press(anna, old, "call", "pass")
    for _ in range(3):
        await club.step()
    before = club.view.seq

    reply = await anna.click_old(old, having(old, "call", "pass")[0].custom_id)

    assert club.view.seq == before
    assert sentence(club, "stale-view") in reply.screen.text
    assert {id_of(control).seq for control in club.world.fresh(old).controls} == {before}


async def test_a_double_click_plays_once(open_club: Club) -> None:
    club = open_club
    await club.until_play()
    member = club.acting
    hand = club.hand(member)
    card = having(hand, "card")[0].custom_id
    before = club.view.seq

    await club.world.burst(member.click_old(hand, card), member.click_old(hand, card))

    assert club.view.seq - before == 1
    assert club.view.public.trick[0] is not None
    assert not having(club.world.fresh(hand), "card")


async def test_a_click_on_a_foreign_turn_is_refused_with_the_reason(open_club: Club) -> None:
    club = open_club
    await club.until_play()
    waiting = next(member for member in club.players if member is not club.acting and member.name in ("Анна", "Борис"))
    hand = club.hand(waiting)
    card = having(hand, "card", enabled=False)[0].custom_id

    reply = await waiting.click_old(hand, card)

    assert sentence(club, "not-your-turn") in reply.screen.text
    assert club.view.public.trick == ()


async def test_an_illegal_card_is_refused_with_the_reason(open_club: Club) -> None:
    club = open_club
    await club.until_play()
    for _ in range(32):
        hand = club.hand(club.acting)
        illegal = [control for control in having(hand, "card", enabled=False) if control.disabled]
        if illegal and club.acting.name in ("Анна", "Борис"):
            break
        await club.step()
    member = club.acting
    code = next(iter(club.service.listing.hand_view(club.table, member.id).seat.refusals.values()))
    before = club.view.seq

    reply = await member.click_old(hand, illegal[0].custom_id)

    assert club.view.seq == before
    assert sentence(club, code, suit="spades").split()[0] in reply.screen.text
    assert having(reply.screen, "card")


async def test_a_card_somebody_else_holds_cannot_be_forged(open_club: Club) -> None:
    club = open_club
    await club.until_play()
    member = club.acting
    mine = {id_of(control).arg for control in having(club.hand(member), "card", enabled=False)}
    foreign = next(code for code in ("7S", "8S", "9S", "7H", "8H", "9H", "7D", "8D", "9D") if code not in mine)
    before = club.view.seq

    reply = await member.forge(club.hand(member), str(ItemId(club.table, before, "card", foreign)))

    assert club.view.seq == before
    assert "**" in reply.screen.text.splitlines()[0]


async def test_somebody_without_a_seat_cannot_act(open_club: Club) -> None:
    club = open_club
    await club.until_play()
    reply = await club.world.oleg.forge(club.card, str(ItemId(club.table, club.view.seq, "call", "pass")))
    assert reply.text == sentence(club, "not-seated")
    assert reply.screen.ephemeral


async def test_a_control_of_an_unknown_table_is_answered(world: World) -> None:
    await world.anna.slash("table open")
    reply = await world.anna.forge(world.last(), str(ItemId(999, 0, "hand")))
    assert reply.text == world.bot.texts.say(world.bot.language)("error-table-not-found")


@pytest.mark.parametrize("custom_id", ["b1:1:0:dance:", "b0:1:0:hand:", "join", "b1:1:0:hand:a:b"])
async def test_a_control_of_another_version_is_answered(world: World, custom_id: str) -> None:
    await world.anna.slash("table open")
    reply = await world.anna.forge(world.last(), custom_id)
    assert reply.text == world.bot.texts.say(world.bot.language)("error-old-control")


async def test_every_refusal_of_the_services_has_a_sentence_in_every_language(world: World) -> None:
    texts = world.bot.texts
    assert [code for code in ALL_REFUSALS for language in Language if not texts.has(language, f"error-{code}")] == []
