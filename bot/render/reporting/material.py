"""Evidence that is too large for the card of a case: what was said at the table, and the deals with every decision."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.screen import Block, Line, Screen, Text
from bot.render.words import hand_text, mention
from bot.services.reporting.evidence import DealEvidence, EvidenceView, with_people
from bot.texts import Say
from bot.texts.cards import call_label, card_label, seat_name
from engine.actions import parse_call
from engine.cards import parse_card
from engine.errors import EngineError

_MOST_TEXT = 3800


def said_screen(say: Say, case: str, suspect_id: int, evidence: EvidenceView) -> Screen:
    """The bot's messages at the table, the newest ones where not all of them fit; players appear as seats."""
    head = f"### {say('reports-said-title', case=case)}"
    suspect = mention(say, suspect_id)
    blocks: list[Block] = []
    room = _MOST_TEXT - len(head)
    for text in reversed(evidence.said or ()):
        shown = with_people(text, suspect, lambda seat: seat_name(say, seat))
        room -= len(shown)
        if room < 0:
            break
        blocks = [Line(), Text(shown), *blocks]
    return Screen(0, 0, (Text(head), *(blocks or [Text(say("reports-said-none"))])))


def deals_text(say: Say, case: str, suspect_id: int, evidence: EvidenceView) -> str:
    """The record of the deals that are open, for a file: hands, and every word and card with its seconds."""
    lines = [say("reports-case-title", case=case)]
    if suspect_id in evidence.members:
        lines.append(say("reports-deals-seat", seat=evidence.members.index(suspect_id)))
    for deal in evidence.deals:
        lines += ["", say("reports-deals-deal", deal=deal.number), *_deal_lines(say, deal)]
    return "\n".join(lines)


def _deal_lines(say: Say, deal: DealEvidence) -> Iterator[str]:
    for seat, hand in enumerate(deal.hands):
        yield f"{seat_name(say, seat)}: {hand_text(say, map(parse_card, hand), None)}"
    for decision in deal.decisions:
        what, seconds = _what(say, decision.what), f"{decision.took_ms / 1000:.1f}"
        yield say("reports-deals-decision", seat=decision.seat, what=what, seconds=seconds)


def _what(say: Say, code: str) -> str:
    """A card or a word of the auction."""
    try:
        return card_label(say, parse_card(code))
    except EngineError:
        return call_label(say, parse_call(code))
