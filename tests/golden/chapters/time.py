"""Time and absence: deadlines, reminders, pauses, leaving, substitutes, tables by days."""

from tests.golden.chapters.table import four_at_table
from tests.golden.walk import Walk


async def grace(walk: Walk) -> None:
    """Who is silent is waited for, says that they are here, or is not waited for any longer."""
    four = await four_at_table(walk)
    anna = four[0]
    await walk.wait(31)
    card = walk.find("here")
    for member in four:
        if walk.usable(card, "nowait"):
            await walk.press(member, card, "nowait")
    await walk.slash(anna, "table list")
    await walk.wait(31)
    for member in four:
        if walk.usable(card, "here"):
            await walk.press(member, card, "here")
    await walk.wait(31)
    await walk.wait(61)
    await walk.wait(31)
    await walk.wait(61)
    for member in four:
        await walk.press(member, card, "menu")
    for member in (walk.world.oleg, *four):
        if walk.usable(card, "back"):
            await walk.press(member, card, "back")


async def pauses(walk: Walk) -> None:
    """A pause, the end of it, leaving and coming back, somebody else in one's place, leaving the server."""
    four = await four_at_table(walk)
    anna, boris, vira, grace_ = four
    oleg, marta = walk.world.oleg, walk.world.marta
    await walk.open_hands(*four)
    card = walk.find("menu")
    await walk.press(anna, (await walk.press(anna, card, "menu")).screen, "pause")
    await walk.press(boris, card, "unpause")
    await walk.press(anna, card, "unpause")
    menu = (await walk.press(vira, card, "menu")).screen
    question = (await walk.press(vira, menu, "away")).screen
    await walk.press(vira, question, "menu")
    await walk.press(vira, (await walk.press(vira, card, "menu")).screen, "away")
    await walk.press(vira, walk.find("away-yes", vira), "away-yes")
    await walk.press(vira, walk.find("back"), "back")
    question = (await walk.slash(anna, "table leave")).screen
    await walk.press(anna, question, "away-yes")
    await walk.types(oleg, "table substitute", "table")
    await walk.slash(oleg, "table list")
    await walk.slash(oleg, "table substitute")
    await walk.press(boris, walk.find("answer"), "answer", "substitute.yes")
    await walk.press(vira, walk.find("answer"), "answer", "substitute.yes")
    await walk.slash(anna, "hand", table=1)
    await walk.slash(oleg, "hand", table=1)
    await walk.slash(marta, "table substitute")
    await walk.press(boris, (await walk.press(boris, card, "menu")).screen, "away")
    await walk.press(boris, walk.find("away-yes", boris), "away-yes")
    await walk.press(marta, walk.find("relieve"), "relieve")
    await walk.press(grace_, walk.find("answer"), "answer", "substitute.no")
    await grace_.leave()
    await walk.wait(5)
    await oleg.leave()
    await vira.leave()
    await walk.wait(600)


async def days(walk: Walk) -> None:
    """A table by days: cards set in advance, long pauses, reminders, reserves and what to do about long silence."""
    four = await four_at_table(walk, pace="days")
    anna, boris, vira, grace_ = four
    await walk.wait(6)
    await walk.open_hands(*four)
    card = walk.find("menu")
    menu = (await walk.press(anna, card, "menu")).screen
    await walk.press(anna, menu, "pause", "7")
    for member, word in ((boris, "yes"), (vira, "yes"), (grace_, "no")):
        await walk.press(member, walk.find("answer"), "answer", f"pause.{word}")
    await walk.press(anna, menu, "pause", "3")
    for member in (boris, vira, grace_):
        await walk.press(member, walk.find("answer"), "answer", "pause.yes")
    for member in four:
        if walk.usable(card, "unpause"):
            await walk.press(member, card, "unpause")
    await walk.open_hands(*four)
    await walk.play(*four, until=lambda: walk.does(*four) == "card")
    acting, _, _ = walk.acting(*four)
    other = next(member for member in four if member is not acting)
    hand = (await walk.press(other, walk.find("hand"), "hand")).screen
    await walk.press(other, hand, "ahead")
    await walk.press(other, hand, "ahead", "HEARTS")
    await walk.choose(other, hand, "ahead-card")
    await walk.press(other, hand, "ahead")
    await walk.press(other, hand, "ahead", "any")
    await walk.choose(other, hand, "ahead-card")
    await walk.press(other, hand, "ahead-drop")
    for hours in (13, 8, 3, 2, 24, 24, 24, 24):
        await walk.leap(hours)
    await walk.slash(anna, "table list")
    for member in four:
        if walk.shows("way"):
            await walk.press(member, walk.find("way"), "way")
    await walk.leap(24)
