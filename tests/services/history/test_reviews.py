"""A member's own decisions beside the robots', of finished matches only, the same whenever it is asked for."""

import asyncio
from dataclasses import replace

import pytest

from bot.services.errors import TableRefused
from bot.services.history import reviews as reviewing
from bot.services.history.archive import Archive
from bot.services.history.choices import steps_of
from bot.services.history.places import own_steps
from bot.services.history.reviews import Reviews
from bot.services.robots import WorkerThinking
from engine.presets import preset
from engine.record import read_record
from engine.review import moments
from engine.robots.novice import choose
from tests.doubles import QuickThinking
from tests.engine.robot_positions import SHORT as LITTLE
from tests.services.house import ANNA, BORIS, FOUR, GUILD, MARTA, OLEG, QUICK, outcomes, refusal

SHORT = replace(preset("club"), target=300)


class BriefMind(QuickThinking):
    """Thinks little, and counts."""

    def __init__(self):
        super().__init__(choose)
        self.weighed = []

    async def weigh(self, view, seed, budget):
        self.weighed.append((view, seed))
        await asyncio.sleep(0)
        return await super().weigh(view, seed, LITTLE)


@pytest.fixture
def desk():
    """A function that opens the reviews over a house's database."""

    def opening(house, thinking=None):
        store = house.database
        return Reviews(store, Archive(store), thinking or BriefMind())

    return opening


async def finished(house, **settings):
    table_id = await house.running_table(**({"rules": SHORT} | settings))
    return await house.play(table_id)


async def test_review_has_the_members_own_decisions_with_a_choice_in_their_order(house, desk):
    end = await finished(house)
    review = await desk(house).of_match(GUILD, end.match_id, BORIS)
    record = read_record(await house.service.records.of_match(end.match_id, BORIS))
    choices = {moment.place: moment.action for moment in moments(record, 1)}
    judged = {one.moment.place: one.moment.action for one in review.decisions}
    assert judged
    assert judged.items() <= choices.items()
    assert list(judged) == sorted(judged)
    assert all(one.moment.view.seat == 1 for one in review.decisions)
    assert all(one.moment.view.public.deals == () for one in review.decisions)


async def test_asking_twice_also_after_a_restart_says_the_same_and_thinks_once(house, desk):
    end = await finished(house)
    mind = BriefMind()
    reviews = desk(house, mind)
    first = await reviews.of_match(GUILD, end.match_id, ANNA)
    thought = len(mind.weighed)
    assert (await reviews.of_match(GUILD, end.match_id, ANNA)).decisions == first.decisions
    assert len(mind.weighed) == thought
    house = await house.crash()
    assert (await desk(house).of_match(GUILD, end.match_id, ANNA)).decisions == first.decisions


async def test_running_matches_and_those_closed_in_the_middle_are_refused(house, desk):
    table_id = await house.running_table(rules=replace(SHORT, target=10_000))
    view = house.listing.table_view(table_id)
    reviews = desk(house)
    assert await refusal(reviews.of_match(GUILD, view.match_id, ANNA)) == "review-unfinished"
    await house.act(table_id)
    assert await refusal(reviews.of_match(GUILD, view.match_id, ANNA)) == "review-unfinished"
    await house.service.lobby.close(table_id, MARTA, moderator=True)
    assert await refusal(reviews.of_match(GUILD, view.match_id, ANNA)) == "review-unfinished"


async def test_hidden_matches_are_not_found_and_others_have_nothing_to_review(house, desk):
    end = await finished(house)
    reviews = desk(house)
    assert await refusal(reviews.of_match(GUILD, 404, ANNA)) == "match-not-found"
    assert await refusal(reviews.of_match(GUILD + 1, end.match_id, ANNA)) == "match-not-found"
    assert await refusal(reviews.of_match(GUILD, end.match_id, OLEG)) == "review-not-played"
    await house.database.write(lambda tx: tx.execute("UPDATE tables SET private = 1"))
    assert await refusal(reviews.of_match(GUILD, end.match_id, OLEG)) == "match-not-found"


async def test_a_running_match_of_a_private_table_is_not_there_for_others(house, desk):
    view = house.listing.table_view(await house.running_table())
    reviews = desk(house)
    assert await refusal(reviews.of_match(GUILD, view.match_id, OLEG)) == "review-unfinished"
    await house.database.write(lambda tx: tx.execute("UPDATE tables SET private = 1"))
    assert await refusal(reviews.of_match(GUILD, view.match_id, OLEG)) == "match-not-found"
    assert await refusal(reviews.of_match(GUILD, view.match_id, ANNA)) == "review-unfinished"


async def test_what_robots_did_in_a_members_place_is_not_reviewed(open_house, desk):
    house = await open_house(QUICK)
    table_id = await house.running_table(rules=replace(preset("club"), target=700), humans=(ANNA, BORIS))
    waited = {ANNA, BORIS}
    clicks = 0

    def ready():
        return house.to_act(table_id) in waited or house.listing.lobby_view(table_id).state == "finished"

    while house.listing.lobby_view(table_id).state != "finished":
        await house.until(ready)
        if house.to_act(table_id) == ANNA and clicks == 4:
            waited.discard(ANNA)
            await house.service.absences.leave_match(table_id, ANNA)
        elif house.to_act(table_id) in waited:
            clicks += house.to_act(table_id) == ANNA
            await house.act(table_id)
    log = await house.store.matches.find_log(house.listing.table_view(table_id).match_id)
    own = own_steps(log, ANNA)
    assert len(own) == 4
    assert {step.seat for step in own} == {0}
    assert sum(step.seat == 0 for step in steps_of(log).values()) > 4
    review = await desk(house).of_match(GUILD, log.match.id, ANNA)
    assert {one.moment.place for one in review.decisions} <= {step.place for step in own}


