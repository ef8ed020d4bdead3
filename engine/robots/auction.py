"""Which word to say: each contract is tried in many worlds, and the best mean of written points wins.

A world gives everybody's cards, those still to be dealt too; the seat buys the contract in it and the cards are played
out. Passing is worth what the standing contract brings, or nothing. Contra is never said: what a doubled contract
costs when it is made is more than rules of thumb can be trusted with.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.actions import PASS, Action, Bid, Call, Take, call_code
from engine.cards import Card, CardSet, Strain, card_set, cards_of, strain_of
from engine.dealing import Dealing, deal_rest
from engine.results import Contract
from engine.robots.bidding import hand_worth
from engine.robots.calls import call_likelihood, words_of
from engine.robots.decision import Decision, Weighing
from engine.robots.knowledge import Knowledge
from engine.robots.payoff import Extras, Payoff, extras_of
from engine.robots.ranked import RANKINGS
from engine.robots.rollout import Start, roll_out
from engine.robots.worlds import Dealer, World, resample
from engine.rules import Rules
from engine.seats import Seat, next_seat, side_of, sides
from engine.strengths import STRENGTHS
from engine.tricks import play_options
from engine.view import SeatView

_STRAINS_TRIED: Final = 3
_DRAWN: Final = 4
_HOPELESS: Final = {Strain.NO_TRUMPS: 36.0, Strain.ALL_TRUMPS: 50.0}
"""Hands worth less without trumps, with all trumps, are not tried."""

_DARING: Final = 25.0
_WAITING: Final = 10.0


@dataclass(frozen=True, slots=True)
class Caution:
    """How sure a robot wants to be."""

    worlds: int
    optimism: float
    """Card points by which the play-outs flatter the taker."""
    margin: float
    """Written points by which a contract must beat passing."""


End = tuple[list[int], list[int], Extras]


def choose_call(view: SeatView, pick: random.Random, caution: Caution) -> Decision:
    """The word that promises most, with what the tried ones are worth."""
    calls = [call for call in view.legal_calls if isinstance(call, Bid | Take)]
    strains = _promising(view, calls)
    forced = PASS not in view.legal_calls
    if not strains and not forced:
        return Decision(PASS)
    worlds = _worlds(view, pick, caution.worlds)
    margin = caution.margin + _by_score(view)
    scores: dict[Call, float] = {} if forced else {PASS: _passing(view, worlds, pick, caution)}
    for strain in strains or sorted({_strain(view, call) for call in calls}):
        ends = _ends(view, worlds, Contract(view.seat, 0, strain), pick, caution)
        for call in calls:
            if _strain(view, call) == strain:
                price = call.price if isinstance(call, Bid) else 0
                scores[call] = _mean(view, Contract(view.seat, price, strain), ends) - margin
    best = max(scores, key=lambda call: scores[call])
    return Decision(best, _explained(scores))


def weigh_calls(view: SeatView, pick: random.Random, caution: Caution) -> Weighing:
    """What every word that may be said is worth, those that robots never say too, and the robot's choice."""
    worlds = _worlds(view, pick, caution.worlds)
    sensible = _promising(view, [call for call in view.legal_calls if isinstance(call, Bid | Take)])
    margin = caution.margin + _by_score(view)
    standing = view.public.standing_bid
    kept = _ends(view, worlds, standing, pick, caution) if standing is not None else []
    ends: dict[Strain, list[End]] = {}
    points: dict[Action, float] = {}
    worths: dict[Action, float] = {}
    for call in view.legal_calls:
        if isinstance(call, Bid | Take):
            strain = _strain(view, call)
            if strain not in ends:
                ends[strain] = _ends(view, worlds, Contract(view.seat, 0, strain), pick, caution)
            price = call.price if isinstance(call, Bid) else 0
            points[call] = _mean(view, Contract(view.seat, price, strain), ends[strain])
            if strain in sensible:
                worths[call] = points[call] - margin
        elif standing is None:
            points[call] = worths[call] = 0.0
        elif call == PASS:
            points[call] = worths[call] = _mean(view, standing, kept)
        else:
            points[call] = _mean(view, replace(standing, multiplier=2 * standing.multiplier), kept)
    worths = worths or points
    return Weighing(max(worths, key=lambda call: worths[call]), points)


def _by_score(view: SeatView) -> float:
    """Written points to ask of a contract beyond what the deal says: the end of the match may be near.

    Who is about to lose dares more, who is about to win waits.
    """
    public = view.public
    side = side_of(view.seat, public.rules.players)
    own = public.totals[side]
    others = max(total for each, total in enumerate(public.totals) if each != side)
    deal = public.rules.game.scoring.deal_points
    if others > own and public.rules.target - others <= deal:
        return -_DARING
    return _WAITING if own > others and public.rules.target - own <= deal else 0.0


