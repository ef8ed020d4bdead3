"""A new game is one new file and its sentences: put into a copy of the project, it is played by the project's tests."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

SENTENCES = {
    "ru": ("Игрушечный белот", "Взятка — 10 очков. Если у взявшего их не больше всех, он отдаёт свои."),
    "uk": ("Іграшковий белот", "Взятка — 10 очок. Якщо у того, хто взяв, їх не найбільше, він віддає свої."),
    "en": ("Toy Belote", "A trick is 10 points. A taker who has not the most gives up all."),
    "fr": ("Belote jouet", "Un pli vaut 10 points. Le preneur qui n'en a pas le plus donne tout."),
    "bg": ("Белот играчка", "Взятката е 10 точки. Който е взел, но няма най-много, дава своите."),
}

PLAYED = {
    "tests/cogs/test_games.py": 2,  # on the in-process Discord: a match against robots, a deal of four members
    "tests/engine/test_robots_play.py": 2,
    "tests/render/test_games.py": 1,  # every screen of a table
    "tests/render/test_rules.py": 3,
    "tests/texts/test_usage.py": 1,
}
"""Tests that play every game there is, and how many of them at least are about one game."""


def test_a_game_is_one_new_file_and_its_sentences(tmp_path: Path) -> None:
    for part in ("engine", "bot", "cogs", "migrations", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)

    shutil.copy2(ROOT / "tests/toy_game.py", tmp_path / "engine/games/toy.py")
    for language, (name, score) in SENTENCES.items():
        catalog = tmp_path / "bot/locales" / language / "toy.ftl"
        catalog.write_text(f"game-toy = {name}\ntoy-score = {score}\n", encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", "toy", *PLAYED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.findall(r"^(tests/\S+\.py)::.* PASSED", done.stdout, re.MULTILINE)
    assert {path for path, least in PLAYED.items() if passed.count(path) < least} == set()
