"""Random schedules of clicks, absences, restarts and outages: no table hangs, no decision is lost or made twice."""

import asyncio
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.services.errors import ServiceError
from bot.store.codec import fold_log
from engine.presets import preset
from tests.services.house import ANNA, FOUR, GUILD, OLEG, House, legal
from tests.services.timing import HOUR, run, settled, with_policy

RULES = preset("club").with_options({"target": 300})
LIVE = with_policy(heartbeat=timedelta(minutes=1), forced=True)
DAYS = with_policy(heartbeat=timedelta(days=1), forced=True)

STEPS = (
    *("click",) * 8,
    *("wait",) * 4,
    "twice",
    "stale",
    "look",
    "here",
    "impatient",
    "pause",
    "end-pause",
    "leave",
    "back",
    "substitute",
    "consent",
    "surrender",
    "claim",
    "crash",
    "down",
    "lost",
    "regained",
    "race",
)
schedules = st.lists(
    st.tuples(st.sampled_from(STEPS), st.integers(0, 3), st.floats(0, 1, allow_nan=False)), min_size=10, max_size=40
)


class Schedule:
    """One random schedule at one table; `accepted` are clicks that were answered with success."""

    def __init__(self, house, table_id, pace):
        self.house, self.table_id, self.pace = house, table_id, pace
        self.accepted = []
        self.chance = Random(7)

    @property
    def service(self):
        return self.house.service

    def running(self):
        return self.service.listing.lobby_view(self.table_id).state == "playing"

    def member(self, seat):
        owner = self.service.listing.lobby_view(self.table_id).seats[seat]
        return owner.user_id if owner is not None and owner.user_id is not None else OLEG

    async def step(self, kind, seat, share):
        user, unit = self.member(seat), 40 if self.pace == "live" else 30 * HOUR
        match kind:
            case "click":
                await self.click()
            case "twice":
                await asyncio.gather(self.click(), self.click())
            case "race":
                await asyncio.gather(self.click(), run(self.house, share * unit))
            case "stale":
                seq = self.service.listing.table_view(self.table_id).seq
                await self.tried(self.service.play.act(self.table_id, user, seq - 1, None, self.house.click()))
            case "wait":
                await run(self.house, share * unit)
            case "crash" | "down":
                if kind == "down":
                    await self.service.close()
                    await self.house.clock.advance(share * unit)
                self.house = await self.house.crash(in_touch=True)
                await settled(self.house)
            case "lost":
                self.service.outages.lost(GUILD if share < 0.5 else None)
            case "regained":
                await self.service.outages.regained(GUILD)
                await self.service.outages.regained()
            case _:
                await self.tried(self.asking(kind, seat, user, share))
        await settled(self.house)

    def asking(self, kind, seat, user, share):
        service, table_id = self.service, self.table_id
        match kind:
            case "look":
                return service.clocks.note_look(table_id, user)
            case "here":
                return service.clocks.say_here(table_id, user)
            case "impatient":
                return service.clocks.stop_waiting(table_id, user)
            case "pause":
                return service.agreements.pause(table_id, user)
            case "end-pause":
                return service.agreements.end_pause(table_id, user)
            case "leave":
                return (
                    service.absences.leave_match(table_id, user)
                    if share < 0.7
                    else service.absences.lose_member(GUILD, user)
                )
            case "back":
                return service.absences.come_back(table_id, user)
            case "substitute":
                return service.absences.offer(table_id, OLEG)
            case "consent":
                kinds = ("substitute", "surrender", "claim", "pause")
                return service.agreements.answer(table_id, user, kinds[seat], yes=share < 0.8)
            case "surrender":
                return service.agreements.propose_surrender(table_id, user)
            case _:
                seq = service.listing.table_view(table_id).seq
                return service.agreements.claim(table_id, self.house.to_act(table_id) or user, seq, self.house.click())

    async def tried(self, request):
        try:
            await request
        except ServiceError:
            return False
        return True

    async def click(self):
        """Whoever is to act does something legal; what is accepted must stay."""
        if not self.running():
            return
        view, click = self.service.listing.table_view(self.table_id), self.house.click()
        user = self.house.to_act(self.table_id)
        if user is None:
            await self.tried(self.service.play.next_deal(self.table_id, view.lobby.host_id, view.seq, click))
            return
        action = self.chance.choice(legal(self.service.listing.hand_view(self.table_id, user)))
        if await self.tried(self.service.play.act(self.table_id, user, view.seq, action, click)):
            self.accepted.append((view.seq, click))

    async def check(self):
        """What is stored is one lawful match that holds every accepted click at its place, once."""
        log = await self.house.store.matches.find_log(self.service.listing.table_view(self.table_id).match_id)
        match = fold_log(log)
        assert match.totals == self.service.listing.table_view(self.table_id).public.totals
        stored = {event.interaction_id: event.seq for event in log.events if event.interaction_id is not None}
        assert all(stored[click] == seq for seq, click in self.accepted)
        clicks = Counter(event.interaction_id for event in log.events if event.interaction_id is not None)
        assert set(clicks.values()) <= {1}
        played = Counter(event.body for event in log.events if event.kind == "card-played")
        assert max(played.values(), default=0) <= max(match.number, 1)

    async def goes_on(self):
        """Once everything is well again, time alone brings the match further, or has closed the table."""
        await self.service.outages.regained(GUILD)
        await self.service.outages.regained()
        before = self.service.listing.table_view(self.table_id).seq
        await run(self.house, 400 if self.pace == "live" else 80 * HOUR)
        assert not self.running() or self.service.listing.table_view(self.table_id).seq > before, "the table hangs"


async def play(steps, pace, seed):
    with TemporaryDirectory() as folder:
        chance = Random(seed).random
        options = LIVE if pace == "live" else DAYS
        house = await House(Path(folder, "club.db"), options=options, seed=seed, chance=chance).open()
        table_id = await house.open_table(ANNA, rules=RULES, pace=pace)
        for user in FOUR[1:]:
            await house.service.lobby.take_seat(table_id, user, None, house.click())
        await house.service.matches.start(table_id, ANNA, house.click())
        schedule = Schedule(house, table_id, pace)
        try:
            for step in steps:
                if not schedule.running():
                    break
                await schedule.step(*step)
            await schedule.check()
            if schedule.running():
                await schedule.goes_on()
                await schedule.check()
        finally:
            for one in house.family:
                await one.close()


QUIET = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=30, **QUIET)
@given(schedules, st.integers(0, 5))
def test_live_table_survives_every_schedule(steps, seed):
    asyncio.run(play(steps, "live", seed))


@settings(max_examples=20, **QUIET)
@given(schedules, st.integers(0, 5))
def test_table_by_days_survives_every_schedule(steps, seed):
    asyncio.run(play(steps, "days", seed))
