"""Positions of random games for tests of robots, and the cards of a world put into a match."""

import random

from engine.cards import card_set
from engine.review import Judged, moments, seed_of
from engine.robots.auction import Caution
from engine.robots.search import Effort
from engine.robots.thinker import MASTER, Budget, decide, weigh
from tests.engine.matches import GAMES, random_match

SHORT = Budget(
    Effort(steps=60, fewest=2, most=4, drawn=2, habits=True, solved=2, card_weight=2.0),
    Caution(worlds=2, optimism=3.0, margin=0.0),
)


def quick(view, seed):
    """The robots' thoughts, made short."""
    return decide(view, seed, SHORT)


def positions(count, seed=0, games=GAMES):
    """Matches of every game in which somebody has to decide."""
    for number in range(count):
        for name, rules in games.items():
            pick = random.Random(f"{name}/{seed}/{number}")
            match, _ = random_match(rules, pick.random(), pick.randrange(1, 60))
            if match.to_act is not None:
                yield match


def review(match, seat, seed, budget=MASTER):
    """Every decision of a seat in a finished match that was one, judged one after the other."""
    weighed = ((moment, weigh(moment.view, seed_of(seed, moment.place), budget)) for moment in moments(match, seat))
    return tuple(Judged(moment, weighing) for moment, weighing in weighed if weighing is not None)


def with_world(match, seat, world):
    """The same match, dealt as the world has it; the seat's own hand and all that lies open stay."""
    twin = match.clone()
    deal = twin.deal
    played = [hand & ~_left(deal, each) for each, hand in enumerate(deal.start_hands)]
    for each, hand in enumerate(world.hands):
        covers = {upper: world.beneath[upper] for upper in deal.dealing.beneath[each]}
        deal.dealing.beneath[each] = covers
        deal.hands[each] = hand & ~deal.dealing.face_up[each]
        deal.dealing.hands[each] = deal.hands[each]
        if deal.contract is not None:
            start = list(deal.start_hands)
            start[each] = hand | card_set(covers.values()) | played[each]
            deal.start_hands = tuple(start)
    if deal.contract is not None and not deal.plays:
        deal.seen_hands = tuple(map(deal.playable, range(len(deal.hands))))
    return twin


def _left(deal, seat):
    return deal.playable(seat) | card_set(deal.dealing.beneath[seat].values())
