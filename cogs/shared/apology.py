"""What a member hears when something did not work: a sentence for every refusal, an apology for everything else."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, Final, Literal

import discord

from bot.render.words import refusal_words
from bot.services.errors import ServiceError, storage_refusal
from bot.texts import Say
from cogs.shared.delivery import NOBODY_THERE
from cogs.shared.ids import VERSION as ITEM_VERSION

if TYPE_CHECKING:
    from bot.client import BeloteBot

_log: Final = logging.getLogger(__name__)


class Refused(ServiceError):
    """What is refused before the services are asked: a missing right of the bot, no table to speak of."""

    def __init__(self, code: Literal["missing-permission", "no-tables"], **args: str) -> None:
        super().__init__(code, **args)


def refusal(say: Say, error: ServiceError) -> str:
    """The sentence of a refusal."""
    return refusal_words(say, error.code, error.args_)


async def tell(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Say a sentence to whoever made the interaction, whatever has been answered already."""
    if interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True)
    else:
        await interaction.response.send_message(sentence, ephemeral=True)


async def tell_refusal(interaction: discord.Interaction[BeloteBot], error: ServiceError) -> None:
    """Say why it was refused, to who asked and nobody else."""
    await tell(interaction, refusal(interaction.client.say_to(interaction), error))


async def tell_unreadable(interaction: discord.Interaction[BeloteBot], name: str) -> None:
    """Answer a control or form whose argument no screen of ours writes; the argument is not logged."""
    _log.info("%s has an argument that cannot be read", name)
    await tell(interaction, interaction.client.say_to(interaction)("error-old-control"))


async def apologise(interaction: discord.Interaction[BeloteBot], error: BaseException) -> None:
    """Log an unexpected error with a reference number and tell the number to whoever caused it.

    What storage could not do is no surprise: it is refused with the sentence for that, whichever service was asked, and
    the reason is in the log of the database once. The log line names the control, never its argument, which may be a
    card: errors of the engine and the services hold none.
    """
    refused = storage_refusal(error)
    if refused is not None:
        await tell_refusal(interaction, refused)
        return
    if isinstance(error, discord.HTTPException) and error.code in NOBODY_THERE:
        _log.warning("%s could not be answered: %s", _name(interaction), error)
        return
    reference = secrets.token_hex(3).upper()
    _log.error("Reference %s: %s failed", reference, _name(interaction), exc_info=error)
    sentence = interaction.client.say_to(interaction)("error-unexpected", reference=reference)
    try:
        await tell(interaction, sentence)
    except discord.HTTPException as trouble:
        _log.warning("The apology %s did not arrive: %s", reference, trouble)


def _name(interaction: discord.Interaction[Any]) -> str:
    """What was used: a command, or a control without its argument; enough to find the place, nothing private."""
    data: dict[str, Any] = dict(interaction.data or {})
    version, *parts = str(data.get("custom_id") or "").split(":")
    named = parts[:3] if version == ITEM_VERSION else parts[:1]
    return f"{interaction.type.name} {':'.join(named) or data.get('name') or '?'}"
