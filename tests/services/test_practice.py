"""Practice deals as a service: one a member, each press stored as a whole, readable after any crash."""

import asyncio
from random import Random

import pytest

from bot.clock import to_ms
from bot.services.practice import Practices, own_seat
from bot.store.members import forgetting
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from engine.actions import PlayCard
from engine.cards import DECK_32
from engine.presets import preset, preset_names
from engine.results import Phase
from engine.robots.novice import choose
from tests.doubles import QuickThinking
from tests.fakes import FakeClock
from tests.services.refusals import outcomes, refusal

ANNA, BORIS = 101, 102


@pytest.fixture
async def database(tmp_path):
    """Return a migrated database."""
    async with await Database.open(tmp_path / "practice.db") as opened:
        await migrate(opened, load_migrations())
        yield opened


def service(database, mind=None, seed=5, clock=None):
    return Practices(database, clock or FakeClock(), Random(seed).randbytes, mind or QuickThinking(choose))


async def step(practices, view):
    return await practices.act(ANNA, view.practice_id, view.seq, choose(view.seat))


@pytest.mark.parametrize("game", preset_names())
async def test_every_state_reads_back_as_it_was_and_ends_with_a_score(database, game):
    practices = service(database)
    view = await practices.begin(ANNA, preset(game))
    while not view.over:
        assert view.seat.public.to_act == own_seat(preset(game)) == view.seat.seat
        assert await service(database, seed=9).find(ANNA) == view
        view = await step(practices, view)
    assert view.seat.public.deals[-1].score is not None
    assert await practices.find(ANNA) == view
    assert await refusal(practices.hint(ANNA, view.practice_id, view.seq)) == "stale-view"
    assert await refusal(practices.act(ANNA, view.practice_id, view.seq, PlayCard(0))) == "wrong-phase"


async def test_a_refused_card_changes_nothing_and_names_the_rule(database):
    practices = service(database)
    view = await practices.begin(ANNA, preset("club"))
    while not view.seat.refusals:
        view = await step(practices, view) if not view.over else await practices.begin(ANNA, preset("club"))
    for card in DECK_32:
        if card in view.seat.legal_cards:
            continue
        expected = view.seat.refusals.get(card, "card-not-in-hand")
        assert await refusal(practices.act(ANNA, view.practice_id, view.seq, PlayCard(card))) == expected
    assert await practices.find(ANNA) == view


async def test_of_two_presses_at_once_one_counts(database):
    practices = service(database)
    view = await practices.begin(ANNA, preset("club"))
    both = await outcomes(step(practices, view), step(practices, view))
    assert sorted(both) == ["ok", "stale-view"]


class Counting(QuickThinking):
    """Robots that answer a little later, and how many of them think at once."""

    thinking = most = 0

    async def decide(self, view, level, seed):
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(0)
        self.thinking -= 1
        return await super().decide(view, level, seed)


async def test_however_often_a_member_presses_one_robot_thinks_for_him_at_a_time(database):
    """A hundred presses of «Подсказка» filled the workers until the robots of all tables ran out of patience."""
    mind = Counting(choose)
    practices = service(database, mind)
    view = await practices.begin(ANNA, preset("club"))
    hints = [practices.hint(ANNA, view.practice_id, view.seq) for _ in range(100)]
    assert await outcomes(*hints, step(practices, view)) == {"ok": 101}
    assert mind.most == 1


async def test_two_new_deals_at_once_are_both_answered_and_the_later_one_stays(database):
    """One of them was refused, and so was showing the deal as it had become."""
    practices = service(database, Counting(choose))
    both = await asyncio.gather(*(practices.begin(ANNA, preset("club")) for _ in range(2)))
    found = await asyncio.gather(*(practices.find(ANNA) for _ in range(3)))
    assert found == [both[1]] * 3


