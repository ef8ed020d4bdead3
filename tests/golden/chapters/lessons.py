"""Help, rules and practice deals."""

from tests.golden.walk import Walk, having

_GAMES = ("club", "classic", "bulgarian", "pair", "three")
_LOOKED_AT = (0, 1, 2, 5)
"""So many decisions into a deal every press is looked at."""


async def lessons(walk: Walk) -> None:
    """Each page and question of the help, the rules of each game."""
    anna = walk.world.anna
    shown = (await walk.slash(anna, "help")).screen
    for page in walk.args(shown, "help"):
        await walk.press(anna, shown, "help", page)
    for question in walk.values(shown, "help-ask"):
        await walk.choose(anna, shown, "help-ask", question)
    await walk.press(anna, shown, "help-rules")
    for game in walk.values(shown, "read"):
        await walk.choose(anna, shown, "read", game)
    await walk.slash(anna, "rules")


async def practice(walk: Walk) -> None:
    """Practice deals of every game: hints, calls, a card that is refused and why, every trick, the result."""
    anna = walk.world.anna
    await walk.press(anna, (await walk.slash(anna, "help")).screen, "try")
    for game in _GAMES:
        await _deal(walk, game)
    await walk.slash(anna, "practice")
    shown = walk.find("try-new", anna)
    old = walk.world.fresh(shown)
    await walk.press(anna, shown, "help")
    await walk.late(anna, old, "try-hint")
    await walk.press(anna, shown, "try-new")


async def _deal(walk: Walk, game: str) -> None:
    """One deal; only of the first tricks every press is looked at."""
    anna = walk.world.anna
    shown = (await walk.slash(anna, "practice", game=game)).screen
    for acts in range(60):
        now = walk.world.fresh(shown)
        if not having(now, "try-hint"):
            break
        with walk.unseen(acts not in _LOOKED_AT):
            await _act(walk, shown, hint=acts in (0, 5))
    await walk.look(f"the deal of {game} is over")


async def _act(walk: Walk, shown, *, hint: bool) -> None:
    anna, now = walk.world.anna, walk.world.fresh(shown)
    if hint:
        await walk.press(anna, shown, "try-hint")
    if having(now, "try-say"):
        await walk.press(anna, shown, "try-say")
    elif having(now, "try-card"):
        before = len(having(now, "try-card"))
        await walk.press(anna, shown, "try-card")
        for number in range(1, before):
            cards = having(walk.world.fresh(shown), "try-card")
            if len(cards) < before:
                break
            await walk.press(anna, shown, "try-card", walk.args(shown, "try-card")[number])
    elif having(now, "try-price"):
        await walk.choose(anna, shown, "try-price")
        await walk.press(anna, shown, "try-bid")
    elif having(now, "try-call", "take"):
        await walk.press(anna, shown, "try-call", "take")
    elif having(now, "try-bid"):
        await walk.press(anna, shown, "try-bid")
    else:
        await walk.press(anna, shown, "try-call")
