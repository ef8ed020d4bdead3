"""How well the cards that others have played suit a world: what passable players mostly do with such hands.

Nobody is read mind by mind. Each card that was played with a choice is compared with what a player without secrets
would have chosen from the hand of that world; surprises make a world less likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import SAME_SUIT, CardSet
from engine.position import laid_cards
from engine.robots.knowledge import Knowledge
from engine.robots.ranked import Ranking
from engine.seats import Seat
from engine.tricks import PlayOptions, legal_cards

SURPRISE: Final = 0.35
"""How much less likely a world becomes with a card that its hand would not have led one to expect."""

_TRIFLE: Final = 2
"""Card points that nobody minds throwing away."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A card that somebody else followed with, and the trick as it lay; ranked cards."""

    seat: Seat
    card: int
    since: CardSet
    """What the seat has played from that moment on: it had these cards too."""
    led: int
    holder: int
    friend: bool
    """Whether the partner's card held the trick."""
    last: bool
    safe: bool
    """Whether nobody after the seat could take the trick from the holder."""
    out: CardSet
    """Cards that had not been played then."""


def habits_of(knowledge: Knowledge, ranking: Ranking) -> tuple[Habit, ...]:
    """Every card that others have followed with in this deal."""
    code, view = ranking.code, knowledge.view
    plays = list(laid_cards(view.public))
    since = [0] * view.public.rules.players
    later: list[CardSet] = []
    for laid in reversed(plays):
        since[laid.seat] |= 1 << code[laid.card]
        later.append(since[laid.seat])
    out = ranking.encode(sum(knowledge.played) | knowledge.unseen | sum(knowledge.held))
    found: list[Habit] = []
    for laid, own in zip(plays, reversed(later), strict=True):
        card = code[laid.card]
        if laid.led is not None and laid.holder is not None and laid.seat != view.seat:
            holder = code[laid.holder]
            safe = laid.closes or not out & ranking.beats[holder]
            found.append(
                Habit(laid.seat, card, own, code[laid.led], holder, laid.partner_holds, laid.closes, safe, out)
            )
        out &= ~(1 << card)
    return tuple(found)


def likelihood(habits: Sequence[Habit], hands: Sequence[CardSet], ranking: Ranking, options: PlayOptions) -> float:
    """How likely the cards that were played are, were these the hands now; 1 if nothing surprises."""
    value = 1.0
    for habit in habits:
        if _surprising(habit, hands[habit.seat] | habit.since, ranking, options):
            value *= SURPRISE
    return value


def _surprising(habit: Habit, hand: CardSet, ranking: Ranking, options: PlayOptions) -> bool:
    """Whether a passable player would have played another card."""
    beats = ranking.beats[habit.holder]
    suit = SAME_SUIT[habit.led]
    follows = bool(hand & suit)
    legal = legal_cards(ranking, options, hand, habit.led, habit.holder, habit.friend)
    if not legal & (legal - 1):
        return False
    winners = legal & beats
    worth = ranking.worth
    played = worth[habit.card]
    if habit.friend and habit.safe:
        if follows:
            losers = legal & ~winners or legal
            return worth[losers.bit_length() - 1] != played
        return bool(1 << habit.card & ranking.trumps)
    if winners:
        top = winners.bit_length() - 1
        low = (winners & -winners).bit_length() - 1
        plain = follows and not suit & ranking.trumps
        if habit.last:
            return worth[top if plain else low] != played
        if plain and not habit.out & ~hand & ranking.beats[top] & suit:
            return worth[top] != played
        if winners >> habit.card & 1:
            return False
    return _wasteful(legal & ~winners or legal, follows, played, ranking)


def _wasteful(losers: CardSet, follows: bool, played: int, ranking: Ranking) -> bool:
    """Whether less could have been given to a trick that was not to be won."""
    worth = ranking.worth
    if follows:
        return worth[(losers & -losers).bit_length() - 1] != played
    for level in ranking.throw:
        if losers & level:
            return worth[(losers & level).bit_length() - 1] < played - _TRIFLE
    return False
