"""Reading a match record for `belote replay` and `belote verify`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.commands.output import inform, report_record
from bot.texts import Say
from engine.errors import RecordError, RecordFault


def with_record(say: Say, source: str, use: Callable[[Any], int]) -> int:
    """Read the JSON of a file (`-`: the standard input) and use it; reports what goes wrong and gives the status."""
    try:
        text = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
    except OSError as error:
        inform(say("cli-file-unreadable", path=source, reason=error.strerror or str(error)))
        return 1
    try:
        return use(_parse(text))
    except RecordError as error:
        report_record(say, error)
        return 2


def _parse(text: bytes) -> Any:  # noqa: ANN401 - whatever a JSON document holds
    try:
        return json.loads(text.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        fault = RecordFault(None, f"byte {error.start}", "not-text", "expected UTF-8")
    except json.JSONDecodeError as error:
        fault = RecordFault(None, f"line {error.lineno}, column {error.colno}", "not-json", error.msg)
    except RecursionError:
        fault = RecordFault(None, "document", "not-json", "nested too deeply")
    raise RecordError((fault,))
