"""The controls of `/settings`."""

from __future__ import annotations

from discord import ui

from bot.render import presses
from bot.render.members.preferences import (
    AUTOMATIC,
    FLAGS,
    FOUR_COLOURS,
    STYLES,
    clock_time,
    flag_code,
    settings_screen,
)
from bot.services.members.preferences import DEMANDS
from bot.texts import Language
from bot.texts.manner import SuitStyle
from cogs.shared.forms import Fields, Form, labelled
from cogs.shared.hands import screens_of
from cogs.shared.items import PrivateItem, TableItem
from cogs.shared.replies import Click, answer, guild_of


async def show_settings(interaction: Click, notice: str = "") -> None:
    """Answer an acknowledged interaction with the member's choices."""
    members, user_id = interaction.client.services.members, interaction.user.id
    blocked = await members.blocks.blocked(guild_of(interaction), user_id)
    say = interaction.client.say_to(interaction)
    chosen, quiet = members.preferences.of(user_id), members.preferences.quiet(user_id)
    await answer(interaction, settings_screen(say, chosen, quiet, blocked, say(notice) if notice else ""))


class OpenSettings(PrivateItem, press=presses.SETTINGS):
    """«Настройки»."""

    async def press(self, interaction: Click) -> None:
        """Show them."""
        await show_settings(interaction)


class ChooseLanguage(PrivateItem, press=presses.SET_LANGUAGE):
    """The language of everything that only the member sees."""

    async def press(self, interaction: Click) -> None:
        """Change it and show the settings in it."""
        value = self.choice(interaction)
        language = value if value != AUTOMATIC and value in tuple(Language) else None
        await interaction.client.services.members.preferences.change(interaction.user.id, language=language)
        await show_settings(interaction, "settings-kept")


class Toggle(PrivateItem, press=presses.SET_FLAG):
    """A choice that is on or off."""

    async def press(self, interaction: Click) -> None:
        """Turn it."""
        choices, user_id = interaction.client.services.members.preferences, interaction.user.id
        for flag in FLAGS:
            if flag_code(flag) == presses.SET_FLAG.read(self.ref.arg):
                await choices.toggle(user_id, flag)
        await show_settings(interaction, "settings-kept")


class ChooseStyle(PrivateItem, press=presses.SET_SUITS):
    """How cards are written to the member; open hands follow when they are drawn next."""

    async def press(self, interaction: Click) -> None:
        """Change it and show the settings with a sample."""
        value = self.choice(interaction)
        if value in STYLES:
            four = value == FOUR_COLOURS
            suits = SuitStyle.PICTURE if four else SuitStyle(value)
            choices = interaction.client.services.members.preferences
            await choices.change(interaction.user.id, suits=suits.value, four_colour=four)
        await show_settings(interaction, "settings-kept")


class ChooseDemand(PrivateItem, press=presses.SET_DEMAND):
    """Which reliability the member asks for at their tables."""

    async def press(self, interaction: Click) -> None:
        """Change it."""
        value = self.choice(interaction)
        asked = int(value) if value.isdigit() and int(value) in DEMANDS else None
        services, user_id = interaction.client.services, interaction.user.id
        await services.members.preferences.change(user_id, asks_reliability=asked)
        for lobby in services.tables.listing.of_member(user_id):
            if lobby.host_id == user_id:
                screens_of(interaction).resume(lobby.table_id)
        await show_settings(interaction, "settings-kept")


class AskQuiet(TableItem, press=presses.SET_QUIET):
    """«Тихие часы»."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""

    async def press(self, interaction: Click) -> None:
        """Open the form with what is set."""
        say = interaction.client.say_to(interaction)
        quiet = interaction.client.services.members.preferences.quiet(interaction.user.id)
        begins, ends = (clock_time(quiet.begins), clock_time(quiet.ends)) if quiet is not None else ("", "")
        await QuietForm.show(
            interaction,
            say("quiet-form-title"),
            labelled(say("quiet-form-zone"), _line("zone", quiet.zone if quiet else "Europe/Kyiv", 60)),
            labelled(say("quiet-form-begins"), _line("begins", begins, 5), say("quiet-form-hint")),
            labelled(say("quiet-form-ends"), _line("ends", ends, 5)),
        )


class QuietForm(Form):
    """Quiet hours."""

    kind = "quiet"

    async def submit(self, interaction: Click, arg: str, fields: Fields) -> None:
        """Set them and show the settings."""
        choices = interaction.client.services.members.preferences
        zone, begins, ends = (fields.text(name) for name in ("zone", "begins", "ends"))
        await choices.set_quiet(interaction.user.id, zone, begins, ends)
        await show_settings(interaction, "settings-kept")


def _line(name: str, value: str, most: int) -> ui.TextInput[ui.Modal]:
    """A field for one line."""
    return ui.TextInput(custom_id=name, max_length=most, required=False, default=value or None)


PREFERENCE_ITEMS = (OpenSettings, ChooseLanguage, ChooseStyle, Toggle, ChooseDemand, AskQuiet)
PREFERENCE_FORMS = (QuietForm(),)
