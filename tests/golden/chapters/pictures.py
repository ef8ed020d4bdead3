"""Screens with pictures and with cards as emojis: what the pictures are called and what their words say."""

from tests.golden.walk import Walk


async def pictures(walk: Walk) -> None:
    """A deal with the picture of the table, the score, a replay and a practice deal."""
    anna = walk.world.anna
    await walk.slash(anna, "table open", target=20, robots=3)
    await walk.press(anna, walk.find("start"), "start")
    await walk.open_hands(anna)
    await walk.play(anna, until=lambda: walk.does(anna) == "card")
    await walk.play(anna, most=2)
    await walk.press(anna, walk.find("last"), "last")
    for _ in range(8):
        await walk.play(anna)
        if walk.shows("replay-match"):
            break
        await walk.press(anna, walk.find("next"), "next")
        await walk.open_hands(anna)
    await walk.slash(anna, "score")
    shown = (await walk.press(anna, walk.find("replay-match"), "replay-match")).screen
    await walk.choose(anna, shown, "replay-trick", 3)
    practice = (await walk.slash(anna, "practice")).screen
    await walk.press(anna, practice, "try-hint")
    await walk.slash(anna, "profile")
    await walk.slash(anna, "top", list="pairs")
    form = await walk.slash(anna, "scorepad new")
    await walk.submit(anna, form, names="А\nБ\nВ\nГ", target="501", litige="carry", both_over="higher")
    draft = (await walk.press(anna, walk.find("pad-new"), "pad-new")).screen
    form = await walk.press(anna, draft, "pad-points")
    await walk.submit(anna, form, points0="100")
