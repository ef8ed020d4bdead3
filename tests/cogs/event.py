"""An event of duplicate deals on the in-process Discord: two tables, two members and two robots at each."""

from dataclasses import dataclass
from typing import Any

from tests.cogs.club import Club
from tests.members import Member
from tests.screens import Screen
from tests.world import World


@dataclass
class Event:
    """The event and its tables, each with those who sit there on the first seats."""

    world: World
    number: int
    clubs: list[Club]

    @property
    def view(self) -> Any:
        """The tables as the service has them."""
        return [club.service.listing.lobby_view(club.table) for club in self.clubs]

    @property
    def card(self) -> Screen:
        """The message that shows the event."""
        return next(screen for screen in reversed(self.world.public()) if f"Турнир {self.number} ·" in screen.text)

    async def gather(self) -> None:
        """Everybody sits down, robots fill the tables, the hosts begin, every hand is opened."""
        for club in self.clubs:
            await self.fill(club)

    async def fill(self, club: Club) -> None:
        for seat, member in enumerate(club.players):
            await club.press(member, club.lobby, "seat", str(seat))
            await club.rest()
        while club.service.listing.lobby_view(club.table).free_seats:
            await club.press(club.players[0], club.lobby, "robot")
            await club.rest()
        await club.press(club.players[0], club.lobby, "start")
        await club.rest()
        await club.open_hands()

    async def move(self, club: Club) -> None:
        """One member's move there, a new deal, or some time for the robots."""
        public = club.view.public
        if public.to_act is not None and public.to_act < len(club.players):
            await club.step()
        elif public.phase.value == "dealing":
            await club.press(club.players[0], club.card, "next")
            await club.rest()
        else:
            await self.world.advance(1)

    async def play(self, club: Club) -> None:
        """The whole match of a table."""
        while club.service.listing.lobby_view(club.table).state == "playing":
            await self.move(club)
        await self.world.advance(2)


async def opened(world: World, deals: int = 2, tables: int = 2) -> Event:
    """An event that Oleg opens, for Anna and Boris, Віра and Grace, nobody seated yet; more tables stay empty."""
    before = {lobby.table_id for lobby in world.bot.services.tables.listing.of_server(world.guild.id)}
    await world.oleg.slash("table duplicate", tables=tables, deals=deals)
    await world.advance(2)
    lobbies = [one for one in world.bot.services.tables.listing.of_server(world.guild.id) if one.table_id not in before]
    people: list[list[Member]] = [[world.anna, world.boris], [world.vira, world.grace]]
    clubs = [Club(world, lobby.table_id, seated) for lobby, seated in zip(lobbies, people, strict=False)]
    return Event(world, lobbies[0].duplicate_id, clubs)


async def running(world: World, deals: int = 2) -> Event:
    """Such an event with both matches begun."""
    event = await opened(world, deals)
    await event.gather()
    return event
