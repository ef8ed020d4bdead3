"""What members choose for themselves and know of each other: profiles, notes, blocks, settings, their own data."""

from tests.golden.walk import Walk


async def members(walk: Walk) -> None:
    """Profiles with notes and blocks; the lists of the server."""
    anna, boris, oleg = walk.world.anna, walk.world.boris, walk.world.oleg
    await walk.slash(anna, "profile")
    await walk.menu(anna, "Profile", boris)
    profile = (await walk.slash(anna, "profile", member=boris)).screen
    await walk.press(anna, profile, "block")
    await walk.press(anna, profile, "unblock")
    form = await walk.press(anna, profile, "note")
    await walk.submit(anna, form, words="Любит **пики**.")
    form = await walk.press(anna, profile, "note")
    await walk.submit(anna, form, words="")
    await walk.press(anna, profile, "block")
    await walk.slash(anna, "table open", robots=2)
    await walk.press(boris, walk.find("seat"), "seat")
    await walk.slash(boris, "table join", table=1)
    for which in ("thanks", "pairs", "week", "last-week"):
        await walk.slash(oleg, "top", list=which)
    await oleg.leave()
    await walk.wait(1)
    await walk.slash(anna, "profile")


async def settings(walk: Walk) -> None:
    """Everything in the settings, and the form of quiet hours."""
    anna = walk.world.anna
    shown = (await walk.slash(anna, "settings")).screen
    for flag in walk.args(shown, "set-flag"):
        await walk.press(anna, shown, "set-flag", flag)
    for style in walk.values(shown, "set-suits"):
        await walk.choose(anna, shown, "set-suits", style)
    for demand in walk.values(shown, "set-demand"):
        await walk.choose(anna, shown, "set-demand", demand)
    await walk.slash(anna, "table open")
    await walk.press(walk.world.oleg, walk.find("seat"), "seat")
    for zone, begins, ends in (("Europe/Sofia", "23:00", "7:30"), ("Nowhere", "1", "2"), ("", "", "")):
        form = await walk.press(anna, shown, "set-quiet")
        await walk.submit(anna, form, zone=zone, begins=begins, ends=ends)
    for language in walk.values(shown, "set-language"):
        await walk.choose(anna, shown, "set-language", language)
    await walk.press(anna, (await walk.slash(anna, "profile")).screen, "settings")


async def privacy(walk: Walk) -> None:
    """What is stored, everything of a member as a file, and being forgotten."""
    anna, boris = walk.world.anna, walk.world.boris
    await walk.slash(anna, "settings")
    await walk.choose(anna, walk.find("set-language", anna), "set-language", "uk")
    about = (await walk.slash(boris, "privacy about")).screen
    await walk.slash(boris, "privacy export")
    await walk.slash(anna, "privacy export")
    form = await walk.press(boris, about, "forget")
    await walk.submit(boris, form, word="нет")
    form = await walk.slash(anna, "privacy forget")
    await walk.submit(anna, form, word="видалити")
    await walk.slash(anna, "settings")
