"""Every vector of the rules, and every alternative answer under its own options.

`BELOTE_VECTORS` names another file. What the engine does not do yet is an expected failure, so that it is never taken
for passed.
"""

from __future__ import annotations

import pytest

from engine.errors import RulesError
from tests.engine.vector_deals import DEAL_RUNNERS
from tests.engine.vector_pads import PAD_RUNNERS
from tests.engine.vector_runners import RUNNERS
from tests.engine.vectors import Case, load_cases

_CASES = load_cases()
_RUNNERS = {**RUNNERS, **DEAL_RUNNERS, **PAD_RUNNERS}


@pytest.mark.parametrize("case", _CASES, ids=lambda case: f"{case.name}-{case.kind}")
def test_vector(case: Case):
    runner = _RUNNERS.get(case.kind)
    if runner is None:
        pytest.xfail("not built yet")
    actual = runner(case)
    answered = {key: actual[key] for key in case.expected}
    assert answered == case.expected


def test_an_unknown_option_of_a_vector_fails_loudly():
    case = Case("X", "A", "score_deal", {"no_such_option": True}, {}, {})
    with pytest.raises(RulesError, match="no_such_option"):
        _RUNNERS[case.kind](case)


def test_an_unknown_input_of_a_vector_fails_loudly():
    case = Case("X", "A", "game_end", {}, {"totals": [0, 0], "moon": "full"}, {})
    with pytest.raises(AssertionError, match="moon"):
        _RUNNERS[case.kind](case)


def test_every_case_has_a_name_of_its_own():
    names = [case.name for case in _CASES]
    assert len(names) == len(set(names)) > 100
