"""A whole deal by members who hear their screens: texts, labels, placeholders and descriptions, nothing else.

They know the language (its catalogs) and the rules, and decide from the words alone. Each keeps count of the cards he
hears of; pictures must describe exactly those.
"""

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.client import build_bot
from bot.texts import Language, Say
from bot.texts.cards import bid_label, card_label, card_name, spoken, strain_label
from bot.texts.manner import Manner, SuitStyle
from engine.cards import DECK_32, Card, Strain, Suit, suit_of
from engine.presets import preset
from tests.cogs.club import Club
from tests.conftest import OpenWorld
from tests.members import Member
from tests.reader import Heard, listen
from tests.screens import Screen
from tests.world import World

LOCALES = {Language.RU: "ru", Language.EN: "en-US"}
REASONS = ("must-follow", "must-trump", "must-overtrump", "must-beat", "must-undertrump")


@dataclass
class Listener:
    """One member at the table, who knows only what he has heard."""

    member: Member
    seat: int
    say: Say
    announced: bool = False
    heard: list[str] = field(default_factory=list)

    def hear(self, screen: Screen) -> tuple[Heard, ...]:
        """Listen to a whole message; whatever is on it must make sense to the ear."""
        things = listen(screen)
        for thing in things:
            assert "belote_" not in thing.words, "an emoji says nothing"
            assert re.search(r"\w", thing.words) or thing.words in tuple("♣♦♥♠"), f"{thing.kind} without words"
        labels = [thing.words for thing in things if thing.kind == "button"]
        assert len(set(labels)) == len(labels), f"two buttons sound the same: {labels}"
        self.heard += [thing.words for thing in things]
        return things

    def words(self, things: tuple[Heard, ...]) -> str:
        return "\n".join(thing.words for thing in things if thing.kind in ("text", "picture"))

    async def press(self, screen: Screen, label: str) -> Any:
        """Press the enabled button that sounds so."""
        found = [one for one in self.hear(screen) if one.kind == "button" and one.words == label and not one.disabled]
        assert len(found) == 1, f"no button {label!r} among {[one.words for one in self.hear(screen)]}"
        return await self.member.click(screen, found[0].custom_id)

    # -------------------------------------------------------------- the auction

    async def speak(self, screen: Screen) -> None:
        """Say something in the auction: a bid in the longest suit where nobody has bid, else pass."""
        things = self.hear(screen)
        if self.say("auction-none") not in self.words(things):
            await self.press(screen, self.say("auction-button-pass"))
            return
        prices = next(one for one in things if one.kind == "list")
        assert prices.words == self.say("auction-price-placeholder")
        label, value = prices.options[1]
        assert label == self.say("auction-price-option", price=90)
        picked = await self.member.select(screen, value, name=prices.custom_id)
        offered = {_plain(bid_label(self.say, 90, Strain(suit))): suit for suit in Suit}
        sounding = [one.words for one in self.hear(picked.screen) if one.words in offered]
        assert len(sounding) == 4
        await self.press(picked.screen, sounding[0])

    # -------------------------------------------------------------- the play

    async def play(self, screen: Screen) -> Card | None:
        """Announce what there is to announce, or play the first card that may be played; which one."""
        things = self.hear(screen)
        cards = self.cards(things)
        free = {card for card, one in cards.items() if not one.disabled}
        if not free:
            assert self.say("hand-announce-first") in self.words(things), "why may no card be played?"
            await self.press(screen, self.say("hand-button-announce"))
            self.announced = True
            return None
        self.understand(self.words(things), cards.keys() - free, free)
        card = next(card for card in cards if card in free)
        await self.press(screen, cards[card].words)
        return card

    def knows_why_he_waits(self, screen: Screen, acting: int) -> None:
        """No card can be played out of turn, and the words say whose turn it is."""
        things = self.hear(screen)
        assert all(one.disabled for one in self.cards(things).values())
        assert self.say("hand-turn-play", seat=acting) in self.words(things)

    def cards(self, things: tuple[Heard, ...]) -> dict[Card, Heard]:
        named = {_plain(card_label(self.say, card)): card for card in DECK_32}
        return {named[one.words]: one for one in things if one.kind == "button" and one.words in named}

    def understand(self, words: str, barred: set[Card], free: set[Card]) -> None:
        """The reason for every card that may not be played is in the words, and it is the right one."""
        reasons = {(code, suit) for code in REASONS for suit in Suit if self.say(f"error-{code}", suit=suit) in words}
        codes = {code for code, _ in reasons}
        assert bool(barred) == bool(codes), words
        trump = next(s for s in Suit if self.say("hand-trump", strain=Strain(s), trump=self.trump(s)) in words)
        if "must-follow" in codes:
            led = next(suit for code, suit in reasons if code == "must-follow")
            assert all(suit_of(card) == led for card in free)
        elif codes & {"must-trump", "must-overtrump", "must-undertrump"}:
            assert all(suit_of(card) == trump for card in free)

    def trump(self, suit: Suit) -> str:
        return _plain(strain_label(self.say, Strain(suit)))


