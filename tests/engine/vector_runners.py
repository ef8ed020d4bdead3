"""How each kind of vector is put to the engine: cards, combinations, scores and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.cards import DECK_24, Card, CardSet, Strain, card_code, card_set, cards_of, parse_card, parse_strain
from engine.declarations import contest, declarations_of_deal, find, without_trick
from engine.ending import claim_is_right, match_winner
from engine.results import (
    Contract,
    DealFacts,
    DealScore,
    Declaration,
    DeclarationKind,
    LineKind,
    Outcome,
    ScoreLine,
    Trick,
)
from engine.rules import Rules
from engine.scoring import score_deal
from engine.strengths import LAST_TRICK_POINTS, STRENGTHS
from engine.tricks import legal_cards, play_options, trick_winner
from tests.engine.vectors import Case

_TEAMS = ("team0", "team1")
_KINDS = {
    20: DeclarationKind.TIERCE,
    50: DeclarationKind.QUARTE,
    100: DeclarationKind.QUINT,
    150: DeclarationKind.CARRE,
    200: DeclarationKind.CARRE,
}
_OUTCOMES = {
    ("classic", Outcome.FAILED): "dedans",
    ("match_points", Outcome.FAILED): "inside",
    ("pair", Outcome.FAILED): "bayd",
    ("pair", Outcome.HANGING): "hanging_bayd",
}


def check_keys(given: Mapping[str, Any], *known: str) -> None:
    """No part of a vector may be overlooked."""
    assert not given.keys() - set(known), f"unknown input {given.keys() - set(known)}"


def _cards(codes: Sequence[str]) -> CardSet:
    return card_set(map(parse_card, codes))


def run_trick_winner(case: Case) -> dict[str, Any]:
    check_keys(case.given, "contract", "trick")
    strengths = STRENGTHS[parse_strain(case.given["contract"])]
    played = case.given["trick"]
    position = trick_winner(strengths, tuple(parse_card(each["card"]) for each in played))
    return {"winner": played[position]["seat"]}


def run_legal_moves(case: Case) -> dict[str, Any]:
    given = case.given
    check_keys(given, "contract", "trump", "seat", "trick", "hand", "form", "face_up", "face_down_hidden", "led")
    strengths = STRENGTHS[parse_strain(given.get("contract") or given["trump"])]
    trick = given.get("trick", [{"seat": 1, "card": given["led"]}] if "led" in given else [])
    cards = tuple(parse_card(each["card"]) for each in trick)
    hand = _cards([*given["hand"], *given.get("face_up", ())])
    led = holder = None
    partner_holds = False
    if cards:
        position = trick_winner(strengths, cards)
        led, holder = cards[0], cards[position]
        partner_holds = "form" not in given and (trick[position]["seat"] ^ 2) == given["seat"]
    legal = legal_cards(strengths, play_options(case.rules()), hand, led, holder, partner_holds)
    answer = sorted(map(card_code, cards_of(legal)))
    expected: Sequence[str] = case.expected["legal"]
    assert len(set(expected)) == len(expected)
    return {"legal": list(expected) if sorted(expected) == answer else answer}


def run_declarations(case: Case) -> dict[str, Any]:
    check_keys(case.given, "trump", "leader", "hands")
    rules = case.rules()
    strain = parse_strain(case.given["trump"])
    hands = {int(seat): _cards(cards) for seat, cards in case.given["hands"].items()}
    found = [find(hands.get(seat, 0), seat, strain, rules) for seat in range(rules.players)]
    points = [0, 0]
    for declaration in contest(found, case.given["leader"], strain, rules, (4, 4)):
        if declaration.counted and declaration.kind is not DeclarationKind.BELOTE:
            points[declaration.seat % 2] += declaration.points
    return {"points": dict(zip(_TEAMS, points, strict=True))}


def run_belote(case: Case) -> dict[str, Any]:
    given = case.given
    check_keys(
        given, "trump", "contract", "play_order", "same_hand", "forced", "holders", "led", "played", "holds", "position"
    )
    strain = parse_strain(given.get("contract") or given["trump"])
    hands = [0, 0, 0, 0]
    tricks: list[Trick] = []
    if "holders" in given:
        for code, seat in given["holders"].items():
            hands[seat] |= 1 << parse_card(code)
    elif "played" in given:
        hands[1] = _cards([given["played"], given["holds"]])
        tricks.append(_trick_with(given))
    else:
        for position, code in enumerate(given["play_order"]):
            hands[0 if given["same_hand"] else position] |= 1 << parse_card(code)
            tricks.append(Trick(0, (parse_card(code),), 0, 0))
    declarations = declarations_of_deal(case.rules(), hands, strain, 0, tricks)
    return {"points": sum(declaration.points for declaration in declarations if declaration.counted)}


def _trick_with(given: Mapping[str, Any]) -> Trick:
    """The trick on which seat 1 plays the first card of its pair."""
    played = parse_card(given["played"])
    if given["position"] in ("lead", "led", "leader"):
        return Trick(1, (played,), 1, 0)
    suit = int(parse_strain(given["led"]))
    led = next(card for card in range(8 * suit, 8 * suit + 8) if card not in (played, parse_card(given["holds"])))
    return Trick(0, (led, played), 1, 0)


def run_score_deal(case: Case) -> dict[str, Any]:
    given, rules = case.given, case.rules()
    check_keys(
        given,
        *("bid", "multiplier", "contract", "trump", "card_points", "tricks", "last_trick"),
        *("declarer_team", "taker_team", "bidder_team", "belote_teams", "bella_teams", "declaration_points", "combos"),
        *("carry_in", "hanging_in"),
    )
    score = score_deal(rules, _facts(given, rules))
    written = list(score.score)
    return {
        "score": written,
        "match_points": written,
        "made": score.outcome is Outcome.MADE,
        "outcome": _OUTCOMES.get((rules.scoring, score.outcome), score.outcome.value),
        "carry": score.carry,
        "carry_out": score.carry,
        "hanging_out": score.carry,
    }


def _facts(given: Mapping[str, Any], rules: Rules) -> DealFacts:
    taker = next(given[key] for key in ("declarer_team", "taker_team", "bidder_team") if key in given)
    strain = parse_strain(given.get("contract") or given.get("trump") or "H")
    amounts = given.get("declaration_points") or given.get("combos") or [0, 0]
    declarations = [one for side, points in enumerate(amounts) for one in _combinations(side, points, rules)]
    for side in given.get("belote_teams") or given.get("bella_teams") or ():
        declarations.append(_belote(side))
    return DealFacts(
        contract=Contract(taker, given.get("bid", 0), strain, given.get("multiplier", 1)),
        taker=taker,
        card_points=tuple(given["card_points"]),
        tricks=tuple(given["tricks"]),
        last_trick=given.get("last_trick", _last_trick(given)),
        declarations=without_trick(tuple(declarations), rules, given["tricks"]),
        carry=given.get("carry_in", given.get("hanging_in", 0)),
    )


def _last_trick(given: Mapping[str, Any]) -> int:
    """A side that can have taken it: it has a trick and the ten points."""
    able = [side for side in (0, 1) if given["tricks"][side] and given["card_points"][side] >= LAST_TRICK_POINTS]
    return max(able, key=lambda side: given["card_points"][side])


def _combinations(side: int, points: int, rules: Rules) -> list[Declaration]:
    """Combinations that add up to the points; 20 are a belote where the game's vectors do not list belotes apart."""
    found: list[Declaration] = []
    for value in sorted(_KINDS, reverse=True):
        while points >= value:
            points -= value
            belote = value == 20 and rules.scoring == "match_points"
            found.append(_belote(side) if belote else Declaration(side, _KINDS[value], 0b111, value))
    assert points == 0, "no combinations add up to that"
    return found


