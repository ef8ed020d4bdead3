"""Which card to play: each is tried in many worlds that the seat must think possible, and the best mean wins.

Worlds are drawn from those that contradict nothing (`worlds.py`), weighted by how well they suit what has been said and
played (`calls.py`, `habits.py`), and played to the end by rules of thumb (`rollout.py`) or, near the end, solved
(`endgame.py`). All cards are tried in the same worlds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.actions import PlayCard
from engine.cards import Card, CardSet, card_code, card_set, cards_of
from engine.position import Position
from engine.robots.calls import call_likelihood, words_of
from engine.robots.decision import Weighing
from engine.robots.endgame import Endgame, thinned
from engine.robots.habits import habits_of, likelihood
from engine.robots.knowledge import Knowledge
from engine.robots.payoff import Extras, Payoff, extras_of
from engine.robots.ranked import RANKINGS
from engine.robots.rollout import Start, roll_out
from engine.robots.worlds import Dealer, World, resample
from engine.seats import in_order, side_of
from engine.strengths import STRENGTHS
from engine.tricks import play_options, tricks_by_side
from engine.view import SeatView

_SOLVED_WORLDS: Final = 120
"""How many worlds are solved at most; each takes as long as a dozen play-outs."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a robot thinks about a card."""

    steps: int
    """Cards laid in all rollouts together, about: what bounds the time, for it grows with nothing else."""
    fewest: int
    most: int
    """Bounds of the number of worlds."""
    drawn: int
    """Worlds drawn for each one that is kept."""
    habits: bool
    """Whether the cards that others have played tell something of their hands."""
    solved: int
    """With how many cards in hand worlds are solved instead of played out; 0 for never."""
    card_weight: float
    """How much a card point counts beside a written point."""


def score_cards(view: SeatView, pick: random.Random, effort: Effort) -> Mapping[Card, float]:
    """The worth of the cards that may sensibly be played, in points; of equal cards only one is listed."""
    search = _Search(view, effort)
    search.cards = search.distinct(sensible(view, search.knowledge))
    if len(search.cards) == 1:
        return {search.cards[0]: 0.0}
    return search.means(pick, search.payoff)[0]


def weigh_cards(view: SeatView, pick: random.Random, effort: Effort) -> Weighing | None:
    """What every legal card is worth, with the robot's choice among them; None where all of them are equal.

    The robot chooses as it always does, by worth that counts card points beside written ones; what is told of each card
    is written points alone.
    """
    search = _Search(view, effort)
    search.cards = search.distinct(card_set(view.legal_cards))
    if len(search.cards) == 1:
        return None
    worths, points = search.means(pick, search.payoff, replace(search.payoff, card_weight=0.0))
    wanted = search.distinct(sensible(view, search.knowledge))
    best = max(wanted, key=lambda card: worths[card])
    equals = search.equals(view.legal_cards)
    return Weighing(PlayCard(best), {PlayCard(card): points[equals[card]] for card in view.legal_cards})


def explained(scores: Mapping[Card, float]) -> dict[str, float]:
    """Scores as a record writes them: by card code, rounded."""
    return {card_code(card): round(worth, 2) for card, worth in scores.items()}


_End = tuple[Sequence[int], Sequence[int], Extras]
_Judge = Callable[[World], Sequence[_End]]


