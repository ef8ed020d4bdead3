"""Golden playthroughs: a match of each preset and number of players, kept as text that people can check."""

from __future__ import annotations

import pytest

from engine.presets import preset_names
from tests.engine.playthrough import FOLDER, FORMS, golden


@pytest.mark.parametrize("form", FORMS)
def test_a_playthrough_is_what_it_was(form: str):
    kept = (FOLDER / f"{form}.txt").read_text(encoding="utf-8")
    assert golden(form) == kept, "if the rules were meant to change: python -m tests.engine.playthrough"


def test_every_preset_has_a_playthrough():
    assert set(preset_names()) <= set(FORMS)
    assert {file.stem for file in FOLDER.iterdir()} == set(FORMS)
