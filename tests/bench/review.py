"""How long a review thinks about a deal: processor seconds for one seat's decisions, in every game.

Run with `python -m tests.bench.review [--deals N] [--seed S]`. Novices play the deals; one seat of each is reviewed.
"""

import argparse
import os
import random
import statistics
import time

from engine.match import Match
from engine.presets import preset, preset_names
from engine.robots import novice
from engine.view import seat_view
from tests.engine.matches import shuffled
from tests.engine.robot_positions import review


def one_deal(rules, seed):
    """A match of one deal."""
    pick = random.Random(seed)
    match = Match(rules, seed % rules.players)
    match.deal_cards(shuffled(rules, pick))
    while match.to_act is not None:
        match.apply(match.to_act, novice.choose(seat_view(match, match.to_act)))
    return match


def measure(rules, deals, seed):
    """Seconds of each deal that was played, and how many decisions were judged in all."""
    seconds, decisions, number = [], 0, seed * 100_000
    while len(seconds) < deals:
        number += 1
        match = one_deal(rules, number)
        if match.results[-1] is None:
            continue
        started = time.process_time()
        decisions += len(review(match, number % rules.players, number.to_bytes(8)))
        seconds.append(time.process_time() - started)
    return seconds, decisions


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{chosen.deals} deals of each game, load {os.getloadavg()[0]:.1f}")
    for name in preset_names():
        seconds, decisions = measure(preset(name), chosen.deals, chosen.seed)
        mean, most = statistics.fmean(seconds), max(seconds)
        print(f"{name:10} mean {mean:.2f} s, max {most:.2f} s, {decisions / chosen.deals:.1f} decisions a deal")


if __name__ == "__main__":
    main()
