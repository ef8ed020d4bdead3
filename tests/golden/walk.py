"""Walking through the bot as members do, and writing down what they see after every step.

After each press everything that the bot still wants to draw is awaited; then every message that looks different from
before is written down as it stands now. What was drawn in between and in which order it came says nothing, so that a
busy machine and another way to draw the same leave the same file.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from tests.golden.plain import Names, body_of, change, line
from tests.members import Member, Reply
from tests.screens import Control, Screen
from tests.world import World

PAUSE = 2.3
"""Seconds after which every redraw that is due has happened; a fraction keeps clicks off the bot's own moments."""
_CONTROL = re.compile(r"b1:(?P<table>\d+):(?P<seq>\d+):(?P<verb>[\w-]+):(?P<arg>.*)")
_SHOWN_ANYWAY = re.compile(r"/messages(/\d+)?$|^/interactions/|^/webhooks/|^/users/@me/channels$|/commands$|/emojis$")
_MOST_PRESSES = 200
_ACTS = ("say", "card", "price", "call", "bid")


def parts_of(control: Control) -> dict[str, str]:
    found = _CONTROL.fullmatch(control.custom_id)
    assert found, control.custom_id
    return found.groupdict()


def having(screen: Screen, verb: str, arg: str | None = None) -> list[Control]:
    """The controls with that verb (and argument) that can be used."""
    alive = [control for control in screen.controls if not control.disabled]
    return [c for c in alive if parts_of(c)["verb"] == verb and (arg is None or parts_of(c)["arg"] == arg)]


