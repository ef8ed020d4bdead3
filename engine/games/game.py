"""What a game is: one value for the way it is bid, one for the way it is scored, and the presets that are played.

Everything that is particular to a game is asked of these values (`rules.game`); nothing else asks which game it is.
Beside each function stands what it is given; the options that a system obeys are described at the fields of `Rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from engine.cards import Strain

if TYPE_CHECKING:  # the rules look their game up here, and all of these need the rules
    from engine.actions import Bid
    from engine.auctions.base import Auction
    from engine.cards import Card
    from engine.dealing import Layout
    from engine.results import Contract, DealFacts, DealScore
    from engine.rules import OptionValue, Rules
    from engine.scoring.estimate import Extras
    from engine.seats import Seat

SUITS: Final = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES)
ALL_STRAINS: Final = tuple(Strain)


def _no_prices(_: Rules) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class AuctionSystem:
    """How a game is dealt and bid."""

    name: str
    """The value of `Rules.bidding` that chooses it; stored with matches, so never rename one."""
    layout: Callable[[Rules], Layout]
    """The packets of a deal."""
    open: Callable[[Rules, Seat, Card | None], Auction]
    """The auction of a new deal: who speaks first, and the card that is turned where the layout turns one."""
    asked: Callable[[Rules, int, Bid | None, Card | None], tuple[Strain, ...]]
    """The strains that a word could have bought, for robots: words before it, the bid that stands, the turned card."""
    sentences: Callable[[Rules], Iterable[str]]
    """What the rules in words say of it: options by their names, other sentences by their text keys."""
    strains: tuple[Strain, ...] = SUITS
    """What can be trump."""
    prices: Callable[[Rules], tuple[int, ...]] = _no_prices
    """What a contract may cost, ascending; nothing where bids name no price."""
    options: frozenset[str] = frozenset()
    """The options that only some auctions know and this one does."""
    values: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict[str, "tuple[OptionValue, ...]"])
    """What a table may choose of an option, where that is less than in other games; empty: it is settled."""
    rounds: tuple[str, str] | None = None
    """Text keys of what may be said over a turned card in the first round and in the second."""

    @property
    def priced(self) -> bool:
        """Whether bids name a price."""
        return self.prices is not _no_prices

    @property
    def without_suit(self) -> bool:
        """Whether no trumps and all trumps may be played."""
        return Strain.NO_TRUMPS in self.strains


class Estimate(Protocol):
    """About what each side writes for a deal with these card points and tricks by side: robots ask it all the time."""

    def __call__(
        self, rules: Rules, contract: Contract, points: Sequence[int], tricks: Sequence[int], extras: Extras
    ) -> Sequence[int]:
        """Points by side, as far as sides differ."""
        ...


@dataclass(frozen=True, slots=True)
class ScoringSystem:
    """How a game is scored."""

    name: str
    """The value of `Rules.scoring` that chooses it, `match-points` in text keys; never rename one."""
    score: Callable[[Rules, DealFacts], DealScore]
    """The score sheet of a deal that has been played out."""
    estimate: Estimate
    """The same for robots, roughly."""
    sentences: Callable[[Rules], Iterable[str]]
    """What the rules in words say of it: options by their names, other sentences by their text keys."""
    targets: tuple[int, ...]
    """Points to play to that a table may choose."""
    deal_points: int = 160
    """About what there is to write in a deal."""
    priced: bool = False
    """Whether the price of a contract counts: such scoring needs an auction with prices, and no other has them."""
    alone: bool = True
    """Whether three may play, each alone."""
    no_trumps_factor: int = 1
    """What card points are multiplied with where there is no trump."""
    options: frozenset[str] = frozenset()
    """The options that only some games know and this one does."""
    values: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict[str, "tuple[OptionValue, ...]"])
    """What a table may choose of an option, where that is less than in other games; empty: it is settled."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules that the club offers by name."""

    rules: Rules
    players: tuple[int, ...] = (4,)
    """How many may play it, the number of `rules` among them (docs/rules.md sections 3 and 7)."""


def _no_presets() -> tuple[Preset, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its auction, its scoring, and the presets of it that the club offers."""

    auction: AuctionSystem
    scoring: ScoringSystem
    presets: Callable[[], tuple[Preset, ...]] = _no_presets
    place: int = 100
    """Where its presets stand in lists; equal ones by the names of their modules."""

    @property
    def options(self) -> frozenset[str]:
        """The options that only some games know and this one does."""
        return self.auction.options | self.scoring.options

    def values(self, name: str) -> tuple[OptionValue, ...] | None:
        """What a table may choose of an option in this game; None where the game says nothing of it."""
        for system in (self.scoring, self.auction):
            if name in system.values:
                return system.values[name]
        return None
