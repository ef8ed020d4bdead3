"""`belote-replay/1`: everything that follows from a record, spelled out deal by deal."""

from __future__ import annotations

from typing import Any

from engine.actions import action_code, call_code
from engine.cards import CardSet, card_code, cards_of, strain_code
from engine.deal import Deal
from engine.events import DealScored
from engine.match import Match
from engine.record import read_record
from engine.results import Contract, Declaration, ScoreLine, Trick

FORMAT = "belote-replay/1"


def replay(data: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever a JSON document holds
    """Play a record through and report on it; raises `RecordError` where it breaks a rule.

    Per deal: `number, dealer, hands, contract, tricks, declarations, lines, score, totals`; a deal that is not over has
    `to_act` and `legal` (calls or cards) instead of a score. `winner` is the winning side, null while nobody has won.
    """
    return describe(read_record(data))


def describe(match: Match) -> dict[str, Any]:
    """The report on a match, all hands open: for records and finished matches, never for a running table."""
    deals = [_deal(deal, result) for deal, result in zip(match.finished, match.results, strict=True)]
    running: dict[str, Any] = {"to_act": None, "legal": []}
    if match.deal is not None:
        running = {"to_act": match.to_act, "legal": [action_code(action) for action in match.legal()]}
        deals.append(_deal(match.deal, None) | running)
    return {
        "format": FORMAT,
        "rules": match.rules.to_dict(),
        "first_dealer": match.first_dealer,
        "deals": deals,
        "totals": list(match.totals),
        "carry": match.carry,
        **running,
        "winner": match.winner,
    }


def _deal(deal: Deal, result: DealScored | None) -> dict[str, Any]:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [_codes(hand) for hand in deal.start_hands],
        "calls": [{"seat": seat, "call": call_code(call)} for seat, call in deal.auction.calls],
        "contract": _contract(deal.contract),
        "tricks": [_trick(trick) for trick in deal.tricks],
        "trick": {"leader": deal.leader, "cards": [card_code(card) for card in deal.trick]} if deal.trick else None,
        "declarations": [_declaration(entry) for entry in result.declarations] if result else [],
        "outcome": result.score.outcome.value if result else None,
        "lines": [_line(line) for line in result.score.lines] if result else [],
        "score": list(result.score.score) if result else None,
        "totals": list(result.totals) if result else None,
    }


def _codes(cards: CardSet) -> list[str]:
    return [card_code(card) for card in cards_of(cards)]


def _contract(contract: Contract | None) -> dict[str, Any] | None:
    if contract is None:
        return None
    return {
        "seat": contract.seat,
        "bid": contract.price or None,
        "trump": strain_code(contract.strain),
        "multiplier": contract.multiplier,
    } | ({"raspasy": True} if contract.raspasy else {})


def _trick(trick: Trick) -> dict[str, Any]:
    cards = [card_code(card) for card in trick.cards]
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "points": trick.points}


def _declaration(declaration: Declaration) -> dict[str, Any]:
    return {
        "seat": declaration.seat,
        "kind": declaration.kind.value,
        "cards": _codes(declaration.cards),
        "points": declaration.points,
        "counted": declaration.counted,
        "status": declaration.status.value,
    }


def _line(line: ScoreLine) -> dict[str, Any]:
    entry: dict[str, Any] = {"side": line.side, "label": line.kind.value, "points": line.points}
    if line.seat is not None:
        entry["seat"] = line.seat
    if line.declaration is not None:
        entry["declaration"] = line.declaration.value
    if line.cards:
        entry["cards"] = _codes(line.cards)
    if line.factor != 1:
        entry |= {"factor": line.factor, "base": line.base}
    return entry
