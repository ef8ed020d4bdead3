"""The buttons of members: complaining from a card, and one's own cases."""

from __future__ import annotations

from bot.render import presses
from cogs.reporting.forms import AnswerForm, AppealForm, FileForm, ReportForm, file_field, show_mine
from cogs.shared.forms import labelled, writing
from cogs.shared.items import TableItem
from cogs.shared.replies import Click, guild_of


class FormItem(TableItem):
    """A control that opens a form, which must be the first answer."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""


class Complain(FormItem, press=presses.COMPLAIN):
    """«Пожаловаться» on the card at the end of a match."""

    async def press(self, interaction: Click) -> None:
        """Open the form with the others of the match to choose from."""
        await ReportForm.open(interaction, match_id=presses.COMPLAIN.read(self.ref.arg))


class Write(FormItem, press=presses.MINE_ANSWER):
    """An answer to the moderators."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        words = labelled(say("mine-form-words"), writing("words"), say("mine-form-words-hint"))
        await AnswerForm.show(interaction, say("mine-form-title"), words, arg=presses.MINE_ANSWER.read(self.ref.arg))


class Appeal(FormItem, press=presses.MINE_APPEAL):
    """An appeal against a decision."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        words = labelled(say("appeal-form-words"), writing("words"), say("appeal-form-words-hint"))
        await AppealForm.show(interaction, say("appeal-form-title"), words, arg=presses.MINE_APPEAL.read(self.ref.arg))


class AddFile(FormItem, press=presses.MINE_FILE):
    """A file for one's complaint."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        await FileForm.show(
            interaction,
            say("mine-button-file"),
            file_field(say, required=True),
            arg=presses.MINE_FILE.read(self.ref.arg),
        )


class Withdraw(TableItem, press=presses.MINE_WITHDRAW):
    """Taking a complaint back."""

    async def press(self, interaction: Click) -> None:
        """Take it back and show the list again."""
        reporting = interaction.client.services.reporting
        await reporting.own.withdraw(
            guild_of(interaction), interaction.user.id, presses.MINE_WITHDRAW.read(self.ref.arg)
        )
        await show_mine(interaction, "mine-withdrawn")


ITEMS = (Complain, Write, Appeal, AddFile, Withdraw)
