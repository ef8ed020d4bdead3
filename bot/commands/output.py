"""Words for the terminal: results to the standard output, everything else to the standard error stream."""

from __future__ import annotations

import sys

from bot.settings import SettingsError
from bot.texts import Say
from engine.errors import RecordError, RecordFault


def inform(words: str) -> None:
    """Say something that is no result: progress, a warning, an error."""
    print(words, file=sys.stderr, flush=True)


def report_settings(say: Say, error: SettingsError) -> None:
    """Name every wrong setting with what is expected of it."""
    for fault in error.faults:
        if fault.value is None:
            inform(say("cli-setting-missing", name=fault.name, expected=fault.expected))
        else:
            inform(say("cli-setting-wrong", name=fault.name, value=fault.value, expected=fault.expected))


def report_error(say: Say, code: str, detail: str) -> None:
    """Say what an error with a code means, with the detail that an administrator needs."""
    key = f"error-{code}"
    inform(say("cli-error", reason=say(key), code=code, detail=detail))


def report_record(say: Say, error: RecordError) -> None:
    """Name every fault of a record with its deal, position, code and reason."""
    for fault in error.faults:
        inform(_fault_line(say, fault))


def _fault_line(say: Say, fault: RecordFault) -> str:
    reason = _reason(say, fault)
    if fault.deal is None:
        return say("cli-record-fault-head", position=fault.position, reason=reason, code=fault.code)
    return say("cli-record-fault", deal=fault.deal, position=fault.position, reason=reason, code=fault.code)


def _reason(say: Say, fault: RecordFault) -> str:
    """The sentence of the code with what exactly is wrong; the latter alone where the sentence speaks of a suit."""
    key = f"error-{fault.code}"
    if fault.code == "must-follow" or not say.texts.has(say.language, key):
        return fault.reason
    return f"{say(key)} ({fault.reason})"
