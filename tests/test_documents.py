"""What the documents promise is there: files they point to, commands they name, sections that code cites."""

import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.texts import Language, Texts
from engine.games import games
from engine.options import TABLE_OPTIONS, options_of, values_of
from engine.presets import preset, preset_names
from engine.rules import OPTIONS, OptionValue
from tests.world import World

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/rules.md")
RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
SYSTEMS = {
    "bidding": list(dict.fromkeys(game.auction.name for game in games())),
    "scoring": list(dict.fromkeys(game.scoring.name for game in games())),
}
"""What the two options may be that name a part of a game."""
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)|src=\"(?!https?:)([^\"]+)\"")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_that_a_document_points_to_exists(name: str) -> None:
    path = ROOT / name
    links = [first or second for first, second in _LINK.findall(path.read_text(encoding="utf-8"))]
    assert [link for link in links if not (path.parent / link).exists()] == []


async def test_the_readme_names_every_command(world: World) -> None:
    rows = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `/")]

    def named(command: app_commands.Command[Any, ..., Any]) -> bool:
        group = f"`/{command.parent.name} " if command.parent is not None else "`/"
        return any(group in row and re.search(rf"[`/ ]{command.name}`", row) for row in rows)

    commands = [command for command in world.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]
    assert commands
    assert [command.qualified_name for command in commands if not named(command)] == []


def test_the_languages_of_the_readme_are_those_of_the_catalogs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    texts = Texts.load()
    names = {"ru": "Russian", "uk": "Ukrainian", "en": "English", "fr": "French", "bg": "Bulgarian"}
    assert set(names) == {language.value for language in Language}, "a new language: name it in the README too"
    assert all(name in readme for name in names.values())
    assert texts.get(Language("fr"), "language-name") == "Français"


def test_contributing_says_why_each_dependency_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = chain(project["dependencies"], *project["optional-dependencies"].values())
    names = {re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower() for requirement in needed}
    reasons = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Dependencies", 1)[1]
    explained = {
        name for row in re.findall(r"^\| ([^|]+) \|", reasons, re.M) for name in re.split(r"[ ,()]+", row.lower())
    }
    assert sorted(names - explained) == []


def sections() -> set[str]:
    """The numbers of the headings of docs/rules.md."""
    return set(re.findall(r"^#+ (\d+(?:\.\d+)*)", RULES, re.MULTILINE))


def tables(section: str) -> list[list[dict[str, str]]]:
    """The tables of a section (and what is below it): each row by the names of the columns, without backticks."""
    after = re.split(rf"^#+ {re.escape(section)}[. ].*$", RULES, maxsplit=1, flags=re.MULTILINE)[1]
    depth = "#" * (section.count(".") + 2)
    text = re.split(rf"^#{{2,{len(depth)}}} ", after, maxsplit=1, flags=re.MULTILINE)[0]
    found: list[list[dict[str, str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        names = [name.strip("`") for name in head]
        found.append([dict(zip(names, row, strict=True)) for row in rows])
    return found


def written(value: OptionValue) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def quoted(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def test_every_citation_of_the_rules_points_at_a_section_that_is_there() -> None:
    cited: dict[str, str] = {}
    for path in [
        *ROOT.glob("*.md"),
        *(p for d in ("engine", "bot", "cogs", "tests") for p in (ROOT / d).rglob("*.py")),
    ]:
        text = " ".join(path.read_text(encoding="utf-8").split())
        where = str(path.relative_to(ROOT))
        assert where == "tests/test_documents.py" or not re.search(r"(?<!docs/)rules\.md", text), where
        for numbers in re.findall(r"docs/rules\.md,? sections? (\d[\d., ]*(?:(?:and|to) \d[\d.]*)?)", text):
            cited |= dict.fromkeys(re.findall(r"\d+(?:\.\d+)*", numbers), where)

    assert len(cited) > 5
    assert {number: where for number, where in cited.items() if number not in sections()} == {}


def test_sections_named_within_the_rules_are_there() -> None:
    assert set(re.findall(r"sections? (\d+(?:\.\d+)*)", RULES)) <= sections()


def test_the_rules_have_a_section_for_every_preset() -> None:
    headings = "\n".join(re.findall(r"^#.*$", RULES, re.MULTILINE))
    assert set(quoted(headings)) == set(preset_names())


def test_the_rules_say_what_every_option_may_be() -> None:
    rows = {quoted(row["option"])[0]: row for part in range(1, 7) for table in tables(f"9.{part}") for row in table}
    assert list(rows) == list(OPTIONS)
    for name, option in OPTIONS.items():
        row = rows[name]
        if option.limits is not None:
            low, high = option.limits
            assert row["values"] == f"{low} to {high}", name
        else:
            assert quoted(row["values"]) == SYSTEMS.get(name, list(map(written, option.values))), name
        assert row["default"] == written(option.default), name
        assert bool(row["table"]) == (name in TABLE_OPTIONS), name
        assert row["meaning"], name


def test_the_rules_say_what_the_presets_are() -> None:
    four_handed, small = tables("10.1")
    for table, usual in ((four_handed, preset("club")), (small, preset("bulgarian"))):
        names = [name for name in table[0] if name != "option"]
        assert names, "a table of presets"
        rows = {quoted(row["option"])[0]: row for row in table}
        for option in OPTIONS:
            common = written(getattr(usual, option))
            values = [written(getattr(preset(name), option)) for name in names]
            row = rows.get(option, {})
            assert [row.get(name, "·").replace("·", common) for name in names] == values, option
            assert bool(row) == (set(values) != {common}), f"{option}: only what differs stands in the table"
    assert {*four_handed[0], *small[0]} == {"option", *preset_names()}


def test_the_rules_say_what_a_table_may_change() -> None:
    (table,) = tables("10.2")
    said = {
        (name, quoted(row["option"])[0]): row["values"]
        for row in table
        for name in (quoted(row["offered in"]) or preset_names())
    }
    offered = {
        (name, option): ", ".join(map(written, values_of(preset(name), option)))
        for name in preset_names()
        for option in options_of(preset(name))
    }
    assert said == offered
