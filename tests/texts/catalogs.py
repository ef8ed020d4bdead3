"""What the catalog files say, read without the bot's own loader."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "bot" / "locales"
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True, slots=True)
class Selector:
    """One choice inside a sentence: by which argument, between which variants."""

    argument: str
    variants: frozenset[str]
    default: str

    @property
    def plural(self) -> bool:
        """Whether it chooses a form of a word by a number."""
        return bool(self.variants & (PLURALS - {"other"}))


@dataclass(frozen=True, slots=True)
class Sentence:
    """One key (`name` or `name.attribute`) of one language."""

    key: str
    file: str
    pattern: ast.Pattern
    arguments: frozenset[str]
    """Arguments of its own and of every sentence it refers to."""
    references: frozenset[str]
    selectors: tuple[Selector, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[Selector] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "sentences choose by an argument only"
        names = {variant: _name(variant) for variant in node.variants}
        default = next(name for variant, name in names.items() if variant.default)
        self.selectors.append(Selector(node.selector.id.name, frozenset(names.values()), default))
        self.generic_visit(node)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def languages() -> tuple[str, ...]:
    """Every language that has a folder of catalogs."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """All keys of a language."""
    found: dict[str, tuple[str, ast.Pattern, _Reader]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Message):
                patterns = [(item.id.name, item.value)] if item.value else []
                patterns += [(f"{item.id.name}.{entry.id.name}", entry.value) for entry in item.attributes]
                for key, pattern in patterns:
                    reader = _Reader()
                    reader.visit(pattern)
                    found[key] = (path.name, pattern, reader)
    result: dict[str, Sentence] = {}
    for key, (file, pattern, reader) in found.items():
        reached = closure(key, {name: entry[2].references for name, entry in found.items()})
        arguments = frozenset[str]().union(*(found[name][2].arguments for name in reached if name in found))
        result[key] = Sentence(key, file, pattern, arguments, frozenset(reader.references), tuple(reader.selectors))
    return result


def closure(key: str, references: dict[str, set[str]]) -> set[str]:
    """A key and everything it refers to, directly or not."""
    reached: set[str] = set()
    waiting = [key]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += references.get(name, ())
    return reached
