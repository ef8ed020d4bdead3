"""The table cog: `/hand`, `/score`, `/last`, and the redrawing of everything that shows a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.services.table.views import TableChange
from bot.texts.commands import described, named
from cogs.shared.apology import Refused
from cogs.shared.choices import default_table, my_tables, table_here
from cogs.shared.hands import OpenHands, Page
from cogs.shared.replies import Click, promised
from cogs.table._messages import TableMessages

if TYPE_CHECKING:
    from bot.client import BeloteBot


class Table(commands.Cog):
    """Keeps what tables look like and answers the members' questions about theirs."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self.hands = OpenHands(bot, lambda click, table_id: self.messages.trouble(click, table_id))
        self.messages = TableMessages(bot, self.hands)
        self.hands.on_dead = self.messages.wake
        bot.services.tables.registry.listen(self._changed)

    async def cog_unload(self) -> None:
        """Draw nothing any more."""
        await self.messages.close()
        await self.hands.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Draw every open table: what was stored before a restart may not have been shown."""
        for guild in self._bot.guilds:
            for lobby in self._bot.services.tables.listing.of_server(guild.id):
                self.messages.wake(lobby.table_id)

    @app_commands.command(name=named("cmd-hand"), description=described("cmd-hand"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def hand(self, interaction: Click, table: int | None = None) -> None:
        """The member's cards."""
        await self._page(interaction, table, "hand")

    @app_commands.command(name=named("cmd-score"), description=described("cmd-score"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def score(self, interaction: Click, table: int | None = None) -> None:
        """The score sheet."""
        await self._page(interaction, table, "score")

    @app_commands.command(name=named("cmd-last"), description=described("cmd-last"))
    @app_commands.rename(table=named("opt-table"))
    @app_commands.describe(table=described("opt-table"))
    @app_commands.autocomplete(table=my_tables)
    async def last(self, interaction: Click, table: int | None = None) -> None:
        """The last trick."""
        await self._page(interaction, table, "last")

    async def _page(self, interaction: Click, table: int | None, page: Page) -> None:
        async with promised(interaction):
            table_id = table if table is not None else default_table(interaction)
            if table_id is None:
                raise Refused("no-tables")
            await self.hands.show(interaction, table_here(interaction, table_id).table_id, page)

    def resume(self, table_id: int) -> None:
        """Look after the public messages of a table, also where drawing it had been given up."""
        self.messages.resume(table_id)

    def _changed(self, change: TableChange) -> None:
        self.messages.wake(change.table_id)
        self.hands.wake(change.table_id)
