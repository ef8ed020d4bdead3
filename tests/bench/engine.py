"""Full deals a second: our checked engine and the play-outs of robots beside two peers, in the same run.

Run with `python -m tests.bench.engine [--seconds N]`. A deal is: cards, an auction of random legal words until there is
a contract, random legal cards to the end, declarations and score (the peers: as much of that as they have). Play-outs
are unchecked: hands from a shuffled pack, cards by rules of thumb, card points at the end.
"""

import argparse
import random
import time

import colver
from belote.game import Phase, legal_cards, new_game, place_bid, play_card, start_round
from belote.game import Suit as PeerSuit
from belote.scoring import apply_round_score, score_round

from engine.actions import PlayCard
from engine.cards import DECK_32, cards_of
from engine.dealing import deal_first, pack_of
from engine.match import Match
from engine.presets import preset
from engine.robots.ranked import RANKINGS
from engine.robots.rollout import Start, roll_out
from engine.tricks import play_options

ROUNDS = 5
PLAYS = tuple(map(PlayCard, DECK_32))


def one_of(choices, pick):
    """A random one of several; the same for all contenders, and cheaper than `random.choice`."""
    return choices[int(pick.random() * len(choices))]


def checked(pick, until):
    """The public API: every word and card verified, every deal scored."""
    rules = preset("club")
    deck = list(pack_of(rules))
    match = Match(rules, 0)
    deals = 0
    while time.process_time() < until:
        if match.winner is not None:
            match = Match(rules, match.next_dealer)
        deck.sort(key=lambda _: pick.random())
        match.deal_cards(tuple(deck))
        while (seat := match.to_act) is not None:
            cards = match.legal_cards()
            action = PLAYS[one_of(cards_of(cards), pick)] if cards else one_of(match.legal_calls(), pick)
            match.apply(seat, action)
        deals += match.results[-1] is not None
    return deals


def play_outs(pick, until):
    """What robots try their cards with, on plain integers."""
    rules = preset("club")
    deck = list(pack_of(rules))
    options = play_options(rules)
    deals = 0
    while time.process_time() < until:
        deck.sort(key=lambda _: pick.random())
        ranking = RANKINGS[deals % 4]
        hands = [ranking.encode(hand) for hand in deal_first(rules, tuple(deck), 0).hands]
        roll_out(Start(ranking, options, 4, 0, (), (0, 0), (0, 0), drawing=0), hands, {}, pick.random)
        deals += 1
    return deals


def colver_env(pick, until):
    """The environment of colver, stepped from Python."""
    deals = 0
    while time.process_time() < until:
        env = colver.Env.deal(dealer=deals & 3, seed=deals)
        legal, done = env.legal_actions(), False
        while not done:
            _, _, done, legal = env.step(one_of(legal, pick))
        deals += env.get_contract()["value"] > 0
    return deals


def belote_cli(pick, until):
    """belote-cli through its public functions; its auction is the one with a turned card."""
    suits = [suit for suit in PeerSuit if suit.is_card_suit]
    state = new_game()
    deals = 0
    while time.process_time() < until:
        state = start_round(state, pick)
        while state.phase is Phase.BIDDING:
            first = state.bidding_round == 1
            state = place_bid(state, one_of([None, state.up_card.suit] if first else [None, *suits], pick))
        while state.phase is Phase.PLAYING:
            state = play_card(state, one_of(legal_cards(state, state.turn), pick))
        if state.phase is Phase.SCORING:
            state = apply_round_score(state, score_round(state))
            deals += 1
    return deals


CONTENDERS = {
    "checked public API": checked,
    "play-outs of robots": play_outs,
    "colver 0.11.1, Env.step": colver_env,
    "belote-cli 4.9.6": belote_cli,
}


def measure(seconds):
    """The best rate of each in several short rounds taken in turn, so that a busy machine hurts all alike."""
    best = dict.fromkeys(CONTENDERS, 0.0)
    for turn in range(ROUNDS):
        for name, play in CONTENDERS.items():
            started = time.process_time()
            deals = play(random.Random(turn), started + seconds / ROUNDS)
            best[name] = max(best[name], deals / (time.process_time() - started))
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="processor seconds for each of the four")
    rates = measure(parser.parse_args().seconds)
    colver_rate, peer_rate = rates["colver 0.11.1, Env.step"], rates["belote-cli 4.9.6"]
    print(f"{'':26}{'deals/s':>10}{'x colver':>10}{'x belote-cli':>14}")
    for name, rate in rates.items():
        print(f"{name:26}{rate:10,.0f}{rate / colver_rate:10.2f}{rate / peer_rate:14.1f}")


if __name__ == "__main__":
    main()
