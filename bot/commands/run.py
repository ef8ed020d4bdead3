"""`belote run`: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import signal
from pathlib import Path

import aiohttp
import discord

from bot.client import build_bot
from bot.commands.output import inform, report_error, report_settings
from bot.settings import Settings, SettingsError, load_settings
from bot.store.errors import StoreError
from bot.texts import Say


def run(say: Say, options: argparse.Namespace) -> int:
    """Run the bot until it is stopped; a missing or wrong setting is named and gives status 2."""
    env_file: Path | None = options.env_file
    try:
        settings = load_settings(env_file)
        token = settings.require_token()
    except SettingsError as error:
        report_settings(say, error)
        return 2
    say = say.texts.say(settings.language)
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    for name in ("discord.gateway", "discord.http", "discord.webhook"):
        # Their DEBUG lines hold whole payloads: hands, complaints, and who sent them.
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        asyncio.run(_serve(settings, token, say))
    except discord.LoginFailure:
        inform(say("cli-token-refused", name="DISCORD_TOKEN"))
        return 2
    except discord.PrivilegedIntentsRequired:
        inform(say("cli-intents-refused"))
        return 2
    except SettingsError as error:
        report_settings(say, error)
        return 2
    except StoreError as error:
        report_error(say, error.code, str(error))
        return 1
    except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
        inform(say("cli-discord-unreachable", reason=str(error)))
        return 1
    except KeyboardInterrupt:
        inform(say("cli-stopped"))
    return 0


def settle_memory() -> None:
    """Keep what the start has loaded out of later garbage collections.

    It lives as long as the process, and looking through all of it again would hold up the event loop for a tenth of a
    second each time.
    """
    gc.collect()
    gc.freeze()


async def _serve(settings: Settings, token: str, say: Say) -> None:
    """Log in and stay until the process is asked to stop; the storage is closed properly in any case."""
    bot = build_bot(settings)
    task = asyncio.current_task()
    assert task is not None, "a coroutine runs in a task"
    with contextlib.suppress(NotImplementedError):  # Windows has no signals for event loops
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)

    async def greet() -> None:
        inform(say("cli-ready", name=str(bot.user)))

    async def settle() -> None:
        bot.remove_listener(settle, "on_ready")
        settle_memory()

    bot.add_listener(greet, "on_ready")
    bot.add_listener(settle, "on_ready")
    try:
        async with bot:
            await bot.start(token)
    except asyncio.CancelledError:
        inform(say("cli-stopped"))
