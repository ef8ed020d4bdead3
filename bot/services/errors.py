"""Why the club refuses what a member asked for, each reason with a stable code.

    ServiceError             a refusal, whoever refuses
    +-- TableRefused         of the tables and past matches: one of `Refusal`
    +-- RuleRefused          what the rules of the game do not allow: the engine's code passes through
    +-- ClubRefused, PadRefused, PracticeRefused, ReportRefused, MemberRefused: beside their services

The sentence for a code is the catalog key `error-<code>` with `args_`; nothing else of a refusal reaches a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from bot.store.errors import DatabaseClosed, StorageFailed
from engine.errors import EngineError
from engine.match import Match

Refusal: TypeAlias = Literal[
    "table-not-found",  # no table has this number, or it was closed long ago
    "table-closed",  # it was closed while the member was looking at it
    "lobby-expired",  # it closed itself because no match was started in time
    "table-full",  # no seat is free
    "seat-unknown",  # the game has no such seat
    "seat-taken",  # somebody else sits there
    "seat-empty",  # there is no robot to remove
    "seat-human",  # a person is not removed like a robot
    "not-full",  # the match cannot start while seats are free
    "already-seated",  # the member sits at this table
    "not-seated",  # the member does not sit at this table
    "not-host",  # only the host may do this
    "not-invited",  # at this table one sits down by invitation
    "already-invited",  # the guest may come already
    "guest-seated",  # the guest sits at this table
    "too-many-invited",  # so many guests are not invited to one table
    "not-allowed",  # a running match is closed by a moderator, or by a host who plays with robots only
    "match-running",  # not while a match is being played
    "rules-frozen",  # what was agreed before a match stays agreed
    "too-many-seated",  # the chosen game is played by fewer people than sit there
    "match-not-running",  # there is no match to act in
    "not-finished",  # one more match can follow only a finished one
    "seats-changed",  # other people sit together now than when the member looked
    "no-partners",  # the game has no pairs to change
    "duplicate-covered",  # other tables play the same deals and must not know them
    "duplicate-other-table",  # the member knows, or will know, the same deals from another table
    "duplicate-once",  # the same deals are played once
    "duplicate-not-found",  # no event of this server has this number
    "duplicate-cut",  # decks that follow from the play cannot be the same at several tables
    "deal-running",  # the next deal can follow only a finished one
    "stale-view",  # the table has moved on since the member's view was drawn
    "action-already-done",  # this click, or one with the same meaning, has had its effect
    "seat-kept",  # a robot keeps the member's seat until he comes back
    "not-awaited",  # nobody waits for the member now
    "nobody-absent",  # nobody is being waited for any longer than his time
    "seat-not-kept",  # nobody plays for the member, so there is nothing to come back to
    "no-place",  # no seat of the match waits for a substitute
    "no-question",  # what is answered is not asked any more
    "not-asked",  # others are asked
    "not-live",  # only at a live table
    "not-by-days",  # only at a table by days
    "pause-running",  # the clocks stand still already
    "pause-used",  # the member has had his pause in this match
    "pause-too-long",  # a pause ends in the future, within two weeks
    "no-pause",  # the clocks are running
    "surrender-too-early",  # no match is given up in its first deals
    "surrender-used",  # the member has proposed it once in this match
    "claim-not-now",  # the rest is claimed on one's own turn in the last tricks
    "claim-unproved",  # it is not certain, and there is nobody who could grant it
    "too-many-conditions",  # so many cards are not set in advance
    "match-not-found",  # no match has this number
    "match-unreadable",  # the stored match contradicts itself; its reference is in the log
    "review-unfinished",  # robots give no advice while cards of the match are hidden
    "review-not-played",  # the member decided nothing in this match
    "review-busy",  # so many members wait for a review already
    "review-failed",  # the robots stopped in the middle; the reason is in the log
    "storage-trouble",  # nothing could be stored, so nothing was changed
]
"""Everything that tables, and whoever reads past matches, refuse themselves."""


class ServiceError(Exception):
    """A request that was refused and changed nothing; `args_` fill the placeables of its sentence."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code: str = code
        self.args_: Mapping[str, object] = args


class TableRefused(ServiceError):
    """A refusal of the tables, or about past matches."""

    def __init__(self, code: Refusal, **args: object) -> None:
        super().__init__(code, **args)


class RuleRefused(ServiceError):
    """What the rules of the game do not allow now; `code` is that of the engine's error.

    Of a `match` that was refused a card the sentence names the suit that was led.
    """

    def __init__(self, error: EngineError, match: Match | None = None) -> None:
        led = match.led if match is not None else None
        super().__init__(error.code, **({} if led is None else {"suit": led}))


def storage_refusal(error: BaseException) -> TableRefused | None:
    """The refusal that a failure of storage is to whoever asked for something; None for other errors."""
    return TableRefused("storage-trouble") if isinstance(error, StorageFailed | DatabaseClosed) else None
