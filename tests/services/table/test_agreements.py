"""Pauses, giving up, claiming the rest, cards that need no decision."""

from datetime import timedelta
from itertools import count

import pytest

from bot.services.table.clocks.auto import auto_card
from engine.actions import PASS, Bid
from engine.cards import Strain, Suit, suit_of
from engine.claims import may_claim_rest, proof
from engine.presets import preset
from engine.results import Phase
from tests.services.house import ANNA, BORIS, FOUR, GRACE, MARTA, VIRA, refusal
from tests.services.table.test_deadlines_days import days_table
from tests.services.timing import (
    CLOCKED,
    DAY,
    auction,
    clock_of,
    people,
    play_until,
    run,
    seat_clock,
    with_policy,
)

SHORT = preset("club").with_options({"target": 10_000})


@pytest.fixture
async def house(open_house):
    return await open_house(CLOCKED)


def seconds_left(house, table_id):
    return (people(house, table_id).waiting.until - house.clock.now()).total_seconds()


# ------------------------------------------------------------ pauses


async def test_pause_stands_still_for_three_minutes_and_keeps_what_was_left(house):
    table_id = await house.running_table()
    await run(house, 12)
    await house.service.agreements.pause(table_id, ANNA)
    await run(house, 179)
    assert people(house, table_id).pause is not None
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, 1)
    assert people(house, table_id).pause is None
    assert seconds_left(house, table_id) == 18
    await run(house, 17.9)
    assert people(house, table_id).waiting.stage == "turn"
    await run(house, 0.1)
    assert people(house, table_id).waiting.stage == "grace"


async def test_each_member_has_one_pause_in_a_match_and_they_do_not_overlap(house):
    table_id = await house.running_table()
    await house.service.agreements.pause(table_id, ANNA)
    assert await refusal(house.service.agreements.pause(table_id, BORIS)) == "pause-running"
    await run(house, 180)
    assert await refusal(house.service.agreements.pause(table_id, ANNA)) == "pause-used"
    await house.service.agreements.pause(table_id, BORIS)
    assert await refusal(house.service.agreements.pause(table_id, MARTA)) == "not-seated"


async def test_the_three_others_end_a_pause_together_its_owner_alone(house):
    table_id = await house.running_table()
    await run(house, 10)
    await house.service.agreements.pause(table_id, ANNA)
    await run(house, 60)
    await house.service.agreements.end_pause(table_id, BORIS)
    assert await refusal(house.service.agreements.end_pause(table_id, BORIS)) == "action-already-done"
    await house.service.agreements.end_pause(table_id, VIRA)
    assert people(house, table_id).pause is not None
    await house.service.agreements.end_pause(table_id, GRACE)
    assert people(house, table_id).pause is None
    assert seconds_left(house, table_id) == 20
    assert await refusal(house.service.agreements.end_pause(table_id, GRACE)) == "no-pause"
    await house.service.agreements.pause(table_id, BORIS)
    await house.service.agreements.end_pause(table_id, BORIS)
    assert seconds_left(house, table_id) == 20


async def test_pause_survives_a_restart(house):
    table_id = await house.running_table()
    await house.service.agreements.pause(table_id, ANNA)
    await run(house, 100)
    house = await house.crash()
    assert people(house, table_id).pause.until_ms / 1000 >= house.clock.now().timestamp() + 80
    assert await refusal(house.service.agreements.pause(table_id, BORIS)) == "pause-running"
    await house.close()


async def test_move_during_a_pause_gives_the_next_member_his_time_after_it(house):
    table_id = await house.running_table()
    await house.service.agreements.pause(table_id, ANNA)
    await run(house, 30)
    await house.act(table_id, choice=lambda actions: PASS)
    assert seconds_left(house, table_id) == 150 + 30


async def test_pause_by_days_needs_everybody_and_an_end_within_two_weeks(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1)))
    table_id = await days_table(house)
    now = house.clock.now()
    propose = house.service.agreements.propose_pause
    assert await refusal(house.service.agreements.pause(table_id, ANNA)) == "not-live"
    assert await refusal(propose(table_id, ANNA, now + timedelta(days=14, seconds=1))) == "pause-too-long"
    assert await refusal(propose(table_id, ANNA, now)) == "pause-too-long"
    await propose(table_id, ANNA, now + timedelta(days=14))
    assert await refusal(house.service.agreements.answer(table_id, ANNA, "pause", yes=True)) == "not-asked"
    for user in (BORIS, VIRA):
        await house.service.agreements.answer(table_id, user, "pause", yes=True)
    assert people(house, table_id).pause is None
    await house.service.agreements.answer(table_id, GRACE, "pause", yes=True)
    assert people(house, table_id).pause.until_ms == (now + timedelta(days=14)).timestamp() * 1000
    await run(house, 14 * DAY + 1)
    assert people(house, table_id).pause is None
    assert people(house, table_id).waiting.stage == "turn"
    assert seconds_left(house, table_id) == DAY - 1


