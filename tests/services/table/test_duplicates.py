"""Duplicate deals: several tables, the same decks, nothing known before all have finished, compared then."""

import asyncio

import pytest

from bot.services.errors import ServiceError
from bot.services.history.archive import Archive
from bot.services.history.reviews import Reviews
from bot.services.table import registry
from bot.store.members.contests import BEGINNING, contests, contests_after
from bot.store.members.results import played
from engine.presets import preset
from engine.robots.novice import choose
from engine.shuffle import commitment
from tests.doubles import QuickThinking
from tests.services.house import ANNA, BORIS, CHANNEL, FOUR, GRACE, GUILD, MARTA, OLEG, QUICK, VIRA, outcomes, refusal

OTHERS = (OLEG, MARTA, 107, 108)
PATIENT_HOST = 199


async def opened(house, *, tables=2, deals=2, rules=None):
    return await house.service.duplicates.open(
        guild_id=GUILD,
        channel_id=CHANNEL,
        host_id=PATIENT_HOST,
        rules=rules or preset("club"),
        tables=tables,
        deals=deals,
        pace="live",
        language="ru",
    )


async def sit(house, table_id, users):
    for user in users:
        await house.service.lobby.take_seat(table_id, user, None, house.click())
    await house.service.matches.start(table_id, users[0], house.click())


async def two_running(house):
    event, lobbies = await opened(house)
    numbers = [lobby.table_id for lobby in lobbies]
    await sit(house, numbers[0], FOUR)
    await sit(house, numbers[1], OTHERS)
    return event, numbers


def decks(house, table_id):
    return [(deal.number, deal.dealer) for deal in house.listing.table_view(table_id).public.deals]


async def test_the_commitment_is_stored_before_the_first_table_has_a_place_and_is_the_same_for_all(house):
    event, lobbies = await opened(house, tables=3)
    assert [lobby.commitment for lobby in lobbies] == [event.commitment] * 3
    assert [lobby.free_seats for lobby in lobbies] == [(0, 1, 2, 3)] * 3
    view = await house.service.duplicates.view(GUILD, event.event_id)
    assert view == event
    assert (view.covered, view.comparison) == (True, None)


async def test_all_tables_get_the_same_decks_and_dealers_and_the_secret_proves_them_at_the_end(house):
    event, numbers = await two_running(house)
    for number in numbers:
        await house.play(number)
    records = [
        await house.service.records.of_table(number, user) for user, number in zip((ANNA, OLEG), numbers, strict=True)
    ]
    first, second = ([deal["deck"] for deal in record["deals"][:2]] for record in records)
    assert first == second
    assert decks(house, numbers[0])[:2] == decks(house, numbers[1])[:2]
    for record in records:
        fairness = record["fairness"]
        assert fairness["contributions"] == []
        assert commitment(bytes.fromhex(fairness["secret"])) == fairness["commitment"] == event.commitment
    archived = await Archive(house.database).match(GUILD, house.listing.table_view(numbers[0]).match_id, MARTA)
    assert archived.verdict.fair


async def test_until_all_have_finished_no_record_replay_or_secret_of_an_early_table_is_given_to_anybody(house):
    event, numbers = await two_running(house)
    await house.play(numbers[0])
    view = house.listing.table_view(numbers[0])
    archive = Archive(house.database)
    assert (view.lobby.state, view.lobby.covered, view.fairness.secret_hex) == ("finished", True, None)
    for user in (ANNA, OLEG, PATIENT_HOST):
        assert await refusal(archive.match(GUILD, view.match_id, user)) == "duplicate-covered"
    reviews = Reviews(house.database, archive, QuickThinking(choose))
    assert await refusal(reviews.of_match(GUILD, view.match_id, ANNA)) == "duplicate-covered"
    assert await refusal(house.service.records.of_match(view.match_id, ANNA)) == "duplicate-covered"
    assert await archive.history(GUILD, ANNA, ANNA) == ()
    assert (await house.service.duplicates.view(GUILD, event.event_id)).comparison is None

    await house.play(numbers[1])
    view = house.listing.table_view(numbers[0])
    assert not view.lobby.covered
    assert view.fairness.secret_hex is not None
    assert len(await archive.history(GUILD, ANNA, ANNA)) == 1
    assert (await archive.match(GUILD, view.match_id, OLEG)).verdict.fair


async def test_results_are_compared_deal_by_deal_once_the_last_table_has_finished(house):
    event, numbers = await two_running(house)
    for number in numbers:
        await house.play(number)
    found = (await house.service.duplicates.view(GUILD, event.event_id)).comparison
    for table in found.tables:
        deals = house.listing.table_view(table.table_id).public.deals[:2]
        totals = [deal.score.score if deal.score is not None else (0, 0) for deal in deals]
        assert table.results == tuple(us - them for us, them in totals)
    assert {(line.table_id, line.side) for line in found.lines} == {(n, side) for n in numbers for side in (0, 1)}


