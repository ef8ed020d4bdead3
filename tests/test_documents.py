"""What the documents promise is there: files they point to, commands they name."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.texts import Language, Texts
from tests.world import World

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
_LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)|src=\"(?!https?:)([^\"]+)\"")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_that_a_document_points_to_exists(name: str) -> None:
    links = [first or second for first, second in _LINK.findall((ROOT / name).read_text(encoding="utf-8"))]
    assert [link for link in links if not (ROOT / link).exists()] == []


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