async def test_one_no_ends_the_proposal_of_a_pause(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1)))
    table_id = await days_table(house)
    await house.service.agreements.propose_pause(table_id, ANNA, house.clock.now() + timedelta(days=3))
    await house.service.agreements.answer(table_id, BORIS, "pause", yes=False)
    assert await refusal(house.service.agreements.answer(table_id, VIRA, "pause", yes=True)) == "no-question"


# ------------------------------------------------------------ giving up


async def third_deal(house, **settings):
    table_id = await house.running_table(rules=SHORT, **settings)
    while house.listing.table_view(table_id).public.number < 3:
        await house.act(table_id)
    return table_id


async def test_match_is_given_up_by_both_partners_from_the_third_deal_on(house):
    table_id = await house.running_table(rules=SHORT)
    assert await refusal(house.service.agreements.propose_surrender(table_id, ANNA)) == "surrender-too-early"
    while house.listing.table_view(table_id).public.number < 3:
        await house.act(table_id)
    await house.service.agreements.propose_surrender(table_id, ANNA)
    assert house.listing.lobby_view(table_id).state == "playing"
    for user in (BORIS, ANNA):
        assert await refusal(house.service.agreements.answer(table_id, user, "surrender", yes=True)) == "not-asked"
    view = await house.table_after(table_id, house.service.agreements.answer(table_id, VIRA, "surrender", yes=True))
    assert (view.lobby.state, view.public.winner, view.people.given_up) == ("finished", 1, 0)
    ends = {user: (await house.store.clocks.results_of(user, 11))[0].outcome for user in FOUR}
    assert ends == {ANNA: "surrendered", VIRA: "surrendered", BORIS: "good", GRACE: "good"}
    house = await house.crash()
    assert house.listing.table_view(table_id).public.winner == 1
    assert (await house.service.records.of_table(table_id, ANNA))["surrendered"] == 0
    await house.close()


async def test_each_member_proposes_to_give_up_once_in_a_match(house):
    table_id = await third_deal(house)
    await house.service.agreements.propose_surrender(table_id, ANNA)
    await house.service.agreements.answer(table_id, VIRA, "surrender", yes=False)
    assert await refusal(house.service.agreements.propose_surrender(table_id, ANNA)) == "surrender-used"
    await house.service.agreements.propose_surrender(table_id, VIRA)
    await house.service.agreements.answer(table_id, ANNA, "surrender", yes=True)
    assert house.listing.lobby_view(table_id).state == "finished"


async def test_question_of_a_surrender_ends_with_its_deal(house):
    table_id = await third_deal(house)
    await house.service.agreements.propose_surrender(table_id, ANNA)
    while house.listing.table_view(table_id).public.number < 4:
        await house.act(table_id)
    assert await refusal(house.service.agreements.answer(table_id, VIRA, "surrender", yes=True)) == "no-question"


async def test_with_a_robot_for_a_partner_one_gives_up_alone(house):
    table_id = await house.full_table(humans=(ANNA, BORIS), rules=SHORT)
    await house.service.matches.start(table_id, ANNA, house.click())
    while house.listing.table_view(table_id).public.number < 3:
        if house.to_act(table_id) is None:
            await run(house, 8)
        else:
            await house.act(table_id)
    assert (
        await house.table_after(table_id, house.service.agreements.propose_surrender(table_id, ANNA))
    ).lobby.state == "finished"


# ------------------------------------------------------------ the rest is mine


async def claimable(house, *, proved):
    """A table at which the member to act may claim; whether his view proves it is as asked."""
    for seed in count():
        house.random.seed(seed)
        table_id = await house.running_table(rules=SHORT)
        await auction(house, table_id)
        while house.listing.table_view(table_id).public.phase is Phase.PLAY:
            view = house.listing.hand_view(table_id, house.to_act(table_id)).seat
            enough = len(view.hand) > 1 and may_claim_rest(view)
            if enough and (proof(view) is not None) == proved:
                return table_id
            await house.act(table_id)
        await house.service.lobby.close(table_id, ANNA, moderator=True)
    raise AssertionError


