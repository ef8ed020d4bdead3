"""The commands that explain the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.render.help.rules import rules_screen
from bot.services.table.views import LobbyView
from bot.texts.commands import described, named
from cogs.help._items import show_help
from cogs.help._practice import go_on_practising
from cogs.shared.choices import GAME_CHOICES, own_tables
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer, guild_of, promised
from engine.presets import preset

if TYPE_CHECKING:
    from bot.client import BeloteBot


class Help(commands.Cog):
    """Explains the games."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot

    @app_commands.command(name=named("cmd-help"), description=described("cmd-help"))
    async def help(self, interaction: Click) -> None:
        """What a newcomer needs, page by page."""
        async with promised(interaction):
            await show_help(interaction)

    @app_commands.command(name=named("cmd-rules"), description=described("cmd-rules"))
    @app_commands.rename(game=named("opt-game"))
    @app_commands.describe(game=described("opt-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Click, game: str | None = None) -> None:
        """The rules of a game; without one those of the table that is played here, or of the member's own."""
        async with promised(interaction):
            say = self._bot.say_to(interaction)
            lobby = self._table_of(interaction) if game is None else None
            rules = lobby.rules if lobby is not None else preset(game or "club")
            await answer(interaction, rules_screen(say, rules, lobby, colours=own_colours(interaction)))

    @app_commands.command(name=named("cmd-practice"), description=described("cmd-practice"))
    @app_commands.rename(game=named("opt-game"))
    @app_commands.describe(game=described("opt-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def practice(self, interaction: Click, game: str | None = None) -> None:
        """A practice deal of a game: the one that waits, or a new one."""
        async with promised(interaction):
            await go_on_practising(interaction, game)

    def _table_of(self, interaction: Click) -> LobbyView | None:
        tables = self._bot.services.tables.listing.of_server(guild_of(interaction))
        here = [lobby for lobby in tables if interaction.channel_id == lobby.thread_id]
        return next(iter((*here, *own_tables(interaction))), None)
