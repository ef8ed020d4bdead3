"""The match record `belote-record/1`: one JSON document that holds a whole match, finished or not.

    {"format": "belote-record/1",
     "rules": {"preset": "club", "options": {…}},
     "first_dealer": 0,
     "deals": [{"deck": ["7S", …], "calls": ["pass", "80H", …], "plays": ["AS", …]}, …],
     "surrendered": 1,
     "fairness": {…},
     "choices": [{"deal": 1, "play": 5, "seat": 2, "level": "club", "scores": {"AS": 61.2, "7H": 44.05}}, …]}

`deck` is in dealing order; `dealing.py` says which packets each game deals. `calls` are the words of the auction in
speaking order from the dealer's neighbour, `plays` the cards in the order played, with `announce`, `silent` and
`claim-out` where the game has them. `surrendered` is there only where a side gave the match up. `fairness` is optional;
`fairness.py` explains and checks it. A record may stop anywhere. Options left out keep the preset's values.

`choices` is optional and not read: why robots did what they did, in the order of the match. An entry names the deal and
the `call` or the `play` in it, all counted from 1, whose it was (`seat`), how well it plays (`level`) and what each
alternative that it tried was worth to it (`scores`, by notation): about as many points as its side would write more
than the others, for cards with the lead in card points on top (`robots/payoff.py`). It did what had the highest score.
Decisions that were not weighed have no entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from engine.actions import Action, action_code, call_code, parse_call, parse_play
from engine.cards import Card, card_code, parse_card
from engine.dealing import check_deck
from engine.errors import EngineError, NotationError, RecordError, RecordFault, RulesError
from engine.match import Match
from engine.presets import rules_from_dict
from engine.results import Phase
from engine.rules import Rules

FORMAT = "belote-record/1"
_T = TypeVar("_T")


def export_record(
    match: Match, fairness: Mapping[str, Any] | None = None, *, hide_running: bool = True
) -> dict[str, Any]:
    """The record of a match.

    Args:
        match: the match, finished or not.
        fairness: what `fairness.py` describes, copied into the record.
        hide_running: leave out the running deal, whose deck nobody may see yet.
    """
    deals = list(match.finished)
    if match.deal is not None and not (hide_running and match.winner is None):
        deals.append(match.deal)
    record: dict[str, Any] = {
        "format": FORMAT,
        "rules": match.rules.to_dict(),
        "first_dealer": match.first_dealer,
        "deals": [
            {
                "deck": [card_code(card) for card in deal.deck],
                "calls": [call_code(call) for _, call in deal.auction.calls],
                "plays": [action_code(action) for action in deal.plays],
            }
            for deal in deals
        ],
    }
    if match.surrendered is not None:
        record["surrendered"] = match.surrendered
    if fairness is not None:
        record["fairness"] = dict(fairness)
    return record


def read_record(data: Any) -> Match:  # noqa: ANN401 - whatever a JSON document holds
    """The match that a record describes; raises `RecordError` with every fault that can be told."""
    faults: list[RecordFault] = []
    document = _object(data, "document", faults)
    if document.get("format") != FORMAT:
        faults.append(RecordFault(None, "format", "unknown-format", f"expected {FORMAT!r}"))
    rules = _rules(document.get("rules", {}), faults)
    first_dealer = document.get("first_dealer", 0)
    if type(first_dealer) is not int or not 0 <= first_dealer < rules.players:
        faults.append(RecordFault(None, "first_dealer", "bad-seat", f"expected a seat from 0 to {rules.players - 1}"))
    deals = [
        _read_deal(number, entry, rules, faults)
        for number, entry in enumerate(_list(document.get("deals", []), None, "deals", faults), 1)
    ]
    if faults:
        raise RecordError(tuple(faults))
    match = Match(rules, first_dealer)
    for number, (deck, calls, plays) in enumerate(deals, 1):
        _play_deal(match, number, deck, calls, plays)
    if "surrendered" in document:
        _surrender(match, document["surrendered"])
    return match


def _surrender(match: Match, side: Any) -> None:  # noqa: ANN401
    """The end of a record whose match was given up."""
    if type(side) is not int or not 0 <= side < len(match.totals):
        reason = f"expected a side from 0 to {len(match.totals) - 1}"
        raise RecordError((RecordFault(None, "surrendered", "bad-seat", reason),))
    try:
        match.surrender(side)
    except EngineError as error:
        raise RecordError((RecordFault(None, "surrendered", error.code, str(error)),)) from None


def _rules(data: Any, faults: list[RecordFault]) -> Rules:  # noqa: ANN401
    try:
        return rules_from_dict(_object(data, "rules", faults))
    except RulesError as error:
        faults.append(RecordFault(None, "rules", error.code, str(error)))
        return Rules()


def _object(data: Any, place: str, faults: list[RecordFault]) -> Mapping[str, Any]:  # noqa: ANN401
    if isinstance(data, Mapping):
        return cast(Mapping[str, Any], data)
    faults.append(RecordFault(None, place, "not-an-object", "expected a JSON object"))
    return {}


def _list(data: Any, deal: int | None, place: str, faults: list[RecordFault]) -> list[Any]:  # noqa: ANN401
    if isinstance(data, list):
        return cast(list[Any], data)
    faults.append(RecordFault(deal, place, "not-a-list", "expected a JSON list"))
    return []


def _read_deal(
    number: int,
    entry: Any,  # noqa: ANN401
    rules: Rules,
    faults: list[RecordFault],
) -> tuple[tuple[Card, ...], list[Action], list[Action]]:
    deal = _object(entry, f"deals[{number - 1}]", faults)
    before = len(faults)
    deck = tuple(_parse_all(parse_card, deal.get("deck", []), number, "deck", "card", faults))
    if len(faults) == before:
        try:
            check_deck(rules, deck)
        except NotationError as error:
            faults.append(RecordFault(number, "deck", error.code, str(error)))
    calls = _parse_all(parse_call, deal.get("calls", []), number, "calls", "call", faults)
    plays = _parse_all(parse_play, deal.get("plays", []), number, "plays", "play", faults)
    return deck, list[Action](calls), plays


def _parse_all(
    parse: Callable[[str], _T],
    data: Any,  # noqa: ANN401
    deal: int,
    place: str,
    noun: str,
    faults: list[RecordFault],
) -> list[_T]:
    parsed: list[_T] = []
    for position, text in enumerate(_list(data, deal, place, faults), 1):
        try:
            parsed.append(parse(text))
        except NotationError as error:
            faults.append(RecordFault(deal, f"{noun} {position}", error.code, str(error)))
    return parsed


def _play_deal(match: Match, number: int, deck: tuple[Card, ...], calls: list[Action], plays: list[Action]) -> None:
    """Play one deal of a record; the first thing the rules refuse ends the reading with its place."""
    if match.deal is not None and match.winner is None:
        raise RecordError(
            (RecordFault(number - 1, "end", "deal-unfinished", "another deal follows an unfinished one"),)
        )
    try:
        match.deal_cards(deck)
    except EngineError as error:
        raise RecordError((RecordFault(number, "deck", error.code, str(error)),)) from None
    steps = [(f"call {at}", action, Phase.AUCTION) for at, action in enumerate(calls, 1)]
    steps += [(f"play {at}", action, Phase.PLAY) for at, action in enumerate(plays, 1)]
    for place, action, phase in steps:
        try:
            seat = match.to_act
            if seat is None or match.phase is not phase:
                raise EngineError("wrong-phase", f"the match is in the phase {match.phase}")
            match.apply(seat, action)
        except EngineError as error:
            raise RecordError((RecordFault(number, place, error.code, str(error)),)) from None
