"""A bot small enough to see what the demo itself does: one command, one hand, robots that play by themselves."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

PACE = 0.05  # seconds between two moves of robots


def picture() -> bytes:
    """Return a small PNG."""
    out = io.BytesIO()
    Image.new("RGB", (8, 8), "red").save(out, "PNG")
    return out.getvalue()


class Card(ui.DynamicItem[ui.Button[Any]], template=r"card:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Карта {number}", custom_id=f"card:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "Card":
        return cls(int(match["number"]))

    async def callback(self, interaction: Any) -> None:
        interaction.client.played.append(self.number)
        await interaction.response.edit_message(view=hand(self.number + 1))


def hand(first: int) -> ui.LayoutView:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(*(Card(first + offset) for offset in range(2)))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"Ваша рука {first}"), row))
    return view


class TinyBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, members=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.tree = app_commands.CommandTree(self)
        self.played: list[int] = []
        self.heard: list[str] = []
        self.refused: list[int] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Card)
        group = app_commands.Group(name="table", description="Tables")
        group.command(name="open", description="Open a table")(self._open)
        self.tree.add_command(group)
        await self.tree.sync()
        self.emoji = await self.create_application_emoji(name="seven", image=picture())

    async def _open(self, interaction: discord.Interaction, robots: int = 0) -> None:
        self.heard.append(interaction.locale.value)
        await interaction.response.send_message(f"Стол открыт {self.emoji}")
        message = await interaction.original_response()
        await interaction.followup.send(view=hand(0), ephemeral=True)
        try:
            await message.create_thread(name="Стол")
        except discord.Forbidden as error:
            self.refused.append(error.code)
        self.robots = asyncio.create_task(self._play(message))

    async def _play(self, message: discord.InteractionMessage) -> None:
        assert isinstance(message.channel, discord.TextChannel)
        card = message.channel.get_partial_message(message.id)
        for number in range(1, 4):
            await asyncio.sleep(PACE)
            await card.edit(content=f"{self.emoji} роботы сходили {number}")
