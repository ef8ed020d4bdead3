"""A complaints office for tests: the services over a real database file, a courier who remembers, crashes."""

import asyncio
from base64 import b64encode
from datetime import timedelta
from random import Random

from bot.composition import open_services
from bot.services.reporting.attachments import Upload
from bot.services.reporting.courier import Complaint, Delivery
from bot.services.reporting.keys import SealKey
from bot.services.reporting.policy import ReportOptions, step_named
from bot.services.reporting.views import Staff
from bot.settings import Settings
from tests.doubles import QuickThinking
from tests.fakes import FakeClock
from tests.services.alarms import ringing_alarms
from tests.services.refusals import outcomes as outcomes
from tests.services.refusals import refusal as refusal

GUILD, OTHER_GUILD = 770000000000000011, 770000000000000012
ANNA, BORIS, VIRA, GRACE, OLEG = (880000000000000001 + number for number in range(5))
MARTA, PETRO, NINA, OWNER = (880000000000000101 + number for number in range(4))
KEY = SealKey(bytes(range(32)))
HOUR = 3600
NO_SECRETS = bytes
"""Where the secrets of matches would come from; nobody plays here."""
NO_LIMITS = ReportOptions(windows=(), most_open=10_000, most_a_day=10_000)


class Courier:
    """Remembers what it was to bring; `closed` take no direct messages, `troubled` has Discord out of order."""

    def __init__(self):
        self.letters, self.notices, self.timeouts = [], [], []
        self.closed, self.troubled = set(), False
        self.said, self.asked = (), []
        self.staff = {GUILD: [MARTA, PETRO, NINA]}
        self.owners = {GUILD: OWNER}

    async def tell(self, user_id, letter):
        if self.troubled:
            return Delivery.TROUBLE
        if user_id in self.closed:
            return Delivery.CLOSED
        self.letters.append((user_id, letter))
        return Delivery.DONE

    async def tell_staff(self, notice):
        self.notices.append(notice)
        return True

    async def moderators(self, guild_id):
        return self.staff.get(guild_id, ())

    def owner(self, guild_id):
        return self.owners.get(guild_id)

    async def said_at(self, place):
        self.asked.append(place)
        if isinstance(self.said, Exception):
            raise self.said
        return self.said

    async def set_timeout(self, guild_id, user_id, until):
        self.timeouts.append((guild_id, user_id, until))

    def kinds(self, user_id):
        """The kinds of letters a member got, in order."""
        return [letter.kind for reader, letter in self.letters if reader == user_id]


class Bureau:
    """The complaints service of one process; `crash` replaces it by another over the same file."""

    def __init__(self, path, *, options=None, clock=None, courier=None, key=KEY, seed=1):
        self.path, self.options, self.key = path, options or ReportOptions(), key
        self.clock = clock or FakeClock()
        self.courier = courier or Courier()
        self.random = Random(seed)

    async def open(self, *, attached=True):
        secret = b64encode(self.key.secret).decode()
        settings = Settings(
            _env_file=None,
            BELOTE_DATABASE=self.path,
            BELOTE_SEAL_KEY=secret,
            BELOTE_MOVE_SECONDS=0,
            BELOTE_MOVE_HOURS=0,
        )
        self.services = await open_services(
            settings, self.clock, NO_SECRETS, QuickThinking(None), chance=self.random.randbytes, policy=self.options
        )
        self.database, self.reporting = self.services.database, self.services.reporting
        self.sanctions = self.reporting.sanctions
        if attached:
            await self.reporting.attach(self.courier)
        return self

    async def close(self):
        await self.services.tables.close()
        await self.services.members.clockwork.close()
        await self.reporting.close()
        await self.database.close()

    async def crash(self):
        """Another process over the same file: nothing but the file, the clock and the people outside is left."""
        await self.close()
        await self.open()

    async def wait(self, seconds=0):
        """Let time pass and everything happen that is due then."""
        await self.clock.advance(seconds)
        for _ in range(2):
            await self.reporting.clockwork.tick()

    async def rung(self):
        """Wait for what the clock has set off by itself; the database works in threads, which no clock awaits."""
        while ringing := ringing_alarms():
            await asyncio.gather(*ringing)

    async def file(self, *people_and_reason, upload=None, **changes):
        """File a complaint; its code."""
        return (await self.reporting.filing.file(await self.form(*people_and_reason, **changes), upload)).code

    async def form(self, reporter=ANNA, suspect=BORIS, reason="insult", words="Ругается.", guild=GUILD, **changes):
        """A complaint as it is sent."""
        form = {key: changes.pop(key) for key in ("match_id", "message") if key in changes}
        if "message" in form:
            form["suspect_id"] = suspect
        context = await self.reporting.filing.open_form(guild, reporter, **form)
        values = {
            "guild_id": guild,
            "reporter_id": reporter,
            "language": "uk",
            "draft_token": context.token,
            "suspect_id": suspect,
            "suspect_is_robot": False,
            "reason": reason,
            "words": words,
            "quiet": False,
        }
        return Complaint(**(values | changes))

    async def held(self, moderator=MARTA, **complaint):
        """A complaint that a moderator has taken: its code and the moderator."""
        code = await self.file(**complaint)
        who = staff(moderator)
        await self.reporting.desk.claim(who, code)
        return code, who

    async def decided(self, *, ground="log", step="no-lobby-1", **complaint):
        """A decided complaint; its code."""
        code, who = await self.held(**complaint)
        await self.reporting.desk.decide(who, code, ground, step_named(step), "")
        return code

    async def appeal(self, user_id, code, words):
        """Appeal against a decision; the code of the appeal."""
        await self.reporting.own.appeal(GUILD, user_id, code, words)
        return (await self.rows("SELECT code FROM cases WHERE kind = 'appeal' ORDER BY id DESC LIMIT 1"))[0][0]

    async def pseudonym(self, code, moderator=PETRO, number=0):
        view = await self.reporting.queue.case(staff(moderator), code)
        return view.voices[number].pseudonym

    async def rows(self, sql, *parameters):
        return [tuple(row) for row in await self.database.fetch_all(sql, parameters)]

    async def dump(self):
        """Every value of every table but the migrations' own bookkeeping, as text by table."""
        names = [row[0] for row in await self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: repr(await self.rows(f"SELECT * FROM {name}")) for name in names}  # noqa: S608


def upload(data, kind="text/plain"):
    """A file on its way; an error is what fetching it ends with."""

    async def read():
        if isinstance(data, Exception):
            raise data
        return data

    return Upload(1 if isinstance(data, Exception) else len(data), kind, read)


def staff(user_id, guild=GUILD):
    return Staff(guild, user_id, OWNER)


def hours(number):
    return timedelta(hours=number)
