"""Making sure that the application has our emojis: what is there stays, what is missing is uploaded."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.pictures.names import Colours, all_emojis, emoji_picture

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Emojis(commands.Cog):
    """Uploads what is missing while the bot plays already; until then cards are written in letters."""

    def __init__(self, bot: BeloteBot) -> None:
        self._bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin, unless the administrator wants no emojis."""
        if self._bot.settings.card_emojis:
            self._task = asyncio.create_task(self._ensure(), name="emojis")

    async def cog_unload(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _ensure(self) -> None:
        try:
            await self._bot.wait_until_ready()
            await self._upload_missing()
        except (discord.HTTPException, OSError) as error:
            _log.warning("Cards stay without emojis, at least some of them: %s", error)
        except Exception:
            _log.exception("Cards stay without emojis")

    async def _upload_missing(self) -> None:
        present = {emoji.name: emoji for emoji in await self._bot.fetch_application_emojis()}
        made = 0
        for name in dict.fromkeys(name for colours in Colours for name in all_emojis(colours)):
            emoji = present.get(name)
            if emoji is None:
                emoji = await self._bot.create_application_emoji(name=name, image=emoji_picture(name))
                made += 1
            self._bot.texts.emojis[name] = str(emoji)
        if made:
            _log.info("Uploaded %d emojis", made)
