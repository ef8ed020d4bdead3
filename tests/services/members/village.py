"""A club for tests of what is between members: the services over a real database, matches written straight into it."""

import json

from bot.clock import from_ms, to_ms
from bot.services.members.errors import MemberRefused
from bot.store.members import thanks
from tests.services.reporting.bureau import Bureau

GUILD, OTHER_GUILD = 770000000000000011, 770000000000000012
ANNA, BORIS, VIRA, GRACE, OLEG, PETRO = (880000000000000001 + number for number in range(6))
FOUR = (ANNA, BORIS, VIRA, GRACE)
"""Anna and Vira sit on one side, Boris and Grace on the other."""
MARTA = 880000000000000101
HOUR, DAY = 3600, 86400


GIVEN = {
    "guild": GUILD,
    "pace": "live",
    "private": 0,
    "finished": True,
    "deals": 5,
    "winner": 0,
    "outcomes": {},
    "own": {},
    "robot": {},
    "later": (),
    "preset": "club",
    "rules": "{}",
    "totals": None,
}
"""What a match is like unless a test says otherwise."""


class Post:
    """Remembers what it was to bring."""

    def __init__(self):
        self.thanks, self.discounts, self.broken = [], [], False

    async def tell_thanks(self, told):
        if self.broken:
            raise OSError("no way out")
        self.thanks.append(told)

    async def tell_discount(self, guild_id, discount):
        self.discounts.append((guild_id, discount))


class Village(Bureau):
    """A complaints office with everything else that is between members; see `Bureau`."""

    post: Post

    async def open(self, *, attached=True):
        if not hasattr(self, "post"):
            self.post = Post()
        await super().open(attached=attached)
        members = self.services.members
        self.preferences, self.thanks, self.profiles = members.preferences, members.thanks, members.profiles
        self.people, self.door, self.circles = members.blocks, members.door, members.circles
        self.life, self.privacy = members.clockwork, members.privacy
        await self.services.tables.load()
        if attached:
            await self.life.attach(self.post)
        return self

    async def due(self):
        """When storage says that thanks become visible next."""
        moment = await self.database.read(thanks.next_moment)
        return None if moment is None else from_ms(moment)

    async def farm(self, days=35, pair=(ANNA, VIRA)):
        """Two partners have thanked each other every day, up to today."""
        await self.clock.advance(days * DAY)
        now = to_ms(self.clock.now())
        given = GIVEN | {"deals": 1}

        def unit(tx):
            for day in range(days):
                at = now - day * DAY * 1000
                match = _write_match(tx, (pair[0], BORIS, pair[1], GRACE), given, at)
                for giver, receiver in (pair, pair[::-1]):
                    tx.execute(
                        "INSERT INTO thanks VALUES (?, ?, ?, ?, 'calm', NULL, ?, ?, ?, ?, NULL, 1)",
                        (match, giver, receiver, GUILD, at, at, at, at),
                    )

        await self.database.write(unit)

    async def match(self, members=FOUR, **changes):
        """Write a match that has just ended; its number.

        `outcomes`, `own` and `robot` are by seat; `later` adds rows of further owners of a seat as
        `(seat, user, outcome, own, robot)`.
        """
        given = GIVEN | changes
        return await self.database.write(lambda tx: _write_match(tx, members, given, to_ms(self.clock.now())))

    async def games(self, number, members=FOUR, **changes):
        """Write so many matches."""
        now = to_ms(self.clock.now())
        return await self.database.write(
            lambda tx: [_write_match(tx, members, GIVEN | changes, now) for _ in range(number)]
        )

    async def thank(self, giver, match, phrase="good-game", words="", receiver=None, guild=GUILD):
        return await self.thanks.give(guild, giver, match, phrase, words, receiver)

    async def refused(self, request):
        """The code with which a request is refused."""
        try:
            await request
        except MemberRefused as error:
            return error.code
        raise AssertionError("it was accepted")

    async def standing(self, user, viewer=None):
        return (await self.profiles.profile(GUILD, user, viewer or user)).standing


def _write_match(tx, members, given, now):
    table = tx.insert(
        "INSERT INTO tables (guild_id, channel_id, host_id, preset, rules, pace, private, state, created_ms, language,"
        " closed_ms, closed_reason) VALUES (?, 5, ?, ?, '{}', ?, ?, 'closed', ?, 'ru', ?, 'empty')",
        (given["guild"], members[0] or 0, given["preset"], given["pace"], given["private"], now, now),
    )
    over = (
        (now, given["winner"], json.dumps(given["totals"] or [500, 300, 200][: max(2, len(members) % 4)]))
        if given["finished"]
        else (None, None, None)
    )
    match = tx.insert(
        "INSERT INTO matches (table_id, number, rules, first_dealer, secret, commitment, contributions, started_ms,"
        " finished_ms, winner, totals) VALUES (?, 1, ?, 0, x'00', 'c', '[]', ?, ?, ?, ?)",
        (table, given["rules"], now, *over),
    )
    for number in range(given["deals"]):
        tx.execute("INSERT INTO events VALUES (?, ?, 'dealt', '{}', NULL, NULL, ?)", (match, 100 * number, now))
    for seat, user in enumerate(members):
        kind = "robot" if user is None else "human"
        tx.execute("INSERT INTO match_seats VALUES (?, ?, ?, ?)", (match, seat, kind, user))
        if user is not None:
            outcome = given["outcomes"].get(seat, "good")
            tx.execute(
                "INSERT INTO events VALUES (?, ?, 'card-played', '{}', ?, NULL, ?)",
                (match, 100 * (given["deals"] - 1) + 1 + seat, user, now),
            )
            _write_result(
                tx, match, given, now, (seat, user, outcome, given["own"].get(seat, 40), given["robot"].get(seat, 0))
            )
    for row in given["later"]:
        _write_result(tx, match, given, now, row)
    return match


def _write_result(tx, match, given, now, row):
    seat, user, outcome, own, robot = row
    tx.execute(
        "INSERT INTO seat_results (match_id, seat, user_id, guild_id, outcome, timeouts, own, robot, counted, ended_ms)"
        " VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
        (match, seat, user, given["guild"], outcome, own, robot, not given["private"], now),
    )
