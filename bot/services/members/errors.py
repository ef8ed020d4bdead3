"""What the services between members refuse, each with a stable code; the sentence is `error-<code>`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.services.errors import ServiceError

MemberRefusal: TypeAlias = Literal[
    "thanks-no-match",  # no such match on this server, or not one of the member's
    "thanks-unfinished",  # it was broken off, or given up in its first two deals
    "thanks-self",  # nobody thanks himself
    "thanks-not-partner",  # the two did not sit on one side
    "thanks-left",  # the member did not hold his own seat to the end
    "thanks-robot-seat",  # the partner did not
    "thanks-robot-played",  # a robot decided more than a quarter for one of the two
    "thanks-late",  # the window has closed
    "thanks-twice",  # one thanks for each match, taken back or not
    "thanks-own-block",  # the member has blocked this partner
    "thanks-unavailable",  # the partner takes no thanks, was forgotten, or has blocked the member; never said which
    "thanks-no-words",  # own words without a word
    "thanks-no-phrase",  # no such phrase
    "thanks-none",  # there is no such thanks
    "thanks-reword-late",  # ten minutes are over, or both have seen it
    "thanks-withdraw-late",  # 24 hours are over, or it was taken back
    "seat-unavailable",  # somebody there has blocked the member, or the host asks for more; never said which
    "seat-own-block",  # somebody sits there whom the member has blocked
    "lobby-cooldown",  # after leaving too often: not at tables of the lobby until `when`
    "person-not-there",  # the member did not play in that match, or there is none
    "person-self",  # nobody blocks or notes himself
    "person-robot",  # robots have no profile
    "person-gone",  # the member has left the server
    "zone-unknown",  # no such time zone, or no time of the day
    "circle-decided",  # another moderator has decided
    "forget-seated",  # not while sitting at a table
    "forget-sanctioned",  # not before a sanction ends: `when`
    "forget-unsure",  # the word that confirms it was not written
]


class MemberRefused(ServiceError):
    """A refusal of these services; it changed nothing."""

    def __init__(self, code: MemberRefusal, **args: object) -> None:
        super().__init__(code, **args)
