"""What screens about complaints are drawn from. Nothing here names a reporter, or the minute of what one did."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.clock import from_ms
from bot.services.reporting.errors import ReportRefused
from bot.services.reporting.evidence import EvidenceView
from bot.services.reporting.policy import Step
from bot.store.reporting.rows import CaseKind, CaseState, FileNote, MessageRow, Outcome, SanctionRow, Sender


@dataclass(frozen=True, slots=True)
class Staff:
    """A person who moderates a server, and who owns it; whether that is so has been checked by whoever made this."""

    guild_id: int
    user_id: int
    owner_id: int | None = None

    @property
    def owner(self) -> bool:
        """Whether this is the owner."""
        return self.user_id == self.owner_id


@dataclass(frozen=True, slots=True)
class Moderation:
    """How a server moderates; `strict` is the strict form of conflict of interest, `timeouts` those of Discord."""

    guild_id: int
    role_id: int | None = None
    channel_id: int | None = None
    strict: bool = False
    timeouts: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a dialogue, without the minute of it."""

    sender: Sender
    kind: str
    body: str | None = field(repr=False)
    args: dict[str, Any]

    @classmethod
    def of(cls, row: MessageRow) -> Message:
        """The message of a stored row."""
        return cls(row.sender, row.kind, row.body, row.args)


@dataclass(frozen=True, slots=True)
class Sanction:
    """What followed from a confirmed complaint, until when, and how it ended before or then."""

    step: Step
    until: datetime
    lifted_by: str | None

    @classmethod
    def of(cls, row: SanctionRow) -> Sanction:
        """The sanction of a stored row."""
        return cls(Step(row.kind, row.days), from_ms(row.until_ms), row.lifted_by)


@dataclass(frozen=True, slots=True)
class QueueEntry:
    """A line of the queue; `due` is rounded down to the hour."""

    code: str
    kind: CaseKind
    group: str
    state: CaseState
    voices: int
    due: datetime
    late: bool
    mine: bool
    taken: bool


@dataclass(frozen=True, slots=True)
class QueuePage:
    """A page of the queue, the most urgent cases first."""

    entries: tuple[QueueEntry, ...]
    total: int
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class VoiceView:
    """One reporter's complaint, under a pseudonym."""

    pseudonym: str
    reason: str
    words: str = field(repr=False)
    quiet: bool
    outcome: Outcome | None
    misuse: bool
    contested: bool
    """Whether the reporter objects to the mark of misuse, and this moderator may judge it."""
    unseal_asked: bool
    evidence: EvidenceView | None
    file: FileNote | None
    talk: tuple[Message, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class CaseView:
    """A case as a moderator may see it."""

    code: str
    kind: CaseKind
    suspect_id: int
    group: str
    state: CaseState
    mine: bool
    taken: bool
    lease_until: datetime | None
    filed: datetime
    due: datetime
    late: bool
    voices: tuple[VoiceView, ...]
    other_talk: tuple[Message, ...] = field(repr=False)
    history: tuple[Sanction, ...]
    suggested: Step
    record_only: bool
    verdict: Outcome | None
    ground: str | None
    note: str | None = field(repr=False)
    sanction: Sanction | None
    """What the case (for an appeal: the decision appealed against) ended with."""
    first_ground: str | None
    """Of the decision appealed against."""
    first_note: str | None = field(repr=False)

    @property
    def open(self) -> bool:
        """Whether a decision is still to come."""
        return self.verdict is None


@dataclass(frozen=True, slots=True)
class MyCase:
    """A complaint as its reporter sees it."""

    code: str
    suspect_id: int
    reason: str
    open: bool
    due: datetime | None
    """When a person answers; None once one has."""
    outcome: Outcome | None
    talk: tuple[Message, ...] = field(repr=False)
    asked: bool
    """Whether the last word is a moderator's question."""
    may_write: bool
    """While it is open, or to object to a mark of misuse."""
    has_file: bool


@dataclass(frozen=True, slots=True)
class CaseAboutMe:
    """What a member complained of sees: a question, or a decision and whether it can be appealed against."""

    code: str
    group: str
    talk: tuple[Message, ...] = field(repr=False)
    asked: bool
    sanction: Sanction | None
    appeal_until: datetime | None
    """Until when an appeal is taken; None where none is."""
    appeal_due: datetime | None
    """When a person answers the appeal; None once one has, and without an appeal."""


@dataclass(frozen=True, slots=True)
class Mine:
    """Everything a member finds among their own complaints."""

    filed: tuple[MyCase, ...]
    about_me: tuple[CaseAboutMe, ...]
    running: tuple[Sanction, ...]


@dataclass(frozen=True, slots=True)
class Month:
    """The figures of one month."""

    year: int
    month: int
    filed: int
    confirmed: int
    rejected: int
    breaches: int
    median_minutes: int | None


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the reporter is told at once; a person's answer is due at `due`."""

    code: str
    due: datetime
    suspect_id: int
    has_file: bool = False
    no_file: ReportRefused | None = None
    """Why the file that came with it was not taken; the complaint is stored all the same."""


@dataclass(frozen=True, slots=True)
class FormContext:
    """What a form was opened on: whom it can be about (empty: anybody), and the message it is about."""

    token: str
    suspect_id: int | None
    choices: tuple[int, ...]
    about_message: bool
