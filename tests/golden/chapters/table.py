"""A match of four members: the auction, the cards, the pages of a hand, refusals, the end and what follows it."""

from tests.golden.walk import PAUSE, Walk


async def four_at_table(walk: Walk, **options):
    """Anna opens a table, Boris, Vira and Grace sit down, the match begins; the four."""
    four = walk.world.members[:4]
    await walk.slash(four[0], "table open", **options)
    card = await walk.seat(*four[1:])
    await walk.press(four[0], card, "start")
    return four


async def auction(walk: Walk) -> None:
    """The panel of calls; hands by button and by command; who may not see or do something is told why."""
    four = await four_at_table(walk)
    anna, boris, vira = four[:3]
    oleg = walk.world.oleg
    card = walk.find("hand")
    await walk.press(oleg, card, "hand")
    await walk.press(oleg, card, "score")
    await walk.forge(oleg, card, "b1:1:1:last:")
    await walk.press(oleg, card, "menu")
    await walk.forge(oleg, card, "b1:1:1:card:7H")
    await walk.open_hands(*four)
    await walk.slash(anna, "hand")
    await walk.slash(anna, "score")
    await walk.slash(anna, "last")
    await walk.slash(anna, "rules")
    await walk.slash(oleg, "rules", channel=walk.thread)
    await walk.slash(anna, "table list")
    await walk.slash(oleg, "table list")
    await walk.slash(anna, "table resume")
    await walk.slash(anna, "table resume", channel=walk.thread)
    await walk.slash(anna, "table export")
    first, hand, _ = walk.acting(*four)
    await walk.choose(first, hand, "price", 1)
    await walk.press(first, hand, "hand")
    old = walk.world.fresh(hand)
    await walk.press(first, hand, "bid")
    await walk.late(first, old, "call", "pass")
    other, hand, _ = walk.acting(*four)
    await walk.forge(first, walk.find("hand", first), walk.world.fresh(hand).buttons[0].custom_id)
    await walk.press(other, hand, "call", "contra")
    third, hand, _ = walk.acting(*four)
    await walk.press(third, hand, "call", "surcontra")
    await walk.play(*four, until=lambda: walk.does(*four) in ("card", "say"), most=8)
    player, hand, _ = walk.acting(*four)
    await walk.press(player, hand, "score")
    await walk.press(player, hand, "hand")
    forbidden = next(one for one in walk.find("hand", vira).buttons if ":card:" in one.custom_id)
    await walk.forge(vira, walk.find("hand", vira), forbidden.custom_id)
    for _ in range(5):
        player, hand, _ = walk.acting(*four)
        forbidden = [one for one in walk.world.fresh(hand).buttons if ":card:" in one.custom_id and one.disabled]
        if forbidden:
            await walk.forge(player, hand, forbidden[0].custom_id)
        await walk.press(player, hand, "card")
    await walk.press(player, walk.find("hand", player), "last")
    await walk.press(player, walk.find("hand", player), "hand")
    await walk.press(anna, card, "last")
    await walk.slash(boris, "last")


async def deals(walk: Walk) -> None:
    """Whole deals up to the end of a match, the score, one more match with other partners, and the end of the table."""
    four = await four_at_table(walk, target=300)
    anna, boris, vira, grace = four
    await walk.open_hands(*four)
    await walk.play(*four)
    await walk.press(anna, walk.find("hand", anna), "score")
    await walk.slash(boris, "score")
    await walk.press(boris, walk.find("next", boris), "next")
    await walk.world.restart()
    await walk.wait(PAUSE)
    await walk.open_hands(*four)
    await walk.play(*four)
    await walk.slash(anna, "score")
    await walk.choose(anna, walk.find("sheet", anna), "sheet")
    for _ in range(8):
        if walk.shows("again"):
            break
        await walk.press(vira, walk.find("next"), "next")
        await walk.open_hands(*four)
        await walk.play(*four)
    end = walk.find("again")
    await walk.slash(anna, "score")
    await walk.slash(anna, "table export")
    await walk.press(boris, end, "score")
    await walk.press(boris, walk.find("again"), "partners")
    await walk.press(anna, walk.find("again", anna), "partners")
    await walk.forge(walk.world.oleg, walk.find("again"), "b1:1:0:again:")
    await walk.press(anna, walk.find("again"), "again")
    await walk.press(boris, walk.find("again"), "again")
    await walk.press(vira, walk.find("again"), "again")
    await walk.press(grace, walk.find("again"), "again")
    await walk.open_hands(*four)
    await walk.slash(anna, "rules")


async def rest(walk: Walk) -> None:
    """Claims of the rest and a surrender, with the partner's answer; the table closes when all have stood up."""
    four = await four_at_table(walk, target=1000)
    anna, boris, vira, grace = four
    await walk.open_hands(*four)
    menu = (await walk.press(anna, walk.find("menu"), "menu")).screen
    await walk.press(anna, menu, "rules")
    await walk.press(anna, walk.find("menu"), "menu")
    await walk.press(boris, walk.find("menu"), "menu")
    await walk.press(boris, walk.find("surrender", boris), "surrender")
    for _ in range(2):
        await walk.open_hands(*four)
        await walk.play(*four)
        await walk.press(vira, walk.find("next"), "next")
    await walk.press(boris, walk.find("menu"), "menu")
    await walk.press(boris, walk.find("surrender", boris), "surrender")
    await walk.press(anna, walk.find("answer"), "answer", "surrender.yes")
    await walk.press(grace, walk.find("answer"), "answer", "surrender.no")
    await walk.open_hands(*four)
    await walk.play(*four, until=lambda: 0 < _cards(walk, anna) <= 3)
    leader, _, _ = walk.acting(*four)
    await walk.press(leader, walk.find("menu"), "menu")
    await walk.press(leader, walk.find("rest", leader), "rest")
    for member in four:
        if walk.shows("answer"):
            await walk.press(member, walk.find("answer"), "answer", "claim.yes")
    for member in four:
        await walk.open_hands(member)
    await walk.press(anna, walk.find("menu"), "menu")
    await walk.press(anna, walk.find("surrender", anna), "surrender")
    await walk.press(vira, walk.find("answer"), "answer", "surrender.yes")
    for member in four:
        await walk.press(member, walk.find("stand"), "stand")


def _cards(walk: Walk, member) -> int:
    """How many cards a member's newest hand shows."""
    hand = walk.find("hand", member)
    return sum(":card:" in one.custom_id for one in hand.buttons)


async def choices(walk: Walk) -> None:
    """Cards as a member likes to read them, big buttons, and one more look before a card is laid."""
    anna = walk.world.anna
    settings = (await walk.slash(anna, "settings")).screen
    for flag in walk.args(settings, "set-flag"):
        await walk.press(anna, settings, "set-flag", flag)
    await walk.slash(anna, "table open", robots=3)
    await walk.press(anna, walk.find("start"), "start")
    await walk.open_hands(anna)
    await walk.play(anna, until=lambda: walk.does(anna) == "card", most=12)
    hand = walk.find("card", anna)
    await walk.press(anna, hand, "card")
    await walk.press(anna, hand, "hand")
    await walk.press(anna, hand, "card")
    await walk.press(anna, hand, "card-sure")
    for style in walk.values((await walk.slash(anna, "settings")).screen, "set-suits"):
        await walk.choose(anna, walk.find("set-suits", anna), "set-suits", style)
        await walk.slash(anna, "hand")
        await walk.slash(anna, "score")
        await walk.slash(anna, "settings")