async def test_the_last_two_tables_may_finish_at_once(house):
    event, numbers = await two_running(house)
    await asyncio.gather(*(house.play(number) for number in numbers))
    assert [house.listing.table_view(number).lobby.covered for number in numbers] == [False, False]
    assert (await house.service.duplicates.view(GUILD, event.event_id)).comparison is not None


async def test_who_sits_at_one_table_sits_at_no_other_of_the_event(house):
    _, lobbies = await opened(house)
    first, second = (lobby.table_id for lobby in lobbies)
    sitting = (house.service.lobby.take_seat(number, ANNA, None, house.click()) for number in (first, second))
    assert await outcomes(*sitting) == {"ok": 1, "duplicate-other-table": 1}
    taken = first if house.listing.lobby_view(first).seat_of(ANNA) is not None else second
    await house.service.lobby.leave_seat(taken, ANNA)
    assert house.listing.lobby_view(taken).state == "lobby", "an empty table of the event waits for others"
    await house.service.lobby.take_seat(second, ANNA, None, house.click())
    assert house.listing.lobby_view(second).host_id == ANNA


async def test_who_plays_at_one_table_is_no_substitute_at_another(house):
    _, numbers = await two_running(house)
    await house.service.absences.leave_match(numbers[1], OLEG)
    await house.service.absences.offer(numbers[1], ANNA)
    partner = house.service.agreements.answer(numbers[1], OTHERS[2], "substitute", yes=True)
    assert await refusal(partner) == "duplicate-other-table"
    assert house.listing.lobby_view(numbers[1]).seat_of(ANNA) is None


async def test_who_was_a_substitute_at_one_table_sits_at_no_other_afterwards(house):
    _, lobbies = await opened(house)
    early, late = (lobby.table_id for lobby in lobbies)
    await sit(house, early, FOUR)
    await house.service.absences.leave_match(early, BORIS)
    await house.service.absences.offer(early, OLEG)
    await house.service.agreements.answer(early, GRACE, "substitute", yes=True)
    await house.play(early)
    await house.service.lobby.leave_seat(early, OLEG)
    for knowing in (OLEG, BORIS):
        assert (
            await refusal(house.service.lobby.take_seat(late, knowing, None, house.click())) == "duplicate-other-table"
        )


async def test_who_won_at_an_early_table_is_in_no_list_or_profile_before_all_have_finished(house):
    _, numbers = await two_running(house)

    def shown(tx):
        return len(played(tx, GUILD, ANNA)), len(contests(tx, GUILD)), len(contests_after(tx, GUILD, BEGINNING, 9))

    await house.play(numbers[0])
    assert await house.database.read(shown) == (0, 0, 0)
    await house.play(numbers[1])
    assert await house.database.read(shown) == (1, 2, 2)


async def test_the_same_deals_are_played_once_and_their_rules_are_fixed(house):
    event, numbers = await two_running(house)
    await house.play(numbers[0])
    assert await refusal(house.service.matches.rematch(numbers[0], ANNA, house.click())) == "duplicate-once"
    assert await refusal(house.service.matches.change_partners(numbers[0], ANNA)) == "duplicate-once"
    _, lobbies = await opened(house)
    table_id = lobbies[0].table_id
    await house.service.lobby.take_seat(table_id, GRACE, None, house.click())
    changed = preset("club").with_options({"target": 501})
    assert await refusal(house.service.lobby.set_rules(table_id, GRACE, changed)) == "rules-frozen"
    assert await refusal(house.service.duplicates.view(GUILD + 1, event.event_id)) == "duplicate-not-found"


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (preset("three"), "no-partners"),
        (preset("club").with_options({"deck": "cut"}), "duplicate-cut"),
    ],
)
async def test_only_shuffled_games_in_pairs_have_duplicate_deals(house, rules, code):
    with pytest.raises(ServiceError) as caught:
        await opened(house, rules=rules)
    assert caught.value.code == code


async def test_who_leaves_his_seat_wins_nothing_even_if_a_substitute_does(house):
    event, lobbies = await opened(house)
    numbers = [lobby.table_id for lobby in lobbies]
    await sit(house, numbers[0], FOUR)
    await sit(house, numbers[1], (MARTA, 107, 108, 109))
    await house.service.absences.leave_match(numbers[0], BORIS)
    await house.service.absences.offer(numbers[0], OLEG)
    await house.service.agreements.answer(numbers[0], GRACE, "substitute", yes=True)
    for number in numbers:
        await house.play(number)
    found = (await house.service.duplicates.view(GUILD, event.event_id)).comparison
    held = {(line.table_id, line.side): line.held for line in found.lines}
    assert [pair for pair, whole in held.items() if not whole] == [(numbers[0], 1)]
    assert all(line.held for line in found.winners)


