"""Everything that is kept of a member, table by table, for himself."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.store.sqlite.connection import ReadTransaction
from bot.store.sqlite.dialect import in_hex, json_field, listed

_SECTIONS: Final[Mapping[str, str]] = {
    "choices": "SELECT language, confirm_card, suits, four_colour, big_buttons, pings, in_top, takes_thanks,"
    " asks_reliability, changed_ms FROM members WHERE user_id = :user",
    "quiet_hours": "SELECT zone, begins, ends FROM quiet_hours WHERE user_id = :user",
    "reserves": "SELECT month, spent FROM reserves WHERE user_id = :user ORDER BY month",
    "tables_opened": "SELECT id AS table_id, guild_id, channel_id, preset, pace, private, state, created_ms"
    " FROM tables WHERE host_id = :user ORDER BY id",
    "invitations": "SELECT table_id, at_ms FROM invitations WHERE user_id = :user ORDER BY table_id",
    "invitations_made": "SELECT table_id, user_id AS invited_id, at_ms FROM invitations WHERE author_id = :user"
    " ORDER BY table_id, at_ms",
    "events_opened": "SELECT id AS duplicate_id, guild_id, channel_id, created_ms FROM duplicates WHERE host_id = :user"
    " ORDER BY id",
    "seats": "SELECT table_id, seat, joined_ms FROM seats WHERE user_id = :user ORDER BY table_id",
    "matches": "SELECT m.id AS match_id, m.table_id, t.guild_id, t.preset, s.seat, m.started_ms, m.finished_ms,"
    " m.winner, m.totals FROM match_seats s JOIN matches m ON m.id = s.match_id JOIN tables t ON t.id = m.table_id"
    " WHERE s.user_id = :user ORDER BY m.id",
    "results": "SELECT match_id, seat, guild_id, outcome, timeouts, own, robot, counted, ended_ms FROM seat_results"
    " WHERE user_id = :user ORDER BY ended_ms, match_id",
    "decisions": "SELECT match_id, seq, kind, at_ms FROM events WHERE actor_id = :user ORDER BY match_id, seq",
    "thanks_given": "SELECT match_id, guild_id, receiver_id, phrase, words, given_ms, withdrawn_ms FROM thanks"
    " WHERE giver_id = :user ORDER BY given_ms, match_id",
    "thanks_received": "SELECT match_id, guild_id, giver_id, phrase, words, given_ms FROM thanks"
    " WHERE receiver_id = :user AND revealed_ms IS NOT NULL AND withdrawn_ms IS NULL ORDER BY given_ms, match_id",
    "blocks": "SELECT guild_id, blocked_id, at_ms FROM blocks WHERE blocker_id = :user ORDER BY guild_id, at_ms",
    "private_notes": "SELECT guild_id, about_id, words, changed_ms FROM private_notes WHERE author_id = :user"
    " ORDER BY guild_id, about_id",
    "scorepads": "SELECT id AS scorepad_id, guild_id, channel_id, names, entries, created_ms, closed_ms FROM scorepads"
    " WHERE owner_id = :user ORDER BY id",
    "practices": f"SELECT id AS practice_id, {json_field('rules', 'preset')} AS game, started_ms, changed_ms"
    " FROM practices WHERE user_id = :user",
    "sanctions": "SELECT s.guild_id, s.kind, s.days, s.from_ms, s.until_ms, s.lifted_ms FROM sanctions s"
    " WHERE s.user_id = :user AND s.from_ms <= :now AND EXISTS (SELECT 1 FROM voices v WHERE v.case_id = s.case_id"
    " AND v.quiet = 0) ORDER BY s.id",
    "letters": "SELECT c.guild_id, c.code, m.sender, m.kind, m.body, m.at_ms FROM case_messages m"
    " JOIN cases c ON c.id = m.case_id WHERE m.voice_id IS NULL AND c.suspect_id = :user"
    " AND (m.sender = 'other' OR m.deliver_ms <= :now) ORDER BY m.id",
    "complaints": "SELECT v.guild_id, c.code, v.suspect_id, v.reason, v.words, v.quiet, v.match_id, v.filed_ms,"
    " v.outcome FROM voices v JOIN cases c ON c.id = v.case_id"
    f" WHERE {in_hex('v.reporter_key')} IN {listed('keys')} ORDER BY v.id",
    "complaint_files": "SELECT v.guild_id, c.code, f.kind, f.content, f.sha256 FROM evidence_files f"
    " JOIN voices v ON v.id = f.voice_id JOIN cases c ON c.id = v.case_id"
    f" WHERE {in_hex('v.reporter_key')} IN {listed('keys')} ORDER BY v.id",
    "complaint_letters": "SELECT c.guild_id, c.code, m.sender, m.kind, m.body, m.at_ms FROM case_messages m"
    " JOIN voices v ON v.id = m.voice_id JOIN cases c ON c.id = v.case_id"
    f" WHERE {in_hex('v.reporter_key')} IN {listed('keys')} ORDER BY m.id",
    "complaint_marks": "SELECT v.guild_id, c.code, s.at_ms, s.lifted_ms FROM strikes s"
    " JOIN voices v ON v.id = s.voice_id JOIN cases c ON c.id = v.case_id"
    f" WHERE {in_hex('s.reporter_key')} IN {listed('keys')} ORDER BY s.voice_id",
    "kept_apart": "SELECT guild_id, suspect_id, until_ms FROM separations"
    f" WHERE {in_hex('reporter_key')} IN {listed('keys')} ORDER BY guild_id, suspect_id",
    "thanks_not_counted": "SELECT guild_id, noted_ms, received, top_share, reciprocity, decided_ms FROM circle_notes"
    " WHERE user_id = :user AND state = 'discounted' ORDER BY guild_id",
    "moderating": "SELECT a.guild_id, a.number, a.at_ms, a.action, a.case_code FROM audit a"
    " JOIN audit_people p ON p.ref = a.actor WHERE p.user_id = :user ORDER BY a.guild_id, a.number",
}
"""What is kept of a member. Left out is what would tell him of complaints that nobody has told him of."""


def everything(
    tx: ReadTransaction, user_id: int, keys: Iterable[bytes], now_ms: int
) -> dict[str, list[dict[str, Any]]]:
    """Return all sections; `keys` are the member's keyed hashes on all servers. Ids are texts, as in Discord's JSON."""
    values = {"user": user_id, "now": now_ms, "keys": json.dumps([key.hex().upper() for key in keys])}
    return {name: [_plain(dict(row)) for row in tx.fetch_all(sql, values)] for name, sql in _SECTIONS.items()}


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """The row with ids of Discord as texts (too large for the numbers of many readers of JSON) and files in base64."""
    large = {"guild_id", "channel_id", "receiver_id", "giver_id", "blocked_id", "about_id", "suspect_id", "invited_id"}
    plain = {name: str(value) if name in large and value is not None else value for name, value in row.items()}
    return {name: b64encode(value).decode() if isinstance(value, bytes) else value for name, value in plain.items()}
