"""The file of rule vectors: where it lies, its cases, and the rules that each system stands for."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.presets import preset
from engine.rules import Rules

DEFAULT_FILE = Path(__file__).parents[1] / "data" / "vectors.json"

SYSTEMS: Mapping[str, Rules] = {
    "A": preset("club"),
    # The vectors' system B is the common stock of the two French seeds: on undertrumping they differ, and the answer of
    # the preset `classic` stands as an alternative.
    "B": preset("classic").with_options({"undertrump": True}),
    "C": preset("bulgarian"),
    "D": preset("pair"),
    "E": preset("ukrainian"),
    "F": preset("bulgarian"),
}

FORMS: Mapping[str, Mapping[str, Any]] = {
    "two_handed": {"players": 2, "deck_cards": 24},
    "three_handed": {"players": 3, "deck_cards": 24},
    "open_belot": {"players": 2, "deck_cards": 32, "open_cards": True},
}


@dataclass(frozen=True)
class Case:
    """One vector, or one of its alternatives, under its own options."""

    name: str
    system: str
    kind: str
    options: Mapping[str, Any]
    given: Mapping[str, Any]
    expected: Mapping[str, Any]

    def rules(self) -> Rules:
        """The rules of the case; an unknown option is an error."""
        extra = {key: self.given[key] for key in ("target", "both_over") if key in self.given}
        form = FORMS[self.given["form"]] if "form" in self.given else {}
        return SYSTEMS[self.system].with_options({**form, **extra, **self.options})


def load_cases() -> list[Case]:
    """Every case of the file named by BELOTE_VECTORS, or of the copy in the repository."""
    path = Path(os.environ.get("BELOTE_VECTORS") or DEFAULT_FILE)
    data = json.loads(path.read_text(encoding="utf-8"))
    return [case for vector in data["vectors"] for case in _cases(vector)]


def _cases(vector: Mapping[str, Any]) -> Iterator[Case]:
    common = (vector["system"], vector["kind"])
    options = vector.get("options") or {}
    yield Case(vector["id"], *common, options, vector["input"], vector["expected"])
    for number, other in enumerate(vector.get("alternatives") or (), start=1):
        merged = {**options, **other["options"]}
        yield Case(f"{vector['id']}/{number}", *common, merged, vector["input"], other["expected"])
