"""A screen as plain values: blocks of text and rows of controls, and the limits Discord sets for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.pictures.scene import Scene

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

MAX_COMPONENTS: Final = 40
MAX_ROW: Final = 5
MAX_OPTIONS: Final = 25
MAX_ALT: Final = 1024
"""Our own limit: more make a long message on a phone."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a control asks for: a verb that one item class answers, and its argument."""

    verb: str
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button with words on it."""

    press: Pressed
    label: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str = ""
    """One of our own emojis before the words (`<:name:id>`); decoration only."""


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select; `value` is what the press is told."""

    value: str
    label: str
    chosen: bool = False
    description: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose one line from; it fills a row by itself."""

    press: Pressed
    placeholder: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord's markdown."""

    content: str


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between blocks."""


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side, or one select."""

    controls: tuple[Button | Select, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, drawn when the screen is sent; `alt` says in words all that is on it."""

    scene: Scene
    alt: str
    words: str = ""
    """What is shown in its place where there are no pictures; empty where the words beside it are enough."""


Block: TypeAlias = Text | Line | Row | Picture


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message of table `table`, drawn from its state number `seq`."""

    table: int
    seq: int
    blocks: tuple[Block, ...]
    colour: int | None = None
    """The stripe at the side (0xRRGGBB); decoration only, it never carries meaning."""

    @property
    def text(self) -> str:
        """All words of the screen, for logs of tests and for looking things up."""
        return "\n".join(block.content for block in self.blocks if isinstance(block, Text))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures."""
        return tuple(block for block in self.blocks if isinstance(block, Picture))

    @property
    def controls(self) -> tuple[Button | Select, ...]:
        """All buttons and selects in reading order."""
        return tuple(control for block in self.blocks if isinstance(block, Row) for control in block.controls)

    def in_words(self) -> Screen:
        """The same screen without pictures, each given way to its words."""
        return replace(self, blocks=tuple(_in_words(self.blocks)))

    def keeping(self, verbs: frozenset[str] = frozenset()) -> Screen:
        """The same words with only those controls: what is left of a screen whose time is over."""
        return replace(self, blocks=tuple(kept for block in self.blocks if (kept := _kept(block, verbs)) is not None))


def _kept(block: Block, verbs: frozenset[str]) -> Block | None:
    if not isinstance(block, Row):
        return block
    controls = tuple(control for control in block.controls if control.press.verb in verbs)
    return Row(controls) if controls else None


def buttons(*controls: Button | None) -> tuple[Row, ...]:
    """The given buttons in rows of at most five, without the Nones; no row where nothing is left."""
    present = [control for control in controls if control is not None]
    return tuple(Row(tuple(present[start : start + MAX_ROW])) for start in range(0, len(present), MAX_ROW))


def component_count(screen: Screen) -> int:
    """How many of Discord's components the screen takes, the frame around it included."""
    return 1 + sum(1 + len(block.controls) if isinstance(block, Row) else 1 for block in screen.blocks)


def shortened_alt(text: str) -> str:
    """An alternative text of at most `MAX_ALT` letters."""
    return text if len(text) <= MAX_ALT else f"{text[: MAX_ALT - 1]}…"


def _in_words(blocks: tuple[Block, ...]) -> Iterator[Block]:
    for block in blocks:
        if not isinstance(block, Picture):
            yield block
        elif block.words:
            yield Text(block.words)
