"""What Discord would reject of a screen."""

from collections.abc import Iterator

from bot.render.screen import (
    MAX_ALT,
    MAX_COMPONENTS,
    MAX_OPTIONS,
    MAX_ROW,
    Button,
    Row,
    Screen,
    Select,
    Text,
    component_count,
)

MAX_TEXT = 4000
MAX_LABEL = 80
MAX_OPTION_TEXT = 100
MAX_PLACEHOLDER = 150
MAX_PICTURES = 2
"""Not Discord's limit, but ours."""


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
