"""Everything the engine refuses, each with a stable code.

    EngineError
    +-- RuleError            a player asked for something the rules do not allow
    |   +-- IllegalCall      a word in the auction
    |   +-- IllegalCard      a card
    |   +-- IllegalClaim     «доезд» or another claim
    +-- RulesError           a set of options that contradicts itself or has an unknown name
    +-- NotationError        text that is no card, call or deck
    +-- RecordError          a match record that cannot be replayed (collects the faults with their places)
    +-- PadError             something entered on a score pad that cannot be (`scorepad.py`)

The codes are what screens translate: a code never changes its meaning. The message is for developers and logs, so it
must never contain cards that are hidden from anyone.
"""

from __future__ import annotations

from dataclasses import dataclass


class EngineError(Exception):
    """Base of all errors of the engine; `code` is stable and has a sentence in every language."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code


class RuleError(EngineError):
    """The asked action is against the rules or out of turn; the state is unchanged."""


class IllegalCall(RuleError):
    """A word that may not be said now."""


class IllegalCard(RuleError):
    """A card that may not be played now."""


class IllegalClaim(RuleError):
    """A claim that may not be made now."""


class RulesError(EngineError):
    """Options that are unknown, out of range or contradict each other."""


class NotationError(EngineError):
    """Text that names no card, call, strain or deck."""


@dataclass(frozen=True, slots=True)
class RecordFault:
    """One fault of a record: which deal (from 1), where in it, the code and the reason in words."""

    deal: int | None
    position: str
    code: str
    reason: str

    def __str__(self) -> str:
        place = f"deal {self.deal}, {self.position}" if self.deal is not None else self.position
        return f"{place}: {self.code}: {self.reason}"


class RecordError(EngineError):
    """A record that cannot be replayed; `faults` has at least one entry, in the order of the record."""

    def __init__(self, faults: tuple[RecordFault, ...]) -> None:
        super().__init__("record-malformed", "; ".join(map(str, faults)))
        self.faults = faults
