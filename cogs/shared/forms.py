"""Forms (Discord's modals) without state: the custom id says everything, so one sent after a restart still counts.

A modal kept by discord.py would be found by its custom id alone, lost at a restart, and never let go when the member
cancels it. Ours are finished before they are shown, so that the library keeps none; what a member sends comes through
`cogs.shared.routing` and is answered here, always. The id is `m1:<kind>:<argument>:<token>`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, cast

import discord
from discord import ui

from bot.render.presses import BadArgument
from bot.services.errors import ServiceError
from cogs.shared.apology import apologise, tell_refusal, tell_unreadable
from cogs.shared.replies import Click, acknowledge_in_place

_VERSION: Final = "m1"
_TITLE, _LABEL, _DESCRIPTION = 45, 45, 100


@dataclass(frozen=True, slots=True)
class FormId:
    """The custom id of a form, taken apart."""

    kind: str
    arg: str

    def __str__(self) -> str:
        """A new custom id; the random end keeps two members' forms apart."""
        return f"{_VERSION}:{self.kind}:{self.arg}:{secrets.token_hex(8)}"


def read_form_id(custom_id: str) -> FormId | None:
    """The parts of a form's custom id, or None where it is none of ours (or of another version)."""
    version, _, rest = custom_id.partition(":")
    kind, _, rest = rest.partition(":")
    return FormId(kind, rest.rpartition(":")[0]) if version == _VERSION else None


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file that a member put into a form: where it lies, how many bytes it has, of which type it claims to be."""

    url: str = field(repr=False)
    size: int
    content_type: str


class Fields:
    """What a member filled in, by the custom ids of the fields."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._fields = {field["custom_id"]: field for field in _fields(data.get("components", ()))}
        self._resolved: Mapping[str, Any] = data.get("resolved") or {}

    def text(self, name: str) -> str:
        """The text of a field, empty where nothing was written."""
        return str(self._fields.get(name, {}).get("value") or "")

    def picked(self, name: str) -> str:
        """The chosen value of a select or a group of radio buttons, empty where none was."""
        field = self._fields.get(name, {})
        values: Sequence[str] = field.get("values") or ([field["value"]] if field.get("value") else [])
        return str(values[0]) if values else ""

    def number(self, name: str) -> int | None:
        """The chosen value as an id, None where none was chosen."""
        value = self.picked(name)
        return int(value) if value.isdigit() else None

    def ticked(self, name: str) -> bool:
        """Whether a box is ticked."""
        return bool(self._fields.get(name, {}).get("value"))

    def file(self, name: str) -> SentFile | None:
        """The file put into a field, None where none was; its name is not looked at."""
        attachments: Mapping[str, Mapping[str, Any]] = self._resolved.get("attachments") or {}
        sent = attachments.get(self.picked(name))
        return None if sent is None else SentFile(sent["url"], sent["size"], sent.get("content_type") or "")

    def is_robot(self, user_id: int) -> bool:
        """Whether a chosen member is a bot."""
        users: Mapping[str, Mapping[str, Any]] = self._resolved.get("users") or {}
        return bool(users.get(str(user_id), {}).get("bot"))


class Form:
    """A form: how its answer is handled. `kind` is its own in the whole bot."""

    kind: ClassVar[str] = ""

    @classmethod
    async def show(cls, interaction: Click, title: str, *parts: ui.Item[Any], arg: str = "") -> None:
        """Answer an interaction with the form; nothing may have been answered before."""
        modal = ui.Modal(title=title[:_TITLE], custom_id=str(FormId(cls.kind, arg)))
        for part in parts:
            modal.add_item(part)
        modal.stop()  # the only public way to tell the library not to keep it: it keeps what is not finished
        await interaction.response.send_modal(modal)

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Do what the form is for; the interaction is acknowledged, on a private screen as its update."""
        raise NotImplementedError

    async def receive(self, interaction: discord.Interaction[Any], arg: str) -> None:
        """Take a sent form and answer it, whatever happens."""
        try:
            await acknowledge_in_place(interaction)
            try:
                await self.submit(interaction, arg, Fields(dict(interaction.data or {})))
            except ServiceError as error:
                await tell_refusal(interaction, error)
        except BadArgument:
            await tell_unreadable(interaction, type(self).__name__)
        except Exception as error:
            await apologise(interaction, error)


def labelled(text: str, component: ui.Item[Any], description: str = "") -> ui.Label[Any]:
    """A field with its label, cut to what Discord takes."""
    return ui.Label(text=text[:_LABEL], component=component, description=description[:_DESCRIPTION] or None)


def writing(name: str, *, most: int = 1000, required: bool = True, value: str | None = None) -> ui.TextInput[Any]:
    """A field for several lines."""
    style = discord.TextStyle.paragraph
    return ui.TextInput(custom_id=name, style=style, max_length=most, required=required, default=value)


def uploading(name: str, *, required: bool) -> ui.FileUpload[Any]:
    """A field for one file."""
    return ui.FileUpload(custom_id=name, required=required, min_values=1 if required else 0, max_values=1)


def _fields(components: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for component in components:
        inner = cast("dict[str, Any]", component)
        yield from _fields(inner.get("components", ()))
        if isinstance(inner.get("component"), Mapping):
            yield from _fields([inner["component"]])
        if "custom_id" in inner:
            yield inner
