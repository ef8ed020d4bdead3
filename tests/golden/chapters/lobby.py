"""A table before its match: opening, seats, robots, rules, invitations, lists, closing."""

from tests.golden.walk import Walk

_OPENINGS = (
    {"game": "ffb", "pace": "days"},
    {"game": "classic", "players": 3, "target": 301, "robots": 1, "level": "master"},
    {"game": "two", "words": True, "private": True},
)


async def commands(walk: Walk) -> None:
    """What the bot tells Discord of its commands, all languages in one."""
    for request in walk.world.requests("PUT", "*/commands"):
        for command in sorted(request.json, key=lambda one: (one.get("type", 1), one["name"])):
            walk.write(command)


async def lobby(walk: Walk) -> None:
    """The card of a table and every button on it; the rules that the host may change."""
    anna, boris, vira, grace = walk.world.members[:4]
    await walk.slash(anna, "table list")
    for command in ("table join", "table leave", "table resume", "table close", "hand", "score", "last"):
        await walk.slash(anna, command)
    await walk.slash(anna, "table open")
    card = walk.find("seat")
    await walk.press(boris, card, "seat", "2")
    await walk.press(vira, card, "seat", "1")
    await walk.press(boris, card, "seat", "3")
    await walk.press(anna, card, "robot")
    await walk.press(anna, card, "unrobot")
    await walk.forge(anna, card, "b1:1:0:seat:1")
    await walk.forge(grace, card, "b1:1:0:start:")
    await walk.forge(anna, card, "b1:1:0:start:")
    await walk.press(grace, card, "robot")
    await walk.press(grace, card, "stand")
    await walk.press(vira, card, "stand")
    await _rules(walk)
    await walk.press(boris, card, "close")
    await walk.forge(boris, card, "b1:1:0:close-yes:")
    await walk.press(anna, card, "stand")
    question = (await walk.press(boris, card, "close")).screen
    await walk.press(boris, question, "close-no")
    question = (await walk.slash(walk.world.marta, "table close", table=1)).screen
    await walk.press(walk.world.marta, question, "close-yes")
    await walk.forge(anna, card, "b1:1:0:seat:1")
    await walk.forge(anna, card, "b1:1:0:no-such-verb:1")


async def _rules(walk: Walk) -> None:
    anna, boris = walk.world.members[:2]
    card = walk.find("rules")
    await walk.press(boris, card, "rules")
    panel = (await walk.press(anna, card, "rules")).screen
    await walk.choose(anna, panel, "rules-option")
    await walk.press(anna, panel, "rules-set")
    await walk.choose(anna, panel, "rules-option", 2)
    for game in ("ukrainian", "bulgarian", "pair", "three"):
        await walk.choose(anna, panel, "rules-game", game)
    await walk.press(anna, panel, "rules-all")
    await walk.press(anna, panel, "rules")
    await walk.choose(anna, panel, "rules-game", "club")
    await walk.forge(anna, panel, "b1:1:0:rules-set:no-such.value")


async def doors(walk: Walk) -> None:
    """Tables of many kinds, who may come to them, where they are listed and how they end by themselves."""
    anna, boris, vira, grace, oleg = walk.world.members[:5]
    for host, options in zip((anna, boris, vira), _OPENINGS, strict=True):
        await walk.slash(host, "table open", **options)
    await walk.slash(anna, "table open", game="club", players=2)
    await walk.types(anna, "table open", "target", "1", game="classic")
    for member in (anna, vira, oleg):
        await walk.slash(member, "table list")
    await walk.types(anna, "table join", "table")
    await walk.types(anna, "table close", "table")
    await walk.types(vira, "table leave", "table")
    await walk.slash(grace, "table join", table=3)
    await walk.slash(grace, "table join", table=99)
    await walk.slash(vira, "table invite", guest=grace, table=3)
    await walk.slash(boris, "table invite", guest=oleg, table=3)
    await walk.slash(grace, "table list")
    await walk.slash(grace, "table join", table=3)
    await walk.slash(oleg, "table join", table=2)
    await walk.slash(oleg, "table join")
    await walk.slash(oleg, "table resume")
    await walk.slash(oleg, "table leave", table=2)
    await walk.slash(anna, "table export", table=1)
    await walk.world.deny("send_messages")
    await walk.slash(grace, "table open")
    await walk.slash(grace, "table duplicate")
    await walk.world.allow()
    await walk.wait(46 * 60)
    await walk.wait(7 * 24 * 3600)
