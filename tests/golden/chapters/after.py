"""After a match: its end, thanks, personal blocks, history, replay, proof, review; two partners against robots."""

from tests.golden.walk import Walk
from tests.members import Member


async def partners_match(walk: Walk, target: int = 20) -> None:
    """Anna and Vira play a short match against robots to its end."""
    anna, vira = walk.world.anna, walk.world.vira
    await walk.slash(anna, "table open", target=target)
    card = walk.find("seat")
    await walk.press(vira, card, "seat", "2")
    await walk.press(anna, card, "robot")
    await walk.press(anna, card, "robot")
    await walk.press(anna, card, "start")
    await walk.open_hands(anna, vira)
    for _ in range(8):
        await walk.play(anna, vira)
        if walk.shows("thanks"):
            return
        await walk.press(anna, walk.find("next"), "next")
        await walk.open_hands(anna, vira)
    raise AssertionError("the match does not end")


async def thanks(walk: Walk) -> None:
    """Thanks of both partners, own words, another phrase, taken back, complained about; who is kept apart."""
    anna, vira, oleg = walk.world.anna, walk.world.vira, walk.world.oleg
    await walk.slash(anna, "thanks")
    await walk.slash(anna, "profile")
    await partners_match(walk)
    end = walk.find("thanks")
    await walk.press(oleg, end, "thanks")
    given = (await walk.press(anna, end, "thanks")).screen
    await walk.choose(anna, given, "thanks-say")
    await walk.choose(anna, given, "thanks-reword", 2)
    form = await walk.press(anna, given, "thanks-own")
    await walk.submit(anna, form, words="Играйте лучше, *растяпа* @everyone")
    await walk.slash(anna, "thanks")
    await walk.slash(vira, "thanks")
    given = (await walk.press(vira, end, "thanks")).screen
    form = await walk.press(vira, given, "thanks-own")
    await walk.submit(vira, form, words="  ")
    await walk.press(vira, end, "thanks")
    await walk.choose(vira, walk.find("thanks-say", vira), "thanks-say", 1)
    await walk.slash(anna, "profile")
    await walk.press(anna, walk.find("thanks-book", anna), "thanks-book")
    await walk.slash(vira, "profile", member=anna)
    await walk.slash(oleg, "top")
    book = (await walk.slash(vira, "thanks")).screen
    form = await walk.press(vira, book, "thanks-report")
    await walk.submit(vira, form, reason="insult", words="")
    await walk.press(oleg, end, "avoid")
    listed = (await walk.press(vira, end, "avoid")).screen
    await walk.press(vira, listed, "avoid-set")
    await walk.slash(vira, "settings")
    await walk.press(vira, listed, "avoid-set")
    form = await walk.press(anna, end, "complain")
    await walk.press(oleg, end, "complain")
    await walk.submit(anna, form, whom=[str(vira.id)], reason="stalling", words="Думает по часу.")
    await walk.press(anna, walk.find("avoid-one", anna), "avoid-one")
    await walk.wait(24 * 3600)
    for which in ("pairs", "week", "last-week"):
        await walk.press(oleg, (await walk.slash(oleg, "top")).screen, "top", which)
    await walk.slash(walk.world.marta, "review")
    await _circles(walk, walk.world.marta)


async def _circles(walk: Walk, marta: Member) -> None:
    """What a moderator makes of two quiet notes."""
    await walk.press(marta, walk.find("circle-take", marta), "circle-take")
    await walk.press(marta, walk.find("circle-back", marta), "circle-back")
    await walk.press(marta, walk.find("circle-leave", marta), "circle-leave")


async def past(walk: Walk) -> None:
    """History, replay, proof and files of a finished match."""
    anna, boris = walk.world.anna, walk.world.boris
    for command in ("history", "replay", "verify", "analysis"):
        await walk.slash(anna, command)
    await partners_match(walk, target=250)
    end = walk.find("replay-match")
    await walk.types(anna, "replay", "match")
    history = (await walk.slash(boris, "history", player=anna)).screen
    await walk.choose(boris, history, "replay-open")
    shown = (await walk.press(anna, end, "replay-match")).screen
    for step in "ccccb":
        await walk.press(anna, shown, "replay", walk.ending(shown, "replay", step))
    await walk.choose(anna, shown, "replay-trick", 4)
    await walk.choose(anna, shown, "replay-trick", -1)
    await walk.choose(anna, shown, "replay-deal", 1)
    await walk.press(anna, shown, "replay-share")
    await walk.press(anna, shown, "replay-file", "text")
    await walk.press(anna, shown, "replay-file", "json")
    await walk.press(anna, shown, "verify")
    await walk.slash(anna, "replay", deal=9)
    await walk.slash(anna, "replay", match=99)
    proof = (await walk.slash(anna, "verify")).screen
    if walk.usable(proof, "verify-deal"):
        await walk.choose(anna, proof, "verify-deal", 1)
    given = (await walk.press(anna, walk.find("thanks"), "thanks")).screen
    await walk.choose(anna, given, "thanks-say")
    await walk.press(anna, given, "thanks-take")


async def review(walk: Walk) -> None:
    """One's own decisions of a short match beside the robots'; who has not played has nothing to review."""
    anna, boris = walk.world.anna, walk.world.boris
    await partners_match(walk)
    end = walk.find("review")
    await walk.press(boris, end, "review")
    shown = (await walk.press(anna, end, "review")).screen
    await walk.press(anna, shown, "review-at")
    await walk.press(anna, shown, "review-at", walk.ending(shown, "review-at", "c"))
    await walk.press(anna, shown, "review-at", walk.ending(shown, "review-at", "b"))
    await walk.press(anna, shown, "replay")
    shown = (await walk.slash(anna, "analysis")).screen
    if walk.usable(shown, "review-worst"):
        await walk.choose(anna, shown, "review-worst")
