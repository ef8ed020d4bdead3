"""What the complaints service refuses, each with a stable code; the sentence is `error-<code>`.

Whoever asks for a case that they must not see gets the very refusal of a case that does not exist.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.services.errors import ServiceError

ReportRefusal: TypeAlias = Literal[
    "report-not-found",  # no such case (for this person)
    "report-no-text",  # a complaint needs words, or a message it is about
    "report-self",  # nobody complains of himself
    "report-robot",  # robots cannot be complained of
    "report-too-fast",  # several within seconds or minutes
    "report-many-open",  # three are open already
    "report-many-today",  # five in a day
    "report-twice",  # one per match, reporter and member
    "report-form-gone",  # the form was used or is too old
    "report-card-late",  # the card of a match takes complaints for `n` days
    "report-taken",  # somebody else holds the case, or this moderator holds another
    "report-not-held",  # only the holder of the lease may do this
    "report-closed",  # it is decided
    "report-record-only",  # the reporters asked that the member be told nothing, so nothing can be imposed
    "report-merge-other",  # only cases about one member are merged
    "report-no-question",  # nobody has asked anything
    "report-appeal-late",  # seven days are over
    "report-appeal-twice",  # there was one appeal already
    "report-two-people",  # opening a seal takes the owner and another moderator
    "report-seal-gone",  # the identity was deleted
    "report-moderators-only",  # the person is no moderator
    "report-managers-only",  # the person may not manage the server
    "report-owner-only",  # the person does not own the server
    "report-file-large",  # more bytes or pixels than are taken: `image` MB, `text` KB
    "report-file-kind",  # neither a picture nor plain text, or broken
    "report-file-lost",  # Discord did not hand it over
    "report-file-twice",  # one file per complaint
    "lobby-barred",  # a sanction: not at tables until `when`
    "text-barred",  # a sanction: no free text until `when`
]


class ReportRefused(ServiceError):
    """A refusal of the complaints service; it changed nothing."""

    def __init__(self, code: ReportRefusal, **args: object) -> None:
        super().__init__(code, **args)