async def test_nobody_ends_duplicate_deals_by_a_claim_of_the_match(house):
    event, _ = await opened(house, rules=preset("club").with_options({"claim_out": True}))
    assert (event.rules.deals, event.rules.claim_out) == (2, False)


async def test_an_abandoned_table_is_left_out_and_holds_nobody_up(house):
    event, lobbies = await opened(house, tables=3)
    numbers = [lobby.table_id for lobby in lobbies]
    await sit(house, numbers[0], FOUR)
    await sit(house, numbers[1], OTHERS)
    for number in numbers[:2]:
        await house.play(number)
    assert (await house.service.duplicates.view(GUILD, event.event_id)).covered
    await house.service.lobby.close(numbers[2], PATIENT_HOST, moderator=True)
    view = await house.service.duplicates.view(GUILD, event.event_id)
    assert [table.counted for table in view.tables] == [True, True, False]
    assert len(view.comparison.tables) == 2


async def test_a_table_closed_and_dropped_long_ago_is_not_announced_when_the_last_one_finishes(house, monkeypatch):
    _, lobbies = await opened(house, tables=3)
    numbers = [lobby.table_id for lobby in lobbies]
    await house.service.lobby.close(numbers[2], PATIENT_HOST, moderator=True)
    monkeypatch.setattr(registry, "CLOSED_KEPT", 1)
    await house.service.lobby.close(await house.open_table(PATIENT_HOST), PATIENT_HOST, moderator=True)
    with pytest.raises(ServiceError, match="table-not-found"):
        house.listing.lobby_view(numbers[2])
    await sit(house, numbers[0], FOUR)
    await sit(house, numbers[1], OTHERS)
    await house.play(numbers[0])
    house.changes.clear()
    await house.play(numbers[1])
    assert {table_id for table_id, _ in house.changes} == set(numbers[:2])


async def test_an_event_survives_a_crash_at_any_moment(open_house):
    house = await open_house()
    event, numbers = await two_running(house)
    await house.play(numbers[0])
    house = await house.crash()
    assert house.listing.table_view(numbers[0]).lobby.covered
    assert house.listing.table_view(numbers[0]).fairness.secret_hex is None
    await house.play(numbers[1])
    assert not house.listing.table_view(numbers[0]).lobby.covered
    before = (await house.service.duplicates.view(GUILD, event.event_id)).comparison
    house = await house.crash()
    assert (await house.service.duplicates.view(GUILD, event.event_id)).comparison == before is not None


async def test_robots_may_fill_a_table_and_are_marked(open_house):
    house = await open_house(QUICK)
    event, lobbies = await opened(house, deals=2)
    for lobby, user in zip(lobbies, (BORIS, VIRA), strict=True):
        await house.service.lobby.take_seat(lobby.table_id, user, None, house.click())
        for seat in (1, 2, 3):
            await house.service.lobby.add_robot(lobby.table_id, user, seat)
        await house.service.matches.start(lobby.table_id, user, house.click())
        over = lambda number=lobby.table_id: house.listing.lobby_view(number).state != "playing"  # noqa: E731
        while not over():
            await house.until(lambda over=over, lobby=lobby, user=user: over() or house.to_act(lobby.table_id) == user)
            if not over():
                await house.act(lobby.table_id)
    view = await house.service.duplicates.view(GUILD, event.event_id)
    assert [[seat.kind for seat in table.seats] for table in view.tables] == [["human", "robot", "robot", "robot"]] * 2
    assert view.comparison is not None


async def test_all_tables_are_announced_once_when_the_last_one_has_finished(house):
    _, numbers = await two_running(house)
    await house.play(numbers[0])
    told = []
    house.service.registry.listen(lambda change: told.append(change.table_id))
    await house.play(numbers[1])
    assert told.count(numbers[0]) == 1


async def test_nobody_new_sits_down_where_the_deals_have_been_played(house):
    _, numbers = await two_running(house)
    await house.play(numbers[0])
    await house.service.lobby.leave_seat(numbers[0], BORIS)
    assert await house.listing.joinable(GUILD, PATIENT_HOST) == ()
    late = house.service.lobby.take_seat(numbers[0], PATIENT_HOST, None, house.click())
    assert await refusal(late) == "duplicate-once"
