"""The sentences that code asks for against those that are written: missing, unused and wrongly filled ones."""

import ast
import re

import pytest

from bot.texts import SOURCE
from engine.presets import preset, preset_names
from engine.results import DeclarationStatus, LineKind, Outcome
from engine.rules import OPTIONS
from tests.services.refusals import ALL_REFUSALS
from tests.texts.catalogs import closure, sentences
from tests.texts.usage import DYNAMIC_PREFIXES, error_codes, mentioned, modules, uses

KNOWN = sentences(SOURCE)
USES = [use for path, tree in modules("bot", "cogs") for use in uses(tree, path)]

CERTAIN_CODES = re.findall(
    r"\S+",
    """
    not-your-turn out-of-turn not-seated stale-view must-follow must-trump must-overtrump must-beat must-undertrump
    card-not-in-hand bid-too-low bid-not-in-steps bid-too-high nothing-to-double own-contract already-doubled
    contract-frozen not-doubled not-declarer wrong-phase game-over table-full seat-taken already-seated table-closed
    table-not-found not-host not-full match-running missing-permission channel-unsuitable action-already-done
    storage-trouble unexpected lobby-expired robots-only record-malformed not-finished
""",
)
"""Codes that a scan of the code cannot see, because they are chosen by a table or kept in a constant."""


def test_every_sentence_that_code_asks_for_is_written() -> None:
    assert [use.place + " " + use.pattern for use in USES if not any(map(use.means, KNOWN))] == []


@pytest.mark.parametrize("name", preset_names())
def test_every_sentence_that_a_game_needs_is_written(name: str) -> None:
    rules = preset(name)
    auction, scoring = rules.game.auction, rules.game.scoring
    needed = {f"game-{name}", *auction.sentences(rules), *scoring.sentences(rules), *(auction.rounds or ())}
    assert [key for key in needed if key not in OPTIONS and key not in KNOWN] == []
    assert [key for key in needed & set(OPTIONS) if f"rule-{key.replace('_', '-')}" not in KNOWN] == []


def test_code_fills_exactly_the_arguments_of_a_sentence() -> None:
    wrong: list[str] = []
    for use in USES:
        for key in filter(use.means, KNOWN):
            needed = KNOWN[key].arguments
            if needed - use.given and not use.open_ended:
                wrong.append(f"{use.place}: {key} lacks {sorted(needed - use.given)}")
            if use.constant and use.given - needed:
                wrong.append(f"{use.place}: {key} has no {sorted(use.given - needed)}")

    assert wrong == []


def test_keys_completed_at_run_time_begin_with_a_declared_prefix() -> None:
    for use in USES:
        if not use.constant:
            assert use.pattern.replace("\\", "").startswith(DYNAMIC_PREFIXES), use.place
    for prefix in DYNAMIC_PREFIXES:
        assert any(key.startswith(prefix) for key in KNOWN), prefix


def unused_keys() -> set[str]:
    """Keys that no code mentions and no used sentence refers to."""
    words = set[str]().union(*(mentioned(tree) for _, tree in modules("engine", "bot", "cogs")))
    used = {key for key in KNOWN if key in words or key.partition(".")[0] in words or key.startswith(DYNAMIC_PREFIXES)}
    used |= {key for use in USES for key in KNOWN if use.means(key)}
    references = {key: set(sentence.references) for key, sentence in KNOWN.items()}
    return set(KNOWN) - set[str]().union(*(closure(key, references) for key in used))


def test_every_sentence_is_used() -> None:
    assert sorted(unused_keys()) == []


def test_every_error_code_has_a_sentence() -> None:
    codes = set(CERTAIN_CODES) | ALL_REFUSALS
    codes = codes.union(*(error_codes(tree) for _, tree in modules("engine", "bot", "cogs")))

    assert sorted(code for code in codes if f"error-{code}" not in KNOWN) == []


@pytest.mark.parametrize(
    ("prefix", "kinds"),
    [("score-line-", LineKind), ("score-outcome-", Outcome), ("declaration-", DeclarationStatus)],
)
def test_every_kind_of_result_has_a_sentence(prefix: str, kinds: type[LineKind | Outcome | DeclarationStatus]) -> None:
    assert [kind.value for kind in kinds if f"{prefix}{kind.value}" not in KNOWN] == []


def test_the_scan_finds_every_way_of_asking() -> None:
    source = """
say("table-score", parts=parts)
self._say("hand-title")
texts.say(language)("fair-title")
bot.say_to(interaction)("list-title")
texts.get(language, "call-pass")
say("score-us" if own else "score-them")
say(f"error-{code}", **details)
described("cmd-hand")
locale_str("hand", key="choice-pace-live")
settings.get("one", "two")
"""
    found = [(use.pattern.replace("\\", ""), use.constant, use.open_ended) for use in uses(ast.parse(source), "x.py")]

    assert sorted(found) == [
        ("call-pass", True, False),
        ("choice-pace-live", True, False),
        ("cmd-hand.description", True, False),
        ("error-[a-z0-9-]+", False, True),
        ("fair-title", True, False),
        ("hand-title", True, False),
        ("list-title", True, False),
        ("score-them", True, False),
        ("score-us", True, False),
        ("table-score", True, False),
    ]
    assert next(use for use in uses(ast.parse(source), "x.py") if use.means("table-score")).given == {"parts"}


def test_the_scan_finds_codes_of_errors() -> None:
    source = """
raise IllegalCall("bid-too-low", "words here")
raise ServiceError("table-full" , seat=1)
RecordFault(None, "rules", "bad-option", "a reason")
code = "turned-suit" if second else "first-round"
MUST_FOLLOW = "must-follow"
WAITING = "not-a-code"
raise ValueError(f"no error {code}")
"""
    assert error_codes(ast.parse(source)) == {
        "bid-too-low",
        "table-full",
        "bad-option",
        "turned-suit",
        "first-round",
        "must-follow",
    }
