"""A score sheet for people who play with real cards: what they enter is scored by the same modules as a table's deals.

One enters who took, the contract where the game has one, the combinations that count, who had belote, a capot, and the
points of all sides but one; the rest follows. Every change recomputes the whole sheet from its first deal, since the
carry of one deal changes a later one (docs/rules.md section 6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Strain
from engine.ending import match_winner
from engine.errors import EngineError
from engine.results import Contract, DealFacts, DealScore, Declaration, DeclarationKind, LineKind, ScoreLine
from engine.rules import Rules
from engine.scoring import passed_out, score_deal
from engine.seats import Seat, Side, next_seat, sides
from engine.strengths import STRENGTHS

TRICKS = 8
_KINDS = {
    20: DeclarationKind.TIERCE,
    50: DeclarationKind.QUARTE,
    100: DeclarationKind.QUINT,
    150: DeclarationKind.CARRE,
    200: DeclarationKind.CARRE,
}


class PadError(EngineError):
    """Something entered on a score pad that cannot be; the pad is unchanged.

    Codes: `pad-points-range`, `pad-points-sum`, `pad-points-missing`, `pad-capot-points`, `pad-bad-side`,
    `pad-bad-price`, `pad-bad-combination`, `pad-no-deal`.
    """


@dataclass(frozen=True, slots=True)
class PadEntry:
    """One deal as entered; a deal nobody took has no `taker`.

    `points` are card points with the last trick's ten, by side, at least all but one of them given. With `capot` they
    may be left out altogether. `combinations` lists the values of each side's combinations that count.
    """

    taker: Side | None
    points: tuple[int | None, ...] = ()
    capot: Side | None = None
    belote: Side | None = None
    combinations: tuple[tuple[int, ...], ...] = ()
    strain: Strain = Strain.CLUBS
    price: int = 0
    multiplier: int = 1


@dataclass(frozen=True, slots=True)
class PadDeal:
    """A computed row of the sheet."""

    entry: PadEntry
    dealer: Seat
    card_points: tuple[int, ...]
    score: DealScore
    totals: tuple[int, ...]


class ScorePad:
    """The sheet of one match on a real table; mutable, and always consistent with its entries."""

    def __init__(self, rules: Rules, first_dealer: Seat = 0, entries: tuple[PadEntry, ...] = ()) -> None:
        self.rules = rules
        self.first_dealer = first_dealer
        self.deals: tuple[PadDeal, ...] = ()
        self.winner: Side | None = None
        self._recompute(entries)

    @property
    def entries(self) -> tuple[PadEntry, ...]:
        """The deals as entered, oldest first."""
        return tuple(deal.entry for deal in self.deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """The running columns."""
        return self.deals[-1].totals if self.deals else (0,) * sides(self.rules.players)

    @property
    def carry(self) -> int:
        """Points waiting for the winner of a later deal."""
        return self.deals[-1].score.carry if self.deals else 0

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        return next_seat(self.first_dealer, self.rules.players, len(self.deals))

    def add(self, entry: PadEntry) -> None:
        """Write a new deal; raises `PadError`."""
        self._recompute((*self.entries, entry))

    def edit(self, index: int, entry: PadEntry) -> None:
        """Put a corrected deal in the place of an old one (from 0); everything after it is computed again."""
        entries = self._at(index)
        entries[index] = entry
        self._recompute(tuple(entries))

    def delete(self, index: int) -> None:
        """Take a deal out; everything after it is computed again."""
        entries = self._at(index)
        del entries[index]
        self._recompute(tuple(entries))

    def undo(self) -> None:
        """Take back the last deal; raises `PadError` (`pad-no-deal`) on an empty sheet."""
        self.delete(len(self.deals) - 1)

    def _at(self, index: int) -> list[PadEntry]:
        if not 0 <= index < len(self.deals):
            raise PadError("pad-no-deal", f"there is no deal {index + 1}")
        return list(self.entries)

    def _recompute(self, entries: tuple[PadEntry, ...]) -> None:
        deals: list[PadDeal] = []
        totals = (0,) * sides(self.rules.players)
        carry, winner = 0, None
        for number, entry in enumerate(entries):
            dealer = next_seat(self.first_dealer, self.rules.players, number)
            before = totals
            facts = deal_facts(self.rules, entry, carry)
            if facts is None:
                score, points = passed_out(self.rules, carry), (0,) * len(totals)
            else:
                score, points = _without_last_trick(score_deal(self.rules, facts)), facts.card_points
            totals = tuple(total + written for total, written in zip(before, score.score, strict=True))
            carry = score.carry
            deals.append(PadDeal(entry, dealer, points, score, totals))
            if facts is not None and winner is None:
                winner = match_winner(self.rules, before, facts, score)
        self.deals, self.winner = tuple(deals), winner


def multipliers(rules: Rules) -> tuple[int, ...]:
    """What a contract may be multiplied with on a sheet: contra and surcontra, where the game has them."""
    return (1, 2, 4) if rules.contra and rules.knows("contra") else (1,)


def deal_facts(rules: Rules, entry: PadEntry, carry: int = 0) -> DealFacts | None:
    """What scoring needs of an entered deal, None where nobody took it; raises `PadError` for what cannot be."""
    if entry.taker is None:
        return None
    count = sides(rules.players)
    for side in (entry.taker, entry.capot, entry.belote):
        if side is not None and not 0 <= side < count:
            raise PadError("pad-bad-side", f"there is no side {side}")
    _check_contract(rules, entry)
    points = _card_points(rules, entry)
    return DealFacts(
        contract=Contract(entry.taker, entry.price, entry.strain, entry.multiplier),
        taker=entry.taker,
        card_points=points,
        tricks=_tricks(entry, points),
        last_trick=entry.taker if entry.capot is None else entry.capot,
        declarations=_declarations(entry, count),
        carry=carry,
    )


def _check_contract(rules: Rules, entry: PadEntry) -> None:
    auction = rules.game.auction
    if entry.price not in (auction.prices(rules) if auction.priced else (0,)):
        raise PadError("pad-bad-price", f"{entry.price} is no price of this game")
    if entry.multiplier not in multipliers(rules):
        raise PadError("pad-bad-price", f"there is no multiplier {entry.multiplier} in this game")
    if entry.strain not in auction.strains:
        raise PadError("pad-bad-price", "only a suit can be trump in this game")


def _card_points(rules: Rules, entry: PadEntry) -> tuple[int, ...]:
    """Every side's card points, the missing one computed."""
    count = sides(rules.players)
    total = STRENGTHS[entry.strain].total
    if entry.capot is not None:
        full = tuple(total if side == entry.capot else 0 for side in range(count))
        if any(given is not None and given != due for given, due in zip(entry.points, full, strict=False)):
            raise PadError("pad-capot-points", "a capot leaves the others without points")
        return full
    given = (*entry.points, *(None,) * (count - len(entry.points)))
    if len(given) > count or sum(point is None for point in given) > 1:
        raise PadError("pad-points-missing", f"the points of {count - 1} sides are needed")
    known = [point for point in given if point is not None]
    if any(not 0 <= point <= total for point in known) or sum(known) > total:
        raise PadError("pad-points-range", f"points out of range 0..{total}")
    rest = total - sum(known)
    if rest and None not in given:
        raise PadError("pad-points-sum", f"the points must add up to {total}")
    return tuple(rest if point is None else point for point in given)


