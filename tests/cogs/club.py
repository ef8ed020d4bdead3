"""Playing at a table of the in-process Discord by pressing what the screens offer."""

from dataclasses import dataclass
from typing import Any

from cogs.shared.ids import ItemId, parse
from engine.presets import preset
from tests.members import Member, Reply
from tests.screens import Control, Screen
from tests.world import World


def id_of(control: Control) -> ItemId:
    found = parse(control.custom_id)
    assert found is not None, control.custom_id
    return found


def having(screen: Screen, verb: str, arg: str | None = None, *, enabled: bool = True) -> list[Control]:
    """The controls of a screen with that verb (and argument) that can be pressed, or all of them."""
    found = [control for control in screen.controls if id_of(control).verb == verb]
    return [c for c in found if (arg is None or id_of(c).arg == arg) and not (enabled and c.disabled)]


@dataclass
class Club:
    """A table of a world and the four who sit there, in the order of seats."""

    world: World
    table: int
    players: list[Member]
    pause: float = 1
    """Seconds in which every redraw that is due has happened."""

    @property
    def service(self) -> Any:
        return self.world.bot.services.tables

    @property
    def view(self) -> Any:
        return self.service.listing.table_view(self.table)

    @property
    def card(self) -> Screen:
        """The newest public card."""
        view = self.view
        return self.world.screen(view.lobby.thread_id or view.lobby.channel_id, view.card_message_id)

    @property
    def lobby(self) -> Screen:
        view = self.service.listing.lobby_view(self.table)
        return self.world.screen(view.channel_id, view.lobby_message_id)

    @property
    def acting(self) -> Member:
        """Whose turn it is."""
        return self.players[self.view.public.to_act]

    def hand(self, member: Member) -> Screen:
        """The newest private screen of this table that the member sees."""
        mine = [screen for screen in member.private() if any(id_of(c).table == self.table for c in screen.controls)]
        return mine[-1]

    async def press(self, member: Member, screen: Screen, verb: str, arg: str | None = None) -> Reply:
        """Press the first enabled button with that verb on the screen as it is now."""
        controls = having(self.world.fresh(screen), verb, arg)
        assert controls, f"no {verb} {arg or ''} on\n{self.world.fresh(screen)}"
        return await member.click(screen, controls[0].custom_id)

    async def open_hand(self, member: Member) -> Screen:
        """Press «Мои карты» on the card."""
        return (await self.press(member, self.card, "hand")).screen

    async def open_hands(self) -> None:
        for member in self.players:
            await self.open_hand(member)

    async def rest(self) -> None:
        """Let the redraws and refreshes that are due happen."""
        await self.world.advance(self.pause)

    async def bid(self, member: Member, call: str) -> Reply:
        """Say a bid (`110H`) with price and trump, or a word."""
        hand = self.hand(member)
        if call in ("pass", "contra", "surcontra"):
            return await self.press(member, hand, "call", call)
        await member.select(hand, call[:-1])
        return await self.press(member, hand, "bid", call)

    async def step(self) -> Reply:
        """Whoever is to act does the first thing his screen offers: one bid, then passes, then the first card."""
        member = self.acting
        hand = self.hand(member)
        if having(hand, "say"):
            reply = await self.press(member, hand, "say", "announce")
        elif having(hand, "card"):
            reply = await self.press(member, hand, "card")
        elif having(hand, "price") and self.view.public.standing_bid is None:
            price = self.world.fresh(hand).selects[0].options[0][1]
            await member.select(hand, price)
            reply = await self.press(member, hand, "bid")
        else:
            reply = await self.press(member, hand, *self._word(hand))
        await self.rest()
        return reply

    def _word(self, hand: Screen) -> tuple[str, str | None]:
        """What to say where no price is named: the first bid of the deal, then passes."""
        nobody = self.view.public.standing_bid is None
        if nobody and having(hand, "call", "take"):
            return "call", "take"
        if nobody and having(hand, "bid"):
            return "bid", None
        return "call", "pass"

    async def until_play(self, tricks: int = 0) -> None:
        """Go on until so many tricks have been taken in the running deal."""
        while self.view.public.phase.value != "play" or len(self.view.public.tricks) < tricks:
            await self.step()


async def open_table(world: World, **options: Any) -> int:
    """Anna opens a table; its number."""
    before = {lobby.table_id for lobby in world.bot.services.tables.listing.of_server(world.guild.id)}
    await world.anna.slash("table open", **options)
    await world.advance(1)
    return next(
        lobby.table_id
        for lobby in world.bot.services.tables.listing.of_server(world.guild.id)
        if lobby.table_id not in before
    )


async def gather(world: World, *, start: bool = True, pause: float = 1, **options: Any) -> Club:
    """Anna, Boris, Vira and Grace, as many as the game has seats, at a new table, the match begun."""
    table = await open_table(world, **options)
    await world.advance(pause)
    players = world.bot.services.tables.listing.lobby_view(table).rules.players
    club = Club(world, table, [world.anna, world.boris, world.vira, world.grace][:players], pause)
    for seat, member in enumerate(club.players[1:], 1):
        await club.press(member, club.lobby, "seat", str(seat))
        await club.rest()
    if start:
        await club.press(world.anna, club.lobby, "start")
        await club.rest()
    return club


async def short_match(world: World, target: int = 30, robots: int = 3) -> Club:
    """Anna against robots to so few points that the first deal decides, her hand open."""
    tables = world.bot.services.tables
    lobby = await world.env.as_bot(
        tables.lobby.open(
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            host_id=world.anna.id,
            rules=preset("club").with_options({"target": target}),
            pace="live",
            private=False,
            language="ru",
            interaction_id=1,
        )
    )
    for seat in range(1, robots + 1):
        await world.env.as_bot(tables.lobby.add_robot(lobby.table_id, world.anna.id, seat))
    await world.advance(2)
    club = Club(world, lobby.table_id, [world.anna, world.boris, world.vira, world.grace])
    await club.press(world.anna, club.lobby, "start")
    await world.advance(2)
    await club.open_hand(world.anna)
    return club


async def play_out(club: Club) -> None:
    """Anna presses the first thing on her hand whenever it is her turn, until the match is over."""
    while club.view.public.winner is None:
        if club.view.public.to_act == 0:
            await club.step()
        else:
            await club.world.advance(1)
    await club.world.advance(2)
