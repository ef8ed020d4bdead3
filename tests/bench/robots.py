"""Two robots play the same deals from both sides: card points, written points, time per decision.

Run with `python -m tests.bench.robots A B --deals N --seed S [--preset P] [--bidding own]`. Robots: random, novice,
club, master, and through the library colver (contract games only) colver-heuristic, colver-ismcts (50 ms) and
colver-pimc (10 solved worlds). With shared bidding novices bid for all seats, so that both tables of a deal play the
same contract; deals that they throw in are left out. A difference is A's points less B's in one deal, the mean over
all places that A can have at the table; the standard error is that of the mean over deals.
"""

import argparse
import math
import multiprocessing
import os
import random
import statistics
import time
from dataclasses import dataclass, field

from engine.actions import ANNOUNCE, CLAIM_OUT
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset, preset_names
from engine.results import Phase
from engine.robots import LEVELS, novice
from engine.seats import side_of
from engine.view import seat_view
from tests.bench import colver_robots


@dataclass
class Sample:
    """What one deal gave: differences over its tables, processor seconds of each decision with a choice."""

    cards: list = field(default_factory=list)
    written: list = field(default_factory=list)
    seconds: dict = field(default_factory=dict)


def player(name):
    """A function of the match, the calls and the random seed that decides for the seat to act."""
    if name == "random":
        return lambda match, seed: random.Random(seed).choice([one for one in match.legal() if one != CLAIM_OUT])
    if name in LEVELS:
        return lambda match, seed: LEVELS[name](seat_view(match, match.to_act), seed).action
    return colver_robots.PLAYERS[name]


def decide(name, match, seed, sample):
    """What a robot does, timed where there is a choice."""
    legal = match.legal()
    if len(legal) == 1 or legal[0] == ANNOUNCE:
        return legal[0]
    act = player(name)
    started = time.process_time()
    action = act(match, seed)
    sample.seconds.setdefault(name, []).append(time.process_time() - started)
    return action


def play_table(match, robots, seed, sample):
    """Play the running deal to its end; `robots` by seat. Gives the deal."""
    step = 0
    while (seat := match.to_act) is not None:
        step += 1
        match.apply(seat, decide(robots[seat], match, seed * 1000 + step, sample))
    return match.finished[-1]


def deal(rules, number, seed, shared):
    """A match at its first deal, bid by novices where the bidding is shared; None where nobody bought."""
    pick = random.Random(f"{seed}/{number}")
    deck = list(pack_of(rules))
    pick.shuffle(deck)
    match = Match(rules, number % rules.players)
    match.deal_cards(tuple(deck))
    while shared and match.phase is Phase.AUCTION:
        match.apply(match.to_act, novice.choose(seat_view(match, match.to_act)))
    return match if match.deal is not None else None


def seatings(players):
    """The sides that A plays for, one table each."""
    return range(2) if players == 4 else range(players)


def lead(points, side):
    """By how much a side is ahead of the mean of the others."""
    others = [each for number, each in enumerate(points) if number != side]
    return points[side] - sum(others) / len(others)


def compare(job):
    """All tables of one deal; None where it was thrown in."""
    names, preset_name, number, seed, shared = job
    rules = preset(preset_name)
    start = deal(rules, number, seed, shared)
    if start is None:
        return None
    sample = Sample()
    for side in seatings(rules.players):
        match = start.clone()
        robots = [names[side_of(seat, rules.players) != side] for seat in range(rules.players)]
        played = play_table(match, robots, number, sample)
        score = match.results[-1]
        sample.cards.append(lead(played.points, side))
        sample.written.append(lead(score.score.score, side) if score is not None else 0.0)
    return sample


def mean_and_error(values):
    """The mean and its standard error."""
    return statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))


def report(names, samples):
    """Print what was measured."""
    for label, of in (("card points", "cards"), ("written points", "written")):
        mean, error = mean_and_error([statistics.fmean(getattr(sample, of)) for sample in samples])
        print(f"{label:16}{mean:+8.2f} ± {error:.2f}")
    for name in dict.fromkeys(names):
        times = sorted(one * 1000 for sample in samples for one in sample.seconds.get(name, ()))
        if times:
            late = times[int(len(times) * 0.99)]
            mean = statistics.fmean(times)
            print(f"{name:16}mean {mean:.2f} ms, p99 {late:.1f} ms, max {times[-1]:.1f} ms, {len(times)} decisions")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    robots = ["random", *LEVELS, *colver_robots.PLAYERS]
    parser.add_argument("a", choices=robots)
    parser.add_argument("b", choices=robots)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", choices=preset_names(), default="club")
    parser.add_argument("--bidding", choices=("shared", "own"), default="shared")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    names = (chosen.a, chosen.b)
    jobs = [(names, chosen.preset, number, chosen.seed, chosen.bidding == "shared") for number in range(chosen.deals)]
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        samples = [sample for sample in pool.imap_unordered(compare, jobs, chunksize=4) if sample is not None]
    load = os.getloadavg()[0]
    print(f"{names[0]} - {names[1]}, {chosen.preset}, {len(samples)} deals of {chosen.deals}, load {load:.1f}")
    report(names, samples)


if __name__ == "__main__":
    main()
