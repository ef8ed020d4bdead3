"""The score sheet while a deal is being scored, and the steps that several games share.

Everything a side writes is a labelled line; `Sheet.close` adds them up. A deal of a game with match points begins with
lines in card points and turns them into match points by a line of their own (see `match_points.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.results import (
    DealFacts,
    DealScore,
    Declaration,
    DeclarationKind,
    LineKind,
    Outcome,
    ScoreLine,
)
from engine.rules import Rules
from engine.seats import Side, side_of, sides
from engine.strengths import LAST_TRICK_POINTS

CAPOT_PREMIUM: Final = 90
"""What all tricks add to the cards: 152 and 100 for the last trick instead of ten (docs/rules.md section 3)."""
NO_TRUMPS_FACTOR: Final = 2
"""What card points are multiplied with where there is no trump, in the games that do so."""


class Sheet:
    """Lines of a deal and their sums by side."""

    __slots__ = ("lines", "rules", "totals")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.lines: list[ScoreLine] = []
        self.totals = [0] * sides(rules.players)

    def write(self, side: Side, kind: LineKind, points: int, *, factor: int = 1, base: int = 0) -> None:
        """Add a line; one that is worth nothing is left out."""
        if points:
            self.lines.append(ScoreLine(side, kind, points, factor=factor, base=base))
            self.totals[side] += points

    def write_declaration(self, side: Side, kind: LineKind, declaration: Declaration, points: int) -> None:
        """Add a line for a combination, which may be another side's."""
        self.lines.append(ScoreLine(side, kind, points, declaration.seat, declaration.kind, cards=declaration.cards))
        self.totals[side] += points

    def write_cards(self, facts: DealFacts, sign: int = 1) -> None:
        """Each side's cards and the ten of the last trick; `sign` -1 writes them as minus points."""
        for side, points in enumerate(facts.card_points):
            last = LAST_TRICK_POINTS if side == facts.last_trick else 0
            self.write(side, LineKind.CARDS, sign * (points - last))
            self.write(side, LineKind.LAST_TRICK, sign * last)

    def write_extras(self, facts: DealFacts) -> None:
        """Each side's belotes and counted combinations."""
        for declaration in facts.declarations:
            if declaration.counted:
                belote = declaration.kind is DeclarationKind.BELOTE
                kind = LineKind.BELOTE if belote else LineKind.DECLARATION
                side = side_of(declaration.seat, self.rules.players)
                self.write_declaration(side, kind, declaration, declaration.points)

    def hand_over(self, loser: Side, winners: Sequence[Side], points: int) -> None:
        """Move points from one side to others, shared if there are several (the odd point to the first)."""
        self.write(loser, LineKind.GIVEN_UP, -points)
        self.share(winners, LineKind.TAKEN_OVER, points)

    def share(self, winners: Sequence[Side], kind: LineKind, points: int) -> None:
        """Write points to one side, or in equal parts to several (the odd points to the first of them)."""
        part, odd = divmod(points, len(winners))
        for position, side in enumerate(winners):
            self.write(side, kind, part + (position < odd))

    def close(self, outcome: Outcome, *, carry: int = 0, valat: bool = False) -> DealScore:
        """The result; the lines of each side add up to its score."""
        score = tuple(self.totals)
        sums = [0] * len(score)
        for line in self.lines:
            sums[line.side] += line.points
        assert tuple(sums) == score, "the lines of a side do not add up to its score"
        return DealScore(outcome, tuple(self.lines), score, carry, valat)


def extras(facts: DealFacts, side: Side, rules: Rules) -> tuple[int, int]:
    """A side's belotes and its counted combinations, in points."""
    belotes = combinations = 0
    for declaration in facts.declarations:
        if declaration.counted and side_of(declaration.seat, rules.players) == side:
            if declaration.kind is DeclarationKind.BELOTE:
                belotes += declaration.points
            else:
                combinations += declaration.points
    return belotes, combinations


def all_tricks(facts: DealFacts) -> Side | None:
    """The side that took every trick (a capot, a valat), counted in tricks and never in points."""
    if all(facts.tricks):
        return None
    taken = [side for side, tricks in enumerate(facts.tricks) if tricks]
    return taken[0] if len(taken) == 1 else None


def opponents(facts: DealFacts, rules: Rules) -> tuple[Side, ...]:
    """The sides that play against the taker, in order of play after the taker."""
    count = sides(rules.players)
    return tuple((facts.taker + step) % count for step in range(1, count))


def best_of(candidates: Iterable[Side], points: Sequence[int]) -> tuple[Side, ...]:
    """Those of the sides that have the most points; several where they are equal."""
    among = tuple(candidates)
    most = max(points[side] for side in among)
    return tuple(side for side in among if points[side] == most)


def verdict(points: Sequence[int], facts: DealFacts, rules: Rules, tie: Outcome) -> Outcome:
    """Whether the taker has more than each opponent; `tie` is how this game calls points that wait.

    Equality is what the option `litige` says. Among three there is nothing to carry: an equal taker has failed, unless
    the option lets the taker win (docs/rules.md section 3).
    """
    own = points[facts.taker]
    most = max(points[side] for side in opponents(facts, rules))
    if own != most:
        return Outcome.MADE if own > most else Outcome.FAILED
    if rules.when_equal == "taker_wins":
        return Outcome.MADE
    return tie if rules.when_equal == "carry" else Outcome.FAILED


def kept_when_failed(facts: DealFacts, rules: Rules) -> int:
    """What a taker who failed keeps of the own extras."""
    belotes, combinations = extras(facts, facts.taker, rules)
    return belotes * rules.belote_stays + combinations * (rules.failed_declarations == "keep")


def kept_when_equal(facts: DealFacts, rules: Rules) -> int:
    """What does not wait with the rest of the taker's points after equality."""
    belotes, _ = extras(facts, facts.taker, rules)
    return belotes if rules.belote_stays and not rules.litige_includes_belote else 0


def settle(sheet: Sheet, facts: DealFacts, tie: Outcome, factor: int = 1) -> tuple[Outcome, int]:
    """Decide a deal from the sums so far: the taker's points stay, go to the opponents, or wait.

    Points that waited go to the winner. Gives the outcome and what waits now. `factor` is what the extras were
    multiplied with.
    """
    rules = sheet.rules
    taker = facts.taker
    outcome = verdict(sheet.totals, facts, rules, tie)
    if outcome is tie:
        held = sheet.totals[taker] - factor * kept_when_equal(facts, rules)
        sheet.write(taker, LineKind.HELD, -held)
        return outcome, facts.carry + held
    winners: tuple[Side, ...] = (taker,)
    if outcome is Outcome.FAILED:
        winners = best_of(opponents(facts, rules), sheet.totals)
        sheet.hand_over(taker, winners, sheet.totals[taker] - factor * kept_when_failed(facts, rules))
    sheet.share(winners, LineKind.CARRIED, facts.carry)
    return outcome, 0
