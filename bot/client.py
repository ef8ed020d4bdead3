"""The bot: a Discord client that knows its services and loads the cogs by name; what members see is theirs."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.clock import Clock, SystemClock
from bot.command_sync import sync_commands
from bot.composition import Entropy, Services, open_services
from bot.pictures.studio import Studio
from bot.render.members.preferences import manner_of
from bot.services.robots import Thinking
from bot.settings import Settings
from bot.texts import Language, Say, Texts, language_for
from bot.texts.commands import CommandTranslator

EXTENSIONS: Final = (
    "cogs.shared.routing",
    "cogs.lobby",
    "cogs.table",
    "cogs.bidding",
    "cogs.reporting",
    "cogs.members",
    "cogs.club",
    "cogs.help",
    "cogs.emojis",
    "cogs.history",
    "cogs.scorepad",
)

ItemClass = type[discord.ui.DynamicItem[Any]]


class FormHandler(Protocol):
    """What answers the forms of one kind."""

    @property
    def kind(self) -> str:
        """The kind in the custom ids of its forms."""
        ...

    async def receive(self, interaction: discord.Interaction[Any], arg: str) -> None:
        """Take a form that somebody sent and answer it."""
        ...


class BeloteBot(commands.AutoShardedBot):
    """The club's bot. Build it with `build_bot`; everything asynchronous begins in `setup_hook`.

    Cogs find here what they are made of: `settings`, `texts`, `services` (once started), `studio` for pictures,
    `items`, the item class that answers each verb, and `forms`, what answers each kind of form.
    """

    services: Services

    def __init__(self, settings: Settings, texts: Texts, open_services: Callable[[], Awaitable[Services]]) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.members = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
        )
        self.settings = settings
        self.texts = texts
        self.studio = Studio(is_open=settings.table_pictures)
        self.items: dict[str, ItemClass] = {}
        self.forms: dict[str, FormHandler] = {}
        self._open_services = open_services
        self._started = False

    async def setup_hook(self) -> None:
        """Open storage and services, load the cogs, let the stored tables go on, publish changed commands."""
        self.services = await self._open_services()
        self._started = True
        for name in EXTENSIONS:
            await self.load_extension(name)
        await self.services.tables.load(in_touch=False)
        await self.tree.set_translator(CommandTranslator(self.texts))
        if self.settings.sync_commands:
            await sync_commands(self.tree, self.services.database)

    async def close(self) -> None:
        """Stop the tables, leave Discord, close the storage; may be called again."""
        if self.is_closed():
            return
        if self._started:
            await self.services.tables.close()
            await self.services.reporting.close()
            await self.services.members.clockwork.close()
        await super().close()
        if self._started:
            await self.services.database.close()

    def add_items(self, *classes: ItemClass) -> None:
        """Route the custom ids of these item classes; raises `ValueError` for a verb that is taken."""
        for item in classes:
            verb: str = getattr(getattr(item, "asks", None), "verb", "")
            if not verb or verb in self.items:
                raise ValueError(f"verb {verb!r} of {item.__name__} is missing or taken")
            self.items[verb] = item
        self.add_dynamic_items(*classes)

    @property
    def language(self) -> Language:
        """The language where nothing else decides."""
        return self.settings.language

    def say_to(self, interaction: discord.Interaction[Any]) -> Say:
        """The sentences for whoever made the interaction alone: his language, cards written as he wants them."""
        manner = manner_of(self.services.members.preferences.of(interaction.user.id)) if self._started else None
        return self.texts.say(self.language_of(interaction), manner)

    def language_of(self, interaction: discord.Interaction[Any]) -> Language:
        """The language of whoever made the interaction: the one he chose, else that of his Discord."""
        chosen = self.services.members.preferences.of(interaction.user.id).language if self._started else None
        return language_for(chosen or interaction.locale.value, self.language)

    def club_language(self, interaction: discord.Interaction[Any]) -> Language:
        """The language of public cards in that server: what `/club setup` chose, else the server's own.

        Discord reports `en-US` for every server that is no community and never chose, so that English counts only where
        a community says it.
        """
        chosen_here = self.services.clubs.of(interaction.guild_id or 0).language
        if chosen_here is not None:
            return Language(chosen_here)
        locale = interaction.guild_locale
        guild = interaction.guild
        chosen = guild is not None and "COMMUNITY" in guild.features
        if locale is None or (locale is discord.Locale.american_english and not chosen):
            return self.language
        return language_for(locale.value, self.language)

    def add_forms(self, *forms: FormHandler) -> None:
        """Route the custom ids of these forms; raises `ValueError` for a kind that is taken."""
        for form in forms:
            if not form.kind or form.kind in self.forms:
                raise ValueError(f"kind {form.kind!r} of {type(form).__name__} is missing or taken")
            self.forms[form.kind] = form


def build_bot(
    settings: Settings,
    clock: Clock | None = None,
    entropy: Entropy = secrets.token_bytes,
    thinking: Thinking | None = None,
    texts: Texts | None = None,
) -> BeloteBot:
    """The bot with everything it needs; nothing is opened or started before it logs in.

    Args:
        settings: what the administrator chose.
        clock: where time comes from; the machine's clock by default.
        entropy: where the secrets of matches come from.
        thinking: where robots think; worker processes by default.
        texts: the sentences, where they have been loaded already.
    """
    time = clock or SystemClock()
    return BeloteBot(settings, texts or Texts.load(), lambda: open_services(settings, time, entropy, thinking))
