"""Every game of the club with each number of players: its lobby, auction, cards, announcements, result and rules."""

from tests.golden.walk import Walk, having

FORMS = (
    ("club", 4),
    ("ffb", 4),
    ("classic", 4),
    ("classic", 3),
    ("classic", 2),
    ("ukrainian", 4),
    ("ukrainian", 3),
    ("ukrainian", 2),
    ("bulgarian", 4),
    ("pair", 4),
    ("two", 2),
    ("three", 3),
    ("open", 2),
)
_TRICKS = 3


async def one(walk: Walk, game: str, players: int) -> None:
    """A deal of Anna against robots, looked at where something new is to be seen."""
    anna = walk.world.anna
    await walk.slash(anna, "table open", game=game, players=players, robots=players - 1)
    await walk.press(anna, walk.find("start"), "start")
    await walk.open_hands(anna)
    await walk.play(anna, until=lambda: walk.does(anna) in ("card", "say"))
    if walk.does(anna) == "say":
        await walk.press(anna, walk.find("say", anna), "say", "announce")
    await walk.play(anna, most=_TRICKS)
    await walk.play(anna, until=lambda: bool(having(walk.world.public()[-1], "next")))
    await walk.slash(anna, "score")
    if game == "classic":
        await walk.slash(anna, "rules")
    question = (await walk.slash(anna, "table leave")).screen
    await walk.press(anna, question, "close-yes")


async def four(walk: Walk) -> None:
    """The games of four."""
    for game, players in FORMS:
        if players == 4:
            await one(walk, game, players)


async def few(walk: Walk) -> None:
    """The games of two and three."""
    for game, players in FORMS:
        if players < 4:
            await one(walk, game, players)


async def asked(walk: Walk) -> None:
    """A game in which combinations are asked for, kept silent about; a match claimed wrongly."""
    anna = walk.world.anna
    await walk.slash(anna, "table open", game="bulgarian", robots=3)
    panel = (await walk.press(anna, walk.find("rules"), "rules")).screen
    await walk.choose(anna, panel, "rules-option", "declare")
    await walk.press(anna, panel, "rules-set", "declare.asked")
    await walk.press(anna, walk.find("start"), "start")
    await walk.open_hands(anna)
    for _ in range(12):
        await walk.play(anna, until=lambda: walk.does(anna) == "say")
        if walk.does(anna) == "say":
            break
        await walk.press(anna, walk.find("next"), "next")
        await walk.open_hands(anna)
    await walk.press(anna, walk.find("say", anna), "say", "silent")
    await walk.slash(anna, "table open", game="pair", robots=3)
    await walk.press(anna, walk.find("start"), "start")
    await walk.open_hands(anna)
    await walk.play(anna, until=lambda: walk.does(anna) == "card")
    hand = walk.find("claim", anna)
    await walk.press(anna, hand, "claim")
    await walk.press(anna, hand, "hand")
    await walk.press(anna, hand, "claim")
    await walk.press(anna, hand, "claim-yes")
