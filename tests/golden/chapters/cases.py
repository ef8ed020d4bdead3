"""Complaints about matches, and what moderators and the server's owner need seldom."""

from tests.golden.chapters.after import partners_match
from tests.golden.chapters.complaints import NOTICE, WORDS, code_of, complain, first_case, promote
from tests.golden.walk import Walk


async def evidence(walk: Walk) -> None:
    """A complaint about a match: what was said at the table and the record of its deals; refused, and appealed."""
    anna, vira, marta, oleg = walk.world.anna, walk.world.vira, walk.world.marta, walk.world.oleg
    await partners_match(walk)
    await walk.slash(oleg, "report stats")
    form = await walk.press(anna, walk.find("complain"), "complain")
    await walk.submit(anna, form, whom=[str(vira.id)], reason="stalling", words=WORDS)
    case = await first_case(walk, marta)
    for kind in walk.values(case, "case-material"):
        await walk.choose(marta, case, "case-material", kind)
    await _decide(walk, marta, case, "unproven", "note")
    await walk.wait(NOTICE)
    form = await walk.press(anna, walk.find("complain"), "complain")
    await walk.submit(anna, form, whom=[str(vira.id)], reason="insult", words=WORDS, quiet=True)
    await complain(walk, anna, vira)
    case = await first_case(walk, marta)
    await _decide(walk, marta, case, "admitted", "no-lobby-7")
    await walk.wait(NOTICE)
    await walk.slash(vira, "table open")
    await walk.slash(vira, "privacy forget")
    mine = (await walk.slash(vira, "report mine")).screen
    form = await walk.press(vira, mine, "mine-appeal")
    await walk.submit(vira, form, words="Это неправда.")
    await walk.wait(NOTICE)
    await promote(walk, oleg)
    case = await first_case(walk, oleg)
    form = await walk.press(oleg, case, "appeal-decide")
    await walk.submit(oleg, form, decision="denied", note="Сказано ясно.")
    await walk.wait(NOTICE)
    await walk.wait(8 * 24 * 3600)


async def _decide(walk: Walk, moderator, case, ground: str, step: str, note: str = "") -> None:
    form = await walk.press(moderator, case, "case-decide")
    await walk.submit(moderator, form, ground=[ground], step=[step], note=note)


async def crown(walk: Walk, member) -> None:
    """Make a member the server's owner."""
    walk.world.env.backend.get_guild(walk.world.guild.id).owner_id = member.id
    await walk.world.restart()


async def owner(walk: Walk) -> None:
    """Cases merged, marked and handed over; a seal opened by two; the log of the server's owner; a long queue."""
    anna, boris, vira, grace, oleg, marta = walk.world.members[:6]
    await crown(walk, grace)
    await complain(walk, anna, boris, reason="threat")
    await complain(walk, vira, boris, reason="spam")
    case = await first_case(walk, marta)
    other = next(
        value
        for value in walk.values((await walk.slash(marta, "report queue")).screen, "case-open")
        if value != code_of(walk, case)
    )
    form = await walk.choose(marta, case, "case-more", "merge")
    await walk.submit(marta, form, code="ZZZZZ")
    form = await walk.choose(marta, case, "case-more", "merge")
    await walk.submit(marta, form, code=other)
    misuse = walk.starting(case, "case-more", "misuse.")
    await walk.choose(marta, case, "case-more", misuse)
    await walk.choose(marta, case, "case-more", misuse)
    form = await walk.choose(marta, case, "case-more", walk.starting(case, "case-more", "unseal."))
    await walk.submit(marta, form, words="Угроза жизни, нужна помощь.")
    consent = walk.starting(case, "case-more", "confirm.")
    await walk.choose(marta, case, "case-more", consent)
    await walk.slash(grace, "report queue")
    seen = (await walk.slash(grace, "report case", case=code_of(walk, case))).screen
    await walk.choose(grace, seen, "case-more", consent)
    case = await first_case(walk, marta)
    await walk.choose(marta, case, "case-more", "escalate")
    await walk.slash(grace, "report queue")
    await walk.slash(grace, "report audit")
    await walk.wait(NOTICE)
    with walk.unseen():
        about, locale = oleg, walk.world.env.weather.guild_locale
        for number in range(7):
            guest = await walk.world.new_member(f"Г{number}", locale, f"guest{number}")
            await complain(walk, guest, about, reason="other")
            about = guest
    await walk.look("more complaints")
    queue = (await walk.slash(marta, "report queue")).screen
    if walk.usable(queue, "queue-page"):
        await walk.press(marta, queue, "queue-page", "1")
        await walk.press(marta, queue, "queue-page", "0")
