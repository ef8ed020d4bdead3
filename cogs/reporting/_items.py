"""The buttons of members: complaining from a card, and one's own cases."""

from __future__ import annotations

from bot.render.reporting.report_entry import COMPLAIN
from cogs.reporting.forms import AnswerForm, AppealForm, FileForm, ReportForm, file_field, show_mine
from cogs.shared.forms import labelled, writing
from cogs.shared.items import TableItem
from cogs.shared.replies import Click


class FormItem(TableItem):
    """A control that opens a form, which must be the first answer."""

    async def acknowledge(self, interaction: Click) -> None:
        """Leave the answer to the form."""


class Complain(FormItem, verb=COMPLAIN):
    """«Пожаловаться» on the card at the end of a match."""

    async def press(self, interaction: Click) -> None:
        """Open the form with the others of the match to choose from."""
        await ReportForm.open(interaction, match_id=int(self.ref.arg))


class Write(FormItem, verb="mine-answer"):
    """An answer to the moderators."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        words = labelled(say("mine-form-words"), writing("words"), say("mine-form-words-hint"))
        await AnswerForm.show(interaction, say("mine-form-title"), words, arg=self.ref.arg)


class Appeal(FormItem, verb="mine-appeal"):
    """An appeal against a decision."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        words = labelled(say("appeal-form-words"), writing("words"), say("appeal-form-words-hint"))
        await AppealForm.show(interaction, say("appeal-form-title"), words, arg=self.ref.arg)


class AddFile(FormItem, verb="mine-file"):
    """A file for one's complaint."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        say = interaction.client.say_to(interaction)
        await FileForm.show(interaction, say("mine-button-file"), file_field(say, required=True), arg=self.ref.arg)


class Withdraw(TableItem, verb="mine-withdraw"):
    """Taking a complaint back."""

    async def press(self, interaction: Click) -> None:
        """Take it back and show the list again."""
        reporting = interaction.client.services.reporting
        await reporting.own.withdraw(interaction.guild_id or 0, interaction.user.id, self.ref.arg)
        await show_mine(interaction, "mine-withdrawn")


ITEMS = (Complain, Write, Appeal, AddFile, Withdraw)
