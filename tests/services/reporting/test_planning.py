"""The clock of complaints learns of every change from the commit itself: nobody has to tell it."""

from bot.services.reporting.clockwork import next_moment
from bot.services.reporting.policy import step_named
from bot.services.reporting.views import Moderation
from tests.services.reporting.bureau import ANNA, BORIS, GUILD, HOUR, MARTA, NO_LIMITS, OWNER, VIRA, staff, upload

KINDS = ("new", "reminder", "alarm", "breach")


class Follower:
    """Awaits a change and compares what the clock has planned with what storage says is due next."""

    def __init__(self, bureau):
        self.bureau, self.moments = bureau, []

    async def __call__(self, change):
        result = await change
        await self.bureau.rung()  # what is due at once is done at once
        stored = await self.bureau.database.read(next_moment)
        assert self.bureau.reporting.clockwork.planned == stored
        self.moments.append(stored)
        return result


async def test_every_change_of_a_moment_is_planned_without_anybody_calling_for_it(open_bureau):
    bureau = await open_bureau(options=NO_LIMITS)
    office, follow = bureau.reporting, Follower(bureau)
    marta = staff(MARTA)
    first = await follow(bureau.file(reporter=ANNA))
    second = await follow(bureau.file(reporter=VIRA, reason="threat"))
    await follow(office.attachments.add(GUILD, ANNA, first, upload(b"facts")))
    await follow(office.own.answer(GUILD, ANNA, first, "Ещё."))
    await bureau.wait(HOUR)
    await follow(office.desk.claim(marta, first))
    name = await bureau.pseudonym(first, MARTA)
    await follow(office.desk.ask_reporter(marta, first, name, "Когда?"))
    await follow(office.desk.ask_other(marta, first, "Что было?"))
    await follow(office.desk.mark_misuse(marta, first, name))
    await follow(office.desk.mark_misuse(marta, first, name))
    await follow(office.unsealing.ask(marta, first, name, "Угроза жизни, нужна полиция."))
    await follow(office.unsealing.confirm(staff(OWNER), first, name))
    await follow(office.desk.merge(marta, first, second))
    await follow(office.desk.claim(marta, second))
    await follow(office.desk.release(marta, second))
    await follow(office.desk.claim(marta, second))
    await follow(office.desk.decide(marta, second, "log", step_named("no-lobby-7"), ""))
    await bureau.wait(2 * HOUR)
    appeal = await follow(bureau.appeal(BORIS, second, "Не так."))
    await follow(office.desk.claim(staff(OWNER), appeal))
    await follow(office.desk.decide_appeal(staff(OWNER), appeal, True, ""))
    third = await follow(bureau.file(reporter=ANNA))
    await follow(office.own.withdraw(GUILD, ANNA, third))
    await follow(office.administration.set_settings(Moderation(GUILD, strict=True), OWNER))
    assert len(set(follow.moments)) > 5, "so many different moments were planned on the way"
    await bureau.wait(400 * 24 * HOUR)
    assert office.clockwork.planned is None


async def test_what_happens_by_itself_plans_what_comes_after_it(bureau):
    """The alarms alone, nobody ticks: the queue is told, twice reminded, and told of the breach."""
    await bureau.file()
    for _ in range(8):
        await bureau.clock.advance(HOUR)
        await bureau.rung()
    told = [(notice.kind, notice.members) for notice in bureau.courier.notices]
    in_person = [("alarm", (OWNER,)), ("breach", (OWNER,))]
    assert sorted(told, key=repr) == sorted([*((kind, None) for kind in KINDS), *in_person], key=repr)
    assert bureau.courier.kinds(ANNA) == ["breach"]
    assert bureau.reporting.clockwork.planned is None
