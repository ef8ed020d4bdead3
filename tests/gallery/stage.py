"""A stage for taking pictures: the demo's club in a browser, two members who can play a match quickly, and a camera.

Members are moved through the same services as by buttons where only the next screen matters; what a picture shows was
always reached by clicking and typing.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Locator, TimeoutError, expect

from bot.client import build_bot
from bot.demo.club import demo_club
from bot.services.reporting.courier import Complaint
from bot.services.scorepad import pad_rules
from bot.settings import Settings, setting_names
from bot.texts import Language, Texts
from engine.actions import ANNOUNCE, PASS, Action, PlayCard
from engine.presets import preset
from engine.results import Phase
from engine.scorepad import PadEntry
from engine.view import SeatView
from tests.browser import PHONE, WIDE, Visitor, browsing
from tests.gallery.themes import DRESS, LIGHT, PLAIN

_SECRETS = 20261130  # the same deals in every run
_ALONE = "Only you can see this"
_PATIENCE = 20_000
_HEIGHT = 2400
_ATTEMPTS, _BRIEFLY = 5, 2_000  # so many times, so many milliseconds each
_STILL, _MOMENT = 4, 60  # so many looks, so many milliseconds apart


@dataclass
class Stage:
    """The club, the visitor's browser and the folder that the pictures go to."""

    club: Any
    bot: Any
    visitor: Visitor
    say: Any
    base: Any
    """The language of the commands' own names."""
    folder: Path
    theme: str
    wide: bool
    taken: list[Path] = field(default_factory=list)
    clicks: Any = field(default_factory=lambda: count(1))

    # ------------------------------------------------------------------ camera

    async def shoot(self, name: str, message: Locator | None = None) -> None:
        """Take the newest message (or that one) as a phone shows it, and on a wide window where asked for."""
        page = self.visitor.page
        for width in (PHONE, WIDE) if self.wide else (PHONE,):
            await page.set_viewport_size({"width": width, "height": _HEIGHT})
            await self.visitor.ready()
            await self._paint()
            await self._loaded()
            suffix = f"-{width}" if self.wide else ""
            file = self.folder / f"{name}{suffix}.png"
            target = message or self.newest
            place = None
            while place is None or place != await target.bounding_box():  # the page scrolled under the camera
                await target.scroll_into_view_if_needed()
                await self._still(target)
                place = await target.bounding_box()
                await target.screenshot(path=file)
            self.taken.append(file)
        await page.set_viewport_size({"width": WIDE, "height": 1000})

    @property
    def newest(self) -> Locator:
        return self.visitor.talk.get_by_role("article").last

    @property
    def private(self) -> Locator:
        """The newest message that only the visitor sees."""
        return self.visitor.talk.get_by_role("article").filter(has_text=_ALONE).last

    @property
    def form(self) -> Locator:
        """The form that is open."""
        return self.visitor.page.get_by_role("dialog").last

    def showing(self, words: str) -> Locator:
        """The newest message with these words that everybody sees."""
        return self.visitor.talk.get_by_role("article").filter(has_text=words).filter(has_not_text=_ALONE).last

    async def _paint(self) -> None:
        await self.visitor.page.evaluate(DRESS, PLAIN + (LIGHT if self.theme == "light" else ""))

    async def _loaded(self) -> None:
        await self.visitor.page.mouse.move(1, _HEIGHT - 1)  # off the messages, which show a toolbar under the mouse
        await self.visitor.page.wait_for_function(
            "() => [...document.images].every(image => image.complete)", timeout=_PATIENCE
        )

    async def _still(self, target: Locator) -> None:
        """Wait until the picture's part of the page has stopped moving."""
        before, same = None, 0
        while same < _STILL:
            await self.visitor.page.wait_for_timeout(_MOMENT)
            now = await target.bounding_box()
            same = same + 1 if now == before else 0
            before = now

    # ------------------------------------------------------------------ the visitor

    async def command(self, key: str, subcommand: str | None = None) -> None:
        """Type a slash command by its catalog keys, and wait for the private answer."""
        words = [self.base(f"{name}.name") for name in (key, subcommand) if name is not None]
        before = await self.visitor.talk.get_by_role("article").count()
        await self.visitor.command("/" + " ".join(words))
        await expect(self.visitor.talk.get_by_role("article").nth(before)).to_be_visible(timeout=_PATIENCE)
        await self.visitor.ready()

    async def press(self, key: str, **args: Any) -> None:
        """Press the newest button with a label of the catalogs."""
        await self.visitor.press(self.say(key, **args))

    async def choose_first(self) -> None:
        """Take the first line of the newest select menu; once more where the page draws it anew meanwhile."""
        menu, lines = self.private.get_by_role("combobox").last, self.visitor.talk.get_by_role("option")
        for attempt in range(_ATTEMPTS):
            try:
                if not await lines.count():
                    await menu.click(timeout=_BRIEFLY)
                await lines.first.click(timeout=_BRIEFLY)
                break
            except TimeoutError:
                if attempt == _ATTEMPTS - 1:
                    raise
        await self.visitor.ready()

    async def sees(self, key: str, **args: Any) -> None:
        await self.visitor.sees(self.say(key, **args))

    # ------------------------------------------------------------------ playing quickly

    @property
    def tables(self) -> Any:
        return self.bot.services.tables

    async def open_table(self, target: int, *, partner: bool, **rules: Any) -> int:
        """Open a table of the visitor: a friend opposite if asked for, robots elsewhere."""
        host, friend = self.member(0), self.member(1)
        lobby = await self.as_bot(
            self.tables.lobby.open(
                guild_id=self.guild_id,
                channel_id=self.club.channel.id,
                host_id=host,
                rules=preset("club").with_options({"target": target, **rules}),
                pace="live",
                private=False,
                language=str(self.say.language),
                interaction_id=next(self.clicks),
            )
        )
        if partner:
            await self.as_bot(self.tables.lobby.take_seat(lobby.table_id, friend, 2, next(self.clicks)))
        for seat in self.tables.listing.lobby_view(lobby.table_id).free_seats:
            await self.as_bot(self.tables.lobby.add_robot(lobby.table_id, host, seat))
        return lobby.table_id

    async def fill_event(self) -> list[int]:
        """Seat the visitor and a friend at one table each of the newest event, robots around them."""
        tables = [one.table_id for one in self.tables.listing.of_server(self.guild_id) if one.covered][-2:]
        for person, table in zip((self.member(0), self.member(1)), tables, strict=True):
            lobby = self.tables.listing.lobby_view(table)
            if lobby.seat_of(person) is None:
                await self.as_bot(self.tables.lobby.take_seat(table, person, lobby.free_seats[0], next(self.clicks)))
            for seat in self.tables.listing.lobby_view(table).free_seats:
                await self.as_bot(self.tables.lobby.add_robot(table, person, seat))
        return tables

    async def start(self, table: int) -> None:
        lobby = self.tables.listing.lobby_view(table)
        host = lobby.host_id if lobby.seat_of(lobby.host_id) is not None else self.member(1)
        await self.as_bot(self.tables.matches.start(table, host, next(self.clicks)))

    async def step(self, table: int) -> None:
        """One decision of a person at the table; a robot's turn is waited for."""
        view = self.tables.listing.table_view(table)
        seat = view.public.to_act
        if seat is None and view.public.phase is Phase.DEALING:
            people = [one.user_id for one in view.lobby.seats if one is not None and one.user_id is not None]
            await self.as_bot(self.tables.play.next_deal(table, people[0], view.seq, next(self.clicks)))
            return
        person = view.lobby.seats[seat].user_id if seat is not None else None
        if person is None:
            await self.visitor.page.wait_for_timeout(50)
            return
        hand = self.tables.listing.hand_view(table, person)
        await self.as_bot(self.tables.play.act(table, person, view.seq, likely(hand.seat), next(self.clicks)))

    async def until(self, table: int, reached: Any) -> None:
        """Play on until the public view meets a condition."""
        while not reached(self.tables.listing.table_view(table).public):
            await self.step(table)
        await self.visitor.page.wait_for_timeout(1_500)  # the redraw of the card
        await self.visitor.ready()

    @property
    def guild_id(self) -> int:
        return self.club.channel.guild.id

    def member(self, number: int) -> int:
        """The id of the visitor (0) or of one of the three friends."""
        return self.club.members[number].id

    async def complain(self, reporter: int, suspect: int, reason: str, words: str) -> None:
        """One friend files a complaint about another."""
        reporting = self.bot.services.reporting
        draft = await reporting.filing.open_form(self.guild_id, reporter)
        complaint = Complaint(
            guild_id=self.guild_id,
            reporter_id=reporter,
            language=str(self.say.language),
            draft_token=draft.token,
            suspect_id=suspect,
            suspect_is_robot=False,
            reason=reason,
            words=words,
            quiet=False,
        )
        await self.as_bot(reporting.filing.file(complaint))

    async def write_pad(self) -> None:
        """A score pad of four with a few deals."""
        pads = self.bot.services.scorepads
        names = [self.say(f"demo-friend-{n}") for n in ("one", "two", "three")]
        rules = pad_rules("classic", 4, None, {})
        place = {"guild_id": self.guild_id, "channel_id": self.club.channel.id, "owner_id": self.member(0)}
        names = [self.say("demo-visitor"), *names]
        pad = await pads.open(**place, language=str(self.say.language), rules=rules, names=names)
        for taker, points in ((0, 104), (1, 90), (0, 78), (1, 121), (0, 95)):
            entry = PadEntry(taker, (points, None) if taker == 0 else (None, points))
            pad = await pads.add(self.guild_id, pad.pad_id, pad.revision, self.member(0), entry)

    async def as_bot(self, work: Any) -> Any:
        """Run a service's method as the bot's own work and return its result."""
        found: list[Any] = []

        async def run() -> None:
            found.append(await work)

        await self.club.env.as_bot(run())
        return found[0]


