"""The buttons and lists of past matches; their ids say everything, so that they go on working after a restart."""

from __future__ import annotations

import asyncio
import io
import json
from typing import TYPE_CHECKING, cast

import discord

from bot.render import presses
from bot.render.history.replay import Spot, history_screen, replay_screen, shared_deal, whole_text
from bot.render.history.verify import verify_screen
from bot.services.history.archive import ArchivedMatch
from bot.texts.escape import tidy
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.pictures import own_colours
from cogs.shared.replies import Click, answer, guild_of
from cogs.shared.views import layout

if TYPE_CHECKING:
    from cogs.history._cog import Replay


async def archived_of(interaction: Click, match_id: int) -> ArchivedMatch:
    """A past match that the member may see."""
    archive = interaction.client.services.archive
    return await archive.match(guild_of(interaction), match_id, interaction.user.id)


async def show_history(interaction: Click, user_id: int, before: int | None = None) -> None:
    """Answer with a page of somebody's history."""
    archive = interaction.client.services.archive
    matches = await archive.history(guild_of(interaction), user_id, interaction.user.id, before=before)
    say = interaction.client.say_to(interaction)
    await answer(interaction, history_screen(say, user_id, matches, older=before is not None))


async def show_spot(interaction: Click, archived: ArchivedMatch, spot: Spot) -> None:
    """Answer with a match at a spot."""
    say, names = interaction.client.say_to(interaction), await _names(interaction, archived)
    screen = replay_screen(say, archived, spot, interaction.user.id, names=names, colours=own_colours(interaction))
    await answer(interaction, screen)


class Step(PrivateItem, press=presses.REPLAY):
    """On or back by a card or a deal."""

    async def press(self, interaction: Click) -> None:
        """Show the match at that spot."""
        await self.show(interaction, self.ref.table, Spot.parse(presses.REPLAY.read(self.ref.arg)))

    @staticmethod
    async def show(interaction: Click, match_id: int, spot: Spot) -> None:
        """Answer with the match at a spot."""
        await show_spot(interaction, await archived_of(interaction, match_id), spot)


class JumpTrick(PrivateItem, press=presses.REPLAY_TRICK):
    """To a trick of the deal."""

    async def press(self, interaction: Click) -> None:
        """Show the match at the chosen spot."""
        await Step.show(interaction, self.ref.table, Spot.parse(self.choice(interaction)))


class JumpDeal(JumpTrick, press=presses.REPLAY_DEAL):
    """To another deal."""


class OpenMatch(PrivateItem, press=presses.REPLAY_OPEN):
    """A match of the history."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen match from its beginning."""
        await Step.show(interaction, presses.NUMBER.read(self.choice(interaction)), Spot(0, 0))


class ReplayMatch(PrivateItem, press=presses.REPLAY_MATCH):
    """«Повтор» on the card at the end of a match."""

    async def press(self, interaction: Click) -> None:
        """Show that match from its beginning."""
        await Step.show(interaction, presses.REPLAY_MATCH.read(self.ref.arg), Spot(0, 0))


class TurnPage(PrivateItem, press=presses.HISTORY):
    """Older matches, or the newest again."""

    async def press(self, interaction: Click) -> None:
        """Show that page."""
        user_id, before = presses.HISTORY.read(self.ref.arg)
        await show_history(interaction, user_id, before or None)


class ShowProof(PrivateItem, press=presses.VERIFY):
    """The proof of a match."""

    async def press(self, interaction: Click) -> None:
        """Show it with the deck of that deal."""
        await self.show(interaction, self.ref.table, presses.VERIFY.read(self.ref.arg) or 0)

    @staticmethod
    async def show(interaction: Click, match_id: int, deal: int) -> None:
        """Answer with the proof of a match and the deck of a deal."""
        archived = await archived_of(interaction, match_id)
        await answer(interaction, verify_screen(interaction.client.say_to(interaction), archived, deal))


class ProveDeal(PrivateItem, press=presses.VERIFY_DEAL):
    """Another deal of the proof."""

    async def press(self, interaction: Click) -> None:
        """Show the chosen deck."""
        await ShowProof.show(interaction, self.ref.table, presses.NUMBER.read(self.choice(interaction)))


class Share(TableItem, press=presses.REPLAY_SHARE):
    """«Показать всем»: the deal for everybody in the channel."""

    async def press(self, interaction: Click) -> None:
        """Post the whole deal."""
        archived = await archived_of(interaction, self.ref.table)
        number = Spot.parse(presses.REPLAY_SHARE.read(self.ref.arg)).within(archived.deals).deal
        say = interaction.client.texts.say(interaction.client.club_language(interaction))
        view = layout(shared_deal(say, archived, number), interaction.client.items)
        await interaction.followup.send(view=view, allowed_mentions=discord.AllowedMentions.none())


class TakeFile(TableItem, press=presses.REPLAY_FILE):
    """The match as a file: the record, or readable text."""

    async def press(self, interaction: Click) -> None:
        """Send it to the member alone."""
        archived = await archived_of(interaction, self.ref.table)
        if presses.REPLAY_FILE.read(self.ref.arg) == "json":
            name, text = "json", json.dumps(archived.record, ensure_ascii=False, indent=1)
        else:
            names = await _names(interaction, archived)
            # A long match takes a tenth of a second to write down.
            text = await asyncio.to_thread(whole_text, interaction.client.say_to(interaction), archived, names)
            name = "txt"
        file = discord.File(io.BytesIO(text.encode()), f"belote-{archived.match_id}.{name}")
        await interaction.followup.send(file=file, ephemeral=True)


async def _names(interaction: Click, archived: ArchivedMatch) -> dict[int, str]:
    """What the players are called on the server."""
    nicknames = cast("Replay", interaction.client.get_cog("Replay")).nicknames
    names = await nicknames.of(guild_of(interaction), archived.past.seats)
    return {user_id: tidy(name) for user_id, name in names.items()}


ITEMS = (Step, JumpTrick, JumpDeal, OpenMatch, ReplayMatch, TurnPage, ShowProof, ProveDeal, Share, TakeFile)