@dataclass
class Table:
    """What everybody may know by ear: the running trick and the one before it."""

    say: Say
    trick: list[tuple[Card, int]] = field(default_factory=list)
    last: list[tuple[Card, int]] = field(default_factory=list)

    def lay(self, card: Card, seat: int) -> None:
        if len(self.trick) == 4:
            self.trick = []
        self.trick.append((card, seat))
        if len(self.trick) == 4:
            self.last, self.trick = self.trick, []

    def agrees(self, description: str) -> None:
        """The description names the cards that lie open, who laid them, and no other card."""
        said = {card for card in DECK_32 if card_name(self.say, card) in description}
        assert said == {card for card, _ in (*self.trick, *self.last)}
        for card, seat in (*self.trick, *self.last):
            laid = _plain(self.say("hand-trick-card", card=card_name(self.say, card), seat=seat))
            assert laid in _plain(description)


@pytest.mark.parametrize("style", [SuitStyle.GLYPH, SuitStyle.WORDS])
@pytest.mark.parametrize("language", list(LOCALES))
async def test_a_whole_deal_is_played_by_ear(
    open_world: OpenWorld, settings, database, language: Language, style: SuitStyle
) -> None:
    pictured = settings.model_copy(update={"table_pictures": True, "card_emojis": True})
    entropy = Random(20260105).randbytes
    world = await open_world(lambda clock: build_bot(pictured, clock, entropy), database=database)
    club, listeners = await seated(world, language, style)
    table = Table(spoken(world.bot.texts.say(language)))
    say = world.bot.texts.say(language)

    for listener in listeners:
        await listener.press(club.card, say("table-button-hand"))
    await club.rest()
    played = 0
    while (screens := {one.seat: club.hand(one.member) for one in listeners}) and played < 32:
        acting = [one for one in listeners if _turn(one, screens[one.seat])]
        assert len(acting) == 1, "exactly one member hears that it is his turn"
        listener = acting[0]
        if say("auction-title") in listener.words(listener.hear(screens[listener.seat])):
            await listener.speak(screens[listener.seat])
        else:
            for waiting in (one for one in listeners if one is not listener):
                waiting.knows_why_he_waits(screens[waiting.seat], listener.seat)
            card = await listener.play(screens[listener.seat])
            if card is not None:
                table.lay(card, listener.seat)
                played += 1
        await club.rest()
        described = [one.words for one in listen(club.card) if one.kind == "picture"]
        for words in described:
            table.agrees(words)

    result = listeners[0].words(listeners[0].hear(club.card))
    assert say("table-deal-done", deal=1) in result
    explained(say, result)
    assert any(listener.announced for listener in listeners)
    await listeners[0].press(club.card, say("table-button-next"))
    await club.rest()
    assert say("auction-none") in listeners[0].words(listeners[0].hear(club.hand(listeners[0].member)))


def explained(say: Say, result: str) -> None:
    """The points of each side, line by line, make up its points for the deal, and these are on the score."""
    totals: list[int] = []
    running = 0
    lines = result.split("\n")
    first = next(at for at, line in enumerate(lines) if line == say("pair-name", side=0))
    for line in lines[first:]:
        number = re.search(r"(-?\d+)$", line)
        if line == say("score-deal-total", points=running):
            totals.append(running)
            running = 0
        elif number and ":" in line and len(totals) < 2:
            running += int(number[1])
    assert len(totals) == 2
    assert say("table-score-part", who=say("pair-name", side=0), points=totals[0]) in result
    assert say("table-score-part", who=say("pair-name", side=1), points=totals[1]) in result


async def seated(world: World, language: Language, style: SuitStyle) -> tuple[Club, list[Listener]]:
    """Four members who chose how cards sound, at a table where combinations are asked for, the match begun."""
    members = [world.anna, world.boris, world.vira, world.grace]
    say = world.bot.texts.say(language, Manner(style))
    for member in members:
        world.env.weather.locales[member.id] = LOCALES[language]
        settings = (await member.slash("settings")).screen
        await member.select(settings, say("settings-style", style=style.value), name=say("settings-about-cards"))
    lobby = await world.env.as_bot(
        world.bot.services.tables.lobby.open(
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            host_id=world.anna.id,
            rules=preset("club").with_options({"declare": "asked"}),
            pace="live",
            private=False,
            language=language.value,
            interaction_id=1,
        )
    )
    await world.advance(2)
    club = Club(world, lobby.table_id, members)
    listeners = [Listener(member, seat, say) for seat, member in enumerate(members)]
    for listener in listeners[1:]:
        await listener.press(club.lobby, say("lobby-button-seat", seat=listener.seat))
        await club.rest()
    await listeners[0].press(club.lobby, say("lobby-button-start"))
    await club.rest()
    return club, listeners


def _turn(listener: Listener, screen: Screen) -> bool:
    words = listener.words(listener.hear(screen))
    return listener.say("hand-your-turn") in words or listener.say("auction-title") in words


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\ufe0e", "")
