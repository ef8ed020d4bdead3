"""A match at a table: moves, refusals, double clicks, pauses, the end."""

from dataclasses import replace

import pytest

from bot.services.errors import RuleRefused, ServiceError
from bot.services.table.options import TableOptions
from engine.actions import PASS, Bid, PlayCard
from engine.cards import Strain, suit_of
from engine.presets import preset
from engine.results import Phase
from tests.doubles import ENDLESS
from tests.services.house import ANNA, FOUR, OLEG, everything, legal, outcomes, refusal

SHORT = replace(preset("club"), target=150)
LONG = replace(preset("club"), target=10_000)


async def test_four_members_play_a_match_to_its_end(house):
    table_id = await house.running_table(rules=SHORT)
    end = await house.play(table_id)
    assert end.lobby.state == "finished"
    assert end.lobby.winner == end.public.winner is not None
    assert max(end.lobby.totals) >= 150
    assert end.lobby.totals == end.public.totals
    assert end.lobby.expires_at == house.clock.now() + TableOptions().lobby_expiry("live")


async def test_each_move_makes_the_sequence_grow_by_its_events(house):
    table_id = await house.running_table()
    view = house.listing.table_view(table_id)
    assert view.seq == 1
    hand = await house.hand_after(
        table_id,
        house.to_act(table_id),
        house.service.play.act(table_id, house.to_act(table_id), 1, PASS, house.click()),
    )
    assert hand.table.seq == 2
    assert hand.table == house.listing.table_view(table_id)
    log = await house.store.matches.find_log(view.match_id)
    assert [row.seq for row in log.events] == [0, 1]


async def test_sequence_numbers_never_return_in_the_next_match_of_a_table(house):
    table_id = await house.running_table(rules=SHORT)
    last = (await house.play(table_id)).seq
    for user in FOUR:
        await house.service.matches.rematch(table_id, user, house.click())
    assert house.listing.table_view(table_id).seq > last


async def test_checks_come_in_the_documented_order(house):
    table_id = await house.running_table()
    seq, user, used = house.listing.table_view(table_id).seq, house.to_act(table_id), house.click()
    other = next(one for one in FOUR if one != user)
    act = house.service.play.act
    assert await refusal(act(99, user, seq, PASS, house.click())) == "table-not-found"
    await act(table_id, user, seq, PASS, used)
    assert await refusal(act(table_id, OLEG, seq, PASS, used)) == "action-already-done"
    assert await refusal(act(table_id, OLEG, seq, PASS, house.click())) == "not-seated"
    assert await refusal(act(table_id, other, seq, PlayCard(0), house.click())) == "stale-view"
    seq += 1
    assert await refusal(act(table_id, user, seq, PASS, house.click())) == "not-your-turn"
    assert await refusal(act(table_id, house.to_act(table_id), seq, PlayCard(0), house.click())) == "wrong-phase"


async def test_lobby_has_no_match_to_act_in(house):
    table_id = await house.full_table()
    assert await refusal(house.service.play.act(table_id, ANNA, 0, PASS, house.click())) == "match-not-running"
    assert await refusal(house.service.play.next_deal(table_id, ANNA, 0, house.click())) == "match-not-running"
    with pytest.raises(ServiceError) as caught:
        house.listing.hand_view(table_id, ANNA)
    assert caught.value.code == "match-not-running"


async def test_refused_card_names_the_suit_that_was_led(house):
    table_id = await house.running_table()
    seq, user = house.listing.table_view(table_id).seq, house.to_act(table_id)
    await house.service.play.act(table_id, user, seq, Bid(80, Strain.HEARTS), house.click())
    for _ in range(3):
        await house.act(table_id, choice=lambda actions: PASS)
    while True:
        user = house.to_act(table_id)
        hand = house.listing.hand_view(table_id, user)
        if hand.seat.refusals:
            break
        await house.act(table_id)
    card, code = next(iter(hand.seat.refusals.items()))
    with pytest.raises(RuleRefused) as caught:
        await house.service.play.act(table_id, user, hand.table.seq, PlayCard(card), house.click())
    assert caught.value.code == code
    assert caught.value.args_ == {"suit": suit_of(hand.seat.public.trick[0])}
    assert house.listing.hand_view(table_id, user) == hand


async def test_f15_double_click_on_a_word_or_a_card_has_one_effect(house):
    table_id = await house.running_table(rules=SHORT)
    for _ in range(40):
        view, user = house.listing.table_view(table_id), house.to_act(table_id)
        if user is None:
            await house.act(table_id)
            continue
        action = house.random.choice(legal(house.listing.hand_view(table_id, user)))
        clicks = [house.service.play.act(table_id, user, view.seq, action, house.click()) for _ in range(3)]
        assert await outcomes(*clicks) == {"ok": 1, "stale-view": 2}


