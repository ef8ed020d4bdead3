"""The list of games under the rules of one."""

from __future__ import annotations

from bot.render.rules import rules_screen
from cogs.shared.items import PrivateItem
from cogs.shared.replies import Click, answer
from engine.presets import preset


class ReadGame(PrivateItem, verb="read"):
    """Which game to read about."""

    async def press(self, interaction: Click) -> None:
        """Show its rules."""
        rules = preset(self.choice(interaction))
        await answer(interaction, rules_screen(interaction.client.say_to(interaction), rules))


ITEMS = (ReadGame,)
