"""The tables of the club, put together: each part is what cogs call, `tables.play.act(…)`.

Every command stores its change before anybody can see it, and raises `ServiceError` where it refuses, having changed
nothing. Each of them may raise `table-not-found`, `table-closed`, `lobby-expired` and `storage-trouble`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bot.services.history.records import Records
from bot.services.robots import Thinking
from bot.services.table.absences import Absences
from bot.services.table.admission import EntryPolicy
from bot.services.table.agreements import Agreements
from bot.services.table.autoplay import AutoPlay
from bot.services.table.deadlines import Deadlines
from bot.services.table.duplicates import Duplicates
from bot.services.table.listing import Listing
from bot.services.table.lobby import Lobby
from bot.services.table.matches import Matches
from bot.services.table.outages import Outages
from bot.services.table.play import Play
from bot.services.table.registry import TableRegistry
from bot.services.table.times import Times


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables of the process; loaded before the first request, closed at the end."""

    registry: TableRegistry
    """Which tables there are, who hears of changes, and members' quiet hours."""
    listing: Listing
    """Looking at tables, and finding those that concern somebody."""
    lobby: Lobby
    """Opening, seats, robots, invitations, rules, closing."""
    matches: Matches
    """Beginning a match, one more, other partners."""
    play: Play
    """Moves, and the next deal."""
    agreements: Agreements
    """Pauses, giving up, claiming the rest, cards set in advance; answers to questions."""
    absences: Absences
    """Leaving a match, coming back, substitutes."""
    clocks: Deadlines
    """«Я здесь», «Не ждать», who has looked at a hand."""
    outages: Outages
    """When nobody's time runs because members cannot reach their tables."""
    duplicates: Duplicates
    """Events at which several tables play the same deals."""
    records: Records
    """Records of matches for those who played them."""
    autoplay: AutoPlay
    """What happens by itself."""
    thinking: Thinking
    """Where robots think, closed with the tables."""

    @classmethod
    def over(
        cls,
        registry: TableRegistry,
        entropy: Callable[[int], bytes],
        entry: EntryPolicy,
        thinking: Thinking,
        times: Callable[[int], Times] = lambda _guild: Times(),
        chance: Callable[[], float] | None = None,
    ) -> Tables:
        """Build the parts.

        Args:
            registry: the tables, not yet loaded.
            entropy: gives that many unpredictable bytes, like `secrets.token_bytes`.
            entry: refuses members who are kept from the tables, or should not sit together.
            thinking: where robots think.
            times: the times that a server has chosen for its tables.
            chance: gives numbers from 0 up to 1; unpredictable by default.
        """
        lobby, matches, play = Lobby(registry, entropy, entry, times), Matches(registry, entropy), Play(registry)
        clocks, outages = Deadlines(registry), Outages(registry)
        absences = Absences(registry, lobby, entry)
        chance = chance or random.SystemRandom().random
        autoplay = AutoPlay(registry, lobby, matches, play, clocks, outages, absences, thinking, chance)
        return cls(
            registry=registry,
            listing=Listing(registry, entry),
            lobby=lobby,
            matches=matches,
            play=play,
            agreements=Agreements(registry, play, absences),
            absences=absences,
            clocks=clocks,
            outages=outages,
            duplicates=Duplicates(registry, entropy, entry, times),
            records=Records(registry),
            autoplay=autoplay,
            thinking=thinking,
        )

    async def load(self, *, in_touch: bool = True) -> None:
        """Take over all open tables from storage; each goes on with what it was waiting for.

        The time since the last sign of life is given back to everybody. Without being `in_touch` with Discord nobody's
        time runs before `outages.regained`.
        """
        if not in_touch:
            self.outages.lost(None)
        await self.outages.begin()
        await self.registry.load()
        await self.outages.ready(in_touch=in_touch)

    async def close(self) -> None:
        """Let nothing happen by itself any more; the store may be closed after this."""
        await self.outages.close()
        await self.autoplay.close()
        await self.thinking.close()
