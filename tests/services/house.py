"""A club house for tests: the services over a real database file, members who play at random, crashes."""

import asyncio
import threading
from itertools import count
from random import Random

from bot.services.table.options import TableOptions
from bot.services.table.registry import TableRegistry
from bot.services.table.tables import Tables
from bot.services.table.times import Times
from bot.store.sqlite.database import Database
from bot.store.sqlite.migrate import load_migrations, migrate
from engine.actions import ANNOUNCE, CLAIM_OUT, PlayCard
from engine.presets import preset
from engine.robots.novice import choose
from tests.doubles import ENDLESS, OpenEntry, QuickThinking
from tests.fakes import FakeClock
from tests.services.refusals import outcomes as outcomes
from tests.services.refusals import refusal as refusal
from tests.store.units import Store

ANNA, BORIS, VIRA, GRACE, OLEG, MARTA = range(101, 107)
FOUR = (ANNA, BORIS, VIRA, GRACE)
GUILD, CHANNEL = 11, 12
QUICK = TableOptions(robot_delay=0, next_deal_delay=0, clocks=ENDLESS)
PATIENT = TableOptions(robot_delay=1_000_000, next_deal_delay=1_000_000, clocks=ENDLESS)


class House:
    """The services of one process; `crash` gives another process over the same file."""

    def __init__(
        self,
        path,
        *,
        options=PATIENT,
        clock=None,
        robot=choose,
        seed=1,
        clicks=None,
        family=None,
        in_touch=True,
        chance=None,
        door=None,
        thinking=None,
        times=lambda _guild: Times(),
    ):
        self.path, self.options, self.robot = path, options, robot
        self.clock = clock or FakeClock()
        self.random = Random(seed)
        self.clicks = clicks or count(1_000)
        self.family = family if family is not None else []
        """Every process over this file, for the fixture to close."""
        self.in_touch, self.extras = in_touch, {"chance": chance, "times": times}
        self.door, self.thinking = door or OpenEntry(), thinking or QuickThinking(robot)
        self.broken = False
        self.commits = []
        """The moment of every commit that was tried."""
        self.gate, self.committing = threading.Event(), threading.Event()
        """The first holds commits up while it is cleared; the second tells that one has been begun."""
        self.gate.set()
        self.changes = []
        self._changed = asyncio.Event()

    async def open(self):
        self.family.append(self)
        self.database = await Database.open(self.path, before_commit=self._before_commit)
        await migrate(self.database, load_migrations())
        self.store = Store(self.database)
        registry = TableRegistry(self.database, self.clock, self.options)
        self.service = Tables.over(registry, self.random.randbytes, self.door, self.thinking, **self.extras)
        registry.listen(self._note)
        await self.service.load(in_touch=self.in_touch)
        return self

    async def close(self):
        await self.service.close()
        await self.database.close()

    async def crash(self, **changes):
        """Another process over the same file; this one never got to say goodbye."""
        await self.service.close()  # tasks of a dead process do nothing more …
        await self.store.tables.set_messages(0)  # … and what the disk was just writing is there or not
        settings = {"options": self.options, "robot": self.robot, "clock": self.clock, "clicks": self.clicks} | changes
        fresh = House(self.path, seed=self.random.randrange(1 << 30), family=self.family, **settings)
        await fresh.open()
        await self.close()
        return fresh

    def _before_commit(self):
        self.commits.append(self.clock.monotonic())
        self.committing.set()
        self.gate.wait()
        if self.broken:
            raise OSError("the disk is full")

    def _note(self, change):
        self.changes.append((change.table_id, change.kind))
        self._changed.set()

    async def until(self, condition):
        """Wait for changes until the condition holds; for what happens by itself without the clock."""
        async with asyncio.timeout(10):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    def click(self):
        """The id of a new interaction."""
        return next(self.clicks)

    async def open_table(self, host=ANNA, *, rules=None, **changes):
        settings = {
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "host_id": host,
            "rules": rules or preset("club"),
            "pace": "live",
            "private": False,
            "language": "ru",
            "interaction_id": self.click(),
        }
        return (await self.service.lobby.open(**(settings | changes))).table_id

    async def full_table(self, *, humans=FOUR, rules=None):
        """A lobby with these members from seat 0 on, robots on the other seats."""
        table_id = await self.open_table(humans[0], rules=rules)
        for user in humans[1:]:
            await self.service.lobby.take_seat(table_id, user, None, self.click())
        for seat in self.service.listing.lobby_view(table_id).free_seats:
            await self.service.lobby.add_robot(table_id, humans[0], seat)
        return table_id

    async def running_table(self, *, humans=FOUR, rules=None):
        table_id = await self.full_table(humans=humans, rules=rules)
        await self.service.matches.start(table_id, humans[0], self.click())
        return table_id

    @property
    def listing(self):
        """Where tables are looked at."""
        return self.service.listing

    async def lobby_after(self, table_id, request):
        """The table from outside, once a request has been granted."""
        await request
        return self.service.listing.lobby_view(table_id)

    async def table_after(self, table_id, request):
        """The table with its match, once a request has been granted."""
        await request
        return self.service.listing.table_view(table_id)

    async def hand_after(self, table_id, user_id, request):
        """The table as a member sees it, once a request has been granted."""
        await request
        return self.service.listing.hand_view(table_id, user_id)

    def to_act(self, table_id):
        """The member whose turn it is, or None."""
        view = self.service.listing.table_view(table_id)
        seat = view.public.to_act
        return None if seat is None else view.lobby.seats[seat].user_id

    async def act(self, table_id, *, choice=None):
        """One legal action at random (or `choice` of them) by the member to act; deals when the deal is over."""
        view = self.service.listing.table_view(table_id)
        user = self.to_act(table_id)
        if user is None:
            user = view.lobby.host_id
            next_deal = self.service.play.next_deal(table_id, user, view.seq, self.click())
            return await self.hand_after(table_id, user, next_deal)
        actions = legal(self.service.listing.hand_view(table_id, user))
        action = choice(actions) if choice else self.random.choice(actions)
        return await self.hand_after(
            table_id, user, self.service.play.act(table_id, user, view.seq, action, self.click())
        )

    async def play(self, table_id, *, until=lambda view: view.lobby.state == "finished"):
        """Act until the table's view meets the condition."""
        while not until(self.service.listing.table_view(table_id)):
            await self.act(table_id)
        return self.service.listing.table_view(table_id)


def legal(hand):
    """What a hand's owner may do."""
    view = hand.seat
    if view.must_announce:
        return [ANNOUNCE]
    cards = [PlayCard(card) for card in view.legal_cards]
    return [*view.legal_calls, *cards, *([CLAIM_OUT] if view.may_claim else [])]


def everything(service, table_id, users=FOUR):
    """All that screens of a table are drawn from."""
    table = service.listing.table_view(table_id)
    hands = [service.listing.hand_view(table_id, user) for user in users if table.lobby.seat_of(user) is not None]
    return [table, *hands]
