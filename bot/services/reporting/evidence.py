"""What is frozen when a complaint is filed, and what moderators may see of it.

The body holds the finished deals of the match with the time every decision took, what the bot had said at the table,
the message complained of and the member's earlier sanctions. A deal that still runs goes in encrypted and is shown only
once it was scored: a moderator must not become a leak, and the moment a log ends at must not tell who filed. Body and
cipher have one SHA-256.

Of what the bot had said at the table every word is kept as all players saw it, with nobody's name: whoever is not
complained of becomes a seat, so that the reporter is named neither among the others nor by a gap; moments are left out,
for the newest one would tell when the complaint was written.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

from cryptography.fernet import Fernet

from bot.clock import from_ms
from bot.store.codec import decode_event, fold_log
from bot.store.errors import StoreError
from bot.store.reporting import moderation, voices
from bot.store.reporting.rows import EvidenceRow, VoiceRow
from bot.store.sqlite.connection import ReadTransaction
from bot.store.table import duplicates
from bot.store.table.matches import find_log
from bot.store.table.rows import EventRow, MatchLog
from engine.actions import call_code
from engine.cards import card_code, cards_of
from engine.errors import EngineError
from engine.events import CallMade, CardPlayed, Dealt
from engine.match import Match
from engine.view import public_view

Json: TypeAlias = dict[str, Any]

_MOST_LETTERS: Final = 1500
_MENTION: Final = re.compile(r"<@!?(\d+)>")
_MOMENT: Final = re.compile(r"\s*\(?<t:\d+(?::\w)?>\)?")
_SOMEBODY: Final = re.compile(r"⟦(\d|x)⟧")
SKEW: Final = timedelta(seconds=30)
"""How far our clock and Discord's may differ."""

_STRANGER: Final = "…"


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a match is (or was) played, from when on, and until when: the beginning of the table's next match."""

    match_id: int
    table_id: int
    channel_id: int
    thread_id: int | None
    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Said:
    """One message of the bot at a table."""

    at: datetime
    text: str = field(repr=False)

    def before(self, moment: datetime) -> bool:
        """Whether it was surely said before a moment of our own clock, which Discord's may be ahead of or behind."""
        return self.at < moment - SKEW


@dataclass(frozen=True, slots=True)
class Decision:
    """A word or a card, and how many milliseconds it took."""

    seat: int
    what: str
    took_ms: int


