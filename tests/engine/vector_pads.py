"""How score-pad vectors are put to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.results import Outcome
from engine.scorepad import PadEntry, PadError, ScorePad
from tests.engine.vector_runners import check_keys
from tests.engine.vectors import Case

_OUTCOMES = {Outcome.MADE: "made", Outcome.FAILED: "dedans", Outcome.LITIGE: "litige"}


def _pad(case: Case, first_dealer: int = 0) -> ScorePad:
    return ScorePad(case.rules(), first_dealer)


def run_score_entry(case: Case) -> dict[str, Any]:
    given = case.given
    check_keys(given, "taker", "entered_team", "entered_points", "capot", "belote_team", "combos")
    points: list[int | None] = [None, None]
    points[given["entered_team"]] = given["entered_points"]
    combinations = tuple((value,) if value else () for value in given["combos"])
    entry = PadEntry(given["taker"], tuple(points), given["capot"], given["belote_team"], combinations)
    pad = _pad(case)
    try:
        pad.add(entry)
    except PadError as error:
        return {"error": str(error)}
    deal = pad.deals[0]
    return {
        "other_points": deal.card_points[1 - given["entered_team"]],
        "score": list(deal.score.score),
        "outcome": _OUTCOMES[deal.score.outcome],
    }


def run_score_edit(case: Case) -> dict[str, Any]:
    check_keys(case.given, "history", "edit")
    pad = _pad(case)
    for deal in case.given["history"]:
        pad.add(PadEntry(deal["taker"], (deal["points0"], None)))
    assert pad.deals[0].score.outcome is Outcome.LITIGE, "the vector is about an earlier litige"
    edit = case.given["edit"]
    old = pad.entries[edit["index"]]
    pad.edit(edit["index"], PadEntry(old.taker, (edit["points0"], None)))
    return {
        "scores_after": [list(deal.score.score) for deal in pad.deals],
        "carry": pad.carry,
        "totals": list(pad.totals),
    }


def run_score_undo(case: Case) -> dict[str, Any]:
    given = case.given
    check_keys(given, "players", "dealer_before_last", "dealer_after_last", "undo")
    pad = _pad(case, given["dealer_before_last"])
    pad.add(PadEntry(0, (100, None)))
    assert pad.dealer == given["dealer_after_last"]
    for _ in range(given["undo"]):
        pad.undo()
    return {"dealer": pad.dealer}


PAD_RUNNERS: Mapping[str, Callable[[Case], dict[str, Any]]] = {
    "score_entry": run_score_entry,
    "score_edit": run_score_edit,
    "score_undo": run_score_undo,
}
