"""Each refusal has a stable code and a sentence in every language."""

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

import bot.services
from bot.services.club import ClubRefused
from bot.services.errors import RuleRefused, ServiceError, TableRefused
from bot.services.members.errors import MemberRefused
from bot.services.practice import PracticeRefused
from bot.services.reporting.errors import ReportRefused
from bot.services.scorepad import PadRefused
from bot.texts import Language
from engine.cards import Suit
from engine.errors import IllegalCard
from tests.services.refusals import ALL_REFUSALS, REFUSALS


def raised_codes():
    """Every literal first argument of a `TableRefused(…)` in the services."""
    for path in Path(bot.services.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TableRefused":
                code = node.args[0]
                for part in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
                    assert isinstance(part, ast.Constant), "codes are written out where they are raised"
                    yield part.value


def test_all_listed_codes_are_raised_somewhere_and_no_others():
    assert set(raised_codes()) == REFUSALS


def test_refusal_carries_its_code_and_what_its_sentence_names():
    error = TableRefused("match-unreadable", reference="c0ffee")
    assert (error.code, error.args_) == ("match-unreadable", {"reference": "c0ffee"})
    assert str(error) == "match-unreadable"
    assert str(ServiceError(code="match-unreadable")) == "match-unreadable"


def test_code_of_the_engine_passes_through():
    match = SimpleNamespace(led=Suit.HEARTS)
    error = RuleRefused(IllegalCard("must-follow", "a message for developers"), match)
    assert (error.code, error.args_) == ("must-follow", {"suit": Suit.HEARTS})
    assert "developers" not in str(error)


@pytest.mark.parametrize("language", list(Language))
def test_every_refusal_has_a_sentence(language):
    catalogs = "\n".join(path.read_text("utf-8") for path in Path("bot/locales", language).glob("*.ftl"))
    missing = [code for code in sorted(ALL_REFUSALS) if f"\nerror-{code} =" not in catalogs]
    assert missing == []


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (TableRefused, "not-host"),
        (ClubRefused, "club-number"),
        (PadRefused, "pad-names"),
        (PracticeRefused, "practice-gone"),
        (ReportRefused, "report-self"),
        (MemberRefused, "person-self"),
    ],
)
def test_refusals_of_all_services_are_told_by_their_code(kind, code):
    error = kind(code)
    assert isinstance(error, ServiceError)
    assert (str(error), error.code, error.args_) == (code, code, {})
