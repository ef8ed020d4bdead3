"""«Правила»: what a table has agreed on, and the panel in which its host changes that before the match."""

from __future__ import annotations

from bot.render import presses
from bot.render.help.rules import rules_panel, rules_screen
from bot.render.words import option_key, option_word
from bot.services.errors import ServiceError
from bot.services.table.views import LobbyView
from cogs.shared.items import PrivateItem
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer
from engine.options import options_of, values_of, with_option
from engine.presets import preset
from engine.rules import Rules


class RulesItem(PrivateItem):
    """A control of the panel; each of them shows it again as things are now."""

    def lobby(self, interaction: Click) -> LobbyView:
        """The table as it is."""
        return interaction.client.services.tables.listing.lobby_view(self.ref.table)

    async def agree(self, interaction: Click, rules: Rules) -> None:
        """Make these the rules of the table, unless somebody else has just changed them."""
        before = self.lobby(interaction).rules
        tables = interaction.client.services.tables
        await tables.lobby.set_rules(self.ref.table, interaction.user.id, rules, expected=before)

    async def show(self, interaction: Click, option: str = "") -> None:
        """The panel, or the rules alone where nothing can be changed any more."""
        say, lobby = interaction.client.say_to(interaction), self.lobby(interaction)
        if lobby.state == "lobby":
            screen = rules_panel(say, lobby, option, host=lobby.host_id == interaction.user.id)
        else:
            screen = rules_screen(say, lobby.rules, lobby, colours=own_colours(interaction))
        await answer(interaction, screen)


class OpenRules(RulesItem, press=presses.RULES):
    """«Правила» on the card of a table."""

    async def press(self, interaction: Click) -> None:
        """Open the panel."""
        await self.show(interaction)


class ReadAll(RulesItem, press=presses.RULES_ALL):
    """«Все правила»."""

    async def press(self, interaction: Click) -> None:
        """Show every rule of the table in words."""
        say, lobby = interaction.client.say_to(interaction), self.lobby(interaction)
        back, colours = lobby.state == "lobby", own_colours(interaction)
        await answer(interaction, rules_screen(say, lobby.rules, lobby, back=back, colours=colours))


class ChooseGame(RulesItem, press=presses.RULES_GAME):
    """The list of games."""

    async def press(self, interaction: Click) -> None:
        """Play another game, with its own rules."""
        await self.agree(interaction, preset(self.choice(interaction)))
        await self.show(interaction)


class ChooseOption(RulesItem, press=presses.RULES_OPTION):
    """The list of options."""

    async def press(self, interaction: Click) -> None:
        """Offer the values of one."""
        await self.show(interaction, _named(self.lobby(interaction).rules, self.choice(interaction)))


class SetOption(RulesItem, press=presses.RULES_SET):
    """A value of an option."""

    async def press(self, interaction: Click) -> None:
        """Agree on it."""
        rules = self.lobby(interaction).rules
        key, word = presses.RULES_SET.read(self.ref.arg)
        name = _named(rules, key)
        value = next((value for value in values_of(rules, name) if option_word(value) == word), None)
        if value is None:
            raise ServiceError("stale-view")
        await self.agree(interaction, with_option(rules, name, value))
        await self.show(interaction, name)


def _named(rules: Rules, key: str) -> str:
    """The option with that key; raises `stale-view` where the game has none (any more)."""
    name = next((name for name in options_of(rules) if option_key(name) == key), None)
    if name is None:
        raise ServiceError("stale-view")
    return name


RULES_ITEMS = (OpenRules, ReadAll, ChooseGame, ChooseOption, SetOption)
