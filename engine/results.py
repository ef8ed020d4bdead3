"""Frozen facts about a deal: its contract, tricks, declarations and the score sheet line by line."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, CardSet, Strain
from engine.seats import Seat, Side


class Phase(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    AUCTION = "auction"
    PLAY = "play"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays what: `price` is 0 where the game names none, `multiplier` is 1, 2 (contra), 4 (surcontra) or 8.

    `raspasy` marks a deal that nobody bought and that is played for minus points all the same (docs/rules.md section
    5); `seat` is then the one who spoke first.
    """

    seat: Seat
    price: int
    strain: Strain
    multiplier: int = 1
    raspasy: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: cards in the order played, first the leader's; points include the last trick's ten."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int


class DeclarationKind(StrEnum):
    """The combinations of docs/rules.md section 1.2."""

    TIERCE = "tierce"
    QUARTE = "quarte"
    QUINT = "quint"
    CARRE = "carre"
    BELOTE = "belote"


class DeclarationStatus(StrEnum):
    """What became of a combination once the deal was scored."""

    COUNTED = "counted"
    LOST = "lost"
    """The other side's was higher."""
    CANCELLED = "cancelled"
    """An equal one stood against it."""
    NO_TRICK = "no-trick"
    """Its side took no trick where one is needed."""
    UNSAID = "unsaid"
    """Its holder kept silent, or never had the moment to say it."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A combination held by a seat; `cards` is a set, `points` its value whether it counted or not."""

    seat: Seat
    kind: DeclarationKind
    cards: CardSet
    points: int
    status: DeclarationStatus = DeclarationStatus.COUNTED

    @property
    def counted(self) -> bool:
        """Whether its points were written."""
        return self.status is DeclarationStatus.COUNTED


class LineKind(StrEnum):
    """What a line of the score sheet is for; each has a label in every language (`score-line-…`)."""

    CARDS = "cards"
    LAST_TRICK = "last-trick"
    CAPOT = "capot"
    STAKE = "stake"
    CONTRACT = "contract"
    CONTRA = "contra"
    BELOTE = "belote"
    DECLARATION = "declaration"
    TAKEN_OVER = "taken-over"
    GIVEN_UP = "given-up"
    HELD = "held"
    CARRIED = "carried"
    DOUBLED_NO_TRUMPS = "doubled-no-trumps"
    VALAT = "valat"
    ROUNDING = "rounding"
    MATCH_POINTS = "match-points"
    KIRTIK = "kirtik"
    RASPASY = "raspasy"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One labelled summand of a side's score; a side's lines add up to what it writes.

    `seat`, `declaration` and `cards` say whose combination a line is for; `factor` and `base` explain a multiplied
    amount (`base` is what was multiplied by `factor`; `points` is what that added).
    """

    side: Side
    kind: LineKind
    points: int
    seat: Seat | None = None
    declaration: DeclarationKind | None = None
    cards: CardSet = 0
    factor: int = 1
    base: int = 0


class Outcome(StrEnum):
    """How a deal ended for the side that bought the contract."""

    MADE = "made"
    FAILED = "failed"
    LITIGE = "litige"
    HANGING = "hanging"
    RASPASY = "raspasy"
    PASSED_OUT = "passed-out"


@dataclass(frozen=True, slots=True)
class DealScore:
    """What the sides write for a deal, and how it came about."""

    outcome: Outcome
    lines: tuple[ScoreLine, ...]
    score: tuple[int, ...]
    carry: int = 0
    """Points waiting for the winner of a later deal (litige, hanging), after this deal."""
    valat: bool = False


@dataclass(frozen=True, slots=True)
class DealFacts:
    """All that scoring needs to know of a played-out deal; sides index the tuples."""

    contract: Contract
    taker: Side
    card_points: tuple[int, ...]
    """Points in cards with the last trick's ten, undoubled."""
    tricks: tuple[int, ...]
    last_trick: Side
    declarations: tuple[Declaration, ...] = ()
    """Every combination of the deal with its status, belote too."""
    carry: int = 0
    """Points waiting from earlier deals."""
    raspasy: bool = False
    """Whether nobody bought the contract and the deal was played for minus points (docs/rules.md section 5)."""
