"""Nobody chose the cards: committed to before anyone agreed, drawn from what everybody contributed, provable after."""

from dataclasses import replace

from bot.store.codec import decode_event
from engine.events import Dealt
from engine.fairness import verify_record
from engine.presets import preset
from engine.shuffle import commitment, deck_order, first_dealer
from tests.services.house import ANNA, BORIS, FOUR, OLEG, QUICK, VIRA

SHORT = replace(preset("club"), target=500, contra=False)


async def test_commitment_is_shown_from_the_opening_and_stays_until_the_match(house):
    table_id = await house.open_table(rules=SHORT)
    shown = house.listing.lobby_view(table_id).commitment
    for user in FOUR[1:]:
        assert (
            await house.lobby_after(table_id, house.service.lobby.take_seat(table_id, user, None, house.click()))
        ).commitment == shown
    view = await house.table_after(table_id, house.service.matches.start(table_id, ANNA, house.click()))
    assert view.fairness.commitment == shown
    assert view.fairness.secret_hex is None
    assert view.fairness.next_commitment == view.lobby.commitment != shown


async def test_contributions_are_the_clicks_of_members_after_the_commitment_and_zero_for_robots(house):
    table_id = await house.open_table(rules=SHORT, interaction_id=5)
    await house.service.lobby.take_seat(table_id, BORIS, 1, 50)
    await house.service.lobby.take_seat(table_id, BORIS, 2, 51)
    await house.service.lobby.take_seat(table_id, VIRA, 1, 52)
    await house.service.lobby.add_robot(table_id, ANNA, 3)
    view = await house.table_after(table_id, house.service.matches.start(table_id, ANNA, 53))
    assert view.fairness.contributions == (53, 52, 51, 0)


async def test_every_dealt_deck_and_the_first_dealer_follow_from_the_revealed_secret(house):
    table_id = await house.full_table(rules=SHORT)
    shown = house.listing.lobby_view(table_id).commitment
    await house.service.matches.start(table_id, ANNA, house.click())
    end = await house.play(table_id)
    secret = bytes.fromhex(end.fairness.secret_hex)
    assert commitment(secret) == shown
    log = await house.store.matches.find_log(end.match_id)
    assert log.match.first_dealer == first_dealer(SHORT, secret, end.fairness.contributions)
    dealt = [event for event in map(decode_event, log.events) if isinstance(event, Dealt)]
    assert len(dealt) == end.public.number >= 2
    for number, event in enumerate(dealt, 1):
        assert event.deck == deck_order(SHORT, secret, number, end.fairness.contributions)


async def test_record_of_a_finished_match_proves_it_and_a_changed_deck_is_found(house):
    table_id = await house.running_table(rules=SHORT)
    await house.play(table_id)
    record = await house.service.records.of_table(table_id, ANNA)
    assert verify_record(record).fair
    record["fairness"]["contributions"][0] += 1
    verdict = verify_record(record)
    assert not verdict.fair
    assert verdict.wrong_deals


async def test_next_match_has_another_secret_that_was_committed_to_before_anybody_agreed(house):
    table_id = await house.running_table(rules=SHORT)
    promised = house.listing.table_view(table_id).fairness.next_commitment
    first = await house.play(table_id)
    assert first.lobby.commitment == first.fairness.next_commitment == promised
    clicks = [house.click() for _ in FOUR]
    for user, click in zip(FOUR, clicks, strict=True):
        assert house.listing.lobby_view(table_id).commitment == promised
        await house.service.matches.rematch(table_id, user, click)
    second = house.listing.table_view(table_id)
    assert second.fairness.commitment == promised
    assert second.fairness.contributions == tuple(clicks)
    assert second.fairness.secret_hex is None
    assert second.fairness.next_commitment not in (promised, first.fairness.commitment)
    end = await house.play(table_id)
    assert end.fairness.secret_hex != first.fairness.secret_hex
    assert verify_record(await house.service.records.of_table(table_id, BORIS)).fair


async def test_member_who_joins_for_the_next_match_contributes_to_it(house):
    table_id = await house.running_table(rules=SHORT)
    await house.play(table_id)
    await house.service.lobby.leave_seat(table_id, ANNA)
    for click, user in enumerate(FOUR[1:], 9001):
        await house.service.matches.rematch(table_id, user, click)
    await house.service.lobby.take_seat(table_id, OLEG, 0, 9005)
    await house.until(lambda: house.listing.lobby_view(table_id).state == "playing")
    assert house.listing.table_view(table_id).fairness.contributions == (9005, 9001, 9002, 9003)


async def test_match_dealt_over_crashes_and_robots_is_as_provable(open_house):
    house = await open_house(QUICK)
    table_id = await house.running_table(humans=(ANNA,), rules=SHORT)
    moves = 0
    while True:
        await house.until(
            lambda: house.listing.lobby_view(table_id).state != "playing" or house.to_act(table_id) == ANNA  # noqa: B023
        )
        if house.listing.lobby_view(table_id).state != "playing":
            break
        await house.act(table_id)
        moves += 1
        if moves % 5 == 0:
            house = await house.crash()
    assert verify_record(await house.service.records.of_table(table_id, ANNA)).fair
