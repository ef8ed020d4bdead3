"""Which sentences the code asks for, and with which arguments: found in its syntax trees, nothing is run."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

DYNAMIC_PREFIXES = (
    "choice-level-",
    "choice-top-",
    "choice-pace-",
    "declaration-",
    "duplicate-line-",
    "duplicate-state-",
    "error-",
    "faq-",
    "game-",
    "help-text-",
    "house-flag-",
    "notice-",
    "pace-",
    "option-",
    "permission-",
    "practice-tip-",
    "practice-why-",
    "rule-",
    "rules-part-",
    "score-line-",
    "score-outcome-",
    "table-closed-",
    "told-",
    "way-",
)
"""Beginnings of keys that code completes at run time (`say(f"error-{code}")`); a new one is declared here."""

_SPEAKERS = frozenset({"say", "_say", "say_to"})
_COMMAND_TEXTS = {"named": ".name", "described": ".description", "chosen": ""}
_ERROR_CLASS = re.compile(r"(?:\w*(?:Error|Refused)|Illegal\w+)$")
_CODE = re.compile(r"[a-z]+(?:-[a-z]+)+")


@dataclass(frozen=True, slots=True)
class Use:
    """One place that asks for a sentence; `pattern` matches the keys it may mean."""

    place: str
    pattern: str
    constant: bool
    given: frozenset[str]
    open_ended: bool
    """Whether further arguments are passed with `**`."""

    def means(self, key: str) -> bool:
        return re.fullmatch(self.pattern, key) is not None


def modules(*packages: str) -> Iterator[tuple[str, ast.Module]]:
    """Path and syntax tree of every module of these packages."""
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield str(path.relative_to(ROOT)), _tree(path)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def uses(tree: ast.AST, path: str) -> Iterator[Use]:
    """Every call in the tree that asks for a sentence by a key written (at least in part) at that place."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        found = _key_argument(node)
        if found is None:
            continue
        argument, suffix = found
        given = frozenset(word.arg for word in node.keywords if word.arg is not None)
        open_ended = any(word.arg is None for word in node.keywords)
        if suffix is not None:
            given, open_ended = frozenset(), False
        for pattern, constant in _patterns(argument):
            yield Use(f"{path}:{node.lineno}", pattern + re.escape(suffix or ""), constant, given, open_ended)


def mentioned(tree: ast.AST) -> set[str]:
    """Every string of the tree: a key kept in a table of the code counts as used."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def error_codes(tree: ast.AST) -> set[str]:
    """Codes given to error classes, to faults of records, to anything called `code` or to a constant of their name."""
    codes: set[str] = set()
    top = tree.body if isinstance(tree, ast.Module) else []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = _called(node.func)
            if _ERROR_CLASS.match(name):
                codes |= _codes(node.args[:1])
            elif "fault" in name.lower():
                codes |= _codes(node.args)
        elif isinstance(node, ast.Assign):
            names = {_called(target) for target in node.targets}
            constant = node in top
            codes |= {
                code
                for code in _codes([node.value])
                if "code" in names or (constant and code.upper().replace("-", "_") in names)
            }
    return codes


def _codes(values: list[ast.expr]) -> set[str]:
    found: set[str] = set()
    for value in values:
        if isinstance(value, ast.IfExp):
            found |= _codes([value.body, value.orelse])
        elif isinstance(value, ast.Constant) and isinstance(value.value, str) and _CODE.fullmatch(value.value):
            found.add(value.value)
    return found


def _key_argument(node: ast.Call) -> tuple[ast.expr, str | None] | None:
    """The expression of the key, and for command texts the attribute it is about."""
    name = _called(node.func)
    if name in _COMMAND_TEXTS and len(node.args) == 1:
        return node.args[0], _COMMAND_TEXTS[name]
    if name == "locale_str":
        key = next((word.value for word in node.keywords if word.arg == "key"), None)
        return (key, None) if isinstance(key, ast.Constant) else None
    if name == "get" and isinstance(node.func, ast.Attribute) and _called(node.func.value) in ("texts", "_texts"):
        return (node.args[1], None) if len(node.args) == 2 else None
    speaks = name in _SPEAKERS or (isinstance(node.func, ast.Call) and _called(node.func.func) in _SPEAKERS)
    return (node.args[0], None) if speaks and node.args else None


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _patterns(argument: ast.expr) -> Iterator[tuple[str, bool]]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield re.escape(argument.value), True
    elif isinstance(argument, ast.IfExp):
        yield from _patterns(argument.body)
        yield from _patterns(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        parts = (str(part.value) if isinstance(part, ast.Constant) else None for part in argument.values)
        yield "".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts), False
