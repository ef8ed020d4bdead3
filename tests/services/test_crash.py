"""kill -9 at any moment, then a new process over the same file: nothing is lost, nothing is done twice."""

from dataclasses import replace

import pytest

from bot.services.table.options import TableOptions
from engine.presets import preset
from engine.results import Phase
from tests.doubles import ENDLESS
from tests.services.house import ANNA, FOUR, GUILD, MARTA, QUICK, everything, legal, outcomes, refusal

SHORT = replace(preset("club"), target=500, contra=False)


async def test_f04_every_move_of_a_match_made_by_another_process(open_house):
    house = await open_house(seed=5)
    table_id = await house.running_table(rules=SHORT)
    phases = set()
    while house.listing.lobby_view(table_id).state == "playing":
        before = everything(house.service, table_id)
        phases.add((before[0].public.phase, len(before[0].public.trick)))
        house = await house.crash()
        assert everything(house.service, table_id) == before
        await house.act(table_id)
    before = everything(house.service, table_id)
    house = await house.crash()
    assert everything(house.service, table_id) == before
    assert {Phase.AUCTION, Phase.DEALING} <= {phase for phase, _ in phases}
    assert {(Phase.PLAY, cards) for cards in range(4)} <= phases


async def test_f03_click_on_a_view_drawn_before_the_crash_is_played(open_house):
    house = await open_house()
    table_id = await house.running_table()
    user = house.to_act(table_id)
    old = house.listing.hand_view(table_id, user)
    house = await house.crash()
    clicks = [house.service.play.act(table_id, user, old.table.seq, legal(old)[0], house.click()) for _ in range(2)]
    assert await outcomes(*clicks) == {"ok": 1, "stale-view": 1}


async def test_lobby_comes_back_with_its_seats_place_and_commitment(open_house):
    house = await open_house()
    table_id = await house.full_table(humans=(ANNA, MARTA))
    await house.service.lobby.set_messages(table_id, thread_id=77)
    await house.service.lobby.set_messages(table_id, lobby_message_id=78)
    before = house.listing.lobby_view(table_id)
    house = await house.crash()
    assert house.listing.lobby_view(table_id) == before
    await house.service.matches.start(table_id, ANNA, house.click())
    assert house.listing.table_view(table_id).fairness.commitment == before.commitment


async def test_crash_between_the_score_and_the_next_deal_goes_on_by_itself(open_house):
    house = await open_house(TableOptions(next_deal_delay=8))
    table_id = await house.running_table(rules=replace(SHORT, target=10_000))
    scored = await house.play(table_id, until=lambda view: view.public.phase is Phase.DEALING)
    house = await house.crash()
    assert house.listing.table_view(table_id) == scored
    await house.clock.advance(8)
    await house.until(lambda: house.listing.table_view(table_id).public.phase is Phase.AUCTION)
    assert house.listing.table_view(table_id).public.number == 2


async def test_robot_whose_turn_it_was_moves_after_the_crash(open_house):
    house = await open_house()
    table_id = await house.running_table(humans=(ANNA,))
    while house.to_act(table_id) == ANNA:
        await house.act(table_id)
    seq = house.listing.table_view(table_id).seq
    house = await house.crash(options=QUICK)
    await house.until(lambda: house.listing.table_view(table_id).seq > seq)


async def test_lobby_that_expired_during_the_outage_is_closed_at_the_start(open_house):
    house = await open_house(TableOptions(clocks=ENDLESS))
    table_id = await house.open_table()
    await house.service.close()
    await house.clock.advance(3600)
    house = await house.crash()
    await house.until(lambda: house.listing.lobby_view(table_id).state == "closed")


async def test_closed_tables_are_not_loaded_again(open_house):
    house = await open_house()
    table_id = await house.open_table()
    await house.service.lobby.close(table_id, ANNA, moderator=False)
    house = await house.crash()
    assert await refusal(house.service.lobby.take_seat(table_id, MARTA, None, house.click())) == "table-not-found"


@pytest.mark.expects_errors
async def test_f19_table_whose_match_cannot_be_read_harms_no_other_and_can_be_left_and_closed(open_house, caplog):
    house = await open_house()
    broken, good = await house.running_table(), await house.running_table()
    view = house.listing.table_view(broken)
    await house.database.write(
        lambda tx: tx.execute(
            "INSERT INTO events (match_id, seq, kind, body, at_ms) VALUES (?, 1, 'omen', '{\"v\":1}', 0)",
            (view.match_id,),
        )
    )
    before = everything(house.service, good)
    house = await house.crash()
    assert everything(house.service, good) == before
    act = house.service.play.act(broken, ANNA, view.seq, None, house.click())
    assert await refusal(act) == "match-unreadable"
    assert "reference" in caplog.text
    assert house.listing.lobby_view(broken).state == "playing"
    await house.service.lobby.leave_seat(broken, FOUR[1])
    assert house.listing.lobby_view(broken).seat_of(FOUR[1]) is None
    assert await house.listing.joinable(GUILD, FOUR[1]) == ()
    assert (await house.lobby_after(broken, house.service.lobby.close(broken, ANNA, moderator=False))).state == "closed"
