"""The codec of custom ids: `b1:<table>:<seq>:<verb>:<arg>`.

`b1` is the version of the form, `table` the table's number, `seq` the state the control was drawn from (the sequence
the service expects), `verb` what is asked, `arg` its argument. Each verb belongs to exactly one item class, and each id
matches exactly one template, because discord.py calls *every* class whose template matches.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

VERSION: Final = "b1"
MAX_LENGTH: Final = 100

_VERB: Final = re.compile(r"[a-z][a-z-]{0,19}")
_ARG: Final = re.compile(r"[A-Za-z0-9.-]{0,40}")


@dataclass(frozen=True, slots=True)
class ItemId:
    """A custom id, taken apart."""

    table: int
    seq: int
    verb: str
    arg: str = ""

    def __post_init__(self) -> None:
        if self.table < 0 or self.seq < 0 or not _VERB.fullmatch(self.verb) or not _ARG.fullmatch(self.arg):
            raise ValueError(f"no custom id can be made of {self.table} {self.seq} {self.verb!r} {self.arg!r}")

    def __str__(self) -> str:
        text = f"{VERSION}:{self.table}:{self.seq}:{self.verb}:{self.arg}"
        if len(text) > MAX_LENGTH:
            raise ValueError(f"a custom id of {len(text)} characters: {text}")
        return text


def template(verb: str) -> re.Pattern[str]:
    """The pattern of all ids with that verb, anchored at both ends."""
    return re.compile(
        rf"\A{VERSION}:(?P<table>\d{{1,20}}):(?P<seq>\d{{1,20}}):{re.escape(verb)}:(?P<arg>{_ARG.pattern})\Z"
    )


_ANY: Final = re.compile(
    rf"\A{VERSION}:(?P<table>\d{{1,20}}):(?P<seq>\d{{1,20}}):(?P<verb>{_VERB.pattern}):(?P<arg>{_ARG.pattern})\Z"
)


def parse(custom_id: str) -> ItemId | None:
    """The parts of a custom id, or None where it is none of ours (or of another version)."""
    match = _ANY.match(custom_id)
    return ItemId(int(match["table"]), int(match["seq"]), match["verb"], match["arg"]) if match else None
