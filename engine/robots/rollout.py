"""Play a world out quickly and sensibly: what a card is worth if everybody goes on like a passable player.

Nothing is verified; legality is the rule of `tricks.legal_cards` (a differential test keeps the two together). All
cards are ranked ones (`ranked.py`). The players of a rollout look at each other's cards only to know whether a trick is
safe; chance decides among what looks equal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import SAME_SUIT, SUIT_SETS, CardSet
from engine.robots.ranked import Ranking
from engine.seats import Seat, Side, in_pairs
from engine.strengths import LAST_TRICK_POINTS
from engine.tricks import PlayOptions

Chooser = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1: `random.Random(seed).random`."""

_CASH: Final = 0.6
"""How often a leader takes the first safe master it finds instead of looking for the next."""


@dataclass(frozen=True, slots=True)
class Start:
    """Where rollouts begin: everything that all worlds have in common, with a card or more on the table."""

    ranking: Ranking
    options: PlayOptions
    players: int
    leader: Seat
    trick: Sequence[int]
    points: Sequence[int]
    """Card points by side of the tricks already taken."""
    tricks: Sequence[int]
    drawing: Side
    """The side that draws trumps."""
    ducking: bool = False
    """Whether everybody wants to take as little as possible (raspasy, docs/rules.md section 5)."""


def roll_out(
    start: Start, hands: Sequence[CardSet], beneath: Mapping[int, int], chooser: Chooser
) -> tuple[list[int], list[int]]:
    """Card points (with the last ten) and tricks by side at the end of the deal.

    One loop without calls for what is done for every card: this is where all the time of a robot goes.
    """
    ranking, options = start.ranking, start.options
    beats, worths, trumps, raised = ranking.beats, ranking.worth, ranking.trumps, ranking.raised
    undertrump, exempt = options.undertrump, options.partner_exempt
    over_partner, choose_trump = options.over_partner_trump_led, options.choose_trump_over_partner
    overplay = options.must_overplay_plain
    players, drawing, ducking = start.players, start.drawing, start.ducking
    pairs = in_pairs(players)
    hands, points, taken = list(hands), list(start.points), list(start.tricks)
    left = len(beneath) + sum([hand.bit_count() for hand in hands])
    seat, holder, holder_seat, pot, played, suit = start.leader, 0, start.leader, 0, 0, 0
    for card in start.trick:
        if not played:
            suit, holder = SAME_SUIT[card], card
        elif beats[holder] >> card & 1:
            holder, holder_seat = card, seat
        pot += worths[card]
        played += 1
        seat = seat + 1 if seat + 1 < players else 0
    while True:
        if played == players:
            side = holder_seat & 1 if pairs else holder_seat
            points[side] += pot
            taken[side] += 1
            if not left:
                points[side] += LAST_TRICK_POINTS
                return points, taken
            seat, pot, played = holder_seat, 0, 0
        hand = hands[seat]
        if not hand & (hand - 1):
            bit = hand
        elif not played:
            bit = _lead_low(hand, chooser) if ducking else _lead(hand, hands, seat, trumps, drawing, chooser)
        else:
            friend = pairs and holder_seat ^ 2 == seat
            over = beats[holder]
            legal = follow = hand & suit
            if follow:
                if suit & raised:
                    if over_partner or not friend:
                        legal = follow & over or follow
                elif overplay and suit >> holder & 1:
                    legal = follow & over or follow
            else:
                legal = hand & trumps
                if not legal:
                    legal = hand
                elif friend and exempt:
                    legal = hand & ~(legal & ~over) or hand if choose_trump else hand
                else:
                    legal = legal & over or (legal if undertrump else hand)
            if not legal & (legal - 1):
                bit = legal
            elif ducking:
                bit = _duck(ranking, legal, over, played == players - 1)
            else:
                bit = _follow(ranking, legal, follow, over, friend, _after(hands, seat, played, suit), chooser)
        card = bit.bit_length() - 1
        hands[seat] = hand ^ bit
        left -= 1
        if card in beneath:
            hands[seat] |= 1 << beneath[card]
        if not played:
            holder, holder_seat, suit = card, seat, SAME_SUIT[card]
        elif beats[holder] & bit:
            holder, holder_seat = card, seat
        pot += worths[card]
        played += 1
        seat = seat + 1 if seat + 1 < players else 0


def _after(hands: Sequence[CardSet], seat: Seat, played: int, suit: CardSet) -> CardSet:
    """The cards with which opponents who play later could take the trick."""
    players = len(hands)
    if played == players - 1:
        return 0
    if len(hands) == 4:
        cards = hands[seat - 3]
        return cards & suit or cards
    after = 0
    for step in range(1, players - played):
        cards = hands[(seat + step) % players]
        after |= cards & suit or cards
    return after


def _lead(
    hand: CardSet, hands: Sequence[CardSet], seat: Seat, trumps: CardSet, drawing: Side, chooser: Chooser
) -> CardSet:
    """Draw trumps for the own contract, cash what is safe, else a low card of some suit."""
    if len(hands) == 4:
        one, two, side = hands[seat - 3], hands[seat - 1], seat & 1
    else:
        one = two = 0
        side = seat
        for other, cards in enumerate(hands):
            if other != seat:
                one |= cards
        two = one
    against = one | two
    ruffs = against & trumps
    if ruffs and side == drawing and hand & trumps > ruffs:
        return 1 << (hand & trumps).bit_length() - 1
    bit = 0
    for suit in SUIT_SETS:
        mine, theirs = hand & suit, against & suit
        if mine > theirs and (theirs or not ruffs) and not suit & trumps:
            if ruffs and not ((one & suit or not one & trumps) and (two & suit or not two & trumps)):
                continue
            bit = 1 << mine.bit_length() - 1
            if chooser() < _CASH:
                break
    return bit or _lead_low(hand & ~trumps or hand, chooser)


def _lead_low(hand: CardSet, chooser: Chooser) -> CardSet:
    """The lowest card of some suit, a long one sooner than a short one."""
    rest = hand
    skip = int(chooser() * rest.bit_count())
    while skip:
        rest &= rest - 1
        skip -= 1
    rest = hand & SAME_SUIT[(rest & -rest).bit_length() - 1]
    return rest & -rest


def _duck(ranking: Ranking, legal: CardSet, over: CardSet, last: bool) -> CardSet:
    """The most points that do not take the trick; a trick that must be taken is taken with most if it is safe to."""
    losers = legal & ~over
    if losers:
        for level in ranking.give:
            if losers & level:
                return losers & level & -(losers & level)
    return 1 << legal.bit_length() - 1 if last else legal & -legal


def _follow(
    ranking: Ranking, legal: CardSet, follow: CardSet, over: CardSet, friend: bool, after: CardSet, chooser: Chooser
) -> CardSet:
    """Points to the partner's safe trick, a trick that can be held, else the least card."""
    winners = legal & over
    losers = legal & ~over or legal
    if friend and not after & over:
        if follow:
            return 1 << losers.bit_length() - 1
        for level in ranking.give:
            if losers & level:
                return losers & level & -(losers & level)
    if winners:
        beats = ranking.beats
        low = winners & -winners
        top = winners.bit_length() - 1
        if not follow or follow & ranking.raised:
            if not after & beats[low.bit_length() - 1]:
                return low
            if not after & beats[top]:
                return 1 << top
        elif not after & beats[top]:
            return 1 << top
    if follow:
        return losers & -losers
    for level in ranking.throw:
        bit = losers & level
        if bit:
            if bit & (bit - 1) and chooser() < 0.5:
                bit &= bit - 1
            return bit & -bit
    return losers & -losers
