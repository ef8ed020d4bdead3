"""Combinations held in the hands, and the contest that decides which side writes its own.

`find` lists what one hand holds, `contest` compares the sides, `declarations_of_deal` does both for a whole deal. Runs
follow the natural order 7 8 9 10 J Q K A whatever is trump; carrés of 7 and 8 are worth nothing (docs/rules.md
sections 1.2 and 1.3, with the differences of the Bulgarian and the pair game in sections 4 and 5).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import DECK_32, CardSet, Rank, Strain, rank_of, suit_of
from engine.results import Declaration, DeclarationKind, DeclarationStatus, Trick
from engine.rules import Rules
from engine.seats import Seat, Side, in_order, side_of, sides
from engine.tricks import tricks_by_side

BELOTE_POINTS: Final = 20
FOUR_ACES_IN_NO_TRUMPS: Final = 200

_EVERY_SUIT: Final = 0x01010101
_CARRE_RANKS: Final = 0xFC
_RUN_STARTS: Final = 0x3F3F3F3F
"""Ranks in each suit at which a run of three can begin."""
_QUEENS: Final = _EVERY_SUIT << Rank.QUEEN
_CARRE_POINTS: Final = (0, 0, 150, 100, 200, 100, 100, 100)
_CARRE_STRENGTH: Final = (0, 0, 14, 10, 20, 3, 4, 11)
"""Carrés of equal value compare as their cards do: A 10 K Q."""
_CARRE_NATURAL: Final = tuple(range(8))

_Order = tuple[int, ...]


@lru_cache(maxsize=8)
def _runs_by_mask(cap5: bool, split8: bool) -> tuple[tuple[int, ...], ...]:
    """For each of the 256 sets of one suit: its runs as sets, the highest first."""
    return tuple(_runs(mask, cap5, split8) for mask in range(256))


def _runs(mask: int, cap5: bool, split8: bool) -> tuple[int, ...]:
    runs: list[int] = []
    top = 8
    while top:
        top -= 1
        if not mask >> top & 1:
            continue
        low = top
        while low and mask >> (low - 1) & 1:
            low -= 1
        length = top - low + 1
        if length > 5 and cap5:
            runs.append(0b11111 << (top - 4))
            if length == 8 and split8:
                runs.append(0b111)
        elif length >= 3:
            runs.append(((1 << length) - 1) << low)
        top = low
    return tuple(runs)


def find(hand: CardSet, seat: Seat, strain: Strain, rules: Rules) -> tuple[Declaration, ...]:
    """Everything a hand holds: carrés, then runs, each from the highest down, then belotes.

    One card counts in one combination only, the carré first (unless `one_card_one_decl` is off); a belote takes no part
    in that. In no trumps there is nothing but what the options allow.
    """
    carres = hand & hand >> 8 & hand >> 16 & hand >> 24 & _CARRE_RANKS
    runs = hand & hand >> 1 & hand >> 2 & _RUN_STARTS
    belotes = hand & hand >> 1 & _QUEENS
    if not (carres or runs or belotes):
        return ()
    found = _combinations(hand, carres, seat, strain, rules) if (carres or runs) and rules.declarations else []
    if belotes and strain is not Strain.NO_TRUMPS:
        found.extend(_belotes(belotes, seat, strain))
    return tuple(found)


def contest(
    found: Sequence[tuple[Declaration, ...]],
    leader: Seat,
    strain: Strain,
    rules: Rules,
    tricks_by_side: Sequence[int],
    *,
    raspasy: bool = False,
    silent: Collection[Seat] = (),
) -> tuple[Declaration, ...]:
    """All combinations with what became of them, in order of seats.

    Args:
        found: what `find` gave for each seat.
        leader: who led to the first trick; with `decl_tie = first` equal combinations go by the order from there.
        strain: what was trump.
        rules: the game.
        tricks_by_side: tricks taken; matters where combinations need one (`decl_requires_trick`).
        raspasy: whether the deal is played for minus points, in which combinations need no trick of their holders'.
        silent: seats that kept their combinations to themselves; a belote is not concerned.
    """
    held = [declaration for declarations in found for declaration in declarations]
    said = [
        declaration
        for declaration in held
        if declaration.kind is not DeclarationKind.BELOTE and declaration.seat not in silent
    ]
    if rules.decl_contest == "single":
        carres = runs = _compare(said, leader, strain, rules)
    else:
        carres = _compare([one for one in said if one.kind is DeclarationKind.CARRE], leader, strain, rules)
        runs = _compare([one for one in said if one.kind is not DeclarationKind.CARRE], leader, strain, rules)
    for position, declaration in enumerate(held):
        if declaration.kind is DeclarationKind.BELOTE:
            continue
        side = side_of(declaration.seat, rules.players)
        result = carres if declaration.kind is DeclarationKind.CARRE else runs
        became = result.get(side, DeclarationStatus.LOST)
        if declaration.seat in silent:
            became = DeclarationStatus.UNSAID
        if became is not declaration.status:
            held[position] = _now(declaration, became)
    return tuple(held) if raspasy else without_trick(tuple(held), rules, tricks_by_side)


def without_trick(
    declarations: tuple[Declaration, ...], rules: Rules, tricks_by_side: Sequence[int]
) -> tuple[Declaration, ...]:
    """The same combinations, without those whose side took no trick where the game asks for one; belotes stay."""
    if not rules.decl_requires_trick or all(tricks_by_side):
        return declarations
    return tuple(
        _now(declaration, DeclarationStatus.NO_TRICK)
        if declaration.counted
        and declaration.kind is not DeclarationKind.BELOTE
        and not tricks_by_side[side_of(declaration.seat, rules.players)]
        else declaration
        for declaration in declarations
    )


def declarations_of_deal(
    rules: Rules,
    hands: Sequence[CardSet],
    strain: Strain,
    leader: Seat,
    tricks: Sequence[Trick],
    silent: Collection[Seat] = (),
    *,
    raspasy: bool = False,
) -> tuple[Declaration, ...]:
    """Every combination of a deal with its status, from the hands at the start of play and the tricks so far."""
    found = [find(hand, seat, strain, rules) for seat, hand in enumerate(hands)]
    if not any(found):
        return ()
    taken = tricks_by_side(tricks, rules.players)
    settled = contest(found, leader, strain, rules, taken, raspasy=raspasy, silent=silent)
    return belotes_by_play(settled, tricks, strain, rules)


def belotes_by_play(
    declarations: tuple[Declaration, ...], tricks: Sequence[Trick], strain: Strain, rules: Rules
) -> tuple[Declaration, ...]:
    """The same combinations, with belotes unsaid that could never be said.

    With `belote_must_follow` a belote in all trumps counts only if the first of the two cards was led or followed suit,
    not if it was thrown away (docs/rules.md section 4). A belote none of whose cards has been played stands as it is.
    """
    if not rules.belote_must_follow or strain is not Strain.ALL_TRUMPS:
        return declarations
    return tuple(
        _now(declaration, DeclarationStatus.UNSAID)
        if declaration.kind is DeclarationKind.BELOTE and _thrown_away(declaration.cards, tricks)
        else declaration
        for declaration in declarations
    )


def spoken_kinds(rules: Rules, hand: CardSet, seat: Seat, strain: Strain) -> tuple[DeclarationKind, ...]:
    """The kinds of combinations a hand could announce with its first card, the highest first; no belotes."""
    found = find(hand, seat, strain, rules)
    return tuple(declaration.kind for declaration in found if declaration.kind is not DeclarationKind.BELOTE)


def _now(declaration: Declaration, status: DeclarationStatus) -> Declaration:
    return Declaration(declaration.seat, declaration.kind, declaration.cards, declaration.points, status)


def _combinations(hand: CardSet, carres: CardSet, seat: Seat, strain: Strain, rules: Rules) -> list[Declaration]:
    no_trumps = strain is Strain.NO_TRUMPS
    if no_trumps and not rules.no_trumps_declarations:
        if not rules.no_trumps_four_aces:
            return []
        carres &= 1 << Rank.ACE
        hand = 0
    found: list[Declaration] = []
    rest = hand
    for rank in range(Rank.NINE, Rank.ACE + 1) if carres else ():
        if carres >> rank & 1:
            cards = _EVERY_SUIT << rank
            aces = no_trumps and rules.no_trumps_four_aces and rank == Rank.ACE
            points = FOUR_ACES_IN_NO_TRUMPS if aces else _CARRE_POINTS[rank]
            found.append(Declaration(seat, DeclarationKind.CARRE, cards, points))
            rest &= ~cards
    if rules.one_card_one_decl:
        hand = rest
    table = _runs_by_mask(rules.cap5, rules.split8)
    for shift in range(0, 32, 8):
        for run in table[hand >> shift & 0xFF]:
            found.append(_run(run << shift, seat))
    if len(found) > 1:
        found.sort(key=lambda declaration: _order(declaration, strain, rules), reverse=True)
    return found


def _run(cards: CardSet, seat: Seat) -> Declaration:
    length = cards.bit_count()
    if length == 3:
        return Declaration(seat, DeclarationKind.TIERCE, cards, 20)
    if length == 4:
        return Declaration(seat, DeclarationKind.QUARTE, cards, 50)
    return Declaration(seat, DeclarationKind.QUINT, cards, 100)


def _belotes(queens: CardSet, seat: Seat, strain: Strain) -> list[Declaration]:
    """The belotes among queens that have their king beside them: of the trump suit, of any suit in all trumps."""
    suits = range(4) if strain is Strain.ALL_TRUMPS else (int(strain),)
    pairs = [0b11 << (8 * suit + Rank.QUEEN) for suit in suits if queens >> (8 * suit + Rank.QUEEN) & 1]
    return [Declaration(seat, DeclarationKind.BELOTE, pair, BELOTE_POINTS) for pair in pairs]


def _order(declaration: Declaration, strain: Strain, rules: Rules) -> _Order:
    """How combinations compare: any carré above any run.

    Carrés compare by value, then by rank; runs by length, then by their top card, then trumps.
    """
    top = DECK_32[declaration.cards.bit_length() - 1]
    if declaration.kind is DeclarationKind.CARRE:
        ranks = _CARRE_NATURAL if rules.carre_order == "natural" else _CARRE_STRENGTH
        return (1, declaration.points, ranks[rank_of(top)])
    trump = rules.trump_tiebreak and suit_of(top) == strain
    return (0, declaration.cards.bit_count(), rank_of(top), int(trump))


def _compare(
    declarations: list[Declaration], leader: Seat, strain: Strain, rules: Rules
) -> dict[Side, DeclarationStatus]:
    """One contest: the side of the highest combination writes all of its own, the others none.

    Gives the status of each side's combinations; a side that is left out has lost.
    """
    players = rules.players
    holders = {declaration.seat for declaration in declarations}
    if len({side_of(seat, players) for seat in holders}) > 1:
        orders = [_order(declaration, strain, rules) for declaration in declarations]
        highest = max(orders)
        holders = {one.seat for one, order in zip(declarations, orders, strict=True) if order == highest}
        if rules.decl_tie == "cancel" and len({side_of(seat, players) for seat in holders}) > 1:
            return dict.fromkeys(range(sides(players)), DeclarationStatus.CANCELLED)
    for seat in in_order(leader, players):
        if seat in holders:
            return {side_of(seat, players): DeclarationStatus.COUNTED}
    return {}


def _thrown_away(pair: CardSet, tricks: Sequence[Trick]) -> bool:
    """Whether the first of the pair was discarded on a trick of another suit."""
    for trick in tricks:
        for card in trick.cards:
            if pair >> card & 1:
                return suit_of(card) != suit_of(trick.cards[0])
    return False
