"""The form of `/club setup`."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.render.club import check_screen, language_name
from bot.services.reporting.views import Moderation
from bot.texts import Language, Say
from cogs.club._check import look_at, require_manager
from cogs.shared.forms import Fields, Form, labelled
from cogs.shared.replies import Click, answer

AUTOMATIC: Final = "auto"


class SetupForm(Form):
    """The moderators' role, the channel of the queue, the language, and two choices."""

    kind = "club-setup"

    @classmethod
    async def open(cls, interaction: Click) -> None:
        """Answer an interaction with the form, filled with what is set."""
        guild = require_manager(interaction)
        services = interaction.client.services
        chosen, club = await services.reporting.administration.settings(guild.id), services.clubs.of(guild.id)
        say = interaction.client.say_to(interaction)
        await cls.show(interaction, say("setup-title"), *_fields(say, guild, chosen, club.language))

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Store it, and show what is still missing."""
        guild = require_manager(interaction)
        services, bot = interaction.client.services, interaction.client
        language = fields.picked("language")
        chosen = Moderation(
            guild_id=guild.id,
            role_id=fields.number("role"),
            channel_id=fields.number("channel"),
            strict=fields.ticked("strict"),
            timeouts=fields.ticked("timeouts"),
        )
        await services.reporting.administration.set_settings(chosen, interaction.user.id)
        await services.clubs.set_language(guild.id, language if language in tuple(Language) else None)
        say = bot.say_to(interaction)
        await answer(interaction, check_screen(say, await look_at(interaction, guild), say("setup-done")))


def _fields(say: Say, guild: discord.Guild, chosen: Moderation, language: str | None) -> list[ui.Label[Any]]:
    role = guild.get_role(chosen.role_id) if chosen.role_id is not None else None
    channel = guild.get_channel(chosen.channel_id) if chosen.channel_id is not None else None
    languages = [
        discord.SelectOption(label=language_name(say, value), value=value or AUTOMATIC, default=value == language)
        for value in (None, *Language)
    ]
    roles: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id="role", required=False, min_values=0, default_values=[role] if role is not None else []
    )
    channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id="channel",
        required=False,
        min_values=0,
        channel_types=[discord.ChannelType.text],
        default_values=[channel] if channel is not None else [],
    )
    strict: ui.Checkbox[Any] = ui.Checkbox(custom_id="strict", default=chosen.strict)
    timeouts: ui.Checkbox[Any] = ui.Checkbox(custom_id="timeouts", default=chosen.timeouts)
    return [
        labelled(say("setup-role"), roles, say("setup-role-hint")),
        labelled(say("setup-channel"), channels, say("setup-channel-hint")),
        labelled(say("setup-language"), ui.Select(custom_id="language", options=languages, required=True)),
        labelled(say("setup-strict"), strict, say("setup-strict-hint")),
        labelled(say("setup-timeouts"), timeouts, say("setup-timeouts-hint")),
    ]


FORMS = (SetupForm(),)
