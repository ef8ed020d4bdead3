"""The record that a member may take home: a finished match whole, a running one as far as everybody has seen it."""

import json
from dataclasses import replace

from engine.actions import PASS
from engine.presets import preset
from engine.record import read_record
from engine.results import Phase
from tests.services.house import ANNA, BORIS, FOUR, MARTA, OLEG, refusal

SHORT = replace(preset("club"), target=500, contra=False)
LONG = replace(preset("club"), target=10_000)


async def throw_in(house, table_id):
    for _ in range(4):
        await house.act(table_id, choice=lambda actions: PASS)


async def finish_deal(house, table_id):
    return await house.play(table_id, until=lambda view: view.public.phase is Phase.DEALING)


async def test_record_of_a_finished_match_replays_to_the_same_end(house):
    table_id = await house.running_table(rules=SHORT)
    end = await house.play(table_id)
    record = json.loads(json.dumps(await house.service.records.of_match(end.match_id, BORIS)))
    match = read_record(record)
    assert (match.winner, match.totals, match.number) == (end.public.winner, end.public.totals, end.public.number)
    assert record["fairness"]["secret"] == end.fairness.secret_hex
    assert record["first_dealer"] == match.first_dealer
    assert await house.service.records.of_table(table_id, ANNA) == record


async def test_record_of_a_running_match_ends_before_the_running_deal(house):
    table_id = await house.running_table(rules=LONG)
    assert (await house.service.records.of_table(table_id, ANNA))["deals"] == []
    await finish_deal(house, table_id)
    while house.listing.table_view(table_id).public.deals[-1].score is None:  # thrown in
        await house.act(table_id)
        await finish_deal(house, table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    assert "secret" not in record["fairness"]
    await house.act(table_id)
    await house.act(table_id)
    assert await house.service.records.of_table(table_id, ANNA) == record


async def test_cards_of_a_thrown_in_deal_stay_hidden_until_the_end(house):
    table_id = await house.running_table(rules=replace(LONG, target=1))
    await throw_in(house, table_id)
    await house.act(table_id)
    assert (await house.service.records.of_table(table_id, ANNA))["deals"] == []
    end = await house.play(table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    assert len(record["deals"]) == end.public.number >= 2
    assert record["deals"][0]["calls"] == ["pass"] * 4


async def test_match_that_was_closed_in_the_middle_keeps_its_hidden_cards(house):
    table_id = await house.running_table(rules=LONG)
    view = house.listing.table_view(table_id)
    await house.service.lobby.close(table_id, MARTA, moderator=True)
    record = await house.service.records.of_match(view.match_id, ANNA)
    assert record["deals"] == []
    assert "secret" not in record["fairness"]


async def test_records_are_for_those_who_played(house):
    table_id = await house.running_table(rules=SHORT)
    end = await house.play(table_id)
    await house.service.lobby.leave_seat(table_id, ANNA)
    await house.service.lobby.take_seat(table_id, OLEG, 0, house.click())
    assert await refusal(house.service.records.of_match(end.match_id, OLEG)) == "not-seated"
    assert (await house.service.records.of_match(end.match_id, ANNA))["format"] == "belote-record/1"


async def test_unknown_matches_and_tables_without_one_are_refused(house):
    table_id = await house.full_table()
    assert await refusal(house.service.records.of_match(404, ANNA)) == "match-not-found"
    assert await refusal(house.service.records.of_table(404, ANNA)) == "table-not-found"
    assert await refusal(house.service.records.of_table(table_id, ANNA)) == "match-not-found"


async def test_record_outlives_its_table_and_the_process(open_house):
    house = await open_house()
    table_id = await house.running_table(rules=SHORT)
    end = await house.play(table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    for user in FOUR:
        await house.service.lobby.leave_seat(table_id, user)
    house = await house.crash()
    assert await house.service.records.of_match(end.match_id, ANNA) == record
