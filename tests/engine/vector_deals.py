"""How vectors of auctions and of the flow of deals are put to the engine: by playing a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.actions import Call, PlayCard, parse_call
from engine.cards import Card, cards_of, parse_card, strain_code
from engine.deal import Deal
from engine.dealing import pack_of
from engine.errors import NotationError, RuleError
from engine.match import Match
from engine.results import Phase
from engine.rules import Rules
from tests.engine.vector_runners import check_keys
from tests.engine.vectors import Case


def _start(case: Case) -> Match:
    """A match whose first deal has been dealt as the vector wants it: who speaks first, which card is turned."""
    given, rules = case.given, case.rules()
    first = given.get("first_word", given.get("first_word_seat"))
    dealer = given.get("dealer", (first - 1) % rules.players if first is not None else rules.players - 1)
    match = Match(rules, dealer)
    turned = given.get("turned") or given.get("turned_card")
    match.deal_cards(_deck(rules, parse_card(turned) if turned else None))
    return match


def _deck(rules: Rules, turned: Card | None) -> tuple[Card, ...]:
    """A pack with the turned card at its place."""
    deck = list(pack_of(rules))
    if turned is not None:
        layout = rules.game.auction.layout(rules)
        assert layout.turned
        place = sum(layout.packets) * rules.players
        other = deck.index(turned)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def _deal(match: Match) -> Deal:
    return match.deal or match.finished[-1]


def _say(match: Match, calls: list[list[Any]]) -> None:
    for seat, word in calls:
        match.apply(seat, parse_call(word))


def run_auction(case: Case) -> dict[str, Any]:
    check_keys(case.given, "dealer", "calls")
    match = _start(case)
    _say(match, case.given["calls"])
    deal = _deal(match)
    contract = deal.auction.contract
    answer: dict[str, Any] = {
        "closed": deal.auction.closed,
        "redeal": deal.phase is Phase.FINISHED and contract is None,
        "next_dealer": match.next_dealer,
        "contract": None,
    }
    if contract is not None:
        trump = strain_code(contract.strain)
        named = {"price": contract.price, "trump": trump, "kind": trump, "declarer": contract.seat}
        wanted = case.expected["contract"] if isinstance(case.expected.get("contract"), Mapping) else named
        answer["contract"] = {key: named[key] for key in wanted}
        answer["multiplier"] = contract.multiplier
    return answer


def run_auction_legality(case: Case) -> dict[str, Any]:
    check_keys(case.given, "dealer", "first_word", "turned", "calls", "next")
    match = _start(case)
    _say(match, case.given["calls"])
    seat, word = case.given["next"]
    try:
        match.verify(seat, parse_call(word))
    except (RuleError, NotationError):
        return {"legal": False}
    return {"legal": True}


def run_turnup_auction(case: Case) -> dict[str, Any]:
    check_keys(case.given, "dealer", "first_word", "turned", "calls")
    match = _start(case)
    _say(match, case.given["calls"])
    deal = _deal(match)
    contract = deal.contract
    answer: dict[str, Any] = {
        "closed": deal.auction.closed,
        "redeal": deal.phase is Phase.FINISHED,
        "next_dealer": match.next_dealer,
        "contract": None,
        "raspasy": contract is not None and contract.raspasy,
    }
    if contract is not None:
        turned = parse_card(case.given["turned"])
        holder = next(seat for seat, hand in enumerate(deal.start_hands) if hand >> turned & 1)
        before = sum(match.rules.game.auction.layout(match.rules).packets)
        answer |= {
            "trump": strain_code(contract.strain),
            "contract": strain_code(contract.strain),
            "taker": contract.seat,
            "declarer": contract.seat,
            "turned_card_to": holder,
            "deal_counts": [hand.bit_count() - before - (seat == holder) for seat, hand in enumerate(deal.start_hands)],
        }
    return answer


def run_first_lead(case: Case) -> dict[str, Any]:
    check_keys(case.given, "dealer", "contract_declarer")
    match = _start(case)
    while match.phase is Phase.AUCTION:
        assert match.to_act is not None
        bids = [call for call in match.legal_calls() if call != parse_call("pass")]
        declares = match.to_act == case.given["contract_declarer"] and not any(
            seat == match.to_act for seat, _ in _deal(match).auction.calls
        )
        match.apply(match.to_act, bids[0] if declares else parse_call("pass"))
    return {"leader": match.to_act}


def run_raspasy_flow(case: Case) -> dict[str, Any]:
    check_keys(case.given, "passes", "turned_card", "first_word_seat")
    match = _start(case)
    for _ in range(case.given["passes"]):
        assert match.to_act is not None
        match.apply(match.to_act, parse_call("pass"))
    deal = _deal(match)
    contract = deal.contract
    assert contract is not None
    _play_out(match)
    return {
        "trump": strain_code(contract.strain),
        "mode": "raspasy" if contract.raspasy else "contract",
        "next_first_word_seat": (match.next_dealer + 1) % match.rules.players,
    }


def _play_out(match: Match) -> None:
    while match.phase is Phase.PLAY:
        assert match.to_act is not None
        match.apply(match.to_act, PlayCard(cards_of(match.legal_cards())[0]))


def run_deal(case: Case) -> dict[str, Any]:
    check_keys(case.given, "form", "deck")
    match = _start(case)
    assert match.rules.deck_cards == case.given["deck"]
    deal = _deal(match)
    dealing = deal.dealing
    first = [hand.bit_count() for hand in deal.hands]
    answer = {
        "first": first,
        "face_up": [cards.bit_count() for cards in dealing.face_up],
        "face_down": [len(piles) for piles in dealing.beneath],
    }
    while match.phase is Phase.AUCTION:
        assert match.to_act is not None
        match.apply(match.to_act, _opening(match))
    after = [hand.bit_count() for hand in deal.hands]
    answer["after_contract"] = [each - earlier for each, earlier in zip(after, first, strict=True)]
    used = sum(deal.cards_left(seat) for seat in range(match.rules.players))
    return {**answer, "unused": match.rules.deck_cards - used}


def _opening(match: Match) -> Call:
    """A bid by the first to speak, then passes."""
    calls = match.legal_calls()
    return calls[0] if _deal(match).auction.calls else calls[1]


def run_flow(case: Case) -> dict[str, Any]:
    check_keys(case.given, "form", "calls")
    match = _start(case)
    dealer = _deal(match).dealer
    for word in case.given["calls"]:
        assert match.to_act is not None
        match.apply(match.to_act, parse_call(word))
    redeal = match.phase is Phase.DEALING and _deal(match).contract is None
    return {"redeal": redeal, "next_dealer": "dealer" if match.next_dealer == dealer else "non-dealer"}


DEAL_RUNNERS: Mapping[str, Callable[[Case], dict[str, Any]]] = {
    "auction": run_auction,
    "auction_legality": run_auction_legality,
    "turnup_auction": run_turnup_auction,
    "turnup_legality": run_auction_legality,
    "first_lead": run_first_lead,
    "raspasy_flow": run_raspasy_flow,
    "deal": run_deal,
    "flow": run_flow,
}
