"""What managers of the server set up."""

from tests.golden.walk import Walk


async def club(walk: Walk) -> None:
    """Setup, check, settings, every form, what is refused, and a table as the club has agreed."""
    anna, marta = walk.world.anna, walk.world.marta
    backend = walk.world.env.backend
    command = next(one for (name, _), one in backend.commands[None].items() if name == "club")
    backend.command_permissions[walk.world.guild.id, int(command["id"])] = [
        {"id": str(anna.id), "type": 2, "permission": True}
    ]
    for command in ("club setup", "club check", "club settings"):
        await walk.slash(anna, command)
    await walk.slash(marta, "club check")
    shown = (await walk.slash(marta, "club settings")).screen
    channel = await walk.world.new_channel("queue")
    form = await walk.slash(marta, "club setup")
    role = walk.world.guild.roles["Модератор"]
    values = {"role": [role], "channel": [channel], "language": ["fr"], "strict": True, "timeouts": True}
    shown = (await walk.submit(marta, form, **values)).screen
    form = await walk.press(marta, shown, "club-set", "games")
    shown = (await walk.submit(marta, form, game=["ffb"], pace=["live"], target="701", level=["master"])).screen
    form = await walk.press(marta, shown, "club-set", "looks")
    shown = (await walk.submit(marta, form, compact=True, suits=["four"])).screen
    form = await walk.press(marta, shown, "club-set", "live")
    times = {"move_seconds": "45", "grace_seconds": "", "lobby_minutes": "20", "solo": False, "forced": True}
    shown = (await walk.submit(marta, form, **times)).screen
    form = await walk.press(marta, shown, "club-set", "days")
    shown = (await walk.submit(marta, form, move_hours="12", reserves="1", lobby_days="3")).screen
    form = await walk.press(marta, shown, "club-set", "live")
    await walk.submit(marta, form, **times | {"move_seconds": "много"})
    form = await walk.press(marta, shown, "club-set", "games")
    await walk.submit(marta, form, game=["club"], pace=["live"], target="5", level=["club"])
    await walk.press(marta, shown, "club-set", "staff")
    await walk.forge(anna, shown, "b1:0:0:club-set:games")
    await walk.slash(marta, "club settings")
    await walk.slash(anna, "table open", robots=1)
    await walk.slash(anna, "help")
    await walk.world.deny("send_messages", "embed_links", channel=channel)
    await walk.world.deny("create_public_threads")
    await walk.slash(marta, "club check")
    form = await walk.slash(anna, "report new")
    await walk.submit(anna, form, whom=[walk.world.boris], reason="insult", words="Грубит.")
    await walk.leap(5)