@dataclass(frozen=True, slots=True)
class DealEvidence:
    """A deal whose hands are public."""

    number: int
    hands: tuple[tuple[str, ...], ...] = field(repr=False)
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class EvidenceView:
    """What moderators may see of the evidence of one voice."""

    sha256: str
    intact: bool
    """Whether the stored evidence still has the hash it was stored with."""
    table_id: int | None
    members: tuple[int | None, ...]
    """Who sat where, by seat; None is a robot."""
    deals: tuple[DealEvidence, ...]
    sealed_deal: int | None
    """The number of a deal that is not shown before it is scored."""
    covered: bool
    """Whether no deal is shown yet, nor what was said, because other tables still play the same deals."""
    said: tuple[str, ...] | None = field(repr=False)
    """What the bot had said at the table, oldest first, as far as it may be shown; None where it could not be read."""
    message: str | None = field(repr=False)
    message_link: tuple[int, int, int] | None

    def pace(self, user_id: int) -> tuple[int, int, int]:
        """How many decisions a member made, and how many seconds they took: in the middle and at most."""
        seat = self.members.index(user_id) if user_id in self.members else None
        took = sorted(one.took_ms for deal in self.deals for one in deal.decisions if one.seat == seat)
        return (len(took), took[len(took) // 2] // 1000, took[-1] // 1000) if took else (0, 0, 0)


def freeze(
    tx: ReadTransaction, cipher: Fernet, voice: VoiceRow, message: str | None, said: Sequence[Said] | None
) -> EvidenceRow:
    """Take the snapshot of a voice in the transaction that stores it.

    Args:
        tx: that transaction.
        cipher: seals the running deal.
        voice: the complaint.
        message: the message it is about, as JSON.
        said: what the bot had said at the table of its match; None where that could not be read.
    """
    history = moderation.sanction_history(tx, voice.guild_id, voice.suspect_id)
    body: Json = {
        "message": json.loads(message) if message is not None else None,
        "prior": [{"kind": sanction.kind, "days": sanction.days} for sanction in history],
        "match": None,
    }
    sealed: bytes | None = None
    log = find_log(tx, voice.match_id) if voice.match_id is not None else None
    if log is not None:
        body["match"], running = _match(log)
        began_ms = None if running is None else _newest_deal_ms(log.events)
        earlier, lately = _parted(said or (), began_ms, voice.suspect_id, body["match"]["members"])
        body["match"]["said"] = None if said is None else earlier
        if running is not None:
            sealed = cipher.encrypt(json.dumps({**running, "said": lately}).encode())
    text = json.dumps(body, ensure_ascii=False, sort_keys=True)
    return EvidenceRow(voice.id, text, sealed, digest(text, sealed))


def show(tx: ReadTransaction, cipher: Fernet, row: EvidenceRow) -> EvidenceView:
    """Return what may be seen of it now."""
    body: Json = json.loads(row.body)
    match: Json = body["match"] or {}
    deals: list[Json] = list(match.get("deals", ()))
    said: list[str] | None = match.get("said", [])
    sealed_deal: int | None = match.get("running")
    covered = bool(match) and duplicates.covered(tx, match["id"])
    if covered:
        deals, said, sealed_deal = [], [], None
    if row.sealed is not None and sealed_deal is not None and voices.deal_is_open(tx, match["id"], sealed_deal):
        opened: Json = json.loads(cipher.decrypt(row.sealed))
        deals.append(opened)
        said = None if said is None else said + opened.get("said", [])
        sealed_deal = None
    message: Json = body["message"] or {}
    place = (message["guild"], message["channel"], message["id"]) if message else None
    return EvidenceView(
        sha256=row.sha256,
        intact=row.sha256 == digest(row.body, row.sealed),
        table_id=match.get("table"),
        members=tuple(match.get("members", ())),
        deals=tuple(map(_deal_view, deals)),
        sealed_deal=sealed_deal,
        covered=covered,
        said=None if said is None else tuple(said),
        message=message.get("text"),
        message_link=place,
    )


def digest(body: str, sealed: bytes | None) -> str:
    """SHA-256, in hex, of a body with its sealed part."""
    return hashlib.sha256(body.encode() + b"\0" + (sealed or b"")).hexdigest()


def _match(log: MatchLog) -> tuple[Json, Json | None]:
    """The finished deals of a match, and the running one apart; without deals where the log cannot be read."""
    head: Json = {
        "id": log.match.id,
        "table": log.match.table_id,
        "members": [seat.user_id for seat in log.match.seats],
        "deals": [],
        "running": None,
    }
    try:
        match = fold_log(log)
        timed = list(_timed_deals(log.events))
    except (StoreError, EngineError):
        return head, None
    shown = public_view(match).deals
    for deal, decisions in zip(shown, timed, strict=False):
        hands = [list(map(card_code, hand)) for hand in deal.hands]
        head["deals"].append({"number": deal.number, "hands": hands, "decisions": decisions})
    running = _running(match, timed)
    head["running"] = None if running is None else running["number"]
    return head, running


def _running(match: Match, timed: Sequence[list[Json]]) -> Json | None:
    deal = match.deal
    if deal is None:
        return None
    hands = [list(map(card_code, cards_of(hand))) for hand in deal.start_hands]
    return {"number": deal.number, "hands": hands, "decisions": timed[-1] if timed else []}


def _newest_deal_ms(events: Iterable[EventRow]) -> int:
    return max(row.at_ms for row in events if isinstance(decode_event(row), Dealt))


def _parted(
    said: Sequence[Said], began_ms: int | None, suspect_id: int, members: Sequence[int | None]
) -> tuple[list[str], list[str]]:
    """What was said before the running deal began, and since then: that is sealed with it, for it tells the moment."""
    count = sum(began_ms is None or one.before(from_ms(began_ms)) for one in said)
    texts = [without_names(one.text, suspect_id, members) for one in said]
    return texts[:count], texts[count:]


def _timed_deals(events: Iterable[EventRow]) -> Iterable[list[Json]]:
    """The words and cards of each deal with the time since the event before."""
    current: list[Json] | None = None
    before = 0
    for row in events:
        event = decode_event(row)
        if isinstance(event, Dealt):
            if current is not None:
                yield current
            current = []
        elif isinstance(event, CallMade | CardPlayed) and current is not None:
            what = call_code(event.call) if isinstance(event, CallMade) else card_code(event.card)
            current.append({"seat": event.seat, "what": what, "took": row.at_ms - before})
        before = row.at_ms
    if current is not None:
        yield current


def _deal_view(deal: Json) -> DealEvidence:
    return DealEvidence(
        number=deal["number"],
        hands=tuple(map(tuple, deal["hands"])),
        decisions=tuple(Decision(one["seat"], one["what"], one["took"]) for one in deal["decisions"]),
    )


def without_names(text: str, suspect_id: int, members: Sequence[int | None]) -> str:
    """The text with everybody as a seat, the member complained of as such, and without moments."""

    def somebody(found: re.Match[str]) -> str:
        user_id = int(found[1])
        if user_id == suspect_id:
            return "⟦x⟧"
        return f"⟦{members.index(user_id)}⟧" if user_id in members else _STRANGER

    return _MENTION.sub(somebody, _MOMENT.sub("", text))[:_MOST_LETTERS]


def with_people(text: str, suspect: str, seat_name: Callable[[int], str]) -> str:
    """The text as it is shown: seats by their names in the reader's language."""
    return _SOMEBODY.sub(lambda found: suspect if found[1] == "x" else seat_name(int(found[1])), text)
