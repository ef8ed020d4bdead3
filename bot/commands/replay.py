"""`belote replay`: everything that follows from a match record, as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from bot.commands.records import with_record
from bot.texts import Say
from engine.replay import replay


def run(say: Say, options: argparse.Namespace) -> int:
    """Print `belote-replay/1`; status 2 with deal, position, code and reason for a record that breaks a rule."""
    return with_record(say, options.record, _print_replay)


def _print_replay(record: Any) -> int:  # noqa: ANN401 - whatever a JSON document holds
    document = replay(record)
    json.dump(document, sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0
