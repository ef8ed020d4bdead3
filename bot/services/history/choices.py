"""What robots weighed, as the member `choices` of a match record."""

from __future__ import annotations

from typing import Any

from bot.services.history.places import steps_of
from bot.store.table.rows import MatchLog


def add_choices(record: dict[str, Any], log: MatchLog) -> None:
    """Add what robots weighed to a record of the match; only of deals that are in it, whose cards are open therefore.

    Nothing is added where no robot weighed anything.
    """
    choices = _choices(log, len(record["deals"])) if log.thoughts else []
    if choices:
        record["choices"] = choices


def _choices(log: MatchLog, shown: int) -> list[dict[str, Any]]:
    steps = steps_of(log)
    found: list[dict[str, Any]] = []
    for choice in log.thoughts:
        place, seat = steps[choice.seq]
        if place.deal <= shown:
            about = {"seat": seat, "level": choice.level, "scores": dict(choice.scores)}
            found.append({"deal": place.deal, place.kind: place.number, **about})
    return found