async def test_a_press_made_on_an_older_state_is_refused_even_if_it_were_allowed_now(database):
    practices = service(database)
    before = await practices.begin(ANNA, preset("club"))
    after = await step(practices, before)
    while after.over:
        before = await practices.begin(ANNA, preset("club"))
        after = await step(practices, before)
    late = practices.act(ANNA, before.practice_id, before.seq, choose(after.seat))
    assert await refusal(late) == "stale-view"
    assert await refusal(practices.hint(ANNA, before.practice_id, before.seq)) == "stale-view"
    assert await practices.find(ANNA) == after


async def test_a_member_has_one_deal_and_nobody_elses(database):
    practices = service(database)
    first = await practices.begin(ANNA, preset("club"))
    second = await practices.begin(ANNA, preset("pair"))
    assert await refusal(step(practices, first)) == "practice-gone"
    assert await refusal(practices.act(BORIS, second.practice_id, second.seq, choose(second.seat))) == "practice-gone"
    assert await practices.find(BORIS) is None
    assert (await practices.find(ANNA)).practice_id == second.practice_id


async def test_a_crash_while_the_robots_think_loses_at_most_the_press(database):
    """The robots never answer, the process ends; the next one goes on from what was stored."""

    class Stuck(QuickThinking):
        asked = asyncio.Event()

        async def decide(self, view, level, seed):
            self.asked.set()
            await asyncio.Event().wait()

    before = await service(database).begin(ANNA, preset("club"))
    hanging = asyncio.create_task(step(service(database, Stuck(choose)), before))
    await Stuck.asked.wait()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    assert await service(database).find(ANNA) == before

    Stuck.asked.clear()
    hanging = asyncio.create_task(service(database, Stuck(choose), seed=3).begin(ANNA, preset("club")))
    await Stuck.asked.wait()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    after = await service(database).find(ANNA)
    assert after.practice_id != before.practice_id
    assert after.seat.public.to_act == after.seat.seat


async def test_a_robot_that_wants_the_impossible_does_the_simplest_thing(database, caplog):
    practices = service(database, QuickThinking(lambda _: PlayCard(0)))
    view = await practices.begin(ANNA, preset("club"))
    assert view.seat.public.to_act == view.seat.seat
    assert "rules do not allow" in caplog.text
    assert "PlayCard" not in caplog.text


async def test_a_deal_that_this_version_cannot_read_is_as_if_there_were_none(database):
    practices = service(database)
    view = await practices.begin(ANNA, preset("club"))
    await database.write(lambda tx: tx.execute('UPDATE practices SET events = \'[["unheard-of", "{}"]]\''))
    assert await practices.find(ANNA) is None
    assert await refusal(step(practices, view)) == "practice-gone"
    assert not (await practices.begin(ANNA, preset("club"))).over


async def test_a_hint_in_the_auction_is_one_that_a_learner_can_count_after(database):
    """A robot that bids to spoil the opponents' contract told newcomers to bid on nothing."""
    asked = []

    class Listening(QuickThinking):
        async def decide(self, view, level, seed):
            asked.append((view.public.phase, level))
            return await super().decide(view, level, seed)

    practices = service(database, Listening(choose))
    view = await practices.begin(ANNA, preset("club"))
    while not view.over:
        asked.clear()
        await practices.hint(ANNA, view.practice_id, view.seq)
        assert asked == [(view.seat.public.phase, "novice" if view.seat.public.phase is Phase.AUCTION else "club")]
        view = await step(practices, view)


async def test_a_deal_is_kept_as_long_as_somebody_goes_on_with_it(database):
    """What counts is the last press, not the beginning."""
    clock = FakeClock()
    practices = service(database, clock=clock)
    view = await practices.begin(ANNA, preset("club"))
    begun = to_ms(clock.now())
    await clock.advance(10)
    view = await step(practices, view)
    await database.write(lambda tx: forgetting.drop_old(tx, 0, "", begun + 1))
    assert await practices.find(ANNA) == view
    await database.write(lambda tx: forgetting.drop_old(tx, 0, "", begun + 10_001))
    assert await practices.find(ANNA) is None
