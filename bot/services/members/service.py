"""Everything between members, put together over one database."""

from __future__ import annotations

from dataclasses import dataclass

from bot.clock import Clock
from bot.services.members.choices import Choices
from bot.services.members.circles import Circles
from bot.services.members.clockwork import SocietyClock
from bot.services.members.company import ClubDoor, Company
from bot.services.members.privacy import Privacy
from bot.services.members.profiles import ProfileService
from bot.services.members.review import ReviewThresholds
from bot.services.members.thanks import ThanksService
from bot.services.reporting.keys import SealKey
from bot.services.reporting.mine import OwnCases
from bot.services.table.admission import Barrier
from bot.services.table.registry import TableRegistry
from bot.store.sqlite.database import Database


@dataclass(frozen=True, slots=True)
class Society:
    """The services between members; `door` is the entry policy of the tables, `life` what happens by itself."""

    choices: Choices
    thanks: ThanksService
    profiles: ProfileService
    company: Company
    door: ClubDoor
    circles: Circles
    life: SocietyClock
    privacy: Privacy

    @classmethod
    async def open(
        cls,
        database: Database,
        clock: Clock,
        key: SealKey,
        sanctions: Barrier,
        own_cases: OwnCases,
        thresholds: ReviewThresholds,
        tables: TableRegistry,
    ) -> Society:
        """Build the services and read what members have chosen."""
        choices, thanks = Choices(database, clock, tables.set_quiet_hours), ThanksService(database, clock)
        await choices.load()
        circles = Circles(database, clock, thresholds)
        return cls(
            choices=choices,
            thanks=thanks,
            profiles=ProfileService(database, clock, choices),
            company=Company(database, clock),
            door=ClubDoor(database, clock, choices, sanctions),
            circles=circles,
            life=SocietyClock(database, clock, thanks, circles),
            privacy=Privacy(database, clock, key, choices, own_cases, tables.uninvite),
        )

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self.life.close()
