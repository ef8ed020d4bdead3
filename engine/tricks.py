"""Which cards may be played, and why the others may not (docs/rules.md section 1.1).

`legal_cards` is the whole rule on bit masks; `refusal` names the reason for a card it leaves out. Both look at the
trick through `holder`, the card that would take it as it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from engine.cards import SAME_SUIT, Card, CardSet
from engine.results import Trick
from engine.rules import Rules
from engine.seats import side_of, sides
from engine.strengths import Strengths

MUST_FOLLOW = "must-follow"
MUST_TRUMP = "must-trump"
MUST_OVERTRUMP = "must-overtrump"
MUST_BEAT = "must-beat"
MUST_UNDERTRUMP = "must-undertrump"
TRUMP_TOO_LOW = "trump-too-low"
CARD_NOT_IN_HAND = "card-not-in-hand"


class Comparison(Protocol):
    """How cards compare in a strain: `Strengths`, or the ranked cards of robots."""

    @property
    def beats(self) -> tuple[CardSet, ...]:
        """For each card that may hold a trick: the cards that take it over."""
        ...

    @property
    def trumps(self) -> CardSet:
        """Cards that may ruff."""
        ...

    @property
    def raised(self) -> CardSet:
        """Suits in which a led card must be beaten."""
        ...


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options of `Rules` that say what must be played."""

    undertrump: bool
    partner_exempt: bool
    over_partner_trump_led: bool
    choose_trump_over_partner: bool
    must_overplay_plain: bool


_shared_options = lru_cache(maxsize=32)(PlayOptions)


def play_options(rules: Rules) -> PlayOptions:
    """The play options of a game; one value for each of the 32 that there are."""
    return _shared_options(
        rules.undertrump,
        rules.partner_exempt,
        rules.over_partner_trump_led,
        rules.choose_trump_over_partner,
        rules.must_overplay_plain,
    )


def legal_cards(
    strengths: Comparison,
    options: PlayOptions,
    hand: CardSet,
    led: int | None,
    holder: int | None,
    partner_holds: bool,
) -> CardSet:
    """The cards of `hand` that may be played to a trick; never empty for a hand that is not.

    Args:
        strengths: the tables of the deal's strain; with a robot's tables all cards here are ranked ones.
        options: what must be played in this game.
        hand: the cards that may be chosen from.
        led: the first card of the trick, None for the leader.
        holder: the card that takes the trick as it lies, None for the leader.
        partner_holds: whether the partner of the player to move laid `holder`.
    """
    if led is None or holder is None:
        return hand
    follow = hand & SAME_SUIT[led]
    if follow:
        if strengths.raised >> led & 1:
            if partner_holds and not options.over_partner_trump_led:
                return follow
            return follow & strengths.beats[holder] or follow
        if options.must_overplay_plain and SAME_SUIT[led] >> holder & 1:
            return follow & strengths.beats[holder] or follow
        return follow
    trumps = hand & strengths.trumps
    if not trumps:
        return hand
    higher = trumps & strengths.beats[holder]
    if partner_holds and options.partner_exempt:
        if options.choose_trump_over_partner:
            return hand & ~(trumps & ~higher) or hand
        return hand
    if higher:
        return higher
    return trumps if options.undertrump else hand


def refusal(
    strengths: Strengths,
    options: PlayOptions,
    hand: CardSet,
    led: Card | None,
    holder: Card | None,
    partner_holds: bool,
    card: Card,
) -> str | None:
    """Why `card` may not be played: a code for the member's sentence, or None where it may.

    `card-not-in-hand`, `must-follow` (holds the led suit), `must-overtrump` (a higher trump than the holder),
    `must-beat` (a higher card of the led suit), `must-trump` (void: any trump), `must-undertrump` (void, and only
    lower trumps left) or `trump-too-low` (void over the partner's ruff, where a trump laid on it must be higher).
    """
    if not hand >> card & 1:
        return CARD_NOT_IN_HAND
    legal = legal_cards(strengths, options, hand, led, holder, partner_holds)
    if legal >> card & 1:
        return None
    assert led is not None
    assert holder is not None
    if hand & SAME_SUIT[led]:
        if not SAME_SUIT[led] >> card & 1:
            return MUST_FOLLOW
        return MUST_OVERTRUMP if strengths.trumps >> led & 1 else MUST_BEAT
    if partner_holds and options.partner_exempt:
        return TRUMP_TOO_LOW
    if legal & strengths.beats[holder] and strengths.trumps >> holder & 1:
        return MUST_OVERTRUMP
    return MUST_UNDERTRUMP if strengths.trumps >> holder & 1 else MUST_TRUMP


def tricks_by_side(tricks: Sequence[Trick], players: int) -> tuple[int, ...]:
    """How many of these tricks each side has taken."""
    winners = [side_of(trick.winner, players) for trick in tricks]
    return tuple(winners.count(side) for side in range(sides(players)))


def trick_winner(strengths: Strengths, cards: tuple[Card, ...]) -> int:
    """The position (0 for the leader) of the card that takes the trick."""
    best = 0
    for position in range(1, len(cards)):
        if strengths.beats[cards[best]] >> cards[position] & 1:
            best = position
    return best