class _Search:
    """One decision about a card; `cards` are those that are tried."""

    cards: list[Card]

    def __init__(self, view: SeatView, effort: Effort) -> None:
        public = view.public
        assert public.contract is not None, "cards are played to a contract"
        self.view = view
        self.effort = effort
        self.rules = public.rules
        self.contract = public.contract
        self.ranking = RANKINGS[self.contract.strain]
        self.options = play_options(self.rules)
        self.knowledge = Knowledge.of(view)
        self.payoff = Payoff.of(self.rules, self.contract, side_of(view.seat, self.rules.players), effort.card_weight)
        self.leader = view.seat if public.trick_leader is None else public.trick_leader
        self.trick = [self.ranking.code[card] for card in public.trick]
        self.taken = tricks_by_side(public.tricks, self.rules.players)
        self.solvable = self.rules.players != 3 and not any(public.covering) and max(public.cards_left) <= effort.solved

    def means(self, pick: random.Random, *payoffs: Payoff) -> list[dict[Card, float]]:
        """What each card is worth on average by each account; all are tried in the same worlds."""
        worlds = self.worlds(pick)
        judge = self.solver() or self.player(pick.random)
        sums = [[0.0] * len(self.cards) for _ in payoffs]
        for world in worlds:
            for position, end in enumerate(judge(world)):
                for each, payoff in zip(sums, payoffs, strict=True):
                    each[position] += payoff(*end)
        return [{card: each[at] / len(worlds) for at, card in enumerate(self.cards)} for each in sums]

    def worlds(self, pick: random.Random) -> list[World]:
        """Worlds to try the cards in, likely ones more often than unlikely ones."""
        effort, knowledge, public = self.effort, self.knowledge, self.view.public
        left = sum(public.cards_left) - len(self.cards) // 2
        number = max(effort.fewest, min(effort.most, effort.steps // (left * len(self.cards))))
        if self.solvable:
            number = min(number, _SOLVED_WORLDS)
        dealer = Dealer(knowledge)
        words = words_of(public, self.view.seat)
        habits = habits_of(knowledge, self.ranking) if effort.habits and not self.contract.raspasy else ()
        if not words and not habits:
            return [dealer.deal(pick) for _ in range(number)]
        drawn = [dealer.deal(pick) for _ in range(number * effort.drawn)]
        encode, played = self.ranking.encode, knowledge.played
        weights: list[float] = []
        for world in drawn:
            hands = [hand | before for hand, before in zip(world.hands, played, strict=True)]
            weight = call_likelihood(words, hands, self.rules)
            if habits:
                weight *= likelihood(habits, [encode(hand) for hand in world.hands], self.ranking, self.options)
            weights.append(weight)
        return resample(drawn, weights, number, pick.random())

    def player(self, chooser: Callable[[], float]) -> _Judge:
        """Judges worlds by playing them out."""
        ranking, seat = self.ranking, self.view.seat
        codes = [ranking.code[card] for card in self.cards]
        drawing = side_of(self.contract.seat, self.rules.players)
        points, ducking = self.view.public.points, self.contract.raspasy
        players, leader, trick, taken = self.rules.players, self.leader, self.trick, self.taken
        starts = [
            Start(ranking, self.options, players, leader, (*trick, code), points, taken, drawing, ducking)
            for code in codes
        ]

        def judge(world: World) -> Sequence[_End]:
            extras = self._extras(world)
            hands = [ranking.encode(hand) for hand in world.hands]
            beneath = {ranking.code[upper]: ranking.code[lower] for upper, lower in world.beneath.items()}
            mine = hands[seat]
            ends: list[_End] = []
            for code, start in zip(codes, starts, strict=True):
                hands[seat] = mine ^ 1 << code
                under = beneath
                if code in beneath:
                    hands[seat] |= 1 << beneath[code]
                    under = {upper: lower for upper, lower in beneath.items() if upper != code}
                ends.append((*roll_out(start, hands, under, chooser), extras))
            return ends

        return judge

    def solver(self) -> _Judge | None:
        """Judges worlds by solving them, where that is possible and the end is near."""
        public, players = self.view.public, self.rules.players
        if not self.solvable:
            return None
        ranking, seat, side = self.ranking, self.view.seat, self.payoff.side
        hunter = 1 - side if self.contract.raspasy else side  # who wants the points
        endgame = Endgame(ranking, self.options, players, hunter)
        codes = [ranking.code[card] for card in self.cards]
        points, taken = public.points, self.taken
        known: dict[tuple[CardSet, ...], Sequence[_End]] = {}

        def judge(world: World) -> Sequence[_End]:
            if world.hands in known:
                return known[world.hands]
            extras = self._extras(world)
            hands = [ranking.encode(hand) for hand in world.hands]
            mine = hands[seat]
            rest = (
                STRENGTHS[self.contract.strain].total - sum(points) - ranking_points(world.stock, self.contract.strain)
            )
            ends: list[_End] = []
            for code in codes:
                hands[seat] = mine ^ 1 << code
                solved = endgame.solve(hands, self.leader, (*self.trick, code))
                own = solved if hunter == side else rest - solved
                gained = [own if each == side else rest - own for each in range(2)]
                tricks = [taken[each] + (gained[each] > 0) for each in range(2)]
                ends.append(([points[each] + gained[each] for each in range(2)], tricks, extras))
            known[world.hands] = ends
            return ends

        return judge

    def _extras(self, world: World) -> Extras:
        """Belotes and combinations of a world."""
        players = self.rules.players
        hands = [hand | before for hand, before in zip(world.hands, self.knowledge.played, strict=True)]
        for seat, uppers in enumerate(self.view.public.covering):
            for upper in uppers:
                hands[seat] |= 1 << world.beneath[upper]
        return extras_of(self.rules, self.contract, hands, (self.view.public.dealer + 1) % players)

    def distinct(self, cards: CardSet) -> list[Card]:
        """The cards that are worth trying out of these, the cheapest of equal ones."""
        ranking = self.ranking
        codes = ranking.encode(cards)
        if not any(self.view.public.covering):
            codes = thinned(ranking, codes, self._others())
        return [ranking.card[code] for code in cards_of(codes)]

    def equals(self, cards: Sequence[Card]) -> dict[Card, Card]:
        """For each of the cards the one that is tried in its place."""
        ranking, tried = self.ranking, set(self.cards)
        found: dict[Card, Card] = {}
        ordered = sorted(cards, key=lambda card: ranking.code[card])
        instead = ordered[0]
        for card in ordered:
            instead = card if card in tried else instead
            found[card] = instead
        return found

    def _others(self) -> CardSet:
        """The cards that may lie between two of the own ones, ranked."""
        others = self.knowledge.unseen | card_set(self.view.public.trick)
        for seat, held in enumerate(self.knowledge.held):
            others |= held if seat != self.view.seat else 0
        return self.ranking.encode(others)


def sensible(view: SeatView, knowledge: Knowledge) -> CardSet:
    """The legal cards without those that would take the partner's certain trick where there is a choice."""
    position, legal = Position(view), card_set(view.legal_cards)
    if not position.partner_holds or position.holder is None:
        return legal
    over = position.strengths.beats[position.holder]
    certain = position.closes or not _threats(view, knowledge) & over
    return legal & ~over or legal if certain else legal


def _threats(view: SeatView, knowledge: Knowledge) -> CardSet:
    """Cards that opponents who still play to the trick may hold."""
    public = view.public
    assert public.trick_leader is not None
    spoken = in_order(public.trick_leader, 4)
    later = [seat for seat in spoken[len(public.trick) + 1 :] if seat ^ 2 != view.seat]
    cards = 0
    for place in knowledge.places:
        if place.seat in later:
            cards |= place.allowed
    for seat in later:
        cards |= knowledge.held[seat]
    return cards


def ranking_points(cards: CardSet, strain: int) -> int:
    """Card points of a set of cards."""
    points = STRENGTHS[strain].points
    return sum(points[card] for card in cards_of(cards))
