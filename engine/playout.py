"""The unchecked tier: play a deal out on plain integers, thousands of times a second, for robots and simulation.

Nothing here verifies anything: the caller hands in a position that the checked engine produced. Legality is the same
rule as `tricks.legal_cards`, written for the loop (a differential test keeps the two together).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.cards import SUIT_SETS, Card, CardSet
from engine.seats import Seat, sides
from engine.strengths import LAST_TRICK_POINTS, Strengths
from engine.tricks import PlayOptions

Chooser = Callable[[], float]
"""Gives numbers from 0 up to, not including, 1: `random.Random(seed).random`."""


@dataclass(frozen=True, slots=True)
class Position:
    """A running play: `hands` by seat, the trick so far, points by side of the tricks already taken."""

    strengths: Strengths
    options: PlayOptions
    hands: Sequence[CardSet]
    leader: Seat
    trick: Sequence[Card] = ()
    points: Sequence[int] = ()
    tricks: Sequence[int] = ()


def play_out(position: Position, chooser: Chooser) -> tuple[list[int], list[int]]:
    """Play random legal cards to the end: card points (with the last ten) and tricks by side."""
    strengths, options = position.strengths, position.options
    beats, values, trumps, raised = strengths.beats, strengths.points, strengths.trumps, strengths.raised
    undertrump, exempt = options.undertrump, options.partner_exempt
    over_partner, choose_trump = options.over_partner_trump_led, options.choose_trump_over_partner
    overplay = options.must_overplay_plain
    hands = list(position.hands)
    players = len(hands)
    pairs = players == 4
    total = sides(players)
    points = list(position.points) or [0] * total
    taken = list(position.tricks) or [0] * total
    seat, trick = position.leader, list(position.trick)
    left = sum(hand.bit_count() for hand in hands)
    holder_seat, holder, led, worth, played = seat, -1, 0, 0, 0
    for card in trick:
        if played == 0:
            led = card
        if holder < 0 or beats[holder] >> card & 1:
            holder, holder_seat = card, seat
        worth += values[card]
        played += 1
        seat = (seat + 1) % players
    while left:
        hand = hands[seat]
        if not played:
            legal = hand
        else:
            legal = hand & SUIT_SETS[led >> 3]
            if legal:
                if raised >> led & 1:
                    if over_partner or not pairs or holder_seat ^ 2 != seat:
                        legal = legal & beats[holder] or legal
                elif overplay and holder >> 3 == led >> 3:
                    legal = legal & beats[holder] or legal
            else:
                legal = hand & trumps
                if not legal:
                    legal = hand
                elif pairs and exempt and holder_seat ^ 2 == seat:
                    legal = hand & ~(legal & ~beats[holder]) or hand if choose_trump else hand
                else:
                    higher = legal & beats[holder]
                    if higher:
                        legal = higher
                    elif not undertrump:
                        legal = hand
        skip = int(chooser() * legal.bit_count())
        rest = legal
        while skip:
            rest &= rest - 1
            skip -= 1
        bit = rest & -rest
        card = bit.bit_length() - 1
        hands[seat] = hand ^ bit
        left -= 1
        if not played:
            led = holder = card
            holder_seat = seat
        elif beats[holder] & bit:
            holder, holder_seat = card, seat
        worth += values[card]
        played += 1
        if played < players:
            seat = seat + 1 if seat + 1 < players else 0
        else:
            side = holder_seat & 1 if pairs else holder_seat
            points[side] += worth
            taken[side] += 1
            seat, worth, played = holder_seat, 0, 0
    points[holder_seat & 1 if pairs else holder_seat] += LAST_TRICK_POINTS
    return points, taken
