"""A screen as plain values: blocks of text and rows of controls, and the limits Discord sets for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.pictures.scene import Scene

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000
MAX_LABEL: Final = 80
MAX_ROW: Final = 5
MAX_OPTIONS: Final = 25
MAX_OPTION_TEXT: Final = 100
MAX_PLACEHOLDER: Final = 150
MAX_ALT: Final = 1024
MAX_PICTURES: Final = 2
"""Our own limit: more make a long message on a phone."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a control asks for: a verb that one item class answers, and its argument."""

    verb: str
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button with words on it."""

    press: Press
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

    press: Press
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
        """All pictures, at most `MAX_PICTURES`."""
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


def faults(screen: Screen) -> tuple[str, ...]:
    """What Discord would reject of this screen, in words for developers; empty where all is well."""
    return tuple(_faults(screen)) + (tuple(_faults(screen.in_words())) if screen.pictures else ())


def _faults(screen: Screen) -> Iterator[str]:
    count = component_count(screen)
    if count > MAX_COMPONENTS:
        yield f"{count} components, {MAX_COMPONENTS} allowed"
    length = sum(len(block.content) for block in screen.blocks if isinstance(block, Text))
    if length > MAX_TEXT:
        yield f"{length} characters of text, {MAX_TEXT} allowed"
    if len(screen.pictures) > MAX_PICTURES:
        yield f"{len(screen.pictures)} pictures, {MAX_PICTURES} allowed"
    for picture in screen.pictures:
        if not 1 <= len(picture.alt) <= MAX_ALT:
            yield f"an alternative text of {len(picture.alt)} characters"
    presses = [control.press for control in screen.controls]
    if len(set(presses)) != len(presses):
        yield "two controls ask for the same thing"
    for block in screen.blocks:
        if isinstance(block, Text) and not block.content.strip():
            yield "a text without words"
        if isinstance(block, Row):
            yield from _row_faults(block)


def _in_words(blocks: tuple[Block, ...]) -> Iterator[Block]:
    for block in blocks:
        if not isinstance(block, Picture):
            yield block
        elif block.words:
            yield Text(block.words)


def _row_faults(row: Row) -> Iterator[str]:
    selects = [control for control in row.controls if isinstance(control, Select)]
    if not 1 <= len(row.controls) <= (1 if selects else MAX_ROW):
        yield f"a row of {len(row.controls)} controls"
    for select in selects:
        yield from _select_faults(select)
    for control in row.controls:
        if isinstance(control, Button) and not 1 <= len(control.label) <= MAX_LABEL:
            yield f"a label of {len(control.label)} characters: {control.label!r}"


def _select_faults(select: Select) -> Iterator[str]:
    if not 1 <= len(select.options) <= MAX_OPTIONS:
        yield f"a select of {len(select.options)} options"
    if len(select.placeholder) > MAX_PLACEHOLDER:
        yield f"a placeholder of {len(select.placeholder)} characters"
    values = [option.value for option in select.options]
    if len(set(values)) != len(values):
        yield "two options with one value"
    if sum(option.chosen for option in select.options) > 1:
        yield "two options chosen"
    for option in select.options:
        texts = (option.value, option.label, option.description or "-")
        if not all(1 <= len(text) <= MAX_OPTION_TEXT for text in texts):
            yield f"an option with an empty or too long text: {option.value!r}"
