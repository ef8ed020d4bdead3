"""The base class of every button and select: what a click is, and that no click ever stays without an answer."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self

import discord
from discord import ui

from bot.render.presses import NUMBER, BadArgument, Press
from bot.services.errors import ServiceError
from cogs.shared.apology import apologise, refusal, tell_refusal, tell_unreadable
from cogs.shared.hands import hands_of
from cogs.shared.ids import ItemId, template
from cogs.shared.replies import Click, acknowledge_in_place
from engine.actions import Action


class TableItem(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """A control whose custom id says everything about it; `asks` is the press that it alone answers.

    A subclass writes `press` and, where a deferred update is not the right acknowledgement, `acknowledge`. Whatever
    goes wrong is answered: a refusal of the services by its sentence, anything else by an apology with a reference.
    """

    asks: ClassVar[Press[Any] | None] = None
    _match: re.Match[str] | None = None

    def __init_subclass__(cls, *, press: Press[Any] | None = None) -> None:
        super().__init_subclass__(template=template(press.verb) if press is not None else "(?!)")
        cls.asks = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was clicked; everything else about it is read from its id."""
        control = cls(item)
        control._match = match
        return control

    @property
    def ref(self) -> ItemId:
        """The custom id, taken apart; raises `BadArgument` for numbers that no table has."""
        match = self._match or self.template.fullmatch(self.custom_id)
        assert match is not None, "the template matched"
        assert self.asks is not None, "only items of a press have a template"
        return ItemId(NUMBER.read(match["table"]), NUMBER.read(match["seq"]), self.asks.verb, match["arg"])

    @staticmethod
    def choice(interaction: Click) -> str:
        """The value chosen in a select; empty for a button."""
        values: list[str] = dict(interaction.data or {}).get("values", [])  # pyright: ignore[reportAssignmentType]
        return values[0] if values else ""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge, press, and answer whatever comes of it."""
        try:
            if self.asks is not None:
                self.asks.read(self.ref.arg)
            await self.acknowledge(interaction)
            try:
                await self.press(interaction)
            except ServiceError as error:
                await self.refused(interaction, error)
        except BadArgument:
            await tell_unreadable(interaction, type(self).__name__)
        except Exception as error:
            await apologise(interaction, error)

    async def acknowledge(self, interaction: Click) -> None:
        """Tell Discord within its three seconds that the click has arrived: the message stays as it is for now."""
        await interaction.response.defer()

    async def press(self, interaction: Click) -> None:
        """Do what the control is for."""
        raise NotImplementedError

    async def refused(self, interaction: Click, error: ServiceError) -> None:
        """Answer a refusal: its sentence, only for who clicked."""
        await tell_refusal(interaction, error)


class PrivateItem(TableItem):
    """A control whose answer only the member sees: in place on their own screen, anew from a public card."""

    async def acknowledge(self, interaction: Click) -> None:
        """Take the click as an update of a private screen, or promise a private answer."""
        await acknowledge_in_place(interaction)


class ActItem(PrivateItem):
    """Something done on one's turn; a refusal is said on a fresh hand."""

    def action(self) -> Action:
        """What the control does."""
        raise NotImplementedError

    async def press(self, interaction: Click) -> None:
        """Do it and show what came of it."""
        ref = self.ref
        tables = interaction.client.services.tables
        await tables.play.act(ref.table, interaction.user.id, ref.seq, self.action(), interaction.id)
        await hands_of(interaction).show(interaction, ref.table)

    async def refused(self, interaction: Click, error: ServiceError) -> None:
        """Say why, on the hand as it is now."""
        words = refusal(interaction.client.say_to(interaction), error)
        await hands_of(interaction).show(interaction, self.ref.table, notice=words)