class Walk:
    """One walk in one world; `lines` is what was seen."""

    def __init__(self, world: World) -> None:
        self.world, self.lines = world, list[str]()
        self._names = Names(world)
        self._names.learn()
        self._labels: dict[int, str] = {}
        self._shown: dict[int, dict[str, Any]] = {}
        self._requests = 0
        self._bid: set[str] = set()
        self._silent = False

    # -------------------------------------------------------------- what members do

    async def slash(self, member: Member, command: str, /, channel: Any = None, **options: Any) -> Reply:
        shown = " ".join(f"{key}={getattr(value, 'name', value)}" for key, value in options.items())
        reply = await member.slash(command, channel, **options)
        return await self._done(member, f"/{command} {shown}".strip(), reply)

    async def press(self, member: Member, screen: Screen, verb: str, arg: str | None = None) -> Reply:
        """Press the first button with that verb on the screen as it is now."""
        controls = having(self.world.fresh(screen), verb, arg)
        assert controls, f"no {verb} {arg or ''} on\n{self.world.fresh(screen)}"
        reply = await member.click(screen, controls[0].custom_id)
        return await self._done(member, f"presses {verb} {parts_of(controls[0])['arg']}".strip(), reply)

    async def choose(self, member: Member, screen: Screen, verb: str, value: str | int = 0) -> Reply:
        """Choose a value (or the one at that place) in the list with that verb."""
        (menu,) = having(self.world.fresh(screen), verb)
        values = [one for _, one in menu.options]
        chosen = values[value] if isinstance(value, int) else value
        reply = await member.select(screen, chosen, name=menu.custom_id)
        return await self._done(member, f"chooses {verb} {chosen}", reply)

    async def forge(self, member: Member, screen: Screen, custom_id: str, kind: int = 2, **data: Any) -> Reply:
        """Use a control that is not on the screen."""
        reply = await member.forge(screen, custom_id, kind, **data)
        return await self._done(member, f"forges {custom_id}", reply)

    async def late(self, member: Member, screen: Screen, verb: str, arg: str | None = None) -> Reply:
        """Press a button of a screen as it was."""
        control = having(screen, verb, arg)[0]
        return await self._done(member, f"presses {verb} late", await member.click_old(screen, control.custom_id))

    async def menu(self, member: Member, name: str, target: Member | Screen) -> Reply:
        return await self._done(member, f"menu {name}", await member.menu(name, target))

    async def submit(self, member: Member, form: Reply, /, **values: Any) -> Reply:
        """Send a form; fields by their custom ids."""
        return await self._done(member, "sends the form", await member.submit(form, values))

    async def types(self, member: Member, command: str, option: str, /, typed: str = "", **filled: Any) -> None:
        """Write down what is offered while a member types."""
        offered = await member.autocomplete(command, option, typed, **filled)
        self.write({"step": f"{self._nick(member)} types /{command} {option}={typed}", "offered": offered})

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.world.advance(seconds)
        await self.look(f"{seconds:g} s pass")

    async def leap(self, hours: int) -> None:
        """Let hours pass, each in one step: what the bot does every few seconds meanwhile it does once."""
        for _ in range(hours):
            self.world.env.backend.advance_clock(3600)
            await self.world.settle()
            await self.world.advance(PAUSE)
        await self.look(f"{hours} hours pass")

    # -------------------------------------------------------------- where things are

    def find(self, verb: str, member: Member | None = None, arg: str | None = None) -> Screen:
        """The newest message with a usable control of that verb: a public one, or of those only a member sees."""
        screens = self.world.public() if member is None else member.private()
        found = next((screen for screen in reversed(screens) if having(screen, verb, arg)), None)
        assert found, f"nobody shows {verb}; the newest says {screens[-1] if screens else 'nothing'}"
        return found

    def direct(self, member: Member, verb: str) -> Screen:
        """The newest message with that verb that came to a member by direct message."""
        return next(screen for screen in reversed(member.screens()) if having(screen, verb))

    def args(self, screen: Screen, verb: str) -> list[str]:
        """The arguments of all usable buttons of that verb."""
        return [parts_of(control)["arg"] for control in having(self.world.fresh(screen), verb)]

    def values(self, screen: Screen, verb: str) -> list[str]:
        """What can be chosen in the list of that verb."""
        return [value for control in having(self.world.fresh(screen), verb) for _, value in control.options]

    def ending(self, screen: Screen, verb: str, end: str) -> str:
        """The argument, among those of a verb, that ends so."""
        return next(arg for arg in self.args(screen, verb) if arg.endswith(end))

    def starting(self, screen: Screen, verb: str, begin: str) -> str:
        """The value, among those of a list, that begins so."""
        return next(value for value in self.values(screen, verb) if value.startswith(begin))

    def usable(self, screen: Screen, verb: str) -> bool:
        """Whether the message, as it is now, has a control of that verb."""
        return bool(having(self.world.fresh(screen), verb))

    def shows(self, verb: str) -> bool:
        """Whether any public message has a control of that verb."""
        return any(having(screen, verb) for screen in self.world.public())

    @property
    def thread(self) -> Any:
        """The newest thread."""
        return max(self.world.threads, key=lambda one: one.id)

    # -------------------------------------------------------------- playing

    async def seat(self, *members: Member, robots: int = 0, card: Screen | None = None) -> Screen:
        """Seat members at the newest table (or that one) from seat 1 on, robots on the rest; the lobby card."""
        card = card or self.find("seat")
        for number, member in enumerate(members, 1):
            await self.press(member, card, "seat", str(number))
        for _ in range(robots):
            await self.press(self.world.anna, card, "robot")
        return card

    async def open_hands(self, *members: Member) -> None:
        for member in members:
            await self.press(member, self.find("hand"), "hand")

    async def play(
        self, *members: Member, until: Callable[[], bool] = lambda: False, most: int = _MOST_PRESSES
    ) -> None:
        """Do plain things for members with open hands, unseen, until a condition holds or nobody can do anything."""
        with self.unseen():
            for _ in range(most):
                if until() or not await self._act(*members):
                    break
        await self.look("they play")

    def acting(self, *members: Member) -> tuple[Member, Screen, str] | None:
        """Who of them has something to do, where, and what."""
        for member in members:
            for screen in reversed(member.private()):
                if any(parts_of(control)["verb"] in ("hand", *_ACTS) for control in screen.controls):
                    verb = next((verb for verb in _ACTS if having(screen, verb)), None)
                    if verb is not None:
                        return member, screen, verb
                    break
        return None

    def does(self, *members: Member) -> str:
        """What is to be done next by one of them, empty where nothing is."""
        found = self.acting(*members)
        return found[2] if found else ""

    async def _act(self, *members: Member) -> bool:
        found = self.acting(*members)
        if found is None:
            return False
        member, hand, verb = found
        table = parts_of(hand.controls[0])["table"]
        if verb == "say":
            await self.press(member, hand, "say", "announce")
        elif verb == "card":
            self._bid.discard(table)
            await self.press(member, hand, "card")
        elif table not in self._bid and (verb == "price" or having(hand, "bid") or having(hand, "call", "take")):
            self._bid.add(table)
            await self._bids(member, hand, verb)
        else:
            word = "pass" if having(hand, "call", "pass") else None
            await self.press(member, hand, "call", word)
        return True

    async def _bids(self, member: Member, hand: Screen, verb: str) -> None:
        if verb == "price":
            await self.choose(member, hand, "price")
            await self.press(member, hand, "bid")
        elif having(hand, "call", "take"):
            await self.press(member, hand, "call", "take")
        else:
            await self.press(member, hand, "bid")

    # -------------------------------------------------------------- writing down

    @contextmanager
    def unseen(self, really: bool = True) -> Iterator[None]:
        """Write nothing down for a while; the next look shows what has become of it."""
        before, self._silent = self._silent, self._silent or really
        yield
        self._silent = before

    async def look(self, step: str, **answer: Any) -> None:
        """Write down what looks different from the last time."""
        await self.world.settle()
        self._names.learn()
        self.write({"step": step, **answer})
        self._ask_along()
        there = {message.id: message for channel in self._channels.values() for message in channel.values()}
        for number in [number for number in self._shown if number not in there]:
            self.write({"gone": self._labels[number]})
            del self._shown[number]
        fresh = [message for number, message in there.items() if number not in self._labels]
        for message in sorted(fresh, key=lambda one: line(self._body(one))):
            label = self._labels[message.id] = f"m{len(self._labels) + 1}"
            self._names.call(message.id, label)
        for number in sorted(there, key=lambda one: int(self._labels[one][1:])):
            body, before = body_of(self.world, there[number]), self._shown.get(number)
            if body != before:
                self._shown[number] = deepcopy(body)
                self.write({"message": self._labels[number], **(change(before, body) if before else body)})

    def _body(self, message: Any) -> dict[str, Any]:
        return self._names.plain(body_of(self.world, message))

    @property
    def _channels(self) -> dict[int, dict[int, Any]]:
        return self.world.env.backend.messages

    def _ask_along(self) -> None:
        """Write down what the bot asked of Discord besides messages and answers: threads, time-outs."""
        requests = self.world.requests()[self._requests :]
        self._requests += len(requests)
        asked = [
            line({"request": f"{one.method} {self._names.plain(one.path)}", "body": self._names.plain(one.json)})
            for one in requests
            if one.method != "GET" and not _SHOWN_ANYWAY.search(one.path)
        ]
        self.lines += sorted(asked)

    async def _done(self, member: Member, step: str, reply: Reply) -> Reply:
        await self.world.advance(PAUSE)
        if not self._silent:
            await self.look(f"{self._nick(member)} {step}", answer=reply.kind, form=reply.modal)
        return reply

    def write(self, entry: dict[str, Any]) -> None:
        """Write an entry down without ids and moments."""
        self.lines.append(line(self._names.plain(entry)))

    def _nick(self, member: Member) -> str:
        return self._names.of(member.id)
