"""The last tricks of a known deal, solved: what a side takes if everybody plays perfectly with open cards.

For two sides only. All cards are ranked ones (`ranked.py`). An alpha-beta search; cards that nobody could tell apart
are tried once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import SAME_SUIT, CardSet
from engine.robots.ranked import Ranking
from engine.seats import Seat, Side, in_pairs
from engine.strengths import LAST_TRICK_POINTS
from engine.tricks import PlayOptions, legal_cards

_INFINITE: Final = 1000


@dataclass(slots=True)
class RunningTrick:
    """The running trick: who plays next, the card that holds it and whose that is; `played` is 0 for a new trick."""

    seat: Seat
    led: int = 0
    holder: int = 0
    holder_seat: Seat = 0
    pot: int = 0
    played: int = 0


class Endgame:
    """A solver for one side of one contract."""

    def __init__(self, ranking: Ranking, options: PlayOptions, players: int, side: Side) -> None:
        assert players != 3, "three sides have no common value"
        self._ranking = ranking
        self._options = options
        self._players = players
        self._pairs = in_pairs(players)
        self._side = side

    def solve(self, hands: Sequence[CardSet], leader: Seat, cards: Sequence[int]) -> int:
        """Card points (with the last ten) that the side still takes, the running trick's included."""
        trick = RunningTrick(leader)
        points = 0
        for card in cards:
            gained, trick = self._after(trick, card)
            points += gained
        left = list(hands)
        if not any(left):
            return points + self._last(trick.seat)
        return points + self._best(left, trick, -_INFINITE, _INFINITE)

    def _mine(self, seat: Seat) -> bool:
        return (seat & 1 if self._pairs else seat) == self._side

    def _last(self, winner: Seat) -> int:
        return LAST_TRICK_POINTS if self._mine(winner) else 0

    def _after(self, trick: RunningTrick, card: int) -> tuple[int, RunningTrick]:
        """Points for the side and the trick once a card has been laid; a full trick gives way to the next."""
        ranking, players = self._ranking, self._players
        if not trick.played:
            trick = RunningTrick((trick.seat + 1) % players, card, card, trick.seat, ranking.worth[card], 1)
        else:
            over = ranking.beats[trick.holder] >> card & 1
            trick = RunningTrick(
                (trick.seat + 1) % players,
                trick.led,
                card if over else trick.holder,
                trick.seat if over else trick.holder_seat,
                trick.pot + ranking.worth[card],
                trick.played + 1,
            )
        if trick.played < players:
            return 0, trick
        return trick.pot if self._mine(trick.holder_seat) else 0, RunningTrick(trick.holder_seat)

    def _best(self, hands: list[CardSet], trick: RunningTrick, alpha: int, beta: int) -> int:
        """The value of the rest for the side between the bounds (outside them: a bound of it)."""
        seat = trick.seat
        hand = hands[seat]
        mine = self._mine(seat)
        best = -_INFINITE if mine else _INFINITE
        choices = self._choices(hands, trick)
        while choices:
            bit = choices & -choices if not mine else 1 << choices.bit_length() - 1
            choices ^= bit
            gained, after = self._after(trick, bit.bit_length() - 1)
            hands[seat] = hand ^ bit
            if hands[after.seat]:
                value = gained + self._best(hands, after, alpha - gained, beta - gained)
            else:
                value = gained + self._last(after.seat)
            hands[seat] = hand
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _choices(self, hands: list[CardSet], trick: RunningTrick) -> CardSet:
        """The legal cards, one of each run of worthless neighbours."""
        ranking = self._ranking
        hand = hands[trick.seat]
        legal = hand
        if trick.played:
            friend = self._pairs and trick.holder_seat ^ 2 == trick.seat
            legal = legal_cards(ranking, self._options, hand, trick.led, trick.holder, friend)
        if not legal & (legal - 1):
            return legal
        others = 1 << trick.holder if trick.played else 0
        for seat, cards in enumerate(hands):
            if seat != trick.seat:
                others |= cards
        return thinned(ranking, legal, others)


def thinned(ranking: Ranking, cards: CardSet, others: CardSet) -> CardSet:
    """Of cards worth the same with no card of `others` between them, only the lowest."""
    kept = 0
    before = -1
    rest = cards
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = bit.bit_length() - 1
        between = others & (bit - (2 << before)) if before >= 0 else 0
        same = before >= 0 and SAME_SUIT[card] >> before & 1 and ranking.worth[before] == ranking.worth[card]
        if not same or between:
            kept |= bit
        before = card
    return kept
