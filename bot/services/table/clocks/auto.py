"""Cards that need no decision: the only legal one, and those that their owner set in advance."""

from __future__ import annotations

from bot.services.table.clocks.state import Condition, MatchClock
from engine.cards import Card, Suit, cards_of
from engine.match import Match
from engine.results import Phase


def auto_card(match: Match, clock: MatchClock, *, forced: bool) -> Card | None:
    """The card that the seat to act plays without a press, or None where its owner decides.

    A card without an alternative counts only where `forced`; who could say something instead is asked.
    """
    deal, seat = match.deal, match.to_act
    if deal is None or seat is None or match.phase is not Phase.PLAY or deal.must_announce() or match.may_claim():
        return None
    legal = cards_of(match.legal_cards())
    if forced and len(legal) == 1:
        return legal[0]
    mine = [one for one in clock.conditions if one.seat == seat and one.deal == deal.number]
    return next((one.card for one in mine if one.card in legal and _holds(one, match.led)), None)


def _holds(condition: Condition, led: Suit | None) -> bool:
    """Whether what a condition waits for has happened; nothing is set for a lead of one's own."""
    return led is not None and condition.led in (None, led)
