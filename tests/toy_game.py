"""A game that nobody plays, all there is to it but its name: a turned card, and ten points for each trick.

`test_toy_game.py` puts this file into `engine/games` of a copy of the project, where it is found like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.classic import AUCTION
from engine.games.game import Game, Preset, ScoringSystem
from engine.results import Contract, DealFacts, DealScore, LineKind, Outcome
from engine.rules import Rules
from engine.scoring.estimate import Extras
from engine.scoring.sheet import Sheet
from engine.seats import side_of

TRICK = 10


def _score(rules: Rules, facts: DealFacts) -> DealScore:
    """Ten for each trick; a taker with no more than another side gives all of it away."""
    sheet = Sheet(rules)
    for side, tricks in enumerate(facts.tricks):
        sheet.write(side, LineKind.CARDS, TRICK * tricks)
    best = max(range(len(facts.tricks)), key=lambda side: (facts.tricks[side], side != facts.taker))
    if best != facts.taker:
        sheet.hand_over(facts.taker, (best,), sheet.totals[facts.taker])
    return sheet.close(Outcome.MADE if best == facts.taker else Outcome.FAILED)


def _estimate(
    rules: Rules, contract: Contract, points: Sequence[int], tricks: Sequence[int], extras: Extras
) -> Sequence[int]:
    taker = side_of(contract.seat, rules.players)
    kept = tricks[taker] > max(each for side, each in enumerate(tricks) if side != taker)
    return [TRICK * each * (kept or side != taker) for side, each in enumerate(tricks)]


def _sentences(rules: Rules) -> Iterable[str]:
    return ("toy-score",)


SCORING = ScoringSystem(
    name="toy",
    score=_score,
    estimate=_estimate,
    sentences=_sentences,
    targets=(100, 200),
    deal_points=80,
)


def _presets() -> tuple[Preset, ...]:
    return (Preset(Rules(preset="toy", bidding="turned", contra=False, declarations=False, scoring="toy", target=200)),)


GAME = Game(AUCTION, SCORING, _presets)