def _tricks(entry: PadEntry, points: tuple[int, ...]) -> tuple[int, ...]:
    """Tricks as far as scoring asks: a capot has all; otherwise each side is taken to have one at least."""
    if entry.capot is not None:
        return tuple(TRICKS if side == entry.capot else 0 for side in range(len(points)))
    most = max(range(len(points)), key=lambda side: points[side])
    return tuple(TRICKS - len(points) + 1 if side == most else 1 for side in range(len(points)))


def _declarations(entry: PadEntry, count: int) -> tuple[Declaration, ...]:
    if len(entry.combinations) > count:
        raise PadError("pad-bad-side", "combinations of a side that is not there")
    held: list[Declaration] = []
    for side, values in enumerate(entry.combinations):
        for value in values:
            kind = _KINDS.get(value)
            if kind is None:
                raise PadError("pad-bad-combination", f"no combination is worth {value}")
            held.append(Declaration(side, kind, 0, value))
    if entry.belote is not None:
        held.append(Declaration(entry.belote, DeclarationKind.BELOTE, 0, 20))
    return tuple(held)


def _without_last_trick(score: DealScore) -> DealScore:
    """The sheet with the last trick's ten among the cards: on a real table only the sum is entered."""
    extra = {line.side: line.points for line in score.lines if line.kind is LineKind.LAST_TRICK}
    lines: list[ScoreLine] = []
    for line in score.lines:
        if line.kind is LineKind.CARDS and line.side in extra:
            lines.append(replace(line, points=line.points + extra.pop(line.side)))
        elif line.kind is not LineKind.LAST_TRICK:
            lines.append(line)
        elif line.side in extra:
            lines.append(replace(line, kind=LineKind.CARDS))
    return replace(score, lines=tuple(lines))
