"""The commands of score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.render.scorepad import pad_choice
from bot.services.scorepad import PadRefused, pad_rules
from bot.texts.commands import described, named
from cogs.scorepad._card import PadCards
from cogs.scorepad._forms import NewPad
from cogs.shared.apology import Refused
from cogs.shared.choices import GAME_CHOICES
from cogs.shared.replies import Click, answer_words, answering, guild_of, promised
from cogs.shared.rights import missing_rights, right_names

if TYPE_CHECKING:
    from bot.client import BeloteBot


async def pads_here(interaction: Click, current: str) -> list[app_commands.Choice[int]]:
    """The open sheets of this channel whose words contain what has been typed."""
    say = interaction.client.say_to(interaction)
    views = await interaction.client.services.scorepads.of_channel(interaction.channel_id or 0)
    choices = [app_commands.Choice(name=pad_choice(say, view), value=view.pad_id) for view in views]
    return [choice for choice in choices if current.casefold() in choice.name.casefold()]


class Scorepad(commands.GroupCog, group_name=named("cmd-scorepad"), group_description=described("cmd-scorepad")):
    """Sheets for those who play with real cards."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self.cards = PadCards(bot)

    async def cog_unload(self) -> None:
        """Draw nothing any more."""
        await self.cards.close()

    @app_commands.command(name=named("cmd-scorepad-new"), description=described("cmd-scorepad-new"))
    @app_commands.rename(game=named("opt-game"), players=named("opt-players"))
    @app_commands.describe(game=described("opt-game"), players=described("opt-players"))
    @app_commands.choices(game=GAME_CHOICES)
    async def new(
        self, interaction: Click, game: str = "club", players: app_commands.Range[int, 2, 4] | None = None
    ) -> None:
        """Ask for names and terms, then begin a sheet in this channel."""
        async with answering(interaction):
            self._require_rights(interaction)
            await NewPad.ask(interaction, pad_rules(game, players, None, {}))

    @app_commands.command(name=named("cmd-scorepad-show"), description=described("cmd-scorepad-show"))
    @app_commands.rename(pad=named("opt-pad"))
    @app_commands.describe(pad=described("opt-pad"))
    @app_commands.autocomplete(pad=pads_here)
    async def show(self, interaction: Click, pad: int | None = None) -> None:
        """Post the card of a sheet again, at the end of its channel."""
        async with promised(interaction):
            self._require_rights(interaction)
            pads = self._bot.services.scorepads
            if pad is None:
                views = await pads.of_channel(interaction.channel_id or 0)
                if not views:
                    raise PadRefused("pad-not-found")
                view = views[0]
            else:
                view = await pads.find(guild_of(interaction), pad)
            await self.cards.post(view)
            await answer_words(interaction, self._bot.say_to(interaction)("pad-opened", number=view.pad_id))

    def _require_rights(self, interaction: Click) -> None:
        missing = missing_rights(interaction.app_permissions, thread=False)
        if missing:
            say = self._bot.say_to(interaction)
            raise Refused("missing-permission", rights=right_names(say, missing))
