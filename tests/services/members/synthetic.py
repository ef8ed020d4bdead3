"""A synthetic club of 82 people over 90 days: a model with a fixed seed, not field data.

60 ordinary members, three closed tables of four friends, a pair that farms six short games a day, a ring of four, and
one main account with three sock puppets.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random

from bot.services.members.standing import DAY_MS, GivenThanks

DAYS = 90
ORDINARY = range(1, 61)
FRIENDS = [range(61, 65), range(65, 69), range(69, 73)]
PAIR = (73, 74)
RING = (75, 76, 77, 78)
MAIN, SOCKS = 79, (80, 81, 82)
ATTACKERS = (*PAIR, *RING, MAIN)
EVERYBODY = range(1, 83)


@dataclass
class SyntheticClub:
    thanks: list[GivenThanks] = field(default_factory=list)
    partners: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    niceness: dict[int, float] = field(default_factory=dict)
    end_ms: int = DAYS * DAY_MS

    @property
    def company(self) -> dict[int, int]:
        return {user: len(others) for user, others in self.partners.items()}

    def game(self, at_ms: int, one: int, other: int, chances: tuple[float, float]) -> None:
        """A finished game of two partners; each thanks the other with that chance."""
        self.partners[one].add(other)
        self.partners[other].add(one)
        for giver, receiver, chance in ((one, other, chances[0]), (other, one, chances[1])):
            if self.random.random() < chance:
                self.thanks.append(GivenThanks(giver, receiver, at_ms))

    def play(self, seed: int) -> "SyntheticClub":
        self.random = random = Random(seed)
        self.niceness = {user: random.uniform(0.15, 0.95) for user in ORDINARY}
        for day in range(DAYS):
            self._ordinary_day(day)
            for table in FRIENDS:
                if random.random() < 4 / 7:
                    one, two, three, four = random.sample(list(table), 4)
                    at = self._at(day)
                    self.game(at, one, two, (0.8, 0.8))
                    self.game(at, three, four, (0.8, 0.8))
            for _ in range(6):
                self.game(self._at(day), *PAIR, (1, 1))
            for _ in range(3):
                one, two, three, four = random.sample(RING, 4)
                at = self._at(day)
                self.game(at, one, two, (1, 1))
                self.game(at, three, four, (1, 1))
            for sock in SOCKS:
                for _ in range(2):
                    self.game(self._at(day), MAIN, sock, (1, 1))
        return self

    def _ordinary_day(self, day: int) -> None:
        there = [user for user in ORDINARY if self.random.random() < 0.5]
        self.random.shuffle(there)
        for one, other in zip(there[::2], there[1::2], strict=False):
            self.game(self._at(day), one, other, (self.niceness[other], self.niceness[one]))

    def _at(self, day: int) -> int:
        return day * DAY_MS + self.random.randrange(DAY_MS)


def ranks(scores: dict[int, float]) -> dict[int, int]:
    """The place of everybody, 1 for the most points."""
    order = sorted(EVERYBODY, key=lambda user: -scores.get(user, 0))
    return {user: place for place, user in enumerate(order, 1)}


def spearman(one: dict[int, float], other: dict[int, float]) -> float:
    """The rank correlation of two figures of the same people."""
    places = []
    for figure in (one, other):
        order = sorted(figure, key=lambda user: figure[user])
        places.append({user: place for place, user in enumerate(order)})
    n = len(one)
    return 1 - 6 * sum((places[0][user] - places[1][user]) ** 2 for user in one) / (n * (n * n - 1))