async def test_proved_claim_ends_the_deal_at_once_with_all_tricks(house):
    table_id = await claimable(house, proved=True)
    user, view = house.to_act(table_id), house.listing.table_view(table_id)
    before = len(view.public.tricks)
    await house.service.agreements.claim(table_id, user, view.seq, house.click())
    deal = house.listing.table_view(table_id).public.deals[-1]
    seat = view.lobby.seat_of(user)
    assert {trick.winner % 2 for trick in deal.tricks[before:]} == {seat % 2}
    assert len(deal.tricks) == 8
    house = await house.crash()
    assert house.listing.table_view(table_id).public.deals[-1] == deal
    await house.close()


async def test_claim_is_made_once_per_click_and_on_a_fresh_view(house):
    table_id = await claimable(house, proved=True)
    user, seq, click = house.to_act(table_id), house.listing.table_view(table_id).seq, house.click()
    assert await refusal(house.service.agreements.claim(table_id, user, seq - 1, house.click())) == "stale-view"
    await house.service.agreements.claim(table_id, user, seq, click)
    assert await refusal(house.service.agreements.claim(table_id, user, seq, click)) == "action-already-done"


async def test_claim_without_proof_needs_both_opponents_and_ends_with_the_next_card(house):
    table_id = await claimable(house, proved=False)
    user, view = house.to_act(table_id), house.listing.table_view(table_id)
    seat = view.lobby.seat_of(user)
    await house.service.agreements.claim(table_id, user, view.seq, house.click())
    assert house.listing.table_view(table_id).public == view.public
    opponents = [FOUR[(seat + 1) % 4], FOUR[(seat + 3) % 4]]
    assert (
        await refusal(house.service.agreements.answer(table_id, FOUR[(seat + 2) % 4], "claim", yes=True)) == "not-asked"
    )
    await house.service.agreements.answer(table_id, opponents[0], "claim", yes=True)
    assert house.listing.table_view(table_id).public == view.public
    await house.act(table_id)
    assert await refusal(house.service.agreements.answer(table_id, opponents[1], "claim", yes=True)) == "no-question"


async def test_granted_claim_is_played_out_or_told_to_be_impossible(house):
    table_id = await claimable(house, proved=False)
    user, view = house.to_act(table_id), house.listing.table_view(table_id)
    seat = view.lobby.seat_of(user)
    await house.service.agreements.claim(table_id, user, view.seq, house.click())
    for step in (1, 3):
        after = await house.table_after(
            table_id, house.service.agreements.answer(table_id, FOUR[(seat + step) % 4], "claim", yes=True)
        )
    told = [note.kind for note in after.people.notices]
    assert len(after.public.deals) > len(view.public.deals) or "claim-failed" in told
    assert after.people.proposals == ()


async def test_nothing_is_claimed_early_or_out_of_turn(house):
    table_id = await house.running_table()
    await auction(house, table_id)
    view = house.listing.table_view(table_id)
    claim = house.service.agreements.claim(table_id, house.to_act(table_id), view.seq, house.click())
    assert await refusal(claim) == "claim-not-now"


# ------------------------------------------------------------ cards that need no decision


QUICK_CARD = with_policy(forced=True)


async def at_forced_card(house, table_id):
    """Play until the member to act has one legal card (and others in hand)."""
    while True:
        user = house.to_act(table_id)
        if user is None:
            await house.act(table_id)
            continue
        view = house.listing.hand_view(table_id, user).seat
        if len(view.legal_cards) == 1 and len(view.hand) > 1:
            return user, view.legal_cards[0]
        bids = [call for call in view.legal_calls if isinstance(call, Bid)]
        if bids and not view.public.calls:
            await house.act(table_id, choice=lambda _, first=bids[0]: first)
        else:
            await house.act(table_id)


@pytest.mark.parametrize(("chance", "delay"), [(0.0, 1.0), (0.5, 1.75), (0.999, 2.4985)])
async def test_card_without_an_alternative_plays_itself_after_a_random_time(open_house, chance, delay):
    house = await open_house(QUICK_CARD, chance=lambda: chance)
    table_id = await house.running_table()
    user, card = await at_forced_card(house, table_id)
    before = house.listing.table_view(table_id)
    await run(house, delay - 0.05)
    assert house.listing.table_view(table_id) == before
    await run(house, 0.1)
    after = house.listing.table_view(table_id).public
    laid = after.trick[-1:] or after.tricks[-1].cards[-1:]
    assert laid == (card,)
    assert seat_clock(house, table_id, user).misses == 0


