"""From a `Screen` to Discord components: always a new view object that holds dynamic items only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.render.screen import Block, Button, Line, Picture, Screen, Select, Text
from cogs.shared.ids import ItemId

_STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

_FILE: Final = "picture-{}.webp"
"""The name of the attachment of a screen's picture, counted from 0."""

ItemClasses = Mapping[str, type[ui.DynamicItem[Any]]]
"""The item class of each verb."""


def layout(screen: Screen, classes: ItemClasses) -> ui.LayoutView:
    """A new view of the screen, which never times out.

    It must be sent once and never stopped or changed: discord.py forgets item classes for the whole bot when a view
    that mixes item kinds, or one that lost some, is taken away. Raises `KeyError` for a verb that no cog answers.
    """
    view = ui.LayoutView(timeout=None)
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.colour)
    for block in screen.blocks:
        frame.add_item(_component(screen, block, classes))
    view.add_item(frame)
    return view


def files(pictures: Sequence[bytes]) -> list[discord.File]:
    """The drawn pictures of a screen as attachments; a file can be sent once only."""
    return [discord.File(BytesIO(picture), _FILE.format(number)) for number, picture in enumerate(pictures)]


def _component(screen: Screen, block: Block, classes: ItemClasses) -> ui.Item[ui.LayoutView]:
    if isinstance(block, Text):
        return ui.TextDisplay(block.content)
    if isinstance(block, Line):
        return ui.Separator()
    if isinstance(block, Picture):
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        number = next(at for at, picture in enumerate(screen.pictures) if picture is block)
        gallery.add_item(media=f"attachment://{_FILE.format(number)}", description=block.alt)
        return gallery
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for control in block.controls:
        custom_id = str(ItemId(screen.table, screen.seq, control.press.verb, control.press.arg))
        row.add_item(classes[control.press.verb](_plain_item(control, custom_id)))
    return row


def _plain_item(control: Button | Select, custom_id: str) -> ui.Item[Any]:
    if isinstance(control, Button):
        return ui.Button(
            custom_id=custom_id,
            label=control.label,
            style=_STYLES[control.style],
            disabled=control.disabled,
            emoji=control.emoji or None,
        )
    options = [
        discord.SelectOption(
            label=option.label, value=option.value, default=option.chosen, description=option.description or None
        )
        for option in control.options
    ]
    return ui.Select(custom_id=custom_id, placeholder=control.placeholder, options=options)
