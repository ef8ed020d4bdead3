"""What a robot does on its turn, whatever happens inside it: a table never waits for a broken robot."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias
from uuid import uuid4

from bot.services.errors import ServiceError
from engine.actions import ANNOUNCE, PASS, Action, Contra, PlayCard, Surcontra, ThirdDouble
from engine.strengths import STRENGTHS
from engine.view import SeatView

_log = logging.getLogger(__name__)

Robot: TypeAlias = Callable[[SeatView], Action]
"""Decides for a seat whose turn it is, from that seat's view and nothing else."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a robot of a level weighed before a move: the worth of each alternative by its notation."""

    level: str
    scores: Mapping[str, float] = field(repr=False)


def decide(robot: Robot, view: SeatView) -> Action:
    """What the robot wants to do, or the simplest legal action where it fails."""
    try:
        return robot(view)
    except Exception as error:
        report(error)
        return simplest(view)


def modest(view: SeatView, action: Action) -> Action:
    """The action, or the simplest one in place of a doubling: nobody says that in a member's name."""
    return simplest(view) if isinstance(action, Contra | Surcontra | ThirdDouble) else action


def simplest(view: SeatView) -> Action:
    """The least that a seat can do: pass, or the legal card of the fewest points, then of the lowest rank."""
    if view.must_announce:
        return ANNOUNCE
    if view.legal_calls:
        return PASS if PASS in view.legal_calls else view.legal_calls[0]
    contract = view.public.contract
    assert contract is not None, "cards are played to a contract"
    strengths = STRENGTHS[contract.strain]
    return PlayCard(min(view.legal_cards, key=lambda card: (strengths.points[card], strengths.order[card])))


def report(error: Exception) -> None:
    """Log where a robot failed; the message of its exception is left out, for it may name the robot's cards."""
    fault = error.code if isinstance(error, ServiceError) else type(error).__name__
    places = traceback.extract_tb(error.__traceback__)
    path = " > ".join(f"{place.name}:{place.lineno}" for place in places)
    _log.error("robot failed with %s at %s, reference %s", fault, path, uuid4().hex[:8])
