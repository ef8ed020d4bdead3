"""Complaints put together over one database: the parts that Discord's side works with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.clock import Clock
from bot.services.reporting.administration import Administration
from bot.services.reporting.attachments import Attachments
from bot.services.reporting.clockwork import Clockwork
from bot.services.reporting.courier import Courier
from bot.services.reporting.desk import Desk
from bot.services.reporting.filing import Filing
from bot.services.reporting.keys import SealKey
from bot.services.reporting.mine import OwnCases
from bot.services.reporting.policy import ReportOptions
from bot.services.reporting.queue import Lookers, Queue
from bot.services.reporting.sanctions import Sanctions
from bot.services.reporting.seal import Seals, Unsealing
from bot.store.sqlite.database import Database


@dataclass(frozen=True, slots=True)
class Reporting:
    """Complaints of all servers, made once and closed at the end.

    Whatever changes something stores it before anybody hears of it, and raises `ServiceError` where it refuses, having
    changed nothing. Methods with a `Staff` trust that the person moderates the server.
    """

    filing: Filing
    own: OwnCases
    attachments: Attachments
    queue: Queue
    desk: Desk
    unsealing: Unsealing
    sanctions: Sanctions
    administration: Administration
    clockwork: Clockwork

    @classmethod
    def over(
        cls,
        database: Database,
        clock: Clock,
        key: SealKey,
        entropy: Callable[[int], bytes],
        options: ReportOptions | None = None,
    ) -> Reporting:
        """The parts over an open database, with the club's policy unless `options` say otherwise."""
        chosen = options or ReportOptions()
        seals = Seals(database, key)
        lookers = Lookers(clock, key, chosen)
        queue = Queue(database, clock, key, lookers, chosen)
        return cls(
            filing=Filing(database, clock, key, seals, entropy, chosen),
            own=OwnCases(database, clock, key, entropy, chosen),
            attachments=Attachments(database, clock, key, queue, entropy, chosen),
            queue=queue,
            desk=Desk(database, clock, queue, lookers, entropy, chosen),
            unsealing=Unsealing(database, clock, queue, seals),
            sanctions=Sanctions(database, clock, key),
            administration=Administration(database, clock),
            clockwork=Clockwork(database, clock, seals, queue, chosen),
        )

    async def attach(self, courier: Courier) -> None:
        """Have a way to people: what waits is delivered, and the clock of promises goes on."""
        self.filing.attach(courier)
        await self.clockwork.attach(courier)

    async def close(self) -> None:
        """Let nothing happen by itself any more."""
        await self.clockwork.close()
