"""The same deals at several tables."""

from tests.golden.walk import Walk


async def event(walk: Walk) -> None:
    """An event from its lobby to the comparison; nothing is shown to outsiders before all have finished."""
    anna, boris, vira, grace, oleg = walk.world.members[:5]
    await walk.slash(anna, "hand")
    await walk.slash(oleg, "table duplicate", tables=2, deals=2)
    cards = [screen for screen in walk.world.public() if walk.usable(screen, "seat")]
    for (one, other), card in zip(((anna, boris), (vira, grace)), cards, strict=True):
        await walk.press(one, card, "seat", "0")
        await walk.press(other, card, "seat", "2")
        await walk.press(one, card, "robot")
        await walk.press(one, card, "robot")
    await walk.press(anna, cards[0], "rules")
    for (one, other), card in zip(((anna, boris), (vira, grace)), cards, strict=True):
        await walk.press(one, card, "start")
        await walk.open_hands(one, other)
        await walk.press(oleg, walk.find("hand"), "hand")
        await walk.press(oleg, walk.find("score"), "score")
        await walk.slash(oleg, "table export")
        await walk.play(one, other)
        await walk.slash(one, "score")
        await walk.press(one, walk.find("next"), "next")
        await walk.open_hands(one, other)
        await walk.play(one, other)
        await walk.slash(oleg, "replay", match=1)
        await walk.slash(one, "verify")
        await walk.slash(one, "score")
    await walk.slash(anna, "verify")
    await walk.slash(oleg, "table list")
