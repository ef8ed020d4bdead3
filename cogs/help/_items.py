"""The list of games under the rules of one."""

from __future__ import annotations

from bot.render.rules import rules_screen
from cogs.shared.items import PrivateItem
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer
from engine.presets import preset


class ReadGame(PrivateItem, verb="read"):
    """Which game to read about."""

    async def press(self, interaction: Click) -> None:
        """Show its rules."""
        rules = preset(self.choice(interaction))
        say, colours = interaction.client.say_to(interaction), own_colours(interaction)
        await answer(interaction, rules_screen(say, rules, colours=colours))


ITEMS = (ReadGame,)
