"""The words of a message and the tables that its controls belong to, whatever components it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs.shared.ids import parse


def words_of(message: discord.Message) -> str:
    """The text of a message, paragraph by paragraph; no labels of controls, no pictures."""
    shown = [message.content] + [part.content for part in _parts(message) if isinstance(part, discord.TextDisplay)]
    return "\n".join(filter(None, shown))


def tables_of(message: discord.Message) -> frozenset[int]:
    """The numbers of the tables that the controls of a message name."""
    ids = (parse(getattr(part, "custom_id", None) or "") for part in _parts(message))
    return frozenset(found.table for found in ids if found is not None)


def _parts(message: discord.Message) -> Iterator[Any]:
    waiting: list[Any] = list(message.components)
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = [*getattr(part, "children", ()), *waiting]
