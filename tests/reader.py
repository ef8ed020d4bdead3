"""A screen reader: what a member hears of a message, in order, without a picture, an image of an emoji or a colour."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tests.screens import Screen
from tests.specrules import BUTTON, SELECTS, TEXT_DISPLAY

GALLERY = 12
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_MARKUP = re.compile(r"\*\*|```|`|^#+ |^-# |^> ", re.MULTILINE)


@dataclass(frozen=True)
class Heard:
    """One thing said aloud: a paragraph, the alternative text of a picture, or the name of a control."""

    kind: Literal["text", "picture", "button", "list"]
    words: str
    custom_id: str = ""
    disabled: bool = False
    options: tuple[tuple[str, str], ...] = ()
    """The label and the value of each option of a list."""


def listen(screen: Screen) -> tuple[Heard, ...]:
    """Everything in reading order; emojis are their names."""
    return tuple(_heard(screen.payload.get("components") or []))


def _heard(nodes: list[Mapping[str, Any]]) -> Iterator[Heard]:
    for node in nodes:
        kind = node.get("type")
        if kind == TEXT_DISPLAY:
            yield Heard("text", _aloud(node["content"]))
        elif kind == GALLERY:
            yield from (Heard("picture", item.get("description") or "") for item in node["items"])
        elif kind == BUTTON:
            emoji = (node.get("emoji") or {}).get("name") or ""
            words = " ".join(filter(None, (emoji, node.get("label"))))
            yield Heard("button", _aloud(words), node["custom_id"], bool(node.get("disabled")))
        elif kind in SELECTS:
            options = tuple((_aloud(one["label"]), one["value"]) for one in node["options"])
            yield Heard("list", node.get("placeholder") or "", node["custom_id"], bool(node.get("disabled")), options)
        yield from _heard(node.get("components") or [])
        if node.get("accessory"):
            yield from _heard([node["accessory"]])


def _aloud(text: str) -> str:
    """Words without markup; an emoji by its name, spaces as they are heard."""
    return _MARKUP.sub("", _EMOJI.sub(r"\1", text)).replace("\u00a0", " ").replace("\ufe0e", "")
