"""The commands about past matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.render.history.replay import Spot, past_choice
from bot.render.history.verify import verify_screen
from bot.services.errors import ServiceError
from bot.services.history.archive import PastMatch
from bot.texts.commands import described, named
from cogs.history._items import show_history, show_spot
from cogs.history._review import show_review
from cogs.shared.names import Nicknames
from cogs.shared.replies import Click, answer, guild_of, promised

if TYPE_CHECKING:
    from bot.client import BeloteBot


async def _own(interaction: Click) -> tuple[PastMatch, ...]:
    user_id = interaction.user.id
    return await interaction.client.services.archive.history(guild_of(interaction), user_id, user_id)


async def my_matches(interaction: Click, current: str) -> list[app_commands.Choice[int]]:
    """The member's last matches whose words contain what has been typed."""
    say = interaction.client.say_to(interaction)
    choices = [
        app_commands.Choice(name=past_choice(say, past), value=past.match_id) for past in await _own(interaction)
    ]
    return [choice for choice in choices if current.casefold() in choice.name.casefold()]


class Replay(commands.Cog):
    """Looking at finished matches again."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self.nicknames = Nicknames(bot)

    @app_commands.command(name=named("cmd-history"), description=described("cmd-history"))
    @app_commands.rename(member=named("opt-player"))
    @app_commands.describe(member=described("opt-player"))
    async def history(self, interaction: Click, member: discord.User | None = None) -> None:
        """The finished matches of a member."""
        async with promised(interaction):
            await show_history(interaction, (member or interaction.user).id)

    @app_commands.command(name=named("cmd-replay"), description=described("cmd-replay"))
    @app_commands.rename(match=named("opt-match"), deal=named("opt-deal"))
    @app_commands.describe(match=described("opt-match"), deal=described("opt-deal"))
    @app_commands.autocomplete(match=my_matches)
    async def replay(
        self,
        interaction: Click,
        match: int | None = None,
        deal: app_commands.Range[int, 1, 999] = 1,
    ) -> None:
        """A finished match, card by card."""
        async with promised(interaction):
            archived = await self._bot.services.archive.match(
                guild_of(interaction), await self._meant(interaction, match), interaction.user.id
            )
            await show_spot(interaction, archived, Spot(deal - 1, 0))

    @app_commands.command(name=named("cmd-analysis"), description=described("cmd-analysis"))
    @app_commands.rename(match=named("opt-match"))
    @app_commands.describe(match=described("opt-match"))
    @app_commands.autocomplete(match=my_matches)
    async def analysis(self, interaction: Click, match: int | None = None) -> None:
        """What the robots would have done in the member's place."""
        async with promised(interaction):
            await show_review(interaction, await self._meant(interaction, match))

    @app_commands.command(name=named("cmd-verify"), description=described("cmd-verify"))
    @app_commands.rename(match=named("opt-match"))
    @app_commands.describe(match=described("opt-match"))
    @app_commands.autocomplete(match=my_matches)
    async def verify(self, interaction: Click, match: int | None = None) -> None:
        """The proof that a match was dealt fairly."""
        async with promised(interaction):
            archived = await self._bot.services.archive.match(
                guild_of(interaction), await self._meant(interaction, match), interaction.user.id
            )
            await answer(interaction, verify_screen(self._bot.say_to(interaction), archived))

    async def _meant(self, interaction: Click, match: int | None) -> int:
        """The match with that number, or the member's last one; raises `match-not-found`."""
        if match is not None:
            return match
        own = await _own(interaction)
        if not own:
            raise ServiceError("match-not-found")
        return own[0].match_id
