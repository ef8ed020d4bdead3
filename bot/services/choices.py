"""What robots weighed, as the member `choices` of a match record."""

from __future__ import annotations

from typing import Any

from bot.store.codec import decode_event
from bot.store.records import MatchLog
from engine.actions import PlayCard
from engine.events import CallMade, CardPlayed, Dealt
from engine.match import Match


def add_choices(record: dict[str, Any], log: MatchLog, match: Match) -> None:
    """Add what robots weighed to a record of the match; only of deals that are in it, whose cards are open therefore.

    Nothing is added where no robot weighed anything.
    """
    choices = _choices(log, match, len(record["deals"]))
    if choices:
        record["choices"] = choices


def _choices(log: MatchLog, match: Match, shown: int) -> list[dict[str, Any]]:
    weighed = {choice.seq: choice for choice in log.choices}
    deals = [*match.finished, *([match.deal] if match.deal is not None else [])][:shown]
    cards = [[at for at, one in enumerate(deal.plays, 1) if isinstance(one, PlayCard)] for deal in deals]
    found: list[dict[str, Any]] = []
    deal = calls = played = 0
    for row in log.events if weighed else ():
        event = decode_event(row)
        if isinstance(event, Dealt):
            deal, calls, played = deal + 1, 0, 0
            if deal > shown:
                break
        elif isinstance(event, CallMade | CardPlayed):
            if isinstance(event, CallMade):
                calls += 1
                place = {"call": calls}
            else:
                played += 1
                place = {"play": cards[deal - 1][played - 1]}
            choice = weighed.get(row.seq)
            if choice is not None:
                about = {"seat": event.seat, "level": choice.level, "scores": dict(choice.scores)}
                found.append({"deal": deal, **place, **about})
    return found
