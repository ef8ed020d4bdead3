"""A match as plain text, one per preset: what golden files hold.

`python -m tests.engine.playthrough` writes the files anew; look at the difference before you commit it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.actions import CLAIM_OUT, PASS, Action, ClaimOut, Contra, Surcontra
from engine.dealing import pack_of
from engine.match import Match
from engine.presets import preset, preset_names
from engine.replay import describe
from engine.results import Phase
from engine.rules import Rules

FOLDER = Path(__file__).parents[1] / "data" / "golden"
DEALS = 6
"""Longer matches are cut here, so that a difference can be read."""

FORMS: Mapping[str, Mapping[str, Any]] = {
    **{name: {"preset": name} for name in preset_names()},
    "classic-two": {"preset": "classic", "options": {"players": 2, "deck_cards": 24}},
    "classic-three": {"preset": "classic", "options": {"players": 3, "deck_cards": 24}},
    "ukrainian-two": {"preset": "ukrainian", "options": {"players": 2, "deck_cards": 24}},
    "ukrainian-three": {"preset": "ukrainian", "options": {"players": 3, "deck_cards": 24}},
    "bulgarian-asked": {"preset": "bulgarian", "options": {"declare": "asked"}},
}


def rules_of(form: str) -> Rules:
    """The rules of a golden file."""
    given = FORMS[form]
    return preset(given["preset"]).with_options(given.get("options", {}))


def play(rules: Rules, seed: int, deals: int = DEALS) -> Match:
    """A match of random legal choices."""
    lot = random.Random(seed)
    match = Match(rules, lot.randrange(rules.players))
    while match.winner is None and (match.deal is not None or match.number < deals):
        if match.phase is Phase.DEALING:
            deck = list(pack_of(rules))
            lot.shuffle(deck)
            match.deal_cards(tuple(deck))
            continue
        seat = match.to_act
        assert seat is not None
        match.apply(seat, _pick(match, lot))
    return match


def _pick(match: Match, lot: random.Random) -> Action:
    """A legal action, bids likelier than by chance, doublings and claims rarer, so that most deals are played."""
    legal = match.legal()
    rare = [action for action in legal if isinstance(action, Contra | Surcontra | ClaimOut)]
    usual = [action for action in legal if action not in rare]
    if rare and lot.random() < (0.002 if CLAIM_OUT in rare else 0.05):
        return lot.choice(rare)
    standing = match.deal is not None and match.deal.auction.contract is not None
    if PASS in usual and lot.random() < (0.8 if standing else 0.4):
        return PASS
    return lot.choice(usual)


def text_of(match: Match) -> str:
    """The match as lines for people: hands, words, tricks, combinations, the score sheet."""
    report = describe(match)
    lines = [f"preset {match.rules.preset}, {match.rules.players} players, first dealer {match.first_dealer}"]
    for deal in report["deals"]:
        lines += ["", *_deal_lines(deal)]
    lines += ["", f"totals {_numbers(report['totals'])}, carried {report['carry']}, winner {report['winner']}"]
    return "\n".join(lines) + "\n"


def _deal_lines(deal: Mapping[str, Any]) -> Iterator[str]:
    yield f"deal {deal['number']}, dealer {deal['dealer']}"
    for seat, hand in enumerate(deal["hands"]):
        yield f"  seat {seat}: {' '.join(hand)}"
    yield "  calls: " + " ".join(f"{word['seat']}:{word['call']}" for word in deal["calls"])
    contract = deal["contract"]
    if contract is None:
        yield "  thrown in"
        return
    kind = " raspasy" if contract.get("raspasy") else ""
    bid = f"{contract['bid'] or ''}{contract['trump']} x{contract['multiplier']}{kind}"
    yield f"  contract: seat {contract['seat']}, {bid}"
    for number, trick in enumerate(deal["tricks"], 1):
        cards = " ".join(trick["cards"])
        yield f"  trick {number}: {trick['leader']} leads {cards} -> {trick['winner']} ({trick['points']})"
    for held in deal["declarations"]:
        yield f"  {held['kind']} of {held['seat']}: {' '.join(held['cards'])} = {held['points']} {held['status']}"
    if deal["score"] is None:
        return
    for line in deal["lines"]:
        more = " ".join(f"{key}={line[key]}" for key in ("seat", "declaration", "factor", "base") if key in line)
        yield f"  side {line['side']}: {line['label']} {line['points']:+d} {more}".rstrip()
    yield f"  {deal['outcome']}: {_numbers(deal['score'])}, totals {_numbers(deal['totals'])}"


def _numbers(numbers: list[int]) -> str:
    return " : ".join(map(str, numbers))


def golden(form: str) -> str:
    """What the golden file of a form must hold."""
    return text_of(play(rules_of(form), seed=sum(form.encode())))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in FORMS:
        (FOLDER / f"{name}.txt").write_text(golden(name), encoding="utf-8")