def likely(view: SeatView) -> Action:
    """A plain decision: announce, pass where one may, else the first thing allowed."""
    if view.must_announce:
        return ANNOUNCE
    if view.legal_calls:
        return PASS if PASS in view.legal_calls else view.legal_calls[0]
    return PlayCard(view.legal_cards[0])


@asynccontextmanager
async def open_stage(folder: Path, language: Language, theme: str, *, wide: bool) -> AsyncIterator[Stage]:
    """Start the bot with a fresh database and the same deals every time, and a browser looking at it."""
    for name in setting_names():
        os.environ.pop(name, None)
    with TemporaryDirectory(prefix="belote-gallery-", ignore_cleanup_errors=True) as scratch:
        settings = Settings(
            _env_file=None,
            BELOTE_DATABASE=Path(scratch) / "gallery.db",
            BELOTE_LANGUAGE=language,
            BELOTE_ROBOT_DELAY_SECONDS=0,
            BELOTE_MOVE_SECONDS=0,
            BELOTE_REDRAW_SECONDS=0.2,
        )
        bot = build_bot(settings, entropy=Random(_SECRETS).randbytes)
        texts = Texts.load()
        say, base = texts.say(language), texts.say(Language.EN)
        async with demo_club(lambda: bot, say) as club, browsing(club.url) as visitor:
            yield Stage(club, bot, visitor, say, base, folder, theme, wide)
