"""The buttons and lists of moderators: the queue, a case and what can be done with it."""

from __future__ import annotations

from discord import ui

from bot.render import presses
from bot.render.reporting.reports import queue_screen
from bot.render.words import mention
from bot.services.reporting.errors import ReportRefused
from cogs.reporting._items import FormItem
from cogs.reporting._material import MATERIAL
from cogs.reporting._staff_forms import (
    AppealDecisionForm,
    AskOtherForm,
    AskReporterForm,
    DecisionForm,
    MergeForm,
    UnsealForm,
    show_case,
)
from cogs.shared.forms import labelled, writing
from cogs.shared.items import TableItem
from cogs.shared.replies import Click, acknowledge_in_place, answer, answer_words, promise
from cogs.shared.staff import staff_of


async def show_queue(interaction: Click, page: int = 0) -> None:
    """Answer an acknowledged interaction with a page of the queue."""
    found = await interaction.client.services.reporting.queue.page(await staff_of(interaction), page)
    await answer(interaction, queue_screen(interaction.client.say_to(interaction), found))


class TurnPage(TableItem, press=presses.QUEUE_PAGE):
    """Another page of the queue, or the same one anew."""

    async def press(self, interaction: Click) -> None:
        """Show it."""
        await show_queue(interaction, presses.QUEUE_PAGE.read(self.ref.arg)[0])


class OpenCase(TableItem, press=presses.CASE_OPEN):
    """A case chosen from the queue."""

    async def press(self, interaction: Click) -> None:
        """Show it."""
        reporting = interaction.client.services.reporting
        await show_case(interaction, await reporting.queue.case(await staff_of(interaction), self.choice(interaction)))


class Material(TableItem, press=presses.CASE_MATERIAL):
    """Evidence chosen to be opened: `file`, `said` or `deals` of a pseudonym."""

    async def acknowledge(self, interaction: Click) -> None:
        """Promise a message of its own; the case stays where it is."""
        await promise(interaction)

    async def press(self, interaction: Click) -> None:
        """Show it to this moderator alone."""
        what, _, pseudonym = self.choice(interaction).partition(".")
        if what not in MATERIAL:
            raise ReportRefused("report-not-found")
        await MATERIAL[what](interaction, presses.CASE_MATERIAL.read(self.ref.arg), pseudonym)


class Claim(TableItem, press=presses.CASE_CLAIM):
    """Taking a case."""

    async def press(self, interaction: Click) -> None:
        """Take it and show what can be done now."""
        case = await interaction.client.services.reporting.desk.claim(
            await staff_of(interaction), presses.CASE_CLAIM.read(self.ref.arg)
        )
        await show_case(interaction, case, "reports-claimed")


class Release(TableItem, press=presses.CASE_RELEASE):
    """Handing a case back."""

    async def press(self, interaction: Click) -> None:
        """Hand it back and show the queue."""
        await interaction.client.services.reporting.desk.release(
            await staff_of(interaction), presses.CASE_RELEASE.read(self.ref.arg)
        )
        await show_queue(interaction)


class AskReporter(FormItem, press=presses.CASE_ASK):
    """A reporter chosen to be asked."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        await staff_of(interaction)
        say, pseudonym = interaction.client.say_to(interaction), self.choice(interaction)
        words = labelled(say("ask-form-words"), writing("words"), say("ask-form-reporter-hint"))
        title = say("report-reporter", pseudonym=pseudonym)
        await AskReporterForm.show(interaction, title, words, arg=f"{presses.CASE_ASK.read(self.ref.arg)}.{pseudonym}")


class AskOther(FormItem, press=presses.CASE_ASK_OTHER):
    """A question to the member complained of."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        await staff_of(interaction)
        say = interaction.client.say_to(interaction)
        words = labelled(say("ask-form-words"), writing("words"), say("ask-form-other-hint"))
        await AskOtherForm.show(
            interaction, say("ask-form-other-title"), words, arg=presses.CASE_ASK_OTHER.read(self.ref.arg)
        )


class Decide(FormItem, press=presses.CASE_DECIDE):
    """The decision on a complaint."""

    async def press(self, interaction: Click) -> None:
        """Open the form with what the ladder suggests."""
        case = await interaction.client.services.reporting.queue.case(
            await staff_of(interaction), presses.CASE_DECIDE.read(self.ref.arg)
        )
        say = interaction.client.say_to(interaction)
        title = say("decide-form-title", case=case.code)
        await DecisionForm.show(interaction, title, *DecisionForm.fields(say, case), arg=case.code)


class DecideAppeal(FormItem, press=presses.APPEAL_DECIDE):
    """The decision on an appeal."""

    async def press(self, interaction: Click) -> None:
        """Open the form."""
        case = await interaction.client.services.reporting.queue.case(
            await staff_of(interaction), presses.APPEAL_DECIDE.read(self.ref.arg)
        )
        say = interaction.client.say_to(interaction)
        title = say("decide-form-title", case=case.code)
        await AppealDecisionForm.show(interaction, title, *AppealDecisionForm.fields(say), arg=case.code)


class More(FormItem, press=presses.CASE_MORE):
    """What is needed seldom: `escalate`, `merge`, and `misuse`, `keep`, `unseal`, `confirm` of a pseudonym."""

    async def press(self, interaction: Click) -> None:
        """Do it, or open the form it needs."""
        what, _, pseudonym = self.choice(interaction).partition(".")
        code, say = presses.CASE_MORE.read(self.ref.arg), interaction.client.say_to(interaction)
        if what == "merge":
            code_field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="code", max_length=10)
            label = labelled(say("merge-form-code"), code_field, say("merge-form-code-hint"))
            await MergeForm.show(interaction, say("reports-more-merge"), label, arg=code)
        elif what == "unseal":
            why = labelled(say("unseal-form-why"), writing("words"), say("unseal-form-why-hint"))
            await UnsealForm.show(interaction, say("unseal-form-title"), why, arg=f"{code}.{pseudonym}")
        else:
            await acknowledge_in_place(interaction)
            await self._act(interaction, what, code, pseudonym)

    async def _act(self, interaction: Click, what: str, code: str, pseudonym: str) -> None:
        reporting, staff = interaction.client.services.reporting, await staff_of(interaction)
        if what == "escalate":
            await reporting.desk.escalate(staff, code)
            await show_queue(interaction)
        elif what == "misuse":
            await show_case(interaction, await reporting.desk.mark_misuse(staff, code, pseudonym))
        elif what == "keep":
            await show_case(interaction, await reporting.desk.keep_mark(staff, code, pseudonym))
        elif what == "confirm":
            user_id = await reporting.unsealing.confirm(staff, code, pseudonym)
            say = interaction.client.say_to(interaction)
            await answer_words(interaction, say("reports-unsealed", member=mention(say, user_id)))
        else:
            raise ReportRefused("report-not-found")


STAFF_ITEMS = (TurnPage, OpenCase, Material, Claim, Release, AskReporter, AskOther, Decide, DecideAppeal, More)
