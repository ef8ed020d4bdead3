"""Rows of complaints as frozen values; what somebody wrote is not in their `repr`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from bot.store.sqlite.connection import Row

CaseKind: TypeAlias = Literal["complaint", "appeal"]
CaseState: TypeAlias = Literal["new", "claimed", "waiting_reporter", "waiting_other", "decided", "closed", "merged"]
Outcome: TypeAlias = Literal["confirmed", "rejected", "withdrawn"]
Sender: TypeAlias = Literal["moderator", "reporter", "other", "club"]
NoticeKind: TypeAlias = Literal["new", "reminder", "alarm", "breach", "reply"]
SanctionKind: TypeAlias = Literal["note", "warning", "no-text", "no-lobby", "removal"]
FileKind: TypeAlias = Literal["image", "text"]

OPEN: Final[tuple[CaseState, ...]] = ("new", "claimed", "waiting_reporter", "waiting_other")
"""The states in which a person's answer is still to come."""

LAST_STEP: Final = 3
"""A clock has three steps: two reminders, then the broken promise."""


def open_states(case: str) -> str:
    """The SQL condition that a case (by its name in the query) is open."""
    states = ", ".join(f"'{state}'" for state in OPEN)
    return f"{case}.state IN ({states})"


@dataclass(frozen=True, slots=True)
class Priority:
    """What makes a case urgent, in points; the most points come first."""

    base: int
    threat: int
    """For a threat."""
    voice: int
    """For each further reporter."""
    hour: int
    """For each hour of waiting, so that nothing starves."""
    misuse: int
    """Taken off where the reporter's complaints were marked as misuse before."""


@dataclass(frozen=True, slots=True)
class ModerationRow:
    """How a server moderates; `strict` is the strict form of conflict of interest."""

    guild_id: int
    role_id: int | None = None
    channel_id: int | None = None
    strict: bool = False
    timeouts: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """What a form was opened on; nothing about who opened it."""

    token: str
    guild_id: int
    suspect_id: int | None
    match_id: int | None
    message: str | None = field(repr=False)
    opened_ms: int


@dataclass(frozen=True, slots=True)
class CaseRow:
    """A case; see the migration for the meaning of each column."""

    id: int
    guild_id: int
    code: str
    kind: CaseKind
    appeal_of: int | None
    suspect_id: int
    reason_group: str
    state: CaseState
    boost: float
    low: int
    created_ms: int
    clock_ms: int
    due_ms: int
    sla_step: int
    round: int
    breaches: int
    answered_ms: int | None
    claimed_by: int | None
    lease_until_ms: int | None
    decided_ms: int | None
    verdict: Outcome | None
    ground: str | None
    note: str | None = field(repr=False)
    closed_ms: int | None

    @property
    def open(self) -> bool:
        """Whether a decision is still to come."""
        return self.state in OPEN

    def held_by(self, user_id: int, now_ms: int) -> bool:
        """Whether that moderator holds a lease that has not run out."""
        return self.claimed_by == user_id and self.lease_until_ms is not None and self.lease_until_ms >= now_ms


@dataclass(frozen=True, slots=True)
class NewVoice:
    """One person's complaint, as it is filed."""

    guild_id: int
    reporter_key: bytes = field(repr=False)
    suspect_id: int
    reason: str
    words: str = field(repr=False)
    quiet: bool
    match_id: int | None
    filed_ms: int
    promised_ms: int
    """Until when a person answers this reporter."""


@dataclass(frozen=True, slots=True)
class VoiceRow:
    """One person's complaint within a case."""

    id: int
    case_id: int
    guild_id: int
    reporter_key: bytes = field(repr=False)
    suspect_id: int
    pseudonym: str
    reason: str
    words: str = field(repr=False)
    quiet: int
    match_id: int | None
    filed_ms: int = field(repr=False)
    promised_ms: int | None = field(repr=False)
    outcome: Outcome | None
    answered_ms: int | None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """One message of a dialogue; `voice_id` None: with the member complained of."""

    id: int
    case_id: int
    voice_id: int | None
    sender: Sender
    kind: str
    body: str | None = field(repr=False)
    args: dict[str, Any]
    at_ms: int = field(repr=False)
    deliver_ms: int | None = field(repr=False)
    attempts: int


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something moderators are to be told."""

    id: int
    case_id: int
    guild_id: int
    kind: NoticeKind
    round: int
    deliver_ms: int


@dataclass(frozen=True, slots=True)
class SanctionRow:
    """What followed from a confirmed complaint; it ends by itself."""

    id: int
    guild_id: int
    user_id: int
    case_id: int
    kind: SanctionKind
    days: int
    step: int
    author_id: int
    from_ms: int
    until_ms: int
    lifted_ms: int | None
    lifted_by: str | None


@dataclass(frozen=True, slots=True)
class EvidenceRow:
    """What was frozen when a complaint was filed."""

    voice_id: int
    body: str = field(repr=False)
    sealed: bytes | None = field(repr=False)
    sha256: str


@dataclass(frozen=True, slots=True)
class FileNote:
    """That a complaint has a file, and how many bytes it takes."""

    kind: FileKind
    size: int


@dataclass(frozen=True, slots=True)
class EvidenceFile:
    """A file added to a complaint: a picture as WebP, or a text in UTF-8."""

    kind: FileKind
    content: bytes = field(repr=False)
    sha256: str


def case_row(row: Row) -> CaseRow:
    """Build a case from a row of `cases` (further columns of the query are left out)."""
    return CaseRow(**_picked(row, CaseRow.__dataclass_fields__))


def voice_row(row: Row) -> VoiceRow:
    """Build a voice from a row of `voices`."""
    return VoiceRow(**_picked(row, VoiceRow.__dataclass_fields__))


def message_row(row: Row) -> MessageRow:
    """Build a message from a row of `case_messages`."""
    values = _picked(row, MessageRow.__dataclass_fields__)
    return MessageRow(**(values | {"args": json.loads(values["args"])}))


def notice_row(row: Row) -> NoticeRow:
    """Build a notice from a row of `notices`."""
    return NoticeRow(**_picked(row, NoticeRow.__dataclass_fields__))


def sanction_row(row: Row) -> SanctionRow:
    """Build a sanction from a row of `sanctions`."""
    return SanctionRow(**_picked(row, SanctionRow.__dataclass_fields__))


def _picked(row: Row, names: Iterable[str]) -> dict[str, Any]:
    return {name: row[name] for name in names}
