"""The process dies: the same hands, the same turn, and the buttons of the old messages still work."""

import pytest

from engine.results import Phase
from tests.cogs.club import Club, gather, having
from tests.world import World


def state(club: Club) -> object:
    view = club.view
    hands = tuple(club.service.listing.hand_view(club.table, member.id).seat.hand for member in club.players)
    return view.seq, view.public.to_act, view.public.trick, view.public.totals, hands


@pytest.mark.parametrize("kill", [False, True])
async def test_f03_the_old_hand_plays_on_after_a_restart_in_the_middle_of_a_trick(club: Club, kill: bool) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play(tricks=1)
    await club.step()
    member, hand, before = club.acting, club.hand(club.acting), state(club)
    card = club.card

    await club.world.restart(kill=kill)
    await club.rest()
    assert state(club) == before
    await club.press(member, hand, "card")
    await club.rest()

    assert len(club.view.public.trick) == 2
    assert club.card.id == card.id
    assert having(club.world.fresh(hand), "card", enabled=False)


async def test_the_old_panel_bids_on_after_a_restart_in_the_auction(club: Club) -> None:
    await club.open_hands()
    await club.bid(club.acting, "90H")
    await club.rest()
    member, hand = club.acting, club.hand(club.acting)
    await member.select(hand, "100")
    await club.world.restart(kill=True)
    await club.press(member, hand, "bid", "100S")
    assert club.view.public.standing_bid.price == 100


async def test_a_restart_between_deals_goes_on_by_itself(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    while club.view.public.phase is not Phase.DEALING:
        await club.step()
    result = club.card
    await club.world.restart(kill=True)
    await club.world.advance(10)
    assert club.view.public.number == 2
    assert club.card.id != result.id
    assert club.world.fresh(result).controls == []


async def test_the_lobby_card_works_after_a_restart(club: Club) -> None:
    world = club.world
    await world.oleg.slash("table open")
    await club.rest()
    card = world.last(world.channel)
    await world.restart(kill=True)
    await world.marta.click(card, "Юг")
    await club.rest()
    assert world.marta.mention in world.fresh(card).text


async def test_a_card_stored_but_not_shown_before_the_kill_is_shown_after_it(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    await club.until_play()
    member = club.acting
    with club.world.held("PATCH", "/channels/*"):
        await club.press(member, club.hand(member), "card")
        played = club.view.public.trick
        assert len(played) == 1
        await club.world.restart(kill=True)
    await club.rest()
    assert club.view.public.trick == played
    assert " — **" in club.card.text


async def test_a_crash_between_posting_a_card_and_storing_its_id_makes_no_second_card(club: Club) -> None:
    await club.open_hands()
    await club.rest()
    while club.view.public.phase is not Phase.DEALING:
        await club.step()
    thread = club.world.threads[0]
    club.world.lose_answer("POST", f"/channels/{thread.id}/messages")
    await club.press(club.players[0], club.card, "next")
    await club.rest()
    await club.world.restart(kill=True)
    await club.world.advance(5)
    heading = club.card.text.splitlines()[0]
    assert [screen for screen in club.world.public(thread) if heading in screen.text] == [club.card]


async def test_a_finished_process_writes_no_errors_and_can_be_started_twice(club: Club) -> None:
    await club.world.restart()
    await club.world.restart()
    await club.open_hands()
    assert having(club.hand(club.acting), "call")


async def test_a_match_killed_before_its_thread_was_made_gets_it_after_the_restart(world: World) -> None:
    club = await gather(world, start=False)
    with world.held("POST", "/channels/*/messages/*/threads"):
        await club.press(world.anna, club.lobby, "start")
        await world.restart(kill=True)
    await world.advance(2)
    assert [thread.id for thread in world.threads] == [club.card.channel_id]
    assert having(club.card, "hand")
