"""Facts of deals for the tests of scoring: built by hand, and drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import strategies as st

from engine.cards import SUITS, CardSet, Strain, card_set, parse_card
from engine.results import Contract, DealFacts, DealScore, Declaration, DeclarationKind, LineKind
from engine.rules import Rules
from engine.seats import Side, side_of, sides
from engine.strengths import STRENGTHS

_BY_POINTS = {
    20: DeclarationKind.TIERCE,
    50: DeclarationKind.QUARTE,
    100: DeclarationKind.QUINT,
    150: DeclarationKind.CARRE,
    200: DeclarationKind.CARRE,
}


def cards(text: str) -> CardSet:
    """A set from `"7S 8S 10H"`."""
    return card_set(map(parse_card, text.split()))


def combination(seat: int, points: int) -> Declaration:
    """A counted combination of that value; its cards do not matter to scoring."""
    return Declaration(seat, _BY_POINTS[points], 0b111, points)


def belote(seat: int, suit: str = "H") -> Declaration:
    """King and queen of a suit."""
    return Declaration(seat, DeclarationKind.BELOTE, cards(f"K{suit} Q{suit}"), 20)


def facts(
    *points: int,
    taker: Side = 0,
    tricks: Sequence[int] | None = None,
    price: int = 0,
    strain: Strain = Strain.HEARTS,
    factor: int = 1,
    declarations: Sequence[Declaration] = (),
    carry: int = 0,
    raspasy: bool = False,
) -> DealFacts:
    """A deal in which the sides took those card points; tricks are shared out where they do not matter."""
    if tricks is None:
        tricks = [3] * len(points)
    last = max((side for side, taken in enumerate(tricks) if taken), key=lambda side: points[side])
    return DealFacts(
        Contract(taker, price, strain, factor, raspasy),
        taker,
        tuple(points),
        tuple(tricks),
        last,
        tuple(declarations),
        carry,
        raspasy,
    )


def written(score: DealScore, side: Side, *kinds: LineKind) -> int:
    """What the lines of those kinds add up to for a side."""
    return sum(line.points for line in score.lines if line.side == side and line.kind in kinds)


def sums_of_lines(score: DealScore) -> tuple[int, ...]:
    """What the lines of each side add up to."""
    return tuple(sum(line.points for line in score.lines if line.side == side) for side in range(len(score.score)))


def extras_of(deal: DealFacts, side: Side, players: int = 4) -> int:
    """Belotes and counted combinations of a side."""
    return sum(one.points for one in deal.declarations if one.counted and side_of(one.seat, players) == side)


_COMBINATIONS = st.lists(st.sampled_from(sorted(_BY_POINTS)), max_size=3)


@st.composite
def deals(
    draw: st.DrawFn,
    rules: Rules,
    strains: Sequence[Strain] = tuple(Strain)[:4],
    *,
    prices: Sequence[int] = (0,),
    factors: Sequence[int] = (1,),
    carry: int | None = None,
) -> DealFacts:
    """A deal as it may have been played out: any split of the points, equal ones and capots often."""
    count = sides(rules.players)
    strain = draw(st.sampled_from(strains))
    total = STRENGTHS[strain].total
    taker = draw(st.integers(0, count - 1))
    points, tricks = draw(_split(total, count))
    owner = draw(st.none() | st.integers(0, count - 1))
    declarations: list[Declaration] = []
    if strain is not Strain.NO_TRUMPS:
        for side in range(count):
            if owner in (None, side):
                declarations += [combination(side, value) for value in draw(_COMBINATIONS)]
        suits = range(4) if strain is Strain.ALL_TRUMPS else (int(strain),)
        for suit in suits:
            holder = draw(st.none() | st.integers(0, count - 1))
            if holder is not None:
                declarations.append(belote(holder, SUITS[suit].name[0]))
    return facts(
        *points,
        taker=taker,
        tricks=tricks,
        price=draw(st.sampled_from(prices)),
        strain=strain,
        factor=draw(st.sampled_from(factors)),
        declarations=declarations,
        carry=draw(st.integers(0, 300)) if carry is None else carry,
    )


@st.composite
def _split(draw: st.DrawFn, total: int, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and tricks by side; the side of the last trick has its ten points."""
    way = draw(st.sampled_from(("any", "any", "equal", "capot")))
    if way == "capot":
        winner = draw(st.integers(0, count - 1))
        return (
            tuple(total if side == winner else 0 for side in range(count)),
            tuple(8 if side == winner else 0 for side in range(count)),
        )
    cuts = [total // count * (step + 1) for step in range(count - 1)]
    if way == "any":
        cuts = sorted(draw(st.lists(st.integers(0, total), min_size=count - 1, max_size=count - 1)))
    ends = [0, *cuts, total]
    return tuple(high - low for low, high in pairwise(ends)), (2,) * count