def _belote(side: int) -> Declaration:
    return Declaration(side, DeclarationKind.BELOTE, _cards(["KH", "QH"]), 20)


def run_raspasy(case: Case) -> dict[str, Any]:
    given, rules = case.given, case.rules()
    check_keys(given, "trump", "card_points", "tricks", "winning_combos_team", "winning_combos", "bella_team")
    declarations: list[Declaration] = []
    if given.get("winning_combos_team") is not None:
        declarations += _combinations(given["winning_combos_team"], given.get("winning_combos") or 0, rules)
    if given.get("bella_team") is not None:
        declarations.append(_belote(given["bella_team"]))
    facts = DealFacts(
        contract=Contract(0, 0, parse_strain(given["trump"])),
        taker=0,
        card_points=tuple(given["card_points"]),
        tricks=tuple(given["tricks"]),
        last_trick=_last_trick(given),
        declarations=tuple(declarations),
        raspasy=True,
    )
    return {"score": list(score_deal(rules, facts).score)}


def run_game_end(case: Case) -> dict[str, Any]:
    given, rules = case.given, case.rules()
    check_keys(
        given,
        *("target", "both_over", "totals", "totals_before", "deal", "reached_by", "valat", "previous_valat"),
        *("declarer_team", "taker_team", "bidder_team", "doyezd", "claimer_team", "total_before", "secured_in_deal"),
    )
    if given.get("doyezd"):
        side = given["claimer_team"]
        right = claim_is_right(rules, given["total_before"], given["secured_in_deal"])
        return {"over": True, "winner": side if right else 1 - side}
    before = given.get("totals_before", [0, 0])
    deal = given.get("deal", given.get("totals"))
    taker = next((given[key] for key in ("declarer_team", "taker_team", "bidder_team") if key in given), 0)
    facts = DealFacts(Contract(taker, 0, Strain.HEARTS), taker, (162, 0), (8, 0), 0)
    alone = "belote only" in given.get("reached_by", "")
    crossing = [side for side in (0, 1) if before[side] < rules.target <= before[side] + deal[side]]
    lines = tuple(
        ScoreLine(side, LineKind.BELOTE if alone and side in crossing else LineKind.CARDS, points)
        for side, points in enumerate(deal)
    )
    score = DealScore(Outcome.MADE, lines, tuple(deal), valat=bool(given.get("valat")))
    winner = match_winner(rules, before, facts, score)
    return {"over": winner is not None, "winner": winner}


def run_points(case: Case) -> dict[str, Any]:
    check_keys(case.given, "deck", "trump")
    assert case.given["deck"] == 24
    return _totals(DECK_24, parse_strain(case.given["trump"]))


def run_card_total(case: Case) -> dict[str, Any]:
    check_keys(case.given, "contract")
    name = case.given["contract"]
    return _totals(range(32), Strain.SPADES if name == "suit" else parse_strain(name))


def _totals(deck: Sequence[Card], strain: Strain) -> dict[str, Any]:
    points = sum(STRENGTHS[strain].points[card] for card in deck)
    with_last = points + LAST_TRICK_POINTS
    return {"total": points, "card_points": points, "with_last": with_last, "doubled": 2 * with_last}


RUNNERS: Mapping[str, Callable[[Case], dict[str, Any]]] = {
    "trick_winner": run_trick_winner,
    "legal_moves": run_legal_moves,
    "declarations": run_declarations,
    "belote": run_belote,
    "score_deal": run_score_deal,
    "raspasy": run_raspasy,
    "game_end": run_game_end,
    "points": run_points,
    "card_total": run_card_total,
}
