"""Complaints: the forms of members, and the moderators' queue and cases."""

from tests.golden.walk import Walk

WORDS = "Назвал партнёра *бездарем*, два раза."
NOTICE = 70 * 60


async def complain(walk: Walk, who, about, **changes):
    form = await walk.slash(who, "report new")
    values = {"whom": [about], "reason": "insult", "words": WORDS} | changes
    return await walk.submit(who, form, **values)


async def first_case(walk: Walk, moderator):
    """The most urgent case, taken."""
    queue = (await walk.slash(moderator, "report queue")).screen
    case = (await walk.choose(moderator, queue, "case-open")).screen
    await walk.press(moderator, case, "case-claim")
    return case


async def complaints(walk: Walk) -> None:
    """A complaint from its form to the decision and the appeal, with a file and questions to both."""
    anna, boris, vira, grace, oleg, marta = walk.world.members[:6]
    await walk.slash(anna, "report mine")
    await walk.slash(marta, "report queue")
    await walk.slash(anna, "report queue")
    await complain(walk, anna, boris, file=("запись.txt", "Он писал: позор".encode()), quiet=True)
    await complain(walk, anna, boris)
    await complain(walk, anna, anna)
    receipt = await complain(walk, vira, boris, reason="mockery", file=("счёт.pdf", b"%PDF-1.7"))
    form = await walk.press(vira, receipt.screen, "mine-file")
    await walk.submit(vira, form, file=("a.txt", b"words"))
    await walk.wait(NOTICE)
    case = await first_case(walk, marta)
    for kind in walk.values(case, "case-material"):
        await walk.choose(marta, case, "case-material", kind)
    reporter = walk.values(case, "case-ask")[0]
    form = await walk.choose(marta, case, "case-ask", reporter)
    await walk.submit(marta, form, words="Когда это было?")
    form = await walk.press(marta, case, "case-ask-other")
    await walk.submit(marta, form, words="Что вы сказали?")
    await walk.wait(NOTICE)
    for member in (anna, vira, boris):
        mine = (await walk.slash(member, "report mine")).screen
        if walk.usable(mine, "mine-answer"):
            form = await walk.press(member, mine, "mine-answer")
            await walk.submit(member, form, words="Вчера вечером.")
    await walk.press(vira, walk.find("mine-withdraw", vira), "mine-withdraw")
    await walk.wait(NOTICE)
    case = (await walk.slash(marta, "report case", case=code_of(walk, case))).screen
    await walk.press(marta, case, "case-claim")
    form = await walk.press(marta, case, "case-decide")
    await walk.submit(marta, form, ground=["log"], step=["no-text-3"], note="Первый раз.")
    await walk.wait(NOTICE)
    await walk.slash(boris, "profile")
    await walk.slash(boris, "thanks")
    mine = (await walk.slash(boris, "report mine")).screen
    form = await walk.press(boris, mine, "mine-appeal")
    await walk.submit(boris, form, words="Это неправда.")
    await walk.wait(NOTICE)
    await _appeal(walk, oleg)
    await walk.slash(anna, "report mine")
    await walk.slash(marta, "report audit")
    await walk.wait(32 * 24 * 3600)
    await walk.slash(grace, "report stats")


async def _appeal(walk: Walk, moderator) -> None:
    """Another moderator decides the appeal."""
    await promote(walk, moderator)
    case = await first_case(walk, moderator)
    form = await walk.press(moderator, case, "appeal-decide")
    await walk.submit(moderator, form, decision="granted", note="")
    await walk.wait(NOTICE)


async def promote(walk: Walk, member) -> None:
    """Give a member the moderators' role."""
    role = walk.world.guild.roles["Модератор"]
    walk.world.env.backend.add_member_role(walk.world.guild.id, member.id, role.id)
    await walk.world.settle()


def code_of(walk: Walk, case) -> str:
    return next(control.custom_id.rsplit(":", 1)[1] for control in walk.world.fresh(case).controls)


async def seldom(walk: Walk) -> None:
    """What moderators need seldom: handing back, merging, misuse, seals, the queue's clock, complaints from menus."""
    anna, boris, vira, grace, oleg, marta = walk.world.members[:6]
    await boris.say("Вы все играете плохо")
    form = await walk.menu(anna, "Report", walk.world.public()[-1])
    await walk.submit(anna, form, reason="insult", words="")
    form = await walk.menu(vira, "Report", grace)
    await walk.submit(vira, form, reason="threat", words=WORDS)
    await walk.menu(vira, "Report", vira)
    await complain(walk, grace, oleg, reason="spam")
    await walk.types(marta, "report case", "case")
    await walk.types(anna, "report case", "case")
    await walk.slash(marta, "report case", case="ZZZZZ")
    case = await first_case(walk, marta)
    await walk.press(marta, case, "case-release")
    queue = (await walk.slash(marta, "report queue")).screen
    await walk.press(marta, queue, "queue-page")
    for hours in (2, 1, 1, 1):
        await walk.wait(hours * 3600)
