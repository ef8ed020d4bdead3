"""Golden screens: whatever members see on a walk through the whole bot is what it was, to the byte.

`python -m tests.golden --write` writes the files anew, after a change that members are meant to see.
"""

import os
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.conftest import OpenWorld
from tests.golden.chapters import CHAPTERS
from tests.golden.conftest import LOCALES
from tests.golden.walk import Walk
from tests.world import MakeBot

FOLDER = Path(__file__).parents[1] / "data" / "golden_screens"
WALKS = [(str(language), name) for name, chapter in CHAPTERS.items() for language in chapter.languages]
_SHOWN = 40


@pytest.mark.parametrize(("language", "chapter"), WALKS)
async def test_members_see_what_they_saw(
    language: str, chapter: str, open_world: OpenWorld, make_bot: MakeBot, database: Path
) -> None:
    world = await open_world(make_bot, database=database)
    weather = world.env.weather
    weather.guild_locale = LOCALES.get(language, language)
    weather.locales = dict.fromkeys(weather.locales, weather.guild_locale)
    walk = Walk(world)
    await CHAPTERS[chapter].walk(walk)
    seen = "".join(f"{line}\n" for line in walk.lines)
    file = FOLDER / language / f"{chapter}.jsonl"
    if os.environ.get("GOLDEN_SCREENS") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(seen, encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    changes = list(unified_diff(before.splitlines(), seen.splitlines(), "before", "now", lineterm="", n=1))
    assert seen == before, "members see something else:\n" + "\n".join(changes[:_SHOWN])


def test_every_file_belongs_to_a_walk() -> None:
    there = {(file.parent.name, file.stem) for file in FOLDER.glob("*/*")}
    assert there == set(WALKS)