def _explained(scores: Mapping[Call, float]) -> dict[str, float]:
    return {call_code(call): round(worth, 2) for call, worth in scores.items()}


def _strain(view: SeatView, call: Call) -> Strain:
    if isinstance(call, Bid):
        return call.strain
    assert view.public.turned is not None
    return strain_of(view.public.turned)


def _promising(view: SeatView, calls: Sequence[Call]) -> list[Strain]:
    """The strains that are worth trying with this hand, the best few."""
    public = view.public
    hand = card_set(view.hand) | card_set(public.open_cards[view.seat])
    if public.turned is not None:
        hand |= 1 << public.turned
    players = public.rules.players
    own_side = side_of(view.seat, players)
    worths: dict[Strain, float] = {}
    for strain in sorted({_strain(view, call) for call in calls}):
        worth = hand_worth(hand, strain, public.rules)
        standing = public.standing_bid
        helped = standing is not None and standing.strain == strain and side_of(standing.seat, players) == own_side
        trumps = strain.suit is not None and (hand & STRENGTHS[strain].trumps).bit_count() >= 3
        if worth > _HOPELESS.get(strain, 0.0) or trumps or (helped and public.rules.in_pairs):
            worths[strain] = worth
    return sorted(worths, key=lambda strain: worths[strain], reverse=True)[:_STRAINS_TRIED]


def _worlds(view: SeatView, pick: random.Random, number: int) -> list[World]:
    dealer = Dealer(Knowledge.of(view))
    words = words_of(view.public, view.seat)
    if not words:
        return [dealer.deal(pick) for _ in range(number)]
    drawn = [dealer.deal(pick) for _ in range(number * _DRAWN)]
    weights = [call_likelihood(words, world.hands, view.public.rules) for world in drawn]
    return resample(drawn, weights, number, pick.random())


def _passing(view: SeatView, worlds: Sequence[World], pick: random.Random, caution: Caution) -> float:
    standing = view.public.standing_bid
    if standing is None:
        return 0.0
    return _mean(view, standing, _ends(view, worlds, standing, pick, caution))


def _mean(view: SeatView, contract: Contract, ends: Sequence[End]) -> float:
    payoff = Payoff.of(view.public.rules, contract, side_of(view.seat, view.public.rules.players))
    return sum(payoff(points, tricks, extras) for points, tricks, extras in ends) / len(ends)


def _ends(
    view: SeatView, worlds: Sequence[World], contract: Contract, pick: random.Random, caution: Caution
) -> list[End]:
    """How the worlds end under a contract, whatever its price."""
    public = view.public
    rules = public.rules
    ranking, options = RANKINGS[contract.strain], play_options(rules)
    first = next_seat(public.dealer, rules.players)
    taker = side_of(contract.seat, rules.players)
    nothing = [0] * sides(rules.players)
    ends: list[End] = []
    for world in worlds:
        hands = _dealt_out(rules, world, contract.seat, first, public.turned, pick)
        beneath = {ranking.code[upper]: ranking.code[lower] for upper, lower in world.beneath.items()}
        start = Start(ranking, options, rules.players, first, (), nothing, nothing, taker)
        points, tricks = roll_out(start, [ranking.encode(hand) for hand in hands], beneath, pick.random)
        points = [_flattered(each, side == taker, caution) for side, each in enumerate(points)]
        for seat, uppers in enumerate(public.covering):
            hands[seat] |= card_set(world.beneath[upper] for upper in uppers)
        ends.append((points, tricks, extras_of(rules, contract, hands, first)))
    return ends


def _flattered(points: int, taker: bool, caution: Caution) -> int:
    """Card points without what play-outs add to a taker's."""
    return round(points - caution.optimism if taker else points + caution.optimism)


def _dealt_out(
    rules: Rules, world: World, taker: Seat, first: Seat, turned: Card | None, pick: random.Random
) -> list[CardSet]:
    """The hands of a world once the cards after the auction have been dealt as well."""
    if not rules.game.auction.layout(rules).rest:
        return list(world.hands)
    stock = list(cards_of(world.stock))
    pick.shuffle(stock)
    dealing = Dealing(list(world.hands), [], [], turned, used=0)
    deal_rest(rules, tuple(reversed(stock)), first, taker, dealing)
    return dealing.hands
