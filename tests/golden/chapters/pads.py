"""Score sheets for those who play with real cards."""

from tests.golden.walk import Walk

_NAMES = "Анна\nБорис\nВика\n*Глеб*"


async def _enter(walk: Walk, member, card, values, **choices):
    """Enter a deal: the choices on the draft, then the form."""
    with walk.unseen(not choices):
        draft = (await walk.press(member, card, "pad-new")).screen
        for part, value in choices.items():
            await walk.choose(member, draft, f"pad-{part}", value)
        form = await walk.press(member, draft, "pad-points")
    return await walk.submit(member, form, **values)


async def pads(walk: Walk) -> None:
    """A sheet of four with corrections, refusals and its end; sheets of two and three."""
    anna, boris = walk.world.anna, walk.world.boris
    await walk.slash(anna, "scorepad show")
    form = await walk.slash(anna, "scorepad new")
    await walk.submit(anna, form, names="Анна\nАнна", target="1000", litige="carry", both_over="higher")
    form = await walk.slash(anna, "scorepad new")
    await walk.submit(anna, form, names=_NAMES, target="много", litige="carry", both_over="higher")
    form = await walk.slash(anna, "scorepad new")
    await walk.submit(anna, form, names=_NAMES, target="501", litige="carry", both_over="higher")
    card = walk.find("pad-new")
    await _enter(walk, anna, card, {"points1": "51", "held0": "20"}, price="100", belote="0", multiplier="2")
    await _enter(walk, boris, card, {"points0": "40"}, taker="1", price="90")
    await _enter(walk, anna, card, {"points1": "0"}, capot="0")
    for wrong in ({"points0": "170"}, {"points0": "80", "points1": "80"}, {"points0": "сто"}):
        await _enter(walk, anna, card, wrong)
    deal = (await walk.choose(boris, card, "pad-deal", "0")).screen
    draft = (await walk.press(boris, deal, "pad-edit")).screen
    form = await walk.press(boris, draft, "pad-points")
    await walk.submit(boris, form, points0="", points1="100", held0="")
    deal = (await walk.choose(boris, card, "pad-deal", "0")).screen
    await walk.press(boris, deal, "pad-delete")
    await walk.press(anna, card, "pad-undo")
    draft = (await walk.press(anna, card, "pad-new")).screen
    await walk.choose(anna, draft, "pad-taker", "-")
    await walk.press(anna, draft, "pad-points")
    question = (await walk.press(boris, card, "pad-close")).screen
    await walk.press(boris, question, "pad-close-yes")
    await walk.types(anna, "scorepad show", "pad")
    await walk.slash(anna, "scorepad show")
    question = (await walk.press(anna, walk.find("pad-close"), "pad-close")).screen
    await walk.press(anna, question, "pad-close-yes")
    await _small(walk)


async def _small(walk: Walk) -> None:
    anna = walk.world.anna
    for game, players in (("three", 3), ("classic", 2), ("pair", 4), ("bulgarian", 4)):
        form = await walk.slash(anna, "scorepad new", game=game, players=players)
        names = "\n".join(("Ася", "Боря", "Вера", "Гена")[:players])
        await walk.submit(anna, form, names=names, target="501", litige="dedans", both_over="taker")
        card = walk.find("pad-new")
        draft = (await walk.press(anna, card, "pad-new")).screen
        if walk.usable(draft, "pad-strain"):
            await walk.choose(anna, draft, "pad-strain", 1)
        form = await walk.press(anna, draft, "pad-points")
        if players == 3:
            await walk.submit(anna, form, points0="90", points1="40", held="20; ; 50")
        else:
            await walk.submit(anna, form, points0="100", held0="20 50")
