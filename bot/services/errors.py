"""Why the club refuses what a member asked for, each reason with a stable code.

    ServiceError         what the services refuse themselves: one of `REFUSALS`
    +-- RuleRefused      what the rules of the game do not allow: the engine's code passes through

The sentence for a code is the catalog key `error-<code>` with `args_`; nothing else of a refusal reaches a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from engine.errors import EngineError

Refusal: TypeAlias = Literal[
    "table-not-found",  # no open table has this number
    "table-closed",  # it was closed while the member was looking at it
    "table-full",  # no seat is free
    "bad-seat",  # the game has no such seat
    "seat-taken",  # somebody else sits there
    "seat-empty",  # there is nobody to remove
    "seat-human",  # a person may not be removed like a robot
    "seats-empty",  # the match cannot start: {free} seats are free
    "already-seated",  # the member sits at this table
    "not-seated",  # the member does not sit at this table
    "not-host",  # only the host may do this
    "not-allowed",  # only the host or a moderator may do this
    "match-running",  # not while a match is being played
    "match-not-running",  # there is no match to act in
    "match-not-finished",  # another match can follow only a finished one
    "deal-running",  # the next deal can follow only a finished one
    "stale-view",  # the table has moved on since the member's view was drawn
    "action-already-done",  # this click, or one with the same meaning, has had its effect
    "match-not-found",  # no match has this number
    "storage-trouble",  # nothing could be stored, so nothing was changed
    "match-unreadable",  # the stored match contradicts itself; reference {reference} is in the log
]
"""Everything the services themselves refuse."""

REFUSALS: Final[frozenset[str]] = frozenset(get_args(Refusal))
"""The codes as values: each has a sentence in every language."""


class ServiceError(Exception):
    """A request that was refused and changed nothing; `args_` fill the placeables of its sentence."""

    def __init__(self, code: Refusal, **args: object) -> None:
        super().__init__(code)
        self.code: str = code
        self.args_: Mapping[str, object] = args


class RuleRefused(ServiceError):
    """What the rules of the game do not allow now; `code` is that of the engine's error."""

    def __init__(self, error: EngineError) -> None:
        Exception.__init__(self, error.code)
        self.code = error.code
        self.args_ = {}
