"""What a person sees of one message: its words and the controls to press; made from Discord's own JSON."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.specrules import BUTTON, SELECTS, TEXT_DISPLAY, components_of

EPHEMERAL = 1 << 6
LOADING = 1 << 7


@dataclass(frozen=True)
class Control:
    """A button or a select menu as it is on the screen."""

    kind: int
    custom_id: str
    label: str
    disabled: bool
    options: tuple[tuple[str, str], ...] = ()  # (label, value) of a select
    style: int | None = None

    @classmethod
    def of(cls, node: Mapping[str, Any]) -> "Control":
        emoji = (node.get("emoji") or {}).get("name") or ""
        words = [emoji, node.get("label") or node.get("placeholder") or ""]
        options = tuple((option["label"], option["value"]) for option in node.get("options") or [])
        disabled = bool(node.get("disabled"))
        label = " ".join(filter(None, words))
        return cls(node["type"], node.get("custom_id") or "", label, disabled, options, node.get("style"))


@dataclass(frozen=True)
class Screen:
    """A message at one moment; later edits do not change it (`World.fresh` gives the newest state)."""

    id: int
    channel_id: int
    author_id: int
    payload: Mapping[str, Any]

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload.get("flags", 0) & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether Discord still shows "thinking" here."""
        return bool(self.payload.get("flags", 0) & LOADING)

    @property
    def text(self) -> str:
        """All sentences of the message, one block per line, alt texts included; no labels of controls."""
        return "\n".join(filter(None, _sentences(self.payload)))

    @property
    def everything(self) -> str:
        """The text and all words on controls: what could give something away."""
        words = [self.text]
        for control in self.controls:
            words += [control.label, *(label for label, _ in control.options)]
        return "\n".join(filter(None, words))

    @property
    def controls(self) -> list[Control]:
        kinds = SELECTS | {BUTTON}
        nodes = components_of(self.payload.get("components") or [])
        return [Control.of(node) for node in nodes if node.get("type") in kinds]

    @property
    def buttons(self) -> list[Control]:
        return [control for control in self.controls if control.kind == BUTTON]

    @property
    def selects(self) -> list[Control]:
        return [control for control in self.controls if control.kind in SELECTS]

    def button(self, name: str) -> Control:
        """Return the one button with that label or custom_id; else the one whose label contains it."""
        return self._one(self.buttons, name)

    def select(self, name: str | None = None) -> Control:
        """Return the one select menu with that placeholder or custom_id; without a name the only one."""
        return self._one(self.selects, name or "")

    def _one(self, controls: list[Control], name: str) -> Control:
        exact = [control for control in controls if name in {control.label, control.custom_id}]
        found = exact or [control for control in controls if name in control.label]
        if len(found) != 1:
            there = [f"{control.label} ({control.custom_id})" for control in controls]
            raise AssertionError(f"{len(found)} controls match {name!r}; on the screen: {there}\n{self.text}")
        return found[0]

    def __str__(self) -> str:
        marks = ["[-]" if control.disabled else "[ ]" for control in self.controls]
        rows = [f"{mark} {control.label}" for mark, control in zip(marks, self.controls, strict=True)]
        return "\n".join([self.text, *rows])


def _sentences(payload: Mapping[str, Any]) -> Iterator[str]:
    yield payload.get("content") or ""
    for embed in payload.get("embeds") or []:
        yield from (embed.get("title") or "", embed.get("description") or "")
        yield from (part.get(key) or "" for part in embed.get("fields") or [] for key in ("name", "value"))
        yield (embed.get("footer") or {}).get("text") or ""
    for node in components_of(payload.get("components") or []):
        if node.get("type") == TEXT_DISPLAY:
            yield node.get("content") or ""
        yield node.get("description") or ""
        yield from (item.get("description") or "" for item in node.get("items") or [])
    for attachment in payload.get("attachments") or []:
        yield from (attachment.get("filename") or "", attachment.get("description") or "")


def modal_fields(modal: Mapping[str, Any]) -> dict[str, str]:
    """Map the label of each field of a modal to its custom_id."""
    fields: dict[str, str] = {}
    for node in components_of(modal.get("components") or []):
        inner = node.get("component")
        if isinstance(inner, Mapping) and inner.get("custom_id"):
            fields[node.get("label") or ""] = inner["custom_id"]
        elif node.get("custom_id") and node.get("label"):
            fields[node["label"]] = node["custom_id"]
    return fields
