"""The robots of the library colver as opponents. What they choose is only played if our rules allow it."""

import random
from functools import lru_cache

from engine.actions import CONTRA, PASS, SURCONTRA, Bid, PlayCard
from engine.cards import Rank, Strain, Suit, cards_of, make_card
from engine.results import Phase
from engine.robots import novice
from engine.view import seat_view

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
THEIR_CARDS = [make_card(rank, suit) for suit in SUITS for rank in RANKS]
OUR_CARDS = {card: number for number, card in enumerate(THEIR_CARDS)}
THEIR_WORDS = [
    PASS,
    *(Bid(price, Strain(suit)) for price in (*range(80, 161, 10), 250) for suit in SUITS),
    CONTRA,
    SURCONTRA,
]
WORLDS = 10
MILLISECONDS = 50


@lru_cache(maxsize=1)
def _library():
    import colver

    return colver


def mirror(deal, hands=None):
    """Their game at the same point of the deal, with other hands at the start of play if given."""
    hands = [[OUR_CARDS[card] for card in cards_of(hand)] for hand in hands or deal.start_hands]
    env = _library().Env.deal_with_hands(deal.dealer, hands)
    for _, call in deal.auction.calls:
        env.step(THEIR_WORDS.index(call))
    for played in deal.plays:
        env.step(OUR_CARDS[played.card])
    return env


def allowed(match, action):
    """Their choice, or the novice's where our rules do not have it."""
    return action if action in match.legal() else novice.choose(seat_view(match, match.to_act))


def decide(match, choose_card):
    """A word by their rules of thumb, a card by the given choice."""
    env = mirror(match.deal)
    if match.phase is Phase.AUCTION:
        return allowed(match, THEIR_WORDS[env.bid_improved()])
    return allowed(match, PlayCard(THEIR_CARDS[choose_card(env)]))


def heuristic(match, seed):
    return decide(match, lambda env: env.action_heuristic_play())


def ismcts(match, seed):
    return decide(match, lambda env: env.action_naive_ismcts(MILLISECONDS))


def pimc(match, seed):
    """The card of the best mean over solved worlds, drawn like our robots draw them."""
    return decide(match, lambda env: _best_over_worlds(match, seed))


def _best_over_worlds(match, seed):
    from engine.robots.knowledge import Knowledge
    from engine.robots.worlds import Dealer

    deal = match.deal
    dealer = Dealer(Knowledge.of(seat_view(match, match.to_act)))
    pick = random.Random(seed)
    played = [0] * 4
    for trick in [*deal.tricks, None]:
        leader, cards = (trick.leader, trick.cards) if trick is not None else (deal.leader, deal.trick)
        for step, card in enumerate(cards):
            played[(leader + step) % 4] |= 1 << card
    sums = {}
    for _ in range(WORLDS):
        world = dealer.deal(pick)
        hands = [hand | before for hand, before in zip(world.hands, played, strict=True)]
        for card, points in mirror(deal, hands).solve_scores()["scores"]:
            sums[card] = sums.get(card, 0) + (points if match.to_act % 2 == 0 else -points)  # they count for seats 0, 2
    return max(sums, key=sums.get)


PLAYERS = {"colver-heuristic": heuristic, "colver-ismcts": ismcts, "colver-pimc": pimc}