async def test_robots_see_no_card_that_the_member_did_not_see(house, desk):
    end = await finished(house)
    mind = BriefMind()
    await desk(house, mind).of_match(GUILD, end.match_id, ANNA)
    assert len({seed for _, seed in mind.weighed}) == len(mind.weighed)
    for view, _ in mind.weighed:
        assert view.seat == 0
        assert view.public.winner is None
        assert view.public.deals == ()


async def test_one_member_at_a_time_and_only_a_few_wait(house, desk, monkeypatch):
    end = await finished(house)
    monkeypatch.setattr(reviewing, "_WAITING", 3)
    go = asyncio.Event()

    class Slow(BriefMind):
        async def weigh(self, view, seed, budget):
            await go.wait()
            return await super().weigh(view, seed, budget)

    mind = Slow()
    reviews = desk(house, mind)
    asking = [asyncio.ensure_future(reviews.of_match(GUILD, end.match_id, user)) for user in FOUR]
    busy, waiting = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    assert [type(task.exception()) for task in busy] == [TableRefused]
    assert len(waiting) == 3
    go.set()
    await asyncio.gather(*waiting)
    seats = [view.seat for view, _ in mind.weighed]
    assert len([seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]) == 3, "one after another"
    assert await outcomes(*(reviews.of_match(GUILD, end.match_id, user) for user in FOUR)) == {"ok": 4}


async def test_who_has_not_played_is_refused_at_once_and_takes_nobodys_place_in_the_queue(house, desk, monkeypatch):
    end = await finished(house)
    monkeypatch.setattr(reviewing, "_WAITING", 1)
    go, thinking = asyncio.Event(), asyncio.Event()

    class Slow(BriefMind):
        async def weigh(self, view, seed, budget):
            thinking.set()
            await go.wait()
            return await super().weigh(view, seed, budget)

    reviews = desk(house, Slow())
    waiting = asyncio.ensure_future(reviews.of_match(GUILD, end.match_id, ANNA))
    await thinking.wait()
    assert await refusal(reviews.of_match(GUILD, end.match_id, OLEG)) == "review-not-played"
    assert await refusal(reviews.of_match(GUILD, end.match_id, BORIS)) == "review-busy"
    go.set()
    assert (await waiting).decisions


async def test_a_review_that_is_broken_off_gives_its_place_to_the_next(house, desk, monkeypatch):
    end = await finished(house)
    monkeypatch.setattr(reviewing, "_WAITING", 1)
    reviews = desk(house)

    async def gone(done, total):
        raise OSError("nobody listens")

    with pytest.raises(OSError, match="nobody listens"):
        await reviews.of_match(GUILD, end.match_id, ANNA, gone)
    assert (await reviews.of_match(GUILD, end.match_id, BORIS)).decisions


async def test_progress_is_told_before_each_decision(house, desk):
    end = await finished(house)
    told = []

    async def tell(done, total):
        told.append((done, total))

    await desk(house).of_match(GUILD, end.match_id, ANNA, tell)
    assert told == [(at, len(told)) for at in range(len(told))]


async def test_review_thought_in_a_worker_is_the_same(house, desk):
    end = await finished(house, rules=replace(preset("club"), target=1))
    workers = WorkerThinking()
    try:
        review = await desk(house, workers).of_match(GUILD, end.match_id, ANNA)
    finally:
        await workers.close()
    on_the_spot = await desk(house, QuickThinking(choose)).of_match(GUILD, end.match_id, ANNA)
    assert review.decisions == on_the_spot.decisions
    assert review.decisions


async def test_review_is_refused_when_the_workers_have_ended_and_can_be_asked_for_again(house, desk):
    end = await finished(house, rules=replace(preset("club"), target=1))
    workers = WorkerThinking()
    await workers.close()
    reviews = desk(house, workers)
    assert await refusal(reviews.of_match(GUILD, end.match_id, ANNA)) == "review-failed"
    assert await refusal(reviews.of_match(GUILD, end.match_id, ANNA)) == "review-failed"


async def test_cards_that_the_table_plays_out_for_a_claim_are_nobodys_decisions(house):
    end = await finished(house)
    log = await house.store.matches.find_log(end.match_id)
    before, steps = own_steps(log, ANNA), steps_of(log)
    clicks = [row.seq for row in log.events if row.seq in steps]
    at = next(at for at, seq in enumerate(clicks) if steps[seq] in before and steps[clicks[at + 1]] not in before)
    claimed = [
        replace(row, actor_id=ANNA, interaction_id=None) if row.seq == clicks[at + 1] else row for row in log.events
    ]
    after = own_steps(replace(log, events=tuple(claimed)), ANNA)
    assert set(before) - set(after) == {steps[clicks[at]]}
    assert set(after) <= set(before)


async def test_match_given_up_in_the_middle_of_a_deal_is_replayed_to_its_last_card_and_reviewed(house, desk):
    table_id = await house.running_table(rules=replace(SHORT, target=10_000))
    await house.play(table_id, until=lambda view: view.public.number == 3 and view.public.tricks)
    await house.service.agreements.propose_surrender(table_id, ANNA)
    end = await house.table_after(table_id, house.service.agreements.answer(table_id, FOUR[2], "surrender", yes=True))
    review = await desk(house).of_match(GUILD, end.match_id, ANNA)
    assert len(review.archived.deals) == len(review.archived.decks) == 3
    assert review.archived.broken_off(2)
    assert not review.archived.broken_off(1)
    assert review.archived.surrendered == 0
    assert review.archived.deals[2].tricks
    assert any(one.moment.place.deal == 3 for one in review.decisions)
