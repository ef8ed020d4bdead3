"""A complaint on its way from the form to the seal: the one value that holds its reporter in clear."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.services.reporting.policy import Reason


@dataclass(frozen=True, slots=True)
class Complaint:
    """What a reporter wrote in the form."""

    guild_id: int
    reporter_id: int = field(repr=False)
    language: str = field(repr=False)
    draft_token: str
    suspect_id: int
    suspect_is_robot: bool
    reason: Reason
    words: str = field(repr=False)
    quiet: bool
