"""Who may be thanked by whom for what: everything that must hold, asked in one transaction in a fixed order."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.clock import from_ms, to_ms
from bot.services.members.errors import MemberRefused
from bot.services.reporting.sanctions import refuse_under
from bot.store.members import blocks, preferences, thanks
from bot.store.members.thanks import MatchFacts, SeatFacts
from bot.store.reporting import moderation
from bot.store.sqlite.connection import ReadTransaction

WINDOWS: Final = {"live": timedelta(hours=24), "days": timedelta(hours=72)}
"""How long after a match its partners may be thanked, by its pace."""
OWN_SHARE: Final = 0.75
"""Which part of the decisions of his seat a member must have taken himself."""

_HELD: Final = frozenset({"good", "timeouts", "surrendered"})
"""Outcomes of members who held their seat to the end."""
_PARTNERS: Final = 4
_EARLY_DEALS: Final = 2


def require_match(tx: ReadTransaction, guild_id: int, match_id: int) -> MatchFacts:
    """What thanks for a match depend on; raises `thanks-no-match` for one of another server."""
    facts = thanks.match_facts(tx, match_id)
    if facts is None or facts.guild_id != guild_id:
        raise MemberRefused("thanks-no-match")
    return facts


def verify(tx: ReadTransaction, facts: MatchFacts, giver_id: int, receiver_id: int | None, now: datetime) -> int:
    """The partner whom the member may thank now; raises the first refusal that applies."""
    giver = _seat_of(facts, giver_id)
    if giver is None:
        raise MemberRefused("thanks-no-match")
    if facts.finished_ms is None or _given_up_early(facts):
        raise MemberRefused("thanks-unfinished")
    if receiver_id == giver_id:
        raise MemberRefused("thanks-self")
    opposite = (giver.seat + 2) % _PARTNERS
    partner = _holder(facts, opposite)
    if facts.players != _PARTNERS or (receiver_id is not None and not _sat(facts, opposite, receiver_id)):
        raise MemberRefused("thanks-not-partner")
    if giver.outcome not in _HELD:
        raise MemberRefused("thanks-left")
    if partner is None or (receiver_id is not None and partner.user_id != receiver_id):
        raise MemberRefused("thanks-robot-seat")
    if min(_share(facts, giver), _share(facts, partner)) < OWN_SHARE:
        raise MemberRefused("thanks-robot-played")
    if now >= closes(facts):
        raise MemberRefused("thanks-late")
    if thanks.find(tx, facts.match_id, giver_id) is not None:
        raise MemberRefused("thanks-twice")
    require_voice(tx, facts.guild_id, giver_id, to_ms(now))
    _require_open(tx, facts.guild_id, giver_id, partner.user_id)
    return partner.user_id


def require_voice(tx: ReadTransaction, guild_id: int, user_id: int, now_ms: int) -> None:
    """Raise `text-barred` for a member who is kept from words now."""
    refuse_under("no-text", "text-barred", moderation.running_sanctions(tx, guild_id, user_id, now_ms))


def _require_open(tx: ReadTransaction, guild_id: int, giver_id: int, receiver_id: int) -> None:
    """Raise where one of the two does not want it; what the other one wants is never told apart."""
    mine, theirs = blocks.blocks(tx, guild_id, giver_id, (receiver_id,))
    if mine:
        raise MemberRefused("thanks-own-block")
    if theirs or receiver_id < 0 or not preferences.find(tx, receiver_id).takes_thanks:
        raise MemberRefused("thanks-unavailable")


def _seat_of(facts: MatchFacts, user_id: int) -> SeatFacts | None:
    """The seat of a member; the one he held to the end where he held several."""
    seats = [seat for seat in facts.seats if seat.user_id == user_id]
    return next((seat for seat in seats if seat.outcome in _HELD), seats[0] if seats else None)


def _holder(facts: MatchFacts, number: int) -> SeatFacts | None:
    """Who held a seat to the end, None for a robot."""
    return next((seat for seat in facts.seats if seat.seat == number and seat.outcome in _HELD), None)


def _sat(facts: MatchFacts, number: int, user_id: int) -> bool:
    return any(seat.seat == number and seat.user_id == user_id for seat in facts.seats)


def _share(facts: MatchFacts, member: SeatFacts) -> float:
    """Which part of all decisions of a seat its last owner took himself."""
    taken = sum(seat.own + seat.robot for seat in facts.seats if seat.seat == member.seat)
    return member.own / taken if taken else 0.0


def _given_up_early(facts: MatchFacts) -> bool:
    return facts.deals <= _EARLY_DEALS and any(seat.outcome == "surrendered" for seat in facts.seats)


def closes(facts: MatchFacts) -> datetime:
    """When the window of a finished match closes."""
    assert facts.finished_ms is not None, "asked of finished matches only"
    return from_ms(facts.finished_ms) + WINDOWS[facts.pace]