async def test_f15_the_same_click_delivered_twice_is_done_once(house):
    table_id = await house.running_table()
    seq, user, click = house.listing.table_view(table_id).seq, house.to_act(table_id), house.click()
    twice = [house.service.play.act(table_id, user, seq, PASS, click) for _ in range(2)]
    assert await outcomes(*twice) == {"ok": 1, "action-already-done": 1}
    assert house.listing.table_view(table_id).seq == seq + 1


async def test_click_that_was_used_at_an_earlier_match_is_refused_after_a_restart(open_house):
    house = await open_house()
    table_id = await house.running_table(rules=SHORT)
    seq, user, click = house.listing.table_view(table_id).seq, house.to_act(table_id), house.click()
    await house.service.play.act(table_id, user, seq, PASS, click)
    await house.play(table_id)
    for member in FOUR:
        await house.service.matches.rematch(table_id, member, house.click())
    house = await house.crash()
    view, user = house.listing.table_view(table_id), house.to_act(table_id)
    assert await refusal(house.service.play.act(table_id, user, view.seq, PASS, click)) == "action-already-done"
    assert house.listing.table_view(table_id) == view
    await house.service.play.act(table_id, user, view.seq, PASS, house.click())


async def test_next_deal_follows_only_a_finished_one_and_once(house):
    table_id = await house.running_table(rules=LONG)
    view = house.listing.table_view(table_id)
    assert await refusal(house.service.play.next_deal(table_id, ANNA, view.seq, house.click())) == "deal-running"
    view = await house.play(table_id, until=lambda now: now.public.phase is Phase.DEALING)
    assert await refusal(house.service.play.next_deal(table_id, OLEG, view.seq, house.click())) == "not-seated"
    everybody = [house.service.play.next_deal(table_id, user, view.seq, house.click()) for user in FOUR]
    assert await outcomes(*everybody) == {"ok": 1, "stale-view": 3}
    assert house.listing.table_view(table_id).public.number == view.public.number + 1


async def test_after_the_end_nothing_can_be_played_or_dealt(house):
    table_id = await house.running_table(rules=SHORT)
    view = await house.play(table_id)
    assert await refusal(house.service.play.act(table_id, ANNA, view.seq, PASS, house.click())) == "game-over"
    assert await refusal(house.service.play.next_deal(table_id, ANNA, view.seq, house.click())) == "game-over"


async def test_next_deal_comes_by_itself_after_the_pause(open_house):
    house = await open_house(TableOptions(next_deal_delay=8))
    table_id = await house.running_table(rules=LONG)
    before = await house.play(table_id, until=lambda now: now.public.phase is Phase.DEALING)
    await house.clock.advance(7.9)
    assert house.listing.table_view(table_id) == before
    await house.clock.advance(0.2)
    await house.until(lambda: house.listing.table_view(table_id).public.phase is Phase.AUCTION)


async def test_pause_that_was_cut_short_by_a_member_does_not_deal_again(open_house):
    house = await open_house(TableOptions(next_deal_delay=8, clocks=ENDLESS))
    table_id = await house.running_table(rules=LONG)
    view = await house.play(table_id, until=lambda now: now.public.phase is Phase.DEALING)
    await house.service.play.next_deal(table_id, ANNA, view.seq, house.click())
    before = everything(house.service, table_id)
    await house.clock.advance(60)
    assert everything(house.service, table_id) == before


async def test_looking_at_a_hand_is_no_change(house):
    table_id = await house.running_table()
    house.changes.clear()
    for user in FOUR:
        house.listing.hand_view(table_id, user)
    assert house.changes == []


async def test_f18_clicks_of_all_members_of_ten_tables_at_once_with_a_reader_lose_nothing(house):
    tables = [await house.running_table() for _ in range(10)]
    for _ in range(5):
        views = [house.listing.table_view(table_id) for table_id in tables]
        movers = [house.to_act(table_id) for table_id in tables]
        clicks = [
            house.service.play.act(view.lobby.table_id, user, view.seq, PASS, house.click())
            for view in views
            if house.to_act(view.lobby.table_id) is not None
            for user in FOUR
        ]
        reading = house.service.records.of_table(tables[0], ANNA)
        told = await outcomes(reading, *clicks)
        moved = sum(mover is not None for mover in movers)
        assert told["ok"] == 1 + moved
        assert told["not-your-turn"] + told["stale-view"] == 3 * moved
        assert told.total() == 1 + 4 * moved
        for view, mover in zip(views, movers, strict=True):
            if mover is not None:
                calls = house.listing.table_view(view.lobby.table_id).public.calls
                assert len(calls) == len(view.public.calls) + 1
