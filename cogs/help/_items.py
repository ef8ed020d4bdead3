"""The controls of the help and the list of games under the rules of one."""

from __future__ import annotations

from bot.render import presses
from bot.render.help.help import QUESTIONS, help_screen
from bot.render.help.rules import rules_screen
from cogs.shared.items import PrivateItem
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer, guild_of
from engine.presets import preset


async def show_help(interaction: Click, page: str = "", question: str = "") -> None:
    """Answer with a page of the help."""
    say, colours = interaction.client.say_to(interaction), own_colours(interaction)
    times = interaction.client.services.clubs.times(guild_of(interaction))
    await answer(interaction, help_screen(say, page, times, question=question, colours=colours))


async def show_rules(interaction: Click, game: str) -> None:
    """Answer with the rules of a game."""
    say, colours = interaction.client.say_to(interaction), own_colours(interaction)
    await answer(interaction, rules_screen(say, preset(game), colours=colours))


class TurnHelp(PrivateItem, press=presses.HELP):
    """A page of the help."""

    async def press(self, interaction: Click) -> None:
        """Show it."""
        await show_help(interaction, presses.HELP.read(self.ref.arg) or "")


class Ask(PrivateItem, press=presses.HELP_ASK):
    """The list of questions."""

    async def press(self, interaction: Click) -> None:
        """Answer the chosen one."""
        await show_help(interaction, QUESTIONS, self.choice(interaction))


class OpenRules(PrivateItem, press=presses.HELP_RULES):
    """«Все правила» in the help."""

    async def press(self, interaction: Click) -> None:
        """Show the rules of the club's game, with the list of the others."""
        await show_rules(interaction, "club")


class ReadGame(PrivateItem, press=presses.READ):
    """Which game to read about."""

    async def press(self, interaction: Click) -> None:
        """Show its rules."""
        await show_rules(interaction, self.choice(interaction))


ITEMS = (TurnHelp, Ask, OpenRules, ReadGame)