async def test_nothing_public_tells_a_forced_card_from_another(open_house):
    """The same deadline, the same turn, no notice, no name in the log."""
    house = await open_house(QUICK_CARD, chance=lambda: 0.5)
    table_id = await house.running_table()
    await at_forced_card(house, table_id)
    view = house.listing.table_view(table_id)
    assert (view.people.waiting.until - house.clock.now()).total_seconds() == 30
    await run(house, 2)
    assert house.listing.table_view(table_id).people.notices == ()
    assert auto_card(house.service.registry.find(table_id).game.match, clock_of(house, table_id), forced=False) is None


async def test_owner_may_be_quicker_than_the_table_and_the_card_is_played_once(open_house):
    house = await open_house(QUICK_CARD, chance=lambda: 0.5)
    table_id = await house.running_table()
    user, _ = await at_forced_card(house, table_id)
    await run(house, 1)
    seq = house.listing.table_view(table_id).seq
    await house.act(table_id)
    await run(house, 0.8)
    log = await house.store.matches.find_log(house.listing.table_view(table_id).match_id)
    assert sum(event.kind == "card-played" and event.seq == seq for event in log.events) == 1
    assert log.events[seq].actor_id == user


async def days_play(house):
    table_id = await days_table(house)
    await auction(house, table_id)
    return table_id


async def test_card_set_in_advance_is_played_when_its_suit_is_led(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1), forced=False), chance=lambda: 0.5)
    table_id = await days_play(house)
    leader = house.to_act(table_id)
    follower = FOUR[(FOUR.index(leader) + 1) % 4]
    hand = house.listing.hand_view(table_id, follower).seat.hand
    lead = house.listing.hand_view(table_id, leader).seat.legal_cards
    card = next(card for card in hand if any(suit_of(one) == suit_of(card) != Suit.HEARTS for one in lead))
    view = await house.hand_after(
        table_id, follower, house.service.agreements.set_condition(table_id, follower, suit_of(card), card)
    )
    assert [(one.led, one.card) for one in view.conditions] == [(suit_of(card), card)]
    assert house.listing.hand_view(table_id, leader).conditions == ()
    assert "ondition" not in repr(house.listing.table_view(table_id))
    chosen = next(one for one in lead if suit_of(one) == suit_of(card))
    await house.act(table_id, choice=lambda actions: next(a for a in actions if a.card == chosen))
    await run(house, 1.7)
    assert len(house.listing.table_view(table_id).public.trick) == 1
    await run(house, 0.1)
    assert house.listing.table_view(table_id).public.trick == (chosen, card)
    assert house.listing.hand_view(table_id, follower).conditions == ()


async def test_card_set_for_another_suit_waits_and_can_be_dropped(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1), forced=False))
    table_id = await days_play(house)
    leader = house.to_act(table_id)
    follower = FOUR[(FOUR.index(leader) + 1) % 4]
    hand = house.listing.hand_view(table_id, follower).seat.hand
    await house.act(table_id)
    led = suit_of(house.listing.table_view(table_id).public.trick[0])
    other = Suit((led + 1) % 4)
    await house.service.agreements.set_condition(table_id, follower, other, hand[0])
    await run(house, 60)
    assert len(house.listing.table_view(table_id).public.trick) == 1
    assert (
        await house.hand_after(table_id, follower, house.service.agreements.drop_conditions(table_id, follower))
    ).conditions == ()


async def test_conditions_are_refused_where_they_mean_nothing(open_house):
    house = await open_house(with_policy(heartbeat=timedelta(days=1), forced=False))
    live = await house.running_table()
    set_card = house.service.agreements.set_condition
    assert await refusal(set_card(live, ANNA, None, 0)) == "not-by-days"
    table_id = await days_table(house)
    assert await refusal(set_card(table_id, ANNA, None, 0)) == "wrong-phase"
    await auction(house, table_id, Strain.SPADES)
    foreign = house.listing.hand_view(table_id, BORIS).seat.hand[0]
    assert await refusal(set_card(table_id, ANNA, None, foreign)) == "card-not-in-hand"
    await play_until(house, table_id, ANNA)
